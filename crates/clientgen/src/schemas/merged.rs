//! What several schemas say together, apart from choices.

use contract::model::{Additional, Schema, Type, Use};
use contract::source::Node;

/// What several schemas say together.
#[derive(Debug)]
pub(super) struct Merged<'m, 's> {
    /// The schemas.
    pub(super) schemas: Vec<&'m Schema<'s>>,
    /// Which kind of value they allow.
    pub(super) form: Form,
}

/// Which kind of value is allowed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Form {
    /// Any.
    Anything,
    /// None at all.
    Nothing,
    /// Values of one type.
    One(Type),
    /// Values of several types.
    Several(Vec<Type>),
}

impl<'m, 's> Merged<'m, 's> {
    /// Takes schemas together.
    pub(super) fn of(schemas: Vec<&'m Schema<'s>>) -> Self {
        let form = form_of(&schemas);
        Merged { schemas, form }
    }

    /// The values that all lists allow; `None` if there is no list.
    pub(super) fn values(&self) -> Option<Vec<Node<'s>>> {
        let mut lists = self.schemas.iter().filter_map(|schema| schema.values.as_ref());
        let first = lists.next()?;
        let mut values: Vec<Node<'s>> = first.iter().copied().filter(|value| !value.is_null()).collect();
        for list in lists {
            let narrowed: Vec<Node<'s>> =
                values.iter().copied().filter(|value| list.iter().any(|other| is_same(*value, *other))).collect();
            // Lists with nothing in common allow nothing; the first is the better guess.
            if !narrowed.is_empty() {
                values = narrowed;
            }
        }
        Some(values)
    }

    /// The format, if any schema names one.
    pub(super) fn format(&self) -> Option<&'s str> {
        self.schemas.iter().find_map(|schema| schema.format)
    }

    /// What the elements of a list are.
    pub(super) fn items(&self) -> Vec<Use<'s, Schema<'s>>> {
        self.schemas.iter().filter_map(|schema| schema.array.as_deref()?.items).collect()
    }

    /// What properties that are not declared are: schemas, or nothing but that there may be some.
    pub(super) fn additional(&self) -> Option<Vec<Use<'s, Schema<'s>>>> {
        let objects = || self.schemas.iter().filter_map(|schema| schema.object.as_deref());
        let schemas: Vec<_> = objects()
            .filter_map(|object| match object.additional {
                Additional::Schema(used) => Some(used),
                _ => None,
            })
            .collect();
        let is_said = !schemas.is_empty() || objects().any(|object| matches!(object.additional, Additional::Any));
        is_said.then_some(schemas)
    }

    /// Whether any schema declares a property or demands one.
    pub(super) fn has_properties(&self) -> bool {
        let objects = self.schemas.iter().filter_map(|schema| schema.object.as_deref());
        objects.into_iter().any(|object| !object.properties.is_empty() || !object.required.is_empty())
    }
}

/// Whether two values of an enum are the same.
pub(super) fn is_same(left: Node<'_>, right: Node<'_>) -> bool {
    match (left.as_str(), right.as_str(), left.as_number(), right.as_number()) {
        (Some(left), Some(right), _, _) | (_, _, Some(left), Some(right)) => left == right,
        _ => left.as_bool().is_some() && left.as_bool() == right.as_bool(),
    }
}

fn form_of(schemas: &[&Schema<'_>]) -> Form {
    let is_typed = schemas.iter().any(|schema| !schema.types.is_empty());
    if !is_typed {
        // By the letter, rules for objects say nothing about other values; everyone who writes them means objects.
        return match () {
            () if schemas.iter().any(|schema| schema.object.is_some()) => Form::One(Type::Object),
            () if schemas.iter().any(|schema| schema.array.as_deref().is_some_and(|array| array.items.is_some())) => {
                Form::One(Type::Array)
            }
            () => Form::Anything,
        };
    }
    let is_allowed = |kind: &Type| schemas.iter().all(|schema| schema.types.allows(*kind));
    let mut allowed: Vec<Type> = Type::ALL.into_iter().filter(is_allowed).collect();
    if allowed.contains(&Type::Number) {
        allowed.retain(|kind| *kind != Type::Integer);
    }
    match allowed.as_slice() {
        [] => Form::Nothing,
        [only] => Form::One(*only),
        all if all.len() == Type::ALL.len() - 1 => Form::Anything,
        _ => Form::Several(allowed),
    }
}
