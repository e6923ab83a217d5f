//! Schemas: rules that contradict, that cannot take effect, or that no generator can express.

use std::collections::HashSet;

use crate::catalogue::{
    ARRAY_WITHOUT_ITEMS, BAD_MULTIPLE_OF, BAD_PATTERN, DISCRIMINATOR_INLINE, DISCRIMINATOR_PROPERTY_MISSING,
    DUPLICATE_VALUE, FORMAT_WITHOUT_EFFECT, KEYWORD_WITHOUT_EFFECT, MESSAGE_WITHOUT_EFFECT, NULLABLE_WITHOUT_TYPE,
    PATTERN_UNSUPPORTED, READ_ONLY_AND_WRITE_ONLY, REQUIRED_UNDECLARED, UNSATISFIABLE,
};
use crate::findings::{Finding, Place};
use crate::model::{Id, Schema, Type, Version};
use crate::number::Number;
use crate::pattern::{Pattern, PatternError};

use super::Context;

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let parts = parts_of_others(ctx);
    for (id, schema) in api.schemas.iter().filter(|(_, schema)| !schema.is_unresolved) {
        types(ctx, schema);
        ranges(ctx, schema);
        pattern(ctx, schema);
        effects(ctx, schema);
        message(ctx, schema);
        required(ctx, schema, parts.contains(&id));
        discriminator(ctx, schema);
    }
    super::endless::check(ctx);
}

fn types<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>) {
    if schema.types.contains(Type::Array)
        && ctx.api.version == Version::V3_0
        && schema.array.as_deref().is_none_or(|array| array.items.is_none())
        && schema.node.get("items").is_none()
    {
        let message = "An array must say by `items` what its elements are.";
        ctx.report(&ARRAY_WITHOUT_ITEMS, schema.node, message, "Add `items`, or `items: {}` for anything.");
    }
    if schema.is_read_only && schema.is_write_only {
        let message = "It is both `readOnly` and `writeOnly`, so it can never be sent.";
        ctx.report(&READ_ONLY_AND_WRITE_ONLY, schema.node, message, "Remove one of the two.");
    }
    if schema.is_nullable
        && schema.types.is_empty()
        && let Some((key, _)) = schema.node.entry("nullable")
    {
        let message = "`nullable` has no effect without a `type` beside it.";
        let help = "Add the `type`, or move `nullable` to the schema that has it.";
        ctx.report_key(&NULLABLE_WITHOUT_TYPE, key, message, help);
    }
}

fn ranges<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>) {
    if let Some(rules) = schema.number.as_deref() {
        if let (Some(min), Some(max)) = (rules.minimum, rules.maximum)
            && (min.value > max.value || (min.value == max.value && (min.is_exclusive || max.is_exclusive)))
        {
            unsatisfiable(ctx, schema, &format!("no number lies between {} and {}", min.value, max.value));
        }
        if let Some((node, value)) = rules.multiple_of
            && value <= Number::ZERO
        {
            let message = format!("`multipleOf` must be greater than 0, and is {value}.");
            ctx.report(&BAD_MULTIPLE_OF, node, message, "Use a positive number, or remove it.");
        }
    }
    let string = schema.string.as_deref().map(|rules| (rules.min_length, rules.max_length, "string"));
    let array = schema.array.as_deref().map(|rules| (rules.min_items, rules.max_items, "array"));
    let object = schema.object.as_deref().map(|rules| (rules.min_properties, rules.max_properties, "object"));
    for (min, max, what) in [string, array, object].into_iter().flatten() {
        if let (Some(min), Some(max)) = (min, max)
            && min > max
        {
            unsatisfiable(ctx, schema, &format!("no {what} is at least {min} and at most {max} long"));
        }
    }
}

fn unsatisfiable<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>, why: &str) {
    let message = format!("No value can fit: {why}.");
    ctx.report(&UNSATISFIABLE, schema.node, message, "Correct the bounds.");
}

fn pattern<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>) {
    let Some(node) = schema.string.as_deref().and_then(|rules| rules.pattern) else { return };
    match Pattern::check(node.as_str().unwrap_or_default()) {
        Ok(()) => {}
        Err(error @ PatternError::Invalid { .. }) => {
            let message = format!("This is not an ECMAScript pattern: {error}.");
            ctx.report(&BAD_PATTERN, node, message, "Correct the pattern; OpenAPI takes ECMAScript's dialect.");
        }
        Err(error) => {
            let message = format!("The pattern cannot be checked here: {error}.");
            let help = "Write it without lookaround and backreferences; generated code lets such strings through.";
            ctx.report(&PATTERN_UNSUPPORTED, node, message, help);
        }
    }
}

/// Keywords and formats that say nothing about the types that the schema allows.
fn effects<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>) {
    if schema.types.is_empty() {
        return;
    }
    for (key, _) in schema.node.entries() {
        let name = key.as_str().unwrap_or_default();
        let Some(kinds) = types_of_keyword(name) else { continue };
        if !kinds.iter().any(|kind| schema.types.contains(*kind)) {
            let types = schema.types.iter().map(Type::name).collect::<Vec<_>>().join(" or ");
            let message = format!("`{name}` says nothing about a value of type `{types}`.");
            ctx.report_key(&KEYWORD_WITHOUT_EFFECT, key, message, "Remove it, or correct the type.");
        }
    }
    let kinds = schema.format.and_then(types_of_format);
    if let (Some(format), Some(kinds), Some((key, _))) = (schema.format, kinds, schema.node.entry("format"))
        && !kinds.iter().any(|kind| schema.types.contains(*kind))
    {
        let needed = kinds.iter().map(|kind| kind.name()).collect::<Vec<_>>().join("` or `");
        let message = format!("The format `{format}` is for the type `{needed}`.");
        ctx.report_key(&FORMAT_WITHOUT_EFFECT, key, message, "Correct the type or the format.");
    }
}

/// Keywords that `x-message` speaks for.
const SAID_BY_MESSAGE: [&str; 11] = [
    "minLength",
    "maxLength",
    "pattern",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minItems",
    "maxItems",
    "uniqueItems",
];

fn message<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>) {
    let Some((_, node)) = schema.extensions.iter().find(|(name, _)| *name == "x-message") else { return };
    if node.as_str().is_none_or(|text| text.trim().is_empty()) {
        let message = "`x-message` must be a text.";
        ctx.report(&MESSAGE_WITHOUT_EFFECT, *node, message, "Write what a value must be: `must be small letters`.");
    } else if !SAID_BY_MESSAGE.iter().any(|keyword| schema.node.get(keyword).is_some()) {
        let message = "`x-message` stands beside no length, pattern, bound or count of elements.";
        ctx.report(&MESSAGE_WITHOUT_EFFECT, *node, message, "Move it to the schema that has the rule.");
    }
}

fn types_of_keyword(name: &str) -> Option<&'static [Type]> {
    Some(match name {
        "multipleOf" | "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" => {
            &[Type::Integer, Type::Number]
        }
        "minLength" | "maxLength" | "pattern" => &[Type::String],
        "items" | "minItems" | "maxItems" | "uniqueItems" => &[Type::Array],
        "properties" | "required" | "additionalProperties" | "minProperties" | "maxProperties" | "discriminator" => {
            &[Type::Object]
        }
        _ => return None,
    })
}

fn types_of_format(format: &str) -> Option<&'static [Type]> {
    Some(match format {
        "int32" | "int64" => &[Type::Integer, Type::Number],
        "float" | "double" => &[Type::Number],
        "byte" | "binary" | "date" | "date-time" | "password" | "uuid" | "email" | "uri" | "hostname" | "ipv4"
        | "ipv6" => &[Type::String],
        _ => return None,
    })
}

/// Where the schema is only a part of another, the whole may declare what it requires.
fn required<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>, is_part: bool) {
    let Some(object) = schema.object.as_deref() else { return };
    let mut seen = HashSet::new();
    for node in &object.required {
        let name = node.as_str().unwrap_or_default();
        if !seen.insert(name) {
            let message = format!("`{name}` stands twice in `required`.");
            ctx.report(&DUPLICATE_VALUE, *node, message, "Remove one of the two.");
        } else if !is_part && !schema.is_composed() && !object.properties.is_empty() && schema.property(name).is_none()
        {
            let message = format!("`{name}` is required, and no property of that name is declared.");
            let help = "Correct the name, or declare the property.";
            ctx.report(&REQUIRED_UNDECLARED, *node, message, help);
        }
    }
}

fn parts_of_others<'s>(ctx: &Context<'_, 's>) -> HashSet<Id<Schema<'s>>> {
    let schemas = ctx.api.schemas.iter().map(|(_, schema)| schema);
    schemas.flat_map(Schema::parts).map(|part| part.id).collect()
}

fn discriminator<'s>(ctx: &mut Context<'_, 's>, schema: &Schema<'s>) {
    let Some(discriminator) = schema.discriminator.as_deref() else { return };
    let api = ctx.api;
    let alternatives: Vec<_> = schema.one_of.iter().chain(&schema.any_of).collect();
    for used in &alternatives {
        let alternative = &api[used.id];
        if used.via.is_none() {
            let message = "This alternative has no name, so the discriminator cannot choose it.";
            let help = "Move it to `components.schemas` and refer to it.";
            ctx.report(&DISCRIMINATOR_INLINE, alternative.node, message, help);
        } else if !alternative.is_unresolved && !declares(ctx, used.id, discriminator.property, &mut Vec::new()) {
            let (property, name) = (discriminator.property, alternative.name.unwrap_or("the alternative"));
            let message = format!("`{name}` has no property `{property}`, by which the discriminator chooses.");
            let help = format!("Declare `{property}` there and require it.");
            let finding = Finding::new(&DISCRIMINATOR_PROPERTY_MISSING, alternative.node, message, help);
            ctx.findings.push(finding.with_related("the discriminator", Place::of(discriminator.node)));
        }
    }
}

/// Whether a schema declares a property, itself or through what it is composed of.
fn declares<'s>(ctx: &Context<'_, 's>, id: Id<Schema<'s>>, name: &str, seen: &mut Vec<Id<Schema<'s>>>) -> bool {
    if seen.contains(&id) || seen.len() > 64 {
        return false;
    }
    seen.push(id);
    let schema = &ctx.api[id];
    schema.property(name).is_some()
        || schema.is_unresolved
        || schema.parts().any(|part| declares(ctx, part.id, name, seen))
}
