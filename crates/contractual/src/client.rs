//! `cargo xtask client`: a crate with a client, from any team's document.

mod explain;
#[cfg(test)]
mod tests;

use std::io::Write;

use anyhow::Result;
use clientgen::{DEPENDENCIES, Scaffold, Settings, package_name};
use contract::findings::Level;

use crate::document::{self, Client, Made};
use crate::outcome::Outcome;
use crate::output::{bold, counted};
use crate::standalone::{self, Runtime, Standalone};
use crate::workspace;

/// Which document becomes which crate, and how much is told of it.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    #[command(flatten)]
    what: standalone::Wanted,

    /// Tell everything that the client does otherwise than the document says it, where, and what is lost by that
    #[arg(long)]
    explain: bool,
}

const AFTER_HELP: &str = "\
Examples:
  cargo xtask client --spec openapi.yaml --out ../petstore-client
  cargo xtask client --spec openapi.yaml --out ../petstore-client --explain
  cargo xtask client --spec big.yaml --out ../pets --only tag:pets --only op:getOwner
  cargo xtask client --spec theirs.yaml --overlay ours.yaml --out ../theirs

The crate needs nothing of this workspace. Made again, it keeps src/lib.rs and Cargo.toml and renews the rest.
Exit codes: 0 generated, 1 stopped by findings, 2 the tool could not work.";

/// Makes the crate.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let Args { what, explain } = args;
    standalone::refuse_foreign_folder(&what.out, Runtime::OF_CLIENTS)?;
    let settings = Settings {
        document: what.document(),
        command: "cargo xtask client".to_owned(),
        only: what.only.clone(),
        schemas: false,
    };
    let Made { product, findings } =
        document::open_and(&what.spec, what.overlay.as_deref(), |sources| document::client(sources, &settings))?;
    document::write_findings(&findings, out)?;
    let Some(client) = product else {
        writeln!(out, "nothing was written; mend the document, or change it on the way with --overlay")?;
        return Ok(Outcome::Findings);
    };
    standalone::refuse_unmatched(&client.unmatched)?;
    if *explain {
        explain::write(&client.lowered, out)?;
    }
    let package = package_name(what.name.as_deref().unwrap_or(&client.title));
    let (operations, types) = (counted(client.n_operations, "operation"), counted(client.n_types, "type"));
    let told = explain::sum(&client.lowered);
    standalone(&package, &settings.document, client)?.write(&what.out)?;
    let heed = match findings.count(Level::Warning) {
        0 => String::new(),
        n_warnings => format!(", {} above", counted(n_warnings, "warning")),
    };
    writeln!(out, "{} {package} in {}: {operations}, {types}{heed}", bold("made"), what.out.display())?;
    if let Some(told) = told {
        let where_to = if *explain { "" } else { ": --explain shows them" };
        writeln!(out, "{told}{where_to}")?;
    }
    Ok(Outcome::Clean)
}

/// The crate of a client.
fn standalone(package: &str, document: &str, client: Client) -> Result<Standalone> {
    let runtime = Runtime::OF_CLIENTS;
    let others: Vec<&str> = DEPENDENCIES.iter().copied().filter(|name| *name != runtime.package).collect();
    let dependencies = standalone::dependencies(&workspace::sources()?, &[runtime], &others)?;
    let scaffold = Scaffold {
        package,
        document,
        title: &client.title,
        n_operations: client.n_operations,
        dependencies: &dependencies,
    };
    Ok(Standalone { runtime, kept: clientgen::scaffold(&scaffold), renewed: Vec::new(), generated: client.files })
}
