//! Paths: their templates, the parameters they name, and whether two of them can be told apart.

use std::collections::{HashMap, HashSet};

use crate::catalogue::{
    AMBIGUOUS_PATHS, BAD_PATH_TEMPLATE, DUPLICATE_PATH, PATH_PARAMETER_NOT_REQUIRED, PATH_PARAMETER_UNDECLARED,
    PATH_PARAMETER_UNUSED,
};
use crate::findings::{Finding, Place};
use crate::model::{Location, Operation, PathItem};
use crate::source::Node;

use super::Context;
use super::routes::Routes;
use super::template::{Piece, names, pieces};

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    templates(ctx);
    duplicates(ctx);
    parameters(ctx);
}

fn templates(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (key, _) in &api.paths {
        let template = key.as_str().unwrap_or_default();
        let fault = match pieces(template) {
            None => Some("its braces do not match up"),
            Some(pieces) if pieces.contains(&Piece::Name("")) => Some("a name between braces is empty"),
            Some(_) if template.contains(['?', '#']) => Some("a query or a fragment is not part of a path"),
            Some(_) if has_repeated_name(template) => Some("one name stands twice"),
            Some(_) => None,
        };
        if let Some(fault) = fault {
            let message = format!("The path `{template}` cannot be filled in: {fault}.");
            let help = "Write each variable once as `{name}`, and declare what follows `?` as query parameters.";
            ctx.report_key(&BAD_PATH_TEMPLATE, *key, message, help);
        }
    }
}

fn has_repeated_name(template: &str) -> bool {
    let mut seen = HashSet::new();
    names(template).into_iter().any(|name| !seen.insert(name))
}

/// Two templates that differ only in the names of their variables, and two that both fit some address.
fn duplicates(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    let mut by_shape: HashMap<String, Node<'_>> = HashMap::new();
    let mut routes = Routes::default();
    for (key, _) in &api.paths {
        let template = key.as_str().unwrap_or_default();
        if let Some(first) = by_shape.get(&shape(template)) {
            let message = format!("`{template}` and `{}` are the same path.", first.as_str().unwrap_or_default());
            let help = "Move the operations under one of the two.";
            let finding = Finding::new(&DUPLICATE_PATH, Place::of_key(*key), message, help);
            ctx.findings.push(finding.with_related("the other path", Place::of_key(*first)));
            continue;
        }
        by_shape.insert(shape(template), *key);
        if let Some(other) = routes.ambiguous_with(template) {
            let message =
                format!("`{template}` and `{}` can both fit one address.", other.as_str().unwrap_or_default());
            let help = "Rename a fixed part so that one of the two is always the more exact.";
            let finding = Finding::new(&AMBIGUOUS_PATHS, Place::of_key(*key), message, help);
            ctx.findings.push(finding.with_related("the other path", Place::of_key(other)));
        }
        routes.insert(template, *key);
    }
}

/// The template with its variables' names taken out.
fn shape(template: &str) -> String {
    let pieces = pieces(template).unwrap_or_else(|| vec![Piece::Text(template)]);
    let parts = pieces.into_iter().map(|piece| match piece {
        Piece::Text(text) => text,
        Piece::Name(_) => "{}",
    });
    parts.collect()
}

fn parameters(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (key, used) in &api.paths {
        let item = &api[used.id];
        let template = key.as_str().unwrap_or_default();
        for operation in &item.operations {
            operation_parameters(ctx, template, item, operation);
        }
    }
    for (_, parameter) in api.parameters.iter() {
        if parameter.location == Location::Path && !parameter.is_required {
            let message = format!("The path parameter `{}` is not required.", parameter.name);
            let help = "Add `required: true`; a path cannot be called without it.";
            ctx.report(&PATH_PARAMETER_NOT_REQUIRED, parameter.node, message, help);
        }
    }
}

fn operation_parameters<'s>(ctx: &mut Context<'_, 's>, template: &str, item: &PathItem<'s>, operation: &Operation<'s>) {
    let api = ctx.api;
    let names: Vec<&str> = names(template);
    let declared = api.parameters_of(item, operation).into_iter().map(|id| &api[id]);
    let declared: Vec<_> = declared.filter(|parameter| parameter.location == Location::Path).collect();
    let declared_names: HashSet<&str> = declared.iter().map(|parameter| parameter.name).collect();
    let used_names: HashSet<&str> = names.iter().copied().collect();
    for name in &names {
        if !name.is_empty() && !declared_names.contains(name) {
            let message = format!("`{{{name}}}` in the path is declared by no parameter.");
            let help = format!("Add a parameter with `name: {name}`, `in: path` and `required: true`.");
            ctx.report(&PATH_PARAMETER_UNDECLARED, operation.node, message, help);
        }
    }
    for parameter in declared {
        if !used_names.contains(parameter.name) {
            let message = format!("The path `{template}` has no `{{{}}}`.", parameter.name);
            let help = "Add it to the path, or remove the parameter.";
            let finding = Finding::new(&PATH_PARAMETER_UNUSED, parameter.node, message, help);
            ctx.findings.push(finding.with_related("used by this operation", Place::of(operation.node)));
        }
    }
}
