//! Days, as sunsets name them.

/// A day of the Gregorian calendar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Date {
    year: i32,
    month: u8,
    day: u8,
}

impl Date {
    /// Reads `2030-12-31`, or a time of that day as RFC 3339 writes it.
    pub(super) fn parse(text: &str) -> Option<Date> {
        let (date, time) = match text.as_bytes().get(10) {
            None => (text, None),
            Some(b'T' | b't') => (text.get(..10)?, text.get(11..)),
            Some(_) => return None,
        };
        if time.is_some_and(|time| !is_time(time)) {
            return None;
        }
        let [year, month, day] = date.split('-').collect::<Vec<_>>().try_into().ok()?;
        let number =
            |text: &str, len| (text.len() == len && is_digits(text)).then(|| text.parse::<i32>().ok()).flatten();
        Date::new(number(year, 4)?, u8::try_from(number(month, 2)?).ok()?, u8::try_from(number(day, 2)?).ok()?)
    }

    /// A day, if there is such a day.
    pub(super) fn new(year: i32, month: u8, day: u8) -> Option<Date> {
        let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        let n_days = match month {
            4 | 6 | 9 | 11 => 30,
            2 if is_leap => 29,
            2 => 28,
            1..=12 => 31,
            _ => return None,
        };
        (1..=n_days).contains(&day).then_some(Date { year, month, day })
    }

    /// Days from another day to this one.
    pub(super) fn days_since(self, other: Date) -> i64 {
        self.number() - other.number()
    }

    /// Days since the first of March of the year 0: with leap days at the end of the year, months are regular.
    fn number(self) -> i64 {
        let month = i64::from((self.month + 9) % 12);
        let year = i64::from(self.year) - i64::from(self.month <= 2);
        year * 365 + year.div_euclid(4) - year.div_euclid(100)
            + year.div_euclid(400)
            + (month * 306 + 5) / 10
            + i64::from(self.day)
    }
}

impl std::fmt::Display for Date {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// `10:00:00Z`, `10:00:00.5+01:00`
fn is_time(text: &str) -> bool {
    let Some((clock, rest)) = text.split_at_checked(8) else { return false };
    let is_clock = clock.bytes().enumerate().all(|(idx, byte)| match idx {
        2 | 5 => byte == b':',
        _ => byte.is_ascii_digit(),
    });
    let fraction = rest.strip_prefix('.').map_or(0, |digits| 1 + digits.bytes().take_while(u8::is_ascii_digit).count());
    let zone = &rest[fraction..];
    let is_zone = match zone.as_bytes() {
        [b'Z' | b'z'] => true,
        [b'+' | b'-', hours @ .., b':', m, n] => hours.iter().chain([m, n]).all(u8::is_ascii_digit) && hours.len() == 2,
        _ => false,
    };
    is_clock && is_zone && fraction != 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_read() {
        for text in ["2030-12-31", "2024-02-29", "2030-12-31T10:00:00Z", "2030-12-31T10:00:00.5+01:00"] {
            assert!(Date::parse(text).is_some(), "{text}");
        }
        for text in ["", "soon", "2030-13-01", "2023-02-29", "2030-1-1", "2030-12-31 10:00", "2030-12-31T", "20301231"]
        {
            assert_eq!(Date::parse(text), None, "{text}");
        }
        for time in ["10-00-00Z", "ab:cd:efZ", "10:00:00", "10:00:00.Z", "10:00:00+1:00", "10:00:00+ab:00"] {
            assert_eq!(Date::parse(&format!("2030-12-31T{time}")), None, "{time}");
        }
    }

    #[test]
    fn days_are_counted_over_months_and_leap_years() {
        let days = |from: &str, to: &str| Date::parse(to).unwrap().days_since(Date::parse(from).unwrap());
        assert_eq!(days("2024-02-28", "2024-03-01"), 2);
        assert_eq!(days("2023-02-28", "2023-03-01"), 1);
        assert_eq!(days("2023-12-31", "2024-01-01"), 1);
        assert_eq!(days("2000-01-01", "2100-01-01"), 36525);
        assert_eq!(days("2030-01-02", "2030-01-01"), -1);
    }
}
