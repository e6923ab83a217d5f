//! `benefits`: the service and the commands around it.
//!
//! The command line is read here; what it asks for is the library's.

mod command_line;
mod commands;
mod settings;

use std::io::Write;
use std::process::ExitCode;

use command_line::{Arguments, Command};

fn main() -> ExitCode {
    match command_line::read(std::env::args_os(), std::env::vars_os()).and_then(run) {
        Ok(code) => code,
        Err(error) => {
            // Nobody is left to tell when this fails, too.
            let _ = writeln!(std::io::stderr(), "benefits: {error:#}");
            ExitCode::from(2)
        }
    }
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
