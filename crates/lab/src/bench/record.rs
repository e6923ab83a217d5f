//! Figures that are kept in `docs/performance.json`, so that a page can be written from them.
//!
//! All benches together take more than an hour. Each is kept as soon as it is measured, in the place of what it measured
//! before; what is kept says on which day and with what.

use std::path::Path;

use anyhow::Result;
use serde::{Deserialize, Serialize};

use super::catalogue::BENCHES;
use super::equipment::Equipment;
use super::figures::Figure;
use crate::kept;

pub(super) const FILE: &str = "docs/performance.json";

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Record {
    pub(super) runs: Vec<Run>,
}

/// Figures of one day and one equipment.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Run {
    pub(super) day: String,
    pub(super) equipment: Equipment,
    pub(super) figures: Vec<Figure>,
}

impl Record {
    /// Reads the kept figures; none where there is no file.
    pub(super) fn read(root: &Path) -> Result<Record> {
        kept::read(root, FILE)
    }

    /// Keeps figures, in the place of those that the same benches measured before.
    pub(super) fn keep(&mut self, day: &str, equipment: &Equipment, figures: &[Figure]) {
        let is_measured_anew = |kept: &Figure| figures.iter().any(|figure| figure.bench == kept.bench);
        for run in &mut self.runs {
            run.figures.retain(|kept| !is_measured_anew(kept));
        }
        let is_same = |run: &Run| run.day == day && run.equipment == *equipment;
        let idx = self.runs.iter().position(is_same).unwrap_or_else(|| {
            self.runs.push(Run { day: day.to_owned(), equipment: equipment.clone(), figures: Vec::new() });
            self.runs.len() - 1
        });
        let run = &mut self.runs[idx];
        run.figures.extend(figures.iter().cloned().map(rounded));
        run.figures.sort_by_key(|figure| place(&figure.bench));
        self.runs.retain(|run| !run.figures.is_empty());
    }

    pub(super) fn write(&self, root: &Path) -> Result<()> {
        kept::write(root, FILE, self)
    }

    /// All figures, in the order of the benches.
    pub(super) fn figures(&self) -> Vec<Figure> {
        let mut figures: Vec<Figure> = self.runs.iter().flat_map(|run| run.figures.iter().cloned()).collect();
        figures.sort_by_key(|figure| place(&figure.bench));
        figures
    }
}

/// Position of a bench in the catalogue.
fn place(bench: &str) -> usize {
    BENCHES.iter().position(|known| known.name == bench).unwrap_or(BENCHES.len())
}

/// A figure with as many digits as mean something. So few are read back as they were written.
fn rounded(figure: Figure) -> Figure {
    let few = |number: f64| format!("{number:.5e}").parse().unwrap_or(number);
    Figure { measured: figure.measured.map(few), ..figure }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::figures::Quantity;
    use super::*;

    fn equipment(rustc: &str) -> Equipment {
        Equipment {
            processor: "Any".to_owned(),
            n_cores: 2,
            memory_gigabytes: 4,
            kernel: "Linux 6.1".to_owned(),
            rustc: rustc.to_owned(),
            postgresql: None,
            sqlite: "3.51.0".to_owned(),
        }
    }

    fn figure(bench: &str, measured: f64) -> Figure {
        Figure::new(bench, Quantity::SecondsOf("start".to_owned()), Some(measured), 0.5)
    }

    #[test]
    fn a_bench_that_is_measured_anew_replaces_itself_alone() {
        let mut record = Record::default();
        record.keep("2026-01-01", &equipment("1.95.0"), &[figure("store/sqlite", 0.1), figure("store/sqlite", 0.2)]);
        record.keep("2026-01-01", &equipment("1.95.0"), &[figure("lint/service.yaml", 0.3)]);
        assert_eq!(record.runs.len(), 1, "one day and one equipment are one run");
        let benches: Vec<&str> = record.runs[0].figures.iter().map(|figure| figure.bench.as_str()).collect();
        assert_eq!(benches, ["lint/service.yaml", "store/sqlite", "store/sqlite"]);
        record.keep("2026-01-02", &equipment("1.95.0"), &[figure("store/sqlite", 0.4)]);
        let measured: Vec<Option<f64>> = record.figures().iter().map(|figure| figure.measured).collect();
        assert_eq!(measured, [Some(0.3), Some(0.4)]);
        record.keep("2026-01-02", &equipment("1.96.0"), &[figure("lint/service.yaml", 0.5)]);
        let runs: Vec<_> = record.runs.iter().map(|run| (run.day.as_str(), run.equipment.rustc.as_str())).collect();
        assert_eq!(runs, [("2026-01-02", "1.95.0"), ("2026-01-02", "1.96.0")], "an empty run is forgotten");
    }

    #[test]
    fn what_is_kept_is_read_back_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("docs")).unwrap();
        let mut record = Record::read(folder.path()).unwrap();
        assert_eq!(record, Record::default());
        let quantities = [
            Quantity::PeakMegabytes,
            Quantity::WrongAnswersOf(387),
            Quantity::TimeAgainst("a".to_owned(), "b".to_owned()),
            Quantity::MicrosecondsAmong("a".to_owned(), "b".to_owned()),
        ];
        let figures = quantities.map(|quantity| Figure::reading("store/sqlite", quantity, Some(2.0_f64.sqrt() * 1e-7)));
        record.keep("2026-01-01", &equipment("1.95.0"), &figures);
        record.write(folder.path()).unwrap();
        assert_eq!(Record::read(folder.path()).unwrap(), record);
        assert_eq!(record.figures()[0].measured, Some(1.41421e-7));
    }
}
