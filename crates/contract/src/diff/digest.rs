//! Digests of schemas: equal where two of them, and all that they lead to, are alike.
//!
//! What a schema says itself is drawn in an [`Outline`], and there are two ways to draw it: to the walk of two documents
//! a default or a deprecation is news, to the sets of values they are nothing, while to the sets two names of one format
//! are the same. What follows from the outlines is the same for both and stands here.
//!
//! Schemas that refer to one another in a cycle are told apart by refinement: at first by what each says itself, then,
//! round after round, also by what its neighbours say, until no round tells more. A digest of the whole cycle goes into
//! each of its members, so that equal digests mean equal graphs, unwound. Nothing here recurses.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hash;

use siphasher::sip128::{Hasher128, SipHasher13};

use crate::model::{Additional, Api, Bound, Schema, Use};
use crate::source::Node;

/// Which of the two documents a schema stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::diff) enum Revision {
    /// The old one.
    Old,
    /// The new one.
    New,
}

/// 128 bits, so that two schemas never share one by chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(in crate::diff) struct Digest(u128);

/// A digest of several things, one after another.
#[derive(Default)]
pub(in crate::diff) struct Digester(SipHasher13);

impl Digester {
    /// Adds anything that can be hashed.
    pub(in crate::diff) fn add(&mut self, content: &impl Hash) {
        content.hash(&mut self.0);
    }

    /// The digest of all that was added.
    pub(in crate::diff) fn digest(&self) -> Digest {
        Digest(self.0.finish128().as_u128())
    }
}

/// What a schema says itself, and the numbers of the schemas inside it.
#[derive(Debug, Default)]
pub(in crate::diff) struct Outline {
    /// Of everything but the schemas inside.
    pub(in crate::diff) own: Digest,
    /// In order; their roles are part of `own`.
    pub(in crate::diff) fixed: Vec<u32>,
    /// Those whose order says nothing, each with its role.
    pub(in crate::diff) loose: Vec<(Digest, u32)>,
}

/// Schemas that are looked at to tell the members of one cycle apart: a round costs as much as the cycle is long.
const MAX_REFINED: usize = 100_000;

impl Digest {
    /// The digest of anything that can be hashed.
    pub(in crate::diff) fn of(content: &impl Hash) -> Digest {
        let mut digester = Digester::default();
        digester.add(content);
        digester.digest()
    }

    /// The digests of all schemas of a document, by what is drawn of each.
    pub(in crate::diff) fn of_all(api: &Api<'_>, outlines: &[Outline]) -> Vec<Digest> {
        let nodes: Vec<Node<'_>> = api.schemas.iter().map(|(_, schema)| schema.node).collect();
        let mut digests = vec![Digest::default(); outlines.len()];
        for cycle in cycles(outlines) {
            settle(outlines, &cycle, &nodes, &mut digests);
        }
        digests
    }
}

/// Whether a schema is a reference that leads nowhere. It is like nothing in the other document: what it was meant to
/// lead to may have changed.
pub(in crate::diff) fn leads_nowhere(schema: &Schema<'_>) -> bool {
    let is_text = || schema.node.key().and_then(Node::as_str) == Some("$ref");
    schema.is_unresolved && (schema.node.get("$ref").is_some() || is_text())
}

/// What a schema demands of numbers, texts, lists and objects, the schemas inside apart: equal where both demand the same.
pub(in crate::diff) fn demands<'s>(schema: &Schema<'s>) -> impl Hash + PartialEq + use<'s> {
    let bound = |bound: Bound<'s>| (bound.value, bound.is_exclusive);
    let number = schema.number.as_deref().map(|rules| {
        (rules.minimum.map(bound), rules.maximum.map(bound), rules.multiple_of.map(|(_, divisor)| divisor))
    });
    let string = schema
        .string
        .as_deref()
        .map(|rules| (rules.min_length.unwrap_or_default(), rules.max_length, rules.pattern.and_then(Node::as_str)));
    let array = schema
        .array
        .as_deref()
        .map(|rules| (rules.min_items.unwrap_or_default(), rules.max_items, rules.unique_items, rules.items.is_some()));
    let object = schema.object.as_deref().map(|rules| {
        let required: BTreeSet<_> = rules.required.iter().filter_map(|name| name.as_str()).collect();
        let closed = match rules.additional {
            Additional::Unsaid | Additional::Any => 0,
            Additional::Forbidden => 1,
            Additional::Schema(_) => 2,
        };
        (required, closed, rules.min_properties.unwrap_or_default(), rules.max_properties)
    });
    let names = |names: &[Node<'s>]| names.iter().filter_map(|name| name.as_str()).collect::<BTreeSet<_>>();
    let dependent: Option<BTreeMap<_, _>> = schema.json_schema.as_deref().map(|rules| {
        let dependent = rules.dependent_required.iter();
        dependent.filter_map(|(key, needed)| Some((key.as_str()?, names(needed)))).collect()
    });
    (number, string, array, object, dependent.filter(|dependent| !dependent.is_empty()))
}

impl Outline {
    /// The number of a schema inside.
    pub(in crate::diff) fn number(used: Use<'_, Schema<'_>>) -> u32 {
        u32::try_from(used.id.index()).unwrap_or(u32::MAX)
    }

    /// The digest of a schema all of whose inner schemas have theirs.
    pub(in crate::diff) fn digest(&self, digests: &[Digest]) -> Digest {
        let of = |child: &u32| digests[*child as usize];
        let mut loose: Vec<_> = self.loose.iter().map(|(role, child)| (*role, of(child))).collect();
        loose.sort_unstable();
        Digest::of(&(self.own, self.fixed.iter().map(of).collect::<Vec<_>>(), loose))
    }
}

/// Gives digests to the members of one cycle, all of whose other neighbours have theirs.
fn settle(outlines: &[Outline], cycle: &[u32], nodes: &[Node<'_>], digests: &mut [Digest]) {
    let is_alone = |idx: u32| {
        let Outline { fixed, loose, .. } = &outlines[idx as usize];
        !fixed.contains(&idx) && !loose.iter().any(|(_, child)| *child == idx)
    };
    if let [only] = cycle
        && is_alone(*only)
    {
        digests[*only as usize] = outlines[*only as usize].digest(digests);
        return;
    }
    let assign = |digests: &mut [Digest], values: &[Digest]| {
        for (idx, value) in cycle.iter().zip(values) {
            digests[*idx as usize] = *value;
        }
    };
    let refine = |digests: &[Digest]| -> Vec<Digest> {
        cycle.iter().map(|idx| outlines[*idx as usize].digest(digests)).collect()
    };
    let n_classes = |values: &[Digest]| {
        let mut values = values.to_vec();
        values.sort_unstable();
        values.dedup();
        values.len()
    };
    let mut values: Vec<Digest> = cycle.iter().map(|idx| outlines[*idx as usize].own).collect();
    let mut next = values.clone();
    let mut is_stable = false;
    for _ in 0..(MAX_REFINED / cycle.len()).max(2) {
        assign(digests, &values);
        next = refine(digests);
        if n_classes(&next) == n_classes(&values) {
            is_stable = true;
            break;
        }
        values.clone_from(&next);
    }
    if !is_stable {
        // A cycle that needs more rounds is told apart by places: fewer schemas are then found equal, none wrongly.
        values = cycle.iter().map(|idx| Digest::of(&("place", nodes[*idx as usize].pointer()))).collect();
        assign(digests, &values);
        next = refine(digests);
    }
    // How the classes refer to one another: with it, equal digests in two documents mean equal cycles.
    let mut signature = next.clone();
    signature.sort_unstable();
    signature.dedup();
    let whole = Digest::of(&signature);
    let settled: Vec<Digest> = next.iter().map(|digest| Digest::of(&(*digest, whole))).collect();
    assign(digests, &settled);
}

/// Strongly connected schemas, each cycle after all those that it refers to.
fn cycles(outlines: &[Outline]) -> Vec<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    let nth_child = |idx: u32, n: usize| {
        let Outline { fixed, loose, .. } = &outlines[idx as usize];
        fixed.get(n).copied().or_else(|| loose.get(n.checked_sub(fixed.len())?).map(|(_, child)| *child))
    };
    let mut order = vec![UNSEEN; outlines.len()];
    let mut low = vec![0_u32; outlines.len()];
    let mut is_open = vec![false; outlines.len()];
    let (mut open, mut found, mut clock) = (Vec::<u32>::new(), Vec::new(), 0_u32);
    // Schemas being looked at, the outermost first, each with the child to look at next.
    let mut calls: Vec<(u32, usize)> = Vec::new();
    for start in (0..outlines.len()).filter_map(|idx| u32::try_from(idx).ok()) {
        let mut entering = (order[start as usize] == UNSEEN).then_some(start);
        loop {
            if let Some(idx) = entering.take() {
                order[idx as usize] = clock;
                low[idx as usize] = clock;
                is_open[idx as usize] = true;
                clock += 1;
                open.push(idx);
                calls.push((idx, 0));
            }
            let Some((idx, n)) = calls.last_mut() else { break };
            let at = *idx as usize;
            let next = nth_child(*idx, *n);
            *n += 1;
            match next {
                Some(child) if order[child as usize] == UNSEEN => entering = Some(child),
                Some(child) if is_open[child as usize] => low[at] = low[at].min(order[child as usize]),
                Some(_) => {}
                None => {
                    calls.pop();
                    if let Some((around, _)) = calls.last() {
                        low[*around as usize] = low[*around as usize].min(low[at]);
                    }
                    if low[at] == order[at] {
                        let begin = open.iter().rposition(|member| *member as usize == at).unwrap_or_default();
                        let cycle = open.split_off(begin);
                        for member in &cycle {
                            is_open[*member as usize] = false;
                        }
                        found.push(cycle);
                    }
                }
            }
        }
    }
    found
}
