//! Clients and stubs of random documents that talk to each other over real sockets.
//!
//! The stubs are filled in by their generated mocks, which also tell what they were given. Every operation is called with
//! everything that it takes, once for each status that it declares by its number; what arrives must be what was sent, and
//! what the caller hears what the document answers. Only a property that was left out may have its own default instead.

mod call;
mod mock;
mod program;
mod schemas;
mod sides;

use std::fmt;

use serde_json::Value;

use crate::round_trip::answer::kind;
use call::{Call, Heard};
use program::Line;
use sides::Sides;

/// Results of many programs.
#[derive(Debug, Default)]
pub(super) struct Talks {
    documents: usize,
    calls: usize,
    /// Parts of calls that were compared, both ways.
    compared: usize,
    /// Calls that cannot be made up: no value is known that fits.
    unmade: usize,
}

/// Faults, each with the number of its document.
pub(super) type Faults = Vec<(usize, String)>;

/// Compiles the stubs and clients of documents in one program and lets them talk.
pub(super) fn talk(documents: &[&Value], talks: &mut Talks) -> Result<(), Faults> {
    let sides: Vec<Sides> = documents.iter().map(|document| Sides::of(document)).collect();
    let lines = program::run(&sides)?;
    let mut faults = Vec::new();
    for (document_idx, (side, document)) in sides.iter().zip(documents).enumerate() {
        talks.documents += 1;
        talks.unmade += side.n_unmade;
        for (call_idx, call) in side.calls.iter().enumerate() {
            talks.calls += 1;
            let line = lines.iter().find(|line| (line.document, line.call) == (document_idx, call_idx));
            let found =
                line.map_or_else(|| vec!["was not called".to_owned()], |line| faults_of(call, line, document, talks));
            let name = &call.name;
            faults.extend(found.into_iter().map(|fault| (document_idx, format!("{fault}\n  in {name}"))));
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Values that did not arrive as they were sent.
fn faults_of(call: &Call, line: &Line, document: &Value, talks: &mut Talks) -> Vec<String> {
    if let Some(panic) = &line.panic {
        return vec![format!("panics: {panic}")];
    }
    let mut faults = Vec::new();
    for (place, sent) in &call.sent {
        talks.compared += 1;
        let received = &line.received[place];
        if !sent.is(received, document) {
            faults.push(format!(
                "an argument arrived otherwise: `{place}`\n  sent     {}\n  received {received}\n  heard    {}",
                sent.value, line.heard
            ));
        }
    }
    let (status, heard) = (&line.heard["status"], &line.heard["value"]);
    if *status != call.status || line.heard["kind"] != kind(call.status) {
        faults.push(format!("another answer was heard than `{}`: {}", call.status, line.heard));
        return faults;
    }
    talks.compared += usize::from(!matches!(call.heard, Heard::Anything));
    if !call.heard.is(heard, document) {
        faults.push(format!("the caller heard otherwise\n  answered {:?}\n  heard    {heard}", call.heard));
    }
    faults
}

impl Talks {
    /// Whether nothing was said at all.
    pub(super) fn is_empty(&self) -> bool {
        self.calls == 0
    }
}

impl fmt::Display for Talks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Talks { documents, calls, compared, unmade } = self;
        write!(f, "{documents} compiled, {calls} calls, {compared} values compared, {unmade} calls not made up")
    }
}
