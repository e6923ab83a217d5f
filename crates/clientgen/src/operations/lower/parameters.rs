//! Parameters of an operation: which there are, what they are called, how they are written.

use std::collections::HashSet;

use contract::model::{Location, MediaType, Operation, Parameter, PathItem, Style};
use contract::source::Node;
use rust_text::name::snake;
use schema_algebra::{essence, is_ignored, wire_name};

use crate::ir::{Argument, ArgumentKind, ArgumentShape, Serialization, Ty};

use super::command_line::shape;
use super::context::Context;

/// Fields and methods that every builder has.
const TAKEN: &[&str] = &["client", "new", "send", "body", "body_map", "clone"];

/// Every parameter of an operation. `variables` are those of its path.
pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    (item, operation): (&PathItem<'s>, &Operation<'s>),
    key: Node<'s>,
    variables: &[&str],
    words: &str,
) -> Vec<Argument> {
    let api = ctx.api;
    let (mut names, mut seen) = (Idents::default(), HashSet::new());
    let mut used: Vec<_> = api.parameters_of(item, operation).into_iter().map(|id| &api[id]).collect();
    used.retain(|parameter| is_used(ctx, parameter, variables, &mut seen));
    let mut arguments = Vec::new();
    // Variables of the path come first, and so keep their names when others have the same.
    for variable in variables {
        if arguments.iter().any(|argument: &Argument| argument.name == *variable) {
            continue;
        }
        let is_declared =
            |parameter: &&Parameter<'s>| parameter.location == Location::Path && parameter.name == *variable;
        let declared = used.iter().position(is_declared).map(|at| used.remove(at));
        if declared.is_none() {
            let message = format!("`{{{variable}}}` is declared by no parameter and is taken as text.");
            ctx.changes.kept(key, "parameter declared", message);
        }
        let ident = names.claim(ctx, variable, Location::Path, declared.map_or(key, |declared| declared.node));
        arguments.push(match declared {
            Some(parameter) => one(ctx, parameter, ident, words),
            None => undeclared(variable, ident),
        });
    }
    for parameter in used {
        let ident = names.claim(ctx, parameter.name, parameter.location, parameter.node);
        arguments.push(one(ctx, parameter, ident, words));
    }
    arguments
}

/// Whether a parameter can be sent at all.
fn is_used<'s>(
    ctx: &mut Context<'_, '_, 's>,
    parameter: &Parameter<'s>,
    variables: &[&str],
    seen: &mut HashSet<(Location, String)>,
) -> bool {
    let kind = "parameter left out";
    if is_ignored(parameter) {
        let message = format!("`{}` is no parameter, as OpenAPI says; the client sets it by itself.", parameter.name);
        ctx.changes.kept(parameter.node, kind, message);
        return false;
    }
    if parameter.location == Location::Path && !variables.contains(&parameter.name) {
        let message = format!("The path has no `{{{}}}`, so there is no place to send it.", parameter.name);
        ctx.changes.kept(parameter.node, kind, message);
        return false;
    }
    if !seen.insert((parameter.location, wire_name(parameter))) {
        let message = format!("`{}` is declared twice; the first counts.", parameter.name);
        ctx.changes.lost(parameter.node, kind, message, "What the second says.");
        return false;
    }
    true
}

fn one<'s>(ctx: &mut Context<'_, '_, 's>, parameter: &Parameter<'s>, ident: String, words: &str) -> Argument {
    let api = ctx.api;
    let context = format!("{words} {ident}");
    let content = parameter.value.content.first();
    let schema = parameter.value.schema.or_else(|| content.and_then(|content| content.schema));
    let is_json = content.is_some_and(|content| ctx.algebra.media(content).is_json());
    // A form that is the whole query is parameters of it.
    let is_form = content.is_some_and(|content| is_query_form(parameter, content));
    let is_text = content.is_some() && !is_json && !is_form;
    if let Some(content) = content.filter(|_| !is_form) {
        let written = if is_json { "JSON" } else { "text that the caller writes" };
        let message = format!("`{}` is sent as {written}.", parameter.name);
        ctx.changes.kept(content.node, "parameter with a media type", message);
    }
    let ty = match schema {
        Some(schema) if !is_text => ctx.sent(schema, &context),
        _ if is_json => Ty::Any,
        _ => Ty::Text,
    };
    let shape = schema.filter(|_| !is_text).map(|schema| shape(api, schema));
    let serialization = if is_json {
        Serialization::Json
    } else if is_form {
        Serialization::Styled { style: Style::Form, explode: true }
    } else {
        styled(ctx, parameter)
    };
    let mut shape = shape.unwrap_or_else(any_text);
    if is_json {
        shape = ArgumentShape { kind: ArgumentKind::Object, is_list: false, ..shape };
    }
    Argument {
        name: parameter.name.to_owned(),
        words: ident,
        location: if is_form { Location::Query } else { parameter.location },
        is_required: parameter.is_required || parameter.location == Location::Path,
        // A parameter that is null is one that is not there.
        ty: if let Ty::Nullable(inner) = ty { *inner } else { ty },
        serialization,
        shape,
        description: parameter.value.description.map(ToOwned::to_owned),
    }
}

/// True if a parameter is all of a query, written as a form.
fn is_query_form(parameter: &Parameter<'_>, content: &MediaType<'_>) -> bool {
    parameter.location == Location::QueryString && essence(content.name) == "application/x-www-form-urlencoded"
}

fn styled<'s>(ctx: &mut Context<'_, '_, 's>, parameter: &Parameter<'s>) -> Serialization {
    let (style, location) = (parameter.style(), parameter.location);
    if location.allows(style) {
        return Serialization::Styled { style, explode: parameter.explodes() };
    }
    let style = location.default_style();
    let message = format!(
        "`{}` is written as `{}`, since {} knows no other style.",
        parameter.name,
        style.name(),
        location.name()
    );
    ctx.changes.kept(parameter.node, "parameter style", message);
    Serialization::Styled { style, explode: parameter.value.explode.unwrap_or(style == Style::Form) }
}

fn undeclared(name: &str, words: String) -> Argument {
    Argument {
        name: name.to_owned(),
        words,
        location: Location::Path,
        is_required: true,
        ty: Ty::Text,
        serialization: Serialization::Styled { style: Style::Simple, explode: false },
        shape: any_text(),
        description: None,
    }
}

fn any_text() -> ArgumentShape {
    ArgumentShape { kind: ArgumentKind::Text, values: Vec::new(), is_list: false }
}

/// Names of parameters within one operation.
#[derive(Default)]
struct Idents {
    taken: HashSet<String>,
}

impl Idents {
    /// The words of the name; where they are taken, with the location; where that is taken too, with a number.
    fn claim<'s>(&mut self, ctx: &mut Context<'_, '_, 's>, name: &str, location: Location, node: Node<'s>) -> String {
        let words = snake(name);
        let words = if words.is_empty() { "parameter".to_owned() } else { words };
        let with_location = format!("{words}_{}", location.name());
        let numbered = (2..).map(|number| format!("{with_location}_{number}"));
        let candidates = [words.clone(), with_location.clone()].into_iter().chain(numbered);
        let mut free = candidates.filter(|words| !TAKEN.contains(&words.as_str()) && !self.taken.contains(words));
        let claimed = free.next().unwrap_or_default();
        if claimed != words {
            let message = format!("`{name}` is set by `{claimed}`, since `{words}` is taken.");
            ctx.changes.kept(node, "parameter renamed", message);
        }
        self.taken.insert(claimed.clone());
        claimed
    }
}
