//! Types that a client never sends: only answers hold them.

use std::collections::{HashMap, HashSet};

use crate::ir::Ty;

use super::alias::for_each_ty;
use super::definition::Definition;

/// The names of all types that `sent` neither names nor leads to.
pub(super) fn names(definitions: &mut [Definition], by_name: &HashMap<String, usize>, sent: &[Ty]) -> HashSet<String> {
    let mut queue: Vec<usize> = sent.iter().filter_map(|ty| named(ty, by_name)).collect();
    let mut is_sent = vec![false; definitions.len()];
    while let Some(idx) = queue.pop() {
        if !std::mem::replace(&mut is_sent[idx], true) {
            for_each_ty(&mut definitions[idx].kind, &mut |ty| queue.extend(named(ty, by_name)));
        }
    }
    let answered = definitions.iter().zip(is_sent).filter(|(_, is_sent)| !is_sent);
    answered.map(|(definition, _)| definition.name.clone()).collect()
}

/// The definition that a type names, however deep in lists, maps and null.
fn named(ty: &Ty, by_name: &HashMap<String, usize>) -> Option<usize> {
    match ty {
        Ty::Named(name) => by_name.get(name).copied(),
        Ty::List(inner) | Ty::Map(inner) | Ty::Nullable(inner) => named(inner, by_name),
        _ => None,
    }
}
