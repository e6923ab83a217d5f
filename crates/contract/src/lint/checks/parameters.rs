//! Parameters and headers: what they hold and how that is written.

use crate::catalogue::{FIELD_OUT_OF_PLACE, IGNORED_HEADER, PARAMETER_WITHOUT_VALUE, STYLE_OUT_OF_PLACE};
use crate::findings::{Finding, Place};
use crate::model::{Api, Location, Parameter, Style, Type, Value, Version};
use crate::source::Node;

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, parameter) in api.parameters.iter() {
        value(ctx, parameter.node, &parameter.value);
        if parameter.location == Location::QueryString {
            whole_query(ctx, parameter);
        } else {
            style(ctx, parameter);
        }
        ignored(ctx, parameter);
        for field in ["allowEmptyValue", "allowReserved"] {
            let is_meant = parameter.location == Location::Query || is_reserved_in_3_2(api, parameter, field);
            if let (false, Some((key, _))) = (is_meant, parameter.node.entry(field)) {
                let message = format!("`{field}` has a meaning for query parameters only.");
                ctx.report_key(&FIELD_OUT_OF_PLACE, key, message, "Remove it.");
            }
        }
    }
    for (_, header) in api.headers.iter().filter(|(_, header)| !header.is_unresolved) {
        value(ctx, header.node, &header.value);
        if let Some(found) = header.value.style.filter(|style| *style != Style::Simple) {
            let node = header.node.get("style").unwrap_or(header.node);
            let message = format!("A header cannot be written in the style `{}`.", found.name());
            ctx.report(&STYLE_OUT_OF_PLACE, node, message, "Use `simple`, or leave `style` out.");
        }
    }
}

/// Since 3.2 reserved characters may stay as they are wherever others are percent-encoded.
fn is_reserved_in_3_2(api: &Api<'_>, parameter: &Parameter<'_>, field: &str) -> bool {
    let is_encoded = matches!(parameter.location, Location::Path | Location::Cookie);
    field == "allowReserved" && api.version >= Version::V3_2 && is_encoded
}

/// Exactly one of `schema` and `content`, and one media type at most.
fn value<'s>(ctx: &mut Context<'_, 's>, node: Node<'s>, value: &Value<'s>) {
    let (message, help) = match (value.schema.is_some(), value.content.len(), node.get("content").is_some()) {
        (true, _, true) => ("It has both `schema` and `content`, and only one can hold.", "Remove one of the two."),
        (true, _, false) | (false, 1, _) => return,
        (false, 0, false) => ("It says neither by `schema` nor by `content` what it holds.", "Add a `schema`."),
        (false, _, _) => ("Its `content` must have exactly one media type.", "Keep one entry in `content`."),
    };
    ctx.report(&PARAMETER_WITHOUT_VALUE, node, message, help);
}

/// All of a query is written as a media type, and so has no style.
fn whole_query<'s>(ctx: &mut Context<'_, 's>, parameter: &Parameter<'s>) {
    if let Some((key, _)) = parameter.node.entry("schema") {
        let message = "All of a query is written as a media type.";
        ctx.report_key(&PARAMETER_WITHOUT_VALUE, key, message, "Write `content: {MEDIA TYPE: {schema: …}}`.");
    }
    for field in ["style", "explode"] {
        if let Some((key, _)) = parameter.node.entry(field) {
            let message = format!("All of a query is written as a media type, where `{field}` has no meaning.");
            ctx.report_key(&STYLE_OUT_OF_PLACE, key, message, "Remove it.");
        }
    }
}

fn style<'s>(ctx: &mut Context<'_, 's>, parameter: &Parameter<'s>) {
    let api = ctx.api;
    let style = parameter.style();
    let node = parameter.node.get("style").unwrap_or(parameter.node);
    if !parameter.location.allows(style) {
        let (style, place) = (style.name(), parameter.location.name());
        let message = format!("A {place} parameter cannot be written in the style `{style}`.");
        let help = format!("Use `{}`, or leave `style` out.", parameter.location.default_style().name());
        ctx.report(&STYLE_OUT_OF_PLACE, node, message, help);
        return;
    }
    let Some(schema) = parameter.value.schema else { return };
    let Some(kind) = api[schema.id].types.single() else { return };
    let needed = match style {
        Style::DeepObject => Type::Object,
        Style::SpaceDelimited | Style::PipeDelimited if kind != Type::Object => Type::Array,
        _ => return,
    };
    if kind != needed {
        let (style, kind, needed) = (style.name(), kind.name(), needed.name());
        let message = format!("The style `{style}` is for an {needed}, and this parameter is of type `{kind}`.");
        ctx.report(&STYLE_OUT_OF_PLACE, node, message, "Leave `style` out, or change the type.");
    }
}

/// Headers that OpenAPI describes by other means, so that a parameter of that name says nothing.
fn ignored<'s>(ctx: &mut Context<'_, 's>, parameter: &Parameter<'s>) {
    if parameter.location != Location::Header {
        return;
    }
    let remedy = match parameter.name.to_ascii_lowercase().as_str() {
        "authorization" => "Declare a security scheme instead.",
        "accept" => "Declare the media types under `responses` instead.",
        "content-type" => "Declare the media types under `requestBody` instead.",
        _ => return,
    };
    let message = format!("OpenAPI ignores a header parameter called `{}`.", parameter.name);
    let node = parameter.node.get("name").unwrap_or(parameter.node);
    ctx.findings.push(Finding::new(&IGNORED_HEADER, Place::of(node), message, remedy));
}
