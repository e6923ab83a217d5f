//! Taking a body apart.

use std::convert::Infallible;

use bytes::Bytes;
use multer::{Field, Multipart};
use poem::http::StatusCode;

use super::part::Kind;
use super::{Part, Parts, Upload};
use crate::Rejection;
use crate::body::media_type;
use crate::rejection::{Location, Reason, Result, shorten};

/// Puts each part of a body into the slot that a table gives it.
pub(crate) async fn read<const N: usize>(
    bytes: Bytes,
    content_type: &str,
    parts: &'static [Part; N],
    invalid: StatusCode,
) -> Result<Parts<N>> {
    let malformed = |_| Rejection::invalid(invalid, Reason::BodyNotMultipart);
    let boundary = multer::parse_boundary(content_type).map_err(malformed)?;
    let stream = futures_util::stream::iter([Ok::<Bytes, Infallible>(bytes)]);
    let mut multipart = Multipart::new(stream, boundary);
    let mut slots = [const { Vec::new() }; N];
    while let Some(field) = multipart.next_field().await.map_err(malformed)? {
        let name = field.name().unwrap_or_default();
        let Some(idx) = part_of(parts, name) else {
            let reason = Reason::Unknown { location: Location::Part, name: shorten(name) };
            return Err(Rejection::invalid(invalid, reason));
        };
        let Part { name: declared, kind, media_types } = parts[idx];
        if kind == Kind::Single && !slots[idx].is_empty() {
            let reason = Reason::Repeated { location: Location::Part, name: declared.into() };
            return Err(Rejection::invalid(invalid, reason));
        }
        let name = name.to_owned();
        let upload = upload(field).await.map_err(malformed)?;
        if let Some(given) = &upload.content_type
            && !media_types.is_empty()
            && media_type::choose(given, media_types).is_none()
        {
            return Err(Rejection::new(Reason::PartMediaType { name: declared, accepted: media_types }));
        }
        slots[idx].push((name, upload));
    }
    Ok(Parts { declared: parts, slots, invalid })
}

fn part_of(parts: &[Part], name: &str) -> Option<usize> {
    let named = parts.iter().position(|part| part.kind != Kind::Rest && part.name == name);
    named.or_else(|| parts.iter().position(|part| part.kind == Kind::Rest).filter(|_| !name.is_empty()))
}

async fn upload(field: Field<'_>) -> multer::Result<Upload> {
    let file_name = field.file_name().map(str::to_owned);
    let content_type = field.content_type().map(ToString::to_string);
    Ok(Upload { file_name, content_type, bytes: field.bytes().await? })
}
