//! Findings as Markdown, for a comment on a pull request; and text of a document in Markdown, where it must neither format, link nor
//! call anybody.
//!
//! What fails is shown in full, file by file; notes are a line each, folded away. A comment has a limit, so the text stops before it
//! and says so.

use std::io::{self, Write};

use crate::findings::{Finding, Level, Place};

use super::format::Report;
use super::markup::written;
use super::shown::Shown;
use super::summary::{Summary, by_file, count};
use super::visible::visible;

/// GitHub refuses a comment of more than 65,536 characters; what follows the findings needs some of them.
const LIMIT: usize = 60_000;

/// Writes a comment.
pub(super) fn render(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let mut room = Room::of_a_comment();
    let summary = Summary::of(report);
    let mark = if summary.fails() { "🔴" } else { "🟢" };
    writeln!(out, "## {mark} {}: {summary}\n", words(report.tool))?;
    for (file, findings) in by_file(report.findings.iter().filter(|finding| finding.level != Level::Note)) {
        let mut blocks = String::new();
        for finding in findings {
            let heading = if blocks.is_empty() { format!("### {}\n\n", code(file)) } else { String::new() };
            blocks += &room.take(heading + &in_full(finding));
        }
        write!(out, "{blocks}")?;
    }
    let notes: Vec<&Finding> = report.findings.iter().filter(|finding| finding.level == Level::Note).collect();
    if !notes.is_empty() {
        let lines: String = notes.iter().map(|finding| room.take(in_brief(finding))).collect();
        writeln!(out, "<details>\n<summary>{}</summary>\n\n{lines}\n</details>\n", count(notes.len(), "note"))?;
    }
    room.write_left_out(out)
}

fn in_full(finding: &Finding) -> String {
    let Finding { rule, level, message, help, place, related, is_clear: _, lost_to: _ } = finding;
    let mark = if *level == Level::Error { "🔴" } else { "🟠" };
    let mut text = format!("{mark} **{}** {}: {}\n\n", level.name(), code(rule.id), sentence(message));
    text += &excerpt(place);
    for other in related {
        text += &format!("- {} {}\n", sentence(&other.message), code(&position(&other.place)));
    }
    if !related.is_empty() {
        text.push('\n');
    }
    text + &format!("**Help**: {}\n\n", sentence(help))
}

fn in_brief(finding: &Finding) -> String {
    let Finding { rule, message, place, .. } = finding;
    format!("- {}: {} <sub>{}</sub>\n", code(rule.id), sentence(message), code(&position(place)))
}

/// A place with its line. The number before what comes from a document lets none of it close the fence.
fn excerpt(place: &Place) -> String {
    let place_line = format!("--> {} {}\n", visible(&position(place)), visible(&place.pointer));
    let mut line = String::new();
    if !place.excerpt.text.trim().is_empty() {
        let Shown { before, marked, after } = Shown::of(place);
        line = format!("{} | {}\n", place.line, format!("{before}{marked}{after}").trim_end());
    }
    format!("```text\n{place_line}{line}```\n\n")
}

fn position(place: &Place) -> String {
    format!("{}:{}:{}", place.file, place.line, place.column)
}

/// Space that is left of what a comment may take.
pub(crate) struct Room {
    left: usize,
    n_left_out: usize,
}

impl Room {
    /// All of it.
    pub(crate) fn of_a_comment() -> Room {
        Room { left: LIMIT, n_left_out: 0 }
    }

    /// The block, if it still fits.
    pub(crate) fn take(&mut self, block: String) -> String {
        match self.left.checked_sub(block.len()) {
            Some(left) => {
                self.left = left;
                block
            }
            None => {
                self.n_left_out += 1;
                String::new()
            }
        }
    }

    /// Says how much found no room.
    pub(crate) fn write_left_out(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.n_left_out == 0 {
            return Ok(());
        }
        let more = count(self.n_left_out, "more finding");
        writeln!(out, "… and {more}, for which a comment has no room: see `--format html`.")
    }
}

/// A sentence with names in backticks.
pub(crate) fn sentence(text: &str) -> String {
    written(text, words, code)
}

/// Words that mean themselves.
pub(crate) fn words(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in visible(text).chars() {
        match c {
            '&' => shown.push_str("&amp;"),
            '<' => shown.push_str("&lt;"),
            '>' => shown.push_str("&gt;"),
            // GitHub looks for formulas before it looks for escapes.
            '$' => shown.push_str("&#36;"),
            // GitHub looks for names to call after all escapes are gone; the comment keeps the name from the sign.
            '@' => shown.push_str("@<!-- -->"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '~' | '|' | '#' => shown.extend(['\\', c]),
            _ => shown.push(c),
        }
    }
    shown
}

/// A name between as many backticks as it needs.
pub(crate) fn code(text: &str) -> String {
    let text = visible(text);
    let fence = "`".repeat(longest_run(&text) + 1);
    let is_bare = text.is_empty() || text.starts_with([' ', '`']) || text.ends_with([' ', '`']);
    let space = if is_bare { " " } else { "" };
    format!("{fence}{space}{text}{space}{fence}")
}

/// Code in a table, where a bar ends the cell even between backticks.
pub(crate) fn cell(text: &str) -> String {
    code(text).replace('|', "\\|")
}

fn longest_run(text: &str) -> usize {
    text.split(|c| c != '`').map(str::len).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::findings::render::Format;
    use crate::findings::render::example::{empty_file, lost_reference, note_at, rendered, second_key};

    use super::*;

    #[test]
    fn what_fails_is_shown_in_full_and_notes_are_folded_away() {
        let note = note_at("a.yaml", "{pet: Pte}", &["pet"]);
        insta::assert_snapshot!(rendered(Format::Markdown, [lost_reference(), second_key(), note]));
    }

    #[test]
    fn nothing_of_a_document_acts_on_the_comment() {
        let hostile = note_at("```.yaml", "{'```': 1}", &["```"]);
        let hostile = Finding { level: Level::Error, message: "@team <b>".to_owned(), ..hostile };
        insta::assert_snapshot!(rendered(Format::Markdown, [hostile]));
    }

    #[test]
    fn a_comment_ends_before_its_limit_and_says_so() {
        let many = (0..1000).map(|idx| empty_file(&format!("{idx}.yaml")));
        let text = rendered(Format::Markdown, many);
        assert!(text.len() < 65_536, "{}", text.len());
        assert!(text.trim_end().ends_with("for which a comment has no room: see `--format html`."), "{text}");
    }

    #[test]
    fn words_neither_format_nor_call() {
        assert_eq!(words("*a* _b_ <b> @team #1 $x$"), r"\*a\* \_b\_ &lt;b&gt; @<!-- -->team \#1 &#36;x&#36;");
        assert_eq!(words("[a](b)\n# c"), r"\[a\](b)\\n\# c");
    }

    #[test]
    fn code_cannot_be_left() {
        assert_eq!(code("a"), "`a`");
        assert_eq!(code("a``b`"), "``` a``b` ```");
        assert_eq!(cell("a|b"), r"`a\|b`");
        assert_eq!(sentence("`a_b` is _gone_"), r"`a_b` is \_gone\_");
    }
}
