//! Findings as workflow commands, which GitHub Actions shows as annotations of a pull request.

use std::io::{self, Write};

use crate::findings::{Finding, Level, Place};

use super::format::Report;
use super::summary::Summary;
use super::visible::visible;

/// Writes a command per finding and a line for the log's reader.
pub(super) fn render(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    for finding in report.findings {
        writeln!(out, "{}", command(finding))?;
    }
    writeln!(out, "{}", Summary::of(report))
}

fn command(finding: &Finding) -> String {
    let Finding { rule, level, message, help, place, related: _, is_clear: _, lost_to: _ } = finding;
    annotation(annotation_of(*level), Some(place), rule.id, &format!("{message} {help}"))
}

/// The word for an annotation of a level.
pub(crate) fn annotation_of(level: Level) -> &'static str {
    match level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Note => "notice",
    }
}

/// The command for an annotation at a place, or at none.
pub(crate) fn annotation(command: &str, place: Option<&Place>, title: &str, text: &str) -> String {
    let place = place.map_or_else(String::new, |place| {
        let Place { file, line, column, end_column, pointer: _, excerpt: _ } = place;
        format!("file={},line={line},col={column},endColumn={end_column},", property(file))
    });
    format!("::{command} {place}title={}::{}", property(title), data(text))
}

/// What stands after the second `::`. The runner ends a command at a line break, and knows three escapes.
fn data(text: &str) -> String {
    visible(&text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A"))
}

/// A property, where the two characters that end it need an escape as well.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use crate::findings::Finding;
    use crate::findings::render::Format;
    use crate::findings::render::example::{empty_file, lost_reference, note_at, rendered, second_key};

    #[test]
    fn each_level_has_its_command() {
        let note = note_at("pets.yaml", "pet: 1", &["pet"]);
        insta::assert_snapshot!(rendered(Format::Github, [lost_reference(), second_key(), note]), @"
        ::error file=spec/pets.yaml,line=9,col=17,endColumn=24,title=reference-not-found::Nothing stands at `#/Pte`. Did you mean `Pet`?
        ::warning file=spec/pets.yaml,line=10,col=1,endColumn=5,title=duplicate-key::`/pets/{id}` stands twice. Remove one of the two.
        ::notice file=pets.yaml,line=1,col=6,endColumn=7,title=unknown-field::This is `unknown`. Remove it.
        1 error, 1 warning, 1 note in 2 documents
        ");
    }

    #[test]
    fn a_file_name_cannot_end_its_property() {
        insta::assert_snapshot!(rendered(Format::Github, [empty_file("a b,c:d%.yaml")]), @"
        ::error file=a b%2Cc%3Ad%25.yaml,line=1,col=1,endColumn=1,title=empty-file::The file holds no document. Begin with `openapi`.
        1 error in 2 documents
        ");
    }

    #[test]
    fn a_message_cannot_start_a_command() {
        let message = "100 %\r\n::error::\u{1b}[31mred".to_owned();
        insta::assert_snapshot!(rendered(Format::Github, [Finding { message, ..lost_reference() }]), @r"
        ::error file=spec/pets.yaml,line=9,col=17,endColumn=24,title=reference-not-found::100 %25%0D%0A::error::\u{1b}[31mred Did you mean `Pet`?
        1 error in 2 documents
        ");
    }

    #[test]
    fn nothing_found_is_said() {
        insta::assert_snapshot!(rendered(Format::Github, []), @"no findings in 2 documents");
    }
}
