//! Findings for programs.

use std::io::{self, Write};

use serde::Serialize;

use crate::findings::{Finding, Group, Level, Place, Related};

use super::format::Report;
use super::summary::Summary;
use super::visible::visible_json;

/// Writes one JSON object.
pub(super) fn render(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    write_pretty(&ReportJson::from(report), out)
}

/// Writes a value for programs and people alike: over several lines, and without characters that act on a terminal.
pub(crate) fn write_pretty(value: &impl Serialize, out: &mut dyn Write) -> io::Result<()> {
    let json = serde_json::to_string_pretty(value)?;
    writeln!(out, "{}", visible_json(&json))
}

#[derive(Serialize)]
struct ReportJson<'f> {
    tool: &'f str,
    version: &'f str,
    documents: usize,
    summary: Summary,
    findings: Vec<FindingJson<'f>>,
}

#[derive(Serialize)]
struct FindingJson<'f> {
    rule: &'f str,
    group: Group,
    level: Level,
    message: &'f str,
    help: &'f str,
    #[serde(flatten)]
    place: &'f Place,
    related: &'f [Related],
}

impl<'f> From<&Report<'f>> for ReportJson<'f> {
    fn from(report: &Report<'f>) -> Self {
        let Report { tool, version, findings, n_documents } = *report;
        ReportJson {
            tool,
            version,
            documents: n_documents,
            summary: Summary::of(report),
            findings: findings.iter().map(FindingJson::from).collect(),
        }
    }
}

impl<'f> From<&'f Finding> for FindingJson<'f> {
    fn from(finding: &'f Finding) -> Self {
        let Finding { rule, level, message, help, place, related, is_clear: _, lost_to: _ } = finding;
        FindingJson { rule: rule.id, group: rule.group, level: *level, message, help, place, related }
    }
}

#[cfg(test)]
mod tests {
    use crate::findings::render::Format;
    use crate::findings::render::example::{lost_reference, note_at, rendered, second_key};

    #[test]
    fn findings_and_related_places_are_written_in_full() {
        insta::assert_snapshot!(rendered(Format::Json, [lost_reference(), second_key()]), @r##"
        {
          "tool": "contract",
          "version": "0.1.0",
          "documents": 2,
          "summary": {
            "errors": 1,
            "warnings": 1,
            "notes": 0
          },
          "findings": [
            {
              "rule": "reference-not-found",
              "group": "unusable",
              "level": "error",
              "message": "Nothing stands at `#/Pte`.",
              "help": "Did you mean `Pet`?",
              "file": "spec/pets.yaml",
              "line": 9,
              "column": 17,
              "endColumn": 24,
              "pointer": "#/Owner/properties/pet/$ref",
              "related": []
            },
            {
              "rule": "duplicate-key",
              "group": "unusable",
              "level": "warning",
              "message": "`/pets/{id}` stands twice.",
              "help": "Remove one of the two.",
              "file": "spec/pets.yaml",
              "line": 10,
              "column": 1,
              "endColumn": 5,
              "pointer": "#/Pets",
              "related": [
                {
                  "message": "The first is here.",
                  "file": "spec/pets.yaml",
                  "line": 1,
                  "column": 1,
                  "endColumn": 4,
                  "pointer": "#/Pet"
                }
              ]
            }
          ]
        }
        "##);
    }

    #[test]
    fn control_characters_are_escaped() {
        let json = rendered(Format::Json, [note_at("a b,c:d.yaml", r#"{"\e[31m\x9b": 1}"#, &["\u{1b}[31m\u{9b}"])]);
        let pointer = json.lines().find(|line| line.contains("pointer")).expect("a finding has a pointer");
        insta::assert_snapshot!(pointer.trim(), @r##""pointer": "#/\u001b[31m\u009b","##);
    }

    #[test]
    fn nothing_found_is_an_empty_list() {
        insta::assert_snapshot!(rendered(Format::Json, []), @r#"
        {
          "tool": "contract",
          "version": "0.1.0",
          "documents": 2,
          "summary": {
            "errors": 0,
            "warnings": 0,
            "notes": 0
          },
          "findings": []
        }
        "#);
    }
}
