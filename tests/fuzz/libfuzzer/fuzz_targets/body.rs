//! Feeds `body`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::feed("body", bytes));
