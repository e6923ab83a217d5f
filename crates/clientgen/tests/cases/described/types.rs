// schemas.rs

use client_runtime::schemas::Schemas;

/// Tells of every operation: what it sends and what it reads.
#[allow(clippy::too_many_lines, reason = "it is a list")]
pub fn tell(schemas: &mut Schemas) {
    schemas
        .operation("GET", "/things", "listThings")
        .answer::<::std::vec::Vec<super::types::Thing>>("200", "application/json");
}

// types.rs

#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Thing {
