//! The part of SARIF that we write. Names and nesting are the standard's.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::findings::Level;

#[derive(Serialize)]
pub(crate) struct Log<'f> {
    #[serde(rename = "$schema")]
    pub(crate) schema: &'static str,
    pub(crate) version: &'static str,
    pub(crate) runs: [Run<'f>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Run<'f> {
    pub(crate) tool: Tool<'f>,
    pub(crate) column_kind: &'static str,
    pub(crate) original_uri_base_ids: BTreeMap<&'static str, UriBase>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) invocations: Vec<Invocation<'f>>,
    pub(crate) results: Vec<SarifResult<'f>>,
}

#[derive(Serialize)]
pub(crate) struct Tool<'f> {
    pub(crate) driver: Driver<'f>,
}

#[derive(Serialize)]
pub(crate) struct Driver<'f> {
    pub(crate) name: &'f str,
    pub(crate) version: &'f str,
    pub(crate) rules: Vec<ReportingDescriptor>,
}

#[derive(Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReportingDescriptor {
    pub(crate) id: &'static str,
    pub(crate) short_description: Message<Cow<'static, str>>,
    pub(crate) full_description: Message<&'static str>,
    pub(crate) help: Help,
    pub(crate) default_configuration: Configuration,
    pub(crate) properties: Properties,
}

#[derive(Clone, Serialize)]
pub(crate) struct Message<T> {
    pub(crate) text: T,
}

#[derive(Clone, Serialize)]
pub(crate) struct Help {
    pub(crate) text: &'static str,
    pub(crate) markdown: &'static str,
}

#[derive(Clone, Serialize)]
pub(crate) struct Configuration {
    pub(crate) level: Level,
}

#[derive(Clone, Serialize)]
pub(crate) struct Properties {
    pub(crate) tags: Vec<&'static str>,
}

/// What happened beside the results.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Invocation<'f> {
    pub(crate) execution_successful: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) tool_execution_notifications: Vec<Notification<'f>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) tool_configuration_notifications: Vec<Notification<'f>>,
}

#[derive(Serialize)]
pub(crate) struct Notification<'f> {
    pub(crate) level: Level,
    pub(crate) message: Message<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) locations: Vec<Location<'f>>,
}

/// A base without a URI: the reader of the log knows where its copy of the files is.
#[derive(Serialize)]
pub(crate) struct UriBase {
    pub(crate) description: Message<&'static str>,
}

/// SARIF calls it `result`, a name that is taken in Rust.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SarifResult<'f> {
    pub(crate) rule_id: &'static str,
    pub(crate) rule_index: usize,
    pub(crate) level: Level,
    pub(crate) message: Message<String>,
    pub(crate) locations: [Location<'f>; 1],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) related_locations: Vec<Location<'f>>,
    pub(crate) partial_fingerprints: BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) suppressions: Vec<Suppression<'f>>,
}

#[derive(Serialize)]
pub(crate) struct Suppression<'f> {
    pub(crate) kind: &'static str,
    pub(crate) justification: &'f str,
}

#[derive(Serialize)]
pub(crate) struct Location<'f> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<usize>,
    #[serde(rename = "physicalLocation")]
    pub(crate) physical: PhysicalLocation,
    #[serde(rename = "logicalLocations")]
    pub(crate) logical: [LogicalLocation<'f>; 1],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) message: Option<Message<&'f str>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PhysicalLocation {
    pub(crate) artifact_location: ArtifactLocation,
    pub(crate) region: Region,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ArtifactLocation {
    pub(crate) uri: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) uri_base_id: Option<&'static str>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Region {
    pub(crate) start_line: usize,
    pub(crate) start_column: usize,
    pub(crate) end_column: usize,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LogicalLocation<'f> {
    pub(crate) fully_qualified_name: &'f str,
}
