//! The contracts keep what the newest release promised, and releases never change.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use contract::diff::judge::{DiffFinding, Evidence};
use contract::findings::{Finding, Findings, Level, Place, Rule};
use contract::model::Api;

use crate::address::Address;
use crate::configuration::{Configuration, FILE};
use crate::diff::{Baseline, Comparer, Contract as ReleasedContract, ReleaseComparison, WaiversFile};
use crate::generate::tree::files_below;
use crate::releases::{self, Release, SUMS};
use crate::replace::read_lossy;

use super::context::{CheckContext, Contract, about};
use super::rules::{DOCUMENT_NOT_COMPARED, RELEASE_BROKEN, RELEASE_EDITED, WAIVER_IDLE};

/// Compares the contracts with the newest release, and every release with its checksums.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let mut findings = Findings::default();
    let configuration = context.configuration;
    for released in configuration.released_folders() {
        for release in releases::releases(&configuration.root.join(released))? {
            findings.extend(edited(&release)?);
        }
    }
    let files: BTreeSet<&str> = configuration.documents.iter().filter_map(|it| it.waivers.as_deref()).collect();
    for waivers in files.iter().map(|waivers| configuration.shown(waivers)).filter(|waivers| waivers.exists()) {
        if let Err(error) = WaiversFile::load(&waivers) {
            let message = format!("It is not understood: {error:#}.");
            findings.push(about(&WAIVER_IDLE, &waivers, message, WAIVER_IDLE.remedy));
            return Ok(findings);
        }
    }
    // A document that cannot be read cannot be compared either, and `lint` says why.
    let is_unreadable = |contract: &Contract| Api::read(&contract.sources).0.is_none();
    if context.contracts.len() < configuration.documents.len() || context.contracts.iter().any(is_unreadable) {
        return Ok(findings);
    }
    let comparer = Comparer::of(configuration, &configuration.root, context.today);
    for ReleaseComparison { baseline, contracts, gone, .. } in comparer.contracts(false)? {
        for released in &contracts {
            findings.extend(compared(configuration, released));
        }
        findings.extend(baseline.iter().flat_map(|baseline| uncompared(baseline, &contracts)));
        findings.extend(gone.iter().map(|address| {
            let message = "It is released, and no document of its name is configured.".to_owned();
            whole(&RELEASE_BROKEN, address, message, "Put the document back.")
        }));
    }
    Ok(findings)
}

/// Findings about contracts of which a comparison with a branch tells nothing.
fn uncompared(baseline: &Baseline, contracts: &[ReleasedContract]) -> Vec<Finding> {
    if baseline.release().is_some() {
        return Vec::new();
    }
    let finding = |released: &ReleasedContract| {
        let message = match baseline.branch_itself() {
            _ if released.comparison.is_none() => format!("It is not in {baseline}, so nobody is known to rely on it."),
            Some(branch) => {
                format!("HEAD has nothing that `{branch}` has not, so only what is not committed was compared.")
            }
            None => return None,
        };
        Some(whole(&DOCUMENT_NOT_COMPARED, &released.address, message, DOCUMENT_NOT_COMPARED.remedy))
    };
    contracts.iter().filter_map(finding).collect()
}

/// A finding about a document as a whole.
fn whole(rule: &'static Rule, address: &Address, message: String, help: &str) -> Finding {
    Finding::new(rule, Place::whole_file(&address.to_string().into()), message, help)
}

/// Differences of a document from the newest release that break somebody, and waivers that do not hold.
fn compared(configuration: &Configuration, released: &ReleasedContract) -> Vec<Finding> {
    let Some(comparison) = &released.comparison else { return Vec::new() };
    let standing = comparison.findings.iter().filter(|it| it.waived.is_none() && it.level != Level::Note);
    let mut findings: Vec<Finding> = standing.map(broken).collect();
    let waivers = configuration.document_of(&released.address).and_then(|document| document.waivers.as_deref());
    let waivers = configuration.root.join(waivers.unwrap_or(FILE));
    findings.extend(comparison.waiver_faults.iter().map(|fault| {
        let message = format!("{}: {}", fault.waiver, fault.message);
        about(&WAIVER_IDLE, &waivers, message, WAIVER_IDLE.remedy)
    }));
    findings
}

/// A difference that breaks somebody.
fn broken(found: &DiffFinding) -> Finding {
    let witness = match &found.evidence {
        Evidence::Witness(witness) => format!(" {witness} shows it."),
        _ => String::new(),
    };
    let operation = found.places.first().and_then(|place| place.operation.as_ref());
    let operation = operation.map(|operation| format!("{operation}: ")).unwrap_or_default();
    let message = format!("{operation}{}{witness} ({}, {})", found.message, found.rule.id, found.id);
    let place = found.new.clone().or_else(|| found.old.clone());
    let place = place.unwrap_or_else(|| Place::whole_file(&FILE.into()));
    Finding { level: found.level, ..Finding::new(&RELEASE_BROKEN, place, message, found.help.clone()) }
}

/// Files of a release that were edited, added or removed since.
fn edited(release: &Release) -> Result<Vec<Finding>> {
    let Some(recorded) = read_lossy(&release.folder.join(SUMS))? else {
        let message = format!("The release has no `{SUMS}`.");
        return Ok(vec![about(&RELEASE_EDITED, &release.folder, message, RELEASE_EDITED.remedy)]);
    };
    let mut recorded: BTreeMap<&str, &str> =
        recorded.lines().filter_map(|line| line.split_once("  ")).map(|(sum, name)| (name, sum)).collect();
    let mut findings = Vec::new();
    let mut tell = |name: &str, what: &str| {
        findings.push(about(&RELEASE_EDITED, &release.folder.join(name), what.to_owned(), RELEASE_EDITED.remedy));
    };
    for path in files_below(&release.folder)? {
        let name = path.strip_prefix(&release.folder).unwrap_or(&path).display().to_string();
        if name == SUMS {
            continue;
        }
        match recorded.remove(name.as_str()) {
            None => tell(&name, "It was not part of the release."),
            Some(sum) if sum != checksum(&path)? => tell(&name, "It is not what was released."),
            Some(_) => {}
        }
    }
    for name in recorded.keys() {
        tell(name, "It was part of the release, and is gone.");
    }
    Ok(findings)
}

fn checksum(path: &Path) -> Result<String> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(releases::checksum(&bytes))
}
