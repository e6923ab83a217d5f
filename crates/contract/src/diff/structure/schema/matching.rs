//! Which schema of a list is which of another: by reference, by what it says, by title, and at last by being the only one
//! left.

use std::collections::HashMap;

use crate::diff::structure::walk::Walk;
use crate::model::{Schema, Use};

/// Which schemas of two lists belong together.
#[derive(Debug, Default)]
pub(super) struct SchemaMatching {
    /// Numbers in the old and in the new list.
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) gone: Vec<usize>,
    pub(super) come: Vec<usize>,
}

type List<'a, 's> = &'a [Use<'s, Schema<'s>>];

impl SchemaMatching {
    pub(super) fn of<'s>(walk: &Walk<'_, 's>, old: List<'_, 's>, new: List<'_, 's>) -> SchemaMatching {
        let mut matching =
            SchemaMatching { pairs: Vec::new(), gone: (0..old.len()).collect(), come: (0..new.len()).collect() };
        let old_digest = |idx: usize| walk.digests.0.get(old[idx].id);
        let new_digest = |idx: usize| walk.digests.1.get(new[idx].id);
        matching.join(|idx| old[idx].reference(), |idx| new[idx].reference());
        // What says the same is the same, whatever it is called.
        matching.join(|idx| Some(old_digest(idx)), |idx| Some(new_digest(idx)));
        let old_title = |idx: usize| old[idx].reference().is_none().then(|| walk.old[old[idx].id].title).flatten();
        let new_title = |idx: usize| new[idx].reference().is_none().then(|| walk.new[new[idx].id].title).flatten();
        matching.join(old_title, new_title);
        let is_inline = |used: &Use<'s, Schema<'s>>, title: Option<&str>| used.via.is_none() && title.is_none();
        let gone: Vec<_> = matching.gone.iter().copied().filter(|idx| is_inline(&old[*idx], old_title(*idx))).collect();
        let come: Vec<_> = matching.come.iter().copied().filter(|idx| is_inline(&new[*idx], new_title(*idx))).collect();
        let n_inline = |list: List<'_, 's>, left: &[usize]| left.iter().filter(|idx| list[**idx].via.is_none()).count();
        if let ([before], [after]) = (&gone[..], &come[..])
            && n_inline(old, &matching.gone) == 1
            && n_inline(new, &matching.come) == 1
        {
            matching.take(*before, *after);
        }
        matching.pairs.sort_unstable();
        matching
    }

    /// Joins what has the same key; each only once.
    fn join<K: std::hash::Hash + Eq>(&mut self, old: impl Fn(usize) -> Option<K>, new: impl Fn(usize) -> Option<K>) {
        let mut waiting: HashMap<K, Vec<usize>> = HashMap::new();
        for idx in self.come.iter().rev() {
            if let Some(key) = new(*idx) {
                waiting.entry(key).or_default().push(*idx);
            }
        }
        for before in self.gone.clone() {
            let after = old(before).and_then(|key| waiting.get_mut(&key)?.pop());
            if let Some(after) = after {
                self.take(before, after);
            }
        }
    }

    fn take(&mut self, before: usize, after: usize) {
        self.gone.retain(|idx| *idx != before);
        self.come.retain(|idx| *idx != after);
        self.pairs.push((before, after));
    }
}
