//! Types that keep all that was sent, since a rule around them looks at it.
//!
//! `{properties: {a: {$ref: A}}, if: {properties: {a: {required: [b]}}}, …}` asks whether there is a `b` in `a`. If `A` does not
//! declare it, a struct without it could not tell.

use contract::model::Direction;
use rust_text::name::Scope;
use schema_algebra::graph::reached;

use crate::ir::{Additional, Presence, Rule, Ty, TypeKind, TypeTable, Value};

/// From the values with such rules to every struct inside.
pub(super) fn decide(table: &mut TypeTable, roots: &[(Value, usize, Direction)]) {
    let mut queue: Vec<usize> = Vec::new();
    for (root, _, _) in roots {
        looked_into(root, false, &mut queue);
    }
    for (idx, def) in table.types.iter().enumerate() {
        if let TypeKind::Object { rules, .. } | TypeKind::Union { rules, .. } | TypeKind::Tuple { rules, .. } =
            &def.kind
            && rules.iter().any(is_deep)
        {
            queue.push(idx);
        }
        def.kind.values().into_iter().for_each(|value| looked_into(value, false, &mut queue));
    }
    if queue.is_empty() {
        return;
    }
    let inside = |idx: usize, queue: &mut Vec<usize>| {
        table.types[idx].kind.values().into_iter().filter_map(Value::named).for_each(|id| queue.push(id.0));
    };
    let is_looked_into = reached(table.types.len(), queue, inside);
    for (def, _) in table.types.iter_mut().zip(is_looked_into).filter(|(_, is_looked_into)| *is_looked_into) {
        keep_all(&mut def.kind);
    }
}

/// Adds the type that a value names if a rule of the value, or of one around it, looks into it.
fn looked_into(value: &Value, is_around: bool, queue: &mut Vec<usize>) {
    let is_looked_into = is_around || value.rules.iter().any(is_deep);
    match &value.ty {
        Ty::List(inner) | Ty::Map(inner) => looked_into(inner, is_looked_into, queue),
        Ty::Named(id) | Ty::Boxed(id) if is_looked_into => queue.push(id.0),
        _ => {}
    }
}

fn is_deep(rule: &Rule) -> bool {
    matches!(rule, Rule::Deep(_))
}

/// Nothing is skipped, and nothing is there that was not sent.
fn keep_all(kind: &mut TypeKind) {
    let TypeKind::Object { fields, additional, .. } = kind else { return };
    if *additional == Additional::Ignored {
        let mut scope = Scope::new();
        for field in fields.iter() {
            scope.claim_word(field.name.trim_start_matches("r#"), "field");
        }
        let name = scope.claim_word("additional", "additional");
        *additional = Additional::Kept(name, Box::new(Value::plain(Ty::Any)));
    }
    for field in fields {
        // One that was made without a check stays: its type has a function for it alone.
        if matches!(&field.presence, Presence::Default(made) if !made.contains("::stated(")) {
            field.presence = Presence::Optional;
        }
    }
}
