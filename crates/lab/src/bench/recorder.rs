//! Keeps figures as of today, and writes the page that shows them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use contractual::replace::{self, Replacement};
use contractual::{day, workspace};

use super::equipment::Equipment;
use super::figures::{Figure, Quantity};
use super::page;
use super::record::Record;
use super::soak::{self, ENGINES, Growth, Soaked};

/// The day and the equipment that figures are kept with.
pub(super) struct Recorder {
    root: PathBuf,
    day: String,
    equipment: Equipment,
}

impl Recorder {
    pub(super) fn new() -> Result<Recorder> {
        let root = workspace::root()?;
        Ok(Recorder { day: day::shown(day::today()?), equipment: Equipment::here(&root)?, root })
    }

    /// Keeps figures in the place of those that the same benches measured before.
    pub(super) fn keep(&self, figures: &[Figure]) -> Result<()> {
        let mut record = Record::read(&self.root)?;
        record.keep(&self.day, &self.equipment, figures);
        record.write(&self.root)?;
        page::write(&self.root, &mut io::sink())
    }
}

/// Keeps the results that runs of `cargo xtask fire soak` left in a folder, one file for each engine.
pub(crate) fn keep_soak(folder: &Path) -> Result<()> {
    let recorder = Recorder::new()?;
    for engine in ENGINES {
        let sampled = replace::read(&soak::file_in(folder, engine)).context("cannot read what was sampled")?;
        let Some(text) = sampled else { continue };
        let Soaked { n_calls, growth, series } = serde_json::from_str(&text).context("cannot read what was sampled")?;
        ensure!(!series.minutes.is_empty(), "nothing was sampled");
        let bench = format!("soak/{engine}");
        let mut figures: Vec<Figure> = growth
            .into_iter()
            .map(|Growth { what, measured, goal }| Figure::new(&bench, Quantity::GrowthOf(what), Some(measured), goal))
            .collect();
        figures.push(Figure::reading(&bench, Quantity::Calls, Some(f64::from(n_calls))));
        let samples = serde_json::to_string(&series).context("samples cannot be written as JSON")?;
        let kept = soak::kept(&recorder.root, engine);
        fs::create_dir_all(kept.parent().unwrap_or(&recorder.root)).context("cannot make a folder for samples")?;
        // A line for each value, so that a difference can be read.
        Replacement::write(&kept, &format!("{}\n", samples.replace("],", "],\n")))?.put()?;
        recorder.keep(&figures)?;
    }
    Ok(())
}
