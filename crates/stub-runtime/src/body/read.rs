//! Reading with a limit.

use bytes::{Bytes, BytesMut};
use http_body::Body as _;
use http_body_util::BodyExt;
use poem::Body;

/// What poem's bodies are inside.
type BoxBody = http_body_util::combinators::BoxBody<Bytes, std::io::Error>;

/// Why a body could not be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ReadError {
    /// It is longer than the limit.
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
