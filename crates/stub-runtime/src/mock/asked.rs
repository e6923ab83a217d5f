//! The status that a caller of a mock asks for: `Prefer: code=404`.
//!
//! The request is not handed to the traits, so the wish travels beside it, with the task that answers.

use poem::Request;

tokio::task_local! {
    static ASKED: Option<u16>;
}

/// The status that the caller of this request asked for; nothing where the stub does not listen to such wishes.
pub fn asked() -> Option<u16> {
    ASKED.try_with(|asked| *asked).ok().flatten()
}

/// Answers with the wish of a request at hand.
pub(crate) async fn answering<T>(wish: Option<u16>, answer: impl Future<Output = T>) -> T {
    ASKED.scope(wish, answer).await
}

/// `404` of `Prefer: code=404`; other preferences stand before and after it.
pub(crate) fn wish_of(request: &Request) -> Option<u16> {
    let preferences = request.headers().get_all("prefer").iter().filter_map(|value| value.to_str().ok());
    let mut tokens = preferences.flat_map(|value| value.split([',', ';']));
    tokens.find_map(|token| token.trim().strip_prefix("code=")?.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(prefer: &str) -> Option<u16> {
        wish_of(&Request::builder().header("prefer", prefer).finish())
    }

    #[test]
    fn wishes_are_found_among_other_preferences() {
        assert_eq!(wish("code=404"), Some(404));
        assert_eq!(wish("respond-async, code=503; wait=10"), Some(503));
        assert_eq!(wish("return=minimal"), None);
        assert_eq!(wish("code=many"), None);
    }

    #[test]
    fn nobody_asks_outside_of_a_request() {
        assert_eq!(asked(), None);
    }
}
