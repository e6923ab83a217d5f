//! Names of media types: which covers which.

use crate::diff::Writing;

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
