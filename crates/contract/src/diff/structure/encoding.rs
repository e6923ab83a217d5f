//! Encodings of the properties of a form and the parts of a body.

use crate::diff::catalogue::{DiffRule, body, response};
use crate::model::{Api, Direction, Encoding, Id, MediaType, Schema, Style, Type};
use crate::source::Node;

use super::media_types::MediaName;
use super::values::quoted;
use super::walk::{Spot, Walk};

/// Schemas inside one another among which a property is looked for.
const MAX_DEPTH: usize = 16;

// The rules for what is sent, and for what is answered: for what is written otherwise, and for a choice of media types that
// only one direction sees change.
static CHANGED: [&DiffRule; 2] = [&body::BODY_ENCODING_CHANGED, &response::BODY_ENCODING_CHANGED];
static COMPATIBLE: [&DiffRule; 2] = [&body::BODY_ENCODING_EXTENDED, &response::BODY_ENCODING_REDUCED];

/// A property of a body in one document.
struct Property<'l, 's> {
    schema: Id<Schema<'s>>,
    encoding: Option<&'l Encoding<'s>>,
    /// Where its encoding stands, or else the media type.
    node: Node<'s>,
}

impl Property<'_, '_> {
    /// Style and `explode`. Only what has parts can be written in several styles.
    fn style(&self, has_parts: bool) -> (Style, bool) {
        let style = self.encoding.and_then(|encoding| encoding.style).unwrap_or(Style::Form);
        let explode = self.encoding.and_then(|encoding| encoding.explode).unwrap_or(style == Style::Form);
        if has_parts { (style, explode) } else { (Style::Form, true) }
    }

    /// Whether reserved characters may stay as they are.
    fn keeps_reserved(&self, kind: BodyKind) -> bool {
        kind != BodyKind::Parts && self.encoding.is_some_and(|encoding| encoding.allows_reserved)
    }
}

impl<'s> Walk<'_, 's> {
    /// The properties of a body that either document says something about. Encodings are for forms and parts only, and
    /// for properties that are declared.
    pub(super) fn encoding(&mut self, old: &MediaType<'s>, new: &MediaType<'s>, direction: Direction, spot: &Spot) {
        let (old_kind, new_kind) = (BodyKind::of(old.name), BodyKind::of(new.name));
        if old_kind != new_kind || new_kind == BodyKind::Other {
            return;
        }
        let mut names: Vec<&'s str> = Vec::new();
        for (key, _) in old.encoding.iter().chain(&new.encoding) {
            names.extend(key.as_str().filter(|name| !names.contains(name)));
        }
        for name in names {
            if let (Some(before), Some(after)) = (property(self.old, old, name), property(self.new, new, name)) {
                let spot = spot.down(format!("/{name}"), format!("{} in {}", quoted(name), spot.phrase));
                self.property_encoding(&before, &after, (new_kind, direction), &spot);
            }
        }
    }

    fn property_encoding(
        &mut self,
        old: &Property<'_, 's>,
        new: &Property<'_, 's>,
        (kind, direction): (BodyKind, Direction),
        spot: &Spot,
    ) {
        let (changed, compatible) = (CHANGED[direction as usize], COMPATIBLE[direction as usize]);
        let nodes = (Some(old.node), Some(new.node));
        let has_parts = has_parts(self.old, old.schema) || has_parts(self.new, new.schema);
        let media_types = (media_types(self.old, old), media_types(self.new, new));
        let keeps_reserved = (old.keeps_reserved(kind), new.keeps_reserved(kind));
        // What is written must be among what is read.
        let direction = spot.direction(direction);
        let is_read = match direction {
            Direction::Request => are_covered(&media_types.0, &media_types.1) && keeps_reserved.0 <= keeps_reserved.1,
            Direction::Response => are_covered(&media_types.1, &media_types.0) && keeps_reserved.1 <= keeps_reserved.0,
        };
        let phrase = &spot.phrase;
        if !is_read || (kind != BodyKind::Parts && old.style(has_parts) != new.style(has_parts)) {
            self.report(changed, spot, nodes, format!("{phrase} is written in another way."));
        } else if !are_same(&media_types.0, &media_types.1) {
            let (before, after) = (listed(&media_types.0), listed(&media_types.1));
            self.report(compatible, spot, nodes, format!("{phrase} may be in {after}, and was in {before}."));
        } else if keeps_reserved.0 != keeps_reserved.1 {
            let message = format!("Whether reserved characters of {phrase} may stay as they are changed.");
            self.report(compatible, spot, nodes, message);
        }
        if kind != BodyKind::Form {
            let headers = |property: &Property<'_, 's>| property.encoding.map(|encoding| encoding.headers.clone());
            let (before, after) = (headers(old).unwrap_or_default(), headers(new).unwrap_or_default());
            self.headers(&before, &after, direction, spot);
        }
    }
}

/// Bodies that have encodings, by which of them count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum BodyKind {
    /// `application/x-www-form-urlencoded`: no headers.
    Form,
    /// `multipart/form-data`: everything.
    FormOfParts,
    /// Other parts: no style.
    Parts,
    /// No encoding counts.
    Other,
}

impl BodyKind {
    fn of(media_type: &str) -> BodyKind {
        let name = media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        match name.as_str() {
            "application/x-www-form-urlencoded" => BodyKind::Form,
            "multipart/form-data" => BodyKind::FormOfParts,
            _ if name.starts_with("multipart/") => BodyKind::Parts,
            _ => BodyKind::Other,
        }
    }
}

fn property<'l, 's>(api: &Api<'s>, media: &'l MediaType<'s>, name: &str) -> Option<Property<'l, 's>> {
    let found = media.encoding.iter().find(|(key, _)| key.as_str() == Some(name));
    let schema = declared(api, media.schema?.id, name, MAX_DEPTH)?;
    let node = found.map_or(media.node, |(key, _)| *key);
    Some(Property { schema, encoding: found.map(|(_, encoding)| encoding), node })
}

/// The schema of a property, wherever in a composition it is declared.
fn declared<'s>(api: &Api<'s>, id: Id<Schema<'s>>, name: &str, depth: usize) -> Option<Id<Schema<'s>>> {
    let schema = &api[id];
    let own = schema.properties().iter().find(|property| property.name == name);
    own.map(|property| property.schema.id).or_else(|| {
        let depth = depth.checked_sub(1)?;
        schema.parts().find_map(|part| declared(api, part.id, name, depth))
    })
}

/// Whether a value may be an array or an object.
fn has_parts(api: &Api<'_>, id: Id<Schema<'_>>) -> bool {
    let types = kind_of(api, id).types;
    types.is_empty() || types.contains(Type::Array) || types.contains(Type::Object)
}

/// The media types that a property may be in: those that are listed, or the one that follows from its schema.
fn media_types(api: &Api<'_>, property: &Property<'_, '_>) -> Vec<String> {
    let written = property.encoding.and_then(|encoding| encoding.content_type);
    let default = || default_media_type(api, property.schema).unwrap_or("*/*");
    let names = written.unwrap_or_else(default).split(',');
    names.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// The media type of a part about which nothing is said, if its schema tells.
fn default_media_type<'s>(api: &Api<'s>, id: Id<Schema<'s>>) -> Option<&'s str> {
    let mut schema = kind_of(api, id);
    for _ in 0..MAX_DEPTH {
        match schema.array.as_deref().and_then(|array| array.items) {
            Some(items) if schema.types.contains(Type::Array) => schema = kind_of(api, items.id),
            _ => break,
        }
    }
    let keyword = |name: &str| schema.node.get(name);
    if let Some(media_type) = keyword("contentMediaType").and_then(Node::as_str) {
        return Some(media_type);
    }
    let is_binary = schema.format == Some("binary") || keyword("contentEncoding").is_some();
    let mut types = schema.types.iter();
    match (types.next()?, types.next()) {
        (Type::Object, None) => Some("application/json"),
        (Type::Array, _) | (_, Some(_)) => None,
        (Type::String, None) if is_binary => Some("application/octet-stream"),
        _ => Some("text/plain"),
    }
}

/// The schema itself, or the one that tells its type from inside an `allOf`.
fn kind_of<'a, 's>(api: &'a Api<'s>, id: Id<Schema<'s>>) -> &'a Schema<'s> {
    let mut schema = &api[id];
    for _ in 0..MAX_DEPTH {
        match schema.all_of.iter().find(|part| !api[part.id].types.is_empty()).or(schema.all_of.first()) {
            Some(part) if schema.types.is_empty() => schema = &api[part.id],
            _ => break,
        }
    }
    schema
}

/// Whether each of the first media types is one of the second.
fn are_covered(names: &[String], others: &[String]) -> bool {
    let others: Vec<_> = others.iter().map(|name| MediaName::of(name)).collect();
    names.iter().all(|name| others.iter().any(|other| other.covers(&MediaName::of(name))))
}

/// Whether two lists name the same media types, in any order.
fn are_same(names: &[String], others: &[String]) -> bool {
    let within = |these: &[String], those: &[String]| {
        let those: Vec<_> = those.iter().map(|name| MediaName::of(name)).collect();
        these.iter().all(|name| those.iter().any(|other| other.is_same(&MediaName::of(name))))
    };
    within(names, others) && within(others, names)
}

fn listed(names: &[String]) -> String {
    names.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(" or ")
}
