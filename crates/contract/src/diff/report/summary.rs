//! The outcome of a comparison in numbers and in one sentence.

use std::collections::HashSet;
use std::fmt;

use crate::diff::judge::{Bump, Comparison, Verdict};
use crate::findings::Level;
use crate::findings::render::summary::{by_level, count};
use crate::findings::render::visible::visible;

use super::facts::operations;

/// Findings by level. Waived ones count for nothing else.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Counts {
    pub(super) errors: usize,
    pub(super) warnings: usize,
    pub(super) notes: usize,
    pub(super) waived: usize,
    /// In how many operations the findings are that stand.
    pub(super) operations: usize,
}

impl Counts {
    pub(super) fn of(comparison: &Comparison) -> Counts {
        let (waived, standing): (Vec<_>, Vec<_>) =
            comparison.findings.iter().partition(|finding| finding.waived.is_some());
        let count = |level| standing.iter().filter(|finding| finding.level == level).count();
        let concerned: HashSet<_> = standing.iter().flat_map(|finding| operations(finding)).collect();
        Counts {
            errors: count(Level::Error),
            warnings: count(Level::Warning),
            notes: count(Level::Note),
            waived: waived.len(),
            operations: concerned.len(),
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counts { errors, warnings, notes, waived, operations } = *self;
        let counted = by_level(errors, warnings, notes);
        let place = if operations == 0 { String::new() } else { format!(" in {}", count(operations, "operation")) };
        match (counted.is_empty(), waived) {
            (true, 0) => f.write_str("nothing that can be observed changed"),
            (true, _) => write!(f, "{waived} waived"),
            (false, 0) => write!(f, "{counted}{place}"),
            (false, _) => write!(f, "{counted}{place}, {waived} waived"),
        }
    }
}

/// The verdict, the counts and the version: `breaking: 3 errors in 7 operations; asks for a major version, and …`.
pub(super) fn sentence(comparison: &Comparison) -> String {
    let mut parts = vec![format!("{}: {}", comparison.verdict.name(), Counts::of(comparison))];
    parts.extend(version(comparison));
    parts.extend(trouble(comparison));
    parts.join("; ")
}

/// The verdict in words that need no explanation.
pub(super) fn headline(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Equivalent => "Nothing changed that anybody could notice",
        Verdict::Compatible => "Compatible: callers need not change anything",
        Verdict::Breaking => "Breaking: callers may have to change something",
    }
}

/// What the changes ask of the version, and what it says; nothing when they ask for nothing.
pub(super) fn version(comparison: &Comparison) -> Option<String> {
    let (bump, version) = (comparison.bump, &comparison.version);
    if bump == Bump::None {
        return None;
    }
    let (old, new) = (visible(&version.old), visible(&version.new));
    let said = match version.step() {
        Some(Bump::None) => format!("but the version is still {new}"),
        Some(step) if step == bump => format!("which {old} → {new} is"),
        Some(step) => format!("and {old} → {new} is {}", step.name()),
        None => format!("but no step can be read from {old} → {new}"),
    };
    Some(format!("asks for a {} version, {said}", bump.name()))
}

/// What else the reader must know: it is easily missed among many findings.
fn trouble(comparison: &Comparison) -> Vec<String> {
    let troubles = [
        (comparison.omissions.len(), "part was left out", "parts were left out"),
        (comparison.waiver_faults.len(), "waiver must be mended", "waivers must be mended"),
    ];
    let said = troubles.into_iter().filter(|(n, ..)| *n > 0);
    said.map(|(n, one, many)| format!("{n} {}", if n == 1 { one } else { many })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diff::judge::VersionChange;
    use crate::diff::report::example::nothing;

    #[test]
    fn the_version_is_held_against_what_is_asked() {
        let said = |bump, old: &str, new: &str| {
            let version = VersionChange { old: old.to_owned(), new: new.to_owned() };
            super::version(&Comparison { bump, version, ..nothing() })
        };
        assert_eq!(said(Bump::None, "1.0", "1.0"), None);
        let said = |bump, old, new| said(bump, old, new).expect("something is asked for");
        assert_eq!(said(Bump::Major, "1.84", "1.85"), "asks for a major version, and 1.84 → 1.85 is minor");
        assert_eq!(said(Bump::Minor, "1.84", "1.85"), "asks for a minor version, which 1.84 → 1.85 is");
        assert_eq!(said(Bump::Minor, "1.84", "2.0"), "asks for a minor version, and 1.84 → 2.0 is major");
        assert_eq!(said(Bump::Minor, "1.84", "1.84"), "asks for a minor version, but the version is still 1.84");
        assert_eq!(
            said(Bump::Minor, "\u{1b}", "2"),
            "asks for a minor version, but no step can be read from \\u{1b} → 2"
        );
    }

    #[test]
    fn levels_without_findings_are_left_out() {
        let counts = Counts { errors: 3, notes: 12, operations: 7, ..Counts::default() };
        assert_eq!(counts.to_string(), "3 errors, 12 notes in 7 operations");
        assert_eq!(Counts { errors: 1, waived: 2, ..Counts::default() }.to_string(), "1 error, 2 waived");
        assert_eq!(Counts { waived: 2, ..Counts::default() }.to_string(), "2 waived");
    }
}
