//! Media types, each matched with its counterparts in the other content.
//!
//! A body is read by the entry that names its media type most exactly: `application/json`, else `application/*`, else
//! `*/*`. So every media type belongs to one entry of each content, or to none, and two entries are compared if some
//! media type belongs to both. From `application/json` and `application/xml` to `*/*` that makes two pairs; everything
//! else that `*/*` stands for belonged to nothing before.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::model::MediaType;

use super::media_type::MediaName;

/// How the entries of two contents go together, by their numbers.
pub(super) struct MediaTypeMatching {
    /// What is compared, in the order of the old content.
    pub(super) pairs: Vec<MediaTypePair>,
    /// Entries of the old content that are in no pair.
    pub(super) removed: Vec<usize>,
    /// Entries of the new content that are in no pair.
    pub(super) added: Vec<usize>,
}

/// Two entries that stand for the same media types, or for some of them.
#[derive(Debug, Clone, Copy)]
pub(super) struct MediaTypePair {
    pub(super) old: usize,
    pub(super) new: usize,
    pub(super) renaming: Renaming,
    /// Whether the new entry stands for more than the old one.
    pub(super) is_wider: bool,
}

/// What became of the name in a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Renaming {
    /// Nothing: it is the same, or what it stood for still has an entry.
    None,
    /// It has other parameters.
    Parameters,
    /// It stands for less, and the rest for nothing any more.
    Specialized,
    /// It stands for more, and the rest for nothing before.
    Generalized,
}

impl MediaTypeMatching {
    pub(super) fn of(old: &[MediaType<'_>], new: &[MediaType<'_>]) -> MediaTypeMatching {
        if let ([before], [after]) = (old, new)
            && before.name == after.name
        {
            let only = MediaTypePair { old: 0, new: 0, renaming: Renaming::None, is_wider: false };
            return MediaTypeMatching { pairs: vec![only], removed: Vec::new(), added: Vec::new() };
        }
        let (old, new) = (Entries::of(old), Entries::of(new));
        let samples = old.names.iter().chain(&new.names).map(MediaName::sample);
        let found: BTreeSet<_> = samples.filter_map(|sample| Some((old.find(&sample)?, new.find(&sample)?))).collect();
        let mut pairs: Vec<MediaTypePair> =
            found.into_iter().map(|(before, after)| pair(&old, before, &new, after)).collect();
        let without = |entries: &Entries, known: HashSet<usize>| {
            (0..entries.names.len()).filter(|idx| !known.contains(idx)).collect::<Vec<_>>()
        };
        let mut removed = without(&old, pairs.iter().map(|pair| pair.old).collect());
        let mut added = without(&new, pairs.iter().map(|pair| pair.new).collect());
        // What has no counterpart may have got another name.
        for is_alike in [MediaName::is_same_but_parameters, MediaName::is_of_one_family] {
            removed.retain(|before| {
                let found = added.iter().position(|after| is_alike(&old.names[*before], &new.names[*after]));
                pairs.extend(found.map(|at| pair(&old, *before, &new, added.remove(at))));
                found.is_none()
            });
        }
        pairs.sort_by_key(|pair| (pair.old, pair.new));
        MediaTypeMatching { pairs, removed, added }
    }
}

fn pair(old: &Entries, before: usize, new: &Entries, after: usize) -> MediaTypePair {
    let (name, other) = (&old.names[before], &new.names[after]);
    let is_wider = other.covers(name) && !name.covers(other);
    let renaming = if name == other {
        Renaming::None
    } else if name.is_same_but_parameters(other) {
        Renaming::Parameters
    } else if is_wider && old.find(&other.sample()).is_none() {
        Renaming::Generalized
    } else if !is_wider && new.find(&name.sample()).is_none() {
        Renaming::Specialized
    } else {
        Renaming::None
    };
    MediaTypePair { old: before, new: after, renaming, is_wider }
}

/// The entries of one content.
struct Entries {
    names: Vec<MediaName>,
    by_name: HashMap<MediaName, usize>,
    /// Those that stand for many media types, the narrowest first.
    ranges: Vec<usize>,
}

impl Entries {
    fn of(content: &[MediaType<'_>]) -> Entries {
        let names: Vec<_> = content.iter().map(|media| MediaName::of(media.name)).collect();
        let mut by_name = HashMap::new();
        for (idx, name) in names.iter().enumerate() {
            by_name.entry(name.clone()).or_insert(idx);
        }
        let mut ranges: Vec<_> = (0..names.len()).filter(|idx| names[*idx].is_range()).collect();
        ranges.sort_by_key(|idx| names[*idx].width());
        Entries { names, by_name, ranges }
    }

    /// The entry that names a media type most exactly.
    fn find(&self, name: &MediaName) -> Option<usize> {
        let exact = self.by_name.get(name).copied();
        exact.or_else(|| self.ranges.iter().copied().find(|idx| self.names[*idx].covers(name)))
    }
}
