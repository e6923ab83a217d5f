//! `--base`: the configured documents, each against itself at a revision of git, whether anything is released or not.

use std::io::Write;

use anyhow::Result;

use crate::configuration::ConfiguredDocument;
use crate::outcome::Outcome;

use super::accept::Acceptance;
use super::baseline::Baseline;
use super::comparer::Comparer;
use super::contracts::{Contract, ReleaseComparison};
use super::{Args, ensure_sequence, refuse_unknown_explanation, show_contract};

/// Compares every configured document with itself at a revision, and writes what breaks somebody or the waivers for it.
pub(super) fn run(
    comparer: &Comparer,
    revision: &str,
    acceptance: Option<Acceptance<'_>>,
    args: &Args,
    out: &mut dyn Write,
) -> Result<Outcome> {
    ensure_sequence(args, acceptance)?;
    let configuration = comparer.configuration()?;
    let baseline = Baseline::at(revision, configuration)?;
    let documents: Vec<&ConfiguredDocument> = configuration.documents.iter().collect();
    let contracts = comparer.against(Some(&baseline), &documents, acceptance.is_some())?;
    if let Some(acceptance) = acceptance {
        return print_waivers(comparer, acceptance, contracts, out);
    }
    refuse_unknown_explanation(args, contracts.iter().filter_map(|contract| contract.comparison.as_ref()))?;
    let gone = baseline.gone(&documents, comparer)?;
    for address in &gone {
        writeln!(out, "{address} is a document of {revision}, and configured no more: put it back")?;
    }
    let mut is_clean = gone.is_empty();
    for contract in contracts {
        is_clean &= show_contract(contract, revision, args, out)?;
    }
    Ok(Outcome::clean_if(is_clean))
}

/// Prints waivers for all that breaks callers of the newest release or, where there is none, of the revision: a waiver of what
/// was never released would match nothing beside the release.
fn print_waivers(
    comparer: &Comparer,
    acceptance: Acceptance<'_>,
    mut contracts: Vec<Contract>,
    out: &mut dyn Write,
) -> Result<Outcome> {
    for ReleaseComparison { contracts: released, .. } in comparer.contracts(true)? {
        for released in released.into_iter().filter(|released| released.comparison.is_some()) {
            let is_same = |contract: &&mut Contract| contract.address == released.address;
            if let Some(contract) = contracts.iter_mut().find(is_same) {
                *contract = released;
            }
        }
    }
    let compared = contracts.iter().filter_map(|each| Some((&each.address, each.comparison.as_ref()?)));
    comparer.print_waivers(acceptance, &compared.collect::<Vec<_>>(), out)
}
