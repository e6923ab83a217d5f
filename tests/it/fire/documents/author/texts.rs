//! Schemas of plain values: texts, numbers, booleans, and lists of values.

use serde_json::{Value, json};

use super::{Author, names};

const PATTERNS: &[&str] = &[
    "^[a-z]{2,5}$",
    r"^\d{3}-\d{4}$",
    "^(cat|dog)s?$",
    "x",
    "^[A-Z][a-z]*$",
    r"^\w+$",
    r"^[^\s]+$",
    "^ação$",
    r"^[\w.+-]+@[a-z]+\.[a-z]{2,3}$",
    r"^a{0,3}b?c*$",
    r#"^["\\/]{1,2}$"#,
];

const FORMATS: &[&str] = &[
    "date",
    "date-time",
    "uuid",
    "byte",
    "email",
    "uri",
    "hostname",
    "ipv4",
    "ipv6",
    "password",
    "cpf",
    "time",
    "duration",
];

impl Author {
    pub(super) fn text(&mut self) -> Value {
        let mut schema = json!({"type": "string"});
        match self.below(8) {
            0 => schema["pattern"] = json!(self.pick(PATTERNS)),
            1..=3 => schema["format"] = json!(self.pick(FORMATS)),
            4 => {
                let least = self.below(4);
                schema["minLength"] = json!(least);
                schema["maxLength"] = json!(least + self.below(12));
            }
            5 => schema["maxLength"] = json!(self.pick(&[1, 2, 255, 100_000])),
            6 if self.chance(50) => schema["default"] = json!(self.pick(names::ENUM_TEXTS)),
            7 if self.chance(20) => schema["not"] = json!({"enum": ["never"]}),
            _ => {}
        }
        schema
    }

    pub(super) fn number(&mut self) -> Value {
        let least = i64::try_from(self.below(200)).expect("small") - 100;
        let most = least + 20 + i64::try_from(self.below(1000)).expect("small");
        let mut schema = if self.chance(60) {
            let mut schema = json!({"type": "integer"});
            if self.chance(50) {
                schema["format"] = json!(self.pick(&["int32", "int64", "int8", "uint32", "uint64"]));
            }
            schema
        } else {
            let mut schema = json!({"type": "number"});
            if self.chance(50) {
                schema["format"] = json!(self.pick(&["float", "double", "decimal"]));
            }
            schema
        };
        let is_small = matches!(schema["format"].as_str(), Some("int8" | "uint32" | "uint64"));
        if !is_small && self.chance(40) {
            schema["minimum"] = json!(least);
            if self.chance(30) {
                schema["exclusiveMinimum"] = json!(self.chance(70));
            }
        }
        if !is_small && self.chance(40) {
            schema["maximum"] = json!(most);
            if self.chance(30) {
                schema["exclusiveMaximum"] = json!(self.chance(70));
            }
        }
        if self.chance(15) {
            let step = if schema["type"] == "integer" {
                json!(self.pick(&[1, 2, 5, 7]))
            } else {
                json!(self.pick(&[0.5, 0.25, 1.0, 3.0]))
            };
            schema["multipleOf"] = step;
        } else if schema.get("minimum").is_none() && schema.get("maximum").is_none() && self.chance(20) {
            schema["default"] = json!(self.pick(&[0, 1, 7]));
        }
        if schema.get("format").is_none() && schema["type"] == "integer" && self.chance(10) {
            schema["minimum"] = json!(0);
            schema["maximum"] = json!(u64::MAX);
            schema.as_object_mut().expect("an object").retain(|key, _| !key.starts_with("exclusive"));
        }
        schema
    }

    pub(super) fn boolean(&mut self) -> Value {
        let mut schema = json!({"type": "boolean"});
        if self.chance(20) {
            schema["default"] = json!(self.chance(50));
        }
        schema
    }

    /// A few values, of one type or of several.
    pub(super) fn enumeration(&mut self) -> Value {
        let n_values = 1 + self.below(6);
        let mut schema = match self.below(8) {
            0 => {
                json!({"type": "integer", "enum": self.random.choose_multiple([-1, 0, 1, 2, 100, 2_147_483_647], n_values)})
            }
            1 => json!({"type": "number", "enum": [0.5, 1, -2.25]}),
            2 => json!({"enum": ["a", 1, true, "b c"]}),
            _ => json!({"type": "string", "enum": self.random.choose_multiple(names::ENUM_TEXTS.iter(), n_values)}),
        };
        if self.chance(15) {
            schema["default"] = schema["enum"][0].clone();
        }
        schema
    }

    /// A value that stands as it is wherever a parameter can.
    pub(super) fn plain(&mut self) -> Value {
        let n_values = 1 + self.below(4);
        match self.below(10) {
            0 => json!({"type": "integer"}),
            1 => json!({"type": "integer", "format": "int32", "minimum": 1, "maximum": 500}),
            2 => json!({"type": "boolean"}),
            3 => json!({"type": "number", "format": "double"}),
            4 => json!({"type": "string", "format": self.pick(&["uuid", "date", "ipv4"])}),
            5 => json!({"type": "string", "pattern": "^[a-z]{1,8}$"}),
            6 => json!({"type": "string", "format": "date-time"}),
            7 => json!({"type": "integer", "format": "int64", "enum": [1, 2, 3]}),
            8 => json!({"type": "string", "minLength": 1, "maxLength": 12}),
            _ => json!({"type": "string", "enum": self.random.choose_multiple(names::PLAIN_TEXTS.iter(), n_values)}),
        }
    }

    /// A value that has to be escaped in a URL, or need not.
    pub(super) fn escaped(&mut self) -> Value {
        if self.chance(60) {
            return self.plain();
        }
        let n_values = 1 + self.below(4);
        json!({"type": "string", "enum": self.random.choose_multiple(names::ESCAPED_TEXTS.iter(), n_values)})
    }
}
