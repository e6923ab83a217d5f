//! What `cargo xtask fire soak` leaves behind: how the service did over time, and how much anything grew.
//!
//! The suite judges; here its judgement becomes figures, and its samples are kept beside the page that shows them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};

use super::Recorder;
use super::figures::{Figure, Quantity};
use contractual::replace::Replacement;

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

/// What the suite writes of a run.
#[derive(Debug, Deserialize)]
struct Soaked {
    n_calls: u32,
    growth: Vec<Growth>,
    series: Series,
}

/// How much something grew from the first third to the last, and how much it may.
#[derive(Debug, Deserialize)]
struct Growth {
    what: String,
    measured: f64,
    goal: f64,
}

/// Keeps what runs of the suite left in a folder, one file for each engine.
pub(crate) fn keep(folder: &Path) -> Result<()> {
    let recorder = Recorder::new()?;
    for engine in ENGINES {
        let Some(text) = read(&file_in(folder, engine))? else { continue };
        let Soaked { n_calls, growth, series } = serde_json::from_str(&text).context("cannot read what was sampled")?;
        ensure!(!series.minutes.is_empty(), "nothing was sampled");
        let bench = format!("soak/{engine}");
        let mut figures: Vec<Figure> = growth
            .into_iter()
            .map(|Growth { what, measured, goal }| Figure::new(&bench, Quantity::GrowthOf(what), Some(measured), goal))
            .collect();
        figures.push(Figure::reading(&bench, Quantity::Calls, Some(f64::from(n_calls))));
        let samples = serde_json::to_string(&series).context("samples cannot be written as JSON")?;
        let kept = kept(&recorder.root, engine);
        fs::create_dir_all(kept.parent().unwrap_or(&recorder.root)).context("cannot make a folder for samples")?;
        // A line for each value, so that a difference can be read.
        Replacement::write(&kept, &format!("{}\n", samples.replace("],", "],\n")))?.put()?;
        recorder.keep(&figures)?;
    }
    Ok(())
}

/// The samples that are kept of an engine, if any.
pub(super) fn series(root: &Path, engine: &str) -> Result<Option<Series>> {
    let text = read(&kept(root, engine))?;
    text.map(|text| serde_json::from_str(&text).context("cannot read the samples that are kept")).transpose()
}

fn kept(root: &Path, engine: &str) -> PathBuf {
    file_in(&root.join("docs/performance"), engine)
}

fn file_in(folder: &Path, engine: &str) -> PathBuf {
    folder.join(format!("soak-{engine}.json"))
}

fn read(path: &Path) -> Result<Option<String>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", path.display())),
    }
}
