//! The documents are in order, and none stands beside them that nothing looks at.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::findings::Findings;

use crate::{document, lint};

use super::context::{CheckContext, about};
use super::rules::DOCUMENT_NOT_LISTED;

/// Findings of `lint`, and documents that the configuration does not name.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let configuration = context.configuration;
    let (_, mut findings) = lint::configured(configuration)?;
    let paths = configuration.documents.iter().map(|document| PathBuf::from(&document.path));
    let known: BTreeSet<PathBuf> = paths.collect();
    let folders: BTreeSet<&Path> = known.iter().filter_map(|path| path.parent()).collect();
    for folder in folders {
        // A folder without any is said by whoever opens the document.
        for path in lint::in_folder(&configuration.root.join(folder)).unwrap_or_default() {
            let inside = path.strip_prefix(&configuration.root).unwrap_or(&path);
            if !known.contains(inside) && is_openapi(&path) {
                let message = format!("`contractual.toml` does not name `{}`.", inside.display());
                findings.push(about(&DOCUMENT_NOT_LISTED, &path, message, DOCUMENT_NOT_LISTED.remedy));
            }
        }
    }
    Ok(findings)
}

/// True for a file that says that it is a document. One that cannot be read says nothing.
fn is_openapi(path: &Path) -> bool {
    let opened = document::open(path).ok();
    opened.is_some_and(|sources| sources.main().root().is_some_and(|root| root.get("openapi").is_some()))
}
