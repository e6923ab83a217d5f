//! The part of SARIF that we write. Names and nesting are the standard's.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::findings::Level;

#[derive(Serialize)]
pub(super) struct Log<'f> {
    #[serde(rename = "$schema")]
    pub(super) schema: &'static str,
    pub(super) version: &'static str,
    pub(super) runs: [Run<'f>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Run<'f> {
    pub(super) tool: Tool<'f>,
    pub(super) column_kind: &'static str,
    pub(super) original_uri_base_ids: BTreeMap<&'static str, UriBase>,
    pub(super) results: Vec<SarifResult<'f>>,
}

#[derive(Serialize)]
pub(super) struct Tool<'f> {
    pub(super) driver: Driver<'f>,
}

#[derive(Serialize)]
pub(super) struct Driver<'f> {
    pub(super) name: &'f str,
    pub(super) version: &'f str,
    pub(super) rules: Vec<ReportingDescriptor>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReportingDescriptor {
    pub(super) id: &'static str,
    pub(super) short_description: Message<&'static str>,
    pub(super) full_description: Message<&'static str>,
    pub(super) help: Help,
    pub(super) default_configuration: Configuration,
    pub(super) properties: Properties,
}

#[derive(Serialize)]
pub(super) struct Message<T> {
    pub(super) text: T,
}

#[derive(Serialize)]
pub(super) struct Help {
    pub(super) text: &'static str,
    pub(super) markdown: &'static str,
}

#[derive(Serialize)]
pub(super) struct Configuration {
    pub(super) level: Level,
}

#[derive(Serialize)]
pub(super) struct Properties {
    pub(super) tags: [&'static str; 1],
}

/// A base without a URI: the reader of the log knows where its copy of the files is.
#[derive(Serialize)]
pub(super) struct UriBase {
    pub(super) description: Message<&'static str>,
}

/// SARIF calls it `result`, a name that is taken in Rust.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct SarifResult<'f> {
    pub(super) rule_id: &'static str,
    pub(super) rule_index: usize,
    pub(super) level: Level,
    pub(super) message: Message<String>,
    pub(super) locations: [Location<'f>; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) related_locations: Vec<Location<'f>>,
    pub(super) partial_fingerprints: BTreeMap<&'static str, String>,
}

#[derive(Serialize)]
pub(super) struct Location<'f> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<usize>,
    #[serde(rename = "physicalLocation")]
    pub(super) physical: PhysicalLocation,
    #[serde(rename = "logicalLocations")]
    pub(super) logical: [LogicalLocation<'f>; 1],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) message: Option<Message<&'f str>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PhysicalLocation {
    pub(super) artifact_location: ArtifactLocation,
    pub(super) region: Region,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ArtifactLocation {
    pub(super) uri: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) uri_base_id: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Region {
    pub(super) start_line: usize,
    pub(super) start_column: usize,
    pub(super) end_column: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct LogicalLocation<'f> {
    pub(super) fully_qualified_name: &'f str,
}
