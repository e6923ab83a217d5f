//! A schema that is ready to be held against values.

use std::collections::{HashMap, HashSet};

use regex::Regex;

use crate::check::{Format, Kind, Number};

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
    /// `type`
    Types(Vec<Kind>),
    /// `enum` and `const`: the values in their canonical form, and as the document writes them.
    Enum(HashSet<String>, Vec<String>),
    /// `minimum`
    Minimum(Number),
    /// `maximum`
    Maximum(Number),
    /// `exclusiveMinimum`
    ExclusiveMinimum(Number),
    /// `exclusiveMaximum`
    ExclusiveMaximum(Number),
    /// `multipleOf`
    MultipleOf(Number),
    /// `minLength`
    MinLength(u64),
    /// `maxLength`
    MaxLength(u64),
    /// `pattern`
    Pattern(Regex),
    /// `format`
    Format(Format),
    /// `items`
    Items(usize),
    /// `minItems`
    MinItems(u64),
    /// `maxItems`
    MaxItems(u64),
    /// `uniqueItems`
    UniqueItems,
    /// `properties` and `additionalProperties`
    Properties(HashMap<String, usize>, Others),
    /// `required`
    Required(Vec<String>),
    /// `minProperties`
    MinProperties(u64),
    /// `maxProperties`
    MaxProperties(u64),
    /// `$ref`, and `allOf`
    All(Vec<usize>),
    /// `anyOf`
    Any(Vec<usize>),
    /// `oneOf`
    One(Vec<usize>),
    /// `not`
    Not(usize),
}

/// Properties that are not declared.
#[derive(Debug, Clone, Copy)]
pub(super) enum Others {
    /// Anything.
    Free,
    /// None.
    Refused,
    /// What fits a schema.
    Schema(usize),
}
