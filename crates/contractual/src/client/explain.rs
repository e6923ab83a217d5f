//! Deviations of a client from its document, for people.

use std::io::Write;

use anyhow::Result;

use crate::document::Lowered;
use crate::output::{bold, counted, dim, red};

/// Writes everything, by kind; kinds of which something is lost come first.
pub(super) fn write(lowered: &[Lowered], out: &mut dyn Write) -> Result<()> {
    for Kind { name, lowered } in kinds(lowered) {
        writeln!(out, "{} ({})", bold(name), lowered.len())?;
        for Lowered { place, kind: _, message, lost } in lowered {
            let at = format!("{}:{}:{}", place.file, place.line, place.column);
            writeln!(out, "  {}  {message}", dim(&at))?;
            if let Some(lost) = lost {
                writeln!(out, "    {} {lost}", red("lost:"))?;
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

/// All of it in one line; nothing where nothing was lowered.
pub(super) fn sum(lowered: &[Lowered]) -> Option<String> {
    let were = match lowered.len() {
        0 => return None,
        1 => "1 thing was lowered".to_owned(),
        n_lowered => format!("{} were lowered", counted(n_lowered, "thing")),
    };
    let losing = match (lowered.iter().filter(|lowered| lowered.lost.is_some()).count(), lowered.len()) {
        (0, 1) => "and loses nothing".to_owned(),
        (0, _) => "none of them loses anything".to_owned(),
        (1, 1) => "and loses something".to_owned(),
        (1, _) => "1 of them loses something".to_owned(),
        (n_losing, _) => format!("{n_losing} of them lose something"),
    };
    Some(format!("{were}, {losing}"))
}

struct Kind<'l> {
    name: &'static str,
    lowered: Vec<&'l Lowered>,
}

fn kinds(lowered: &[Lowered]) -> Vec<Kind<'_>> {
    let mut kinds: Vec<Kind<'_>> = Vec::new();
    for one in lowered {
        match kinds.iter_mut().find(|kind| kind.name == one.kind) {
            Some(kind) => kind.lowered.push(one),
            None => kinds.push(Kind { name: one.kind, lowered: vec![one] }),
        }
    }
    // Stable: otherwise they stay in the order of the document.
    kinds.sort_by_key(|kind| kind.lowered.iter().all(|lowered| lowered.lost.is_none()));
    kinds
}
