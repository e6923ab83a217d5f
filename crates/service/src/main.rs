//! `benefits`: the service and the commands around it.
//!
//! The command line is read here; what it asks for is the library's.

mod command_line;
mod commands;
mod settings;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use rustix::fs::Mode;

use command_line::{Arguments, Command};

fn main() -> ExitCode {
    // Whatever is made here, databases, copies and keys, holds what only its owner may read.
    rustix::process::umask(Mode::RWXG | Mode::RWXO);
    match command_line::read(std::env::args_os(), std::env::vars_os()).and_then(run) {
        Ok(code) => code,
        // Whoever read the output has seen enough of it.
        Err(error) if error.chain().any(is_closed_pipe) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell when this fails, too.
            let _ = writeln!(std::io::stderr(), "benefits: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

fn run(arguments: Arguments) -> anyhow::Result<ExitCode> {
    let Arguments { shared, command } = arguments;
    match command {
        Command::Serve(args) => commands::serve::run(&args, &shared),
        Command::User(args) => commands::user::run(&args, &shared),
        Command::Import(args) => commands::import::run(&args, &shared),
        Command::Export(args) => commands::export::run(&args, &shared),
        Command::Backup(args) => commands::backup::run(&args, &shared),
        Command::Restore(args) => commands::restore::run(&args, &shared),
        Command::Check(args) => commands::check::run(&args, &shared),
        Command::Demo(args) => commands::demo::run(&args, &shared),
    }
}
