//! Examples and defaults against their schemas.

use crate::catalogue::{DEFAULT_UNFIT, EXAMPLE_UNFIT};
use crate::findings::{Finding, Place, Rule};
use crate::model::{Direction, ExampleObject, Id, MediaType, Schema, Use};
use crate::source::{Node, NodeKind};
use crate::validate::Validator;

use super::Context;

/// A value, the schema it should fit, and what the value is called.
struct Claim<'s> {
    rule: &'static Rule,
    value: Node<'s>,
    schema: Id<Schema<'s>>,
    direction: Option<Direction>,
}

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let mut claims = Vec::new();
    for (id, schema) in api.schemas.iter() {
        let examples = schema.examples.iter().map(|value| (&EXAMPLE_UNFIT, *value));
        let default = schema.default.iter().map(|value| (&DEFAULT_UNFIT, *value));
        claims.extend(examples.chain(default).map(|(rule, value)| Claim { rule, value, schema: id, direction: None }));
    }
    for (_, body) in api.request_bodies.iter() {
        of_content(ctx, &body.content, Some(Direction::Request), &mut claims);
    }
    for (_, response) in api.responses.iter() {
        of_content(ctx, &response.content, Some(Direction::Response), &mut claims);
    }
    let parameters = api.parameters.iter().map(|(_, parameter)| (&parameter.value, Some(Direction::Request)));
    let headers = api.headers.iter().map(|(_, header)| (&header.value, Some(Direction::Response)));
    for (value, direction) in parameters.chain(headers) {
        of_value(ctx, value.schema, value.example, &value.examples, direction, &mut claims);
        of_content(ctx, &value.content, direction, &mut claims);
    }
    let mut validator = Validator::new(api);
    for claim in claims {
        settle(ctx, &mut validator, &claim);
    }
}

fn of_content<'s>(
    ctx: &Context<'_, 's>,
    content: &[MediaType<'s>],
    direction: Option<Direction>,
    claims: &mut Vec<Claim<'s>>,
) {
    for media in content.iter().filter(|media| shows_values(media)) {
        of_value(ctx, media.schema, media.example, &media.examples, direction, claims);
    }
}

/// An example in XML or a form is written as text in that form, and says nothing about the schema's values.
fn shows_values(media: &MediaType<'_>) -> bool {
    let essence = media.name.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    let is_text = |value: Node<'_>| value.kind() == NodeKind::String;
    let is_json = essence.ends_with("/json") || essence.ends_with("+json") || essence == "*/*";
    is_json || essence.starts_with("text/plain") || !media.example.is_some_and(is_text)
}

fn of_value<'s>(
    ctx: &Context<'_, 's>,
    schema: Option<Use<'s, Schema<'s>>>,
    example: Option<Node<'s>>,
    examples: &[(&'s str, Use<'s, ExampleObject<'s>>)],
    direction: Option<Direction>,
    claims: &mut Vec<Claim<'s>>,
) {
    let Some(schema) = schema else { return };
    let named = examples.iter().filter_map(|(_, used)| ctx.api[used.id].value);
    for value in example.into_iter().chain(named) {
        claims.push(Claim { rule: &EXAMPLE_UNFIT, value, schema: schema.id, direction });
    }
}

fn settle<'s>(ctx: &mut Context<'_, 's>, validator: &mut Validator<'_, 's>, claim: &Claim<'s>) {
    let violations = validator.check(claim.schema, claim.value, claim.direction);
    let what = if claim.rule == &DEFAULT_UNFIT { "default" } else { "example" };
    // The first few tell what is wrong; a hundred more would hide the next finding.
    for violation in violations.into_iter().take(5) {
        let subject = if violation.value == claim.value { "The" } else { "This part of the" };
        let message = format!("{subject} {what} {}.", violation.message);
        let help = "Correct the value, or the schema if the value is right.";
        let finding = Finding::new(claim.rule, violation.value, message, help);
        ctx.findings.push(finding.with_related("the schema says so here", Place::of(violation.schema)));
    }
}
