//! What is sent: one type, or an enum where media types give different ones.

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
    /// How it is read.
    pub reading: Reading,
    /// The number of the type it gives.
    pub form: usize,
}

/// One type that a body can have.
#[derive(Debug, Clone, PartialEq)]
pub struct BodyForm {
    /// Variant, when there are several.
    pub variant: String,
    /// What it is.
    pub holds: BodyType,
}

/// What a body is in Rust.
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

/// How a body is read.
#[derive(Debug, Clone, PartialEq)]
pub enum Reading {
    /// As JSON.
    Json,
    /// As text.
    Text,
    /// Not at all.
    Bytes,
    /// `application/x-www-form-urlencoded`
    Form(Form),
    /// `multipart/form-data`
    Multipart,
}

/// How a form is read.
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
    /// How it is written.
    pub shape: FormShape,
}

/// How a field of a form is written.
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
    /// What it holds.
    pub holds: Part,
    /// Description, in the document's words.
    pub description: Option<String>,
}

/// What a part holds.
#[derive(Debug, Clone, PartialEq)]
pub enum Part {
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

impl Part {
    /// What it holds, if that is not a file.
    pub fn value(&self) -> Option<&Value> {
        match self {
            Part::Text(value) | Part::Texts(value) | Part::Json(value) | Part::Jsons(value) => Some(value),
            Part::File(_) | Part::Files(_) | Part::Others => None,
        }
    }
}

impl BodyMedia {
    /// The media type that is read in this way unless another is named.
    pub fn usual_name(&self) -> &'static str {
        match self.reading {
            Reading::Json => "application/json",
            Reading::Text => "text/plain",
            Reading::Bytes => "application/octet-stream",
            Reading::Form(_) => "application/x-www-form-urlencoded",
            Reading::Multipart => "multipart/form-data",
        }
    }
}
