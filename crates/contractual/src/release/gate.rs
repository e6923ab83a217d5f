//! Reasons against a release.

use std::io::Write;

use anyhow::Result;
use contract::diff::judge::{Bump, Comparison, VersionChange};
use contract::model::Api;

use crate::check::{self, Gate};
use crate::configuration::Configuration;
use crate::diff::{Baseline, Contract, ReleaseComparison};
use crate::outcome::Outcome;
use crate::releases::{self, Release};
use crate::version::Version;

/// Whether nothing has drifted; what has is written out. How far the contracts are from the newest release is measured by
/// the step that the version takes, so the gate is not asked about it.
pub(super) fn is_green(configuration: &Configuration, gate: &Gate, out: &mut dyn Write) -> Result<bool> {
    let mut said = Vec::new();
    let outcome = check::run_all_but("released", configuration, gate, &mut said)?;
    if outcome != Outcome::Clean {
        out.write_all(&said)?;
    }
    Ok(outcome == Outcome::Clean)
}

/// All other reasons against the release, in sentences that end with what to do.
pub(super) fn reasons(
    configuration: &Configuration,
    version: &Version,
    compared: &ReleaseComparison,
) -> Result<Vec<String>> {
    let mut reasons = Vec::new();
    let ReleaseComparison { released, baseline, contracts, gone } = compared;
    let newest = baseline.as_ref().and_then(Baseline::release);
    let releases = releases::releases(&configuration.root.join(released.folder().unwrap_or_default()))?;
    if let Some(same) = releases.iter().find(|release| release.version == *version) {
        let folder = same.folder.display();
        reasons.push(format!("{folder} is there already, and a release never changes: raise the version."));
    } else if let Some(newest) = newest.filter(|newest| newest.version > *version) {
        reasons.push(format!("It is older than {}, the newest release: raise the version.", newest.version));
    }
    // A version that cannot be need not be measured.
    let can_be = reasons.is_empty();
    for contract in contracts {
        if can_be {
            reasons.extend(wrong_version(contract, version));
        }
        if let (Some(newest), Some(comparison)) = (newest, &contract.comparison) {
            if can_be {
                reasons.extend(small_step(contract, newest, version, &configuration.command));
            }
            let address = &contract.address;
            let faults = comparison.waiver_faults.iter();
            reasons.extend(faults.map(|fault| format!("{address}: waiver {}: {}", fault.waiver, fault.message)));
        }
    }
    if let Some(newest) = newest {
        let is_major = step(newest, version) == Some(Bump::Major);
        for path in gone.iter().filter(|_| !is_major) {
            reasons.push(format!(
                "{path} is released, and no document of its name is: put it back, or take a major step."
            ));
        }
    }
    Ok(reasons)
}

fn wrong_version(contract: &Contract, version: &Version) -> Option<String> {
    // Lint found the document in order, so it can be read.
    let found = Api::read(&contract.sources).0.map(|api| api.info.version.to_owned())?;
    let address = &contract.address;
    (found != version.text())
        .then(|| format!("{address} says that it is version {found}: write `version: '{version}'` in its `info`."))
}

/// The step from the newest release, whose folder's name counts and not what its documents say.
fn small_step(contract: &Contract, newest: &Release, version: &Version, command: &str) -> Option<String> {
    let Comparison { bump, .. } = contract.comparison.as_ref()?;
    let taken = step(newest, version)?;
    (taken < *bump).then(|| {
        format!(
            "{} asks for a {} step from {}, and this is a {} one: `{command} diff` shows why.",
            contract.address,
            bump.name(),
            newest.version,
            taken.name()
        )
    })
}

fn step(newest: &Release, version: &Version) -> Option<Bump> {
    VersionChange { old: newest.version.text().to_owned(), new: version.text().to_owned() }.step()
}
