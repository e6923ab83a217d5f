//! Media types, each matched with its counterparts in the other content, and which name covers which.
//!
//! A body is read by the entry that names its media type most exactly: `application/json`, else `application/*`, else
//! `*/*`. So every media type belongs to one entry of each content, or to none, and two entries are compared if some
//! media type belongs to both. From `application/json` and `application/xml` to `*/*` that makes two pairs; everything
//! else that `*/*` stands for belonged to nothing before.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::diff::Writing;
use crate::model::MediaType;

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

/// A media type, taken apart.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct MediaName {
    main: String,
    sub: String,
    suffix: String,
    parameters: Vec<String>,
}

impl MediaName {
    pub(super) fn of(name: &str) -> MediaName {
        let mut parts = name.split(';').map(|part| part.trim().to_ascii_lowercase());
        let essence = parts.next().unwrap_or_default();
        let (main, rest) = essence.split_once('/').unwrap_or((&essence, ""));
        let (sub, suffix) = rest.rsplit_once('+').unwrap_or((rest, ""));
        let mut parameters: Vec<_> =
            parts.filter(|part| !part.is_empty()).map(|part| part.replace(['"', ' '], "")).collect();
        parameters.sort_unstable();
        MediaName { main: main.to_owned(), sub: sub.to_owned(), suffix: suffix.to_owned(), parameters }
    }

    /// Whether the two mean the same, parameters included.
    pub(super) fn is_same(&self, other: &MediaName) -> bool {
        self == other
    }

    /// Whether the two differ in nothing but parameters.
    pub(super) fn is_same_but_parameters(&self, other: &MediaName) -> bool {
        (&self.main, &self.sub, &self.suffix) == (&other.main, &other.sub, &other.suffix)
    }

    /// Whether one is a kind of the other by its suffix, as `application/problem+json` is of `application/json`.
    pub(super) fn is_of_one_family(&self, other: &MediaName) -> bool {
        self.is_family_of(other) || other.is_family_of(self)
    }

    fn is_family_of(&self, other: &MediaName) -> bool {
        let has_suffix = !other.suffix.is_empty();
        self.main == other.main && has_suffix && self.suffix.is_empty() && self.sub == other.suffix
    }

    /// Whether it stands for many media types.
    pub(super) fn is_range(&self) -> bool {
        self.main == "*" || self.sub == "*"
    }

    /// How much a range stands for: `application/*+json` is narrower than `application/*`, and that than `*/*`.
    pub(super) fn width(&self) -> u8 {
        match (self.main.as_str(), self.suffix.as_str()) {
            ("*", _) => 2,
            (_, "") => 1,
            _ => 0,
        }
    }

    /// The name itself, or for a range one that it stands for and that nobody else names.
    pub(super) fn sample(&self) -> MediaName {
        let mut sample = self.clone();
        for part in [&mut sample.main, &mut sample.sub] {
            if part == "*" {
                "?".clone_into(part);
            }
        }
        sample
    }

    /// Whether everything of the other media type is of this one: `application/json` covers `application/problem+json`,
    /// and `*/*` everything.
    pub(super) fn covers(&self, other: &MediaName) -> bool {
        if self.main == "*" {
            return true;
        }
        let is_range = self.sub == "*" && (self.suffix.is_empty() || self.suffix == other.suffix);
        self.main == other.main && (is_range || self.is_family_of(other) || self.is_same_but_parameters(other))
    }

    /// Whether values are written with their types, as in JSON, or as bare text.
    pub(super) fn writing(&self) -> Writing {
        let is_json = (self.main == "application" && self.sub == "json") || self.suffix == "json";
        if is_json { Writing::Typed } else { Writing::Text }
    }
}
