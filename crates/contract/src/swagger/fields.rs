//! Fields that 3.0 has and 2.0 has not.

use crate::catalogue::UNKNOWN_FIELD;
use crate::findings::{Finding, Place};
use crate::source::Node;

use super::converter::Converter;

/// An object of 2.0, and the fields that it got in 3.0.
pub(super) struct Object {
    /// Its name, with its article.
    name: &'static str,
    /// Each with what 2.0 writes instead; nothing where it has no such thing.
    later: &'static [(&'static str, &'static str)],
}

const DISCRIMINATE: &str = "an `allOf` with a `discriminator`";
const IN_PARAMETER: &str = "`type`, `format` and what belongs to them beside `name` and `in`";

pub(super) static DOCUMENT: Object = Object {
    name: "a Swagger Object",
    later: &[
        ("openapi", ""),
        ("servers", "`host`, `basePath` and `schemes`"),
        ("components", "`definitions`, `parameters`, `responses` and `securityDefinitions`"),
        ("webhooks", ""),
        ("jsonSchemaDialect", ""),
    ],
};
pub(super) static PATH_ITEM: Object = Object {
    name: "a Path Item Object",
    later: &[("summary", ""), ("description", ""), ("servers", ""), ("trace", "")],
};
pub(super) static OPERATION: Object = Object {
    name: "an Operation Object",
    later: &[
        ("requestBody", "a parameter with `in: body`, or some with `in: formData`"),
        ("callbacks", ""),
        ("servers", "`schemes`"),
    ],
};
pub(super) static PARAMETER: Object = Object {
    name: "a Parameter Object",
    later: &[
        ("deprecated", ""),
        ("style", "`collectionFormat`"),
        ("explode", "`collectionFormat`"),
        ("allowReserved", ""),
        ("content", IN_PARAMETER),
        ("example", "an extension such as `x-example`"),
        ("examples", "an extension such as `x-examples`"),
    ],
};
pub(super) static HEADER: Object = Object {
    name: "a Header Object",
    later: &[
        ("required", ""),
        ("deprecated", ""),
        ("allowEmptyValue", ""),
        ("style", "`collectionFormat`"),
        ("explode", "`collectionFormat`"),
        ("allowReserved", ""),
        ("content", IN_PARAMETER),
        ("example", "an extension such as `x-example`"),
        ("examples", "an extension such as `x-examples`"),
    ],
};
pub(super) static RESPONSE: Object = Object {
    name: "a Response Object",
    later: &[("content", "`schema`, `examples` and the operation's `produces`"), ("links", "")],
};
pub(super) static SCHEMA: Object = Object {
    name: "a Schema Object",
    later: &[
        ("nullable", "the extension `x-nullable`"),
        ("oneOf", DISCRIMINATE),
        ("anyOf", DISCRIMINATE),
        ("not", ""),
        ("writeOnly", ""),
        ("deprecated", ""),
    ],
};
pub(super) static SCHEME: Object = Object {
    name: "a Security Scheme Object",
    later: &[
        ("scheme", "`type: basic`, or `type: apiKey` with `name` and `in`"),
        ("bearerFormat", ""),
        ("flows", "`flow`, `authorizationUrl`, `tokenUrl` and `scopes`"),
        ("openIdConnectUrl", ""),
    ],
};

impl<'s> Converter<'s> {
    /// True if a field is one that 2.0 does not know; it is told, and has no effect.
    pub(super) fn is_later(&mut self, object: &Object, key: Node<'s>) -> bool {
        let name = key.as_str().unwrap_or_default();
        let Some((_, instead)) = object.later.iter().find(|(later, _)| *later == name) else { return false };
        let message = format!("`{name}` has no effect in {} of Swagger 2.0: it came with OpenAPI 3.", object.name);
        let help = match *instead {
            "" => "Remove it, or convert the document with `contractual convert` and add it there.".to_owned(),
            instead => format!("Write {instead}, or convert the document with `contractual convert`."),
        };
        self.findings.push(Finding::new(&UNKNOWN_FIELD, Place::of_key(key), message, help));
        true
    }
}
