//! Types that have a name.

use crate::ir::Ty;

/// A type with a name.
#[derive(Debug, Clone)]
pub(super) struct Definition {
    /// Its name, stable under typify's own naming.
    pub(super) name: String,
    /// Markdown.
    pub(super) description: Option<String>,
    /// Whether callers should move away from it.
    pub(super) is_deprecated: bool,
    /// Whether it is a component of the document, so that even a mere alias is kept.
    pub(super) is_component: bool,
    /// What it is.
    pub(super) kind: Kind,
}

/// What a type with a name is.
#[derive(Debug, Clone)]
pub(super) enum Kind {
    /// Another name for a type; where it is used, the type stands instead.
    Alias(Ty),
    /// A list or a map that holds itself, or is too deep: typify makes a struct around it.
    Wrapper(Ty),
    /// An object.
    Struct(Object),
    /// Null or a value, where absent is something else: `client_runtime::Nullable`.
    NullOr {
        /// The value.
        ty: Ty,
        /// Whether it must be boxed, since it leads back here.
        is_boxed: bool,
    },
    /// Texts: each with the name of its variant.
    TextEnum(Vec<(String, String)>),
    /// Whole numbers: each with the name of its variant.
    IntEnum(Vec<(String, i64)>),
    /// A text with rules.
    Text(TextRules),
    /// Alternatives that only their form tells apart.
    Union(Vec<Alternative>),
    /// Objects that a property tells apart.
    Tagged(String, Vec<Alternative>),
    /// Something that the operations wrote.
    Source(String),
}

/// An object.
#[derive(Debug, Clone)]
pub(super) struct Object {
    /// Its properties in the document's order.
    pub(super) fields: Vec<Field>,
    /// What other properties are, where the document says it.
    pub(super) extra: Option<Ty>,
}

/// A property.
#[derive(Debug, Clone)]
pub(super) struct Field {
    /// The name on the wire.
    pub(super) name: String,
    /// What it holds.
    pub(super) ty: Ty,
    /// Whether it must be there.
    pub(super) is_required: bool,
    /// Whether it must be boxed, since it leads back to the object; typify finds that out by itself.
    pub(super) is_boxed: bool,
    /// Markdown.
    pub(super) description: Option<String>,
}

/// Rules for a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct TextRules {
    /// In the syntax of the `regex` crate.
    pub(super) pattern: Option<String>,
    /// Fewest characters.
    pub(super) min_length: Option<u64>,
    /// Most characters.
    pub(super) max_length: Option<u64>,
}

/// One of several types.
#[derive(Debug, Clone)]
pub(super) struct Alternative {
    /// The name of its variant.
    pub(super) name: String,
    /// What it holds.
    pub(super) ty: Ty,
    /// Whether it must be boxed, since it leads back to the union.
    pub(super) is_boxed: bool,
    /// Which tags mean it.
    pub(super) tags: Vec<String>,
}
