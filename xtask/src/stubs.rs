//! `cargo xtask stubs`: a crate of server stubs from any team's document, ready to run as a mock.

pub(crate) mod runtime;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use contract::findings::Level;
use stubgen::{Only, Scaffold, Settings, package_name};

use crate::document::{self, Made};
use crate::generate::tree;
use crate::outcome::Outcome;
use crate::output::bold;
use crate::workspace;

/// Which document becomes which crate.
#[derive(Debug, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Args {
    /// The document: OpenAPI 3.0 as YAML or JSON
    #[arg(long, value_name = "FILE")]
    spec: PathBuf,

    /// The folder of the crate: new, empty, or made by this command before
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// What the crate is called [default: after the document's title]
    #[arg(long)]
    name: Option<String>,

    /// Only these operations: `tag:NAME` or `op:ID`; may be repeated
    #[arg(long, value_name = "WHAT", value_parser = only)]
    only: Vec<Only>,

    /// Changes to the document, as an OpenAPI Overlay
    #[arg(long, value_name = "FILE")]
    overlay: Option<PathBuf>,

    /// Give every trait method a body that answers 501, for a contract that lands before its code
    #[arg(long)]
    unimplemented: bool,

    /// Let enums that only responses hold keep values that the document does not list
    #[arg(long)]
    open_enums: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask stubs --spec openapi.yaml --out ../petstore        then: cd ../petstore && cargo run
  cargo xtask stubs --spec big.yaml --out ../pets --only tag:pets --only op:getOwner
  cargo xtask stubs --spec theirs.yaml --overlay ours.yaml --out ../theirs

The crate needs nothing of this workspace. Made again, it keeps src/main.rs and src/lib.rs and renews the rest.
Exit codes: 0 generated, 1 stopped by findings, 2 the tool could not work.";

/// Files that are the user's once they are there.
const KEPT: &[&str] = &["Cargo.toml", "README.md", "src/lib.rs", "src/main.rs", ".gitignore"];

/// Folders that belong to the machine.
const OWNED: &[&str] = &["src/generated", "runtime"];

/// Makes the crate.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    refuse_foreign_folder(&args.out)?;
    let settings = Settings {
        document: args.spec.file_name().unwrap_or_default().to_string_lossy().into_owned(),
        command: "cargo xtask stubs".to_owned(),
        answers_unimplemented: args.unimplemented,
        opens_response_enums: args.open_enums,
        only: args.only.clone(),
    };
    let Made { stubs, findings } = match &args.overlay {
        Some(overlay) => document::generate_overlaid(&args.spec, overlay, &settings)?,
        None => document::generate(&document::open(&args.spec)?, &settings),
    };
    document::write_findings(&findings, out)?;
    let Some(stubs) = stubs else {
        writeln!(out, "nothing was written; mend the document, or change it on the way with --overlay")?;
        return Ok(Outcome::Findings);
    };
    let package = package_name(args.name.as_deref().unwrap_or(&stubs.title));
    write_crate(&args.out, &package, &settings, &stubs)?;
    let n_warnings = findings.count(Level::Warning);
    let heed = if n_warnings == 0 { String::new() } else { format!(", {n_warnings} warnings above") };
    let made = format!("{} operations, {} types", stubs.n_operations, stubs.n_types);
    writeln!(out, "{} {package} in {}: {made}{heed}", bold("made"), args.out.display())?;
    writeln!(out, "run the mock server with `cargo run` there; the traits to fill in are in src/generated/")?;
    Ok(Outcome::Clean)
}

/// Writes the crate whole: what is the user's only where it is missing.
pub(crate) fn write_crate(folder: &Path, package: &str, settings: &Settings, stubs: &stubgen::Stubs) -> Result<()> {
    let root = workspace::root()?;
    let runtime = runtime::files(&root)?;
    let dependencies = runtime::dependencies(&root, &["tokio"])?;
    let scaffold = Scaffold {
        package,
        document: &settings.document,
        title: &stubs.title,
        n_operations: stubs.n_operations,
        dependencies: &dependencies,
    };
    let missing = scaffold.files().into_iter().filter(|file| !folder.join(&file.path).exists());
    debug_assert!(scaffold.files().iter().all(|file| KEPT.contains(&file.path.as_str())), "no file is forgotten");
    tree::write(folder, &missing.collect::<Vec<_>>())?;
    tree::write(folder, std::slice::from_ref(&stubs.mock))?;
    for (owned, files) in OWNED.iter().zip([&stubs.files, &runtime]) {
        for change in tree::changes(&folder.join(owned), files)? {
            change.make()?;
        }
    }
    Ok(())
}

/// A folder with something else in it is not ours to write into.
fn refuse_foreign_folder(folder: &Path) -> Result<()> {
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        other => other.with_context(|| format!("cannot use --out {}", folder.display()))?,
    };
    let is_ours = folder.join("src/generated/bindings.json").is_file();
    if entries.count() > 0 && !is_ours {
        bail!("{} holds something else; name a new folder", folder.display());
    }
    Ok(())
}

fn only(text: &str) -> Result<Only> {
    match text.split_once(':') {
        Some(("tag", name)) if !name.is_empty() => Ok(Only::Tag(name.to_owned())),
        Some(("op", id)) if !id.is_empty() => Ok(Only::Operation(id.to_owned())),
        _ => Err(anyhow!("write `tag:NAME` or `op:ID`")),
    }
}
