//! Parts of an OpenAPI document, as far as a reference may stand there.

use contract::model::Method;

/// What a value of the document is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum DocumentPart {
    /// Nothing that holds references: an example, a name, an extension.
    Plain,
    Callback,
    Components,
    Discriminator,
    Encoding,
    Example,
    Header,
    Link,
    /// A mapping's value, which may be a reference to a schema.
    MappedSchema,
    MediaType,
    Operation,
    Parameter,
    PathItem,
    RequestBody,
    Response,
    Schema,
    SecurityScheme,
}

/// How the value of a field holds parts.
#[derive(Debug, Clone, Copy)]
pub(super) enum FieldShape {
    One(DocumentPart),
    List(DocumentPart),
    Map(DocumentPart),
}

const SECTIONS: &[(&str, DocumentPart)] = &[
    ("callbacks", DocumentPart::Callback),
    ("examples", DocumentPart::Example),
    ("headers", DocumentPart::Header),
    ("links", DocumentPart::Link),
    ("mediaTypes", DocumentPart::MediaType),
    ("parameters", DocumentPart::Parameter),
    ("requestBodies", DocumentPart::RequestBody),
    ("responses", DocumentPart::Response),
    ("schemas", DocumentPart::Schema),
    ("securitySchemes", DocumentPart::SecurityScheme),
];

/// Whether a path item holds an operation under a key.
pub(super) fn is_method(key: &str) -> bool {
    Method::of_key(key).is_some()
}

impl DocumentPart {
    /// What stands under a key.
    pub(super) fn field(self, key: &str) -> FieldShape {
        use FieldShape::{List, Map, One};
        match (self, key) {
            (DocumentPart::Components, "pathItems") => Map(DocumentPart::PathItem),
            (DocumentPart::Components, _) => SECTIONS
                .iter()
                .find(|(section, _)| *section == key)
                .map_or(One(DocumentPart::Plain), |(_, part)| Map(*part)),
            (DocumentPart::PathItem | DocumentPart::Operation, "parameters") => List(DocumentPart::Parameter),
            (DocumentPart::PathItem, "additionalOperations") => Map(DocumentPart::Operation),
            (DocumentPart::PathItem, _) if is_method(key) => One(DocumentPart::Operation),
            (DocumentPart::Operation, "requestBody") => One(DocumentPart::RequestBody),
            (DocumentPart::Operation, "responses") => Map(DocumentPart::Response),
            (DocumentPart::Operation, "callbacks") => Map(DocumentPart::Callback),
            (DocumentPart::Callback, _) if !key.starts_with("x-") => One(DocumentPart::PathItem),
            (DocumentPart::Parameter | DocumentPart::Header | DocumentPart::MediaType, "schema") => {
                One(DocumentPart::Schema)
            }
            (DocumentPart::Parameter | DocumentPart::Header | DocumentPart::MediaType, "examples") => {
                Map(DocumentPart::Example)
            }
            (
                DocumentPart::Parameter | DocumentPart::Header | DocumentPart::RequestBody | DocumentPart::Response,
                "content",
            ) => Map(DocumentPart::MediaType),
            (DocumentPart::Response | DocumentPart::Encoding, "headers") => Map(DocumentPart::Header),
            (DocumentPart::Response, "links") => Map(DocumentPart::Link),
            (DocumentPart::MediaType, "encoding") => Map(DocumentPart::Encoding),
            (DocumentPart::Schema, _) => in_schema(key),
            (DocumentPart::Discriminator, "mapping") => Map(DocumentPart::MappedSchema),
            _ => One(DocumentPart::Plain),
        }
    }

    /// The section of `components` that such parts are kept in. Path items have none in 3.0, and are kept beside.
    pub(super) fn section(self) -> Option<&'static str> {
        let part = if self == DocumentPart::MappedSchema { DocumentPart::Schema } else { self };
        SECTIONS.iter().find(|(_, known)| *known == part).map(|(section, _)| *section)
    }
}

/// The keywords of 3.0 and of 3.1 that hold schemas.
fn in_schema(key: &str) -> FieldShape {
    match key {
        "properties" | "patternProperties" | "dependentSchemas" | "$defs" => FieldShape::Map(DocumentPart::Schema),
        "allOf" | "anyOf" | "oneOf" | "prefixItems" => FieldShape::List(DocumentPart::Schema),
        "items"
        | "additionalProperties"
        | "not"
        | "if"
        | "then"
        | "else"
        | "contains"
        | "propertyNames"
        | "unevaluatedItems"
        | "unevaluatedProperties"
        | "contentSchema" => FieldShape::One(DocumentPart::Schema),
        "discriminator" => FieldShape::One(DocumentPart::Discriminator),
        _ => FieldShape::One(DocumentPart::Plain),
    }
}
