//! Names of media types: which covers which.

/// A media type, taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
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
    fn is_same_but_parameters(&self, other: &MediaName) -> bool {
        (&self.main, &self.sub, &self.suffix) == (&other.main, &other.sub, &other.suffix)
    }

    /// Whether the two have the same parameters.
    pub(super) fn has_same_parameters(&self, other: &MediaName) -> bool {
        self.parameters == other.parameters
    }

    /// Whether everything of the other media type is of this one: `application/json` covers `application/problem+json`,
    /// and `*/*` everything.
    pub(super) fn covers(&self, other: &MediaName) -> bool {
        if self.main == "*" {
            return true;
        }
        let is_family = self.suffix.is_empty() && self.sub == other.suffix;
        self.main == other.main && (self.sub == "*" || is_family || self.is_same_but_parameters(other))
    }

    /// Whether values are written with their types, as in JSON, and not as bare text.
    pub(super) fn is_json(&self) -> bool {
        (self.main == "application" && self.sub == "json") || self.suffix == "json"
    }
}
