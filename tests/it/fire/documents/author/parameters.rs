//! Parameters in every place and every style.

use serde_json::{Map, Value, json};

use super::{Author, names};

impl Author {
    /// A variable of a path.
    pub(super) fn variable(&mut self, name: &str) -> Value {
        let mut parameter = json!({"name": name, "in": "path", "required": true});
        let style = self.pick(&["", "", "simple", "label", "matrix"]);
        self.set_style(&mut parameter, style);
        parameter["schema"] = match self.below(5) {
            0 => json!({"type": "array", "minItems": 1, "items": self.plain()}),
            1 => self.flat_object(),
            _ if style.is_empty() => self.escaped(),
            _ => self.plain(),
        };
        self.shared("parameters", parameter)
    }

    /// Parameters beside the path, each once.
    pub(super) fn parameters(&mut self) -> Vec<Value> {
        let mut parameters = Vec::new();
        for name in self.some_of(names::QUERIES, 4) {
            parameters.push(self.query(name));
        }
        for name in self.some_of(names::HEADERS, 2) {
            parameters.push(self.header(name));
        }
        if self.chance(30) {
            for name in self.some_of(names::COOKIES, 2) {
                parameters.push(self.cookie(name));
            }
        }
        parameters.into_iter().map(|parameter| self.shared("parameters", parameter)).collect()
    }

    fn query(&mut self, name: &str) -> Value {
        let mut parameter = json!({"name": name, "in": "query"});
        self.set_common(&mut parameter);
        match self.below(9) {
            0 => {
                self.set_style(&mut parameter, "form");
                parameter["schema"] = json!({"type": "array", "items": self.plain()});
            }
            1 => {
                parameter["style"] = json!(self.pick(&["spaceDelimited", "pipeDelimited"]));
                parameter["explode"] = json!(false);
                parameter["schema"] = json!({"type": "array", "items": self.plain(), "minItems": 1});
            }
            2 => {
                // Brackets in the name would be taken for those of the style.
                parameter["name"] = json!(self.field("deep"));
                parameter["style"] = json!("deepObject");
                parameter["explode"] = json!(true);
                parameter["schema"] = self.flat_object();
            }
            3 => {
                self.set_style(&mut parameter, "form");
                parameter["schema"] = self.flat_object();
            }
            4 => {
                let schema = self.schema(1);
                parameter["content"] = json!({"application/json": {"schema": schema}});
            }
            5 => {
                parameter["schema"] = self.plain();
                parameter["allowReserved"] = json!(self.chance(50));
            }
            6 => {
                parameter["schema"] = self.plain();
                if self.chance(40) {
                    parameter["schema"]["nullable"] = json!(true);
                }
            }
            _ => parameter["schema"] = self.escaped(),
        }
        parameter
    }

    fn header(&mut self, name: &str) -> Value {
        let mut parameter = json!({"name": name, "in": "header"});
        self.set_common(&mut parameter);
        self.set_style(&mut parameter, "simple");
        parameter["schema"] = match self.below(4) {
            0 => json!({"type": "array", "items": self.plain(), "minItems": 1}),
            1 => self.flat_object(),
            _ => self.plain(),
        };
        parameter
    }

    fn cookie(&mut self, name: &str) -> Value {
        let mut parameter = json!({"name": name, "in": "cookie"});
        self.set_common(&mut parameter);
        if self.chance(20) {
            parameter["explode"] = json!(false);
            parameter["schema"] = json!({"type": "array", "items": self.plain(), "minItems": 1});
        } else {
            parameter["schema"] = self.plain();
        }
        parameter
    }

    fn set_common(&mut self, parameter: &mut Value) {
        if self.chance(30) {
            parameter["required"] = json!(true);
        }
        if self.chance(20) {
            parameter["description"] = json!(self.pick(names::PROSE));
        }
        if self.chance(5) {
            parameter["deprecated"] = json!(true);
        }
    }

    /// A style, or nothing where it is the usual one, and whether lists and objects are spread out.
    fn set_style(&mut self, parameter: &mut Value, style: &str) {
        if !style.is_empty() && self.chance(70) {
            parameter["style"] = json!(style);
        }
        if self.chance(60) {
            parameter["explode"] = json!(self.chance(50));
        }
    }

    /// An object that each style can write: plain values under names that nothing else has.
    pub(super) fn flat_object(&mut self) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        for _ in 0..=self.below(3) {
            let name = self.field("field");
            if required.is_empty() || self.chance(50) {
                required.push(json!(name));
            }
            properties.insert(name, self.plain());
        }
        json!({"type": "object", "properties": properties, "required": required})
    }

    fn field(&mut self, stem: &str) -> String {
        self.n_fields += 1;
        let sign = self.pick(&["", "-", "_", "."]);
        format!("{stem}{sign}{}", self.n_fields)
    }
}
