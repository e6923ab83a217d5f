//! Checks of this workspace's promises about its own contracts: what is fact or decision (`x-origin`), what operations say,
//! every status that the server can answer, an example of every body, and constraints that stand twice (one name, one Rust
//! type).

use std::collections::{HashMap, HashSet};

use crate::catalogue::{
    EXAMPLE_MISSING, JSON_WITHOUT_SCHEMA, MIXED_ERROR_BODIES, OPERATION_ID_NOT_CAMEL_CASE, OPERATION_WITHOUT_SUMMARY,
    OPERATION_WITHOUT_TAG, ORIGIN_MISSING, ORIGIN_UNKNOWN, REPEATED_CONSTRAINT, SECURITY_UNSAID, STATUS_UNDECLARED,
};
use crate::findings::{Finding, Place};
use crate::model::{Extensions, MediaType, Operation, Schema, StatusKey};
use crate::source::{Node, NodeKind};

use super::Context;

const ORIGINS: [&str; 3] = ["stated", "observed", "decided"];

pub(super) fn origins(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, _, operation) in api.operations() {
        demand(ctx, operation.node, &operation.extensions, "operation");
    }
    for (_, parameter) in api.parameters.iter() {
        demand(ctx, parameter.node, &parameter.value.extensions, "parameter");
    }
    for (_, schema) in api.schemas.iter() {
        for property in schema.properties() {
            // Only a schema that is written here can carry the mark; beside a `$ref` it would be ignored.
            let own = &api[property.schema.id];
            let extensions = if property.schema.via.is_some() { &Extensions::new() } else { &own.extensions };
            demand(ctx, property.schema.via.unwrap_or(own.node), extensions, "property");
        }
    }
    let schemas = api.schemas.iter().map(|(_, schema)| (&schema.extensions, schema.values.as_deref()));
    let responses = api.responses.iter().map(|(_, response)| (&response.extensions, None));
    let bodies = api.request_bodies.iter().map(|(_, body)| (&body.extensions, None));
    let schemes = api.security_schemes.iter().map(|(_, scheme)| (&scheme.extensions, None));
    let operations = api.operations().map(|(_, _, operation)| (&operation.extensions, None));
    let parameters = api.parameters.iter().map(|(_, parameter)| (&parameter.value.extensions, None));
    let marked = schemas.chain(responses).chain(bodies).chain(schemes).chain(operations).chain(parameters);
    for (extensions, values) in marked.collect::<Vec<_>>() {
        words(ctx, extensions, values.unwrap_or_default());
    }
}

fn demand<'s>(ctx: &mut Context<'_, 's>, node: Node<'s>, extensions: &Extensions<'s>, what: &str) {
    if extensions.iter().any(|(name, _)| *name == "x-origin") {
        return;
    }
    let message = format!("This {what} does not say by `x-origin` where it comes from.");
    let help = if node.get("$ref").is_some() {
        "Write `allOf: [{$ref: …}]` with `x-origin` beside it."
    } else {
        "Add `x-origin: stated`, `observed` or `decided`."
    };
    ctx.report(&ORIGIN_MISSING, node, message, help);
}

/// The words of `x-origin`, and of `x-origin-values`, which names values of the `enum` beside it.
fn words<'s>(ctx: &mut Context<'_, 's>, extensions: &Extensions<'s>, values: &[Node<'s>]) {
    for (name, node) in extensions {
        match *name {
            "x-origin" => word(ctx, *node),
            "x-origin-values" => {
                if node.kind() != NodeKind::Object {
                    let message = "`x-origin-values` must be an object.";
                    ctx.report(&ORIGIN_UNKNOWN, *node, message, "Map each value of `enum` to its origin.");
                }
                let values: HashSet<_> =
                    values.iter().filter_map(|value| value.as_str().or(value.as_number())).collect();
                for (key, origin) in node.entries() {
                    word(ctx, origin);
                    let text = key.as_str().unwrap_or_default();
                    if !values.contains(text) {
                        let message = format!("`{text}` is not a value of the `enum`.");
                        ctx.report_key(&ORIGIN_UNKNOWN, key, message, "Correct it, or add the value.");
                    }
                }
            }
            _ => {}
        }
    }
}

fn word<'s>(ctx: &mut Context<'_, 's>, node: Node<'s>) {
    if !node.as_str().is_some_and(|text| ORIGINS.contains(&text)) {
        let message = "This is not an origin.";
        ctx.report(&ORIGIN_UNKNOWN, node, message, "Use `stated`, `observed` or `decided`.");
    }
}

pub(super) fn operations(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, _, operation) in api.operations() {
        names(ctx, operation);
        if operation.security.is_none() && api.security.is_none() {
            let message = "Neither the operation nor the document says what a caller must show.";
            ctx.report(&SECURITY_UNSAID, operation.node, message, "Add `security`, or `security: []` if it is open.");
        }
        bodies(ctx, operation);
    }
}

fn names<'s>(ctx: &mut Context<'_, 's>, operation: &Operation<'s>) {
    if operation.summary.is_none_or(|summary| summary.trim().is_empty()) {
        let message = "This operation has no summary.";
        ctx.report(&OPERATION_WITHOUT_SUMMARY, operation.node, message, "Say in one line what it does.");
    }
    if operation.tags.len() != 1 {
        let message = format!("This operation has {} tags, and one makes a trait.", operation.tags.len());
        ctx.report(&OPERATION_WITHOUT_TAG, operation.node, message, "Give it exactly one tag.");
    }
    let is_camel_case =
        |id: &str| id.starts_with(|c: char| c.is_ascii_lowercase()) && id.chars().all(|c| c.is_ascii_alphanumeric());
    if let Some(id) = operation.id
        && !is_camel_case(id)
    {
        let node = operation.node.get("operationId").unwrap_or(operation.node);
        let message = format!("`{id}` is not camelCase.");
        ctx.report(&OPERATION_ID_NOT_CAMEL_CASE, node, message, "Use a verb and a noun: `salvarAssociado`.");
    }
}

fn bodies<'s>(ctx: &mut Context<'_, 's>, operation: &Operation<'s>) {
    let api = ctx.api;
    let mut error_kinds: Vec<&str> = Vec::new();
    for (status, used) in &operation.responses.by_status {
        let response = &api[used.id];
        for media in &response.content {
            if status.is_success() && media.name.starts_with("application/json") && media.schema.is_none() {
                let message = format!("The JSON answer {status} has no schema.");
                ctx.report(&JSON_WITHOUT_SCHEMA, media.node, message, "Add `schema`, or `schema: {}` for anything.");
            }
            if !status.is_success() && !error_kinds.contains(&media.name) {
                error_kinds.push(media.name);
            }
        }
    }
    if error_kinds.len() > 1 {
        let message = format!("Its errors come as {}.", error_kinds.join(" and "));
        let help = "Let all errors of an operation have one media type; clients read them as one type.";
        ctx.report(&MIXED_ERROR_BODIES, operation.node, message, help);
    }
}

pub(super) fn statuses(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (_, item, operation) in api.operations() {
        let mut expected = vec![(500, "something unforeseen can always happen"), (503, "the store may be down")];
        if !api.parameters_of(item, operation).is_empty() || operation.request_body.is_some() {
            expected.push((400, "a parameter or a body can be malformed"));
        }
        if !api.security_of(operation).is_empty() {
            expected.push((401, "a credential is demanded"));
        }
        if operation.request_body.is_some() {
            expected.push((413, "a body can be too large"));
            expected.push((415, "a body can come in another media type"));
        }
        expected.sort_unstable();
        for (code, why) in expected {
            if operation.responses.get(StatusKey::Code(code)).is_none() {
                let message = format!("The status {code} is not declared, and {why}.");
                let help = format!("Add `'{code}'` to `responses`; the components have it ready.");
                ctx.report(&STATUS_UNDECLARED, operation.node, message, help);
            }
        }
        if !operation.responses.by_status.iter().any(|(status, _)| status.is_success()) {
            let message = "No answer is declared for when all went well.";
            ctx.report(&STATUS_UNDECLARED, operation.node, message, "Add `'200'` or another success to `responses`.");
        }
    }
}

pub(super) fn examples(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let bodies = api.request_bodies.iter().flat_map(|(_, body)| &body.content);
    let answers = api.responses.iter().flat_map(|(_, response)| &response.content);
    for media in bodies.chain(answers).filter(|media| !has_example(media)) {
        let message = format!("The `{}` body has no example.", media.name);
        let help = "Add `example` or `examples`; the mock server, the docs and the tests are fed by them.";
        ctx.findings.push(Finding::new(&EXAMPLE_MISSING, Place::of(media.node), message, help));
    }
}

fn has_example(media: &MediaType<'_>) -> bool {
    media.example.is_some() || !media.examples.is_empty()
}

pub(super) fn repeated_constraints(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let mut first: HashMap<String, Node<'_>> = HashMap::new();
    // Named schemas come first, so that the one with the name is the one to refer to.
    let named = api.schemas.iter().filter(|(_, schema)| schema.name.is_some());
    let unnamed = api.schemas.iter().filter(|(_, schema)| schema.name.is_none());
    for (_, schema) in named.chain(unnamed) {
        for constraint in constraints(schema) {
            let Some(other) = first.get(&constraint).copied() else {
                first.insert(constraint, schema.node);
                continue;
            };
            let message = "The same constraint stands elsewhere.";
            let help = "Name it once under `components.schemas` and refer to it.";
            let finding = Finding::new(&REPEATED_CONSTRAINT, schema.node, message, help);
            ctx.findings.push(finding.with_related("it also stands here", Place::of(other)));
        }
    }
}

/// What a schema says that is worth a name: a pattern, or a list of values.
fn constraints(schema: &Schema<'_>) -> Vec<String> {
    let pattern = schema.string.as_deref().and_then(|rules| rules.pattern).and_then(Node::as_str);
    let pattern = pattern.map(|text| format!("pattern {text}"));
    let values = schema.values.as_ref().filter(|values| values.len() > 1).map(|values| {
        let texts = values.iter().map(|value| value.as_str().or(value.as_number()).unwrap_or_default());
        let mut texts: Vec<_> = texts.collect();
        texts.sort_unstable();
        format!("enum {}", texts.join("\u{1f}"))
    });
    pattern.into_iter().chain(values).collect()
}
