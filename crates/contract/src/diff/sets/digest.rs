//! Digests of schemas: equal where two allow the same values, whatever they are called and described as; and keywords that
//! the model holds for another version.

use crate::diff::digest::{Digest, Digester, Outline, Revision, demands, leads_nowhere};
use crate::diff::inner_schemas::Surroundings;
use crate::model::{Additional, Api, Id, Schema, Version};
use crate::source::{Node, NodeKind};
use crate::validate::format::{NumberFormat, TextFormat};

use super::value;

/// The digest of every schema of a document.
pub(super) struct Digests<'s> {
    all: Vec<Digest>,
    pub(super) surroundings: Surroundings<'s>,
}

impl<'s> Digests<'s> {
    pub(super) fn of(api: &Api<'s>, revision: Revision) -> Self {
        let surroundings = Surroundings::of(api);
        let outlines: Vec<Outline> =
            api.schemas.iter().map(|(id, _)| outline(api, id, revision, &surroundings)).collect();
        Digests { all: Digest::of_all(api, &outlines), surroundings }
    }

    pub(super) fn get(&self, idx: usize) -> Digest {
        self.all.get(idx).copied().unwrap_or_default()
    }
}

/// What forbids values in a schema itself, and the schemas inside it.
pub(super) fn outline<'s>(
    api: &Api<'s>,
    id: Id<Schema<'s>>,
    revision: Revision,
    surroundings: &Surroundings<'s>,
) -> Outline {
    let schema = &api[id];
    let mut outline = Outline::default();
    let child = Outline::number;
    let mut own = Digester::default();
    let node = schema.node;
    let is_unreadable = schema.is_unresolved || !matches!(node.kind(), NodeKind::Object | NodeKind::Boolean);
    if leads_nowhere(schema) {
        own.add(&revision);
    }
    if is_unreadable {
        own.add(&("unreadable", node.file().text().get(node.span())));
    }
    let types: Vec<_> = schema.types.iter().collect();
    let has_null = allows_null(api, schema);
    own.add(&(types, has_null, schema.is_null_only, schema.is_read_only, schema.is_write_only));
    let text_format: Vec<_> = text_formats(api, schema).map(|format| format.name).collect();
    let number_format = schema.format.and_then(NumberFormat::named).map(|format| format.name);
    own.add(&(text_format, number_format));
    if let Some(values) = &schema.values {
        let digest = |value: &Node<'_>| match value::of_node(*value) {
            Some(value) => Digest::of(&value::key(&value)),
            None => Digest::of(&("text", value.file().text().get(value.span()))),
        };
        let mut values: Vec<_> = values.iter().map(digest).collect();
        values.sort_unstable();
        values.dedup();
        let beside: Option<Vec<_>> = beside_const(schema).map(|beside| beside.map(|value| digest(&value)).collect());
        own.add(&("enum", values, beside));
    }
    own.add(&demands(schema));
    own.add(&surroundings.says_rest(schema));
    outline.fixed.extend(schema.array.as_deref().and_then(|array| array.items).map(child));
    outline.loose.extend(surroundings.inner(api, id));
    if let Some(object) = schema.object.as_deref() {
        if let Additional::Schema(used) = object.additional {
            outline.fixed.push(child(used));
        }
        let properties = object.properties.iter();
        outline
            .loose
            .extend(properties.map(|property| (Digest::of(&("property", property.name)), child(property.schema))));
    }
    let named = schema.discriminator.is_some();
    let composed = [("all", &schema.all_of), ("any", &schema.any_of), ("one", &schema.one_of)];
    for (role, parts) in composed {
        for part in parts {
            let name = (named && role != "all").then(|| (part.reference(), api[part.id].name));
            outline.loose.push((Digest::of(&(role, name)), child(*part)));
        }
    }
    outline.loose.extend(schema.not.map(|used| (Digest::of(&"not"), child(used))));
    if let Some(discriminator) = schema.discriminator.as_deref() {
        own.add(&("discriminator", discriminator.property));
        for (key, target) in &discriminator.mapping {
            match target {
                Some(target) => outline.loose.push((Digest::of(&("mapped", key.as_str())), child(*target))),
                None => own.add(&("unmapped", key.as_str())),
            }
        }
        match discriminator.default {
            Some((_, Some(target))) => outline.loose.push((Digest::of(&"default"), child(target))),
            Some((_, None)) => own.add(&"unmapped default"),
            None => {}
        }
    }
    outline.own = own.digest();
    outline
}

/// The known formats that texts have. What 3.0 calls `byte` is a `contentEncoding` of 3.1.
pub(super) fn text_formats(api: &Api<'_>, schema: &Schema<'_>) -> impl Iterator<Item = &'static TextFormat> {
    let encoding = (api.version != Version::V3_0).then(|| schema.node.get("contentEncoding")).flatten();
    let encoding = encoding.and_then(Node::as_str).filter(|encoding| *encoding == "base64").map(|_| "byte");
    schema.format.into_iter().chain(encoding).filter_map(TextFormat::named)
}

/// The values of an `enum` beside a `const`, of which the model holds only the latter: both must hold.
pub(super) fn beside_const<'s>(schema: &Schema<'s>) -> Option<impl Iterator<Item = Node<'s>> + use<'s>> {
    schema.json_schema.as_deref()?.constant?;
    Some(schema.node.get("enum")?.items())
}

/// Whether a schema allows null beside its types: by `nullable` in 3.0, by a list of types in 3.1.
pub(super) fn allows_null(api: &Api<'_>, schema: &Schema<'_>) -> bool {
    let is_listed = || {
        let types = schema.node.get("type").filter(|types| types.kind() == NodeKind::Array);
        types.is_some_and(|types| {
            types.items().any(|name| name.as_str() == Some("null") || name.kind() == NodeKind::Null)
        })
    };
    schema.is_nullable && !schema.types.is_empty() && (api.version == Version::V3_0 || is_listed())
}
