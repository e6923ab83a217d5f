//! The walk as a whole, and what it tells of the documents as wholes: components, callers and versions.
//!
//! Most documents describe what others call. One that says `x-called-by: us` describes what we call at others: there we
//! send the requests and read the answers, so that the two change places, as they do in a callback.

use std::collections::{BTreeSet, HashSet};

use crate::diff::catalogue::{document, schema};
use crate::diff::digest::Revision;
use crate::diff::{Change, Changes, Where};
use crate::model::{Api, Named};
use crate::source::Node;

use super::digest::Digests;
use super::lifecycle::{Options, extension};
use super::schema::Graph;
use super::values::{quoted, shown};
use super::walk::{Spot, Walk};

/// Everything that happened between two documents.
pub fn compare<'s>(old: &Api<'s>, new: &Api<'s>, options: &Options) -> Changes<'s> {
    let digests = (Digests::of(old, Revision::Old), Digests::of(new, Revision::New));
    let mut walk = Walk {
        old,
        new,
        options,
        is_called_by_us: options.called_by_us || is_called_by_us(old, new),
        digests,
        entries: Vec::new(),
        graph: Graph::default(),
        shared_schemes: BTreeSet::new(),
    };
    walk.servers();
    walk.global_security();
    walk.paths();
    walk.webhooks();
    walk.components();
    walk.callers();
    walk.told()
}

/// The change that the version fails to tell of, given that something breaks; nothing unless both are semantic versions.
pub fn version_change<'s>(old: &Api<'s>, new: &Api<'s>) -> Option<Change<'s>> {
    let (from, to) = (semantic(old.info.version)?, semantic(new.info.version)?);
    let (old_text, new_text) = (old.info.version, new.info.version);
    let (rule, message) = if old_text == new_text {
        (&document::VERSION_NOT_BUMPED, format!("Something breaks, and the version is still `{new_text}`."))
    } else if to <= from {
        (
            &document::VERSION_DECREASED,
            format!("Something breaks, and the version went from `{old_text}` to `{new_text}`."),
        )
    } else if !is_major(from, to) {
        let message = format!("Something breaks, and the version only went from `{old_text}` to `{new_text}`.");
        (&document::MAJOR_VERSION_NOT_BUMPED, message)
    } else {
        return None;
    };
    let node = |api: &Api<'s>| Some(api.info.node.get("version").unwrap_or(api.info.node));
    Some(Change::new(rule, Where::default(), (node(old), node(new)), message))
}

/// Below 1.0.0 the second number plays the part of the first.
fn is_major(from: [u64; 3], to: [u64; 3]) -> bool {
    if from[0] == 0 && to[0] == 0 { to[1] > from[1] } else { to[0] > from[0] }
}

/// The numbers of a semantic version, which may begin with `v`. Dates and a bare `v1` are versions of another kind, and
/// nothing is known about what they promise.
fn semantic(version: &str) -> Option<[u64; 3]> {
    let version = version.strip_prefix('v').unwrap_or(version);
    let (rest, build) = version.split_once('+').map_or((version, None), |(rest, build)| (rest, Some(build)));
    let (core, pre) = rest.split_once('-').map_or((rest, None), |(core, pre)| (core, Some(pre)));
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    if [build, pre].into_iter().flatten().any(|tail| !tail.split('.').all(is_word)) {
        return None;
    }
    let number = |text: &str| {
        let is_number = text == "0" || (!text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit()));
        text.parse().ok().filter(|_| is_number)
    };
    let numbers: Vec<u64> = core.split('.').map(number).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

/// The field that says it.
const FIELD: &str = "x-called-by";

/// Whether we call the operations: the field may come with the new document, so one of the two is enough.
pub(super) fn is_called_by_us(old: &Api<'_>, new: &Api<'_>) -> bool {
    [old, new].into_iter().any(|api| caller(api).and_then(Node::as_str) == Some("us"))
}

/// What a document says about its caller.
fn caller<'s>(api: &Api<'s>) -> Option<Node<'s>> {
    extension(&api.extensions, FIELD)
}

impl<'s> Walk<'_, 's> {
    /// Callers that are no known word, where anything changed that they would matter to.
    pub(super) fn callers(&mut self) {
        if !self.has_changes() {
            return;
        }
        let unknown = |api: &Api<'s>| caller(api).filter(|value| !matches!(value.as_str(), Some("us" | "them")));
        let nodes = (unknown(self.old), unknown(self.new));
        if let Some(value) = nodes.1.or(nodes.0) {
            let message = format!("`{FIELD}` is {}, which is neither `us` nor `them`.", shown(value));
            self.report(&document::CALLER_UNKNOWN, &Spot::default(), nodes, message);
        }
    }
}

impl Walk<'_, '_> {
    pub(super) fn components(&mut self) {
        let (old, new) = (&self.old.components, &self.new.components);
        // A new name is nothing to anybody until it is used.
        for key in without(&old.schemas, &new.schemas) {
            let message = format!("The schema {} is gone.", quoted(key.as_str().unwrap_or_default()));
            self.report(&schema::COMPONENT_SCHEMA_REMOVED, &Spot::default(), (Some(key), None), message);
        }
        self.security_schemes();
    }
}

/// Keys that only the first list has.
fn without<'s, T>(old: &Named<'s, T>, new: &Named<'s, T>) -> Vec<Node<'s>> {
    let known: HashSet<_> = new.iter().filter_map(|(key, _)| key.as_str()).collect();
    let keys = old.iter().map(|(key, _)| *key);
    keys.filter(|key| key.as_str().is_some_and(|name| !known.contains(name))).collect()
}

#[cfg(test)]
mod tests {
    use super::semantic;

    #[test]
    fn only_semantic_versions_are_read() {
        assert_eq!(semantic("1.2.3"), Some([1, 2, 3]));
        assert_eq!(semantic("v1.2.3-beta.1+5"), Some([1, 2, 3]));
        for other in ["1.2", "v1", "2024-01-01", "01.2.3", "1.2.3-", "1.2.3.4", ""] {
            assert_eq!(semantic(other), None, "{other}");
        }
    }
}
