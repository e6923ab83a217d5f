//! One finding on the page.

use std::io::{self, Write};

use crate::diff::judge::{DiffFinding, Evidence};
use crate::diff::report::facts;
use crate::diff::report::facts::Heading;
use crate::diff::{Operation, Where};
use crate::findings::Place;
use crate::findings::render::html::{sentence, write_side as write_shown};
use crate::findings::render::markup::{escaped, escaped_lines};
use crate::findings::render::summary::count;

/// This many places stand open; the others are folded away.
const N_PLACES: usize = 5;

/// This many characters of a witness are shown: it scrolls, but a page must still open.
const WITNESS_LENGTH: usize = 20_000;

/// Writes a card. Under the heading of an operation the places need not repeat it.
pub(super) fn write_finding(finding: &DiffFinding, heading: Heading<'_>, out: &mut dyn Write) -> io::Result<()> {
    let DiffFinding { rule, level, message, help, old, new, waived, .. } = finding;
    let waived_class = if waived.is_some() { " waived" } else { "" };
    writeln!(out, r#"<article class="finding {}{waived_class}">"#, level.name())?;
    let label = if waived.is_some() { "waived" } else { level.name() };
    writeln!(out, r#"<h3><span class="level">{label}</span> {}</h3>"#, sentence(message))?;
    write_places(&finding.places, heading, out)?;
    if old.is_some() || new.is_some() {
        writeln!(out, r#"<div class="sides">"#)?;
        write_side(old.as_ref(), "old", out)?;
        write_side(new.as_ref(), "new", out)?;
        writeln!(out, "</div>")?;
    }
    write_evidence(finding, out)?;
    match waived {
        Some(reason) => writeln!(out, r#"<p class="remark"><b>Waived</b> {}</p>"#, sentence(reason))?,
        None => writeln!(out, r#"<p class="remark help"><b>Help</b> {}</p>"#, sentence(help))?,
    }
    writeln!(out, r#"<details class="why"><summary><code>{}</code></summary>"#, escaped(rule.id))?;
    writeln!(out, "<p>{}</p>\n<dl>", sentence(rule.why))?;
    if let Some(oasdiff) = rule.oasdiff {
        writeln!(out, "<dt>oasdiff</dt><dd><code>{}</code></dd>", escaped(oasdiff))?;
    }
    writeln!(out, "<dt>id</dt><dd><code>{}</code></dd>\n</dl></details>", escaped(&finding.id))?;
    writeln!(out, "</article>")
}

/// A method as a badge and the path.
pub(super) fn operation(operation: &Operation) -> String {
    let (key, name) = (operation.method.key(), operation.method.name());
    format!(r#"<span class="method {key}">{name}</span> <span class="path">{}</span>"#, escaped(&operation.path))
}

fn write_places(places: &[Where], heading: Heading<'_>, out: &mut dyn Write) -> io::Result<()> {
    let has_heading = matches!(heading, Heading::Operation(_));
    let places: Vec<Vec<String>> = places.iter().map(|place| steps(place, has_heading)).collect();
    let places: Vec<String> = places
        .iter()
        .filter(|steps| !steps.is_empty())
        .map(|steps| steps.join(r#" <span class="arrow">→</span> "#))
        .collect();
    let (open, folded) = places.split_at(places.len().min(N_PLACES));
    write_list(open, out)?;
    if !folded.is_empty() {
        let more = count(folded.len(), "more place");
        writeln!(out, r#"<details class="more"><summary>and {more}</summary>"#)?;
        write_list(folded, out)?;
        writeln!(out, "</details>")?;
    }
    Ok(())
}

fn steps(place: &Where, has_heading: bool) -> Vec<String> {
    let steps = place.path.iter().map(|step| format!(r#"<span class="step">{}</span>"#, escaped(step)));
    let found = place.operation.as_ref().filter(|_| !has_heading);
    found.map(operation).into_iter().chain(steps).collect()
}

fn write_list(places: &[String], out: &mut dyn Write) -> io::Result<()> {
    if places.is_empty() {
        return Ok(());
    }
    writeln!(out, r#"<ul class="places">"#)?;
    for place in places {
        writeln!(out, "<li>{place}</li>")?;
    }
    writeln!(out, "</ul>")
}

fn write_side(place: Option<&Place>, side: &str, out: &mut dyn Write) -> io::Result<()> {
    let Some(place) = place else {
        return writeln!(out, r#"<figure class="side absent">Not in the {side} document</figure>"#);
    };
    write_shown(place, side, out)
}

fn write_evidence(finding: &DiffFinding, out: &mut dyn Write) -> io::Result<()> {
    let (label, text) = match &finding.evidence {
        Evidence::Policy => return Ok(()),
        Evidence::Proved => ("Proved", "No value that was understood before is refused now.".to_owned()),
        Evidence::Equal => ("Proved", "The same values in other words.".to_owned()),
        Evidence::Undecided(reason) => ("Undecided", sentence(reason)),
        Evidence::Witness(_) => {
            let (meaning, json) = (facts::witness_meaning(finding), facts::witness_block(finding, WITNESS_LENGTH));
            writeln!(out, r#"<figure class="witness"><figcaption><b>Witness</b> {meaning}</figcaption>"#)?;
            return writeln!(out, "<pre>{}</pre></figure>", escaped_lines(&json.unwrap_or_default()));
        }
    };
    writeln!(out, r#"<p class="remark"><b>{label}</b> {text}</p>"#)
}
