//! A value at the place where it is used: its Rust type, and the rules that the type alone does not keep.

use super::TypeId;

/// A value somewhere: in a field, a parameter, a body.
#[derive(Debug, Clone, PartialEq)]
pub struct Value {
    /// Its type.
    pub ty: Ty,
    /// Whether `null` is allowed; the Rust type is then an `Option`.
    pub is_nullable: bool,
    /// What must hold beyond the type, in the document's words. They are about the value, not about `null`.
    pub rules: Vec<Rule>,
}

/// A Rust type.
#[derive(Debug, Clone, PartialEq)]
pub enum Ty {
    /// `bool`
    Bool,
    /// `i32`
    I32,
    /// `i64`
    I64,
    /// `u64`: no less than zero, and more than an `i64` holds.
    U64,
    /// `i128`: bounds that no smaller integer holds.
    I128,
    /// `f32`
    F32,
    /// `f64`
    F64,
    /// `String`
    Text,
    /// `runtime::Date`: `format: date`.
    Date,
    /// `runtime::DateTime`: `format: date-time`.
    DateTime,
    /// `runtime::Uuid`: `format: uuid`.
    Uuid,
    /// `runtime::Base64`: `format: byte`.
    Base64,
    /// `runtime::Value`: anything, possibly held to a schema by [`Rule::Schema`].
    Any,
    /// `Vec<T>`
    List(Box<Value>),
    /// `BTreeMap<String, T>`
    Map(Box<Value>),
    /// A type of our own.
    Named(TypeId),
    /// A type of our own behind a `Box`, since it holds itself.
    Boxed(TypeId),
}

/// Something that must hold. Each is a function of `runtime::check`.
#[derive(Debug, Clone, PartialEq)]
pub enum Rule {
    /// Fewest characters.
    MinLength(u64),
    /// Most characters.
    MaxLength(u64),
    /// An ECMAScript pattern.
    Pattern(PatternId),
    /// Least value.
    Minimum(Bound),
    /// Greatest value.
    Maximum(Bound),
    /// Must divide the value; a JSON number as written.
    MultipleOf(String),
    /// Fewest elements.
    MinItems(u64),
    /// Most elements.
    MaxItems(u64),
    /// No two elements are equal.
    UniqueItems,
    /// Fewest properties.
    MinProperties(u64),
    /// Most properties.
    MaxProperties(u64),
    /// What no Rust type says (`not`, values of mixed kinds, several types): the schema itself, as JSON with its
    /// references resolved and its patterns translated, checked against the value as JSON.
    Schema(String),
}

/// An end of a range.
#[derive(Debug, Clone, PartialEq)]
pub struct Bound {
    /// The JSON number as written.
    pub value: String,
    /// Whether the value itself is outside.
    pub is_exclusive: bool,
}

/// The number of a pattern in [`TypeTable::patterns`](super::TypeTable).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PatternId(pub usize);

impl Value {
    /// A value of a type, without rules.
    pub fn plain(ty: Ty) -> Value {
        Value { ty, is_nullable: false, rules: Vec::new() }
    }
}
