//! The contract's part of CHANGELOG.md.

use std::path::Path;

use anyhow::{Context, Result};
use contract::diff::judge::{Comparison, DiffFinding};
use contract::findings::Level;

use crate::address::Address;
use crate::day::{self, Day};
use crate::diff::{Contract, ReleaseComparison};
use crate::replace::{self, Replacement};
use crate::version::Version;

/// Operations that are named before they are only counted.
const N_NAMED: usize = 3;

/// The section of a version: changes since the newest release, for users.
pub(super) fn section(version: &Version, today: Day, compared: &ReleaseComparison) -> String {
    let mut parts = vec![format!("## Contract {version} ({})\n", day::shown(today))];
    for contract in &compared.contracts {
        parts.push(document(contract));
    }
    for address in &compared.gone {
        let name = name(address);
        parts.push(format!("\n### {name}\n\n#### Breaking\n\n- The document is gone.\n"));
    }
    parts.concat()
}

/// CHANGELOG.md with the section in it, written beside the one that is there.
pub(super) fn replacement(workspace: &Path, section: &str) -> Result<Replacement> {
    let path = workspace.join("CHANGELOG.md");
    let present = replace::read(&path).context("cannot read CHANGELOG.md")?;
    Replacement::write(&path, &inserted(present.as_deref().unwrap_or("# Changelog\n"), section))
}

/// The section goes before the newest version, and after what is not released yet.
fn inserted(present: &str, section: &str) -> String {
    let mut at = present.len();
    let mut start = 0;
    let mut is_fenced = false;
    for line in present.split_inclusive('\n') {
        is_fenced ^= line.starts_with("```");
        let is_version = line.starts_with("## ") && !line.to_ascii_lowercase().starts_with("## unreleased");
        if is_version && !is_fenced {
            at = start;
            break;
        }
        start += line.len();
    }
    let (before, after) = present.split_at(at);
    let before = before.trim_end();
    let gap = if after.is_empty() { "" } else { "\n" };
    format!("{before}\n\n{section}{gap}{after}")
}

fn document(contract: &Contract) -> String {
    let name = name(&contract.address);
    let body = match &contract.comparison {
        None => "Released for the first time.\n".to_owned(),
        Some(comparison) if comparison.findings.is_empty() => "Nothing changed.\n".to_owned(),
        Some(comparison) => groups(comparison),
    };
    format!("\n### {name}\n\n{body}")
}

fn name(address: &Address) -> String {
    address.file_name().unwrap_or_default()
}

fn groups(comparison: &Comparison) -> String {
    let groups = [Group::Breaking, Group::Added, Group::Changed].into_iter().filter_map(|group| {
        let findings = comparison.findings.iter().filter(|finding| Group::of(finding) == group);
        let lines: String = findings.map(line).collect();
        (!lines.is_empty()).then(|| format!("#### {}\n\n{lines}", group.title()))
    });
    groups.collect::<Vec<_>>().join("\n")
}

/// Effect of a change on users.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    Breaking,
    Added,
    Changed,
}

impl Group {
    /// A waiver makes a change accepted, not harmless.
    fn of(finding: &DiffFinding) -> Group {
        match finding.level {
            Level::Error | Level::Warning => Group::Breaking,
            Level::Note if finding.old.is_none() => Group::Added,
            Level::Note => Group::Changed,
        }
    }

    fn title(self) -> &'static str {
        match self {
            Group::Breaking => "Breaking",
            Group::Added => "Added",
            Group::Changed => "Changed",
        }
    }
}

/// One change: what happened, where, and why it was accepted.
fn line(finding: &DiffFinding) -> String {
    let message = plain(&finding.message);
    let mut operations: Vec<String> = Vec::new();
    for operation in finding.places.iter().filter_map(|place| place.operation.as_ref()) {
        let operation = plain(&operation.to_string());
        if !operations.contains(&operation) && !message.contains(&operation) {
            operations.push(operation);
        }
    }
    let n_more = operations.len().saturating_sub(N_NAMED);
    let named: Vec<String> = operations.iter().take(N_NAMED).map(|operation| format!("`{operation}`")).collect();
    let places = match n_more {
        _ if named.is_empty() => String::new(),
        0 => format!(" ({})", named.join(", ")),
        n_more => format!(" ({} and {n_more} more)", named.join(", ")),
    };
    let accepted = finding.waived.as_ref().map(|reason| format!(" Accepted: {}", plain(reason)));
    format!("- {message}{places}{}\n", accepted.unwrap_or_default())
}

/// On one line, whatever a document says.
fn plain(text: &str) -> String {
    text.split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use contract::diff::judge::Evidence;
    use contract::diff::{Operation, Where, catalogue};
    use contract::model::Method;

    use super::*;

    #[test]
    fn section_goes_before_the_newest_version() {
        assert_eq!(inserted("# Changelog\n", "## 2\n"), "# Changelog\n\n## 2\n");
        assert_eq!(inserted("# Changelog\n\n## 1\n", "## 2\n"), "# Changelog\n\n## 2\n\n## 1\n");
        let unreleased = "# Changelog\n\n## Unreleased\n\n```\n## no heading\n```\n";
        assert_eq!(inserted(unreleased, "## 2\n"), format!("{unreleased}\n## 2\n"));
    }

    #[test]
    fn cause_that_is_reached_from_many_operations_is_one_line() {
        let place = |idx: usize| Where {
            operation: Some(Operation { method: Method::Get, path: format!("/pets/{idx}") }),
            ..Where::default()
        };
        let finding = |n_places: usize| DiffFinding {
            id: String::new(),
            rule: catalogue::all().next().unwrap(),
            level: Level::Error,
            message: "`Pet.name`\nis shorter.".to_owned(),
            help: String::new(),
            places: (0..n_places).map(place).collect(),
            old: None,
            new: None,
            evidence: Evidence::Policy,
            waived: None,
            explanation: None,
        };
        assert_eq!(line(&finding(0)), "- `Pet.name` is shorter.\n");
        assert_eq!(line(&finding(2)), "- `Pet.name` is shorter. (`GET /pets/0`, `GET /pets/1`)\n");
        assert!(line(&finding(9)).ends_with("`GET /pets/2` and 6 more)\n"), "{}", line(&finding(9)));
    }
}
