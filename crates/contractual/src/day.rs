//! Days, in UTC. The clock is read here and nowhere else.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};

/// Year, month, day, as `contract` takes them.
pub type Day = (i32, u8, u8);

/// The day that the clock shows.
pub fn today() -> Result<Day> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).context("the clock is set before 1970; give --today")?;
    let n_days = i64::try_from(since.as_secs() / 86_400).context("the clock is out of range; give --today")?;
    civil(n_days).context("the clock is out of range; give --today")
}

/// Reads `2026-12-31`: only days that the calendar has, in only that form.
pub fn parse(text: &str) -> Result<Day> {
    read(text).with_context(|| format!("`{text}` is not a day such as 2026-12-31"))
}

/// The day that `--today` gives, or the clock's.
pub(crate) fn given_or_today(text: Option<&str>) -> Result<Day> {
    text.map_or_else(today, |text| parse(text).context("cannot use --today"))
}

/// As `2026-12-31`.
pub fn shown((year, month, day): Day) -> String {
    format!("{year:04}-{month:02}-{day:02}")
}

fn read(text: &str) -> Option<Day> {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return None };
    let is_plain = |part: &str, length: usize| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_plain(year, 4) || !is_plain(month, 2) || !is_plain(day, 2) {
        return None;
    }
    let (year, month, day): Day = (year.parse().ok()?, month.parse().ok()?, day.parse().ok()?);
    ((1..=12).contains(&month) && (1..=n_days_in(year, month)).contains(&day)).then_some((year, month, day))
}

fn n_days_in(year: i32, month: u8) -> u8 {
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Days since 1970 as a date of the Gregorian calendar, counted in eras of 400 years that begin in March, so that the
/// leap day comes last (Howard Hinnant, "chrono-compatible low-level date algorithms").
fn civil(n_days: i64) -> Option<Day> {
    let shifted = n_days + 719_468;
    let era = shifted.div_euclid(146_097);
    let day_of_era = shifted.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    Some((i32::try_from(year).ok()?, u8::try_from(month).ok()?, u8::try_from(day).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_since_1970_are_dates() {
        assert_eq!(civil(0), Some((1970, 1, 1)));
        assert_eq!(civil(11_016), Some((2000, 2, 29)));
        assert_eq!(civil(20_453), Some((2025, 12, 31)));
        assert_eq!(civil(20_454), Some((2026, 1, 1)));
        assert_eq!(civil(-1), Some((1969, 12, 31)));
    }

    #[test]
    fn only_days_of_the_calendar_are_read() {
        assert_eq!(parse("2024-02-29").unwrap(), (2024, 2, 29));
        assert_eq!(shown((2024, 2, 9)), "2024-02-09");
        for text in ["2023-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-01-00", "tomorrow", "", "2026-01-01-01"]
        {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
