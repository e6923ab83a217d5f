//! Digests of schemas: equal where two schemas say the same, whatever they are called and however they are described.
//!
//! Schemas that refer to one another in a circle are told apart by refinement: at first by what each says itself, then,
//! round after round, also by what its neighbours say, until no round tells more. A digest of the whole circle goes into
//! each of its members, so that equal digests mean equal graphs, unwound. Nothing here recurses.

use std::hash::Hash;

use crate::model::{Additional, Api, LOST_KEYWORDS, Schema, Use};
use crate::source::{Kind, Node};
use crate::validate::format::{NumberFormat, TextFormat};

use super::value;

/// 128 bits, so that two schemas never share one by chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub(super) struct Digest(pub(super) u128);

/// The digest of every schema of a document.
pub(super) struct Digests(Vec<Digest>);

/// Schemas that are looked at to tell the members of one circle apart: a round costs as much as the circle is long.
const MAX_REFINED: usize = 100_000;

/// Keywords that a schema has and the model does not hold.
pub(super) fn lost_keywords(node: Node<'_>) -> impl Iterator<Item = (&str, Node<'_>)> {
    let entries = node.entries().filter_map(|(key, value)| Some((key.as_str()?, value)));
    entries.filter(|(name, _)| LOST_KEYWORDS.contains(name))
}

/// Children of a schema: each with its role, in an order that does not depend on how the document is written where the
/// order says nothing.
struct Outline {
    own: Digest,
    /// In order; the roles are part of `own`.
    fixed: Vec<u32>,
    /// Alternatives and parts, whose order says nothing: a role and a child.
    loose: Vec<(Digest, u32)>,
}

impl Digests {
    pub(super) fn of(api: &Api<'_>) -> Digests {
        let outlines: Vec<Outline> = api.schemas.iter().map(|(_, schema)| outline(api, schema)).collect();
        let nodes: Vec<Node<'_>> = api.schemas.iter().map(|(_, schema)| schema.node).collect();
        let mut digests = vec![Digest::default(); outlines.len()];
        for circle in circles(&outlines) {
            settle(&outlines, &circle, &nodes, &mut digests);
        }
        Digests(digests)
    }

    pub(super) fn get(&self, idx: usize) -> Digest {
        self.0.get(idx).copied().unwrap_or_default()
    }
}

fn combined(outline: &Outline, digests: &[Digest]) -> Digest {
    let of = |child: &u32| digests[*child as usize];
    let mut loose: Vec<_> = outline.loose.iter().map(|(role, child)| (*role, of(child))).collect();
    loose.sort_unstable();
    Digest::of(&(outline.own, outline.fixed.iter().map(of).collect::<Vec<_>>(), loose))
}

/// Gives digests to the members of one circle, all of whose other neighbours have theirs.
fn settle(outlines: &[Outline], circle: &[u32], nodes: &[Node<'_>], digests: &mut [Digest]) {
    let is_alone = |idx: u32| {
        let Outline { fixed, loose, .. } = &outlines[idx as usize];
        !fixed.contains(&idx) && !loose.iter().any(|(_, child)| *child == idx)
    };
    if let [only] = circle
        && is_alone(*only)
    {
        digests[*only as usize] = combined(&outlines[*only as usize], digests);
        return;
    }
    let assign = |digests: &mut [Digest], values: &[Digest]| {
        for (idx, value) in circle.iter().zip(values) {
            digests[*idx as usize] = *value;
        }
    };
    let refine = |digests: &[Digest]| -> Vec<Digest> {
        circle.iter().map(|idx| combined(&outlines[*idx as usize], digests)).collect()
    };
    let n_classes = |values: &[Digest]| {
        let mut values = values.to_vec();
        values.sort_unstable();
        values.dedup();
        values.len()
    };
    let mut values: Vec<Digest> = circle.iter().map(|idx| outlines[*idx as usize].own).collect();
    let mut next = values.clone();
    let mut is_stable = false;
    for _ in 0..(MAX_REFINED / circle.len()).max(2) {
        assign(digests, &values);
        next = refine(digests);
        if n_classes(&next) == n_classes(&values) {
            is_stable = true;
            break;
        }
        values.clone_from(&next);
    }
    if !is_stable {
        // A circle that needs more rounds is told apart by places: fewer schemas are then found equal, none wrongly.
        values = circle.iter().map(|idx| Digest::of(&("place", nodes[*idx as usize].pointer()))).collect();
        assign(digests, &values);
        next = refine(digests);
    }
    // How the classes refer to one another: with it, equal digests in two documents mean equal circles.
    let mut signature = next.clone();
    signature.sort_unstable();
    signature.dedup();
    let whole = Digest::of(&signature);
    let settled: Vec<Digest> = next.iter().map(|digest| Digest::of(&(*digest, whole))).collect();
    assign(digests, &settled);
}

/// Strongly connected schemas, each circle after all those that it refers to.
fn circles(outlines: &[Outline]) -> Vec<Vec<u32>> {
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
                        let circle = open.split_off(begin);
                        for member in &circle {
                            is_open[*member as usize] = false;
                        }
                        found.push(circle);
                    }
                }
            }
        }
    }
    found
}

fn outline(api: &Api<'_>, schema: &Schema<'_>) -> Outline {
    let mut outline = Outline { own: Digest::default(), fixed: Vec::new(), loose: Vec::new() };
    let child = |used: Use<'_, Schema<'_>>| u32::try_from(used.id.index()).unwrap_or(u32::MAX);
    let mut own: Vec<Digest> = Vec::new();
    let mut say = |content: Digest| own.push(content);
    let node = schema.node;
    let is_unreadable = schema.is_unresolved || !matches!(node.kind(), Kind::Object | Kind::Boolean);
    if is_unreadable {
        say(Digest::of(&("unreadable", node.file().text().get(node.span()))));
    }
    for (name, value) in lost_keywords(node) {
        say(Digest::of(&("lost", name, node.file().text().get(value.span()))));
    }
    let types: Vec<_> = schema.types.iter().collect();
    let has_null = schema.is_nullable && !types.is_empty();
    say(Digest::of(&(types, has_null, schema.is_null_only, schema.is_read_only, schema.is_write_only)));
    let text_format = schema.format.and_then(TextFormat::named).map(|format| format.name);
    let number_format = schema.format.and_then(NumberFormat::named).map(|format| format.name);
    say(Digest::of(&(text_format, number_format)));
    if let Some(values) = &schema.values {
        let digest = |value: &Node<'_>| match value::of_node(*value) {
            Some(value) => Digest::of(&value::key(&value)),
            None => Digest::of(&("text", value.file().text().get(value.span()))),
        };
        let mut values: Vec<_> = values.iter().map(digest).collect();
        values.sort_unstable();
        values.dedup();
        say(Digest::of(&("enum", values)));
    }
    if let Some(number) = schema.number.as_deref() {
        let bound = |bound: Option<crate::model::Bound<'_>>| bound.map(|bound| (bound.value, bound.is_exclusive));
        let divisor = number.multiple_of.map(|(_, divisor)| divisor);
        say(Digest::of(&("number", bound(number.minimum), bound(number.maximum), divisor)));
    }
    if let Some(string) = schema.string.as_deref() {
        let pattern = string.pattern.and_then(Node::as_str);
        say(Digest::of(&("string", string.min_length.unwrap_or_default(), string.max_length, pattern)));
    }
    if let Some(array) = schema.array.as_deref() {
        let (min, has_items) = (array.min_items.unwrap_or_default(), array.items.is_some());
        say(Digest::of(&("array", min, array.max_items, array.unique_items, has_items)));
        outline.fixed.extend(array.items.map(child));
    }
    if let Some(object) = schema.object.as_deref() {
        let mut required: Vec<_> = object.required.iter().filter_map(|name| name.as_str()).collect();
        required.sort_unstable();
        required.dedup();
        let closed = match object.additional {
            Additional::Unsaid | Additional::Any => 0,
            Additional::Forbidden => 1,
            Additional::Schema(used) => {
                outline.fixed.push(child(used));
                2
            }
        };
        let min = object.min_properties.unwrap_or_default();
        say(Digest::of(&("object", required, closed, min, object.max_properties)));
        let properties = object.properties.iter();
        outline
            .loose
            .extend(properties.map(|property| (Digest::of(&("property", property.name)), child(property.schema))));
    }
    let named = schema.discriminator.is_some();
    let composed = [("all", &schema.all_of), ("any", &schema.any_of), ("one", &schema.one_of)];
    for (role, parts) in composed {
        for part in parts {
            let via = part.via.and_then(|via| via.get("$ref")?.as_str());
            let name = (named && role != "all").then(|| (via, api[part.id].name));
            outline.loose.push((Digest::of(&(role, name)), child(*part)));
        }
    }
    outline.loose.extend(schema.not.map(|used| (Digest::of(&"not"), child(used))));
    if let Some(discriminator) = schema.discriminator.as_deref() {
        say(Digest::of(&("discriminator", discriminator.property)));
        for (key, target) in &discriminator.mapping {
            match target {
                Some(target) => outline.loose.push((Digest::of(&("mapped", key.as_str())), child(*target))),
                None => say(Digest::of(&("unmapped", key.as_str()))),
            }
        }
    }
    outline.own = Digest::of(&own);
    outline
}
