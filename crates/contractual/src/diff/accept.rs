//! `--accept`: writes a waiver for a finding that was made.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use contract::diff::Operation;
use contract::diff::judge::DiffFinding;
use contract::findings::Level;

use crate::day::{self, Day};
use crate::replace::{self, Replacement};
use crate::workspace;

use super::waivers::WaiversFile;

/// A finding that the user accepts, with the reason.
#[derive(Debug, Clone, Copy)]
pub(super) struct Acceptance<'a> {
    pub(super) finding: &'a str,
    pub(super) reason: &'a str,
    pub(super) until: Option<Day>,
}

impl<'a> Acceptance<'a> {
    /// Refuses what would make no good waiver.
    pub(super) fn new(finding: &'a str, reason: Option<&'a str>, until: Option<&str>, today: Day) -> Result<Self> {
        let reason = reason.map(str::trim).filter(|reason| !reason.is_empty());
        let reason = reason.context("cannot accept a finding without a reason; add --reason \"…\"")?;
        let until = until.map(day::parse).transpose().context("cannot use --until")?;
        ensure!(until.is_none_or(|until| until >= today), "cannot use --until: the day is over");
        Ok(Acceptance { finding, reason, until })
    }

    /// The one finding that is meant, by its id or by how its id begins.
    pub(super) fn choose<'f, T: Copy>(&self, findings: &[(T, &'f DiffFinding)]) -> Result<(T, &'f DiffFinding)> {
        let is_meant = |(_, finding): &&(T, &DiffFinding)| finding.id.starts_with(self.finding);
        let meant: Vec<_> = findings.iter().filter(is_meant).copied().collect();
        let standing: Vec<_> = meant.iter().filter(|(_, finding)| finding.waived.is_none()).copied().collect();
        match standing[..] {
            [(_, only)] if only.level == Level::Note => {
                bail!("nothing to accept: {} is a note, and notes break nobody", only.id)
            }
            [only] => Ok(only),
            [] => match meant[..] {
                [] => bail!("no finding is called `{}`; run the same without --accept to see their ids", self.finding),
                [(_, first), ..] => {
                    bail!("{} is accepted already: {}", first.id, first.waived.as_deref().unwrap_or_default())
                }
            },
            [(_, first), ref others @ ..] if others.iter().all(|(_, other)| other.id == first.id) => {
                bail!("several documents have the finding {}; name OLD and NEW", first.id)
            }
            _ => {
                let lines: Vec<String> =
                    standing.iter().map(|(_, finding)| format!("\n  {}", named(finding))).collect();
                bail!(
                    "`{}` begins the ids of {} findings; write more of it:{}",
                    self.finding,
                    lines.len(),
                    lines.concat()
                )
            }
        }
    }

    /// Adds a waiver to the file, whose text stays as it is.
    pub(super) fn write(&self, path: &Path, document: Option<&str>, finding: &DiffFinding) -> Result<()> {
        let name = workspace::shown(path);
        let present = replace::read(path).with_context(|| format!("cannot read {}", name.display()))?;
        let text = with_entry(&present.unwrap_or_default(), &self.entry(document, finding));
        WaiversFile::parse(&text)
            .with_context(|| format!("cannot add to {}; write its waivers as `[[waiver]]` tables", name.display()))?;
        Replacement::write(path, &text)?.put()
    }

    /// The waiver as it is written in a file.
    pub(super) fn entry(&self, document: Option<&str>, finding: &DiffFinding) -> String {
        let pointer = |place: &Option<contract::findings::Place>| place.as_ref().map(|place| place.pointer.clone());
        let fields = [
            ("document", document.map(str::to_owned)),
            ("rule", Some(finding.rule.id.to_owned())),
            ("operation", only_operation(finding)),
            ("old", pointer(&finding.old)),
            ("new", pointer(&finding.new)),
            ("reason", Some(self.reason.to_owned())),
            ("until", self.until.map(day::shown)),
        ];
        let lines = fields.into_iter().filter_map(|(key, value)| Some(format!("{key} = {}\n", quoted(&value?))));
        format!("[[waiver]]\n{}", lines.collect::<String>())
    }
}

/// A finding on one line.
pub(super) fn named(finding: &DiffFinding) -> String {
    format!("{} {}: {}", finding.id, finding.rule.id, finding.message)
}

/// The operation, if the finding is about one alone; else it is accepted wherever its cause is reached from.
fn only_operation(finding: &DiffFinding) -> Option<String> {
    let first = finding.places.first()?.operation.as_ref()?;
    finding.places.iter().all(|place| place.operation.as_ref() == Some(first)).then(|| Operation::to_string(first))
}

fn with_entry(present: &str, entry: &str) -> String {
    let gap = match present {
        "" => "",
        text if text.ends_with('\n') => "\n",
        _ => "\n\n",
    };
    format!("{present}{gap}{entry}")
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => write!(quoted, "\\u{:04X}", u32::from(c)).expect("a string can be written to"),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
