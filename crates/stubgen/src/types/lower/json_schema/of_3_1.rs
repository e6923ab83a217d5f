//! Keywords that only schemas of 3.1 have.

use contract::model::{JsonSchemaRules, Schema};
use contract::source::Node;
use schema_algebra::json;

use crate::types::lower::session::Types;

use super::json::{array, counts, entry, object};
use super::writing::Writing;

impl<'s> Types<'_, 's> {
    /// `patternProperties`, and whether all of its patterns can be read.
    pub(super) fn pattern_entries(&mut self, writing: &mut Writing<'s>, schema: &Schema<'s>) -> (Option<String>, bool) {
        let declared = schema.json_schema.as_deref().map_or(&[][..], |rules| &rules.pattern_properties);
        let mut patterns = Vec::new();
        for property in declared {
            if let Some(pattern) = self.pattern(property.pattern, &[]) {
                let rust = self.table[pattern].rust.clone();
                patterns.push(entry(&rust, &self.use_json(writing, property.schema)));
            }
        }
        let are_known = patterns.len() == n_written(schema, "patternProperties");
        let patterns = (!patterns.is_empty()).then(|| entry("patternProperties", &object(&patterns)));
        (patterns, are_known)
    }

    /// `prefixItems` and `items`
    pub(super) fn element_entries(&mut self, writing: &mut Writing<'s>, schema: &Schema<'s>) -> Vec<String> {
        let prefix = schema.json_schema.as_deref().map_or(&[][..], |rules| &rules.prefix_items);
        let prefix = (!prefix.is_empty()).then(|| entry("prefixItems", &self.uses_json(writing, prefix)));
        let items = schema.array.as_deref().and_then(|array| array.items).filter(|_| are_places_known(schema));
        let items = items.map(|items| entry("items", &self.use_json(writing, items)));
        prefix.into_iter().chain(items).collect()
    }

    /// All others.
    pub(super) fn entries_of_3_1(&mut self, writing: &mut Writing<'s>, schema: &Schema<'s>) -> Vec<String> {
        let Some(rules) = schema.json_schema.as_deref() else { return Vec::new() };
        // A new keyword must be written here, not forgotten.
        let JsonSchemaRules {
            // Written with the list of values, with the other properties, and with the other elements.
            constant: _,
            pattern_properties: _,
            prefix_items: _,
            contains,
            // Written last of all.
            unevaluated_items: _,
            unevaluated_properties: _,
            property_names,
            dependent_required,
            dependent_schemas,
            condition,
            consequence,
            alternative,
            dynamic_reference,
            // Written as a format, or no rule.
            content_encoding: _,
            content_media_type: _,
        } = rules;
        let mut entries = Vec::new();
        if let Some(contains) = contains {
            entries.push(entry("contains", &self.use_json(writing, contains.schema)));
            let min = Some(contains.min).filter(|min| *min != 1);
            entries.extend(counts([("minContains", min), ("maxContains", contains.max)]));
        }
        entries.extend(required_with(dependent_required));
        let dependent = dependent_schemas.iter().filter_map(|(name, used)| Some((name.as_str()?, *used)));
        let dependent: Vec<String> = dependent.map(|(name, used)| entry(name, &self.use_json(writing, used))).collect();
        if !dependent.is_empty() {
            entries.push(entry("dependentSchemas", &object(&dependent)));
        }
        let single =
            [("propertyNames", property_names), ("if", condition), ("then", consequence), ("else", alternative)];
        for (keyword, used) in single {
            entries.extend(used.map(|used| entry(keyword, &self.use_json(writing, used))));
        }
        if let Some(reference) = dynamic_reference {
            let reference = writing.dynamic_reference(*reference);
            entries.extend(reference.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).map(str::to_owned));
        }
        entries
    }

    /// `unevaluatedItems` and `unevaluatedProperties`
    pub(super) fn left_entries(&mut self, writing: &mut Writing<'s>, schema: &Schema<'s>) -> Vec<String> {
        let rules = schema.json_schema.as_deref();
        let items = rules.and_then(|rules| rules.unevaluated_items).map(|used| ("unevaluatedItems", used));
        let properties =
            rules.and_then(|rules| rules.unevaluated_properties).map(|used| ("unevaluatedProperties", used));
        items
            .into_iter()
            .chain(properties)
            .map(|(keyword, used)| entry(keyword, &self.use_json(writing, used)))
            .collect()
    }
}

/// True if keywords of 3.1 forbid something that the list of values does not.
pub(in crate::types::lower) fn says_more(schema: &Schema<'_>) -> bool {
    let rules = schema.json_schema.as_deref();
    rules.is_some_and(|rules| !rules.allow_all() || (rules.constant.is_some() && schema.node.get("enum").is_some()))
}

/// True if the model holds all elements that a schema declares by their place. In a document of 3.0, which has no such keyword, it
/// holds none, and what `items` is about cannot be told.
pub(in crate::types::lower) fn are_places_known(schema: &Schema<'_>) -> bool {
    let n_places = schema.json_schema.as_deref().map_or(0, |rules| rules.prefix_items.len());
    n_places == n_written(schema, "prefixItems")
}

/// Number of schemas under a keyword as it is written.
pub(in crate::types::lower) fn n_written(schema: &Schema<'_>, keyword: &str) -> usize {
    schema.node.get(keyword).map_or(0, Node::len)
}

/// True if it is asked what no other keyword says anything of, in its parts as well.
pub(in crate::types::lower) fn asks_what_is_left(schema: &Schema<'_>) -> bool {
    let rules = schema.json_schema.as_deref();
    rules.is_some_and(|rules| rules.unevaluated_items.is_some() || rules.unevaluated_properties.is_some())
}

fn required_with(dependent: &[(Node<'_>, Vec<Node<'_>>)]) -> Option<String> {
    let of_name = |(name, others): &(Node<'_>, Vec<Node<'_>>)| {
        let others: Vec<String> = others.iter().filter_map(|other| other.as_str()).map(json::quoted).collect();
        Some(entry(name.as_str()?, &array(&others)))
    };
    let names: Vec<String> = dependent.iter().filter_map(of_name).collect();
    (!names.is_empty()).then(|| entry("dependentRequired", &object(&names)))
}
