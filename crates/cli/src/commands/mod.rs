//! The commands: one per operation of the service's contract, some over the operator's, and a few of our own.
//!
//! No operation of the service is known by name here. What a command does is left to [`run`](crate::run()).

mod fields;
mod flags;
mod help;
mod operation;
mod operator;
mod own;

pub(crate) use flags::{
    ADDRESS, ALL_PAGES, BODY, DEADLINE, FIELD, JSON, PASSWORD_FROM_STDIN, PROFILE, USER, VERBOSE, text,
};
pub(crate) use operation::{Argument, arguments};
pub(crate) use operator::{
    CODE, CURSOR, DELIVERIES, DRY_RUN, ENTITY, EXPECTED, HISTORY, ID, INSPECTOR, IS_ACTIVE, LIMIT, NOTE, OVERLAP,
    RECEIVER, RECEIVER_NAME, RECEIVERS, SECRET_TO, SINCE, SITUATION, SITUATIONS, TOKEN_FROM, UNTIL, URL,
};
pub(crate) use own::{
    BIND, COMPLETE, LIST, LISTEN, NAME, OPERATOR_ADDRESS, PROFILES, REMOVE, SAVE, SECRET_FROM, SHELL,
};

use clap::Command;
use client_runtime::Operation;

use crate::names::{self, Named};

/// The whole command line of a contract's operations.
pub fn command(operations: &[&'static Operation]) -> Command {
    let names = named(operations);
    let mut root = help::plain(Command::new(help::BINARY))
        .version(env!("CARGO_PKG_VERSION"))
        .about(help::ABOUT)
        .override_usage(help::ROOT_USAGE)
        .after_help(help::AFTER)
        .subcommand_required(true)
        .arg_required_else_help(true)
        .args(flags::global())
        .arg(flags::version());
    for group in groups(&names) {
        root = root.subcommand(group_command(group, &names));
    }
    root.subcommand(operator::receivers())
        .subcommand(operator::deliveries())
        .subcommand(operator::situations())
        .subcommand(own::listen())
        .subcommand(own::profiles())
        .subcommand(own::complete())
}

pub(crate) fn named(operations: &[&'static Operation]) -> Vec<Named> {
    names::name_all(operations, &own::RESERVED)
}

fn group_command(group: &str, names: &[Named]) -> Command {
    let members: Vec<&Named> = names.iter().filter(|named| named.group == group).collect();
    let commands: Vec<&str> = members.iter().map(|named| named.command.as_str()).collect();
    let command = help::plain(Command::new(group.to_owned()))
        .about(help::contents(&commands))
        .override_usage(format!("{} {group} <COMANDO> [OPÇÕES]", help::BINARY))
        .subcommand_required(true)
        .arg_required_else_help(true);
    command.subcommands(members.into_iter().map(operation::command))
}

/// Groups in the order in which the contract first names them.
fn groups(names: &[Named]) -> Vec<&str> {
    let mut groups: Vec<&str> = Vec::new();
    for named in names {
        if !groups.contains(&named.group.as_str()) {
            groups.push(&named.group);
        }
    }
    groups
}
