//! Paths: their templates, the parameters they name, and whether a router can tell two of them apart.

use std::cell::OnceCell;
use std::collections::{BTreeMap, HashMap, HashSet};

use crate::catalogue::{
    AMBIGUOUS_PATHS, BAD_PATH_TEMPLATE, DUPLICATE_PATH, PATH_PARAMETER_NOT_REQUIRED, PATH_PARAMETER_UNDECLARED,
    PATH_PARAMETER_UNUSED,
};
use crate::findings::{Finding, Place};
use crate::model::{Api, Location, Marks, Method, Operation, PathItem, path_of};
use crate::source::Node;

use super::Context;
use super::template::{Piece, names, pieces};

pub(super) fn check(ctx: &mut Context<'_, '_>) {
    templates(ctx);
    duplicates(ctx);
    parameters(ctx);
}

fn templates(ctx: &mut Context<'_, '_>) {
    let api = ctx.api;
    for (key, _) in &api.paths {
        // A fragment is no part of the path, whatever it holds.
        let template = key.as_str().unwrap_or_default().split('#').next().unwrap_or_default();
        let fault = match pieces(template) {
            None => Some("its braces do not match up"),
            Some(pieces) if pieces.contains(&Piece::Name("")) => Some("a name between braces is empty"),
            Some(_) if template.contains('?') => Some("a query is not part of a path"),
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
    let mut by_shape: HashMap<String, Vec<Keyed<'_, '_>>> = HashMap::new();
    let mut routes = Routes::default();
    for (key, used) in &api.paths {
        let template = path_of(key.as_str().unwrap_or_default());
        let keyed = Keyed { key: *key, item: &api[used.id], marks: OnceCell::new() };
        let same = by_shape.entry(shape(template)).or_default();
        let is_first = same.is_empty();
        if let Some(other) = same.iter().find(|other| !keyed.is_told_apart(api, other)) {
            let (path, first) = (key.as_str().unwrap_or_default(), other.key.as_str().unwrap_or_default());
            let message = format!("`{path}` and `{first}` are the same path.");
            let help = "Move the operations under one of the two.";
            let finding = Finding::new(&DUPLICATE_PATH, Place::of_key(*key), message, help);
            ctx.findings.push(finding.with_related("the other path", Place::of_key(other.key)));
        }
        same.push(keyed);
        if !is_first {
            continue;
        }
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

/// A path by its key.
struct Keyed<'a, 's> {
    key: Node<'s>,
    item: &'a PathItem<'s>,
    /// Of each operation, once they are asked for.
    marks: OnceCell<Vec<(Method, Marks<'s>)>>,
}

impl<'s> Keyed<'_, 's> {
    /// True if another key says more than the path, and each request is for an operation of one of the two.
    fn is_told_apart(&self, api: &Api<'s>, other: &Keyed<'_, 's>) -> bool {
        let is_plain = |key: Node<'s>| key.as_str().is_some_and(|key| key == path_of(key));
        if is_plain(self.key) && is_plain(other.key) {
            return false;
        }
        self.marks(api).iter().all(|(method, marks)| {
            let same = other.marks(api).iter().find(|(same, _)| same == method);
            same.is_none_or(|(_, same)| marks.tell_apart(same))
        })
    }

    fn marks(&self, api: &Api<'s>) -> &[(Method, Marks<'s>)] {
        let key = self.key.as_str().unwrap_or_default();
        self.marks.get_or_init(|| {
            let operations = self.item.operations.iter();
            operations.map(|operation| (operation.method, api.marks(key, self.item, operation))).collect()
        })
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
        let template = path_of(key.as_str().unwrap_or_default());
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

/// How many segments are looked at for one path. Only a document made to be slow needs more.
const MAX_STEPS: usize = 2_000;

/// Paths with more segments than this are not looked at: nested this deep, they would be dropped on the stack.
const MAX_SEGMENTS: usize = 200;

/// Paths by their segments, as a router sees them, to find two that fit one address with neither the more exact.
#[derive(Default)]
pub(super) struct Routes<'s> {
    segments: BTreeMap<&'s str, Routes<'s>>,
    /// Segments with a variable; their names do not matter, the text around them does.
    variables: Vec<(&'s str, Routes<'s>)>,
    path: Option<Node<'s>>,
}

/// Which of two paths was the more exact so far, segment by segment.
#[derive(Clone, Copy, Default)]
struct Exactness {
    this: bool,
    other: bool,
}

impl<'s> Routes<'s> {
    pub(super) fn insert(&mut self, template: &'s str, path: Node<'s>) {
        if template.split('/').count() > MAX_SEGMENTS {
            return;
        }
        let mut routes = self;
        for segment in template.split('/') {
            routes = if segment.contains('{') {
                let idx = routes.variables.iter().position(|(known, _)| same_variable(known, segment));
                let idx = idx.unwrap_or_else(|| {
                    routes.variables.push((segment, Routes::default()));
                    routes.variables.len() - 1
                });
                &mut routes.variables[idx].1
            } else {
                routes.segments.entry(segment).or_default()
            };
        }
        routes.path = Some(path);
    }

    /// A path that fits some address that this template also fits, where neither is the more exact throughout.
    pub(super) fn ambiguous_with(&self, template: &str) -> Option<Node<'s>> {
        let segments: Vec<&str> = template.split('/').collect();
        let mut pending = vec![(self, 0, Exactness::default())];
        let mut n_steps = 0;
        while let Some((routes, idx, exactness)) = pending.pop() {
            n_steps += 1;
            if n_steps > MAX_STEPS {
                return None;
            }
            let Some(segment) = segments.get(idx) else {
                if routes.path.is_some() && exactness.this && exactness.other {
                    return routes.path;
                }
                continue;
            };
            if segment.contains('{') {
                let more_exact = Exactness { other: true, ..exactness };
                let fitting = routes.segments.iter().filter(|(fixed, _)| fits(segment, fixed)).take(MAX_STEPS);
                pending.extend(fitting.map(|(_, next)| (next, idx + 1, more_exact)));
                pending.extend(routes.variables.iter().map(|(_, next)| (next, idx + 1, exactness)));
            } else {
                let more_exact = Exactness { this: true, ..exactness };
                let variables = routes.variables.iter().filter(|(variable, _)| fits(variable, segment));
                pending.extend(variables.map(|(_, next)| (next, idx + 1, more_exact)));
                pending.extend(routes.segments.get(segment).map(|next| (next, idx + 1, exactness)));
            }
        }
        None
    }
}

/// Whether a fixed segment can be made from one with variables.
fn fits(variable: &str, fixed: &str) -> bool {
    let (prefix, suffix) = around(variable);
    fixed.len() > prefix.len() + suffix.len() && fixed.starts_with(prefix) && fixed.ends_with(suffix)
}

fn same_variable(a: &str, b: &str) -> bool {
    around(a) == around(b)
}

/// The text before the first variable of a segment and after the last.
fn around(segment: &str) -> (&str, &str) {
    let prefix = segment.split('{').next().unwrap_or_default();
    let suffix = segment.rsplit('}').next().unwrap_or_default();
    (prefix, suffix)
}
