//! `multipart/form-data` bodies.
//!
//! They are read whole, up to the limit for bodies; a table says which parts there are, and what it does not name is
//! refused as an unknown query parameter is.

use std::borrow::Cow;
use std::convert::Infallible;

use bytes::Bytes;
use multer::{Field, Multipart};
use poem::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::body::choose_media_type;
use crate::call::RequestPlace;
use crate::check::{Constraint, Step};
use crate::rejection::{Location, ParameterShape, Reason, Result, shorten};
use crate::{Fault, FromText, Rejection};

/// A part that a body may have.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    name: &'static str,
    occurrence: Occurrence,
    media_types: &'static [&'static str],
}

/// How often a part may be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Occurrence {
    Single,
    Many,
    /// Any number of parts whose names no other takes.
    Rest,
}

impl Part {
    /// A part that may be there once.
    pub const fn single(name: &'static str) -> Part {
        Part { name, occurrence: Occurrence::Single, media_types: &[] }
    }

    /// A part that may be there any number of times: a list.
    pub const fn many(name: &'static str) -> Part {
        Part { name, occurrence: Occurrence::Many, media_types: &[] }
    }

    /// Parts with names of the caller's: `additionalProperties`.
    pub const fn rest(name: &'static str) -> Part {
        Part { name, occurrence: Occurrence::Rest, media_types: &[] }
    }

    /// Allowed media types, by the document's `encoding`: `image/png`, `image/*`. A part without a media type passes.
    #[must_use]
    pub const fn of(mut self, media_types: &'static [&'static str]) -> Part {
        self.media_types = media_types;
        self
    }
}

/// A file, or any part as it was sent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Upload {
    /// The name that the caller gave the file. It is the caller's word: never use it as a path.
    pub file_name: Option<String>,
    /// Media type by the caller's word.
    pub content_type: Option<String>,
    /// The bytes.
    pub bytes: Bytes,
}

/// The parts of a body, in the places that a table gives them.
#[derive(Debug)]
pub struct Parts<const N: usize> {
    declared: &'static [Part; N],
    /// Each with the name that the caller gave it.
    slots: [Vec<(String, Upload)>; N],
    /// The status for malformed requests.
    invalid: StatusCode,
}

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
        let Part { name: declared, occurrence, media_types } = parts[idx];
        if occurrence == Occurrence::Single && !slots[idx].is_empty() {
            let reason = Reason::Repeated { location: Location::Part, name: declared.into() };
            return Err(Rejection::invalid(invalid, reason));
        }
        let name = name.to_owned();
        let upload = upload(field).await.map_err(malformed)?;
        if let Some(given) = &upload.content_type
            && !media_types.is_empty()
            && choose_media_type(given, media_types).is_none()
        {
            return Err(Rejection::new(Reason::PartMediaType { name: declared, accepted: media_types }));
        }
        slots[idx].push((name, upload));
    }
    Ok(Parts { declared: parts, slots, invalid })
}

fn part_of(parts: &[Part], name: &str) -> Option<usize> {
    let named = parts.iter().position(|part| part.occurrence != Occurrence::Rest && part.name == name);
    named.or_else(|| parts.iter().position(|part| part.occurrence == Occurrence::Rest).filter(|_| !name.is_empty()))
}

async fn upload(field: Field<'_>) -> multer::Result<Upload> {
    let file_name = field.file_name().map(str::to_owned);
    let content_type = field.content_type().map(ToString::to_string);
    Ok(Upload { file_name, content_type, bytes: field.bytes().await? })
}

impl<const N: usize> Parts<N> {
    /// Text that must be there.
    pub fn required<T: FromText>(&self, idx: usize, check: impl Constraint<T>) -> Result<T> {
        self.optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// Text that may be there.
    pub fn optional<T: FromText>(&self, idx: usize, check: impl Constraint<T>) -> Result<Option<T>> {
        let place = self.place(idx);
        let Some((_, upload)) = self.slots[idx].first() else { return Ok(None) };
        place.value(Cow::Borrowed(text(upload, place)?), check).map(Some)
    }

    /// Text with a default.
    pub fn or<T: FromText>(&self, idx: usize, default: T, check: impl Constraint<T>) -> Result<T> {
        Ok(self.optional(idx, check)?.unwrap_or(default))
    }

    /// Texts, one of which must be there.
    pub fn list<T: FromText>(&self, idx: usize, check: impl Constraint<Vec<T>>) -> Result<Vec<T>> {
        self.list_optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// Texts that may be there.
    pub fn list_optional<T: FromText>(&self, idx: usize, check: impl Constraint<Vec<T>>) -> Result<Option<Vec<T>>> {
        let place = self.place(idx);
        self.all(idx, place, |text| T::from_text(Cow::Borrowed(text)), check)
    }

    /// JSON that must be there.
    pub fn json<T: DeserializeOwned>(&self, idx: usize, check: impl Constraint<T>) -> Result<T> {
        self.json_optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// JSON that may be there.
    pub fn json_optional<T: DeserializeOwned>(&self, idx: usize, check: impl Constraint<T>) -> Result<Option<T>> {
        let place = self.place(idx);
        let Some((_, upload)) = self.slots[idx].first() else { return Ok(None) };
        place.json(text(upload, place)?, check).map(Some)
    }

    /// Parts of JSON, one of which must be there.
    pub fn json_list<T: DeserializeOwned>(&self, idx: usize, check: impl Constraint<Vec<T>>) -> Result<Vec<T>> {
        self.json_list_optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// Parts of JSON that may be there.
    pub fn json_list_optional<T: DeserializeOwned>(
        &self,
        idx: usize,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Option<Vec<T>>> {
        let place = self.place(idx);
        self.all(idx, place, |text| crate::json::parse(text.as_bytes()).map_err(Fault::from), check)
    }

    /// A file that must be there.
    pub fn upload(&mut self, idx: usize) -> Result<Upload> {
        self.upload_optional(idx).ok_or_else(|| self.place(idx).missing())
    }

    /// A file that may be there.
    pub fn upload_optional(&mut self, idx: usize) -> Option<Upload> {
        self.slots[idx].pop().map(|(_, upload)| upload)
    }

    /// Files, one of which must be there.
    pub fn uploads(&mut self, idx: usize, check: impl Constraint<Vec<Upload>>) -> Result<Vec<Upload>> {
        self.uploads_optional(idx, check)?.ok_or_else(|| self.place(idx).missing())
    }

    /// Files that may be there.
    pub fn uploads_optional(&mut self, idx: usize, check: impl Constraint<Vec<Upload>>) -> Result<Option<Vec<Upload>>> {
        if self.slots[idx].is_empty() {
            return Ok(None);
        }
        let uploads = std::mem::take(&mut self.slots[idx]).into_iter().map(|(_, upload)| upload).collect();
        check(&uploads).map_err(|fault| self.place(idx).invalid(fault))?;
        Ok(Some(uploads))
    }

    /// Parts with names of the caller's.
    pub fn rest(&mut self, idx: usize) -> Vec<(String, Upload)> {
        std::mem::take(&mut self.slots[idx])
    }

    /// Every value of a repeated part; `None` when it is not there at all.
    fn all<T>(
        &self,
        idx: usize,
        place: RequestPlace,
        read: impl Fn(&str) -> Result<T, Fault>,
        check: impl Constraint<Vec<T>>,
    ) -> Result<Option<Vec<T>>> {
        let uploads = &self.slots[idx];
        if uploads.is_empty() {
            return Ok(None);
        }
        let mut list = Vec::with_capacity(uploads.len());
        for (_, upload) in uploads {
            let value = read(text(upload, place)?);
            list.push(value.map_err(|fault| place.invalid(fault.under(Step::Index(list.len()))))?);
        }
        check(&list).map_err(|fault| place.invalid(fault))?;
        Ok(Some(list))
    }

    fn place(&self, idx: usize) -> RequestPlace {
        RequestPlace { location: Location::Part, name: self.declared[idx].name, invalid: self.invalid }
    }
}

fn text(upload: &Upload, place: RequestPlace) -> Result<&str> {
    match std::str::from_utf8(&upload.bytes) {
        Ok(text) if !text.contains('\0') => Ok(text),
        _ => Err(place.misshapen(ParameterShape::Text)),
    }
}
