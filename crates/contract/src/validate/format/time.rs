//! Dates and times of RFC 3339. The calendar is chrono's; its own readers take more than the RFC writes.

use chrono::NaiveDate;

/// `2024-02-29`
pub(super) fn is_date(text: &str) -> bool {
    let (Some(year), Some(month), Some(day)) = (digits(text, 0..4), digits(text, 5..7), digits(text, 8..10)) else {
        return false;
    };
    let bytes = text.as_bytes();
    let is_day = NaiveDate::from_ymd_opt(year, month.unsigned_abs(), day.unsigned_abs()).is_some();
    text.len() == 10 && bytes[4] == b'-' && bytes[7] == b'-' && is_day
}

/// `2024-02-29T12:00:00.5+01:00`
pub(super) fn is_date_time(text: &str) -> bool {
    let is_separated = matches!(text.as_bytes().get(10), Some(b'T' | b't'));
    is_separated && text.get(..10).is_some_and(is_date) && text.get(11..).is_some_and(is_time)
}

/// `12:00:00.5+01:00`: the offset is a part of it, as in RFC 3339.
pub(super) fn is_time(text: &str) -> bool {
    let (Some(hour), Some(minute), Some(second)) = (digits(text, 0..2), digits(text, 3..5), digits(text, 6..8)) else {
        return false;
    };
    let bytes = text.as_bytes();
    let is_separated = bytes[2] == b':' && bytes[5] == b':';
    let Some(offset) = text.get(8..).and_then(without_fraction).and_then(offset_minutes) else { return false };
    // A leap second is the last of a day in UTC.
    let is_last_minute = (hour * 60 + minute - offset).rem_euclid(24 * 60) == 24 * 60 - 1;
    is_separated && hour < 24 && minute < 60 && (second < 60 || (second == 60 && is_last_minute))
}

/// What follows the fraction of a second; `None` if there is a point and no digit.
fn without_fraction(text: &str) -> Option<&str> {
    let Some(fraction) = text.strip_prefix('.') else { return Some(text) };
    let rest = fraction.trim_start_matches(|character: char| character.is_ascii_digit());
    (rest.len() < fraction.len()).then_some(rest)
}

/// Minutes ahead of UTC.
fn offset_minutes(text: &str) -> Option<i32> {
    let sign = match text.as_bytes() {
        b"Z" | b"z" => return Some(0),
        [b'+', _, _, b':', _, _] => 1,
        [b'-', _, _, b':', _, _] => -1,
        _ => return None,
    };
    let (hours, minutes) = (digits(text, 1..3)?, digits(text, 4..6)?);
    (hours < 24 && minutes < 60).then_some(sign * (hours * 60 + minutes))
}

/// The number at a place; `parse` alone would accept a sign.
fn digits(text: &str, at: std::ops::Range<usize>) -> Option<i32> {
    let digits = text.get(at)?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}
