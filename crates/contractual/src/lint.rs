//! `cargo xtask lint`: says what is wrong with documents, where, and what to do.
//!
//! `documents` chooses the files; the configuration has other levels for what is found in its documents. Finding and rendering
//! faults is left to the crate `contract`.

mod documents;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashSet};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use contract::findings::{Findings, Format, Level};
use contract::lint::{Options, lint};
use contract::source::Sources;

use crate::arguments::{levels, limits};
use crate::configuration::{Configuration, FILE};
use crate::document::{self, Opened};
use crate::outcome::Outcome;

use documents::{Document, Unopened};
pub(crate) use documents::{in_folder, is_document};

/// Arguments of `lint`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Documents to lint: files, folders, or `-` for standard input [default: those in contractual.toml]
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Output format
    #[arg(long, default_value = "text", value_parser = formats())]
    format: Format,

    /// Hide findings of a lesser level; notes never fail a run
    #[arg(long, default_value = "note", value_parser = levels())]
    level: Level,

    /// Read files up to this size [default: 16]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    max_megabytes: Option<u16>,

    /// Let references lead anywhere inside this folder [default: the document's own]
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,

    /// Hold every document to the house rules [default: those that contractual.toml names]
    #[arg(long, conflicts_with = "no_house")]
    house: bool,

    /// Hold no document to the house rules
    #[arg(long)]
    no_house: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask lint                                  the documents in contractual.toml
  cargo xtask lint openapi.yaml                     another team's document, judged by OpenAPI alone
  cargo xtask lint --house openapi.yaml             the same document, held to our house rules
  cargo xtask lint apis/                            every .yaml, .yml and .json document in a folder
  curl -s https://host/openapi.json | cargo xtask lint -
  cargo xtask lint --level error --format github    errors only, as annotations of a pull request
  cargo xtask lint --format sarif > lint.sarif      for code scanning

docs/rules.md explains every rule. Exit codes: 0 clean, 1 findings, 2 a document could not be opened.";

/// Lints the documents that the arguments name.
pub(crate) fn run(args: &Args, configuration: Option<&Configuration>, out: &mut dyn Write) -> Result<Outcome> {
    run_in(configuration, args, &mut io::stdin().lock(), out)
}

/// Number of the configured documents, and their findings.
pub(crate) fn configured(configuration: &Configuration) -> Result<(usize, Findings)> {
    let linted = linted_in(Some(configuration), &Args::default(), &mut io::empty())?;
    let (n_documents, findings) = (linted.n_documents, linted.findings.clone());
    linted.outcome(true)?;
    Ok((n_documents, findings))
}

impl Args {
    /// Whether they name no document.
    pub(crate) fn needs_configuration(&self) -> bool {
        self.files.is_empty()
    }
}

impl Default for Args {
    fn default() -> Args {
        Args {
            files: Vec::new(),
            format: Format::Text,
            level: Level::Note,
            max_megabytes: None,
            root: None,
            house: false,
            no_house: false,
        }
    }
}

fn formats() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name)).try_map(|name| name.parse::<Format>())
}

fn run_in(
    configuration: Option<&Configuration>,
    args: &Args,
    stdin: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let linted = linted_in(configuration, args, stdin)?;
    linted.write(args.format, out)?;
    linted.outcome(args.files.is_empty())
}

fn linted_in(configuration: Option<&Configuration>, args: &Args, stdin: &mut dyn Read) -> Result<Linted> {
    if let Some(root) = &args.root {
        root.read_dir().with_context(|| format!("cannot use --root {}", root.display()))?;
    }
    let (documents, unopened) = documents::named(&args.files, configuration);
    let mut linted = Linted { unopened, ..Linted::default() };
    for document in documents {
        linted.add(document, configuration, args, stdin)?;
    }
    if let Some(configuration) = configuration.filter(|_| args.files.is_empty() && linted.unopened.is_empty()) {
        let file = configuration.shown(FILE).display().to_string();
        linted.findings.extend(configuration.lint.idle(&linted.used, &file));
    }
    linted.findings.retain(|finding| finding.level <= args.level);
    linted.forget_repeated();
    Ok(linted)
}

/// Findings of some documents, and the files that gave none.
#[derive(Default)]
struct Linted {
    n_documents: usize,
    findings: Findings,
    /// Files of a folder that are no documents.
    parts: Vec<PathBuf>,
    unopened: Vec<Unopened>,
    /// Levels of the configuration that were of use.
    used: BTreeSet<usize>,
}

impl Linted {
    fn add(
        &mut self,
        document: Document,
        configuration: Option<&Configuration>,
        args: &Args,
        stdin: &mut dyn Read,
    ) -> Result<()> {
        let sources = match document.open(args.root.as_deref(), limits(args.max_megabytes), stdin) {
            Err(error) => {
                self.unopened.push(Unopened { path: document.path, error });
                return Ok(());
            }
            Ok(sources) if document.is_in_folder && is_part(&sources) => {
                self.parts.push(document.path);
                return Ok(());
            }
            Ok(sources) => sources,
        };
        self.n_documents += 1;
        let configuration = configuration.filter(|_| !document.is_stdin());
        let is_listed = configuration.is_some_and(|it| it.lint.is_house(&document.canonical()));
        let options = Options { house_rules: args.house || (!args.no_house && is_listed) };
        let known = configuration.and_then(|it| Some((it, it.document_of(&document.path)?)));
        let Some((configuration, settings)) = known else {
            self.findings.append(lint(&sources, options));
            return Ok(());
        };
        let mut findings = match configuration.overlays(settings).as_slice() {
            [] => lint(&sources, options),
            overlays => overlaid(&document.path, overlays, options)?,
        };
        configuration.lint.apply(&mut findings, &mut self.used);
        self.findings.append(findings);
        Ok(())
    }

    /// Two documents that share a file find the same faults in it.
    fn forget_repeated(&mut self) {
        let mut seen = HashSet::new();
        self.findings.retain(|finding| seen.insert(finding.identity()));
    }

    fn write(&self, format: Format, out: &mut dyn Write) -> Result<()> {
        if self.n_documents > 0 {
            document::write_report(&self.findings, self.n_documents, format, out)?;
        }
        if format == Format::Text {
            for path in &self.parts {
                writeln!(out, "skipped {}: a part of another document, since it has no `openapi`", path.display())?;
            }
        }
        Ok(())
    }

    fn outcome(self, is_listed: bool) -> Result<Outcome> {
        let n_failing = self.findings.count(Level::Error) + self.findings.count(Level::Warning);
        let remedy = match self.unopened.as_slice() {
            [only] if only.error.kind() == io::ErrorKind::InvalidInput => "pipe it into `lint -`",
            _ if is_listed => "restore what is missing, or mend contractual.toml",
            _ => "check the spelling, or name no file to lint those in contractual.toml",
        };
        match self.unopened.as_slice() {
            [] if self.n_documents == 0 && is_listed => {
                Err(anyhow!("contractual.toml has no document; add a `[[document]]` with its `path`"))
            }
            [] if self.n_documents == 0 => Err(anyhow!("no document in the folder; name a file to lint it as one")),
            [] => Ok(Outcome::clean_if(n_failing == 0)),
            [only] => Err(anyhow!("cannot open {only}; {remedy}")),
            many => {
                let lines: Vec<String> = many.iter().map(|each| format!("\n  {each}")).collect();
                Err(anyhow!("cannot open {} documents; {remedy}:{}", many.len(), lines.concat()))
            }
        }
    }
}

/// Findings of a document as overlays change it, at the places where the matter was written.
fn overlaid(path: &Path, overlays: &[PathBuf], options: Options) -> Result<Findings> {
    let Opened { sources, mut findings } = document::open_overlaid(path, overlays)?;
    if let Some(sources) = sources {
        let mut found = lint(&sources, options);
        document::lead_back(path, overlays, &mut found)?;
        findings.append(found);
    }
    Ok(findings)
}

/// A file that was found in a folder, can be read and claims in no way to be a document: others refer to it.
pub(crate) fn is_part(sources: &Sources) -> bool {
    let root = sources.main().root();
    root.is_some_and(|root| ["openapi", "swagger", "paths"].iter().all(|key| root.get(key).is_none()))
}
