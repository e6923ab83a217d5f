//! Crates that need nothing of this workspace: generated code, a copy of the runtime that it stands on, and a few files
//! around them that are the user's once they are there.

mod carried;
mod generator;
mod runtime;

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use contract::findings::Level;
use contract::model::Only;
use contract::source::Sources;

use crate::address::{Address, Reading};
use crate::document::{self, Document, Extent, Generated, Made};
use crate::generate::tree;
use crate::output::{bold, counted};
use crate::web::{Web, WebArgs};

pub(crate) use carried::text as carried;
pub(crate) use generator::{Generator, RuntimeAt};
pub(crate) use runtime::Runtime;

/// Arguments of the commands that make a crate of a document.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct StandaloneArgs {
    /// Document: OpenAPI 3 or Swagger 2.0 as YAML or JSON; a file, a URL, git:REV:PATH, or `-` for standard input
    #[arg(long, value_name = "DOCUMENT")]
    pub(crate) spec: PathBuf,

    /// Folder of the crate: new, empty, or made by this command before
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,

    /// Name of the crate [default: after the document's title]
    #[arg(long)]
    pub(crate) name: Option<String>,

    /// Only these operations: `tag:NAME` or `op:ID`; may be repeated
    #[arg(long, value_name = "WHAT", value_parser = Only::from_str)]
    pub(crate) only: Vec<Only>,

    /// Changes to the document, as an OpenAPI Overlay
    #[arg(long, value_name = "FILE")]
    pub(crate) overlay: Option<PathBuf>,

    /// Leave out the operations that cannot be expressed, and list them
    #[arg(long)]
    pub(crate) partial: bool,

    /// Write nothing if anything that the document says has no effect on the generated code
    #[arg(long)]
    pub(crate) deny_loss: bool,

    #[command(flatten)]
    pub(crate) web: WebArgs,
}

/// A crate before it is written.
pub(crate) struct Standalone<'w> {
    generator: Generator,
    args: &'w StandaloneArgs,
    /// The document as texts call it.
    name: String,
    pub(crate) generated: Generated,
    n_warnings: usize,
}

impl StandaloneArgs {
    /// The document, to be opened.
    pub(crate) fn document(&self) -> Result<Document> {
        let reading = Reading::over(&Web::new(&self.web, None)?);
        let address = Address::named(&self.spec, &mut io::stdin().lock(), reading.limits)?;
        let overlays = self.overlay.iter().cloned().map(Address::File).collect();
        Ok(Document { address, overlays, reading })
    }

    pub(crate) fn extent(&self) -> Extent {
        Extent::partial_if(self.partial)
    }

    /// Generates from the document, and writes its findings; `None` where they stop it. `make` is the generator with its
    /// settings.
    pub(crate) fn generate(
        &self,
        generator: Generator,
        document: &Document,
        make: impl FnOnce(&Sources) -> Made<Generated>,
        out: &mut dyn Write,
    ) -> Result<Option<Standalone<'_>>> {
        refuse_foreign_folder(&self.out, generator.runtime())?;
        let Made { product, mut findings } = document.open_and(make)?;
        let is_denied = self.deny_loss && document::deny_losses(&mut findings);
        document::write_findings(&findings, out)?;
        let Some(generated) = product.filter(|_| !is_denied) else {
            let partial = if self.partial { "" } else { ", or leave out what cannot be expressed with --partial" };
            writeln!(out, "nothing was written; mend the document, or change it on the way with --overlay{partial}")?;
            return Ok(None);
        };
        refuse_unmatched(&generated.unmatched)?;
        let name = called(&document.address);
        Ok(Some(Standalone { generator, args: self, name, generated, n_warnings: findings.count(Level::Warning) }))
    }
}

impl Standalone<'_> {
    /// Writes the crate whole, and says so.
    pub(crate) fn write(&self, out: &mut dyn Write) -> Result<()> {
        let Standalone { generator, args, name, generated, n_warnings } = self;
        let Generated { files, mock, title, n_operations, n_types, .. } = generated;
        let folder = &args.out;
        let package = generator.package(args.name.as_deref().unwrap_or(title));
        let runtime = generator.runtime().files()?;
        let mut beside = generator.scaffold(&package, name, generated, &RuntimeAt::INSIDE, None)?;
        beside.retain(|file| !folder.join(&file.path).exists());
        beside.extend(mock.clone());
        tree::write(folder, &beside)?;
        for (owned, files) in [("src/generated", files), ("runtime", &runtime)] {
            tree::make(&tree::changes(&folder.join(owned), files)?)?;
        }
        let (operations, types) = (counted(*n_operations, "operation"), counted(*n_types, "type"));
        let heed = match n_warnings {
            0 => String::new(),
            n_warnings => format!(", {} above", counted(*n_warnings, "warning")),
        };
        writeln!(out, "{} {package} in {}: {operations}, {types}{heed}", bold("made"), folder.display())?;
        Ok(())
    }
}

/// A document as headers and texts call it: no path of this machine.
pub(crate) fn called(address: &Address) -> String {
    match address {
        Address::Url(url) => url.to_string(),
        other => other.file_name().unwrap_or_default(),
    }
}

/// A choice that no operation fits is misspelled, or was meant for another document.
fn refuse_unmatched(unmatched: &[Only]) -> Result<()> {
    if unmatched.is_empty() {
        return Ok(());
    }
    let choices: Vec<String> = unmatched.iter().map(|only| format!("`--only {only}`")).collect();
    bail!("no operation fits {}; look at the tags and operationIds of the document", choices.join(", "))
}

/// A folder with something else in it is not ours to write into.
fn refuse_foreign_folder(folder: &Path, runtime: Runtime) -> Result<()> {
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        other => other.with_context(|| format!("cannot use --out {}", folder.display()))?,
    };
    if entries.count() > 0 && !runtime.is_in(folder) {
        bail!("{} holds something else; name a new folder", folder.display());
    }
    Ok(())
}
