//! Types of values: what schemas become, and what operations use.

use serde_json::{Value, json};

/// The component of the lowered document that stands for a file; no type of a document gets this name.
pub const FILE: &str = "ClientRuntimeFile";

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
        match self {
            Ty::Any => json!({}),
            Ty::Bool => json!({"type": "boolean"}),
            Ty::I32 => json!({"type": "integer", "format": "int32"}),
            Ty::I64 => json!({"type": "integer", "format": "int64"}),
            Ty::U32 => json!({"type": "integer", "format": "uint32"}),
            Ty::U64 => json!({"type": "integer", "format": "uint64"}),
            Ty::F32 => json!({"type": "number", "format": "float"}),
            Ty::F64 => json!({"type": "number", "format": "double"}),
            Ty::Text => json!({"type": "string"}),
            Ty::Date => json!({"type": "string", "format": "date"}),
            Ty::DateTime => json!({"type": "string", "format": "date-time"}),
            Ty::Uuid => json!({"type": "string", "format": "uuid"}),
            Ty::File => json!({"$ref": format!("#/components/schemas/{FILE}")}),
            Ty::Named(name) => json!({"$ref": format!("#/components/schemas/{name}")}),
            Ty::List(item) => json!({"type": "array", "items": item.lowered()}),
            Ty::Map(value) => json!({"type": "object", "additionalProperties": value.lowered()}),
            Ty::Nullable(inner) => match inner.as_ref() {
                // A reference has no place for `nullable` beside it.
                Ty::Named(_) | Ty::File => json!({"nullable": true, "allOf": [inner.lowered()]}),
                Ty::Any | Ty::Nullable(_) => inner.lowered(),
                _ => {
                    let mut schema = inner.lowered();
                    schema["nullable"] = Value::Bool(true);
                    schema
                }
            },
        }
    }

    /// The type in Rust, as it is written in any file of the generated folder.
    pub fn rust(&self) -> String {
        match self {
            Ty::Any => "::serde_json::Value".to_owned(),
            Ty::Bool => "bool".to_owned(),
            Ty::I32 => "i32".to_owned(),
            Ty::I64 => "i64".to_owned(),
            Ty::U32 => "u32".to_owned(),
            Ty::U64 => "u64".to_owned(),
            Ty::F32 => "f32".to_owned(),
            Ty::F64 => "f64".to_owned(),
            Ty::Text => "::std::string::String".to_owned(),
            Ty::Date => "::chrono::naive::NaiveDate".to_owned(),
            Ty::DateTime => "::chrono::DateTime<::chrono::offset::Utc>".to_owned(),
            Ty::Uuid => "::uuid::Uuid".to_owned(),
            Ty::File => "::client_runtime::File".to_owned(),
            Ty::Named(name) => format!("super::types::{name}"),
            Ty::List(item) => format!("::std::vec::Vec<{}>", item.rust()),
            // typify's own choice for objects of which nothing is known.
            Ty::Map(value) if **value == Ty::Any => {
                "::serde_json::Map<::std::string::String, ::serde_json::Value>".to_owned()
            }
            Ty::Map(value) => format!("::std::collections::HashMap<::std::string::String, {}>", value.rust()),
            Ty::Nullable(inner) => format!("::std::option::Option<{}>", inner.rust()),
        }
    }
}
