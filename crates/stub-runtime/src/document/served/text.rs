//! What is only text: external documents and tags.

use poem_openapi::registry::{MetaExternalDocument, MetaTag};

use crate::document::json::Json;

/// More to read; nothing without an address.
pub(super) fn external_docs(node: &'static Json) -> Option<MetaExternalDocument> {
    let url = node.text("url")?.to_owned();
    Some(MetaExternalDocument { url, description: node.text("description").map(str::to_owned) })
}

/// A tag; nothing without a name.
pub(super) fn tag(node: &'static Json) -> Option<MetaTag> {
    Some(MetaTag {
        name: node.text("name")?,
        description: node.text("description"),
        external_docs: node.get("externalDocs").and_then(external_docs),
    })
}
