//! `[lint]`: documents that are held to the house rules, and levels other than the rules have them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::catalogue;
use contract::findings::{Finding, Findings, Group, Level, Place};

use crate::check::rules::WAIVER_IDLE;

use super::fault::meant;
use super::keys::{ExceptionKeys, LintKeys, RuleKeys};
use super::resolve::Resolver;

/// Settings of `lint`.
#[derive(Debug, Clone, Default)]
pub(crate) struct LintSettings {
    /// The file system's names of the documents that are held to the house rules.
    house: Vec<PathBuf>,
    levels: Vec<RuleLevel>,
}

/// Another level of a rule.
#[derive(Debug, Clone)]
struct RuleLevel {
    rule: &'static str,
    /// Pointer and line of the place that is meant; `None` for all.
    at: Option<(String, usize)>,
    /// `None` hides the findings.
    level: Option<Level>,
}

impl LintSettings {
    pub(super) fn resolved(keys: LintKeys, resolver: &Resolver<'_>) -> Result<LintSettings> {
        let LintKeys { house, rules } = keys;
        let mut settings = LintSettings::default();
        for pattern in &house {
            let files = resolver.files(pattern)?.into_iter().map(|file| resolver.root().join(file));
            for file in files {
                let known = file.canonicalize();
                let missing = |_| resolver.text().fault(pattern.span(), "there is no such document; mend the path");
                settings.house.push(known.map_err(missing)?);
            }
        }
        for (id, keys) in rules {
            let Some(rule) = catalogue::all().find(|rule| rule.id == id.get_ref()) else {
                let mut known: Vec<&str> = catalogue::all().map(|rule| rule.id).collect();
                known.push("house");
                let meant = meant(id.get_ref(), &known);
                let meant = if meant.starts_with("did") { meant } else { "docs/rules.md lists them".to_owned() };
                let message = format!("no rule of lint is called `{}`; {meant}", id.get_ref());
                return Err(resolver.text().fault(id.span(), &message));
            };
            if rule.group == Group::Unusable {
                let message = format!("`{}` says that a document cannot be read, which no level changes", rule.id);
                return Err(resolver.text().fault(id.span(), &message));
            }
            let level = |level, at| RuleLevel { rule: rule.id, at, level };
            match keys {
                RuleKeys::Everywhere(everywhere) => settings.levels.push(level(everywhere.level(), None)),
                RuleKeys::At(places) if places.is_empty() => {
                    return Err(resolver.text().fault(id.span(), "the list of places is empty; name one, or a level"));
                }
                RuleKeys::At(places) => {
                    for ExceptionKeys { at, level: key, reason } in places {
                        if reason.get_ref().trim().is_empty() {
                            return Err(resolver.text().fault(reason.span(), "the reason is empty; say why"));
                        }
                        let line = resolver.text().line(at.span());
                        settings.levels.push(level(key.level(), Some((at.into_inner(), line))));
                    }
                }
            }
        }
        Ok(settings)
    }

    /// True for a document, by the file system's name of it, that is held to the house rules.
    pub(crate) fn is_house(&self, canonical: &Path) -> bool {
        self.house.iter().any(|house| house == canonical)
    }

    /// Gives the findings of a configured document their levels, and takes note of those that were of use. A place counts before
    /// its rule.
    pub(crate) fn apply(&self, findings: &mut Findings, used: &mut BTreeSet<usize>) {
        findings.retain_mut(|finding| {
            let meant = self.levels.iter().enumerate().filter(|(_, level)| level.is_about(finding));
            let nearest = meant.max_by_key(|(_, level)| level.at.as_ref().map(|(pointer, _)| pointer.len()));
            let Some((idx, level)) = nearest else { return true };
            used.insert(idx);
            finding.level = level.level.unwrap_or(finding.level);
            level.level.is_some()
        });
    }

    /// Places at which nothing was found, once all documents were looked at.
    pub(crate) fn idle(&self, used: &BTreeSet<usize>, file: &str) -> Vec<Finding> {
        let idle = self.levels.iter().enumerate().filter(|(idx, _)| !used.contains(idx));
        let finding = |(_, level): (usize, &RuleLevel)| {
            let (pointer, line) = level.at.as_ref()?;
            let message = format!("`{}` is not found at {pointer}.", level.rule);
            let place = Place { line: *line, ..Place::whole_file(&file.into()) };
            Some(Finding::new(&WAIVER_IDLE, place, message, WAIVER_IDLE.remedy))
        };
        idle.filter_map(finding).collect()
    }
}

impl RuleLevel {
    fn is_about(&self, finding: &Finding) -> bool {
        let is_there = |at: &str| {
            let rest = finding.place.pointer.strip_prefix(at);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        finding.rule.id == self.rule && self.at.as_ref().is_none_or(|(at, _)| is_there(at))
    }
}
