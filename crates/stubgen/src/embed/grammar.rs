//! Which parts an OpenAPI document is made of, as far as a reference may stand there.

/// What a value of the document is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Part {
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
pub(super) enum Shape {
    One(Part),
    List(Part),
    Map(Part),
}

/// The methods under which a path item holds its operations.
pub(super) const METHODS: [&str; 8] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

impl Part {
    /// What stands under a key.
    pub(super) fn field(self, key: &str) -> Shape {
        use Shape::{List, Map, One};
        match (self, key) {
            (Part::Components, _) => Part::of_section(key).map_or(One(Part::Plain), Map),
            (Part::PathItem | Part::Operation, "parameters") => List(Part::Parameter),
            (Part::PathItem, _) if METHODS.contains(&key) => One(Part::Operation),
            (Part::Operation, "requestBody") => One(Part::RequestBody),
            (Part::Operation, "responses") => Map(Part::Response),
            (Part::Operation, "callbacks") => Map(Part::Callback),
            (Part::Callback, _) if !key.starts_with("x-") => One(Part::PathItem),
            (Part::Parameter | Part::Header | Part::MediaType, "schema") => One(Part::Schema),
            (Part::Parameter | Part::Header | Part::MediaType, "examples") => Map(Part::Example),
            (Part::Parameter | Part::Header | Part::RequestBody | Part::Response, "content") => Map(Part::MediaType),
            (Part::Response | Part::Encoding, "headers") => Map(Part::Header),
            (Part::Response, "links") => Map(Part::Link),
            (Part::MediaType, "encoding") => Map(Part::Encoding),
            (Part::Schema, _) => in_schema(key),
            (Part::Discriminator, "mapping") => Map(Part::MappedSchema),
            _ => One(Part::Plain),
        }
    }

    /// The section of `components` that such parts are kept in. Path items have none in 3.0, and are kept beside.
    pub(super) fn section(self) -> Option<&'static str> {
        Some(match self {
            Part::Callback => "callbacks",
            Part::Example => "examples",
            Part::Header => "headers",
            Part::Link => "links",
            Part::Parameter => "parameters",
            Part::RequestBody => "requestBodies",
            Part::Response => "responses",
            Part::Schema | Part::MappedSchema => "schemas",
            Part::SecurityScheme => "securitySchemes",
            _ => return None,
        })
    }

    fn of_section(section: &str) -> Option<Part> {
        Some(match section {
            "callbacks" => Part::Callback,
            "examples" => Part::Example,
            "headers" => Part::Header,
            "links" => Part::Link,
            "parameters" => Part::Parameter,
            "pathItems" => Part::PathItem,
            "requestBodies" => Part::RequestBody,
            "responses" => Part::Response,
            "schemas" => Part::Schema,
            "securitySchemes" => Part::SecurityScheme,
            _ => return None,
        })
    }
}

/// The keywords of 3.0 and of 3.1 that hold schemas.
fn in_schema(key: &str) -> Shape {
    match key {
        "properties" | "patternProperties" | "dependentSchemas" | "$defs" => Shape::Map(Part::Schema),
        "allOf" | "anyOf" | "oneOf" | "prefixItems" => Shape::List(Part::Schema),
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
        | "contentSchema" => Shape::One(Part::Schema),
        "discriminator" => Shape::One(Part::Discriminator),
        _ => Shape::One(Part::Plain),
    }
}
