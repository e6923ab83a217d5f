//! The status that a caller of a mock asks for: `Prefer: code=404`.
//!
//! The request is not handed to the traits, so the status travels beside it, with the task that answers.

use poem::Request;

tokio::task_local! {
    static ASKED: Option<u16>;
}

/// The status that the caller of this request asked for; nothing where the stub does not honour the header.
pub fn asked() -> Option<u16> {
    ASKED.try_with(|asked| *asked).ok().flatten()
}

/// Answers with the preferred status at hand.
pub(crate) async fn with_preferred_status<T>(status: Option<u16>, answer: impl Future<Output = T>) -> T {
    ASKED.scope(status, answer).await
}

/// `404` of `Prefer: code=404`; other preferences stand before and after it.
pub(crate) fn preferred_status(request: &Request) -> Option<u16> {
    let preferences = request.headers().get_all("prefer").iter().filter_map(|value| value.to_str().ok());
    let mut tokens = preferences.flat_map(|value| value.split([',', ';']));
    tokens.find_map(|token| token.trim().strip_prefix("code=")?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn preferred(prefer: &str) -> Option<u16> {
        preferred_status(&Request::builder().header("prefer", prefer).finish())
    }

    #[test]
    fn a_status_is_found_among_other_preferences() {
        assert_eq!(preferred("code=404"), Some(404));
        assert_eq!(preferred("respond-async, code=503; wait=10"), Some(503));
        assert_eq!(preferred("return=minimal"), None);
        assert_eq!(preferred("code=many"), None);
    }

    #[test]
    fn nobody_asks_outside_of_a_request() {
        assert_eq!(asked(), None);
    }
}
