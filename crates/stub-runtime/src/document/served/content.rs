//! Parameters, request bodies and responses in poem-openapi's terms.

use poem_openapi::ParameterStyle;

use poem_openapi::registry::{MetaHeader, MetaMediaType, MetaOperationParam, MetaParamIn, MetaRequest, MetaResponse};

use crate::document::json::Json;
use crate::document::parsed::Document;

use super::schema::Schemas;

/// The parameters of an operation: its own, then those of its path that it does not override.
pub(super) fn parameters(
    document: &'static Document,
    item: &'static Json,
    operation: &'static Json,
) -> Vec<MetaOperationParam> {
    let mut parameters: Vec<MetaOperationParam> = Vec::new();
    for node in operation.items("parameters").iter().chain(item.items("parameters")) {
        let Some(parameter) = document.resolve(node).and_then(|node| parameter(document, node)) else { continue };
        let is_same = |other: &MetaOperationParam| other.name == parameter.name && other.in_type == parameter.in_type;
        if !parameters.iter().any(is_same) {
            parameters.push(parameter);
        }
    }
    parameters
}

fn parameter(document: &'static Document, node: &'static Json) -> Option<MetaOperationParam> {
    let in_type = match node.text("in")? {
        "path" => MetaParamIn::Path,
        "query" => MetaParamIn::Query,
        "header" => MetaParamIn::Header,
        "cookie" => MetaParamIn::Cookie,
        _ => return None,
    };
    let style = node.text("style").and_then(style);
    let is_form = match style {
        Some(style) => style == ParameterStyle::Form,
        None => matches!(in_type, MetaParamIn::Query | MetaParamIn::Cookie),
    };
    let explode = match node.get("explode") {
        Some(Json::Bool(explode)) => *explode,
        _ => is_form,
    };
    Some(MetaOperationParam {
        name: node.text("name")?.to_owned(),
        schema: Schemas::named(document).at(schema_of(node)),
        in_type,
        description: node.text("description").map(str::to_owned),
        required: node.flag("required"),
        deprecated: node.flag("deprecated"),
        explode,
        style,
    })
}

/// What a parameter or a header holds: by its schema, or by that of its only media type.
fn schema_of(node: &'static Json) -> Option<&'static Json> {
    node.get("schema").or_else(|| node.entries("content").next().and_then(|(_, media_type)| media_type.get("schema")))
}

fn style(name: &str) -> Option<ParameterStyle> {
    Some(match name {
        "label" => ParameterStyle::Label,
        "matrix" => ParameterStyle::Matrix,
        "form" => ParameterStyle::Form,
        "simple" => ParameterStyle::Simple,
        "spaceDelimited" => ParameterStyle::SpaceDelimited,
        "pipeDelimited" => ParameterStyle::PipeDelimited,
        "deepObject" => ParameterStyle::DeepObject,
        _ => return None,
    })
}

pub(super) fn request(document: &'static Document, node: &'static Json) -> MetaRequest {
    MetaRequest {
        description: node.text("description"),
        content: content(document, node),
        required: node.flag("required"),
    }
}

/// The response under a key; nothing if the key is no status.
pub(super) fn response(document: &'static Document, key: &'static str, node: &'static Json) -> Option<MetaResponse> {
    let (status, status_range) = match key.as_bytes() {
        b"default" => (None, None),
        [b'1'..=b'5', b'X' | b'x', b'X' | b'x'] => (None, Some(key.to_owned())),
        [b'1'..=b'5', b'0'..=b'9', b'0'..=b'9'] => (key.parse().ok(), None),
        _ => return None,
    };
    let headers = node.entries("headers").filter_map(|(name, header)| {
        let header = document.resolve(header)?;
        Some(MetaHeader {
            name: name.to_owned(),
            description: header.text("description").map(str::to_owned),
            required: header.flag("required"),
            deprecated: header.flag("deprecated"),
            schema: Schemas::written_out(document).at(schema_of(header)),
        })
    });
    Some(MetaResponse {
        description: node.text("description").unwrap_or_default(),
        status,
        status_range,
        content: content(document, node),
        headers: headers.collect(),
    })
}

fn content(document: &'static Document, node: &'static Json) -> Vec<MetaMediaType> {
    let media_types = node.entries("content").map(|(content_type, media_type)| MetaMediaType {
        content_type,
        schema: Schemas::named(document).at(media_type.get("schema")),
    });
    media_types.collect()
}
