//! `Retry-After`: how long a receiver asks to be left alone.

use std::time::Duration;

use domain::values::Moment;

/// Reads the header: seconds, or a date of HTTP. What is neither says nothing.
pub fn retry_after(value: &str, now: Moment) -> Option<Duration> {
    let value = value.trim();
    if !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit()) {
        // More seconds than fit a number are more than anybody waits.
        return Some(Duration::from_secs(value.parse().unwrap_or(u64::MAX)));
    }
    let date = httpdate::parse_http_date(value).ok()?;
    let since_1970 = date.duration_since(std::time::UNIX_EPOCH).ok()?;
    Some(Moment::from_micros(0)?.after(since_1970).since(now))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_and_dates_are_read_and_nothing_else() {
        // Sun, 06 Nov 1994 08:49:37 GMT
        let now = Moment::from_micros(784_111_777_000_000).unwrap();
        for (value, wait) in [
            ("0", Some(0)),
            ("120", Some(120)),
            (" 120 ", Some(120)),
            ("99999999999999999999999", Some(u64::MAX)),
            ("Sun, 06 Nov 1994 08:50:37 GMT", Some(60)),
            ("Sun, 06 Nov 1994 08:00:00 GMT", Some(0)),
            ("", None),
            ("-1", None),
            ("1.5", None),
            ("soon", None),
            ("١٢", None),
            ("Sun, 06 Nov 1969 08:00:00 GMT", None),
        ] {
            assert_eq!(retry_after(value, now), wait.map(Duration::from_secs), "{value}");
        }
    }
}
