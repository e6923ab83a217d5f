//! `multipart/form-data` bodies.

use serde::Serialize;

use crate::form::{self, Fields};
use crate::style::{Unwritable, ValueShape};
use crate::{media_type, random};

/// Encoding of a property of a multipart body, where the usual one is not meant: texts as they are, lists as several
/// parts, objects as JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// The property.
    pub name: &'static str,
    /// Its content type, when the document says one.
    pub media_type: Option<&'static str>,
    /// True if its value is bytes: a [`File`](crate::File), several of them, or anything that serde takes for bytes.
    pub is_binary: bool,
}

/// A body that is written, and the content type that tells its boundary.
pub(crate) struct Multipart {
    pub(crate) content_type: String,
    pub(crate) body: Vec<u8>,
}

pub(crate) fn write<T: Serialize + ?Sized>(body: &T, parts: &[Part]) -> Result<Multipart, Unwritable> {
    // 128 bits that nobody can foretell: no content can hold them by design or by chance.
    let boundary = format!("{:016x}{:016x}", random::number(), random::number());
    let mut writer = Writer { parts, boundary, body: Vec::new() };
    form::give(body, &mut writer)?;
    let Writer { boundary, mut body, .. } = writer;
    body.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
    Ok(Multipart { content_type: format!("multipart/form-data; boundary={boundary}"), body })
}

struct Writer<'p> {
    parts: &'p [Part],
    boundary: String,
    body: Vec<u8>,
}

impl Fields for Writer<'_> {
    fn take<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) -> Result<(), Unwritable> {
        let complain = |message: &str| Unwritable::from(format!("has a property `{name}` that {message}"));
        let part = self.parts.iter().find(|part| part.name == name);
        let media_type = part.and_then(|part| part.media_type).and_then(concrete);
        let shape = ValueShape::of(value).map_err(|error| complain(&format!("cannot be written: {error}")))?;
        if matches!(shape, ValueShape::Nothing) {
            return Ok(());
        }
        if part.is_some_and(|part| part.is_binary) {
            return self.files(name, media_type, shape).map_err(|message| complain(&message));
        }
        if media_type.is_some_and(media_type::is_json) || matches!(shape, ValueShape::Pairs(_)) {
            let json = serde_json::to_vec(value).map_err(|error| complain(&error.to_string()))?;
            self.part(name, None, Some(media_type.unwrap_or("application/json")), &json);
            return Ok(());
        }
        match shape {
            ValueShape::List(elements)
                if elements.iter().any(|element| matches!(element, ValueShape::Pairs(_) | ValueShape::List(_))) =>
            {
                // Elements keep their types: through JSON values, since their own types are behind the list.
                let elements = serde_json::to_value(value).map_err(|error| complain(&error.to_string()))?;
                for element in elements.as_array().into_iter().flatten() {
                    self.part(name, None, Some("application/json"), element.to_string().as_bytes());
                }
            }
            ValueShape::List(elements) => {
                for element in elements {
                    self.scalar(name, media_type, element).map_err(|message| complain(&message))?;
                }
            }
            scalar => self.scalar(name, media_type, scalar).map_err(|message| complain(&message))?,
        }
        Ok(())
    }
}

impl Writer<'_> {
    fn scalar(&mut self, name: &str, media_type: Option<&str>, shape: ValueShape) -> Result<(), Unwritable> {
        match shape.into_scalar() {
            Ok(Some(text)) => self.part(name, None, media_type, text.as_bytes()),
            Ok(None) => {}
            Err(ValueShape::Bytes(bytes)) => self.part(name, None, media_type, &bytes),
            Err(_) => return Err("holds a list or an object within a list".into()),
        }
        Ok(())
    }

    /// One file, or several. Without elements a list is no file, of files or of bytes.
    fn files(&mut self, name: &str, media_type: Option<&str>, shape: ValueShape) -> Result<(), Unwritable> {
        match shape {
            ValueShape::List(elements) if !matches!(elements.first(), Some(ValueShape::Byte(_))) => {
                elements.into_iter().try_for_each(|element| self.file(name, media_type, element))
            }
            one => self.file(name, media_type, one),
        }
    }

    fn file(&mut self, name: &str, media_type: Option<&str>, shape: ValueShape) -> Result<(), Unwritable> {
        let media_type = media_type.unwrap_or("application/octet-stream");
        match shape {
            ValueShape::Nothing => {}
            ValueShape::Bytes(bytes) => self.part(name, Some(name), Some(media_type), &bytes),
            ValueShape::Scalar(text) => self.part(name, Some(name), Some(media_type), text.as_bytes()),
            ValueShape::List(elements) => {
                let bytes: Option<Vec<u8>> = elements
                    .iter()
                    .map(|element| if let ValueShape::Byte(byte) = element { Some(*byte) } else { None })
                    .collect();
                self.part(name, Some(name), Some(media_type), &bytes.ok_or("holds lists within lists")?);
            }
            ValueShape::Pairs(pairs) => {
                let (mut file_name, mut own_type, mut content) = (None, None, None);
                for pair in pairs {
                    match (pair.0.as_str(), pair.1) {
                        ("name", ValueShape::Scalar(text)) => file_name = Some(text),
                        ("media_type", ValueShape::Scalar(text)) => own_type = Some(text),
                        ("content", ValueShape::Bytes(bytes)) => content = Some(bytes),
                        _ => {}
                    }
                }
                let content = content.ok_or("is an object and no file")?;
                let media_type = own_type.as_deref().unwrap_or(media_type);
                self.part(name, Some(file_name.as_deref().unwrap_or(name)), Some(media_type), &content);
            }
            ValueShape::Byte(_) => return Err("is a number and no file".into()),
        }
        Ok(())
    }

    fn part(&mut self, name: &str, file_name: Option<&str>, media_type: Option<&str>, content: &[u8]) {
        let mut head = format!("--{}\r\nContent-Disposition: form-data; name=\"{}\"", self.boundary, quoted(name));
        if let Some(file_name) = file_name {
            head.push_str(&format!("; filename=\"{}\"", quoted(file_name)));
        }
        if let Some(media_type) = media_type {
            // A line break would end the header.
            head.push_str(&format!("\r\nContent-Type: {}", media_type.replace(['\r', '\n'], " ")));
        }
        head.push_str("\r\n\r\n");
        self.body.extend_from_slice(head.as_bytes());
        self.body.extend_from_slice(content);
        self.body.extend_from_slice(b"\r\n");
    }
}

/// The first of the media types that a document leaves to choose from, if it names one.
fn concrete(media_types: &str) -> Option<&str> {
    media_types.split(',').map(str::trim).find(|media_type| !media_type.is_empty() && !media_type.contains('*'))
}

/// A name within quotes, escaped as browsers do (HTML, multipart/form-data).
fn quoted(name: &str) -> String {
    name.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A")
}
