//! Files of waivers: levels that differ from the catalogue's, and accepted findings.
//!
//! A file that is not understood to the last word stops the comparison: what it was meant to forbid or to allow cannot be
//! guessed.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use contract::diff::catalogue;
use contract::diff::judge::{Levels, Options, Waiver, Waivers};
use contract::findings::Level;
use serde::Deserialize;

use crate::{day, workspace};

/// Options for a document, by its file name, from the text of a waivers file. For tests that try it with any text.
pub fn waivers(text: &str, document: &str) -> Result<Options> {
    WaiversFile::parse(text).map(|file| file.options(document))
}

/// The file, read and found to make sense.
#[derive(Debug, Default)]
pub(crate) struct WaiversFile {
    levels: Vec<(String, Level)>,
    entries: Vec<Entry>,
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WaiversToml {
    #[serde(default)]
    levels: BTreeMap<String, LevelName>,
    #[serde(default, rename = "waiver")]
    waivers: Vec<Entry>,
}

/// A waiver, and the document that it is about: one file may serve several.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    /// The file name of the new document; any if it is left out.
    document: Option<String>,
    rule: String,
    operation: Option<String>,
    old: Option<String>,
    new: Option<String>,
    reason: String,
    until: Option<String>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LevelName {
    Error,
    Warning,
    Note,
}

impl WaiversFile {
    pub(crate) fn load(path: &Path) -> Result<WaiversFile> {
        let cannot = || format!("cannot read {}", workspace::shown(path).display());
        let text = fs::read_to_string(path).with_context(cannot)?;
        WaiversFile::parse(&text).with_context(cannot)
    }

    pub(super) fn parse(text: &str) -> Result<WaiversFile> {
        let WaiversToml { levels, waivers } = toml::from_str(text)?;
        for rule in levels.keys() {
            check_rule(rule).context("in `[levels]`")?;
        }
        for (idx, entry) in waivers.iter().enumerate() {
            entry.check().with_context(|| format!("in the {} `[[waiver]]`", ordinal(idx + 1)))?;
        }
        let levels = levels.into_iter().map(|(rule, level)| (rule, level.into())).collect();
        Ok(WaiversFile { levels, entries: waivers })
    }

    /// Levels that replace the catalogue's, and what is accepted of a document, by its file name.
    pub(super) fn options(&self, document: &str) -> Options {
        let is_meant = |entry: &&Entry| entry.document.as_deref().is_none_or(|meant| meant == document);
        let waivers = Waivers(self.entries.iter().filter(is_meant).map(Entry::waiver).collect());
        Options { levels: Levels(self.levels.clone()), waivers, ..Options::default() }
    }
}

impl Entry {
    fn check(&self) -> Result<()> {
        check_rule(&self.rule)?;
        ensure!(!self.reason.trim().is_empty(), "`reason` is empty; say why the change is accepted");
        if let Some(until) = &self.until {
            day::parse(until).context("in `until`")?;
        }
        Ok(())
    }

    fn waiver(&self) -> Waiver {
        // A new part must be handed on, not forgotten.
        let Entry { document: _, rule, operation, old, new, reason, until } = self.clone();
        Waiver { rule, operation, old, new, reason, until }
    }
}

impl From<LevelName> for Level {
    fn from(name: LevelName) -> Level {
        match name {
            LevelName::Error => Level::Error,
            LevelName::Warning => Level::Warning,
            LevelName::Note => Level::Note,
        }
    }
}

/// Refuses the id of no rule, and says which one may be meant.
fn check_rule(id: &str) -> Result<()> {
    let help = || {
        if let Some(rule) = catalogue::all().find(|rule| rule.oasdiff == Some(id)) {
            return format!("that is oasdiff's name of our `{}`", rule.id);
        }
        let scored = catalogue::all().map(|rule| (strsim::jaro_winkler(id, rule.id), rule.id));
        let best = scored.max_by(|a, b| a.0.total_cmp(&b.0)).filter(|(score, _)| *score > 0.8);
        best.map_or_else(|| "docs/diff-rules.md lists them".to_owned(), |(_, meant)| format!("did you mean `{meant}`?"))
    };
    ensure!(catalogue::all().any(|rule| rule.id == id), "no rule is called `{id}`; {}", help());
    Ok(())
}

fn ordinal(n: usize) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}
