//! Random documents that are valid by construction.
//!
//! All that OpenAPI 3.0 knows is chosen from, the odd before the usual; whatever is written can be fulfilled: bounds leave
//! room, recursion can end, alternatives can be told apart.

mod bodies;
mod names;
mod operations;
mod parameters;
mod responses;
mod schemas;
mod security;
mod texts;

use fastrand::Rng;
use serde_json::{Map, Value, json};

use schemas::Named;
use security::Scheme;

/// A document, the same for the same seed.
pub(super) fn document(seed: u64) -> Value {
    let mut author = Author {
        random: Rng::with_seed(seed),
        names: Vec::new(),
        schemas: Vec::new(),
        schemes: Vec::new(),
        tags: Vec::new(),
        ids: Vec::new(),
        components: Map::new(),
        n_fields: 0,
    };
    author.tags = author.some_of(names::TAGS, 3).into_iter().map(str::to_owned).collect();
    author.write_schemas();
    author.write_schemes();
    let paths = author.paths();
    let mut document = json!({
        "openapi": author.pick(&["3.0.0", "3.0.1", "3.0.2", "3.0.3", "3.0.4"]),
        "info": author.info(),
        "paths": paths,
    });
    if author.chance(40) {
        document["servers"] = author.servers();
    }
    if author.chance(60) {
        let tags = author.tags.iter().map(|name| json!({"name": name, "description": "Some *operations*."}));
        document["tags"] = tags.collect();
    }
    if author.chance(30) {
        document["security"] = author.requirements();
    }
    document["components"] = Value::Object(author.into_components());
    document
}

/// Whoever writes one document.
struct Author {
    random: Rng,
    /// The names of all schemas, those that are not written yet among them.
    names: Vec<String>,
    /// Those that are written. What a value must have refers to no other, so that every value can end.
    schemas: Vec<Named>,
    schemes: Vec<Scheme>,
    tags: Vec<String>,
    /// The names of operations that are taken.
    ids: Vec<String>,
    /// Components that are no schemas, by their kind.
    components: Map<String, Value>,
    /// Number of fields of parameters: each has a name of its own.
    n_fields: usize,
}

impl Author {
    /// True so many times in a hundred.
    fn chance(&mut self, percent: u32) -> bool {
        self.random.u32(..100) < percent
    }

    /// A number below another.
    fn below(&mut self, bound: usize) -> usize {
        self.random.usize(..bound)
    }

    fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.random.usize(..choices.len())]
    }

    /// At most so many, each once, in any order.
    fn some_of<T: Copy>(&mut self, choices: &[T], n_most: usize) -> Vec<T> {
        let n = self.random.usize(..=n_most);
        self.random.choose_multiple(choices.iter().copied(), n)
    }

    /// Makes something a component and refers to it, now and then.
    fn shared(&mut self, kind: &str, what: Value) -> Value {
        if !self.chance(15) {
            return what;
        }
        let known = self.components.entry(kind).or_insert_with(|| json!({}));
        let name =
            format!("{}{}", self.random.choice(["Shared", "shared-", "type_"]).unwrap_or_default(), count(known));
        known[&name] = what;
        json!({"$ref": format!("#/components/{kind}/{name}")})
    }

    fn info(&mut self) -> Value {
        let mut info =
            json!({"title": self.pick(names::TITLES), "version": self.pick(&["1", "1.0.0", "2026-01-01", "v2-β"])});
        if self.chance(30) {
            info["description"] = json!(self.pick(names::PROSE));
        }
        if self.chance(10) {
            info["license"] = json!({"name": "MIT"});
        }
        info
    }

    fn servers(&mut self) -> Value {
        match self.below(3) {
            0 => json!([{"url": "/"}]),
            1 => json!([{"url": "https://api.example/v1", "description": "All of it."}, {"url": "/v1"}]),
            _ => json!([{"url": "https://{where}.example/{base}", "variables": {
                "where": {"default": "eu", "enum": ["eu", "us"]},
                "base": {"default": "v1"},
            }}]),
        }
    }

    fn into_components(self) -> Map<String, Value> {
        let mut components = self.components;
        let schemas: Map<String, Value> = self.schemas.into_iter().map(|named| (named.name, named.schema)).collect();
        components.insert("schemas".to_owned(), Value::Object(schemas));
        if !self.schemes.is_empty() {
            let schemes = self.schemes.into_iter().map(|scheme| (scheme.name, scheme.written));
            components.insert("securitySchemes".to_owned(), Value::Object(schemes.collect()));
        }
        components
    }
}

fn count(object: &Value) -> usize {
    object.as_object().map_or(0, Map::len)
}
