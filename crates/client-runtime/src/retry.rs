//! Retries: exponential backoff with jitter, and `Retry-After`.

use std::time::{Duration, SystemTime};

use reqwest::header::{HeaderMap, RETRY_AFTER};

use crate::random;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Retries {
    pub(crate) count: u32,
    pub(crate) base: Duration,
    pub(crate) cap: Duration,
}

impl Default for Retries {
    fn default() -> Retries {
        Retries { count: 2, base: Duration::from_millis(200), cap: Duration::from_secs(5) }
    }
}

impl Retries {
    /// How long to wait before a retry, `n_done` of them being done: a random part of a time that doubles, so
    /// that clients that failed together do not come back together.
    pub(crate) fn delay(&self, n_done: u32) -> Duration {
        let doubled = self.base.saturating_mul(1_u32.checked_shl(n_done).unwrap_or(u32::MAX));
        doubled.min(self.cap).mul_f64(random::fraction())
    }
}

/// Whether a status says that the server, or what stands before it, cannot answer now and may soon.
pub(crate) fn is_passing(status: u16) -> bool {
    matches!(status, 502..=504)
}

/// How long a server asks to wait, in seconds or until a date.
pub(crate) fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    match text.parse() {
        Ok(n_seconds) => Some(Duration::from_secs(n_seconds)),
        // A date that has passed means now.
        Err(_) => {
            httpdate::parse_http_date(text).ok().map(|date| date.duration_since(SystemTime::now()).unwrap_or_default())
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use reqwest::header::{HeaderMap, HeaderValue, RETRY_AFTER};

    use super::{Retries, retry_after};

    #[test]
    fn delays_stay_below_what_doubles_and_below_the_cap() {
        let retries = Retries { count: 9, base: Duration::from_millis(100), cap: Duration::from_millis(350) };
        for (n_done, most) in [(0, 100), (1, 200), (2, 350), (40, 350), (u32::MAX, 350)] {
            for _ in 0..50 {
                assert!(retries.delay(n_done) <= Duration::from_millis(most));
            }
        }
    }

    #[test]
    fn a_server_may_ask_in_seconds_or_by_a_date() {
        let read =
            |text: &str| retry_after(&HeaderMap::from_iter([(RETRY_AFTER, HeaderValue::from_str(text).unwrap())]));
        assert_eq!(read("120"), Some(Duration::from_mins(2)));
        assert_eq!(read("Sun, 06 Nov 1994 08:49:37 GMT"), Some(Duration::ZERO));
        let soon = read(&httpdate::fmt_http_date(SystemTime::now() + Duration::from_mins(1))).unwrap();
        assert!(soon > Duration::from_secs(50) && soon <= Duration::from_mins(1), "{soon:?}");
        for text in ["", "soon", "-1", "1.5", "99999999999999999999999"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(retry_after(&HeaderMap::new()), None);
    }
}
