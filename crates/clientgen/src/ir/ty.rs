//! Types of values: what schemas become, and what operations use.

use serde_json::{Value, json};

/// Components of the lowered document that stand for types of the runtime, and these types; no type of a document gets
/// one of these names.
pub const PROVIDED: [(&str, &str); 3] = [FILE, BASE64, BASE64_URL];

const FILE: (&str, &str) = ("ClientRuntimeFile", "::client_runtime::File");
const BASE64: (&str, &str) = ("ClientRuntimeBase64", "::client_runtime::Base64");
const BASE64_URL: (&str, &str) = ("ClientRuntimeBase64Url", "::client_runtime::Base64Url");

/// The type of a value, in both forms that it takes: a schema of the lowered document, and Rust.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ty {
    /// Anything: `serde_json::Value`.
    Any,
    /// `bool`
    Bool,
    /// `i32`
    I32,
    /// `i64`
    I64,
    /// `u32`
    U32,
    /// `u64`
    U64,
    /// `f32`
    F32,
    /// `f64`
    F64,
    /// `String`
    Text,
    /// A calendar day.
    Date,
    /// A moment.
    DateTime,
    /// A UUID.
    Uuid,
    /// A file: `client_runtime::File`.
    File,
    /// Bytes as base64 text: `client_runtime::Base64`.
    Base64,
    /// The same in the alphabet of addresses: `client_runtime::Base64Url`.
    Base64Url,
    /// A component of the lowered document, by its name: `types::Name`.
    Named(String),
    /// `Vec<…>`
    List(Box<Ty>),
    /// `HashMap<String, …>`
    Map(Box<Ty>),
    /// `Option<…>`: may be null.
    Nullable(Box<Ty>),
}

impl Ty {
    /// The same, or null.
    #[must_use]
    pub fn or_null(self) -> Ty {
        match self {
            // Anything includes null.
            Ty::Any | Ty::Nullable(_) => self,
            other => Ty::Nullable(Box::new(other)),
        }
    }

    /// The same, without null.
    #[must_use]
    pub fn without_null(self) -> Ty {
        match self {
            Ty::Nullable(inner) => *inner,
            other => other,
        }
    }

    /// The name at its heart, however deep in lists, maps and null.
    pub fn name(&self) -> Option<&str> {
        match self {
            Ty::Named(name) => Some(name),
            Ty::List(inner) | Ty::Map(inner) | Ty::Nullable(inner) => inner.name(),
            _ => None,
        }
    }

    /// The schema that makes typify choose this type.
    pub fn lowered(&self) -> Value {
        if let Some((kind, format, _)) = self.primitive() {
            return if format.is_empty() { json!({"type": kind}) } else { json!({"type": kind, "format": format}) };
        }
        if let Some((component, _)) = self.provided() {
            return json!({"$ref": format!("#/components/schemas/{component}")});
        }
        match self {
            Ty::Named(name) => json!({"$ref": format!("#/components/schemas/{name}")}),
            Ty::List(item) => json!({"type": "array", "items": item.lowered()}),
            Ty::Map(value) => json!({"type": "object", "additionalProperties": value.lowered()}),
            Ty::Nullable(inner) => match inner.as_ref() {
                // A reference has no place for `nullable` beside it.
                inner if inner.is_referred_to() => json!({"nullable": true, "allOf": [inner.lowered()]}),
                Ty::Any | Ty::Nullable(_) => inner.lowered(),
                _ => {
                    let mut schema = inner.lowered();
                    schema["nullable"] = Value::Bool(true);
                    schema
                }
            },
            _ => json!({}),
        }
    }

    /// The type in Rust, as it is written in any file of the generated folder.
    pub fn rust(&self) -> String {
        if let Some((_, _, rust)) = self.primitive() {
            return rust.to_owned();
        }
        if let Some((_, rust)) = self.provided() {
            return rust.to_owned();
        }
        match self {
            Ty::Named(name) => format!("super::types::{name}"),
            Ty::List(item) => format!("::std::vec::Vec<{}>", item.rust()),
            // typify's own choice for objects of which nothing is known.
            Ty::Map(value) if **value == Ty::Any => {
                "::serde_json::Map<::std::string::String, ::serde_json::Value>".to_owned()
            }
            Ty::Map(value) => format!("::std::collections::HashMap<::std::string::String, {}>", value.rust()),
            Ty::Nullable(inner) => format!("::std::option::Option<{}>", inner.rust()),
            _ => "::serde_json::Value".to_owned(),
        }
    }

    /// True if a schema refers to it.
    pub fn is_referred_to(&self) -> bool {
        matches!(self, Ty::Named(_)) || self.provided().is_some()
    }

    /// A type of the runtime.
    fn provided(&self) -> Option<(&'static str, &'static str)> {
        match self {
            Ty::File => Some(FILE),
            Ty::Base64 => Some(BASE64),
            Ty::Base64Url => Some(BASE64_URL),
            _ => None,
        }
    }

    /// A primitive by its type and format in the lowered document, and in Rust.
    fn primitive(&self) -> Option<(&'static str, &'static str, &'static str)> {
        Some(match self {
            Ty::Bool => ("boolean", "", "bool"),
            Ty::I32 => ("integer", "int32", "i32"),
            Ty::I64 => ("integer", "int64", "i64"),
            Ty::U32 => ("integer", "uint32", "u32"),
            Ty::U64 => ("integer", "uint64", "u64"),
            Ty::F32 => ("number", "float", "f32"),
            Ty::F64 => ("number", "double", "f64"),
            Ty::Text => ("string", "", "::std::string::String"),
            Ty::Date => ("string", "date", "::chrono::naive::NaiveDate"),
            Ty::DateTime => ("string", "date-time", "::chrono::DateTime<::chrono::offset::Utc>"),
            Ty::Uuid => ("string", "uuid", "::uuid::Uuid"),
            _ => return None,
        })
    }
}
