//! Paths and the operations at them.

use serde_json::{Map, Value, json};

use super::{Author, names};

const METHODS: &[&str] = &["get", "put", "post", "delete", "patch", "head", "options"];

impl Author {
    pub(super) fn paths(&mut self) -> Value {
        let mut paths = Map::new();
        for nth in 0..=self.below(4) {
            let (path, variables) = self.path(nth);
            let mut item = Map::new();
            if self.chance(15) {
                // Not among the variables, and beside them.
                item.insert("x-odd".to_owned(), json!([1]));
            }
            let (shared, own) = variables.into_iter().partition::<Vec<_>, _>(|_| self.chance(40));
            if !shared.is_empty() {
                item.insert("parameters".to_owned(), Value::Array(shared));
            }
            for method in self.some_of(METHODS, 3) {
                let operation = self.operation(method, own.clone());
                item.insert(method.to_owned(), operation);
            }
            if !METHODS.iter().any(|method| item.contains_key(*method)) {
                let operation = self.operation("get", own);
                item.insert("get".to_owned(), operation);
            }
            paths.insert(path, Value::Object(item));
        }
        Value::Object(paths)
    }

    /// A path that is no other's, and its variables as parameters.
    fn path(&mut self, nth: usize) -> (String, Vec<Value>) {
        let mut path = format!("/p{nth}");
        let mut variables: Vec<(&str, Value)> = Vec::new();
        for _ in 0..self.below(4) {
            let name = self.pick(names::VARIABLES);
            if self.chance(50) || variables.iter().any(|(known, _)| *known == name) {
                path += &format!("/{}", self.pick(names::SEGMENTS));
            } else {
                path += &format!("/{{{name}}}");
                let parameter = self.variable(name);
                variables.push((name, parameter));
            }
        }
        if self.chance(5) {
            path.push('/');
        }
        (path, variables.into_iter().map(|(_, parameter)| parameter).collect())
    }

    fn operation(&mut self, method: &str, mut parameters: Vec<Value>) -> Value {
        let mut operation = json!({});
        let id = self.pick(names::IDS);
        if self.chance(90) && !self.ids.iter().any(|known| known == id) {
            self.ids.push(id.to_owned());
            operation["operationId"] = json!(id);
        }
        if !self.tags.is_empty() && self.chance(70) {
            let tags = self.tags.clone();
            let first = self.random.choice(&tags).cloned();
            let second = if self.chance(10) { self.random.choice(&tags).cloned() } else { None };
            let mut tags: Vec<String> = first.into_iter().chain(second).collect();
            tags.dedup();
            operation["tags"] = json!(tags);
        }
        if self.chance(40) {
            operation["summary"] = json!(self.pick(names::PROSE));
        }
        if self.chance(30) {
            operation["description"] = json!(self.pick(names::PROSE));
        }
        if self.chance(10) {
            operation["deprecated"] = json!(true);
        }
        parameters.extend(self.parameters());
        if !parameters.is_empty() {
            operation["parameters"] = Value::Array(parameters);
        }
        if matches!(method, "post" | "put" | "patch") && self.chance(80) {
            let body = self.body();
            operation["requestBody"] = self.shared("requestBodies", body);
        }
        operation["responses"] = self.responses();
        if self.chance(25) {
            operation["security"] = self.requirements();
        }
        operation
    }
}
