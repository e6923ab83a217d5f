//! Generated code is fresh, byte by byte.

use std::env;

use anyhow::Result;
use contract::findings::Findings;

use crate::generate::Plan;
use crate::generate::tree::ChangeKind;

use super::context::{CheckContext, about};
use super::rules::{GENERATED_FILE_MISSING, GENERATED_FILE_ORPHANED, GENERATED_FILE_STALE};

/// Files that `cargo xtask generate` would change, or the findings that stop it.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let Plan { changes, stops, .. } = context.workbench.plan(context.configuration)?;
    let mut findings = stops;
    // The paths are shown from the current folder, and findings show theirs from there, too.
    let folder = env::current_dir()?;
    for change in &changes {
        let (n_added, n_removed) = change.lines();
        let lines = format!("+{n_added} -{n_removed} lines");
        let (rule, message) = match change.kind {
            ChangeKind::Add => (&GENERATED_FILE_MISSING, format!("The contract makes this file: {lines}.")),
            ChangeKind::Rewrite => (&GENERATED_FILE_STALE, format!("The contract makes something else: {lines}.")),
            ChangeKind::Delete => (&GENERATED_FILE_ORPHANED, format!("Nothing makes this file: {lines}.")),
        };
        findings.push(about(rule, &folder.join(&change.path), message, rule.remedy));
    }
    Ok(findings)
}
