//! Fields that a query or a form may hold.

use crate::style::Delimiter;

/// A parameter of a query or a field of a form.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    pub(super) name: &'static str,
    pub(super) kind: FieldKind,
    /// Whether a caller who writes the name as it is has written it encoded as well.
    pub(super) is_plain: bool,
    pub(super) may_be_empty: bool,
    pub(super) layout: Layout,
}

/// What the text of a single field is, where a form is read as a whole. Otherwise the getter says so.
#[derive(Debug, Clone, Copy)]
pub(super) enum Layout {
    Value,
    List(Delimiter),
    Json,
}

/// How a parameter's name stands in a query.
#[derive(Debug, Clone, Copy)]
pub(super) enum FieldKind {
    /// `name=value`, once.
    Single,
    /// `name=value`, any number of times.
    Many,
    /// `name[key]=value`
    Deep,
    /// An object whose properties are parameters of their own.
    Spread(&'static [&'static str]),
    /// The same, where every name that nothing else takes is a property.
    SpreadRest,
}

impl Field {
    const fn new(name: &'static str, kind: FieldKind) -> Field {
        let mut is_plain = true;
        let mut idx = 0;
        while idx < name.len() {
            is_plain &= !matches!(name.as_bytes()[idx], b'%' | b'+' | b'&' | b'=');
            idx += 1;
        }
        Field { name, kind, is_plain, may_be_empty: false, layout: Layout::Value }
    }

    /// Whether its name stands in the query as it is.
    pub(super) const fn takes_itself(&self) -> bool {
        matches!(self.kind, FieldKind::Single | FieldKind::Many)
    }

    /// `name=value`, once: a value, a list with delimiters, an object that is not exploded, JSON.
    pub const fn single(name: &'static str) -> Field {
        Field::new(name, FieldKind::Single)
    }

    /// `name=value`, any number of times: an exploded list.
    pub const fn many(name: &'static str) -> Field {
        Field::new(name, FieldKind::Many)
    }

    /// `name[key]=value`: an object in style `deepObject`. Brackets may nest, and `[]` and `[0]` make lists.
    pub const fn deep(name: &'static str) -> Field {
        Field::new(name, FieldKind::Deep)
    }

    /// An exploded object: its properties are parameters of their own.
    pub const fn spread(name: &'static str, properties: &'static [&'static str]) -> Field {
        Field::new(name, FieldKind::Spread(properties))
    }

    /// An exploded object with `additionalProperties`: every name that no other field takes is a property of it.
    pub const fn spread_rest(name: &'static str) -> Field {
        Field::new(name, FieldKind::SpreadRest)
    }

    /// `allowEmptyValue`: a name without a value is as if it were absent where the type has no empty text.
    #[must_use]
    pub const fn or_empty(mut self) -> Field {
        self.may_be_empty = true;
        self
    }

    /// For [`Query::whole`](super::Query::whole): the text is a list.
    #[must_use]
    pub const fn list(mut self, delimiter: Delimiter) -> Field {
        self.layout = Layout::List(delimiter);
        self
    }

    /// For [`Query::whole`](super::Query::whole): the text is JSON.
    #[must_use]
    pub const fn json(mut self) -> Field {
        self.layout = Layout::Json;
        self
    }
}
