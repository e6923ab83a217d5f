//! Ids by which a request is found in the log.
//!
//! The operator's errors carry the id, too. It is known where the request is and needed where an error is made; in between
//! it goes with the task, since generated code does not carry it.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use poem::http::{HeaderMap, HeaderName, HeaderValue};
use uuid::{Builder, Uuid};

/// Where the id stands, in requests and in answers.
pub(super) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request: a UUID, so that it can hold nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestId(Uuid);

tokio::task_local! {
    static CURRENT: RequestId;
}

impl RequestId {
    /// The id of the request that is being answered, if one is.
    pub fn current() -> Option<Self> {
        CURRENT.try_with(|id| *id).ok()
    }

    /// Answers the request with this id.
    pub(super) async fn during<F: Future>(self, answering: F) -> F::Output {
        CURRENT.scope(self, answering).await
    }

    /// The id itself.
    pub fn uuid(self) -> Uuid {
        self.0
    }

    /// The id that the caller gave, if it is one, or a new one that sorts by time.
    pub(super) fn of(headers: &HeaderMap, now: SystemTime) -> Self {
        let given = headers.get(HEADER).and_then(|value| Uuid::try_parse_ascii(value.as_bytes()).ok());
        Self(given.unwrap_or_else(|| new(now)))
    }

    /// The id as a header.
    pub(super) fn header(self) -> HeaderValue {
        HeaderValue::from_str(&self.to_string()).expect("a UUID is visible ASCII")
    }
}

fn new(now: SystemTime) -> Uuid {
    let mut random = [0; 10];
    // Without randomness there is still the time, and an id that is not unique harms nobody.
    if let Err(error) = getrandom::fill(&mut random) {
        tracing::warn!(%error, "the system has no randomness");
    }
    let since_1970 = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    let millis = u64::try_from(since_1970.as_millis()).unwrap_or(u64::MAX);
    Builder::from_unix_timestamp_millis(millis, &random).into_uuid()
}

impl fmt::Display for RequestId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.hyphenated().fmt(formatter)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_id_is_taken_if_it_is_one() {
        let id = |given: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(HEADER, HeaderValue::from_str(given).unwrap());
            RequestId::of(&headers, UNIX_EPOCH + Duration::from_secs(1_784_000_000)).to_string()
        };
        let given = "67e55044-10b1-426f-9247-bb680e5fe0c8";
        assert_eq!(id(given), given);
        assert_eq!(id(&given.to_uppercase()), given);
        for other in ["", "529.982.247-25", "67e55044-10b1-426f-9247-bb680e5fe0c", "maria@example.com"] {
            let made = id(other);
            assert!(made.starts_with("019f5eaf-b000-7"), "{made}");
        }
    }
}
