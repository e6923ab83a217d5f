//! One document on its way to generated code: opened, read, judged, generated from.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use contract::findings::render::{Report, render};
use contract::findings::{Finding, Findings, Format, Group, Level};
use contract::model::Api;
use contract::overlay::{self, Overlaid};
use contract::source::{Disk, Limits, Sources};
use stubgen::{Settings, Stubs};

/// What came of a document.
pub(crate) struct Made {
    /// What was made, unless findings stopped it.
    pub(crate) stubs: Option<Stubs>,
    /// What there is to say: why it was stopped, or what the stubs do not do.
    pub(crate) findings: Findings,
}

/// Opens a document.
pub(crate) fn open(path: &Path) -> Result<Sources> {
    let opened = Sources::open(path, Box::new(Disk), Limits::default());
    opened.with_context(|| format!("cannot open {}", path.display()))
}

/// Makes stubs of a document, or says what stops it.
pub(crate) fn generate(sources: &Sources, settings: &Settings) -> Made {
    let (api, read) = Api::read(sources);
    let mut findings = Findings::default();
    let mut is_stopped = api.is_none();
    for finding in &read {
        if stops(finding) {
            is_stopped = true;
            findings.push(finding.clone());
        }
    }
    let stubs = api.filter(|_| !is_stopped).map(|api| stubgen::generate(&api, settings));
    if let Some(stubs) = &stubs {
        findings.append(stubs.findings.clone());
    }
    findings.sort();
    let stubs = stubs.filter(|stubs| stubs.findings.count(Level::Error) == 0);
    Made { stubs, findings }
}

/// Makes stubs of a document that an overlay changes on the way. Findings lead to where the matter was written: the
/// document or the overlay.
pub(crate) fn generate_overlaid(path: &Path, overlay: &Path, settings: &Settings) -> Result<Made> {
    let (document, overlay) = (open(path)?, open(overlay)?);
    let (applied, mut findings) = overlay::apply(&document, &overlay);
    let Some(applied) = applied else { return Ok(Made { stubs: None, findings }) };
    let files = Box::new(Overlaid::new(path, applied.text(), Box::new(Disk)));
    let changed = Sources::open(path, files, Limits::default());
    let mut made = generate(&changed.with_context(|| format!("cannot read {} as changed", path.display()))?, settings);
    applied.relocate(&mut made.findings);
    findings.append(made.findings);
    Ok(Made { stubs: made.stubs, findings })
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
