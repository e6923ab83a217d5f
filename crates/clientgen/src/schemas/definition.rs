//! Types that have a name.

use std::collections::HashSet;

use crate::ir::Ty;

#[derive(Debug, Clone)]
pub(super) struct Definition {
    /// Its name, stable under typify's own naming.
    pub(super) name: String,
    /// Markdown.
    pub(super) description: Option<String>,
    pub(super) is_deprecated: bool,
    /// Whether it is a component of the document, so that even a mere alias is kept.
    pub(super) is_component: bool,
    pub(super) kind: TypeKind,
}

#[derive(Debug, Clone)]
pub(super) enum TypeKind {
    /// Another name for a type; where it is used, the type stands instead.
    Alias(Ty),
    /// A list or a map that holds itself, or is too deep: typify makes a struct around it.
    Wrapper(Ty),
    Struct(Object),
    Tuple(Tuple),
    /// Null or a value, where absent is something else: `client_runtime::Nullable`.
    NullOr {
        ty: Ty,
        /// Whether it must be boxed, since it leads back here.
        is_boxed: bool,
    },
    /// Texts: each with the name of its variant.
    TextEnum(Vec<(String, String)>),
    /// Whole numbers: each with the name of its variant.
    IntEnum(Vec<(String, i64)>),
    Text(TextRules),
    /// Alternatives that only their form tells apart.
    Union(Vec<Alternative>),
    /// Objects that a property tells apart.
    Tagged(String, Vec<Alternative>),
    /// Something that the operations wrote.
    Source(String),
}

#[derive(Debug, Clone)]
pub(super) struct Object {
    /// Its properties in the document's order.
    pub(super) fields: Vec<Field>,
    /// What other properties are, where the document says it.
    pub(super) extra: Option<Ty>,
}

/// An array whose first elements each have a type of their own.
#[derive(Debug, Clone)]
pub(super) struct Tuple {
    /// Those that must be there come first.
    pub(super) elements: Vec<Element>,
    /// Type of elements that follow, if any may.
    pub(super) rest: Option<Ty>,
}

#[derive(Debug, Clone)]
pub(super) struct Element {
    pub(super) ty: Ty,
    pub(super) is_required: bool,
    /// True if it must be boxed, since it leads back to the tuple.
    pub(super) is_boxed: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Field {
    /// The name on the wire.
    pub(super) name: String,
    pub(super) ty: Ty,
    pub(super) is_required: bool,
    /// Whether it must be boxed, since it leads back to the object; typify finds that out by itself.
    pub(super) is_boxed: bool,
    /// Markdown.
    pub(super) description: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct TextRules {
    /// In the syntax of the `regex` crate.
    pub(super) pattern: Option<String>,
    pub(super) min_length: Option<u64>,
    pub(super) max_length: Option<u64>,
}

#[derive(Debug, Clone)]
pub(super) struct Alternative {
    /// The name of its variant.
    pub(super) name: String,
    pub(super) ty: Ty,
    /// Whether it must be boxed, since it leads back to the union.
    pub(super) is_boxed: bool,
    pub(super) tags: Vec<String>,
}

impl Object {
    /// Whether it is ours to write, since typify would give two of its properties one name.
    pub(super) fn is_ours(&self) -> bool {
        let mut seen = HashSet::new();
        if self.extra.is_some() {
            seen.insert("extra".to_owned());
        }
        !self.fields.iter().all(|field| seen.insert(letters(&field.name)))
    }
}

impl TypeKind {
    /// Every type that it holds directly.
    pub(super) fn types(&self) -> Vec<&Ty> {
        match self {
            TypeKind::Alias(ty) | TypeKind::Wrapper(ty) | TypeKind::NullOr { ty, .. } => vec![ty],
            TypeKind::Struct(object) => object.fields.iter().map(|field| &field.ty).chain(&object.extra).collect(),
            TypeKind::Tuple(tuple) => tuple.elements.iter().map(|element| &element.ty).chain(&tuple.rest).collect(),
            TypeKind::Union(alternatives) | TypeKind::Tagged(_, alternatives) => {
                alternatives.iter().map(|alternative| &alternative.ty).collect()
            }
            TypeKind::TextEnum(_) | TypeKind::IntEnum(_) | TypeKind::Text(_) | TypeKind::Source(_) => Vec::new(),
        }
    }

    /// The same with every type that it holds directly replaced.
    pub(super) fn map(mut self, replaced: impl Fn(&Ty) -> Ty) -> TypeKind {
        match &mut self {
            TypeKind::Alias(ty) | TypeKind::Wrapper(ty) | TypeKind::NullOr { ty, .. } => *ty = replaced(ty),
            TypeKind::Struct(object) => {
                let fields = object.fields.iter_mut().map(|field| &mut field.ty);
                fields.chain(&mut object.extra).for_each(|ty| *ty = replaced(ty));
            }
            TypeKind::Tuple(tuple) => {
                let elements = tuple.elements.iter_mut().map(|element| &mut element.ty);
                elements.chain(&mut tuple.rest).for_each(|ty| *ty = replaced(ty));
            }
            TypeKind::Union(alternatives) | TypeKind::Tagged(_, alternatives) => {
                for alternative in &mut *alternatives {
                    alternative.ty = replaced(&alternative.ty);
                }
                *alternatives = one_per_type(std::mem::take(alternatives));
            }
            TypeKind::TextEnum(_) | TypeKind::IntEnum(_) | TypeKind::Text(_) | TypeKind::Source(_) => {}
        }
        self
    }
}

pub(super) fn one_per_type(alternatives: Vec<Alternative>) -> Vec<Alternative> {
    let mut distinct: Vec<Alternative> = Vec::new();
    for alternative in alternatives {
        match distinct.iter_mut().find(|known| known.ty == alternative.ty) {
            Some(known) => known.tags.extend(alternative.tags),
            None => distinct.push(alternative),
        }
    }
    distinct
}

/// What typify makes names from, with less regard to words than it has: what it takes for one is one here.
fn letters(wire: &str) -> String {
    let letters: String = match wire {
        "+1" => "plus1".to_owned(),
        "-1" => "minus1".to_owned(),
        _ => wire.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect(),
    };
    if letters.starts_with(char::is_alphabetic) { letters } else { format!("x{letters}") }
}
