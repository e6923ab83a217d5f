//! `format: date`.

use std::fmt;
use std::ops::Deref;

use chrono::{Datelike, NaiveDate};

/// A day of the calendar, `2026-01-31`. Dereferences to [`chrono::NaiveDate`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date(NaiveDate);

impl Date {
    /// Four digits, two, and two, that name a day that there is.
    fn parse(text: &str) -> Option<Date> {
        let [y0, y1, y2, y3, b'-', m0, m1, b'-', d0, d1] = *<&[u8; 10]>::try_from(text.as_bytes()).ok()? else {
            return None;
        };
        let year = digits([y0, y1, y2, y3])?;
        let date = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, digits([m0, m1])?, digits([d0, d1])?)?;
        Some(Date(date))
    }

    /// The day itself, for what `chrono` can do with it.
    pub fn into_inner(self) -> NaiveDate {
        self.0
    }
}

/// ASCII digits as a number.
pub(super) fn digits<const N: usize>(text: [u8; N]) -> Option<u32> {
    text.into_iter().try_fold(0, |number, byte| byte.is_ascii_digit().then(|| number * 10 + u32::from(byte - b'0')))
}

/// Years outside of 0 to 9999 have no such text; none is read, and one that is made is written with its sign.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.0.year(), self.0.month(), self.0.day())
    }
}

impl Deref for Date {
    type Target = NaiveDate;

    fn deref(&self) -> &NaiveDate {
        &self.0
    }
}

impl From<NaiveDate> for Date {
    fn from(date: NaiveDate) -> Date {
        Date(date)
    }
}

super::text_format::text_format!(Date);
