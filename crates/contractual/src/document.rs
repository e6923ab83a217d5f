//! One document on its way to generated code: opened, read, judged, generated from.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use contract::findings::render::{Report, render};
use contract::findings::{Finding, Findings, Format, Group, Level, Place};
use contract::model::{Api, Only};
use contract::overlay::{self, Applied, Overlaid};
use contract::source::{Disk, Limits, Sources};
use rust_text::File;

use crate::tool;

/// Result of generating from a document.
pub(crate) struct Made<T> {
    /// `None` where findings stopped it.
    pub(crate) product: Option<T>,
    /// Reasons why it was stopped, or limits of the product.
    pub(crate) findings: Findings,
}

impl<T> Made<T> {
    /// The result with another product.
    pub(crate) fn map<U>(self, part: impl FnOnce(T) -> U) -> Made<U> {
        Made { product: self.product.map(part), findings: self.findings }
    }
}

/// Stubs or a client, apart from the document that they were generated from.
#[derive(Debug)]
pub(crate) struct Generated {
    /// Files below `src/generated`.
    pub(crate) files: Vec<File>,
    /// Stubs filled in from the document's examples; a client has none.
    pub(crate) mock: Option<File>,
    /// Choices of `--only` that no operation fits.
    pub(crate) unmatched: Vec<Only>,
    /// Deviations of a client from its document; stubs have none.
    pub(crate) lowered: Vec<Lowered>,
    pub(crate) title: String,
    pub(crate) n_operations: usize,
    pub(crate) n_types: usize,
}

/// A place of a document that the client expresses in simpler terms.
#[derive(Debug, Clone)]
pub(crate) struct Lowered {
    pub(crate) place: Place,
    /// A few words, the same for all of the kind.
    pub(crate) kind: &'static str,
    /// The simpler terms.
    pub(crate) message: String,
    /// Ability that a caller loses by it, if any.
    pub(crate) lost: Option<String>,
}

pub(crate) fn open(path: &Path) -> Result<Sources> {
    let opened = Sources::open(path, Box::new(Disk), Limits::default());
    opened.with_context(|| format!("cannot open {}", path.display()))
}

/// A document as its overlays change it.
pub(crate) struct Opened {
    /// `None` where an overlay could not be applied.
    pub(crate) sources: Option<Sources>,
    /// Findings about the overlays, led back to where the matter was written.
    pub(crate) findings: Findings,
}

/// Opens a document and changes it by overlays, one after the other.
pub(crate) fn open_overlaid(path: &Path, overlays: &[PathBuf]) -> Result<Opened> {
    let mut opened = Opened { sources: Some(open(path)?), findings: Findings::default() };
    for (idx, overlay) in overlays.iter().enumerate() {
        let Some(document) = &opened.sources else { break };
        let overlay = open(overlay)?;
        let (applied, mut findings) = overlay::apply(document, &overlay);
        let changed = applied.map(|applied| changed(path, &applied)).transpose()?;
        lead_back(path, &overlays[..idx], &mut findings)?;
        opened.findings.append(findings);
        opened.sources = changed;
    }
    Ok(opened)
}

/// Leads findings about a document that overlays changed to where the matter was written: the document or an overlay.
pub(crate) fn lead_back(path: &Path, overlays: &[PathBuf], findings: &mut Findings) -> Result<()> {
    let mut places: Vec<&mut Place> = Vec::new();
    for finding in findings.iter_mut() {
        places.push(&mut finding.place);
        places.extend(finding.related.iter_mut().map(|related| &mut related.place));
    }
    lead_places_back(path, overlays, &mut places)?;
    findings.sort();
    Ok(())
}

/// The same for places. The overlays are applied again: most documents have none, and nothing needs to be kept for those that do.
pub(crate) fn lead_places_back(path: &Path, overlays: &[PathBuf], places: &mut [&mut Place]) -> Result<()> {
    if overlays.is_empty() || places.is_empty() {
        return Ok(());
    }
    lead_through(&open(path)?, path, overlays, places)
}

fn lead_through(document: &Sources, path: &Path, overlays: &[PathBuf], places: &mut [&mut Place]) -> Result<()> {
    let [first, others @ ..] = overlays else { return Ok(()) };
    let overlay = open(first)?;
    let (Some(applied), _) = overlay::apply(document, &overlay) else { return Ok(()) };
    lead_through(&changed(path, &applied)?, path, others, places)?;
    for place in places {
        applied.relocate_place(place);
    }
    Ok(())
}

fn changed(path: &Path, applied: &Applied<'_>) -> Result<Sources> {
    let files = Box::new(Overlaid::new(path, applied.text(), Box::new(Disk)));
    let changed = Sources::open(path, files, Limits::default());
    changed.with_context(|| format!("cannot read {} as changed", path.display()))
}

/// Opens a document, changes it by overlays, and makes something of it.
pub(crate) fn open_and(
    path: &Path,
    overlays: &[PathBuf],
    make: impl FnOnce(&Sources) -> Made<Generated>,
) -> Result<Made<Generated>> {
    let Opened { sources, mut findings } = open_overlaid(path, overlays)?;
    let Some(sources) = sources else { return Ok(Made { product: None, findings }) };
    let mut made = make(&sources);
    lead_back(path, overlays, &mut made.findings)?;
    findings.append(made.findings);
    let lowered = made.product.iter_mut().flat_map(|product| &mut product.lowered);
    let mut places: Vec<&mut Place> = lowered.map(|lowered| &mut lowered.place).collect();
    lead_places_back(path, overlays, &mut places)?;
    Ok(Made { product: made.product, findings })
}

/// Makes stubs of a document, or says what stops it.
pub(crate) fn stubs(sources: &Sources, settings: &stubgen::Settings) -> Made<Generated> {
    make(sources, |api| {
        let stubgen::Stubs { files, mock, findings, unmatched, title, n_operations, n_types } =
            stubgen::generate(api, settings);
        let (mock, lowered) = (Some(mock), Vec::new());
        (Generated { files, mock, unmatched, lowered, title, n_operations, n_types }, findings)
    })
}

/// Makes the client of a document, or says what stops it.
pub(crate) fn client(sources: &Sources, settings: &clientgen::Settings) -> Made<Generated> {
    make(sources, |api| {
        let clientgen::Client { files, findings, unmatched, changes, title, n_operations, n_types } =
            clientgen::generate(api, settings);
        let lowered = changes.into_iter().map(|clientgen::report::Change { node, kind, message, lost }| Lowered {
            place: Place::of(node),
            kind,
            message,
            lost,
        });
        let (mock, lowered) = (None, lowered.collect());
        (Generated { files, mock, unmatched, lowered, title, n_operations, n_types }, findings)
    })
}

fn make<T>(sources: &Sources, generate: impl FnOnce(&Api<'_>) -> (T, Findings)) -> Made<T> {
    let (api, read) = Api::read(sources);
    let mut findings = Findings::default();
    let mut is_stopped = api.is_none();
    for finding in &read {
        if stops(finding) {
            is_stopped = true;
            findings.push(finding.clone());
        } else if finding.is_clear {
            findings.push(Finding { level: Level::Warning, ..finding.clone() });
        }
    }
    let mut product = None;
    if let Some(api) = api.filter(|_| !is_stopped) {
        let (made, said) = generate(&api);
        product = Some(made).filter(|_| said.count(Level::Error) == 0);
        findings.append(said);
    }
    findings.sort();
    Made { product, findings }
}

pub(crate) fn write_findings(findings: &Findings, out: &mut dyn Write) -> Result<()> {
    if findings.is_empty() { Ok(()) } else { write_report(findings, 1, Format::Text, out) }
}

pub(crate) fn write_report(findings: &Findings, n_documents: usize, format: Format, out: &mut dyn Write) -> Result<()> {
    let report = Report { tool: "contractual", version: tool::VERSION, findings, n_documents };
    render(&report, format, out).context("cannot write the findings")
}

/// Whether code made in spite of a finding would be wrong or would miss something. House rules, names and what stands in
/// parts that no code is made of do not matter here; `lint` tells of them.
fn stops(finding: &Finding) -> bool {
    const SMALL: &[&str] = &["unknown-field", "bad-component-name"];
    const PROSE: &[&str] = &["#/info", "#/tags", "#/servers", "#/externalDocs"];
    let is_prose = PROSE.iter().any(|part| finding.place.pointer.starts_with(part));
    let is_small = SMALL.contains(&finding.rule.id) || is_prose;
    finding.level == Level::Error && !finding.is_clear && (finding.rule.group == Group::Unusable || !is_small)
}
