//! The walk as a whole.

use std::collections::BTreeSet;

use crate::diff::Changes;
use crate::diff::digest::Revision;
use crate::model::Api;

use super::caller::is_called_by_us;
use super::digest::Digests;
use super::options::Options;
use super::schema::Graph;
use super::walk::Walk;

/// Everything that happened between two documents.
pub fn compare<'s>(old: &Api<'s>, new: &Api<'s>, options: &Options) -> Changes<'s> {
    let digests = (Digests::of(old, Revision::Old), Digests::of(new, Revision::New));
    let mut walk = Walk {
        old,
        new,
        options,
        is_called_by_us: is_called_by_us(old, new),
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
