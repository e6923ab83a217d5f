//! Feeds `document_json`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::feed("document_json", bytes));
