//! The page as a whole.

use std::io::{self, Write};

use crate::diff::judge::{Comparison, DiffFinding, Verdict};
use crate::diff::report::facts::fails;
use crate::diff::report::facts::{Group, Heading, by_operation};
use crate::diff::report::summary::{Counts, headline, version};
use crate::findings::render::html::{position, sentence, write_head as write_page_head};
use crate::findings::render::markup::escaped;
use crate::findings::render::summary::count;

use super::finding::{operation, write_finding};

/// Writes a page.
pub(in crate::diff::report) fn render(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let groups = by_operation(&comparison.findings);
    write_head(comparison, out)?;
    write_banner(comparison, out)?;
    writeln!(out, r#"<div class="columns">"#)?;
    write_contents(&groups, out)?;
    writeln!(out, "<main>")?;
    write_troubles(comparison, out)?;
    if groups.is_empty() {
        writeln!(out, r#"<p class="nothing">There is nothing to list.</p>"#)?;
    }
    for (idx, group) in groups.iter().enumerate() {
        write_group(group, idx, out)?;
    }
    writeln!(out, "</main>\n</div>")?;
    let version = env!("CARGO_PKG_VERSION");
    writeln!(out, "<footer>Compared by contract {version}.</footer>\n</body>\n</html>")
}

fn write_head(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let [_, (title, _)] = &comparison.documents;
    let version = &comparison.version;
    let (title, old, new) = (escaped(title), escaped(&version.old), escaped(&version.new));
    write_page_head(&format!("{}: {title} {old} → {new}", comparison.verdict.name()), out)
}

fn write_banner(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    let [(old_title, old_file), (new_title, new_file)] = &comparison.documents;
    let verdict = comparison.verdict;
    writeln!(out, r#"<header class="banner {}">"#, verdict.name())?;
    let title = if old_title == new_title {
        escaped(new_title)
    } else {
        format!("{} → {}", escaped(old_title), escaped(new_title))
    };
    writeln!(out, r#"<p class="title">{title}</p>"#)?;
    let mark = match verdict {
        Verdict::Equivalent => "=",
        Verdict::Compatible => "✓",
        Verdict::Breaking => "✕",
    };
    writeln!(out, r#"<h1><span class="mark" aria-hidden="true">{mark}</span>{}</h1>"#, headline(verdict))?;
    if let Some(text) = version(comparison) {
        let class = if comparison.version.suffices(comparison.bump) { "version" } else { "version short" };
        writeln!(out, r#"<p class="{class}">The change {}.</p>"#, escaped(&text))?;
    }
    write_counts(Counts::of(comparison), out)?;
    writeln!(out, "<dl class=\"files\">")?;
    for (side, file, version) in
        [("old", old_file, &comparison.version.old), ("new", new_file, &comparison.version.new)]
    {
        let (file, version) = (escaped(file), escaped(version));
        writeln!(out, "<dt>{side}</dt><dd><code>{file}</code> <span>{version}</span></dd>")?;
    }
    writeln!(out, "</dl>\n</header>")
}

fn write_counts(counts: Counts, out: &mut dyn Write) -> io::Result<()> {
    let Counts { errors, warnings, notes, waived, operations } = counts;
    writeln!(out, r#"<ul class="counts">"#)?;
    let plural = |n: usize, noun: &str| if n == 1 { noun.to_owned() } else { format!("{noun}s") };
    let counts = [
        (errors, "error", plural(errors, "error")),
        (warnings, "warning", plural(warnings, "warning")),
        (notes, "note", plural(notes, "note")),
        (waived, "waived", "waived".to_owned()),
        (operations, "operations", plural(operations, "operation")),
    ];
    for (n, class, noun) in counts {
        let class = if n == 0 { "none" } else { class };
        writeln!(out, r#"<li class="{class}"><b>{n}</b> {noun}</li>"#)?;
    }
    writeln!(out, "</ul>")
}

fn write_contents(groups: &[Group<'_>], out: &mut dyn Write) -> io::Result<()> {
    if groups.is_empty() {
        return Ok(());
    }
    writeln!(out, "<nav aria-label=\"Contents\">\n<h2>Contents</h2>\n<ol>")?;
    for (idx, group) in groups.iter().enumerate() {
        let worst = group.findings.iter().find(|finding| finding.waived.is_none());
        let class = worst.map_or("waived", |finding| finding.level.name());
        let n_findings = group.findings.len();
        let heading = group.heading.title(operation);
        writeln!(out, r##"<li><a href="#g{idx}">{heading}</a> <span class="n {class}">{n_findings}</span></li>"##)?;
    }
    writeln!(out, "</ol>\n</nav>")
}

fn write_troubles(comparison: &Comparison, out: &mut dyn Write) -> io::Result<()> {
    for fault in &comparison.waiver_faults {
        let (waiver, message) = (escaped(&fault.waiver), sentence(&fault.message));
        writeln!(out, r#"<p class="trouble"><b>Waiver</b> <code>{waiver}</code> {message}</p>"#)?;
    }
    for omission in &comparison.omissions {
        let (place, message) = (position(&omission.place), sentence(&omission.message));
        writeln!(out, r#"<p class="trouble"><b>Left out</b> <code>{place}</code> {message}</p>"#)?;
    }
    Ok(())
}

fn write_group(group: &Group<'_>, idx: usize, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "<section id=\"g{idx}\">\n<h2>{}</h2>", group.heading.title(operation))?;
    let findings = group.findings.iter().copied();
    let (failing, others): (Vec<_>, Vec<&DiffFinding>) = findings.partition(|finding| fails(finding));
    let (waived, notes): (Vec<_>, Vec<_>) = others.into_iter().partition(|finding| finding.waived.is_some());
    for finding in failing {
        write_finding(finding, group.heading, out)?;
    }
    write_folded("note", &notes, group.heading, out)?;
    write_folded("waived finding", &waived, group.heading, out)?;
    writeln!(out, "</section>")
}

fn write_folded(noun: &str, findings: &[&DiffFinding], heading: Heading<'_>, out: &mut dyn Write) -> io::Result<()> {
    if findings.is_empty() {
        return Ok(());
    }
    writeln!(out, r#"<details class="folded"><summary>{}</summary>"#, count(findings.len(), noun))?;
    for finding in findings {
        write_finding(finding, heading, out)?;
    }
    writeln!(out, "</details>")
}
