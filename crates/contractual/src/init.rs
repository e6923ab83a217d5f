//! `contractual init`: from documents, or from nothing, to a configuration, crates that compile, and a gate.
//!
//! `documents` finds what there is, `files` writes what is missing around it. Every file is written only where it is missing, so
//! that a second run changes nothing and one that was interrupted is finished by the next.

mod documents;
mod files;
#[cfg(test)]
mod tests;

use std::env;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use clap::ValueEnum;
use rust_text::File;

use crate::configuration::{Configuration, FILE};
use crate::document;
use crate::generate::{Plan, Workbench, tree};
use crate::outcome::Outcome;
use crate::output::{bold, counted};
use crate::web::{Web, WebArgs};
use crate::workspace;

use documents::Found;

/// Arguments of `init`.
#[derive(Debug, Clone, Default, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Documents to keep, files or URLs [default: every OpenAPI document in this folder]
    #[arg(value_name = "DOCUMENT")]
    files: Vec<PathBuf>,

    /// Code to make of each document [default: both, or nothing where other languages are at home]
    #[arg(long, value_name = "WHAT")]
    generate: Option<Wanted>,

    /// Ask nothing
    #[arg(long, short)]
    yes: bool,

    #[command(flatten)]
    web: WebArgs,
}

/// Code that is made of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Wanted {
    /// A crate with server stubs, and a mock that runs
    Server,
    /// A crate with a client
    Client,
    /// A server and a client
    Both,
    /// Nothing: documents are linted, compared and released
    Nothing,
}

const AFTER_HELP: &str = "\
Examples:
  contractual init                        finds documents, and asks what to generate
  contractual init --yes                  the same, and asks nothing
  contractual init api/openapi.yaml --generate server
  contractual init https://example.com/openapi.json --generate client
  contractual init --generate nothing     for a repository that only lints and compares

It writes contractual.toml, the crates with a test of the server, their membership in the Cargo workspace, a CI workflow and a
pre-commit hook, each only where it is missing; without a document, a first one to begin with. Run again, it changes nothing.
docs/configuration.md explains every key. Exit codes: 0 done, 1 findings stop what is generated, 2 the tool could not work.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let root = env::current_dir().context("cannot tell the current folder")?;
    let is_asked = !args.yes && io::stdin().is_terminal();
    run_in(&root, args, is_asked.then_some(&mut io::stdin().lock()), out)
}

/// The same in any folder, with somebody to ask or nobody.
fn run_in(
    root: &Path,
    args: &Args,
    somebody: Option<&mut (impl BufRead + ?Sized)>,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let configured = Configuration::folder_around(root);
    let root = configured.as_deref().unwrap_or(root);
    let mut written = Vec::new();
    if configured.is_some() {
        ensure!(
            args.files.is_empty() && args.generate.is_none(),
            "{} is there already; add the document or the target to it, and run `contractual generate`",
            workspace::shown(&root.join(FILE)).display()
        );
    } else {
        let found = match args.files.as_slice() {
            [] => documents::below(root)?,
            named => documents::named(root, named, &Web::new(&args.web, None)?)?,
        };
        let wanted = match (args.generate, somebody) {
            (Some(wanted), _) => wanted,
            (None, Some(somebody)) => asked(&found, documents::proposed(root), somebody, out)?,
            (None, None) => documents::proposed(root),
        };
        for left_out in &found.left_out {
            writeln!(out, "left out {left_out}")?;
        }
        written.extend(make(root, &files::configuration(&found, wanted))?);
    }
    let configuration = Configuration::in_folder(root)?.over(&args.web)?;
    let Plan { changes, stops, is_stopped, losses: _ } = Workbench::default().plan(&configuration)?;
    if is_stopped {
        document::write_findings(&stops, out)?;
        writeln!(out, "mend the document, and run `contractual init` again: it goes on where it stopped")?;
        return Ok(Outcome::Findings);
    }
    tree::make(&changes)?;
    written.extend(changes.iter().map(|change| change.path.clone()));
    written.extend(make(root, &files::around(root, &configuration))?);
    files::make_executable(root)?;
    tell(&configuration, &written, out)?;
    Ok(Outcome::Clean)
}

/// Writes the files that are missing.
fn make(root: &Path, files: &[File]) -> Result<Vec<PathBuf>> {
    let changes = tree::changed(root, files)?;
    let missing: Vec<tree::Change> =
        changes.into_iter().filter(|change| change.kind == tree::ChangeKind::Add).collect();
    tree::make(&missing)?;
    Ok(missing.into_iter().map(|change| change.path).collect())
}

/// Answer of a person to the one question; an empty line takes the proposal.
fn asked(
    found: &Found,
    proposed: Wanted,
    somebody: &mut (impl BufRead + ?Sized),
    out: &mut dyn Write,
) -> Result<Wanted> {
    for document in &found.documents {
        writeln!(out, "found {}: {}", document.path, document.title)?;
    }
    loop {
        write!(out, "generate a server, a client, both or nothing? [{}] ", proposed.name())?;
        out.flush()?;
        let mut answer = String::new();
        if somebody.read_line(&mut answer).context("cannot read the answer")? == 0 || answer.trim().is_empty() {
            return Ok(proposed);
        }
        if let Ok(wanted) = Wanted::from_str(answer.trim(), true) {
            return Ok(wanted);
        }
    }
}

impl Wanted {
    fn name(self) -> &'static str {
        match self {
            Wanted::Server => "server",
            Wanted::Client => "client",
            Wanted::Both => "both",
            Wanted::Nothing => "nothing",
        }
    }

    fn has_server(self) -> bool {
        matches!(self, Wanted::Server | Wanted::Both)
    }

    fn has_client(self) -> bool {
        matches!(self, Wanted::Client | Wanted::Both)
    }
}

/// The version that the first document says that it is.
fn version(configuration: &Configuration) -> String {
    let first = configuration.documents.first();
    let opened = first.and_then(|first| configuration.document(first).open().ok()?.sources);
    let root = opened.as_ref().and_then(|sources| sources.main().root());
    let version = root.and_then(|root| root.get("info")?.get("version")?.as_str());
    version.unwrap_or("VERSION").to_owned()
}

/// Says what was written, folder by folder, and what comes next.
fn tell(configuration: &Configuration, written: &[PathBuf], out: &mut dyn Write) -> Result<()> {
    let owned = configuration.crates().map(|(_, krate)| krate.folder.clone());
    let owned: Vec<PathBuf> = owned.chain(["runtimes".to_owned()]).map(|folder| configuration.shown(&folder)).collect();
    for folder in &owned {
        let n_files = written.iter().filter(|path| path.starts_with(folder)).count();
        if n_files > 0 {
            writeln!(out, "{} {}/: {}", bold("wrote"), folder.display(), counted(n_files, "file"))?;
        }
    }
    for path in written.iter().filter(|path| owned.iter().all(|folder| !path.starts_with(folder))) {
        writeln!(out, "{} {}", bold("wrote"), path.display())?;
    }
    if written.is_empty() {
        writeln!(out, "{} has everything already", workspace::shown(&configuration.root.join(FILE)).display())?;
    }
    let mut next = Vec::new();
    if let Some((_, krate)) = configuration.crates().find(|(_, krate)| krate.generator.is_server()) {
        let name = krate.folder.rsplit('/').next().unwrap_or_default();
        next.push((format!("cargo run -p {name}"), "a mock at http://127.0.0.1:8080, its pages at /docs"));
    } else {
        next.push(("contractual lint".to_owned(), "what is wrong with the documents, and what to do"));
    }
    next.push(("contractual check".to_owned(), "what CI does: documents, generated code, released documents"));
    let release = format!("contractual release {}", version(configuration));
    next.push((release, "keeps the documents, so that what breaks callers is found"));
    writeln!(out, "\nnext:")?;
    let width = next.iter().map(|(command, _)| command.len()).max().unwrap_or_default();
    for (command, why) in next {
        writeln!(out, "  {command:width$}   {why}")?;
    }
    Ok(())
}
