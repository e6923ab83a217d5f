//! Bodies: reading them up to a limit, and choosing among declared media types.

use bytes::{Bytes, BytesMut};
use http_body::Body as _;
use http_body_util::BodyExt;
use poem::Body;

/// What poem's bodies are inside.
type BoxBody = http_body_util::combinators::BoxBody<Bytes, std::io::Error>;

/// Why a body could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReadError {
    TooLarge,
    /// It ended early.
    Broken,
    /// It did not come within the server's time.
    TimedOut,
}

/// All of a body. One that says it is too long is not read at all; one that grows too long is not read further.
pub(crate) async fn read(body: Body, limit: usize) -> Result<Bytes, ReadError> {
    let mut body = BoxBody::from(body);
    let announced = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
    if announced > limit {
        return Err(ReadError::TooLarge);
    }
    let mut first = Bytes::new();
    let mut joined: Option<BytesMut> = None;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(|error| ReadError::from(&error))?.into_data() else { continue };
        let n_read = joined.as_ref().map_or(first.len(), BytesMut::len);
        if data.len() > limit - n_read {
            return Err(ReadError::TooLarge);
        }
        // Most bodies come in one piece, which is then not copied.
        match &mut joined {
            Some(joined) => joined.extend_from_slice(&data),
            None if first.is_empty() => first = data,
            None => {
                let mut both = BytesMut::with_capacity(announced.max(first.len() + data.len()));
                both.extend_from_slice(&first);
                both.extend_from_slice(&data);
                joined = Some(both);
            }
        }
    }
    Ok(joined.map_or(first, BytesMut::freeze))
}

impl From<&std::io::Error> for ReadError {
    fn from(error: &std::io::Error) -> ReadError {
        match error.kind() {
            std::io::ErrorKind::TimedOut => ReadError::TimedOut,
            _ => ReadError::Broken,
        }
    }
}

/// Text, if the bytes are UTF-8 without NUL.
pub(crate) fn text(bytes: Bytes) -> Option<String> {
    String::from_utf8(bytes.into()).ok().filter(|text| !text.contains('\0'))
}

/// Index of the declared media type that a `Content-Type` fits best. Names are compared without case and without
/// their parameters; where several fit, the one that says most wins: `text/plain; version=2` with that parameter, then
/// `text/plain`, `application/*+json`, `text/*`, `*/*`.
pub(crate) fn choose_media_type(given: &str, accepted: &[&str]) -> Option<usize> {
    let (given_essence, given_parameters) = split(given);
    let (given_type, given_subtype) = given_essence.split_once('/')?;
    if given_type.is_empty() || given_subtype.is_empty() {
        return None;
    }
    let mut best: Option<(u8, usize)> = None;
    for (idx, declared) in accepted.iter().enumerate() {
        let (essence, parameters) = split(declared);
        let (declared_type, declared_subtype) = essence.split_once('/').unwrap_or((essence, ""));
        let rank = if essence.eq_ignore_ascii_case(given_essence) {
            match parameters {
                "" => 4,
                _ if parameters.eq_ignore_ascii_case(given_parameters) => 5,
                _ => 3,
            }
        } else if essence == "*/*" || essence == "*" {
            0
        } else if !declared_type.eq_ignore_ascii_case(given_type) {
            continue;
        } else if declared_subtype == "*" {
            1
        } else if let Some(suffix) = declared_subtype.strip_prefix('*') {
            let given_suffix =
                given_subtype.len().checked_sub(suffix.len()).and_then(|start| given_subtype.get(start..));
            if !given_suffix.is_some_and(|given| given.eq_ignore_ascii_case(suffix)) {
                continue;
            }
            2
        } else {
            continue;
        };
        if best.is_none_or(|(best, _)| rank > best) {
            best = Some((rank, idx));
        }
    }
    best.map(|(_, idx)| idx)
}

/// The name, and its parameters.
fn split(media_type: &str) -> (&str, &str) {
    let (essence, parameters) = media_type.split_once(';').unwrap_or((media_type, ""));
    (essence.trim(), parameters.trim())
}

#[cfg(test)]
mod tests {
    use super::choose_media_type as choose;

    #[test]
    fn the_most_specific_wins() {
        let accepted =
            ["*/*", "text/*", "application/*+json", "text/plain", "application/json", "application/json; version=2"];
        let cases = [
            ("application/json", Some(4)),
            ("Application/JSON; charset=utf-8", Some(4)),
            ("application/json;version=2", Some(5)),
            ("application/problem+json", Some(2)),
            ("application/PROBLEM+JSON", Some(2)),
            ("text/plain;charset=utf-8", Some(3)),
            ("text/csv", Some(1)),
            ("image/png", Some(0)),
            ("image", None),
            ("/", None),
            ("", None),
            (";", None),
        ];
        for (given, expected) in cases {
            assert_eq!(choose(given, &accepted), expected, "{given}");
        }
    }

    #[test]
    fn what_is_not_declared_is_not_taken() {
        for given in ["application/jsonx", "application/problem+json", "text/json", "json", "application/ json", "é/é"]
        {
            assert_eq!(choose(given, &["application/json"]), None, "{given}");
        }
        assert_eq!(choose("application/json; charset=utf-8", &["application/json; charset=latin1"]), Some(0));
        assert_eq!(choose("a/é", &["a/*n"]), None);
    }
}
