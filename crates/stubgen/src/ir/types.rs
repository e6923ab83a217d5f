//! Types of our own: what named schemas, and unnamed ones that need a name, become; and the values that use them, each with
//! the rules that its Rust type alone does not keep.

/// Every type of a crate, in the order in which the document first needs them.
#[derive(Debug, Default)]
pub struct TypeTable {
    /// The types.
    pub types: Vec<TypeDef>,
    /// Patterns. No two are the same.
    pub patterns: Vec<PatternDef>,
    /// Flags of the patterns that some value is held to.
    pub used_patterns: Vec<bool>,
}

/// The number of a type in its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TypeId(pub usize);

/// A type.
#[derive(Debug, Clone)]
pub struct TypeDef {
    /// Its Rust name, unique in the crate.
    pub name: String,
    /// The name of the schema in the document, if it has one.
    pub schema: Option<String>,
    /// JSON pointer of the schema, for `bindings.json`.
    pub pointer: String,
    /// Description, in the document's words.
    pub description: Option<String>,
    /// An example of the document's, as JSON.
    pub example: Option<String>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
    /// Its kind.
    pub kind: TypeKind,
    /// Its file.
    pub home: Home,
    /// Whether a value of it must be checked after it was read: it has rules, or something inside has.
    pub is_checked: bool,
    /// Whether some default is a value of it, made without a check since the check was made here.
    pub is_stated: bool,
}

/// File of a type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Home {
    /// Nothing has needed it yet.
    Nowhere,
    /// The file of the one tag that needs it, by its number.
    Tag(usize),
    /// `shared.rs`: several tags need it.
    Shared,
}

/// Kind of a type.
#[derive(Debug, Clone)]
pub enum TypeKind {
    /// A struct.
    Object {
        /// In the document's order.
        fields: Vec<Field>,
        /// Treatment of undeclared properties.
        additional: Additional,
        /// Rules for the object as a whole.
        rules: Vec<Rule>,
    },
    /// Texts, each with a variant: Rust name and wire name. `is_open` adds a variant for others.
    TextEnum {
        /// Variant and wire name.
        variants: Vec<(String, String)>,
        /// Name of the variant that keeps unknown values, if there is one.
        other: Option<String>,
    },
    /// Whole numbers, each with a variant.
    IntEnum {
        /// Variant and number.
        variants: Vec<(String, i64)>,
    },
    /// `oneOf`, `anyOf`.
    Union {
        /// The alternatives.
        alternatives: Vec<Alternative>,
        /// The property that tells them apart.
        tag: Option<String>,
        /// Whether exactly one must fit (`oneOf` without a tag).
        is_exclusive: bool,
        /// Rules for the value, whichever alternative it is.
        rules: Vec<Rule>,
    },
    /// An array whose first elements have a place each.
    Tuple {
        /// Types of the elements, each at its place.
        places: Vec<TuplePlace>,
        /// A list of those that follow; none may if there is none.
        rest: Option<Value>,
        /// Rules for the array as a whole.
        rules: Vec<Rule>,
    },
    /// A checked scalar.
    Newtype(Value),
    /// A list or map that holds itself.
    Transparent(Value),
    /// Another name for a type.
    Alias(Value),
}

/// A field of a struct.
#[derive(Debug, Clone)]
pub struct Field {
    /// Rust name, with `r#` where it is needed.
    pub name: String,
    /// Name on the wire.
    pub wire: String,
    /// Whether it must be there.
    pub presence: Presence,
    /// Its value.
    pub value: Value,
    /// Description, in the document's words.
    pub description: Option<String>,
    /// The document's default, as JSON.
    pub default: Option<String>,
    /// An example of the document's, as JSON.
    pub example: Option<String>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
}

/// Whether a field must be there.
#[derive(Debug, Clone, PartialEq)]
pub enum Presence {
    /// It must.
    Required,
    /// It need not.
    Optional,
    /// It need not, and then has this value: a Rust expression.
    Default(String),
}

impl Presence {
    /// Presence of what may have a default.
    pub(crate) fn of(is_required: bool, default: Option<String>) -> Presence {
        match default {
            _ if is_required => Presence::Required,
            Some(default) => Presence::Default(default),
            None => Presence::Optional,
        }
    }
}

/// Treatment of properties that are not declared.
#[derive(Debug, Clone, PartialEq)]
pub enum Additional {
    /// They are skipped.
    Ignored,
    /// They are refused.
    Refused,
    /// They are kept in a map: Rust name of the field, and what each holds.
    Kept(String, Box<Value>),
}

/// A place of a tuple.
#[derive(Debug, Clone)]
pub struct TuplePlace {
    /// Its value.
    pub value: Value,
    /// True if arrays are at least so long.
    pub is_required: bool,
}

/// One alternative of a union.
#[derive(Debug, Clone)]
pub struct Alternative {
    /// Variant.
    pub name: String,
    /// Its value.
    pub value: Value,
    /// Values of the tag that mean it.
    pub tags: Vec<String>,
}

impl TypeKind {
    /// Every value that a type holds directly.
    pub(crate) fn values(&self) -> Vec<&Value> {
        match self {
            TypeKind::Object { fields, additional, .. } => {
                let kept = if let Additional::Kept(_, value) = additional { Some(&**value) } else { None };
                fields.iter().map(|field| &field.value).chain(kept).collect()
            }
            TypeKind::Union { alternatives, .. } => alternatives.iter().map(|alternative| &alternative.value).collect(),
            TypeKind::Tuple { places, rest, .. } => places.iter().map(|place| &place.value).chain(rest).collect(),
            TypeKind::Newtype(value) | TypeKind::Transparent(value) | TypeKind::Alias(value) => vec![value],
            TypeKind::TextEnum { .. } | TypeKind::IntEnum { .. } => Vec::new(),
        }
    }
}

impl TypeTable {
    /// The value that is meant once names of names are followed. They end; were they a cycle, this would end as well.
    pub fn resolved<'t>(&'t self, value: &'t Value) -> &'t Value {
        let mut value = value;
        for _ in &self.types {
            match &value.ty {
                Ty::Named(id) | Ty::Boxed(id) => match &self[*id].kind {
                    TypeKind::Alias(inner) => value = inner,
                    _ => break,
                },
                _ => break,
            }
        }
        value
    }

    /// The kind of a type of our own, names of names followed; `None` if the value is of another type.
    pub fn kind_of<'t>(&'t self, value: &'t Value) -> Option<&'t TypeKind> {
        match &self.resolved(value).ty {
            Ty::Named(id) | Ty::Boxed(id) => Some(&self[*id].kind),
            _ => None,
        }
    }
}

impl std::ops::Index<TypeId> for TypeTable {
    type Output = TypeDef;

    fn index(&self, id: TypeId) -> &TypeDef {
        &self.types[id.0]
    }
}

impl std::ops::Index<PatternId> for TypeTable {
    type Output = PatternDef;

    fn index(&self, id: PatternId) -> &PatternDef {
        &self.patterns[id.0]
    }
}

/// A value somewhere: in a field, a parameter, a body.
#[derive(Debug, Clone, PartialEq)]
pub struct Value {
    /// Its type.
    pub ty: Ty,
    /// Whether `null` is allowed; the Rust type is then an `Option`.
    pub is_nullable: bool,
    /// Rules beyond the type, in the document's words. They are about the value, not about `null`.
    pub rules: Vec<Rule>,
    /// What the schema asks for in its own words (`x-message`), told of a value that breaks any of the rules.
    pub message: Option<String>,
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
    /// The same of keywords that may look at parts of the value: types inside keep all that was sent.
    Deep(String),
}

/// An end of a range.
#[derive(Debug, Clone, PartialEq)]
pub struct Bound {
    /// The JSON number as written.
    pub value: String,
    /// Whether the value itself is outside.
    pub is_exclusive: bool,
}

/// A pattern, and what is told of texts that do not match it: nobody is shown the pattern itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PatternDef {
    /// As the document writes it.
    pub ecmascript: String,
    /// Translated for the `regex` crate.
    pub rust: String,
    /// `format` of the schema.
    pub format: Option<String>,
    /// An example of the schema that matches.
    pub example: Option<String>,
}

/// The number of a pattern in [`TypeTable::patterns`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PatternId(pub usize);

impl Value {
    /// A value of a type, without rules.
    pub fn plain(ty: Ty) -> Value {
        Value { ty, is_nullable: false, rules: Vec::new(), message: None }
    }

    /// The type of our own that it names, however deep.
    pub(crate) fn named(&self) -> Option<TypeId> {
        match &self.ty {
            Ty::List(inner) | Ty::Map(inner) => inner.named(),
            Ty::Named(id) | Ty::Boxed(id) => Some(*id),
            _ => None,
        }
    }
}
