//! `cargo xtask stubs`: a crate of server stubs from any team's document, ready to run as a mock.

#[cfg(test)]
mod tests;

use std::io::Write;

use anyhow::Result;
use contract::findings::Level;
use stubgen::{Scaffold, Settings, Stubs, package_name};

use crate::document::{self, Made};
use crate::outcome::Outcome;
use crate::output::bold;
use crate::standalone::{self, Runtime, Standalone};
use crate::workspace;

/// Which document becomes which crate, and what its stubs are like.
#[derive(Debug, Clone, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    #[command(flatten)]
    what: standalone::Wanted,

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

/// Makes the crate.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let Args { what, unimplemented, open_enums } = args;
    standalone::refuse_foreign_folder(&what.out, Runtime::OF_STUBS)?;
    let settings = Settings {
        document: what.document(),
        command: "cargo xtask stubs".to_owned(),
        answers_unimplemented: *unimplemented,
        opens_response_enums: *open_enums,
        only: what.only.clone(),
    };
    let Made { product, findings } =
        document::open_and(&what.spec, what.overlay.as_deref(), |sources| document::stubs(sources, &settings))?;
    document::write_findings(&findings, out)?;
    let Some(stubs) = product else {
        writeln!(out, "nothing was written; mend the document, or change it on the way with --overlay")?;
        return Ok(Outcome::Findings);
    };
    standalone::refuse_unmatched(&stubs.unmatched)?;
    let package = package_name(what.name.as_deref().unwrap_or(&stubs.title));
    let made = format!("{} operations, {} types", stubs.n_operations, stubs.n_types);
    standalone(&package, &settings.document, stubs)?.write(&what.out)?;
    let n_warnings = findings.count(Level::Warning);
    let heed = if n_warnings == 0 { String::new() } else { format!(", {n_warnings} warnings above") };
    writeln!(out, "{} {package} in {}: {made}{heed}", bold("made"), what.out.display())?;
    writeln!(out, "run the mock server with `cargo run` there; the traits to fill in are in src/generated/")?;
    Ok(Outcome::Clean)
}

/// The crate of some stubs.
fn standalone(package: &str, document: &str, stubs: Stubs) -> Result<Standalone> {
    let runtime = Runtime::OF_STUBS;
    let dependencies = standalone::dependencies(&workspace::sources()?, &[runtime], &["tokio"])?;
    let scaffold = Scaffold {
        package,
        document,
        title: &stubs.title,
        n_operations: stubs.n_operations,
        dependencies: &dependencies,
    };
    Ok(Standalone { runtime, kept: stubgen::scaffold(&scaffold), renewed: vec![stubs.mock], generated: stubs.files })
}
