//! Schemas that are ready to be held against values, and how they are made from JSON text.

use std::collections::{HashMap, HashSet};

use regex::Regex;
use serde_json::{Map, Value};

use crate::check::{Format, JsonKind, Number, Rule};
use crate::json::canonical;

/// A schema that cannot be used, and the reason.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SchemaError(String);

/// Schemas by their numbers, so that references may go in circles.
#[derive(Debug, Default)]
pub(super) struct Compiled {
    pub(super) schemas: Vec<Vec<Keyword>>,
    pub(super) root: usize,
}

/// Something that must hold. Schemas inside are numbers of [`Compiled::schemas`].
#[derive(Debug)]
pub(super) enum Keyword {
    /// `false`
    Never,
    Types(Vec<JsonKind>),
    /// `enum` and `const`: the values in their canonical form, and as the document writes them.
    Enum(HashSet<String>, Vec<String>),
    /// A bound, a count or a format: the rule that a value breaks is all that there is to it.
    Rule(Rule),
    /// With the format and the example that stand beside it.
    Pattern(Regex, [Option<String>; 2]),
    Items(usize),
    UniqueItems,
    /// `properties` and `additionalProperties`
    Properties(HashMap<String, usize>, Others),
    Required(Vec<String>),
    /// `$ref`, and `allOf`
    All(Vec<usize>),
    Any(Vec<usize>),
    One(Vec<usize>),
    Not(usize),
    /// A keyword about the value itself, in the words of its schema.
    Saying(Box<Keyword>, String),
}

/// Properties that are not declared.
#[derive(Debug, Clone, Copy)]
pub(super) enum Others {
    /// Anything.
    Free,
    /// None.
    Refused,
    /// Those that fit a schema.
    Schema(usize),
}

pub(super) fn compile(text: &str) -> Result<Compiled, SchemaError> {
    // The reader's own limit bounds how deep this goes.
    let document: Value = serde_json::from_str(text).map_err(|error| SchemaError(error.to_string()))?;
    let mut compiler = Compiler { document: &document, compiled: Compiled::default(), named: HashMap::new() };
    let root = compiler.schema(&document)?;
    Ok(Compiled { root, ..compiler.compiled })
}

struct Compiler<'d> {
    document: &'d Value,
    compiled: Compiled,
    /// Numbers of the schemas that references have led to.
    named: HashMap<&'d str, usize>,
}

impl<'d> Compiler<'d> {
    /// A schema, and its number.
    fn schema(&mut self, schema: &'d Value) -> Result<usize, SchemaError> {
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
            Value::Object(schema) => self.keywords(schema)?,
            _ => return Err(SchemaError("a schema is an object or a boolean".to_owned())),
        };
        self.compiled.schemas[idx] = keywords;
        Ok(())
    }

    fn keywords(&mut self, schema: &'d Map<String, Value>) -> Result<Vec<Keyword>, SchemaError> {
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
                name => self.keyword(name, value)?,
            };
            keywords.extend(keyword.map(|keyword| match (keyword, message) {
                (keyword @ (Keyword::Rule(_) | Keyword::Pattern(..) | Keyword::UniqueItems), Some(message)) => {
                    Keyword::Saying(Box::new(keyword), message.to_owned())
                }
                (keyword, _) => keyword,
            }));
        }
        if schema.contains_key("properties") || schema.contains_key("additionalProperties") {
            keywords.push(self.properties(schema)?);
        }
        Ok(keywords)
    }

    /// One keyword, if it is one that stands for itself.
    fn keyword(&mut self, name: &str, value: &'d Value) -> Result<Option<Keyword>, SchemaError> {
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
            "items" => Keyword::Items(self.schema(value)?),
            "minItems" => Keyword::Rule(Rule::MinItems(count(name, value)?)),
            "maxItems" => Keyword::Rule(Rule::MaxItems(count(name, value)?)),
            "uniqueItems" if *value == Value::Bool(true) => Keyword::UniqueItems,
            "required" => Keyword::Required(names(value).ok_or_else(|| unfit(name))?),
            "minProperties" => Keyword::Rule(Rule::MinProperties(count(name, value)?)),
            "maxProperties" => Keyword::Rule(Rule::MaxProperties(count(name, value)?)),
            "allOf" => Keyword::All(self.schemas(name, value)?),
            "anyOf" => Keyword::Any(self.schemas(name, value)?),
            "oneOf" => Keyword::One(self.schemas(name, value)?),
            "not" => Keyword::Not(self.schema(value)?),
            _ => return Ok(None),
        }))
    }

    fn schemas(&mut self, name: &str, value: &'d Value) -> Result<Vec<usize>, SchemaError> {
        value.as_array().ok_or_else(|| unfit(name))?.iter().map(|schema| self.schema(schema)).collect()
    }

    fn properties(&mut self, schema: &'d Map<String, Value>) -> Result<Keyword, SchemaError> {
        let mut properties = HashMap::new();
        if let Some(declared) = schema.get("properties") {
            for (name, schema) in declared.as_object().ok_or_else(|| unfit("properties"))? {
                properties.insert(name.clone(), self.schema(schema)?);
            }
        }
        let others = match schema.get("additionalProperties") {
            None | Some(Value::Bool(true)) => Others::Free,
            Some(Value::Bool(false)) => Others::Refused,
            Some(schema) => Others::Schema(self.schema(schema)?),
        };
        Ok(Keyword::Properties(properties, others))
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
        self.fill(idx, target)?;
        Ok(idx)
    }
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
    let pattern = value.as_str().ok_or_else(|| unfit("pattern"))?;
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

fn unfit(keyword: &str) -> SchemaError {
    SchemaError(format!("`{keyword}` has a value that it cannot have"))
}
