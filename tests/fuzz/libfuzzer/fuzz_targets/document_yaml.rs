//! Feeds `document_yaml`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::feed("document_yaml", bytes));
