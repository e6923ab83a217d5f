//! Versions: what the changes ask for, and what the documents say.

use crate::words::words;

use super::finding::Verdict;

words! {
    /// The smallest step of the version that a change asks for.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Bump by name {
        /// None: nothing changed.
        None = "none",
        /// The second number.
        Minor = "minor",
        /// The first number.
        Major = "major",
    }
}

impl Bump {
    pub(super) fn of(verdict: Verdict) -> Bump {
        match verdict {
            Verdict::Equivalent => Bump::None,
            Verdict::Compatible => Bump::Minor,
            Verdict::Breaking => Bump::Major,
        }
    }
}

/// The versions that two documents give themselves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VersionChange {
    /// `info.version` of the old document.
    pub old: String,
    /// `info.version` of the new document.
    pub new: String,
}

impl VersionChange {
    /// The step that was taken; `None` when the versions are not numbers, or go backwards.
    pub fn step(&self) -> Option<Bump> {
        let (old, new) = (numbers(&self.old)?, numbers(&self.new)?);
        if new < old {
            return None;
        }
        Some(if new[0] > old[0] {
            Bump::Major
        } else if new > old {
            Bump::Minor
        } else {
            Bump::None
        })
    }

    /// Whether the new version says enough about the change.
    pub fn suffices(&self, bump: Bump) -> bool {
        self.step().is_some_and(|step| step >= bump)
    }
}

/// The first three numbers of a version such as `1.84`, `v2.0.1` or `3.1.0-beta`.
fn numbers(version: &str) -> Option<[u64; 3]> {
    let core = version.trim_start_matches('v').split(['-', '+']).next()?;
    let mut parts = core.split('.');
    let mut next = || parts.next().map_or(Some(0), |part| part.parse().ok());
    Some([next()?, next()?, next()?])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(old: &str, new: &str) -> Option<Bump> {
        VersionChange { old: old.to_owned(), new: new.to_owned() }.step()
    }

    #[test]
    fn steps() {
        assert_eq!(step("1.84", "2.0"), Some(Bump::Major));
        assert_eq!(step("1.84", "1.85"), Some(Bump::Minor));
        assert_eq!(step("1.84.0", "1.84.1"), Some(Bump::Minor));
        assert_eq!(step("1.84", "1.84.0"), Some(Bump::None));
        assert_eq!(step("v1.9", "v1.10-beta"), Some(Bump::Minor));
        assert_eq!(step("2.0", "1.9"), None);
        assert_eq!(step("next", "1.9"), None);
    }
}
