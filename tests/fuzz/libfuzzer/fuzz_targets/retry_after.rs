//! Feeds `retry_after`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::feed("retry_after", bytes));
