//! What is sent and what is answered, in poem-openapi's terms.

use poem_openapi::registry::{MetaHeader, MetaMediaType, MetaRequest, MetaResponse};

use crate::document::json::Json;
use crate::document::parsed::Document;

use super::parameter::schema_of;
use super::schema::Schemas;

/// A request body.
pub(super) fn request(document: &'static Document, node: &'static Json) -> MetaRequest {
    MetaRequest {
        description: node.text("description"),
        content: content(document, node),
        required: node.flag("required"),
    }
}

/// The response under a key; nothing if the key is no status.
pub(super) fn response(document: &'static Document, key: &'static str, node: &'static Json) -> Option<MetaResponse> {
    let (status, status_range) = match key.as_bytes() {
        b"default" => (None, None),
        [b'1'..=b'5', b'X' | b'x', b'X' | b'x'] => (None, Some(key.to_owned())),
        [b'1'..=b'5', b'0'..=b'9', b'0'..=b'9'] => (key.parse().ok(), None),
        _ => return None,
    };
    let headers = node.entries("headers").filter_map(|(name, header)| {
        let header = document.resolve(header)?;
        Some(MetaHeader {
            name: name.to_owned(),
            description: header.text("description").map(str::to_owned),
            required: header.flag("required"),
            deprecated: header.flag("deprecated"),
            schema: Schemas::written_out(document).at(schema_of(header)),
        })
    });
    Some(MetaResponse {
        description: node.text("description").unwrap_or_default(),
        status,
        status_range,
        content: content(document, node),
        headers: headers.collect(),
    })
}

fn content(document: &'static Document, node: &'static Json) -> Vec<MetaMediaType> {
    let media_types = node.entries("content").map(|(content_type, media_type)| MetaMediaType {
        content_type,
        schema: Schemas::named(document).at(media_type.get("schema")),
    });
    media_types.collect()
}
