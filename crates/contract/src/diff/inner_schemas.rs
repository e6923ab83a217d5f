//! Schemas inside of others by keywords of JSON Schema 2020-12, for digests: each with its role, which tells what else the
//! keyword says.

use std::collections::HashMap;

use crate::model::{Additional, Api, Id, JsonSchemaRules, Schema, Use};
use crate::source::Node;

use super::digest::{Digest, Outline};

/// Keywords that count in all schemas of a document because some schema has them.
pub(in crate::diff) struct Surroundings<'s> {
    /// True if `unevaluatedProperties` stands anywhere: then it counts whether `true` is said of other properties.
    has_unevaluated: bool,
    /// Schemas with a dynamic anchor, by their resources.
    anchors: HashMap<Node<'s>, Vec<(Digest, u32)>>,
}

impl<'s> Surroundings<'s> {
    /// Of a document.
    pub(in crate::diff) fn of(api: &Api<'s>) -> Self {
        let mut rules = api.schemas.iter().filter_map(|(_, schema)| schema.json_schema.as_deref());
        let mut anchors: HashMap<Node<'s>, Vec<(Digest, u32)>> = HashMap::new();
        for ((resource, name), id) in &api.dynamic_anchors {
            let entry = (Digest::of(&("anchor", name)), u32::try_from(id.index()).unwrap_or(u32::MAX));
            anchors.entry(*resource).or_default().push(entry);
        }
        Surroundings { has_unevaluated: rules.any(|rules| rules.unevaluated_properties.is_some()), anchors }
    }

    /// True if a schema says something of properties that it does not declare, and that counts.
    pub(in crate::diff) fn says_rest(&self, schema: &Schema<'s>) -> bool {
        let additional = schema.object.as_deref().map_or(Additional::Unsaid, |object| object.additional);
        self.has_unevaluated && !matches!(additional, Additional::Unsaid)
    }

    /// The schemas inside of a schema, and those that dynamic references mean from there on.
    pub(in crate::diff) fn inner(&self, api: &Api<'s>, id: Id<Schema<'s>>) -> Vec<(Digest, u32)> {
        let mut inner = api[id].json_schema.as_deref().map_or_else(Vec::new, parts);
        let resource = api.schema_resources.get(id.index());
        inner.extend(resource.and_then(|resource| self.anchors.get(resource)).into_iter().flatten());
        inner
    }
}

fn parts(rules: &JsonSchemaRules<'_>) -> Vec<(Digest, u32)> {
    // A new keyword with a schema in it must be told, not forgotten.
    let JsonSchemaRules {
        constant: _,
        prefix_items,
        contains,
        unevaluated_items,
        pattern_properties,
        property_names,
        unevaluated_properties,
        dependent_required: _,
        dependent_schemas,
        condition,
        consequence,
        alternative,
        dynamic_reference,
        content_encoding: _,
        content_media_type: _,
    } = rules;
    let mut parts = Vec::new();
    let mut add = |role: Digest, used: Use<'_, Schema<'_>>| parts.push((role, Outline::number(used)));
    for (idx, used) in prefix_items.iter().enumerate() {
        add(Digest::of(&("prefix", idx)), *used);
    }
    if let Some(contains) = contains {
        add(Digest::of(&("contains", contains.min, contains.max)), contains.schema);
    }
    for property in pattern_properties {
        add(Digest::of(&("pattern", property.pattern.as_str())), property.schema);
    }
    for (key, used) in dependent_schemas {
        add(Digest::of(&("dependent", key.as_str())), *used);
    }
    let reference = dynamic_reference.map(|reference| (Digest::of(&("dynamic", reference.name)), reference.target));
    let single = [
        ("unevaluated items", unevaluated_items),
        ("names", property_names),
        ("unevaluated properties", unevaluated_properties),
        ("if", condition),
        ("then", consequence),
        ("else", alternative),
    ];
    let single = single.into_iter().filter_map(|(role, used)| Some((Digest::of(&role), (*used)?)));
    single.chain(reference).for_each(|(role, used)| add(role, used));
    parts
}
