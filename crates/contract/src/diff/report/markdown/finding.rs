//! One finding, in full or in a line.

use std::fmt::{self, Write};

use crate::diff::judge::DiffFinding;
use crate::diff::report::facts;
use crate::findings::render::markdown::{code, sentence, words};
use crate::findings::render::shown::Shown;
use crate::findings::render::summary::count;
use crate::findings::render::visible::visible;
use crate::findings::{Level, Place};

/// This many places are listed; a comment has no room for forty.
const N_PLACES: usize = 5;

/// This many characters of a witness are shown.
const WITNESS_LENGTH: usize = 2_000;

/// A finding with both sides and what proves it.
pub(super) fn in_full(finding: &DiffFinding) -> Result<String, fmt::Error> {
    let mut text = String::new();
    let DiffFinding { rule, level, message, help, old, new, id, .. } = finding;
    let mark = if *level == Level::Error { "🔴" } else { "🟠" };
    writeln!(text, "{mark} **{}** {}: {}\n", level.name(), code(rule.id), sentence(message))?;
    write_places(finding, &mut text)?;
    let sides: Vec<_> = old.iter().map(|place| (place, '-')).chain(new.iter().map(|place| (place, '+'))).collect();
    if !sides.is_empty() {
        // Every line has a sign before what comes from a document, so none can close the fence.
        writeln!(text, "```diff")?;
        for (place, sign) in sides {
            write_side(place, sign, &mut text)?;
        }
        writeln!(text, "```\n")?;
    }
    if let Some(json) = facts::witness_block(finding, WITNESS_LENGTH) {
        writeln!(text, "**Witness** ({}):\n", facts::witness_meaning(finding))?;
        // A line of JSON that begins with a backtick does not exist.
        writeln!(text, "```json\n{json}\n```\n")?;
    }
    if let Some(reason) = facts::undecided(finding) {
        writeln!(text, "**Undecided**: {}\n", sentence(reason))?;
    }
    writeln!(text, "**Help**: {} <sub>id {}</sub>\n", sentence(help), code(id))?;
    Ok(text)
}

/// A finding that needs nothing to be done, in one line.
pub(super) fn in_brief(finding: &DiffFinding) -> String {
    let place = finding.new.as_ref().or(finding.old.as_ref());
    let place = place.map_or_else(String::new, |place| format!(" <sub>{}</sub>", code(&short_place(place))));
    let waived = finding.waived.as_deref().map_or_else(String::new, |reason| format!(" **Waived**: {}", words(reason)));
    format!("- {}: {}{waived}{place}\n", code(finding.rule.id), sentence(&finding.message))
}

fn write_places(finding: &DiffFinding, text: &mut String) -> fmt::Result {
    let places = finding.places.iter().map(facts::place_in_words).filter(|words| !words.is_empty());
    let places: Vec<String> = places.collect();
    for words in places.iter().take(N_PLACES) {
        writeln!(text, "- {}", code(words))?;
    }
    let n_left_out = places.len().saturating_sub(N_PLACES);
    if n_left_out > 0 {
        writeln!(text, "- … and {}", count(n_left_out, "more place"))?;
    }
    if places.is_empty() { Ok(()) } else { writeln!(text) }
}

fn write_side(place: &Place, sign: char, text: &mut String) -> fmt::Result {
    writeln!(text, "@@ {} {} @@", visible(&short_place(place)), visible(&place.pointer))?;
    if place.excerpt.text.trim().is_empty() {
        return Ok(());
    }
    let Shown { before, marked, after } = Shown::of(place);
    writeln!(text, "{sign} {before}{}", format!("{marked}{after}").trim_end())
}

fn short_place(place: &Place) -> String {
    format!("{}:{}:{}", place.file, place.line, place.column)
}
