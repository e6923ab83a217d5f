//! The results that are kept in `docs/proof.json`.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::coverage::Coverage;
use super::mutants::{Field, Mutants};
use crate::kept;

pub(super) const FILE: &str = "docs/proof.json";

#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Record {
    /// One for each suite and engine.
    pub(super) suites: Vec<Summary>,
    pub(super) coverage: Option<Coverage>,
    /// One for each field.
    pub(super) mutants: Vec<Mutants>,
    /// Reasons why tests need not notice a mutant, by mutant; written by hand.
    #[serde(default)]
    pub(super) why_missed: BTreeMap<String, String>,
}

/// The line with which a suite ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    pub(crate) suite: String,
    /// The engine, or nothing where a suite has none.
    pub(crate) place: String,
    pub(crate) seed: u32,
    pub(crate) day: String,
    pub(crate) counts: String,
}

impl Summary {
    /// Reads `crash: SQLite, seed 1: 1000 kills, …`, or `disk, seed 1: …` where there are no engines; other lines are none.
    pub(crate) fn parse(suite: &str, line: &str, day: &str) -> Option<Self> {
        let (place, rest) = line.strip_prefix(suite)?.split_once(", seed ")?;
        let (seed, counts) = rest.split_once(": ")?;
        Some(Self {
            suite: suite.to_owned(),
            place: place.trim_start_matches(": ").to_owned(),
            seed: seed.parse().ok()?,
            day: day.to_owned(),
            counts: counts.trim_end().to_owned(),
        })
    }
}

impl Record {
    /// Reads the kept results; none where there is no file.
    pub(super) fn read(root: &Path) -> Result<Self> {
        kept::read(root, FILE)
    }

    pub(super) fn write(&self, root: &Path) -> Result<()> {
        kept::write(root, FILE, self)
    }

    /// Keeps the result of a suite, in the place of its last one.
    pub(super) fn keep_summary(&mut self, summary: Summary) {
        let same = |kept: &&mut Summary| (&kept.suite, &kept.place) == (&summary.suite, &summary.place);
        match self.suites.iter_mut().find(same) {
            Some(kept) => *kept = summary,
            None => self.suites.push(summary),
        }
        self.suites.sort_by(|a, b| (&a.suite, &b.place).cmp(&(&b.suite, &a.place)));
    }

    /// Keeps the results of the mutants of a field, in the place of the last ones; parts stand beside one another.
    pub(super) fn keep_mutants(&mut self, mutants: Mutants) {
        let is_other_part =
            |kept: &Mutants| kept.shard.is_some() && mutants.shard.is_some() && kept.shard != mutants.shard;
        self.mutants.retain(|kept| kept.field != mutants.field || is_other_part(kept));
        self.mutants.push(mutants);
        self.mutants.sort_by(|a, b| (&a.field, &a.shard).cmp(&(&b.field, &b.shard)));
    }

    /// Results of a part of the mutants of a field, or of all.
    pub(super) fn mutants_of(self, field: &Field, shard: Option<&str>) -> Result<Mutants> {
        let is_asked = |kept: &Mutants| kept.field == field.name && kept.shard.as_deref() == shard;
        let kept = self.mutants.into_iter().find(is_asked);
        let whole = || shard.map_or_else(|| field.name.to_owned(), |shard| format!("part {shard} of {}", field.name));
        kept.with_context(|| format!("it is not known which of {} were missed; first try it without --missed", whole()))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn summary(suite: &str, line: &str) -> Option<(String, u32, String)> {
        Summary::parse(suite, line, "2026-01-01").map(|it| (it.place, it.seed, it.counts))
    }

    #[test]
    fn only_the_line_that_sums_up_is_a_summary() {
        let of_crash = summary("crash", "crash: PostgreSQL itself, seed 11: 50 kills: fine, 0 violations\n");
        assert_eq!(of_crash, Some(("PostgreSQL itself".to_owned(), 11, "50 kills: fine, 0 violations".to_owned())));
        let of_disk = summary("disk", "disk, seed 1: 3 rounds, 0 violations");
        assert_eq!(of_disk, Some((String::new(), 1, "3 rounds, 0 violations".to_owned())));
        for line in ["crash: SQLite, seed 1", "crash: SQLite: 20 of 300 kills, 7 s", "disk, seed 1: 0 violations", ""] {
            assert_eq!(summary("crash", line), None, "{line}");
        }
    }

    #[test]
    fn what_is_seen_anew_replaces_itself_alone() {
        let mut record = Record::default();
        for line in ["crash: SQLite, seed 1: a", "crash: PostgreSQL, seed 1: b", "crash: SQLite, seed 2: c"] {
            record.keep_summary(Summary::parse("crash", line, "2026-01-01").unwrap());
        }
        let kept: Vec<_> = record.suites.iter().map(|it| (it.place.as_str(), it.counts.as_str())).collect();
        assert_eq!(kept, [("SQLite", "c"), ("PostgreSQL", "b")]);
    }

    fn tried(shard: Option<&str>, n_caught: usize) -> Mutants {
        Mutants {
            field: "mutants/domain".to_owned(),
            day: "2026-01-01".to_owned(),
            shard: shard.map(str::to_owned),
            n_caught,
            n_caught_at_first: None,
            n_unviable: 0,
            missed: Vec::new(),
        }
    }

    #[test]
    fn parts_of_mutants_stand_beside_one_another_until_all_are_tried() {
        let mut record = Record::default();
        for (shard, n_caught) in [(Some("1/2"), 1), (Some("0/2"), 2), (Some("1/2"), 3)] {
            record.keep_mutants(tried(shard, n_caught));
        }
        assert_eq!(record.mutants, [tried(Some("0/2"), 2), tried(Some("1/2"), 3)]);
        record.keep_mutants(tried(None, 4));
        assert_eq!(record.mutants, [tried(None, 4)]);
    }

    #[test]
    fn a_part_of_mutants_is_not_taken_for_the_whole() {
        let field = Field::named("mutants/domain").unwrap();
        let asked = |shard: Option<&str>| {
            let mut record = Record::default();
            record.keep_mutants(tried(Some("0/2"), 1));
            record.mutants_of(field, shard)
        };
        assert_eq!(asked(Some("0/2")).unwrap(), tried(Some("0/2"), 1));
        let unknown = |shard| asked(shard).unwrap_err().to_string();
        let of = |what: &str| format!("it is not known which of {what} were missed; first try it without --missed");
        assert_eq!(unknown(None), of("mutants/domain"));
        assert_eq!(unknown(Some("1/2")), of("part 1/2 of mutants/domain"));
    }

    #[test]
    fn what_is_kept_is_read_back_as_it_was_written() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("docs")).unwrap();
        let mut record = Record::read(folder.path()).unwrap();
        assert_eq!(record, Record::default());
        record.keep_summary(Summary::parse("disk", "disk, seed 1: none", "2026-01-01").unwrap());
        record.write(folder.path()).unwrap();
        assert_eq!(Record::read(folder.path()).unwrap(), record);
    }
}
