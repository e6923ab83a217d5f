//! The body of a request: one type, or an enum where media types give different ones.

use contract::findings::Place;
use contract::model::{Direction, MediaType, Operation};
use rust_text::name::Scope;
use schema_algebra::{Media, essence, is_binary, json};

use crate::ir::{Body, BodyForm, BodyMedia, BodyReading, BodyType, Form, Ty, Value};
use crate::operations::rules::MEDIA_TYPE_NOT_PARSED;

use super::context::{Context, OperationHome, ValueSyntax};
use super::kind::{self, TextKind};
use super::parameter::component;
use super::payload::{is_structured, media_variant};
use super::{form, multipart};

/// The body of an operation, if any media type is declared for it.
pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    operation: &Operation<'s>,
    home: OperationHome<'_>,
    name: String,
) -> Option<Body> {
    let declared = &ctx.api[operation.request_body?.id];
    let stem = component(&declared.node.pointer(), "requestBodies").unwrap_or_else(|| format!("{}Body", home.stem));
    let mut taken = Scope::new();
    let mut forms: Vec<BodyForm> = Vec::new();
    let mut media_types: Vec<BodyMedia> = Vec::new();
    for media in &declared.content {
        let name = media.name.trim().to_ascii_lowercase();
        if media_types.iter().any(|known| known.name == name) {
            continue;
        }
        let hint = match essence(&name).as_str() {
            "application/json" => stem.clone(),
            _ if declared.content.len() == 1 => stem.clone(),
            _ => format!("{stem}{}", media_variant(&name, &mut Scope::new())),
        };
        let (reading, holds) = match xml_of(ctx, &declared.content, media) {
            Some((xml, alike)) => {
                let known = media_types.iter().find(|known| known.name == alike);
                let holds = known.map(|known: &BodyMedia| forms[known.form].holds.clone());
                let holds = holds.unwrap_or_else(|| read_value(ctx, media, &hint, home));
                (BodyReading::Xml(xml), holds)
            }
            None => read(ctx, media, &hint, home),
        };
        let known = forms.iter().position(|form| form.holds == holds && is_mixable(&holds, &reading));
        let form = known.unwrap_or_else(|| {
            forms.push(BodyForm { variant: media_variant(&name, &mut taken), holds });
            forms.len() - 1
        });
        media_types.push(BodyMedia { name, reading, form });
    }
    if media_types.is_empty() {
        return None;
    }
    let enum_name = (forms.len() > 1).then(|| ctx.types.claim(&format!("{}Body", home.stem)));
    let is_optional = !declared.is_required;
    let description = declared.description.map(ToOwned::to_owned);
    Some(Body { name, description, is_optional, media_types, forms, enum_name })
}

/// The constant of a body in XML, and the media type declared before it that holds the same value, if there is one.
fn xml_of<'s>(
    ctx: &mut Context<'_, '_, 's>,
    content: &[MediaType<'s>],
    media: &MediaType<'s>,
) -> Option<(String, String)> {
    if ctx.syntax(media) != Some(ValueSyntax::Xml) {
        return None;
    }
    let shape = |media: &MediaType<'s>| media.schema.map(|schema| json::shape_text(ctx.api[schema.id].node));
    let of_media = shape(media);
    let before = content.iter().take_while(|other| other.node != media.node);
    let alike = before.filter(|other| ctx.syntax(other).is_some()).find(|other| shape(other) == of_media);
    let alike = alike.map(|other| other.name.trim().to_ascii_lowercase()).unwrap_or_default();
    let number = ctx.representations.xml(media.schema?.id);
    Some((ctx.representations.made.xml[number].constant.clone(), alike))
}

/// The value of a body.
fn read_value<'s>(
    ctx: &mut Context<'_, '_, 's>,
    media: &MediaType<'s>,
    hint: &str,
    home: OperationHome<'_>,
) -> BodyType {
    let value = media.schema.map(|schema| ctx.types.value(schema, Direction::Request, hint, home.tag));
    BodyType::Value(value.unwrap_or_else(|| Value::plain(Ty::Any)))
}

/// Whether a type says enough when several media types give it. Texts and bytes do not say what they are.
fn is_mixable(holds: &BodyType, reading: &BodyReading) -> bool {
    match holds {
        BodyType::Value(_) => *reading != BodyReading::Text,
        BodyType::Bytes => false,
        BodyType::Upload | BodyType::Uploads | BodyType::Parts(_) => true,
    }
}

fn read<'s>(
    ctx: &mut Context<'_, '_, 's>,
    media: &MediaType<'s>,
    hint: &str,
    home: OperationHome<'_>,
) -> (BodyReading, BodyType) {
    let raw = (BodyReading::Text, BodyType::Value(Value::plain(Ty::Text)));
    match (ctx.media(media), media.schema) {
        (Media::Json | Media::JsonLike | Media::Any, _) => (BodyReading::Json, read_value(ctx, media, hint, home)),
        (Media::Text, Some(schema)) if is_binary(&ctx.api[schema.id]) => bytes(media),
        (Media::Text, Some(schema)) => {
            let mut value = ctx.types.value(schema, Direction::Request, hint, home.tag);
            value.is_nullable = false;
            match kind::of(ctx.types.table(), &value) {
                TextKind::Scalar => (BodyReading::Text, BodyType::Value(value)),
                _ => {
                    not_parsed(ctx, media);
                    raw
                }
            }
        }
        (Media::Text, None) => raw,
        (Media::Markup, _) => {
            not_parsed(ctx, media);
            raw
        }
        (Media::Form, Some(schema)) => {
            let value = ctx.types.value(schema, Direction::Request, hint, home.tag);
            match form::lower(ctx, media, &value) {
                Some(form) => (BodyReading::Form(form), BodyType::Value(value)),
                None => {
                    not_parsed(ctx, media);
                    raw
                }
            }
        }
        (Media::Form, None) => {
            let value = Value::plain(Ty::Map(Box::new(Value::plain(Ty::Text))));
            (BodyReading::Form(Form { fields: Vec::new(), is_open: true }), BodyType::Value(value))
        }
        (Media::Multipart, Some(schema)) => {
            let holds = match multipart::parts(ctx, media, schema, home) {
                Some(parts) => BodyType::Parts(parts),
                None => BodyType::Uploads,
            };
            (BodyReading::Multipart, holds)
        }
        (Media::Multipart, None) => (BodyReading::Multipart, BodyType::Uploads),
        (Media::Binary, schema) => {
            if schema.is_some_and(|schema| is_structured(&ctx.api[schema.id])) {
                not_parsed(ctx, media);
            }
            bytes(media)
        }
    }
}

/// Bytes; with a range of media types, also what the caller says they are.
fn bytes(media: &MediaType<'_>) -> (BodyReading, BodyType) {
    let is_range = essence(media.name).contains('*');
    (BodyReading::Bytes, if is_range { BodyType::Upload } else { BodyType::Bytes })
}

fn not_parsed<'s>(ctx: &mut Context<'_, '_, 's>, media: &MediaType<'s>) {
    let message = format!("A body in `{}` reaches the service as it comes, unchecked.", media.name);
    let help = "Offer `application/json` beside it, or parse and check the body in the service.";
    ctx.report(&MEDIA_TYPE_NOT_PARSED, Place::of(media.node), message, help);
}
