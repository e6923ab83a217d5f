//! Bodies: their media types, how forms are encoded, and the examples beside them and beside values.

use std::collections::HashSet;

use crate::catalogue::{
    BAD_MEDIA_TYPE, EMPTY_CONTENT, ENCODING_WITHOUT_PROPERTY, EXAMPLE_AND_EXAMPLES, EXAMPLE_WITH_TWO_VALUES,
    STREAM_WITHOUT_EFFECT,
};
use crate::model::MediaType;
use crate::source::Node;

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    examples(ctx);
    media_types(ctx);
    streams(ctx);
}

fn examples(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let parameters = api.parameters.iter().map(|(_, parameter)| (parameter.node, &parameter.value.content));
    let headers = api.headers.iter().map(|(_, header)| (header.node, &header.value.content));
    let mut nodes: Vec<Node<'_>> = Vec::new();
    for (node, content) in parameters.chain(headers) {
        nodes.push(node);
        nodes.extend(content.iter().map(|media| media.node));
    }
    let bodies = api.request_bodies.iter().flat_map(|(_, body)| &body.content);
    let answers = api.responses.iter().flat_map(|(_, response)| &response.content);
    nodes.extend(bodies.chain(answers).map(|media| media.node));
    for node in nodes {
        if let (Some(_), Some((key, _))) = (node.get("example"), node.entry("examples")) {
            let message = "`example` and `examples` exclude each other.";
            ctx.report_key(&EXAMPLE_AND_EXAMPLES, key, message, "Move the example into `examples`, under a name.");
        }
    }
    for (_, example) in api.examples.iter() {
        if example.value.is_some()
            && let Some((key, _)) = example.node.entry("externalValue")
        {
            let message = "`value` and `externalValue` exclude each other.";
            ctx.report_key(&EXAMPLE_WITH_TWO_VALUES, key, message, "Keep one of the two.");
        }
    }
}

fn media_types(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let bodies = api.request_bodies.iter().map(|(_, body)| (body.node, &body.content, true));
    let answers = api.responses.iter().map(|(_, response)| (response.node, &response.content, false));
    for (node, content, is_request) in bodies.chain(answers) {
        if is_request
            && content.is_empty()
            && let Some((key, _)) = node.entry("content")
        {
            let message = "The body is declared in no media type at all.";
            ctx.report_key(&EMPTY_CONTENT, key, message, "Add a media type such as `application/json`.");
        }
        for media in content {
            name(ctx, media);
            encoding(ctx, media);
        }
    }
}

fn name<'s>(ctx: &mut Context<'_, 's>, media: &MediaType<'s>) {
    if !is_media_type(media.name)
        && let Some(key) = media.node.key()
    {
        let message = format!("`{}` is not a media type.", media.name);
        let help = "Write it as `type/subtype`, such as `application/json` or `image/*`.";
        ctx.report_key(&BAD_MEDIA_TYPE, key, message, help);
    }
}

fn streams(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let answers = api.operations().flat_map(|(_, _, operation)| &operation.responses.by_status);
    let successes: HashSet<_> = answers.filter(|(status, _)| status.is_success()).map(|(_, used)| used.id).collect();
    let bodies = api.request_bodies.iter().map(|(_, body)| (&body.content, false));
    let answers = api.responses.iter();
    let answers = answers.map(|(id, answer)| (&answer.content, successes.contains(&id) && answer.is_stream(api)));
    for (content, is_stream) in bodies.chain(answers) {
        for media in content {
            let Some((_, node)) = media.extensions.iter().find(|(name, _)| *name == "x-stream") else { continue };
            if node.as_bool().is_none() {
                let message = "`x-stream` must be `true` or `false`.";
                ctx.report(&STREAM_WITHOUT_EFFECT, *node, message, "Write `x-stream: true`, or remove it.");
            } else if media.asks_for_stream() && !is_stream {
                let message = "This body cannot be written item by item.";
                let help = "Move it to the only media type of a success: JSON, an array without bounds. Or remove it.";
                ctx.report(&STREAM_WITHOUT_EFFECT, *node, message, help);
            }
        }
    }
}

fn encoding<'s>(ctx: &mut Context<'_, 's>, media: &MediaType<'s>) {
    let api = ctx.api;
    let Some(schema) = media.schema else { return };
    let schema = &api[schema.id];
    // Composed schemas may have their properties anywhere.
    if schema.is_unresolved || schema.is_composed() {
        return;
    }
    for (key, _) in &media.encoding {
        let name = key.as_str().unwrap_or_default();
        if schema.property(name).is_none() {
            let message = format!("`{name}` is encoded, and the schema has no property of that name.");
            let help = "Correct the name, or remove the encoding.";
            ctx.report_key(&ENCODING_WITHOUT_PROPERTY, *key, message, help);
        }
    }
}

/// `type/subtype`, wildcards allowed, parameters after a semicolon not looked into.
fn is_media_type(name: &str) -> bool {
    let essence = name.split(';').next().unwrap_or_default().trim();
    let is_token = |part: &str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte))
    };
    essence.split_once('/').is_some_and(|(kind, subtype)| is_token(kind) && is_token(subtype))
}
