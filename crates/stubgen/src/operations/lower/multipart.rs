//! Multipart bodies: a struct with one field per part.

use std::collections::HashSet;

use contract::findings::{Finding, LostTo, Place};
use contract::model::{Additional, Api, Encoding, MediaType, Property, Schema, Type, Use};
use rust_text::name::{Scope, pascal, snake};
use schema_algebra::{essence, is_binary};

use crate::ir::{BodyPart, PartField, Parts, Presence, TypeKind};
use crate::operations::rules::PART_HEADER_NOT_READ;
use crate::order::made_by;

use super::context::{Context, OperationHome};
use super::kind::{self, TextKind};

/// Schemas that may hold a part's declaration: an `allOf` deeper than this is no body that anybody wrote.
const MAX_DEPTH: usize = 32;

/// The parts that a schema declares, or `None` when it declares none.
pub(super) fn parts<'s>(
    ctx: &mut Context<'_, '_, 's>,
    media: &MediaType<'s>,
    schema: Use<'s, Schema<'s>>,
    home: OperationHome<'_>,
) -> Option<Parts> {
    let mut declared = Declared::default();
    declared.collect(ctx.api, schema, MAX_DEPTH);
    if declared.properties.is_empty() {
        return None;
    }
    part_headers(ctx, media);
    let mut names = Scope::new();
    let make = |property: Property<'s>| {
        let encoding = media.encoding.iter().find(|(key, _)| key.as_str() == Some(property.name));
        let hint = format!("{}{}", home.stem, pascal(property.name));
        let holds = holds(ctx, &property, encoding.map(|(_, encoding)| encoding), &hint, home.tag);
        let schema = &ctx.api[property.schema.id];
        let default = match &holds {
            BodyPart::Text(value) => ctx.types.default_of(property.schema, value),
            _ => None,
        };
        let presence = Presence::of(declared.required.contains(property.name), default);
        PartField {
            name: names.claim_word(&snake(property.name), "part"),
            wire: property.name.to_owned(),
            presence,
            holds,
            description: schema.description.map(ToOwned::to_owned),
        }
    };
    let mut fields = made_by(declared.properties, |property| property.name, make);
    if declared.keeps_others {
        fields.push(PartField {
            name: names.claim_word("additional", "additional"),
            wire: "additional".to_owned(),
            presence: Presence::Required,
            holds: BodyPart::Others,
            description: Some("Parts that the document does not name.".to_owned()),
        });
    }
    let name = ctx.types.claim(&format!("{}Form", home.stem));
    Some(Parts { name, fields, is_open: !declared.refuses_others })
}

/// Tells headers of parts, which nothing reads.
fn part_headers<'s>(ctx: &mut Context<'_, '_, 's>, media: &MediaType<'s>) {
    for (key, encoding) in media.encoding.iter().filter(|(_, encoding)| !encoding.headers.is_empty()) {
        let part = key.as_str().unwrap_or_default();
        let place = encoding.node.entry("headers").map_or(Place::of(encoding.node), |(key, _)| Place::of_key(key));
        let message = format!("The `headers` of the part `{part}` are not read, and the service does not see them.");
        let help = "Make a part of what they say, or accept the loss.";
        ctx.push(Finding::new(&PART_HEADER_NOT_READ, place, message, help).with_loss(LostTo::SERVERS));
    }
}

fn holds<'s>(
    ctx: &mut Context<'_, '_, 's>,
    property: &Property<'s>,
    encoding: Option<&Encoding<'s>>,
    hint: &str,
    tag: usize,
) -> BodyPart {
    let schema = &ctx.api[without_null(ctx.api, property.schema).id];
    let media = encoding.and_then(|encoding| encoding.content_type).map(str::to_ascii_lowercase);
    let items =
        schema.array.as_deref().and_then(|array| array.items).map(|items| &ctx.api[without_null(ctx.api, items).id]);
    let listed = || media.iter().flat_map(|media| media.split(',')).map(essence).collect();
    if is_file(schema, media.as_deref()) {
        return BodyPart::File(listed());
    }
    if schema.types.single() == Some(Type::Array) && items.is_some_and(|items| is_file(items, media.as_deref())) {
        return BodyPart::Files(listed());
    }
    let mut value = ctx.types.value_as_text(property.schema, hint, tag);
    value.is_nullable = false;
    if media.is_some_and(|media| media.ends_with("json")) {
        return BodyPart::Json(value);
    }
    let table = ctx.types.table();
    match kind::of(table, &value) {
        TextKind::Scalar => BodyPart::Text(value),
        TextKind::List => BodyPart::Texts(value),
        _ if matches!(table.kind_of(&value), Some(TypeKind::Tuple { .. })) => BodyPart::Json(value),
        _ if schema.types.single() == Some(Type::Array) => BodyPart::Jsons(value),
        _ => BodyPart::Json(value),
    }
}

/// The only alternative beside `null`, where there is one: `anyOf: [{type: string}, {type: 'null'}]` is how 3.1 says that a part
/// may be missing.
fn without_null<'s>(api: &Api<'s>, used: Use<'s, Schema<'s>>) -> Use<'s, Schema<'s>> {
    let schema = &api[used.id];
    let alternatives: Vec<_> = schema.any_of.iter().chain(&schema.one_of).copied().collect();
    let (nulls, others): (Vec<_>, Vec<_>) = alternatives.into_iter().partition(|used| api[used.id].is_null_only);
    match others.as_slice() {
        [only] if !nulls.is_empty() && schema.types.is_empty() => *only,
        _ => used,
    }
}

/// Whether a part is a file: bytes by its schema, or text that has a media type of its own.
fn is_file(schema: &Schema<'_>, media: Option<&str>) -> bool {
    let is_text = schema.types.single() == Some(Type::String) && schema.values.is_none();
    let has_other_media = media.is_some_and(|media| !media.starts_with("text/plain") && !media.ends_with("json"));
    is_binary(schema) || (is_text && has_other_media)
}

/// Properties of a schema and of all that it is made of.
#[derive(Default)]
struct Declared<'s> {
    properties: Vec<Property<'s>>,
    required: HashSet<&'s str>,
    seen: HashSet<&'s str>,
    keeps_others: bool,
    refuses_others: bool,
}

impl<'s> Declared<'s> {
    fn collect(&mut self, api: &Api<'s>, schema: Use<'s, Schema<'s>>, depth: usize) {
        let schema = &api[schema.id];
        for property in schema.properties() {
            // What is read-only is never sent.
            if !api[property.schema.id].is_read_only && self.seen.insert(property.name) {
                self.properties.push(*property);
            }
        }
        self.required.extend(schema.required());
        match schema.object.as_deref().map(|object| object.additional).unwrap_or_default() {
            Additional::Unsaid => {}
            Additional::Any | Additional::Schema(_) => self.keeps_others = true,
            Additional::Forbidden => self.refuses_others = true,
        }
        if depth > 0 {
            for part in &schema.all_of {
                self.collect(api, *part, depth - 1);
            }
        }
    }
}
