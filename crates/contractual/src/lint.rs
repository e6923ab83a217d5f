//! `cargo xtask lint`: says what is wrong with documents, where, and what to do.
//!
//! `documents` chooses the files; the configuration has other levels for what is found in its documents. Finding and rendering
//! faults is left to the crate `contract`.

mod documents;
#[cfg(test)]
mod tests;

use std::collections::{BTreeSet, HashSet};
use std::io::{self, Read, Write};
use std::path::PathBuf;

use anyhow::{Context, Error, Result, anyhow};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use contract::findings::{Findings, Format, Level};
use contract::lint::{Options, lint};
use contract::source::Sources;

use crate::address::{Address, Reading};
use crate::arguments::{levels, limits};
use crate::configuration::{Configuration, FILE};
use crate::document::{self, Document, Opened};
use crate::outcome::Outcome;
use crate::web::{Web, WebArgs};

use documents::NamedDocument;
pub(crate) use documents::{in_folder, is_document};

/// Arguments of `lint`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Documents to lint: files, folders, patterns, URLs, git:REV:PATH, or `-` for standard input [default: those in
    /// contractual.toml]
    #[arg(value_name = "DOCUMENT")]
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

    /// Fail if anything that a document says has no effect on servers, clients or comparisons
    #[arg(long)]
    deny_loss: bool,

    #[command(flatten)]
    web: WebArgs,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask lint                                  the documents in contractual.toml
  cargo xtask lint openapi.yaml                     another team's document, judged by OpenAPI alone
  cargo xtask lint --house openapi.yaml             the same document, held to our house rules
  cargo xtask lint apis/                            every .yaml, .yml and .json document in a folder
  cargo xtask lint https://example.com/openapi.json
  make-document | cargo xtask lint -
  cargo xtask lint --level error --format github    errors only, as annotations of a pull request
  cargo xtask lint --format sarif > lint.sarif      for code scanning

docs/rules.md explains every rule. Exit codes: 0 clean, 1 findings, 2 a document could not be opened.";

/// Lints the documents that the arguments name.
pub(crate) fn run(args: &Args, configuration: Option<&Configuration>, out: &mut dyn Write) -> Result<Outcome> {
    run_in(configuration, args, &mut io::stdin().lock(), out)
}

/// Number of the configured documents, and their findings.
pub(crate) fn configured(configuration: &Configuration) -> Result<(usize, Findings)> {
    let linted = linted_in(Some(configuration), &Args::default(), &configuration.web, &mut io::empty())?;
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
            deny_loss: false,
            web: WebArgs::default(),
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
    let web = Web::new(&args.web, args.max_megabytes)?;
    let linted = linted_in(configuration, args, &web, stdin)?;
    linted.write(args.format, out)?;
    linted.outcome(args.files.is_empty())
}

fn linted_in(configuration: Option<&Configuration>, args: &Args, web: &Web, stdin: &mut dyn Read) -> Result<Linted> {
    if let Some(root) = &args.root {
        root.read_dir().with_context(|| format!("cannot use --root {}", root.display()))?;
    }
    let reading = Reading { root: args.root.clone(), limits: limits(args.max_megabytes), ..Reading::over(web) };
    let (documents, unopened) = documents::named(&args.files, configuration, stdin, reading.limits);
    let mut linted = Linted { unopened, ..Linted::default() };
    for document in documents {
        linted.add(document, configuration, args, &reading)?;
    }
    if let Some(configuration) = configuration.filter(|_| args.files.is_empty() && linted.unopened.is_empty()) {
        let file = configuration.shown(FILE).display().to_string();
        linted.findings.extend(configuration.lint.idle(&linted.used, &file));
    }
    if args.deny_loss {
        document::deny_losses(&mut linted.findings);
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
    parts: Vec<String>,
    /// Why others could not be opened.
    unopened: Vec<Error>,
    /// Levels of the configuration that were of use.
    used: BTreeSet<usize>,
}

impl Linted {
    fn add(
        &mut self,
        document: NamedDocument,
        configuration: Option<&Configuration>,
        args: &Args,
        reading: &Reading,
    ) -> Result<()> {
        let NamedDocument { address, is_found } = document;
        let configuration = configuration.filter(|_| !matches!(address, Address::StandardInput(_)));
        let settings = configuration.and_then(|it| it.document_of(&address));
        let overlays = configuration.zip(settings).map(|(it, settings)| it.overlays(settings)).unwrap_or_default();
        let document = Document { address, overlays, reading: reading.clone() };
        let Opened { sources, mut findings } = match document.open() {
            Ok(opened) => opened,
            Err(error) => {
                self.unopened.push(error);
                return Ok(());
            }
        };
        if is_found && sources.as_ref().is_some_and(is_part) {
            self.parts.push(document.address.to_string());
            return Ok(());
        }
        self.n_documents += 1;
        let is_listed = configuration.is_some_and(|it| it.lint.is_house(&document.address.canonical()));
        let options = Options { house_rules: args.house || (!args.no_house && is_listed) };
        if let Some(sources) = sources {
            let mut found = lint(&sources, options);
            document.lead_back(&mut found)?;
            findings.append(found);
        }
        if let Some((configuration, _)) = configuration.zip(settings) {
            configuration.lint.apply(&mut findings, &mut self.used);
        }
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
                writeln!(out, "skipped {path}: a part of another document, since it has no `openapi`")?;
            }
        }
        Ok(())
    }

    fn outcome(self, is_listed: bool) -> Result<Outcome> {
        let n_failing = self.findings.count(Level::Error) + self.findings.count(Level::Warning);
        // The file system says no remedy.
        let remedy = match self.unopened.iter().any(|error| error.root_cause().is::<io::Error>()) {
            true if is_listed => "; restore what is missing, or mend contractual.toml",
            true => "; check the spelling, or name no file to lint those in contractual.toml",
            false => "",
        };
        match self.unopened.as_slice() {
            [] if self.n_documents == 0 && is_listed => {
                Err(anyhow!("contractual.toml has no document; add a `[[document]]` with its `path`"))
            }
            [] if self.n_documents == 0 => Err(anyhow!("no document in the folder; name a file to lint it as one")),
            [] => Ok(Outcome::clean_if(n_failing == 0)),
            [only] => Err(anyhow!("{only:#}{remedy}")),
            many => {
                let lines: Vec<String> = many.iter().map(|each| format!("\n  {each:#}")).collect();
                Err(anyhow!("cannot open {} documents{remedy}:{}", many.len(), lines.concat()))
            }
        }
    }
}

/// A file that was found in a folder, can be read and claims in no way to be a document: others refer to it.
pub(crate) fn is_part(sources: &Sources) -> bool {
    let root = sources.main().root();
    root.is_some_and(|root| ["openapi", "swagger", "paths"].iter().all(|key| root.get(key).is_none()))
}
