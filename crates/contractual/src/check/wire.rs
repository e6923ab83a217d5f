//! Every operation with every status that it declares was heard over a socket and looks as its snapshot shows.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use contract::findings::{Finding, Findings};
use contract::model::{Api, StatusKey};
use contract::source::Node;
use serde::Deserialize;

use super::context::{CheckContext, about};
use super::rules::{ANSWER_CHANGED, ANSWER_NOT_HEARD, ANSWER_WITHOUT_SNAPSHOT, WAIVER_IDLE};
use super::snapshots::Snapshots;

/// Folder of the snapshots, with a folder per contract and operation, and the list of those that may be missing.
pub(super) const FOLDER: &str = "tests/snapshots/wire";
const WAIVERS: &str = "tests/snapshots/waivers.toml";

/// The waivers as they are written.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct WaiversToml {
    #[serde(default, rename = "waiver")]
    waivers: Vec<Waiver>,
}

/// An answer that needs no snapshot.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Waiver {
    contract: String,
    operation: String,
    status: u16,
    reason: String,
}

/// Compares contract, snapshots and what was heard.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let mut findings = Findings::default();
    let waivers = waivers(context)?;
    let mut used = BTreeSet::new();
    for contract in &context.contracts {
        let (Some(api), _) = Api::read(&contract.sources) else { continue };
        let Some(observed) = context.seen.and_then(|seen| seen.of(&contract.name)) else { continue };
        let mut snapshots = Snapshots::in_folder(context.path(FOLDER).join(&contract.name))?;
        for (operation, status, node) in answers(&api) {
            let name = format!("{operation}/{status}");
            let is_waived =
                |it: &&Waiver| it.contract == contract.name && it.operation == operation && it.status == status;
            if let Some(waiver) = waivers.iter().find(is_waived) {
                used.insert(std::ptr::from_ref(waiver));
                snapshots.asked(&name);
                continue;
            }
            let heard = observed.answers.iter().find(|heard| heard.operation == operation && heard.status == status);
            let Some(heard) = heard.filter(|heard| heard.answered == status) else {
                snapshots.asked(&name);
                let came = heard.map_or("it was not asked".to_owned(), |heard| format!("{} came", heard.answered));
                let message = format!("The server does not answer `{operation}` with {status}: {came}.");
                findings.push(Finding::new(&ANSWER_NOT_HEARD, node, message, ANSWER_NOT_HEARD.remedy));
                continue;
            };
            findings.extend(snapshots.compare(&name, &heard.text, &ANSWER_CHANGED, |_| {
                let rule = &ANSWER_WITHOUT_SNAPSHOT;
                let message = format!("No snapshot shows how `{operation}` answers {status}.");
                Finding::new(rule, node, message, rule.remedy)
            })?);
        }
        findings.extend(snapshots.leftovers());
    }
    for waiver in waivers.iter().filter(|waiver| !used.contains(&std::ptr::from_ref(*waiver))) {
        let message = format!("The waiver of `{}` {} matches no answer.", waiver.operation, waiver.status);
        findings.push(about(&WAIVER_IDLE, &context.path(WAIVERS), message, "Remove it."));
    }
    Ok(findings)
}

/// Every operation with every status that it names.
fn answers<'s>(api: &Api<'s>) -> Vec<(String, u16, Node<'s>)> {
    let mut answers = Vec::new();
    for (path, _, operation) in api.operations() {
        let id = operation.id.map_or_else(|| format!("{} {path}", operation.method.name()), str::to_owned);
        for (key, response) in &operation.responses.by_status {
            if let StatusKey::Code(status) = key {
                answers.push((id.clone(), *status, response.via.unwrap_or(api[response.id].node)));
            }
        }
    }
    answers
}

fn waivers(context: &CheckContext<'_>) -> Result<Vec<Waiver>> {
    let Some(text) = context.text(WAIVERS)? else { return Ok(Vec::new()) };
    let WaiversToml { waivers } = toml::from_str(&text).with_context(|| format!("cannot read {WAIVERS}"))?;
    for waiver in &waivers {
        ensure!(
            !waiver.reason.trim().is_empty(),
            "cannot use {WAIVERS}: the waiver of `{}` has no reason",
            waiver.operation
        );
    }
    Ok(waivers)
}
