//! The names under which poem-openapi knows the schemas of a document.

use std::collections::{HashMap, HashSet};

use indexmap::IndexMap;

use crate::document::json::{self, Json};

/// Names by what refers to them. poem-openapi writes a name into a reference as it stands, so that a name of other
/// characters than OpenAPI allows gets another; and it refers to nothing but components, so that whatever else is
/// referred to as a schema becomes one.
#[derive(Debug)]
pub(crate) struct SchemaNames {
    /// By the name in the document.
    components: HashMap<&'static str, String>,
    /// By the text of the reference.
    others: IndexMap<&'static str, (String, &'static Json)>,
}

/// Where components that are schemas stand.
pub(super) const SCHEMAS: &str = "#/components/schemas/";

impl SchemaNames {
    pub(crate) fn of(root: &'static Json) -> SchemaNames {
        let mut names = SchemaNames { components: HashMap::new(), others: IndexMap::new() };
        let own: Vec<&'static str> = components_of(root).map(|(name, _)| name).collect();
        let mut taken: HashSet<String> =
            own.iter().filter(|name| is_plain(name)).map(|name| (*name).to_owned()).collect();
        for name in own {
            let plain = if is_plain(name) { name.to_owned() } else { free(&mut taken, name) };
            names.components.insert(name, plain);
        }
        names.collect(root, root, &mut taken);
        names
    }

    /// The name of what a reference leads to, if that is a schema.
    pub(super) fn of_reference(&self, reference: &str) -> Option<&str> {
        if let Some(name) = reference.strip_prefix(SCHEMAS).and_then(|name| self.components.get(name)) {
            return Some(name);
        }
        if let Some((name, _)) = self.others.get(reference) {
            return Some(name);
        }
        match json::segments_of_fragment(reference)?.as_slice() {
            [components, schemas, name] if components == "components" && schemas == "schemas" => {
                self.of_component(name)
            }
            _ => None,
        }
    }

    pub(super) fn of_component(&self, name: &str) -> Option<&str> {
        self.components.get(name).map(String::as_str)
    }

    pub(super) fn schemas(&self, root: &'static Json) -> impl Iterator<Item = (&str, &'static Json)> {
        let components = components_of(root).filter_map(|(name, schema)| Some((self.of_component(name)?, schema)));
        components.chain(self.others.values().map(|(name, schema)| (name.as_str(), *schema)))
    }

    /// Notes references to schemas that are no components.
    fn collect(&mut self, root: &'static Json, node: &'static Json, taken: &mut HashSet<String>) {
        match node {
            Json::Map(map) => {
                if let Some(reference) = node.text("$ref") {
                    self.note(root, reference, taken);
                }
                map.values().for_each(|value| self.collect(root, value, taken));
            }
            Json::List(items) => items.iter().for_each(|item| self.collect(root, item, taken)),
            _ => {}
        }
    }

    fn note(&mut self, root: &'static Json, reference: &'static str, taken: &mut HashSet<String>) {
        let Some(segments) = json::segments_of_fragment(reference) else { return };
        let is_component = matches!(segments.as_slice(), [first, _, _] if first == "components");
        if is_component || self.others.contains_key(reference) {
            return;
        }
        if let Some(schema @ Json::Map(_)) = json::follow(root, reference) {
            let name = free(taken, segments.last().map_or("Schema", String::as_str));
            self.others.insert(reference, (name, schema));
        }
    }
}

fn components_of(root: &'static Json) -> impl Iterator<Item = (&'static str, &'static Json)> {
    root.get("components").into_iter().flat_map(|components| components.entries("schemas"))
}

fn is_plain(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
}

/// A name of allowed characters that nothing else has.
fn free(taken: &mut HashSet<String>, wanted: &str) -> String {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let wanted: String = wanted.chars().map(|c| if is_allowed(c) { c } else { '_' }).collect();
    let wanted = if wanted.is_empty() { "Schema" } else { &wanted };
    let mut name = wanted.to_owned();
    let mut n = 2;
    while !taken.insert(name.clone()) {
        name = format!("{wanted}_{n}");
        n += 1;
    }
    name
}
