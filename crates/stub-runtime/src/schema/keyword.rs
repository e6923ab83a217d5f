//! Schemas that are ready to be held against values.

use std::collections::{HashMap, HashSet};

use regex::Regex;

use crate::check::{JsonKind, Rule};

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
    /// `prefixItems`, and `items` for the elements that follow.
    Items(Vec<usize>, Option<usize>),
    Contains(Contains),
    UniqueItems,
    Properties(Box<Properties>),
    /// `propertyNames`
    Names(usize),
    Required(Vec<String>),
    /// `dependentRequired`: a name, and those that must be there where it is.
    RequiredWith(String, Vec<String>),
    /// `dependentSchemas`: a name, and what holds of an object that has it.
    With(String, usize),
    /// `$ref`, and `allOf`
    All(Vec<usize>),
    Any(Vec<usize>),
    One(Vec<usize>),
    Not(usize),
    If(Condition),
    /// Elements of which nothing else is said in the schema of this number.
    UnevaluatedItems(usize, Others),
    /// The same of properties.
    UnevaluatedProperties(usize, Others),
    /// A keyword about the value itself, in the words of its schema.
    Saying(Box<Keyword>, String),
}

/// `contains`, `minContains` and `maxContains`
#[derive(Debug)]
pub(super) struct Contains {
    pub(super) schema: usize,
    pub(super) min: u64,
    pub(super) max: Option<u64>,
}

/// `properties`, `patternProperties` and `additionalProperties`
#[derive(Debug)]
pub(super) struct Properties {
    pub(super) declared: HashMap<String, usize>,
    pub(super) patterns: Vec<(Regex, usize)>,
    pub(super) others: Others,
}

/// `if`, `then` and `else`
#[derive(Debug)]
pub(super) struct Condition {
    pub(super) asked: usize,
    pub(super) consequence: Option<usize>,
    pub(super) alternative: Option<usize>,
}

/// Parts of a value that are not declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Others {
    /// Nothing is said of them.
    Unsaid,
    /// Anything.
    Free,
    /// None.
    Refused,
    /// Those that fit a schema.
    Schema(usize),
}
