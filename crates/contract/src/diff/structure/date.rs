//! Days, as sunsets name them.

use chrono::NaiveDate;

/// Reads `2030-12-31`, or a time of that day as RFC 3339 writes it.
pub(super) fn day(text: &str) -> Option<NaiveDate> {
    let (date, time) = match text.as_bytes().get(10) {
        None => (text, None),
        Some(b'T' | b't') => (text.get(..10)?, text.get(11..)),
        Some(_) => return None,
    };
    // chrono alone would take signs, blanks and single digits.
    let is_written = is_like(date, "0000-00-00") && time.is_none_or(is_time);
    is_written.then(|| date.parse().ok()).flatten()
}

/// Whether a text has digits where the form has zeros, and otherwise what the form has.
fn is_like(text: &str, form: &str) -> bool {
    let fits = |(byte, form): (u8, u8)| if form == b'0' { byte.is_ascii_digit() } else { byte == form };
    text.len() == form.len() && text.bytes().zip(form.bytes()).all(fits)
}

/// `10:00:00Z`, `10:00:00.5+01:00`
fn is_time(text: &str) -> bool {
    let Some((clock, rest)) = text.split_at_checked(8) else { return false };
    let (fraction, zone) = rest.split_at(rest.find(['Z', 'z', '+', '-']).unwrap_or(rest.len()));
    let are_digits = |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let is_fraction = fraction.is_empty() || fraction.strip_prefix('.').is_some_and(are_digits);
    let is_zone = matches!(zone, "Z" | "z") || is_like(zone, "+00:00") || is_like(zone, "-00:00");
    is_like(clock, "00:00:00") && is_fraction && is_zone
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_times_are_read() {
        for text in ["2030-12-31", "2024-02-29", "2030-12-31T10:00:00Z", "2030-12-31T10:00:00.5+01:00"] {
            assert!(day(text).is_some(), "{text}");
        }
        for text in ["", "soon", "2030-13-01", "2023-02-29", "2030-1-1", "2030-12-31 10:00", "2030-12-31T", "20301231"]
        {
            assert_eq!(day(text), None, "{text}");
        }
        for time in ["10-00-00Z", "ab:cd:efZ", "10:00:00", "10:00:00.Z", "10:00:00+1:00", "10:00:00+ab:00"] {
            assert_eq!(day(&format!("2030-12-31T{time}")), None, "{time}");
        }
    }

    #[test]
    fn days_are_counted_over_months_and_leap_years() {
        let days = |from: &str, to: &str| (day(to).unwrap() - day(from).unwrap()).num_days();
        assert_eq!(days("2024-02-28", "2024-03-01"), 2);
        assert_eq!(days("2023-02-28", "2023-03-01"), 1);
        assert_eq!(days("2023-12-31", "2024-01-01"), 1);
        assert_eq!(days("2000-01-01", "2100-01-01"), 36525);
        assert_eq!(days("2030-01-02", "2030-01-01"), -1);
    }
}
