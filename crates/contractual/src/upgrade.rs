//! `contractual upgrade`: brings the configuration, the runtimes, the crates and the generated code to this tool's version.

use std::io::Write;

use anyhow::{Context, Result};
use rust_text::File;
use toml_edit::DocumentMut;

use crate::configuration::{Configuration, FILE};
use crate::document;
use crate::generate::crates::{MANIFEST, runtime_for};
use crate::generate::tree::{self, Change};
use crate::generate::{Plan, Workbench};
use crate::outcome::Outcome;
use crate::output::counted;
use crate::replace::read;
use crate::standalone::{Runtime, RuntimeAt};
use crate::tool;
use crate::web::WebArgs;
use crate::workspace;

/// Arguments of `upgrade`.
#[derive(Debug, Clone, Default, clap::Args)]
#[command(after_help = AFTER_HELP)]
pub struct Args {
    /// Change nothing; show what would change, as a patch
    #[arg(long)]
    dry_run: bool,

    #[command(flatten)]
    pub(crate) web: WebArgs,
}

const AFTER_HELP: &str = "\
Examples:
  contractual upgrade --dry-run     shows the patch
  contractual upgrade               makes it, and shows it

`requires`, the runtimes, what crates name of them and the generated code become those of this version of the tool, all together
or not at all. Exit codes: 0 done, 1 findings stop what is generated, 2 the tool could not work.";

pub(crate) fn run(args: &Args, configuration: &Configuration, out: &mut dyn Write) -> Result<Outcome> {
    let Plan { changes, stops, is_stopped, losses: _ } = Workbench::default().plan(configuration)?;
    if is_stopped {
        document::write_findings(&stops, out)?;
        return Ok(Outcome::Findings);
    }
    let mut all = changed(configuration, FILE, |manifest| {
        let requires = manifest.get_mut("contractual").and_then(|tool| tool.get_mut("requires"));
        if let Some(requires) = requires.and_then(|requires| requires.as_value_mut())
            && !requires.as_str().is_some_and(tool::meets)
        {
            let decor = requires.decor().clone();
            *requires = tool::compatible().into();
            *requires.decor_mut() = decor;
        }
    })?;
    for (_, krate) in configuration.crates() {
        all.extend(changed(configuration, &format!("{}/{MANIFEST}", krate.folder), |manifest| {
            for (table, runtime) in
                [("dependencies", krate.generator.runtime()), ("dev-dependencies", Runtime::OF_TESTS)]
            {
                let dependency = manifest.get_mut(table).and_then(|all| all.get_mut(runtime.package));
                if let Some(dependency) = dependency {
                    point(dependency, &runtime_for(configuration, krate, runtime));
                }
            }
        })?);
    }
    all.extend(changes);
    for change in &all {
        write!(out, "{}", change.patch())?;
    }
    if all.is_empty() {
        writeln!(out, "everything is of version {} already", tool::VERSION)?;
    } else if !args.dry_run {
        tree::make(&all)?;
        writeln!(out, "changed {}; compile, test and commit them together", counted(all.len(), "file"))?;
    }
    Ok(Outcome::Clean)
}

/// The change of a file of TOML, if there is one. One that is missing is made elsewhere.
fn changed(configuration: &Configuration, name: &str, change: impl FnOnce(&mut DocumentMut)) -> Result<Vec<Change>> {
    let path = configuration.root.join(name);
    let cannot = || format!("cannot read {}", workspace::shown(&path).display());
    let Some(text) = read(&path).with_context(cannot)? else { return Ok(Vec::new()) };
    let mut manifest: DocumentMut = text.parse().with_context(cannot)?;
    let before = manifest.to_string();
    change(&mut manifest);
    let after = manifest.to_string();
    if after == before { Ok(Vec::new()) } else { tree::changed(&configuration.root, &[File::new(name, after)]) }
}

/// Points a dependency to the runtime of this version, and leaves its other keys.
fn point(dependency: &mut toml_edit::Item, runtime: &RuntimeAt) {
    let (key, text, other) = match runtime {
        RuntimeAt::Path(path) => ("path", path.as_ref(), "version"),
        RuntimeAt::Registry => ("version", tool::VERSION, "path"),
    };
    match dependency.as_table_like_mut() {
        Some(table) => {
            if table.get(key).and_then(|known| known.as_str()) != Some(text) {
                table.insert(key, text.into());
            }
            table.remove(other);
        }
        None if key == "version" => {
            if dependency.as_str() != Some(text) {
                *dependency = text.into();
            }
        }
        None => {
            let mut table = toml_edit::InlineTable::new();
            table.insert(key, text.into());
            *dependency = table.into();
        }
    }
}
