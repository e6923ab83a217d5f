//! Bodies in the media type that the caller likes best.

use poem::http::{HeaderMap, HeaderValue, header};
use serde::Serialize;

use super::{Accept, Answer, json, xml};
use crate::Rejection;
use crate::xml::Xml;

/// A media type in which a body can be sent.
#[derive(Debug, Clone, Copy)]
pub enum Offer {
    /// JSON under this media type.
    Json(&'static str),
    /// XML under this media type, by this layout.
    Xml(&'static str, &'static Xml),
}

/// The body in the media type that the caller likes best, by the headers of the call; `Vary: Accept` where there are
/// several.
pub fn offered<T: Serialize + ?Sized>(
    status: u16,
    caller: &impl AsRef<HeaderMap>,
    offers: &[Offer],
    body: &T,
) -> Answer {
    let best = Accept::of(caller.as_ref()).best_of(offers.iter().map(Offer::media_type));
    let mut reply = match offers.get(best) {
        Some(Offer::Json(media_type)) => json(status, media_type, body)?,
        Some(Offer::Xml(media_type, layout)) => xml(status, media_type, layout, body)?,
        None => return Err(Rejection::internal("a body without a media type")),
    };
    if offers.len() > 1 {
        reply.0.headers_mut().append(header::VARY, const { HeaderValue::from_static("accept") });
    }
    Ok(reply)
}

impl Offer {
    /// The media type that is sent: a range (`*/*`) stands for the usual one.
    fn media_type(&self) -> &'static str {
        match self {
            Offer::Json(range) if range.contains('*') => "application/json",
            Offer::Xml(range, _) if range.contains('*') => "application/xml",
            Offer::Json(media_type) | Offer::Xml(media_type, _) => media_type,
        }
    }
}
