//! One document on its way to generated code: opened, read, judged, generated from.

use std::collections::HashSet;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use contract::findings::render::{Report, render};
use contract::findings::{Finding, Findings, Format, Group, Level, LostTo, Place};
use contract::model::{Api, Only, OperationKey};
use contract::overlay;
use contract::source::Sources;
use rust_text::File;

use crate::address::{Address, Reading};
use crate::partial::{Partial, errors_apart, is_of_a_part};
use crate::tool;
use crate::web::Web;

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

/// Extent to which a document must be expressed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Extent {
    /// All of it.
    #[default]
    Whole,
    /// The operations that can be expressed.
    Partial,
}

impl Extent {
    pub(crate) fn partial_if(is_partial: bool) -> Extent {
        if is_partial { Extent::Partial } else { Extent::Whole }
    }
}

/// A document that was named, with the overlays that change it.
#[derive(Debug, Clone)]
pub(crate) struct Document {
    pub(crate) address: Address,
    /// Applied one after the other.
    pub(crate) overlays: Vec<Address>,
    pub(crate) reading: Reading,
}

/// A document as its overlays change it.
pub(crate) struct Opened {
    /// `None` where an overlay could not be applied.
    pub(crate) sources: Option<Sources>,
    /// Findings about the overlays, led back to where the matter was written.
    pub(crate) findings: Findings,
}

impl Document {
    /// Opens the document and changes it by its overlays.
    pub(crate) fn open(&self) -> Result<Opened> {
        let Document { address, overlays, reading } = self;
        let mut opened = Opened { sources: Some(address.open(reading)?), findings: Findings::default() };
        for (idx, overlay) in overlays.iter().enumerate() {
            let Some(document) = &opened.sources else { break };
            let overlay = overlay.open(reading)?;
            let (applied, mut findings) = overlay::apply(document, &overlay);
            let changed = applied.map(|applied| address.open_changed(&applied, reading)).transpose()?;
            self.lead_back_over(&overlays[..idx], &mut findings)?;
            opened.findings.append(findings);
            opened.sources = changed;
        }
        Ok(opened)
    }

    /// Opens the document and makes something of it.
    pub(crate) fn open_and(&self, make: impl FnOnce(&Sources) -> Made<Generated>) -> Result<Made<Generated>> {
        let Opened { sources, mut findings } = self.open()?;
        let Some(sources) = sources else { return Ok(Made { product: None, findings }) };
        let mut made = make(&sources);
        self.lead_back(&mut made.findings)?;
        findings.append(made.findings);
        let lowered = made.product.iter_mut().flat_map(|product| &mut product.lowered);
        let mut places: Vec<&mut Place> = lowered.map(|lowered| &mut lowered.place).collect();
        self.lead_places_back(&mut places)?;
        Ok(Made { product: made.product, findings })
    }

    /// Leads findings about the document as it was changed to where the matter was written: the document or an overlay.
    pub(crate) fn lead_back(&self, findings: &mut Findings) -> Result<()> {
        self.lead_back_over(&self.overlays, findings)
    }

    /// The same for places.
    pub(crate) fn lead_places_back(&self, places: &mut [&mut Place]) -> Result<()> {
        self.lead_places_over(&self.overlays, places)
    }

    fn lead_back_over(&self, overlays: &[Address], findings: &mut Findings) -> Result<()> {
        let mut places: Vec<&mut Place> = Vec::new();
        for finding in findings.iter_mut() {
            places.push(&mut finding.place);
            places.extend(finding.related.iter_mut().map(|related| &mut related.place));
        }
        self.lead_places_over(overlays, &mut places)?;
        findings.sort();
        Ok(())
    }

    /// The overlays are applied again: most documents have none, and nothing needs to be kept for those that do.
    fn lead_places_over(&self, overlays: &[Address], places: &mut [&mut Place]) -> Result<()> {
        if overlays.is_empty() || places.is_empty() {
            return Ok(());
        }
        self.lead_through(&self.address.open(&self.reading)?, overlays, places)
    }

    fn lead_through(&self, document: &Sources, overlays: &[Address], places: &mut [&mut Place]) -> Result<()> {
        let [first, others @ ..] = overlays else { return Ok(()) };
        let overlay = first.open(&self.reading)?;
        let (Some(applied), _) = overlay::apply(document, &overlay) else { return Ok(()) };
        self.lead_through(&self.address.open_changed(&applied, &self.reading)?, others, places)?;
        for place in places {
            applied.relocate_place(place);
        }
        Ok(())
    }
}

/// Opens a file.
pub(crate) fn open(path: &Path) -> Result<Sources> {
    Address::File(path.to_owned()).open(&Reading::over(&Web::default()))
}

/// Makes stubs of a document, or says what stops it.
pub(crate) fn stubs(sources: &Sources, settings: &stubgen::Settings, extent: Extent) -> Made<Generated> {
    make(sources, LostTo::SERVERS, extent, |api, left_out| {
        let settings = &stubgen::Settings { left_out, ..settings.clone() };
        let stubgen::Stubs { files, mock, findings, unmatched, title, n_operations, n_types } =
            stubgen::generate(api, settings);
        let (mock, lowered) = (Some(mock), Vec::new());
        (Generated { files, mock, unmatched, lowered, title, n_operations, n_types }, findings)
    })
}

/// Makes the client of a document, or says what stops it.
pub(crate) fn client(sources: &Sources, settings: &clientgen::Settings, extent: Extent) -> Made<Generated> {
    make(sources, LostTo::CLIENTS, extent, |api, left_out| {
        let settings = &clientgen::Settings { left_out, ..settings.clone() };
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

/// `consumer` is the one whose losses are told.
fn make<T>(
    sources: &Sources,
    consumer: LostTo,
    extent: Extent,
    mut generate: impl FnMut(&Api<'_>, HashSet<OperationKey>) -> (T, Findings),
) -> Made<T> {
    let (api, read) = Api::read(sources);
    let mut findings = Findings::default();
    let mut stopping = Vec::new();
    for finding in &read {
        if stops(finding) {
            stopping.push(finding.clone());
        } else if finding.is_clear {
            findings.push(Finding { level: Level::Warning, ..finding.clone() });
        } else if finding.lost_to.concerns(consumer) {
            findings.push(finding.clone());
        }
    }
    let mut product = None;
    match api {
        Some(api) if extent == Extent::Whole && stopping.is_empty() => {
            let (made, said) = generate(&api, HashSet::new());
            product = Some(made).filter(|_| said.count(Level::Error) == 0);
            findings.append(said);
        }
        Some(api) if extent == Extent::Partial => {
            product = make_partly(sources, &api, consumer, stopping, generate, &mut findings);
        }
        _ => findings.extend(stopping),
    }
    findings.sort();
    Made { product, findings }
}

/// Generates without the operations that cannot be expressed, again and again, since what one hides may be told of another.
fn make_partly<T>(
    sources: &Sources,
    api: &Api<'_>,
    consumer: LostTo,
    stopping: Vec<Finding>,
    mut generate: impl FnMut(&Api<'_>, HashSet<OperationKey>) -> (T, Findings),
    findings: &mut Findings,
) -> Option<T> {
    let mut partial = Partial::new(api, sources);
    let (unused, others): (Vec<_>, Vec<_>) = partial.leave_out(stopping).into_iter().partition(is_of_a_part);
    findings.extend(unused.into_iter().map(|finding| Finding { level: Level::Warning, ..finding }));
    if !others.is_empty() {
        findings.extend(others);
        return None;
    }
    loop {
        let (made, said) = generate(api, partial.left_out());
        let (errors, said) = errors_apart(&said);
        let n_errors = errors.len();
        let others = partial.leave_out(errors);
        if n_errors > 0 && others.len() < n_errors {
            continue;
        }
        let is_made = others.is_empty();
        findings.append(said);
        findings.extend(others);
        findings.append(partial.findings(consumer));
        return Some(made).filter(|_| is_made);
    }
}

/// Makes errors of all losses, where they are denied; whether there are any.
pub(crate) fn deny_losses(findings: &mut Findings) -> bool {
    let mut is_lossy = false;
    for finding in findings.iter_mut().filter(|finding| finding.lost_to != LostTo::NOBODY) {
        finding.level = Level::Error;
        is_lossy = true;
    }
    is_lossy
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
