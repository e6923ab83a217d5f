//! The comment as a whole.

use std::io::{self, Write};

use crate::diff::judge::{Comparison, DiffFinding, Verdict};
use crate::diff::report::facts::fails;
use crate::diff::report::facts::{Group, by_operation};
use crate::diff::report::summary::{Counts, version};
use crate::findings::Level;
use crate::findings::render::markdown::{Room, cell, code, sentence, words};
use crate::findings::render::summary::count;

use super::finding::{in_brief, in_full};

/// Writes a comment.
pub(in crate::diff::report) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let mut room = Room::of_a_comment();
    write_summary(comparison, out)?;
    write_troubles(comparison, &mut room, out)?;
    for group in by_operation(comparison.findings.iter().filter(|finding| fails(finding))) {
        let blocks = blocks(&group, &mut room)?;
        if !blocks.is_empty() {
            writeln!(
                out,
                "### {}\n\n{}",
                group.heading.title(|operation| code(&operation.to_string())),
                blocks.trim_end()
            )?;
            writeln!(out)?;
        }
    }
    let is_note = |finding: &&DiffFinding| finding.waived.is_none() && finding.level == Level::Note;
    write_folded("note", comparison.findings.iter().filter(is_note), &mut room, out)?;
    write_folded(
        "waived finding",
        comparison.findings.iter().filter(|finding| finding.waived.is_some()),
        &mut room,
        out,
    )?;
    room.write_left_out(out)
}

fn write_summary(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let (mark, word) = match comparison.verdict {
        Verdict::Equivalent => ("⚪", "Equivalent"),
        Verdict::Compatible => ("🟢", "Compatible"),
        Verdict::Breaking => ("🔴", "Breaking"),
    };
    let [(_, old), (title, new)] = &comparison.documents;
    let Counts { errors, warnings, notes, waived, operations } = Counts::of(comparison);
    writeln!(out, "## {mark} {word}: {}\n", words(title))?;
    writeln!(out, "| Errors | Warnings | Notes | Waived | Operations | Old | New |")?;
    writeln!(out, "|--:|--:|--:|--:|--:|---|---|")?;
    let version = |file: &str, version: &str| format!("{} {}", cell(file), cell(version));
    let (old, new) = (version(old, &comparison.version.old), version(new, &comparison.version.new));
    writeln!(out, "| {errors} | {warnings} | {notes} | {waived} | {operations} | {old} | {new} |\n")?;
    match self::version(comparison) {
        Some(text) => writeln!(out, "The change {}.\n", words(&text)),
        None => writeln!(out, "Nothing that can be observed changed.\n"),
    }
}

fn write_troubles(comparison: &Comparison, room: &mut Room, out: &mut dyn Write) -> io::Result<()> {
    let faults = comparison.waiver_faults.iter();
    let faults = faults.map(|fault| format!("- **Waiver** {}: {}\n", code(&fault.waiver), sentence(&fault.message)));
    let omissions = comparison.omissions.iter().map(|omission| {
        let place = code(&format!("{}:{}", omission.place.file, omission.place.line));
        format!("- **Left out** {place}: {}\n", sentence(&omission.message))
    });
    let lines: String = faults.chain(omissions).map(|line| room.take(line)).collect();
    if lines.is_empty() { Ok(()) } else { writeln!(out, "{lines}") }
}

fn blocks(group: &Group<'_>, room: &mut Room) -> io::Result<String> {
    let mut blocks = String::new();
    for finding in &group.findings {
        let block = in_full(finding).map_err(io::Error::other)?;
        blocks.push_str(&room.take(block));
    }
    Ok(blocks)
}

fn write_folded<'c>(
    noun: &str,
    findings: impl Iterator<Item = &'c DiffFinding>,
    room: &mut Room,
    out: &mut dyn Write,
) -> io::Result<()> {
    let groups = by_operation(findings);
    let n_findings: usize = groups.iter().map(|group| group.findings.len()).sum();
    if n_findings == 0 {
        return Ok(());
    }
    writeln!(out, "<details>\n<summary>{}</summary>\n", count(n_findings, noun))?;
    for group in groups {
        let lines: String = group.findings.iter().map(|finding| room.take(in_brief(finding))).collect();
        if !lines.is_empty() {
            writeln!(out, "**{}**\n\n{lines}", group.heading.title(|operation| code(&operation.to_string())))?;
        }
    }
    writeln!(out, "</details>\n")
}
