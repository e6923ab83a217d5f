//! Compares documents under the waivers that hold for them.

use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use contract::diff::judge::{self, Comparison, DiffFinding, Omission, Options, Verdict};
use contract::findings::{Finding, Findings, Format, Level, LostTo};
use contract::model::Api;
use contract::source::Sources;

use crate::address::{Address, Reading};
use crate::configuration::{Configuration, ConfiguredDocument, FILE};
use crate::day::Day;
use crate::document::{Document, Opened};
use crate::outcome::Outcome;
use crate::{document, releases, workspace};

use super::accept::{Acceptance, named};
use super::waivers::WaiversFile;

/// Settings that all comparisons of a run share.
#[derive(Debug)]
pub(crate) struct Comparer {
    pub(crate) configuration: Option<Configuration>,
    pub(crate) reading: Reading,
    /// The waivers that the user named.
    pub(crate) waivers: Option<PathBuf>,
    pub(crate) today: Day,
    /// Prefix of the ids of findings that are explained.
    pub(crate) explained: Option<String>,
}

impl Comparer {
    /// A comparison of the configured documents under their own waivers. Git is asked in `folder`.
    pub(crate) fn of(configuration: &Configuration, folder: &Path, today: Day) -> Comparer {
        Comparer {
            configuration: Some(configuration.clone()),
            reading: Reading { folder: folder.to_owned(), ..Reading::over(&configuration.web) },
            waivers: None,
            today,
            explained: None,
        }
    }

    /// Compares two documents. `is_accepting` allows the waivers' file to be missing, since it is about to be written.
    pub(super) fn compare(&self, old: &Address, new: &Address, is_accepting: bool) -> Result<Comparison> {
        self.compare_opened((old, &self.open(old)?), (new, &self.open(new)?), is_accepting)
    }

    /// Reads a document; a configured one as its overlays change it.
    pub(super) fn open(&self, address: &Address) -> Result<Sources> {
        open(&self.document(address))
    }

    /// Compares two documents that are read already.
    pub(super) fn compare_opened(
        &self,
        (old, old_sources): (&Address, &Sources),
        (new, new_sources): (&Address, &Sources),
        is_accepting: bool,
    ) -> Result<Comparison> {
        let mut comparison = self.compare_held(old_sources, (new, new_sources), is_accepting)?;
        // The repository's waivers are about the newest release: beside another document they need not match.
        if self.waivers.is_none() && !self.is_newest_release(old)? {
            comparison.waiver_faults.clear();
        }
        Ok(comparison)
    }

    /// Compares a document with what its waivers are about.
    pub(super) fn compare_held(
        &self,
        old: &Sources,
        (new, new_sources): (&Address, &Sources),
        is_accepting: bool,
    ) -> Result<Comparison> {
        let options = self.options(new, is_accepting)?;
        let mut comparison = compare(old, new_sources, &options)?;
        let findings = comparison.findings.iter_mut();
        let mut places: Vec<_> = findings.filter_map(|finding| finding.new.as_mut()).collect();
        self.document(new).lead_places_back(&mut places)?;
        Ok(comparison)
    }

    /// Writes a waiver for the one finding that is meant, and says what still stands.
    pub(super) fn accept(
        &self,
        acceptance: Acceptance<'_>,
        compared: &[(&Address, &Comparison)],
        out: &mut dyn Write,
    ) -> Result<Outcome> {
        let findings = compared.iter().flat_map(|(document, comparison)| {
            let findings: &[DiffFinding] = &comparison.findings;
            findings.iter().map(move |finding| (*document, finding))
        });
        let findings: Vec<_> = findings.collect();
        let (document, finding) = acceptance.choose(&findings)?;
        let path = self.waivers_path(document).context(
            "cannot tell where to write the waiver, since contractual.toml has no `waivers` for the new document; name a file \
             with --waivers",
        )?;
        // A configured file may serve several documents, so a waiver in it must say which one it is about.
        let file_name = document.file_name()?;
        let about = self.is_configured(&path).then_some(&*file_name);
        acceptance.write(&path, about, finding)?;
        writeln!(out, "accepted in {}: {}", workspace::shown(&path).display(), named(finding))?;
        let n_left = findings.iter().filter(|(_, finding)| is_standing(finding)).count().saturating_sub(1);
        if n_left > 0 {
            writeln!(out, "{n_left} more would break somebody; run the same without --accept to see them")?;
        }
        Ok(Outcome::Clean)
    }

    /// Prints waivers for all findings that stand, file by file, and writes nothing.
    pub(super) fn print_waivers(
        &self,
        acceptance: Acceptance<'_>,
        compared: &[(&Address, &Comparison)],
        out: &mut dyn Write,
    ) -> Result<Outcome> {
        for (address, comparison) in compared {
            let standing: Vec<&DiffFinding> =
                comparison.findings.iter().filter(|finding| is_standing(finding)).collect();
            if standing.is_empty() {
                continue;
            }
            let file_name = address.file_name()?;
            let about = match self.waivers_path(address) {
                Some(path) => {
                    writeln!(out, "# {}", workspace::shown(&path).display())?;
                    self.is_configured(&path).then_some(&*file_name)
                }
                None => {
                    writeln!(out, "# A file that {FILE} names by `waivers` of {address}")?;
                    Some(&*file_name)
                }
            };
            for finding in standing {
                writeln!(out, "{}", acceptance.entry(about, finding))?;
            }
        }
        Ok(Outcome::Clean)
    }

    fn options(&self, new: &Address, is_accepting: bool) -> Result<Options> {
        let file = match self.waivers_path(new) {
            Some(path) if (is_accepting || self.waivers.is_none()) && !path.exists() => WaiversFile::default(),
            Some(path) => WaiversFile::load(&path)?,
            None => WaiversFile::default(),
        };
        let mut options = file.options(&new.file_name()?);
        options.today = Some(self.today);
        options.explained.clone_from(&self.explained);
        options.structure.today = Some(self.today);
        options.structure.called_by_us = self.settings(new).is_some_and(|document| document.is_called_by_us);
        Ok(options)
    }

    /// The file that the user named, or the one that is configured for a document.
    fn waivers_path(&self, new: &Address) -> Option<PathBuf> {
        let configured = || Some(self.configuration.as_ref()?.shown(self.settings(new)?.waivers.as_ref()?));
        self.waivers.clone().or_else(configured)
    }

    fn is_configured(&self, path: &Path) -> bool {
        let Some(configuration) = &self.configuration else { return false };
        let mut waivers = configuration.documents.iter().filter_map(|document| document.waivers.as_ref());
        waivers.any(|waivers| {
            // As `waivers_path` has it: a file that is not there yet is known by its name alone.
            let configured = configuration.shown(waivers);
            let is_same = || Some(configured.canonicalize().ok()? == path.canonicalize().ok()?);
            configured == path || is_same().unwrap_or(false)
        })
    }

    /// Settings of a document that is configured.
    pub(super) fn settings(&self, address: &Address) -> Option<&ConfiguredDocument> {
        self.configuration.as_ref()?.document_of(address)
    }

    fn document(&self, address: &Address) -> Document {
        let overlays = || Some(self.configuration.as_ref()?.overlays(self.settings(address)?));
        let overlays = overlays().unwrap_or_default();
        Document { address: address.clone(), overlays, reading: self.reading.clone() }
    }

    fn is_newest_release(&self, address: &Address) -> Result<bool> {
        let (Address::File(path), Some(configuration)) = (address, &self.configuration) else { return Ok(false) };
        let folder = path.canonicalize().ok().and_then(|path| path.parent().map(Path::to_owned));
        for released in configuration.released_folders() {
            let newest = releases::releases(&configuration.root.join(released))?.pop();
            if folder.is_some() && folder == newest.and_then(|newest| newest.folder.canonicalize().ok()) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// True for a finding that breaks somebody and that nobody has accepted.
fn is_standing(finding: &DiffFinding) -> bool {
    finding.waived.is_none() && finding.level <= Level::Warning
}

/// Reads a document as its overlays change it.
pub(super) fn open(document: &Document) -> Result<Sources> {
    let Opened { sources, findings } = document.open()?;
    sources.ok_or_else(|| unreadable(&document.address, &findings))
}

/// Findings that are not waived and broken waivers make a run fail.
pub(super) fn outcome(comparison: &Comparison) -> Outcome {
    Outcome::clean_if(comparison.verdict != Verdict::Breaking && comparison.waiver_faults.is_empty())
}

/// Compares two documents. What cannot be read of them is left out and said; one that cannot be read at all is an error.
pub(crate) fn compare(old: &Sources, new: &Sources, options: &Options) -> Result<Comparison> {
    let (old_api, old_findings) = read(old)?;
    let (new_api, new_findings) = read(new)?;
    let mut comparison = judge::compare(&old_api, &new_api, options);
    comparison.omissions.extend(omissions(&old_findings).chain(omissions(&new_findings)));
    Ok(comparison)
}

fn read(sources: &Sources) -> Result<(Api<'_>, Findings)> {
    let (api, mut findings) = Api::read(sources);
    findings.sort();
    api.ok_or_else(|| unreadable(sources.main().name(), &findings)).map(|api| (api, findings))
}

fn omissions(findings: &Findings) -> impl Iterator<Item = Omission> {
    let is_left_out =
        |finding: &&Finding| finding.level == Level::Error || finding.lost_to.concerns(LostTo::COMPARISONS);
    findings
        .iter()
        .filter(is_left_out)
        .map(|finding| Omission { message: finding.message.clone(), place: finding.place.clone() })
}

/// The findings are what is wrong, so they are the error.
pub(super) fn unreadable(name: impl Display, findings: &Findings) -> anyhow::Error {
    let mut text = Vec::new();
    document::write_report(findings, 1, Format::Text, &mut text).expect("memory can be written to");
    let text = String::from_utf8_lossy(&text).trim_end().to_owned();
    anyhow!("cannot compare {name}, since it cannot be read\n\n{text}")
}
