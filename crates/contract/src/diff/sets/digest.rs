//! Digests of schemas: equal where two allow the same values, whatever they are called and described as.

use crate::diff::digest::{Digest, Digester, Outline, Revision, leads_nowhere};
use crate::model::{Additional, Api, Schema};
use crate::source::{Node, NodeKind};
use crate::validate::format::NumberFormat;

use super::keywords::{allows_null, beside_const, lost_keywords, text_formats};
use super::value;

/// The digest of every schema of a document.
pub(super) struct Digests(Vec<Digest>);

impl Digests {
    pub(super) fn of(api: &Api<'_>, revision: Revision) -> Digests {
        let outlines: Vec<Outline> = api.schemas.iter().map(|(_, schema)| outline(api, schema, revision)).collect();
        Digests(Digest::of_all(api, &outlines))
    }

    pub(super) fn get(&self, idx: usize) -> Digest {
        self.0.get(idx).copied().unwrap_or_default()
    }
}

/// What forbids values in a schema itself, and the schemas inside it.
pub(super) fn outline(api: &Api<'_>, schema: &Schema<'_>, revision: Revision) -> Outline {
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
    for (name, value) in lost_keywords(node) {
        own.add(&("lost", name, node.file().text().get(value.span())));
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
    if let Some(number) = schema.number.as_deref() {
        let bound = |bound: Option<crate::model::Bound<'_>>| bound.map(|bound| (bound.value, bound.is_exclusive));
        let divisor = number.multiple_of.map(|(_, divisor)| divisor);
        own.add(&("number", bound(number.minimum), bound(number.maximum), divisor));
    }
    if let Some(string) = schema.string.as_deref() {
        let pattern = string.pattern.and_then(Node::as_str);
        own.add(&("string", string.min_length.unwrap_or_default(), string.max_length, pattern));
    }
    if let Some(array) = schema.array.as_deref() {
        let (min, has_items) = (array.min_items.unwrap_or_default(), array.items.is_some());
        own.add(&("array", min, array.max_items, array.unique_items, has_items));
        outline.fixed.extend(array.items.map(child));
    }
    if let Some(object) = schema.object.as_deref() {
        let mut required: Vec<_> = object.required.iter().filter_map(|name| name.as_str()).collect();
        required.sort_unstable();
        required.dedup();
        let closed = match object.additional {
            Additional::Unsaid | Additional::Any => 0,
            Additional::Forbidden => 1,
            Additional::Schema(used) => {
                outline.fixed.push(child(used));
                2
            }
        };
        let min = object.min_properties.unwrap_or_default();
        own.add(&("object", required, closed, min, object.max_properties));
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
    }
    outline.own = own.digest();
    outline
}
