//! The gate's findings as the XML of `JUnit`: a suite per check, with a case that passed where nothing was found.

use std::io::{self, Write};

use contract::findings::{Finding, Findings, Level};

pub(super) fn render(checks: &[(&'static str, Findings)], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, r#"<?xml version="1.0" encoding="UTF-8"?>"#)?;
    writeln!(out, r#"<testsuites name="check">"#)?;
    for (name, findings) in checks {
        let n_failures = findings.iter().filter(|finding| fails(finding)).count();
        let n_tests = findings.len().max(1);
        writeln!(out, r#"<testsuite name="{name}" tests="{n_tests}" failures="{n_failures}" errors="0" skipped="0">"#)?;
        if findings.is_empty() {
            writeln!(out, r#"<testcase classname="{name}" name="no findings"/>"#)?;
        }
        for finding in findings {
            write_case(finding, out)?;
        }
        writeln!(out, "</testsuite>")?;
    }
    writeln!(out, "</testsuites>")
}

fn write_case(finding: &Finding, out: &mut dyn Write) -> io::Result<()> {
    let Finding { rule, level, message, help, place, .. } = finding;
    let (place, message) = (escaped(&format!("{}:{}", place.file, place.line)), escaped(message));
    let file = escaped(&finding.place.file);
    writeln!(out, r#"<testcase classname="{}" name="{place}: {message}" file="{file}">"#, rule.id)?;
    if fails(finding) {
        let kind = level.name();
        writeln!(out, r#"<failure type="{kind}" message="{message}">{place} {}</failure>"#, escaped(help))?;
    }
    writeln!(out, "</testcase>")
}

fn fails(finding: &Finding) -> bool {
    finding.level != Level::Note
}

/// Text that XML shows as it is, also within the quotes of an attribute.
fn escaped(text: &str) -> String {
    let mut markup = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => markup.push_str("&amp;"),
            '<' => markup.push_str("&lt;"),
            '>' => markup.push_str("&gt;"),
            '"' => markup.push_str("&quot;"),
            c if c.is_control() => markup.extend(c.escape_default()),
            c => markup.push(c),
        }
    }
    markup
}
