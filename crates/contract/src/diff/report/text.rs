//! A comparison for people, in the shape that rustc made familiar: both places with their lines, then what follows.

use std::io::{self, Write};

use crate::diff::judge::{Comparison, DiffFinding, Section};
use crate::findings::Level;
use crate::findings::render::gutter::{Gutter, Mark, write_heading};
use crate::findings::render::palette::Palette;
use crate::findings::render::visible::visible;

use super::facts::{Remark, fails, remarks};
use super::summary::sentence;

/// Writes every finding, what went wrong beside them, and one line of summary.
pub(super) fn render(comparison: &Comparison, palette: &Palette, out: &mut dyn Write) -> io::Result<()> {
    for finding in &comparison.findings {
        write_finding(finding, palette, out)?;
        writeln!(out)?;
    }
    for omission in &comparison.omissions {
        write_heading(palette, Level::Warning, "left out", &omission.message, out)?;
        let mark = Mark::main(palette.level(Level::Warning));
        Gutter::new(palette, omission.place.line).write_place(&omission.place, &mark, out)?;
        writeln!(out)?;
    }
    for fault in &comparison.waiver_faults {
        write_heading(palette, Level::Error, &format!("waiver[{}]", visible(&fault.waiver)), &fault.message, out)?;
        writeln!(out)?;
    }
    writeln!(out, "{}", sentence(comparison))
}

/// Writes one finding.
pub(super) fn write_finding(finding: &DiffFinding, palette: &Palette, out: &mut dyn Write) -> io::Result<()> {
    let DiffFinding { id, rule, level, message, old, new, explanation, .. } = finding;
    let last_line = old.iter().chain(new).map(|place| place.line).max().unwrap_or_default();
    let gutter = Gutter::new(palette, last_line);

    write_heading(palette, *level, &format!("{}[{}]", level.name(), rule.id), message, out)?;
    let main = || Mark::main(palette.level(*level));
    if let Some(place) = old {
        // What is gone is itself what the finding is about.
        let mark = if new.is_some() { Mark::other(palette.gutter) } else { main() };
        gutter.write_place(place, &mark.labelled("old"), out)?;
    }
    if let Some(place) = new {
        gutter.write_place(place, &main().labelled("new"), out)?;
    }
    for Remark { label, lines } in remarks(finding) {
        gutter.write_remark(label, &lines, out)?;
    }
    if fails(finding) {
        // Asked for by `--accept` and `--explain`.
        gutter.write_remark("id", std::slice::from_ref(id), out)?;
    }
    for Section { heading, lines } in explanation.iter().flat_map(|explanation| &explanation.sections) {
        let style = palette.message;
        writeln!(out, "{} {style}{}{style:#}:", gutter.before('='), visible(heading))?;
        for line in lines {
            writeln!(out, "{}     {}", gutter.blank(), visible(line))?;
        }
    }
    Ok(())
}
