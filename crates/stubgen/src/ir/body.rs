//! Request bodies: one type, or an enum where media types give different ones.

use super::{Delimiter, Presence, Value};

/// The body of a request.
#[derive(Debug, Clone)]
pub struct Body {
    /// Rust name of the argument.
    pub name: String,
    /// Description, in the document's words.
    pub description: Option<String>,
    /// Whether a request without a body is let through.
    pub is_optional: bool,
    /// The media types, in the document's order.
    pub media_types: Vec<BodyMedia>,
    /// The types. More than one makes an enum.
    pub forms: Vec<BodyForm>,
    /// Rust name of that enum.
    pub enum_name: Option<String>,
}

/// A media type that a body can have.
#[derive(Debug, Clone, PartialEq)]
pub struct BodyMedia {
    /// As the document declares it, in lower case.
    pub name: String,
    /// Its reading.
    pub reading: BodyReading,
    /// The number of the type it gives.
    pub form: usize,
}

/// One type that a body can have.
#[derive(Debug, Clone, PartialEq)]
pub struct BodyForm {
    /// Variant, when there are several.
    pub variant: String,
    /// Its type.
    pub holds: BodyType,
}

/// Rust type of a body.
#[derive(Debug, Clone, PartialEq)]
pub enum BodyType {
    /// A value.
    Value(Value),
    /// `runtime::Bytes`
    Bytes,
    /// `runtime::Upload`: bytes, and what the caller says they are.
    Upload,
    /// `Vec<(String, runtime::Upload)>`: parts with their names, as they come.
    Uploads,
    /// A struct with one field per part.
    Parts(Parts),
}

/// Reading of a body.
#[derive(Debug, Clone, PartialEq)]
pub enum BodyReading {
    /// As JSON.
    Json,
    /// As XML, by the constant of this name.
    Xml(String),
    /// As text.
    Text,
    /// Not at all.
    Bytes,
    /// `application/x-www-form-urlencoded`
    Form(Form),
    /// `multipart/form-data`
    Multipart,
}

/// Reading of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// Its declared fields.
    pub fields: Vec<FormField>,
    /// Whether there may be others; the type says what becomes of them.
    pub is_open: bool,
}

/// A field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormField {
    /// Name on the wire.
    pub wire: String,
    /// Its form on the wire.
    pub shape: FormShape,
}

/// Form of a field on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormShape {
    /// One text.
    Text,
    /// Several texts.
    List(Delimiter),
    /// `name[role]=admin`
    Deep,
    /// JSON.
    Json,
}

/// The struct for a multipart body.
#[derive(Debug, Clone, PartialEq)]
pub struct Parts {
    /// Rust name.
    pub name: String,
    /// One per part, in the document's order.
    pub fields: Vec<PartField>,
    /// Whether parts that no field names are let through.
    pub is_open: bool,
}

/// A part of a multipart body.
#[derive(Debug, Clone, PartialEq)]
pub struct PartField {
    /// Rust name, with `r#` where it is needed.
    pub name: String,
    /// Name on the wire.
    pub wire: String,
    /// Whether it must be there.
    pub presence: Presence,
    /// Its content.
    pub holds: BodyPart,
    /// Description, in the document's words.
    pub description: Option<String>,
}

/// Content of a part.
#[derive(Debug, Clone, PartialEq)]
pub enum BodyPart {
    /// A scalar.
    Text(Value),
    /// Scalars, one part each: the list.
    Texts(Value),
    /// JSON.
    Json(Value),
    /// JSON, one part for each element: the list.
    Jsons(Value),
    /// A file, in one of these media types if any are named.
    File(Vec<String>),
    /// Files.
    Files(Vec<String>),
    /// Parts that no other field names, with their names.
    Others,
}

impl BodyPart {
    /// Its value, if it is not a file.
    pub fn value(&self) -> Option<&Value> {
        match self {
            BodyPart::Text(value) | BodyPart::Texts(value) | BodyPart::Json(value) | BodyPart::Jsons(value) => {
                Some(value)
            }
            BodyPart::File(_) | BodyPart::Files(_) | BodyPart::Others => None,
        }
    }
}

impl BodyMedia {
    /// The media type that is read in this way unless another is named.
    pub fn usual_name(&self) -> &'static str {
        match self.reading {
            BodyReading::Json => "application/json",
            BodyReading::Xml(_) => "application/xml",
            BodyReading::Text => "text/plain",
            BodyReading::Bytes => "application/octet-stream",
            BodyReading::Form(_) => "application/x-www-form-urlencoded",
            BodyReading::Multipart => "multipart/form-data",
        }
    }
}
