//! One document on its way to generated code: opened, read, judged, generated from.

mod lowered;

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use contract::findings::render::{Report, render};
use contract::findings::{Finding, Findings, Format, Group, Level};
use contract::model::{Api, Only};
use contract::overlay::{self, Applied, Overlaid};
use contract::source::{Disk, Limits, Sources};
use rust_text::File;
use stubgen::Stubs;

pub(crate) use lowered::Lowered;

/// What came of a document.
pub(crate) struct Made<T> {
    /// What was made, unless findings stopped it.
    pub(crate) product: Option<T>,
    /// What there is to say: why it was stopped, or what the product does not do.
    pub(crate) findings: Findings,
}

impl<T> Made<T> {
    /// A part of what was made.
    pub(crate) fn map<U>(self, part: impl FnOnce(T) -> U) -> Made<U> {
        Made { product: self.product.map(part), findings: self.findings }
    }
}

/// The client of a document, apart from the document.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) files: Vec<File>,
    /// Choices that no operation fits.
    pub(crate) unmatched: Vec<Only>,
    /// What was changed on the way.
    pub(crate) lowered: Vec<Lowered>,
    pub(crate) title: String,
    pub(crate) n_operations: usize,
    pub(crate) n_types: usize,
}

/// What may know places in a document.
pub(crate) trait Product {
    /// Leads places in a document as an overlay changed it to where the matter was written.
    fn relocate(&mut self, applied: &Applied<'_>);
}

impl Product for Stubs {
    fn relocate(&mut self, _: &Applied<'_>) {}
}

impl Product for Client {
    fn relocate(&mut self, applied: &Applied<'_>) {
        self.lowered.iter_mut().for_each(|lowered| applied.relocate_place(&mut lowered.place));
    }
}

/// Opens a document.
pub(crate) fn open(path: &Path) -> Result<Sources> {
    let opened = Sources::open(path, Box::new(Disk), Limits::default());
    opened.with_context(|| format!("cannot open {}", path.display()))
}

/// Opens a document, changes it if there is an overlay, and makes something of it. Findings lead to where the matter was
/// written: the document or the overlay.
pub(crate) fn open_and<T: Product>(
    path: &Path,
    overlay: Option<&Path>,
    make: impl FnOnce(&Sources) -> Made<T>,
) -> Result<Made<T>> {
    let document = open(path)?;
    let Some(overlay) = overlay else { return Ok(make(&document)) };
    let overlay = open(overlay)?;
    let (applied, mut findings) = overlay::apply(&document, &overlay);
    let Some(applied) = applied else { return Ok(Made { product: None, findings }) };
    let files = Box::new(Overlaid::new(path, applied.text(), Box::new(Disk)));
    let changed = Sources::open(path, files, Limits::default());
    let mut made = make(&changed.with_context(|| format!("cannot read {} as changed", path.display()))?);
    applied.relocate(&mut made.findings);
    findings.append(made.findings);
    if let Some(product) = &mut made.product {
        product.relocate(&applied);
    }
    Ok(Made { product: made.product, findings })
}

/// Makes stubs of a document, or says what stops it.
pub(crate) fn stubs(sources: &Sources, settings: &stubgen::Settings) -> Made<Stubs> {
    make(sources, |api| {
        let stubs = stubgen::generate(api, settings);
        let findings = stubs.findings.clone();
        (stubs, findings)
    })
}

/// Makes the client of a document, or says what stops it.
pub(crate) fn client(sources: &Sources, settings: &clientgen::Settings) -> Made<Client> {
    make(sources, |api| {
        let clientgen::Client { files, findings, unmatched, changes, title, n_operations, n_types } =
            clientgen::generate(api, settings);
        let lowered = changes.iter().map(Lowered::from).collect();
        (Client { files, unmatched, lowered, title, n_operations, n_types }, findings)
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

/// Writes findings as `lint` does.
pub(crate) fn write_findings(findings: &Findings, out: &mut dyn Write) -> Result<()> {
    if findings.is_empty() {
        return Ok(());
    }
    let report = Report { tool: "xtask", version: env!("CARGO_PKG_VERSION"), findings, n_documents: 1 };
    render(&report, Format::Text, out).context("cannot write the findings")
}

/// Whether code made in spite of a finding would be wrong or would miss something. House rules, names and what stands in
/// parts that no code is made of do not matter here; `lint` tells of them.
fn stops(finding: &Finding) -> bool {
    const SMALL: &[&str] = &["unknown-field", "bad-component-name"];
    const PROSE: &[&str] = &["#/info", "#/tags", "#/servers", "#/externalDocs"];
    let is_prose = PROSE.iter().any(|part| finding.place.pointer.starts_with(part));
    let is_small = SMALL.contains(&finding.rule.id) || is_prose;
    finding.level == Level::Error && (finding.rule.group == Group::Unusable || !is_small)
}
