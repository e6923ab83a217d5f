//! Parameters in poem-openapi's terms.

use poem_openapi::ParameterStyle;
use poem_openapi::registry::{MetaOperationParam, MetaParamIn};

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
pub(super) fn schema_of(node: &'static Json) -> Option<&'static Json> {
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
