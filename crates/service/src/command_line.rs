//! The command line.

use std::ffi::OsString;

use clap::{CommandFactory, Parser, Subcommand};

use crate::commands::{backup, check, demo, export, import, restore, serve, user};
use crate::settings::{Shared, check_variables};

/// The Benefit Administration Integration Service.
///
/// Without a command it serves the whole interface with demo data, at 127.0.0.1:8080 and from the file
/// `benefits.db`.
#[derive(Debug, Parser)]
#[command(name = "benefits", version, max_term_width = 100, after_help = EXAMPLES)]
struct CommandLine {
    #[command(flatten)]
    shared: Shared,
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "Examples:\n  \
    benefits                                         the interface on this machine, with demo data\n  \
    benefits serve --create --database members.db    a new and empty database in a file\n  \
    BENEFITS_DATABASE=postgres://… benefits serve    a database on a server, its password unseen\n\n\
    Every flag is also a variable. Exit 0: done; 1: something was found; 2: it could not work.";

/// What the program is told, read and checked.
#[derive(Debug)]
pub(crate) struct Arguments {
    /// What every command knows.
    pub(crate) shared: Shared,
    /// What to do.
    pub(crate) command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the interface until told to stop
    Serve(Box<serve::Args>),
    /// Register users, keep them out, and give them passwords
    User(user::Args),
    /// Take in what `benefits export` wrote, or a file of the same form
    Import(import::Args),
    /// Write everything that the database holds as JSON Lines
    Export(export::Args),
    /// Copy a database of SQLite as it is at this moment
    Backup(backup::Args),
    /// Put a copy that `benefits backup` made in the place of the database
    Restore(restore::Args),
    /// Look for damage in the database
    Check(check::Args),
    /// Fill an empty database with made-up data
    Demo(demo::Args),
}

/// Reads the command line and the environment. Help and version end the program, as clap does it.
pub(crate) fn read(
    args: impl IntoIterator<Item = OsString>,
    variables: impl IntoIterator<Item = (OsString, OsString)>,
) -> anyhow::Result<Arguments> {
    let mut args: Vec<OsString> = args.into_iter().collect();
    check_variables(&CommandLine::command(), variables.into_iter().map(|(name, _)| name))?;
    let line = parse(&args);
    let (shared, command) = match line.command {
        Some(command) => (line.shared, command),
        None => {
            // What a newcomer wants. Read anew, so that the variables of `serve` count here too.
            args.extend(["serve".into(), "--demo".into()]);
            let line = parse(&args);
            (line.shared, line.command.expect("a command was added"))
        }
    };
    Ok(Arguments { shared, command })
}

/// Parses, or ends the program with clap's message: 0 for help, 2 for a mistake.
fn parse(args: &[OsString]) -> CommandLine {
    CommandLine::try_parse_from(args).unwrap_or_else(|error| error.exit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound_and_every_flag_is_a_variable() {
        let command = CommandLine::command();
        command.clone().debug_assert();
        let serve = command.find_subcommand("serve").unwrap();
        for argument in command.get_arguments().chain(serve.get_arguments()) {
            let Some(flag) = argument.get_long().filter(|flag| !["help", "version"].contains(flag)) else { continue };
            let expected = format!("BENEFITS_{}", flag.replace('-', "_").to_uppercase());
            assert_eq!(argument.get_env().and_then(|name| name.to_str()), Some(expected.as_str()));
        }
    }

    #[test]
    fn without_a_command_there_is_demo_data() {
        let arguments = read([OsString::from("benefits")], []).unwrap();
        let Command::Serve(args) = arguments.command else { panic!("not served") };
        assert!(args.demo);
    }
}
