//! Findings as one page that needs nothing beside it, and what it has in common with the page of a comparison.

use std::io::{self, Write};

use crate::findings::{Finding, Level, Place};

use super::format::Report;
use super::markup::{escaped, written};
use super::shown::Shown;
use super::summary::{Summary, by_file, count};

const STYLE: &str = include_str!("page.css");

/// Writes a page.
pub(super) fn render(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let summary = Summary::of(report);
    let (tool, version) = (escaped(report.tool), escaped(report.version));
    write_head(&format!("{tool}: {summary}"), out)?;
    write_banner(&tool, summary, out)?;
    let files = by_file(report.findings.iter());
    writeln!(out, r#"<div class="columns">"#)?;
    write_contents(&files, out)?;
    writeln!(out, "<main>")?;
    if files.is_empty() {
        writeln!(out, r#"<p class="nothing">There is nothing to list.</p>"#)?;
    }
    for (idx, (file, findings)) in files.iter().enumerate() {
        write_file(idx, file, findings, out)?;
    }
    writeln!(out, "</main>\n</div>\n<footer>Found by {tool} {version}.</footer>\n</body>\n</html>")
}

/// The beginning of a page, with a title that is markup already.
pub(crate) fn write_head(title: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">")?;
    // Nothing is loaded or run, even if a document found a way to ask for it.
    let policy = "default-src 'none'; style-src 'unsafe-inline'";
    writeln!(out, r#"<meta http-equiv="Content-Security-Policy" content="{policy}">"#)?;
    writeln!(out, r#"<meta name="viewport" content="width=device-width, initial-scale=1">"#)?;
    writeln!(out, r#"<meta name="color-scheme" content="light dark">"#)?;
    writeln!(out, "<title>{title}</title>")?;
    writeln!(out, "<style>\n{STYLE}</style>\n</head>\n<body>")
}

/// A sentence with names in backticks.
pub(crate) fn sentence(text: &str) -> String {
    written(text, escaped, |code| format!("<code>{}</code>", escaped(code)))
}

/// File, line and column.
pub(crate) fn position(place: &Place) -> String {
    format!("{}:{}:{}", escaped(&place.file), place.line, place.column)
}

/// A place with its line, under a word for what it is.
pub(crate) fn write_side(place: &Place, side: &str, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, r#"<figure class="side {side}">"#)?;
    writeln!(out, "<figcaption><b>{side}</b> <span>{}</span></figcaption>", position(place))?;
    if !place.excerpt.text.trim().is_empty() {
        let Shown { before, marked, after } = Shown::of(place);
        // How deep the line stands says nothing where it stands alone.
        let (before, after) = (escaped(before.trim_start()), escaped(after.trim_end()));
        let (line, marked) = (place.line, escaped(&marked));
        writeln!(
            out,
            r#"<pre><span class="line">{line}</span><code>{before}<mark>{marked}</mark>{after}</code></pre>"#
        )?;
    }
    writeln!(out, r#"<p class="pointer">{}</p>"#, escaped(&place.pointer))?;
    writeln!(out, "</figure>")
}

fn write_banner(tool: &str, summary: Summary, out: &mut dyn Write) -> io::Result<()> {
    let (class, mark) = if summary.fails() { ("breaking", "✕") } else { ("compatible", "✓") };
    writeln!(out, "<header class=\"banner {class}\">\n<p class=\"title\">{tool}</p>")?;
    writeln!(out, r#"<h1><span class="mark" aria-hidden="true">{mark}</span>{summary}</h1>"#)?;
    writeln!(out, r#"<ul class="counts">"#)?;
    for (n, noun) in summary.counts() {
        let class = if n == 0 { "none" } else { noun };
        let plural = if n == 1 { "" } else { "s" };
        writeln!(out, r#"<li class="{class}"><b>{n}</b> {noun}{plural}</li>"#)?;
    }
    writeln!(out, "</ul>\n</header>")
}

fn write_contents(files: &[(&str, Vec<&Finding>)], out: &mut dyn Write) -> io::Result<()> {
    if files.is_empty() {
        return Ok(());
    }
    writeln!(out, "<nav aria-label=\"Contents\">\n<h2>Contents</h2>\n<ol>")?;
    for (idx, (file, findings)) in files.iter().enumerate() {
        let worst = findings.iter().map(|finding| finding.level).min().map_or("", Level::name);
        let (file, n_findings) = (escaped(file), findings.len());
        writeln!(out, r##"<li><a href="#f{idx}">{file}</a> <span class="n {worst}">{n_findings}</span></li>"##)?;
    }
    writeln!(out, "</ol>\n</nav>")
}

fn write_file(idx: usize, file: &str, findings: &[&Finding], out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, r#"<section id="f{idx}">"#)?;
    writeln!(out, r#"<h2><span class="path">{}</span></h2>"#, escaped(file))?;
    let (notes, failing): (Vec<&Finding>, Vec<&Finding>) =
        findings.iter().copied().partition(|finding| finding.level == Level::Note);
    for finding in failing {
        write_finding(finding, out)?;
    }
    if !notes.is_empty() {
        writeln!(out, r#"<details class="folded"><summary>{}</summary>"#, count(notes.len(), "note"))?;
        for finding in notes {
            write_finding(finding, out)?;
        }
        writeln!(out, "</details>")?;
    }
    writeln!(out, "</section>")
}

fn write_finding(finding: &Finding, out: &mut dyn Write) -> io::Result<()> {
    let Finding { rule, level, message, help, place, related, is_clear: _, lost_to: _ } = finding;
    let level = level.name();
    writeln!(out, r#"<article class="finding {level}">"#)?;
    writeln!(out, r#"<h3><span class="level">{level}</span> {}</h3>"#, sentence(message))?;
    writeln!(out, r#"<div class="sides">"#)?;
    write_side(place, "here", out)?;
    for other in related {
        write_side(&other.place, "there", out)?;
    }
    writeln!(out, "</div>")?;
    for other in related {
        writeln!(out, r#"<p class="remark"><b>There</b> {}</p>"#, sentence(&other.message))?;
    }
    writeln!(out, r#"<p class="remark help"><b>Help</b> {}</p>"#, sentence(help))?;
    writeln!(out, r#"<details class="why"><summary><code>{}</code></summary>"#, escaped(rule.id))?;
    writeln!(out, "<p>{}</p></details>\n</article>", sentence(rule.why))
}

#[cfg(test)]
mod tests {
    use crate::findings::render::Format;
    use crate::findings::render::example::{lost_reference, note_at, rendered, second_key};

    use super::*;

    #[test]
    fn a_page_shows_findings_file_by_file() {
        let page = rendered(Format::Html, [lost_reference(), second_key(), note_at("a.yaml", "{pet: Pte}", &["pet"])]);
        insta::assert_snapshot!(page.replace(STYLE, ""));
    }

    #[test]
    fn nothing_of_a_document_acts_on_the_page() {
        let hostile = note_at("<b>.yaml", "{'<script>': 1}", &["<script>"]);
        let page = rendered(Format::Html, [Finding { message: "<img> & `<i>`".to_owned(), ..hostile }]);
        for markup in ["<b>.yaml", "<script>", "<img>", "<i>"] {
            assert!(!page.contains(markup), "{markup}");
        }
    }
}
