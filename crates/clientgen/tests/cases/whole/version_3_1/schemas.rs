//! Where each type travels.
//!
//! Made from `case.yaml` by `cargo test`; do not edit.

use client_runtime::schemas::Schemas;

/// Tells of every operation: what it sends and what it reads.
#[allow(clippy::too_many_lines, reason = "it is a list")]
pub fn tell(schemas: &mut Schemas) {
    schemas
        .operation("POST", "/files", "upload")
        .body::<super::types::UploadBody>("multipart/form-data");
    schemas
        .operation("POST", "/orders", "order")
        .body::<super::types::Order>("application/json")
        .answer::<super::types::Order>("200", "application/json");
}
