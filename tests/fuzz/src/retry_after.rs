//! `Retry-After`: a number of seconds or a date, and nothing else.

use std::time::{Duration, UNIX_EPOCH};

use domain::values::Moment;

/// 2026-01-01, in microseconds since 1970.
const NOW: i64 = 1_767_225_600_000_000;

/// Any text as the header.
pub(crate) fn retry_after(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let wait = delivery::retry_after(text, Moment::from_micros(NOW).expect("it is a moment"));
    let trimmed = text.trim();
    let digits = trimmed.trim_start_matches('0');
    if !trimmed.is_empty() && trimmed.bytes().all(|byte| byte.is_ascii_digit()) {
        let is_huge = digits.len() > 20;
        let seconds = if digits.is_empty() { 0 } else { digits.parse::<u128>().unwrap_or(u128::MAX) };
        let expected = if is_huge { u64::MAX } else { u64::try_from(seconds).unwrap_or(u64::MAX) };
        assert_eq!(wait, Some(Duration::from_secs(expected)), "{text:?}");
        return;
    }
    let Some(wait) = wait else { return };
    // Whoever waits as long arrives at the date that was asked for, or was asked for the past.
    let date = httpdate::parse_http_date(trimmed).expect("what is no number is a date");
    let now = UNIX_EPOCH + Duration::from_micros(NOW.unsigned_abs());
    assert_eq!(wait, date.duration_since(now).unwrap_or_default(), "{text:?}");
}
