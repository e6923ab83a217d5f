//! From findings to a log.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};

use crate::findings::render::{Report, json};
use crate::findings::{Finding, Place, Related, Rule};

use super::fingerprint::Fingerprints;
use super::log::{
    Configuration, Driver, Help, Location, Log, LogicalLocation, Message, PhysicalLocation, Properties, Region,
    ReportingDescriptor, Run, SarifResult, Tool, UriBase,
};
use super::uri::{SOURCE_ROOT, artifact_location};

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// Changes its number when what a fingerprint is made of changes, so that old and new values are never compared.
const FINGERPRINT: &str = "rulePlace/v1";

/// Writes a log of one run.
pub(in crate::findings::render) fn render(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    write_log(run(report), out)
}

/// Writes a log of the run.
pub(crate) fn write_log(run: Run<'_>, out: &mut dyn Write) -> io::Result<()> {
    json::write_pretty(&Log { schema: SCHEMA, version: "2.1.0", runs: [run] }, out)
}

/// The run of a tool over files in the folder that it was started in.
pub(crate) fn new_run<'f>(driver: Driver<'f>, results: Vec<SarifResult<'f>>) -> Run<'f> {
    let source_root = UriBase { description: Message { text: "The folder the tool was run in." } };
    Run {
        tool: Tool { driver },
        column_kind: "unicodeCodePoints",
        original_uri_base_ids: BTreeMap::from([(SOURCE_ROOT, source_root)]),
        invocations: Vec::new(),
        results,
    }
}

/// A place, as SARIF names it.
pub(crate) fn location(place: &Place) -> Location<'_> {
    let Place { file, line, column, end_column, pointer, excerpt: _ } = place;
    Location {
        id: None,
        physical: PhysicalLocation {
            artifact_location: artifact_location(file),
            region: Region { start_line: *line, start_column: *column, end_column: *end_column },
        },
        logical: [LogicalLocation { fully_qualified_name: pointer }],
        message: None,
    }
}

fn run<'f>(report: &Report<'f>) -> Run<'f> {
    let Report { tool, version, findings, n_documents: _ } = *report;
    // By id and only those that occur: the log of a clean run stays small.
    let rules: BTreeMap<&str, &Rule> = findings.iter().map(|finding| (finding.rule.id, finding.rule)).collect();
    let rule_ids: Vec<&str> = rules.keys().copied().collect();
    let mut fingerprints = Fingerprints::default();
    let results = findings.iter().map(|finding| {
        let rule_index = rule_ids.binary_search(&finding.rule.id).expect("the rules are those of the findings");
        let Place { file, pointer, .. } = &finding.place;
        result(finding, rule_index, fingerprints.next(format!("{} {file}{pointer}", finding.rule.id)))
    });
    let results = results.collect();
    new_run(Driver { name: tool, version, rules: rules.into_values().map(descriptor).collect() }, results)
}

fn descriptor(rule: &'static Rule) -> ReportingDescriptor {
    let Rule { id, group, level, title, why, remedy, example: _ } = rule;
    ReportingDescriptor {
        id,
        short_description: Message { text: Cow::Borrowed(title) },
        full_description: Message { text: why },
        help: Help { text: remedy, markdown: remedy },
        default_configuration: Configuration { level: *level },
        properties: Properties { tags: vec![group.name()] },
    }
}

fn result(finding: &Finding, rule_index: usize, fingerprint: String) -> SarifResult<'_> {
    let Finding { rule, level, message, help, place, related } = finding;
    // The standard wants `{` doubled for the sake of placeholders, but its readers show the text as it stands when it
    // has no arguments: `/pets/{{petId}}` would mislead everyone.
    SarifResult {
        rule_id: rule.id,
        rule_index,
        level: *level,
        message: Message { text: format!("{message} {help}") },
        locations: [location(place)],
        related_locations: related.iter().zip(1..).map(|(other, id)| related_location(other, id)).collect(),
        partial_fingerprints: BTreeMap::from([(FINGERPRINT, fingerprint)]),
        suppressions: Vec::new(),
    }
}

fn related_location(related: &Related, id: usize) -> Location<'_> {
    let Related { message, place } = related;
    Location { id: Some(id), message: Some(Message { text: message }), ..location(place) }
}
