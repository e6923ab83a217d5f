//! An operation as a command: what it takes, and what its help says.

use std::collections::BTreeSet;

use clap::builder::{PossibleValuesParser, ValueParser};
use clap::{Arg, ArgAction, Command};
use client_runtime::Operation;
use client_runtime::operation::{Kind, Location, Parameter};

use super::{fields, flags, help};
use crate::names::{self, Named};
use crate::pages;

/// A parameter and what it is called on the command line.
pub(crate) struct Argument {
    /// How clap knows it; differs from every flag of ours.
    pub(crate) id: String,
    /// Its long flag, or the name of a positional one.
    name: String,
    pub(crate) parameter: &'static Parameter,
}

/// The parameters of an operation, in its order.
pub(crate) fn arguments(operation: &'static Operation) -> Vec<Argument> {
    let mut taken: BTreeSet<String> = flags::TAKEN.iter().map(ToString::to_string).collect();
    let name = |parameter: &'static Parameter| {
        let plain = names::kebab(parameter.name);
        let plain = if plain.is_empty() { "parametro".to_owned() } else { plain };
        let wanted = if flags::TAKEN.contains(&plain.as_str()) { format!("parametro-{plain}") } else { plain };
        let name = names::first_free(&wanted, |name| taken.insert(name.to_owned()));
        Argument { id: format!("parametro:{name}"), name, parameter }
    };
    operation.parameters.iter().map(name).collect()
}

pub(super) fn command(named: &Named) -> Command {
    let Named { group, command, operation } = named;
    let arguments = arguments(operation);
    let call = format!("{} {group} {command}", help::BINARY);
    let mut clap = help::plain(Command::new(command.clone()))
        .about(operation.summary)
        .override_usage(usage(&call, &arguments, operation))
        .after_help(after(&call, &arguments, operation))
        .args(arguments.iter().map(argument).enumerate().map(|(order, arg)| arg.display_order(order)));
    if let Some(body) = operation.body {
        clap = clap.args(flags::body(body.is_required));
    }
    if pages::is_paged(operation) {
        clap = clap.arg(flags::all_pages());
    }
    clap
}

impl Argument {
    fn is_positional(&self) -> bool {
        self.parameter.location == Location::Path
    }

    /// What stands for its value: of a positional one its name, of a flag, which has a name, its kind.
    fn value_name(&self) -> String {
        if self.is_positional() {
            return self.name.to_ascii_uppercase().replace('-', "_");
        }
        let word = match (self.parameter.values, self.parameter.kind) {
            ([], Kind::Text) => "TEXTO",
            ([], Kind::Integer) => "INTEIRO",
            ([], Kind::Number) => "NÚMERO",
            ([], Kind::Object) => "JSON",
            _ => "VALOR",
        };
        word.to_owned()
    }

    /// How it stands on a command line with some value.
    fn written(&self, value: &str) -> String {
        if self.is_positional() { value.to_owned() } else { format!("--{} {value}", self.name) }
    }

    fn example(&self) -> String {
        self.written(fields::sample(self.parameter.values, self.parameter.kind))
    }
}

fn argument(argument: &Argument) -> Arg {
    let Parameter { name: _, location: _, is_required, kind, values, is_list, summary } = *argument.parameter;
    let mut arg = Arg::new(argument.id.clone())
        .value_name(argument.value_name())
        .required(is_required)
        .allow_negative_numbers(matches!(kind, Kind::Integer | Kind::Number))
        .value_parser(parser(kind, values))
        .hide_possible_values(true)
        .help(describe(argument.parameter, summary));
    if is_list {
        arg = arg.action(ArgAction::Append);
    }
    if argument.is_positional() {
        arg.help_heading("Argumentos")
    } else {
        arg.long(argument.name.clone()).help_heading("Parâmetros")
    }
}

fn parser(kind: Kind, values: &'static [&'static str]) -> ValueParser {
    if !values.is_empty() {
        return PossibleValuesParser::new(values).into();
    }
    match kind {
        Kind::Integer => ValueParser::new(integer),
        Kind::Number => ValueParser::new(number),
        Kind::Boolean => PossibleValuesParser::new(["true", "false"]).into(),
        _ => ValueParser::string(),
    }
}

fn integer(text: &str) -> Result<String, String> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()) {
        Ok(text.to_owned())
    } else {
        Err("é preciso um número inteiro".to_owned())
    }
}

fn number(text: &str) -> Result<String, String> {
    match serde_json::from_str::<serde_json::Number>(text) {
        Ok(_) => Ok(text.to_owned()),
        Err(_) => Err("é preciso um número, como 149.9".to_owned()),
    }
}

fn describe(parameter: &Parameter, summary: &str) -> String {
    let mut notes = Vec::new();
    if parameter.is_required && parameter.location != Location::Path {
        notes.push("obrigatório".to_owned());
    }
    if parameter.is_list {
        notes.push("pode repetir".to_owned());
    }
    match (parameter.values, parameter.kind) {
        ([], Kind::Boolean) => notes.push("valores: true, false".to_owned()),
        ([], Kind::Object) => notes.push("em JSON".to_owned()),
        ([], _) => {}
        (values, _) => notes.push(format!("valores: {}", values.join(", "))),
    }
    let summary = summary.trim_end_matches(['.', ' ']);
    match (summary.is_empty(), notes.is_empty()) {
        (_, true) => summary.to_owned(),
        (true, false) => notes.join("; "),
        (false, false) => format!("{summary} [{}]", notes.join("; ")),
    }
}

fn usage(call: &str, arguments: &[Argument], operation: &Operation) -> String {
    let mut usage = call.to_owned();
    for argument in arguments.iter().filter(|argument| argument.parameter.is_required) {
        usage.push(' ');
        usage.push_str(&argument.written(&format!("<{}>", argument.value_name())));
    }
    if operation.body.is_some_and(|body| body.is_required) {
        usage.push_str(" --corpo <ARQUIVO>");
    }
    usage.push_str(" [OPÇÕES]");
    usage
}

fn after(call: &str, arguments: &[Argument], operation: &Operation) -> String {
    let required = arguments.iter().filter(|argument| argument.parameter.is_required).map(Argument::example);
    let call = std::iter::once(call.to_owned()).chain(required).collect::<Vec<_>>().join(" ");
    let mut examples = Vec::new();
    match operation.body {
        Some(body) => {
            examples.push(format!("{call} --corpo corpo.json"));
            examples.extend(fields::example(body.fields).map(|fields| format!("{call} {fields}")));
        }
        None => examples.push(call.clone()),
    }
    if let Some(filter) = arguments.iter().find(|argument| !argument.parameter.is_required) {
        examples.push(format!("{call} {}", filter.example()));
    }
    if pages::is_paged(operation) {
        examples.push(format!("{call} --todas --json"));
    }
    let fields = operation.body.map(|body| fields::list(body.fields)).unwrap_or_default();
    let Operation { id, method, path, .. } = operation;
    let examples = examples.join("\n  ");
    format!("{fields}Exemplos:\n  {examples}\n\nOperação {id} do contrato:\n  {} {path}", method.as_str())
}
