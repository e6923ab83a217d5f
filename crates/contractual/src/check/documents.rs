//! The contracts are in order, and all of them are held to the house rules.

use anyhow::Result;
use contract::findings::Findings;

use crate::lint;

use super::context::{CheckContext, about};
use super::rules::DOCUMENT_NOT_LISTED;

/// Findings of `lint`, and documents that are not held to the house rules.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let (_, mut findings) = lint::contracts_in(context.root)?;
    let listed = lint::listed_in(context.root)?;
    for contract in &context.contracts {
        let path = context.path(&format!("spec/{}", file_name(contract.sources.main().name())));
        if !path.canonicalize().is_ok_and(|path| listed.contains(&path)) {
            let message = format!("`spec/lint.toml` does not hold `{}` to the house rules.", contract.name);
            findings.push(about(&DOCUMENT_NOT_LISTED, &path, message, "List it under `house` in `spec/lint.toml`."));
        }
    }
    Ok(findings)
}

fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
