//! `cargo xtask convert`: writes a document of Swagger 2.0 in the form of OpenAPI 3.0.
//!
//! All commands read 2.0 as it is; this is for teams that leave it behind. The conversion itself is left to the crate `contract`.

#[cfg(test)]
mod tests;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use contract::catalogue::CONVERSION_TOO_LARGE;
use contract::source::{Node, SourceFile, text};
use contract::swagger::{Conversion, convert};

use crate::address::{Address, Reading};
use crate::document;
use crate::outcome::Outcome;
use crate::output::{bold, counted};
use crate::web::{Web, WebArgs};

/// Arguments of `convert`.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Document of Swagger 2.0: a file, a URL, git:REV:PATH, or `-` for standard input
    #[arg(value_name = "DOCUMENT")]
    spec: PathBuf,

    /// File to write: JSON if its name ends with .json, else YAML [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Write nothing if anything that the document says cannot be said in OpenAPI 3.0
    #[arg(long)]
    deny_loss: bool,

    #[command(flatten)]
    web: WebArgs,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask convert swagger.yaml --out openapi.yaml
  cargo xtask convert swagger.json > openapi.json     in the language of the document
  cargo xtask convert https://example.com/swagger.json --out openapi.yaml
  cargo xtask diff swagger.yaml openapi.yaml          the two are equivalent

lint, diff, generate, stubs, client and survey read Swagger 2.0 without this. What OpenAPI 3.0 cannot say, and what had to be
assumed, is told as findings, on standard error where the document goes to standard output. Comments do not come along.
Files that the document refers to are written beside FILE, as they are beside the document.
Exit codes: 0 written, 1 stopped by findings, 2 the tool could not work.";

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    run_with(args, out, &mut anstream::stderr().lock())
}

fn run_with(args: &Args, out: &mut dyn Write, errors: &mut dyn Write) -> Result<Outcome> {
    let reading = Reading::over(&Web::new(&args.web, None)?);
    let address = Address::named(&args.spec, &mut io::stdin().lock(), reading.limits)?;
    let sources = address.open(&reading)?;
    let is_file = args.out.is_some();
    let Some(Conversion { root, others, mut findings }) = convert(&sources) else {
        let findings = sources.take_findings();
        if findings.is_empty() {
            bail!("{address} is not Swagger 2.0; only that is converted");
        }
        document::write_findings(&findings, either(is_file, out, errors))?;
        return Ok(Outcome::Findings);
    };
    let is_denied = args.deny_loss && document::deny_losses(&mut findings);
    document::write_findings(&findings, either(is_file, out, errors))?;
    // Whatever else is wrong with the document is as wrong in the form of 3.0.
    if is_denied || findings.iter().any(|finding| finding.rule == &CONVERSION_TOO_LARGE) {
        writeln!(either(is_file, out, errors), "nothing was written; mend the document")?;
        return Ok(Outcome::Findings);
    }
    match &args.out {
        Some(file) => write_files(file, root, &others, out)?,
        None => {
            let is_json = is_json(root.file().path()) || root.file().text().trim_start().starts_with('{');
            out.write_all(text_of(root, is_json).as_bytes())?;
            for other in others {
                writeln!(errors, "left {} as it is; with --out it is written, too", other.file().name())?;
            }
        }
    }
    Ok(Outcome::Clean)
}

/// Stream for findings: standard output belongs to the document where that goes there.
fn either<'w>(is_file: bool, out: &'w mut dyn Write, errors: &'w mut dyn Write) -> &'w mut dyn Write {
    if is_file { out } else { errors }
}

/// Writes the document and, where it refers to them from there, its other files.
fn write_files(file: &Path, root: Node<'_>, others: &[Node<'_>], out: &mut dyn Write) -> Result<()> {
    let mut files = vec![(file.to_owned(), root)];
    for other in others {
        files.push((beside(file, root.file(), other.file())?, *other));
    }
    if let Some((path, _)) =
        files.iter().find(|(path, _)| files.iter().any(|(_, node)| is_same(path, node.file().path())))
    {
        bail!("{} belongs to the document itself; name a file in another folder with --out", path.display());
    }
    for (path, node) in &files {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        }
        let written = text_of(*node, is_json(path));
        fs::write(path, written).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let more = match others.len() {
        0 => String::new(),
        n_others => format!(" and {} beside it", counted(n_others, "file")),
    };
    writeln!(out, "{} {}{more}", bold("wrote"), file.display())?;
    Ok(())
}

/// Target path of a file that the document refers to.
fn beside(file: &Path, main: &SourceFile, other: &SourceFile) -> Result<PathBuf> {
    let folder = |path: &Path| path.parent().unwrap_or(Path::new("")).to_owned();
    let Ok(inside) = other.path().strip_prefix(folder(main.path())) else {
        bail!("{} is outside the folder of the document; convert a copy that has all in one folder", other.name());
    };
    Ok(folder(file).join(inside))
}

fn is_same(one: &Path, other: &Path) -> bool {
    one.canonicalize().is_ok_and(|one| other.canonicalize().is_ok_and(|other| one == other))
}

fn is_json(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
}

fn text_of(node: Node<'_>, is_json: bool) -> String {
    if is_json { text::json(node) } else { text::yaml(node) }
}
