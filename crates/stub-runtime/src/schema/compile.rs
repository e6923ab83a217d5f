//! Schemas from JSON text.

use std::collections::HashMap;

use regex::Regex;
use serde_json::{Map, Value};

use super::keyword::{Compiled, Condition, Contains, Keyword, Others, Properties};
use crate::check::{Format, JsonKind, Number, Rule};
use crate::json::canonical;

/// A schema that cannot be used, and the reason.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SchemaError(String);

pub(super) fn compile(text: &str) -> Result<Compiled, SchemaError> {
    let document = parsed(text)?;
    let mut compiler = Compiler::of(&document);
    let root = compiler.schema(&document)?;
    Ok(Compiled { root, ..compiler.finish()? })
}

/// The reader's own limit bounds how deep schemas are inside one another.
pub(super) fn parsed(text: &str) -> Result<Value, SchemaError> {
    serde_json::from_str(text).map_err(|error| SchemaError(error.to_string()))
}

/// Schemas being read.
pub(super) struct Compiler<'d> {
    document: &'d Value,
    compiled: Compiled,
    /// Numbers of the schemas that references have led to.
    named: HashMap<&'d str, usize>,
    /// Those that are still to be read: references may lead on and on, and the stack does not.
    waiting: Vec<(usize, &'d Value)>,
}

impl<'d> Compiler<'d> {
    pub(super) fn of(document: &'d Value) -> Self {
        Compiler { document, compiled: Compiled::default(), named: HashMap::new(), waiting: Vec::new() }
    }

    /// All schemas, once those that are referred to are read.
    pub(super) fn finish(mut self) -> Result<Compiled, SchemaError> {
        while let Some((idx, target)) = self.waiting.pop() {
            self.fill(idx, target)?;
        }
        Ok(self.compiled)
    }

    /// A schema, and its number.
    pub(super) fn schema(&mut self, schema: &'d Value) -> Result<usize, SchemaError> {
        let idx = self.reserve();
        self.fill(idx, schema)?;
        Ok(idx)
    }

    fn reserve(&mut self) -> usize {
        self.compiled.schemas.push(Vec::new());
        self.compiled.schemas.len() - 1
    }

    fn fill(&mut self, idx: usize, schema: &'d Value) -> Result<(), SchemaError> {
        let keywords = match schema {
            Value::Bool(true) => Vec::new(),
            Value::Bool(false) => vec![Keyword::Never],
            Value::Object(schema) => self.keywords(idx, schema)?,
            _ => return Err(SchemaError("a schema is an object or a boolean".to_owned())),
        };
        self.compiled.schemas[idx] = keywords;
        Ok(())
    }

    /// Keywords of the schema with this number.
    fn keywords(&mut self, own: usize, schema: &'d Map<String, Value>) -> Result<Vec<Keyword>, SchemaError> {
        let mut keywords = Vec::new();
        // Kinds first: what is of another kind is told so, and not that it is none of the listed values.
        if let Some(types) = schema.get("type") {
            keywords.push(types_of(types, schema.get("nullable") == Some(&Value::Bool(true)))?);
        }
        let message = schema.get("x-message").and_then(Value::as_str);
        for (name, value) in schema {
            let keyword = match name.as_str() {
                "pattern" => {
                    let beside = ["format", "example"].map(|key| Some(schema.get(key)?.as_str()?.to_owned()));
                    Some(Keyword::Pattern(pattern(value)?, beside))
                }
                name => self.keyword(schema, name, value)?,
            };
            keywords.extend(keyword.map(|keyword| in_words(keyword, message)));
        }
        for (name, value) in entries(schema, "dependentRequired")? {
            keywords.push(Keyword::RequiredWith(name.clone(), names(value).ok_or_else(|| unfit("dependentRequired"))?));
        }
        for (name, value) in entries(schema, "dependentSchemas")? {
            keywords.push(Keyword::With(name.clone(), self.schema(value)?));
        }
        if ["properties", "patternProperties", "additionalProperties"].iter().any(|name| schema.contains_key(*name)) {
            keywords.push(self.properties(schema)?);
        }
        // What nothing else is said of is known when all else is.
        if let Some(value) = schema.get("unevaluatedItems") {
            keywords.push(Keyword::UnevaluatedItems(own, self.others(Some(value))?));
        }
        if let Some(value) = schema.get("unevaluatedProperties") {
            keywords.push(Keyword::UnevaluatedProperties(own, self.others(Some(value))?));
        }
        Ok(keywords)
    }

    /// One keyword, if it is one that stands for itself.
    fn keyword(
        &mut self,
        schema: &'d Map<String, Value>,
        name: &str,
        value: &'d Value,
    ) -> Result<Option<Keyword>, SchemaError> {
        Ok(Some(match name {
            "$ref" => Keyword::All(vec![self.reference(value)?]),
            "enum" => listed(value.as_array().ok_or_else(|| unfit(name))?)?,
            "const" => listed(std::slice::from_ref(value))?,
            "minimum" => Keyword::Rule(Rule::Minimum(bound(name, value)?)),
            "maximum" => Keyword::Rule(Rule::Maximum(bound(name, value)?)),
            "exclusiveMinimum" => Keyword::Rule(Rule::ExclusiveMinimum(bound(name, value)?)),
            "exclusiveMaximum" => Keyword::Rule(Rule::ExclusiveMaximum(bound(name, value)?)),
            "multipleOf" => Keyword::Rule(Rule::MultipleOf(bound(name, value)?)),
            "minLength" => Keyword::Rule(Rule::MinLength(count(name, value)?)),
            "maxLength" => Keyword::Rule(Rule::MaxLength(count(name, value)?)),
            "format" => match value.as_str().and_then(format) {
                Some(format) => Keyword::Rule(Rule::Format(format)),
                None => return Ok(None),
            },
            "prefixItems" => {
                let rest = schema.get("items").map(|items| self.schema(items)).transpose()?;
                Keyword::Items(self.schemas(name, value)?, rest)
            }
            "items" if !schema.contains_key("prefixItems") => Keyword::Items(Vec::new(), Some(self.schema(value)?)),
            "contains" => Keyword::Contains(Contains {
                schema: self.schema(value)?,
                min: schema.get("minContains").map_or(Ok(1), |least| count("minContains", least))?,
                max: schema.get("maxContains").map(|most| count("maxContains", most)).transpose()?,
            }),
            "minItems" => Keyword::Rule(Rule::MinItems(count(name, value)?)),
            "maxItems" => Keyword::Rule(Rule::MaxItems(count(name, value)?)),
            "uniqueItems" if *value == Value::Bool(true) => Keyword::UniqueItems,
            "required" => Keyword::Required(names(value).ok_or_else(|| unfit(name))?),
            "propertyNames" => Keyword::Names(self.schema(value)?),
            "minProperties" => Keyword::Rule(Rule::MinProperties(count(name, value)?)),
            "maxProperties" => Keyword::Rule(Rule::MaxProperties(count(name, value)?)),
            "allOf" => Keyword::All(self.schemas(name, value)?),
            "anyOf" => Keyword::Any(self.schemas(name, value)?),
            "oneOf" => Keyword::One(self.schemas(name, value)?),
            "not" => Keyword::Not(self.schema(value)?),
            "if" => Keyword::If(Condition {
                asked: self.schema(value)?,
                consequence: schema.get("then").map(|then| self.schema(then)).transpose()?,
                alternative: schema.get("else").map(|otherwise| self.schema(otherwise)).transpose()?,
            }),
            _ => return Ok(None),
        }))
    }

    fn schemas(&mut self, name: &str, value: &'d Value) -> Result<Vec<usize>, SchemaError> {
        value.as_array().ok_or_else(|| unfit(name))?.iter().map(|schema| self.schema(schema)).collect()
    }

    fn properties(&mut self, schema: &'d Map<String, Value>) -> Result<Keyword, SchemaError> {
        let mut declared = HashMap::new();
        for (name, schema) in entries(schema, "properties")? {
            declared.insert(name.clone(), self.schema(schema)?);
        }
        let mut patterns = Vec::new();
        for (pattern, schema) in entries(schema, "patternProperties")? {
            patterns.push((regex(pattern)?, self.schema(schema)?));
        }
        let others = self.others(schema.get("additionalProperties"))?;
        Ok(Keyword::Properties(Box::new(Properties { declared, patterns, others })))
    }

    fn others(&mut self, schema: Option<&'d Value>) -> Result<Others, SchemaError> {
        Ok(match schema {
            None => Others::Unsaid,
            Some(Value::Bool(true)) => Others::Free,
            Some(Value::Bool(false)) => Others::Refused,
            Some(schema) => Others::Schema(self.schema(schema)?),
        })
    }

    /// The number of the schema that a reference leads to. It is known before the schema is read, so that the schema may
    /// refer to itself.
    fn reference(&mut self, value: &'d Value) -> Result<usize, SchemaError> {
        let reference = value.as_str().ok_or_else(|| unfit("$ref"))?;
        if let Some(idx) = self.named.get(reference) {
            return Ok(*idx);
        }
        let target = reference.strip_prefix('#').and_then(|pointer| self.document.pointer(pointer));
        let target = target.ok_or_else(|| SchemaError(format!("nothing stands at {reference}")))?;
        let idx = self.reserve();
        self.named.insert(reference, idx);
        self.waiting.push((idx, target));
        Ok(idx)
    }
}

/// A keyword about the value itself says what its schema says in words.
fn in_words(keyword: Keyword, message: Option<&str>) -> Keyword {
    let is_about_itself =
        matches!(keyword, Keyword::Rule(_) | Keyword::Pattern(..) | Keyword::UniqueItems | Keyword::Contains(_));
    match message.filter(|_| is_about_itself) {
        Some(message) => Keyword::Saying(Box::new(keyword), message.to_owned()),
        None => keyword,
    }
}

/// Entries of the object under a keyword, if it is there.
fn entries<'d>(
    schema: &'d Map<String, Value>,
    keyword: &str,
) -> Result<impl Iterator<Item = (&'d String, &'d Value)> + use<'d>, SchemaError> {
    let entries = schema.get(keyword).map(|value| value.as_object().ok_or_else(|| unfit(keyword))).transpose()?;
    Ok(entries.into_iter().flatten())
}

fn types_of(types: &Value, is_nullable: bool) -> Result<Keyword, SchemaError> {
    let names = match types {
        Value::String(name) => vec![name.clone()],
        types => names(types).ok_or_else(|| unfit("type"))?,
    };
    let mut kinds = names.iter().map(|name| kind(name)).collect::<Result<Vec<_>, _>>()?;
    if is_nullable {
        kinds.push(JsonKind::Null);
    }
    Ok(Keyword::Types(kinds))
}

fn kind(name: &str) -> Result<JsonKind, SchemaError> {
    Ok(match name {
        "null" => JsonKind::Null,
        "boolean" => JsonKind::Boolean,
        "integer" => JsonKind::Integer,
        "number" => JsonKind::Number,
        "string" => JsonKind::String,
        "array" => JsonKind::Array,
        "object" => JsonKind::Object,
        _ => return Err(unfit("type")),
    })
}

fn format(name: &str) -> Option<Format> {
    Some(match name {
        "date" => Format::Date,
        "date-time" => Format::DateTime,
        "uuid" => Format::Uuid,
        "byte" => Format::Base64,
        _ => return None,
    })
}

fn listed(values: &[Value]) -> Result<Keyword, SchemaError> {
    let texts = values.iter().map(canonical).collect::<Result<_, _>>();
    let texts = texts.map_err(|error| SchemaError(error.to_string()))?;
    Ok(Keyword::Enum(texts, values.iter().map(Value::to_string).collect()))
}

fn pattern(value: &Value) -> Result<Regex, SchemaError> {
    regex(value.as_str().ok_or_else(|| unfit("pattern"))?)
}

fn regex(pattern: &str) -> Result<Regex, SchemaError> {
    Regex::new(pattern).map_err(|error| SchemaError(error.to_string()))
}

fn bound(name: &str, value: &Value) -> Result<Number, SchemaError> {
    value.as_number().map(Number::from).ok_or_else(|| unfit(name))
}

/// A count; one that is written as `2.0` or is no more than `u64` holds is taken for what it means.
fn count(name: &str, value: &Value) -> Result<u64, SchemaError> {
    match value.as_number().map(Number::from) {
        Some(Number::Integer(count)) => Ok(u64::try_from(count).unwrap_or(if count < 0 { 0 } else { u64::MAX })),
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
        Some(Number::Float(count)) => Ok(count as u64),
        None => Err(unfit(name)),
    }
}

fn names(value: &Value) -> Option<Vec<String>> {
    value.as_array()?.iter().map(|name| name.as_str().map(str::to_owned)).collect()
}

pub(super) fn unfit(keyword: &str) -> SchemaError {
    SchemaError(format!("`{keyword}` has a value that it cannot have"))
}
