//! `format: date-time`.

use std::fmt;
use std::ops::Deref;

use chrono::{Datelike, FixedOffset, NaiveDate, NaiveTime, Timelike};

use super::date::digits;

/// A moment with the offset that it was written with, as RFC 3339 has it: `2026-01-31T15:30:00-03:00`. Dereferences to
/// [`chrono::DateTime`]; two that name the same moment are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DateTime(chrono::DateTime<FixedOffset>);

impl DateTime {
    fn parse(text: &str) -> Option<DateTime> {
        let (date, rest) = text.as_bytes().split_first_chunk::<10>()?;
        let [y0, y1, y2, y3, b'-', m0, m1, b'-', d0, d1] = *date else { return None };
        let year = i32::try_from(digits([y0, y1, y2, y3])?).ok()?;
        let date = NaiveDate::from_ymd_opt(year, digits([m0, m1])?, digits([d0, d1])?)?;

        let (time, rest) = rest.split_first_chunk::<9>()?;
        let [b'T' | b't', h0, h1, b':', i0, i1, b':', s0, s1] = *time else { return None };
        let (hour, minute, second) = (digits([h0, h1])?, digits([i0, i1])?, digits([s0, s1])?);
        let (nanosecond, rest) = fraction(rest)?;
        let offset = offset(rest)?;
        let time = match second {
            // `chrono` has a leap second as a second of two thousand milliseconds.
            60 => NaiveTime::from_hms_nano_opt(hour, minute, 59, 1_000_000_000 + nanosecond)?,
            _ => NaiveTime::from_hms_nano_opt(hour, minute, second, nanosecond)?,
        };
        let moment = date.and_time(time).and_local_timezone(offset).single()?;
        // A leap second ends a day of UTC, and no other.
        let utc = moment.naive_utc();
        let is_leap_ok = second != 60 || (utc.hour(), utc.minute()) == (23, 59);
        is_leap_ok.then_some(DateTime(moment))
    }

    /// The moment itself, for what `chrono` can do with it.
    pub fn into_inner(self) -> chrono::DateTime<FixedOffset> {
        self.0
    }
}

/// Nanoseconds after a point, and what follows. Digits beyond the ninth are let go.
fn fraction(text: &[u8]) -> Option<(u32, &[u8])> {
    let Some(text) = text.strip_prefix(b".") else { return Some((0, text)) };
    let n_digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    if n_digits == 0 {
        return None;
    }
    let (fraction, rest) = text.split_at(n_digits);
    let digits = fraction.iter().map(|byte| u32::from(byte - b'0')).chain(std::iter::repeat(0));
    Some((digits.take(9).fold(0, |number, digit| number * 10 + digit), rest))
}

fn offset(text: &[u8]) -> Option<FixedOffset> {
    match *text {
        [b'Z' | b'z'] => FixedOffset::east_opt(0),
        [sign @ (b'+' | b'-'), h0, h1, b':', m0, m1] => {
            let (hours, minutes) = (digits([h0, h1])?, digits([m0, m1])?);
            let seconds = i32::try_from(hours * 3600 + minutes * 60).ok()?;
            let is_valid = hours < 24 && minutes < 60;
            is_valid.then(|| FixedOffset::east_opt(if sign == b'-' { -seconds } else { seconds }))?
        }
        _ => None,
    }
}

/// With as many decimals as are needed, in threes, and `Z` for no offset.
impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (moment, nanosecond) = (&self.0, self.0.nanosecond());
        let (second, nanosecond) = if nanosecond >= 1_000_000_000 {
            (moment.second() + 1, nanosecond - 1_000_000_000)
        } else {
            (moment.second(), nanosecond)
        };
        let (year, month, day) = (moment.year(), moment.month(), moment.day());
        write!(f, "{year:04}-{month:02}-{day:02}T{:02}:{:02}:{second:02}", moment.hour(), moment.minute())?;
        match nanosecond {
            0 => {}
            _ if nanosecond % 1_000_000 == 0 => write!(f, ".{:03}", nanosecond / 1_000_000)?,
            _ if nanosecond % 1_000 == 0 => write!(f, ".{:06}", nanosecond / 1_000)?,
            _ => write!(f, ".{nanosecond:09}")?,
        }
        // Seconds of an offset have no place in RFC 3339; none that is read has any.
        match moment.offset().local_minus_utc() / 60 {
            0 => f.write_str("Z"),
            minutes => {
                let sign = if minutes < 0 { '-' } else { '+' };
                write!(f, "{sign}{:02}:{:02}", minutes.abs() / 60, minutes.abs() % 60)
            }
        }
    }
}

impl Deref for DateTime {
    type Target = chrono::DateTime<FixedOffset>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl<Z: chrono::TimeZone> From<chrono::DateTime<Z>> for DateTime {
    fn from(moment: chrono::DateTime<Z>) -> DateTime {
        DateTime(moment.fixed_offset())
    }
}

super::text_format::text_format!(DateTime);
