//! Headers of answers.

use std::collections::HashSet;

use contract::findings::Place;
use contract::model::{Direction, Location, Response};
use rust_text::name::{Scope, pascal, snake};

use crate::ir::{Header, Ty, Value, Writing};
use crate::operations::rules::HEADER_NOT_FOR_SERVICE;

use super::context::Context;
use super::kind;

/// Headers that say how the answer travels, not what it says.
const OF_THE_CONNECTION: &[&str] = &["connection", "content-length", "transfer-encoding", "upgrade"];

/// Names that the structs of answers use themselves.
const OURS: [&str; 4] = ["body", "reply", "send", "status"];

/// The headers of an answer, by the names of the variant's fields. `stem` begins the names of their types.
pub(super) fn lower<'s>(ctx: &mut Context<'_, '_, 's>, response: &Response<'s>, stem: &str, tag: usize) -> Vec<Header> {
    let api = ctx.api;
    let mut fields = Scope::new();
    let mut seen = HashSet::new();
    for ours in OURS {
        fields.claim(ours, ours);
    }
    let mut headers = Vec::new();
    for (name, used) in &response.headers {
        let wire = name.to_ascii_lowercase();
        // `content-type` is told by the media type, as OpenAPI says.
        if wire == "content-type" || !seen.insert(wire.clone()) {
            continue;
        }
        let declared = &api[used.id];
        if OF_THE_CONNECTION.contains(&wire.as_str()) || !is_token(&wire) {
            let message = format!("A service cannot set the header `{name}`.");
            let place = Place::of(used.via.unwrap_or(declared.node));
            ctx.report(&HEADER_NOT_FOR_SERVICE, place, message, "Remove it from the response.");
            continue;
        }
        let field = snake(name);
        let field = if OURS.contains(&field.as_str()) { format!("{field}_header") } else { field };
        let (mut value, writing) = held(ctx, declared, &format!("{stem}{}", pascal(name)), tag);
        value.is_nullable = false;
        headers.push(Header {
            name: fields.claim_word(&field, "header"),
            wire,
            declared: (*name).to_owned(),
            is_required: declared.is_required,
            value,
            writing,
            description: declared.value.description.map(ToOwned::to_owned),
        });
    }
    headers
}

fn held<'s>(
    ctx: &mut Context<'_, '_, 's>,
    declared: &contract::model::Header<'s>,
    hint: &str,
    tag: usize,
) -> (Value, Writing) {
    if let Some(media) = declared.value.content.first() {
        if !ctx.media(media).is_json() {
            return (Value::plain(Ty::Text), Writing::Text);
        }
        let value = media.schema.map(|schema| ctx.types.value(schema, Direction::Response, hint, tag));
        return (value.unwrap_or_else(|| Value::plain(Ty::Any)), Writing::Json);
    }
    let Some(schema) = declared.value.schema else { return (Value::plain(Ty::Text), Writing::Text) };
    let value = ctx.types.value(schema, Direction::Response, hint, tag);
    let has_text = kind::has_text(ctx.types.table(), &value);
    let explodes = declared.value.explodes_in(Location::Header);
    (value, if has_text { Writing::Text } else { Writing::Styled { explodes } })
}

/// Whether a name can be one of a header or a cookie.
pub(super) fn is_token(name: &str) -> bool {
    let is_token_byte = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    !name.is_empty() && name.bytes().all(is_token_byte)
}
