//! Versions of the contracts: how they are written and which is newer.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use anyhow::{Result, ensure};

/// A version such as `1.84`, `2.0.1` or `2.0-beta`. Equal if they say the same: `1.84` and `1.84.0`.
#[derive(Debug, Clone)]
pub(crate) struct Version {
    text: String,
    /// Without the zeros at the end.
    numbers: Vec<u64>,
    /// Pre-release after a hyphen: it is older than the version without it.
    beta: Option<String>,
}

impl Version {
    /// As it was written.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    fn key(&self) -> (&[u64], bool, Option<&str>) {
        (&self.numbers, self.beta.is_none(), self.beta.as_deref())
    }
}

impl FromStr for Version {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Version> {
        let (core, beta) = match text.split_once('-') {
            Some((core, beta)) => (core, Some(beta.to_owned())),
            None => (text, None),
        };
        let numbers: Option<Vec<u64>> = core.split('.').map(number).collect();
        let is_plain = |beta: &String| {
            !beta.is_empty() && beta.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-'))
        };
        let is_version = numbers.is_some() && beta.as_ref().is_none_or(is_plain);
        ensure!(is_version, "`{text}` is not a version such as 1.85 or 2.0.1");
        let mut numbers = numbers.unwrap_or_default();
        while numbers.last() == Some(&0) {
            numbers.pop();
        }
        Ok(Version { text: text.to_owned(), numbers, beta })
    }
}

/// Digits alone: a sign is no part of a version.
fn number(part: &str) -> Option<u64> {
    part.bytes().all(|byte| byte.is_ascii_digit()).then(|| part.parse().ok())?
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

impl Ord for Version {
    fn cmp(&self, other: &Version) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Version {
    fn partial_cmp(&self, other: &Version) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Version {
    fn eq(&self, other: &Version) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Version {}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> Version {
        text.parse().unwrap()
    }

    #[test]
    fn versions_are_ordered_by_their_numbers() {
        let ordered = ["1.9", "1.84-alpha", "1.84-beta", "1.84", "1.84.1", "1.100", "2.0-rc.1", "2", "10.0"];
        for pair in ordered.windows(2) {
            assert!(version(pair[0]) < version(pair[1]), "{pair:?}");
        }
        assert_eq!(version("1.84"), version("1.84.0"));
    }

    #[test]
    fn what_cannot_be_a_folder_is_no_version() {
        for text in ["", "1.", ".1", "../1", "1/2", "one", "1.-2", "+1.2", "1.2-", "1.2-a/b", "99999999999999999999"] {
            assert!(text.parse::<Version>().is_err(), "{text}");
        }
    }
}
