//! Compares documents under the waivers that hold for them.

use std::fmt::Display;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use contract::diff::judge::{self, Comparison, DiffFinding, Omission, Options, Verdict};
use contract::findings::{Findings, Format, Level};
use contract::model::Api;
use contract::source::{Limits, Sources};

use crate::configuration::{Configuration, ConfiguredDocument};
use crate::day::Day;
use crate::document::Opened;
use crate::outcome::Outcome;
use crate::{document, releases, workspace};

use super::accept::{Acceptance, named};
use super::document::{Document, ReadOptions};
use super::waivers::WaiversFile;

/// Settings that all comparisons of a run share.
#[derive(Debug)]
pub(crate) struct Comparer {
    pub(crate) configuration: Option<Configuration>,
    /// The folder in which git is asked.
    pub(crate) folder: PathBuf,
    /// The waivers that the user named.
    pub(crate) waivers: Option<PathBuf>,
    /// Folder that references may lead into [default: the document's own].
    pub(crate) root: Option<PathBuf>,
    pub(crate) limits: Limits,
    pub(crate) today: Day,
    /// Prefix of the ids of findings that are explained.
    pub(crate) explained: Option<String>,
}

impl Comparer {
    /// A comparison of the configured documents under their own waivers. Git is asked in `folder`.
    pub(crate) fn of(configuration: &Configuration, folder: &Path, today: Day) -> Comparer {
        Comparer {
            configuration: Some(configuration.clone()),
            folder: folder.to_owned(),
            waivers: None,
            root: None,
            limits: Limits::default(),
            today,
            explained: None,
        }
    }

    /// Compares two documents. `is_accepting` allows the waivers' file to be missing, since it is about to be written.
    pub(super) fn compare(&self, old: &Document, new: &Document, is_accepting: bool) -> Result<Comparison> {
        self.compare_opened((old, &self.open(old)?), (new, &self.open(new)?), is_accepting)
    }

    /// Reads a document; a configured one as its overlays change it.
    pub(super) fn open(&self, document: &Document) -> Result<Sources> {
        let overlays = self.overlays(document);
        if let Document::File(path) = document
            && !overlays.is_empty()
        {
            let Opened { sources, findings } = document::open_overlaid(path, &overlays)?;
            return sources.ok_or_else(|| unreadable(document, &findings));
        }
        document.open(ReadOptions { folder: &self.folder, root: self.root.as_deref(), limits: self.limits })
    }

    /// Compares two documents that are read already.
    pub(super) fn compare_opened(
        &self,
        (old, old_sources): (&Document, &Sources),
        (new, new_sources): (&Document, &Sources),
        is_accepting: bool,
    ) -> Result<Comparison> {
        let options = self.options(new, is_accepting)?;
        let mut comparison = compare(old_sources, new_sources, &options)?;
        if let Document::File(path) = new {
            let findings = comparison.findings.iter_mut();
            let mut places: Vec<_> = findings.filter_map(|finding| finding.new.as_mut()).collect();
            document::lead_places_back(path, &self.overlays(new), &mut places)?;
        }
        // The repository's waivers are about the newest release: beside another document they need not match.
        if self.waivers.is_none() && !self.is_newest_release(old)? {
            comparison.waiver_faults.clear();
        }
        Ok(comparison)
    }

    /// Writes a waiver for the one finding that is meant, and says what still stands.
    pub(super) fn accept(
        &self,
        acceptance: Acceptance<'_>,
        compared: &[(&Document, &Comparison)],
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
        let file_name = document.file_name()?.to_string_lossy();
        let about = self.is_configured(&path).then_some(&*file_name);
        acceptance.write(&path, about, finding)?;
        writeln!(out, "accepted in {}: {}", workspace::shown(&path).display(), named(finding))?;
        let is_standing = |finding: &DiffFinding| finding.waived.is_none() && finding.level <= Level::Warning;
        let n_left = findings.iter().filter(|(_, finding)| is_standing(finding)).count().saturating_sub(1);
        if n_left > 0 {
            writeln!(out, "{n_left} more would break somebody; run the same without --accept to see them")?;
        }
        Ok(Outcome::Clean)
    }

    fn options(&self, new: &Document, is_accepting: bool) -> Result<Options> {
        let file = match self.waivers_path(new) {
            Some(path) if (is_accepting || self.waivers.is_none()) && !path.exists() => WaiversFile::default(),
            Some(path) => WaiversFile::load(&path)?,
            None => WaiversFile::default(),
        };
        let mut options = file.options(&new.file_name()?.to_string_lossy());
        options.today = Some(self.today);
        options.explained.clone_from(&self.explained);
        options.structure.today = Some(self.today);
        options.structure.called_by_us = self.settings(new).is_some_and(|document| document.is_called_by_us);
        Ok(options)
    }

    /// The file that the user named, or the one that is configured for a document.
    fn waivers_path(&self, new: &Document) -> Option<PathBuf> {
        let configured = || Some(self.configuration.as_ref()?.shown(self.settings(new)?.waivers.as_ref()?));
        self.waivers.clone().or_else(configured)
    }

    fn is_configured(&self, path: &Path) -> bool {
        let Some(configuration) = &self.configuration else { return false };
        let mut waivers = configuration.documents.iter().filter_map(|document| document.waivers.as_ref());
        waivers.any(|waivers| {
            let configured = configuration.root.join(waivers);
            let is_same = || Some(configured.canonicalize().ok()? == path.canonicalize().ok()?);
            configured == path || is_same().unwrap_or(false)
        })
    }

    /// Settings of a document that is configured, as it is on the disk.
    pub(super) fn settings(&self, document: &Document) -> Option<&ConfiguredDocument> {
        let Document::File(path) = document else { return None };
        self.configuration.as_ref()?.document_of(path)
    }

    fn overlays(&self, document: &Document) -> Vec<PathBuf> {
        let overlays = || Some(self.configuration.as_ref()?.overlays(self.settings(document)?));
        overlays().unwrap_or_default()
    }

    fn is_newest_release(&self, document: &Document) -> Result<bool> {
        let (Document::File(path), Some(configuration)) = (document, &self.configuration) else { return Ok(false) };
        let folder = path.canonicalize().ok().and_then(|path| path.parent().map(Path::to_owned));
        for released in configuration.released() {
            let newest = releases::releases(&configuration.root.join(released))?.pop();
            if folder.is_some() && folder == newest.and_then(|newest| newest.folder.canonicalize().ok()) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Findings that are not waived and broken waivers make a run fail.
pub(super) fn outcome(comparison: &Comparison) -> Outcome {
    Outcome::clean_if(comparison.verdict != Verdict::Breaking && comparison.waiver_faults.is_empty())
}

/// Compares two documents. What cannot be read of them is left out and said; one that cannot be read at all is an error.
fn compare(old: &Sources, new: &Sources, options: &Options) -> Result<Comparison> {
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
    let errors = findings.iter().filter(|finding| finding.level == Level::Error);
    errors.map(|finding| Omission { message: finding.message.clone(), place: finding.place.clone() })
}

/// The findings are what is wrong, so they are the error.
fn unreadable(name: impl Display, findings: &Findings) -> anyhow::Error {
    let mut text = Vec::new();
    document::write_report(findings, 1, Format::Text, &mut text).expect("memory can be written to");
    let text = String::from_utf8_lossy(&text).trim_end().to_owned();
    anyhow!("cannot compare {name}, since it cannot be read\n\n{text}")
}
