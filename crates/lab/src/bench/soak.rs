//! Results of `cargo xtask fire soak`: samples of the service over time, and how much anything grew. The suite judges them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use contractual::replace;

/// Engines, as files and benches are named by them.
pub(super) const ENGINES: [&str; 2] = ["sqlite", "postgres"];

/// Samples of a run, each value as many times as there are moments.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Series {
    pub(super) minutes: Vec<f64>,
    pub(super) resident_megabytes: Vec<f64>,
    pub(super) descriptors: Vec<f64>,
    pub(super) wal_megabytes: Vec<f64>,
    pub(super) p50_milliseconds: Vec<f64>,
    pub(super) p99_milliseconds: Vec<f64>,
    pub(super) backlog: Vec<f64>,
}

/// The file that the suite writes of a run.
#[derive(Debug, Deserialize)]
pub(super) struct Soaked {
    pub(super) n_calls: u32,
    pub(super) growth: Vec<Growth>,
    pub(super) series: Series,
}

/// Growth of a quantity from the first third to the last, and the most that is allowed.
#[derive(Debug, Deserialize)]
pub(super) struct Growth {
    pub(super) what: String,
    pub(super) measured: f64,
    pub(super) goal: f64,
}

/// The samples that are kept of an engine, if any.
pub(super) fn series(root: &Path, engine: &str) -> Result<Option<Series>> {
    let cannot = "cannot read the samples that are kept";
    let text = replace::read(&kept(root, engine)).context(cannot)?;
    text.map(|text| serde_json::from_str(&text).context(cannot)).transpose()
}

pub(super) fn kept(root: &Path, engine: &str) -> PathBuf {
    file_in(&root.join("docs/performance"), engine)
}

pub(super) fn file_in(folder: &Path, engine: &str) -> PathBuf {
    folder.join(format!("soak-{engine}.json"))
}
