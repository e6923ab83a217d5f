//! A comparison as the XML of `JUnit`: a case per finding, which fails where something has to be done.

use std::fmt::Write as _;
use std::io::{self, Write};

use crate::diff::judge::{Comparison, DiffFinding};
use crate::findings::render::palette::Palette;

use super::facts::{fails, operations};
use super::summary::sentence;
use super::text::write_finding;
use crate::findings::render::markup::{escaped, escaped_lines};

/// Writes one suite for the pair of documents.
///
/// A waiver that must be mended fails the comparison, so it is a case as well; a part that could not be read was skipped.
pub(super) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let Comparison { findings, omissions, waiver_faults, documents: [(_, old), (_, new)], .. } = comparison;
    let n_waived = findings.iter().filter(|finding| finding.waived.is_some()).count();
    let n_failures = findings.iter().filter(|finding| fails(finding)).count() + waiver_faults.len();
    let n_tests = findings.len() + omissions.len() + waiver_faults.len();
    let n_skipped = n_waived + omissions.len();

    writeln!(out, r#"<?xml version="1.0" encoding="UTF-8"?>"#)?;
    writeln!(out, r#"<testsuites name="diff">"#)?;
    writeln!(
        out,
        r#"<testsuite name="{} → {}" tests="{n_tests}" failures="{n_failures}" errors="0" skipped="{n_skipped}">"#,
        escaped(old),
        escaped(new)
    )?;
    for finding in findings {
        write_case(finding, out)?;
    }
    for omission in omissions {
        let place = format!("{}:{}:{}", omission.place.file, omission.place.line, omission.place.column);
        writeln!(out, r#"<testcase classname="left-out" name="{}">"#, escaped(&place))?;
        writeln!(out, r#"<skipped message="{}"/>"#, escaped(&omission.message))?;
        writeln!(out, "</testcase>")?;
    }
    for fault in waiver_faults {
        writeln!(out, r#"<testcase classname="waiver" name="{}">"#, escaped(&fault.waiver))?;
        writeln!(out, r#"<failure type="error" message="{}"/>"#, escaped(&fault.message))?;
        writeln!(out, "</testcase>")?;
    }
    writeln!(out, "<system-out>{}</system-out>", escaped(&sentence(comparison)))?;
    writeln!(out, "</testsuite>\n</testsuites>")
}

fn write_case(finding: &DiffFinding, out: &mut dyn Write) -> io::Result<()> {
    let (rule, message) = (finding.rule.id, escaped(&finding.message));
    writeln!(out, r#"<testcase classname="{rule}" name="{}">"#, escaped(&name(finding)))?;
    let text = escaped_lines(&text(finding)?);
    match &finding.waived {
        Some(reason) => writeln!(out, r#"<skipped message="{}">{text}</skipped>"#, escaped(reason))?,
        None if fails(finding) => {
            writeln!(out, r#"<failure type="{}" message="{message}">{text}</failure>"#, finding.level.name())?;
        }
        None => writeln!(out, "<system-out>{text}</system-out>")?,
    }
    writeln!(out, "</testcase>")
}

/// Tells cases of one rule apart: by the operation and, since one operation may break a rule twice, by the message.
fn name(finding: &DiffFinding) -> String {
    let mut name = String::new();
    let operations = operations(finding);
    if let Some(first) = operations.first() {
        write!(name, "{first}").expect("a string can always be written to");
    }
    if operations.len() > 1 {
        write!(name, " and {} more", operations.len() - 1).expect("a string can always be written to");
    }
    if name.is_empty() { finding.message.clone() } else { format!("{name}: {}", finding.message) }
}

fn text(finding: &DiffFinding) -> io::Result<String> {
    let mut text = Vec::new();
    write_finding(finding, &Palette::default(), &mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}
