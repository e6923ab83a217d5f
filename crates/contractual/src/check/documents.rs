//! The documents are in order, and none stands beside them that nothing looks at.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::findings::Findings;
use contract::swagger::is_swagger_2;

use crate::{document, lint};

use super::context::{CheckContext, about};
use super::rules::DOCUMENT_NOT_LISTED;

/// Findings of `lint`, and documents that the configuration does not name.
pub(super) fn check(context: &CheckContext<'_>) -> Result<Findings> {
    let configuration = context.configuration;
    let (_, mut findings) = lint::configured(configuration)?;
    let files = configuration.documents.iter().filter(|document| document.url.is_none());
    let known: BTreeSet<PathBuf> = files.map(|document| PathBuf::from(&document.path)).collect();
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
    let root = opened.as_ref().and_then(|sources| sources.main().root());
    root.is_some_and(|root| root.get("openapi").is_some() || is_swagger_2(root))
}
