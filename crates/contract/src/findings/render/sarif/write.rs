//! From findings to a log.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

use crate::findings::render::format::Report;
use crate::findings::render::json;
use crate::findings::{Finding, Level, Place, Rule};

use super::log::{
    ArtifactLocation, Configuration, Driver, Help, Invocation, Location, Log, LogicalLocation, Message,
    PhysicalLocation, Properties, Region, ReportingDescriptor, Run, SarifResult, Suppression, Tool, UriBase,
};

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// Changes its number when what a fingerprint is made of changes, so that old and new values are never compared.
const FINGERPRINT: &str = "rulePlace/v1";

/// One finding, as a log tells it.
pub(crate) struct Entry<'f> {
    pub(crate) rule: ReportingDescriptor,
    pub(crate) level: Level,
    /// The message and what else there is to say.
    pub(crate) text: String,
    pub(crate) place: &'f Place,
    /// Other places, and what is there.
    pub(crate) related: Vec<(&'f str, &'f Place)>,
    /// What makes it the same finding after lines have moved.
    pub(crate) sameness: String,
    /// Why it is accepted, if it is.
    pub(crate) waived: Option<&'f str>,
}

/// Writes a log of one run.
pub(in crate::findings::render) fn render(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let Report { tool, version, findings, n_documents: _ } = *report;
    write_log((tool, version), FINGERPRINT, findings.iter().map(entry).collect(), Vec::new(), out)
}

/// Writes a log of the run of a tool, by name and version, over files in the folder that it was started in.
pub(crate) fn write_log(
    (name, version): (&str, &str),
    fingerprint: &'static str,
    entries: Vec<Entry<'_>>,
    invocations: Vec<Invocation<'_>>,
    out: &mut dyn Write,
) -> io::Result<()> {
    // By id and only those that occur: the log of a clean run stays small.
    let mut rules = BTreeMap::new();
    for entry in &entries {
        rules.entry(entry.rule.id).or_insert_with(|| entry.rule.clone());
    }
    let rule_ids: Vec<&str> = rules.keys().copied().collect();
    let mut fingerprints = Fingerprints::default();
    let results = entries.into_iter().map(|entry| {
        let Entry { rule, level, text, place, related, sameness, waived } = entry;
        // The standard wants `{` doubled for the sake of placeholders, but its readers show the text as it stands when it
        // has no arguments: `/pets/{{petId}}` would mislead everyone.
        SarifResult {
            rule_id: rule.id,
            rule_index: rule_ids.binary_search(&rule.id).expect("the rules are those of the findings"),
            level,
            message: Message { text },
            locations: [location(place)],
            related_locations: related.into_iter().zip(1..).map(related_location).collect(),
            partial_fingerprints: BTreeMap::from([(fingerprint, fingerprints.next(sameness))]),
            suppressions: waived
                .map(|reason| Suppression { kind: "external", justification: reason })
                .into_iter()
                .collect(),
        }
    });
    let results = results.collect();
    let source_root = UriBase { description: Message { text: "The folder the tool was run in." } };
    let run = Run {
        tool: Tool { driver: Driver { name, version, rules: rules.into_values().collect() } },
        column_kind: "unicodeCodePoints",
        original_uri_base_ids: BTreeMap::from([(SOURCE_ROOT, source_root)]),
        invocations,
        results,
    };
    json::write_pretty(&Log { schema: SCHEMA, version: "2.1.0", runs: [run] }, out)
}

/// A rule, as SARIF describes it.
pub(crate) fn descriptor(
    (id, level): (&'static str, Level),
    title: Cow<'static, str>,
    (why, remedy): (&'static str, &'static str),
    tag: Option<&'static str>,
) -> ReportingDescriptor {
    ReportingDescriptor {
        id,
        short_description: Message { text: title },
        full_description: Message { text: why },
        help: Help { text: remedy, markdown: remedy },
        default_configuration: Configuration { level },
        properties: Properties { tags: tag.into_iter().collect() },
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

fn related_location<'f>(((message, place), id): ((&'f str, &'f Place), usize)) -> Location<'f> {
    Location { id: Some(id), message: Some(Message { text: message }), ..location(place) }
}

fn entry(finding: &Finding) -> Entry<'_> {
    let Finding { rule, level, message, help, place, related, is_clear: _, lost_to: _ } = finding;
    let Rule { id, group, level: usual, title, why, remedy, example: _ } = *rule;
    Entry {
        rule: descriptor((id, *usual), Cow::Borrowed(title), (why, remedy), Some(group.name())),
        level: *level,
        text: format!("{message} {help}"),
        place,
        related: related.iter().map(|other| (other.message.as_str(), &other.place)).collect(),
        sameness: format!("{id} {}{}", place.file, place.pointer),
        waived: None,
    }
}

/// What makes a finding the same one after lines have moved, and a number when several findings share it, since a
/// service would otherwise take them for one.
#[derive(Default)]
pub(super) struct Fingerprints(BTreeMap<String, usize>);

impl Fingerprints {
    pub(super) fn next(&mut self, same: String) -> String {
        let n_seen = self.0.entry(same.clone()).or_default();
        *n_seen += 1;
        if *n_seen == 1 { same } else { format!("{same} {n_seen}") }
    }
}

/// The name SARIF's readers expect for the folder that relative paths start from.
pub(crate) const SOURCE_ROOT: &str = "%SRCROOT%";

/// Where a file is: relative to the folder of the run, unless its name is absolute.
pub(crate) fn artifact_location(file: &str) -> ArtifactLocation {
    if file.starts_with('/') {
        return ArtifactLocation { uri: format!("file://{}", encode(file)), uri_base_id: None };
    }
    if let Some((drive, path)) = split_drive(file) {
        return ArtifactLocation { uri: format!("file:///{drive}:{}", encode(path)), uri_base_id: None };
    }
    ArtifactLocation { uri: encode(file.trim_start_matches("./")), uri_base_id: Some(SOURCE_ROOT) }
}

/// The letter and the rest of `C:/pets.yaml`.
fn split_drive(file: &str) -> Option<(&str, &str)> {
    let (drive, path) = file.split_once(':')?;
    let is_drive = drive.len() == 1 && drive.chars().all(|c| c.is_ascii_alphabetic());
    (is_drive && path.starts_with('/')).then_some((drive, path))
}

/// Escapes all but what needs no escape anywhere in a path; a colon in the first segment would look like a scheme.
fn encode(path: &str) -> String {
    let mut uri = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            write!(uri, "%{byte:02X}").expect("a string can always be written to");
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_relative_names_hang_from_the_source_root() {
        let located = |file| {
            let ArtifactLocation { uri, uri_base_id } = artifact_location(file);
            format!("{} {uri}", uri_base_id.unwrap_or("absolute"))
        };
        assert_eq!(located("./spec/pets.yaml"), "%SRCROOT% spec/pets.yaml");
        assert_eq!(located("my pets, 50%: ü.yaml"), "%SRCROOT% my%20pets%2C%2050%25%3A%20%C3%BC.yaml");
        assert_eq!(located("/home/me/my pets.yaml"), "absolute file:///home/me/my%20pets.yaml");
        assert_eq!(located("C:/my pets.yaml"), "absolute file:///C:/my%20pets.yaml");
    }
}
