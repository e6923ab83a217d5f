//! Operations that are served, and paths as the router takes them: each shape once, each of its methods once.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use contract::findings::{Finding, Place};
use contract::model::{Api, Choices, Mark, Marks, Method, Operation, PathItem};
use contract::source::Node;
use rust_text::template::{Piece, made_up_name, pieces};

use crate::ir::{Choice, RequestMark, Route};
use crate::operations::rules::{PATH_SERVED_TWICE, QUERY_IN_PATH, UNROUTABLE_PATH};
use crate::settings::{Only, Settings};

use super::context::Context;

/// An operation to be served, and how it is reached.
#[derive(Clone, Copy)]
pub(super) struct Chosen<'a, 's> {
    /// The path.
    pub(super) key: Node<'s>,
    /// The same as text.
    pub(super) template: &'s str,
    pub(super) item: &'a PathItem<'s>,
    pub(super) operation: &'a Operation<'s>,
}

/// The operations that some choice fits, or all where nothing was chosen; and the choices that fit none.
pub(super) fn select<'a, 's>(api: &'a Api<'s>, settings: &Settings) -> (Vec<Chosen<'a, 's>>, Vec<Only>) {
    let mut choices = Choices::new(&settings.only, &settings.left_out);
    let mut chosen = Vec::new();
    for (key, item) in &api.paths {
        let (template, item) = (key.as_str().unwrap_or_default(), &api[item.id]);
        for operation in &item.operations {
            if choices.take(template, operation, || made_up_name(operation.method.key(), template)) {
                chosen.push(Chosen { key: *key, template, item, operation });
            }
        }
    }
    (chosen, choices.unmet())
}

/// The operations that can be routed, the routes to them by their numbers, and what tells those of one route apart.
pub(super) fn route<'a, 's>(
    ctx: &mut Context<'_, 'a, 's>,
    chosen: Vec<Chosen<'a, 's>>,
) -> (Vec<Chosen<'a, 's>>, Vec<Route>, Vec<Choice>) {
    let mut table = Table::default();
    // What the document routes as it stands goes before what must be cut first.
    let (whole, cut): (Vec<_>, Vec<_>) = chosen.iter().partition(|chosen| !chosen.template.contains(['?', '#']));
    for chosen in whole.into_iter().chain(cut) {
        if let Some((shape, path, marks)) = table.place(ctx, chosen) {
            table.claim(shape, path, marks, chosen);
        }
    }
    let is_served = |chosen: &Chosen<'_, 's>| table.served.contains(&(chosen.key, chosen.operation.method));
    let kept: Vec<_> = chosen.into_iter().filter(is_served).collect();
    let (routes, choices) = table.finish(&kept);
    (kept, routes, choices)
}

/// An operation at a route.
struct Reached<'s> {
    key: Node<'s>,
    method: Method,
    marks: Marks<'s>,
}

/// Routes under way.
#[derive(Default)]
struct Table<'s> {
    /// Path, and by which operations of the document it is reached.
    routes: Vec<(String, Vec<Reached<'s>>)>,
    by_shape: HashMap<String, usize>,
    served: HashSet<(Node<'s>, Method)>,
}

impl<'s> Table<'s> {
    /// The shape and path that an operation is served under, unless it cannot be served.
    fn place(&mut self, ctx: &mut Context<'_, '_, 's>, chosen: &Chosen<'_, 's>) -> Option<(String, String, Marks<'s>)> {
        let place = Place::of_key(chosen.key);
        let path = chosen.template.split(['?', '#']).next().unwrap_or_default();
        let Some(shape) = shape(path) else {
            let message = format!("The path `{}` cannot be routed.", chosen.template);
            let help = "Begin it with `/`, and write each variable once as `{name}`.";
            ctx.report(&UNROUTABLE_PATH, place, message, help);
            return None;
        };
        let served = self.by_shape.get(&shape).map(|idx| &self.routes[*idx].1);
        let marks = ctx.api.marks(chosen.template, chosen.item, chosen.operation);
        let method = chosen.operation.method;
        let mut same = served.into_iter().flatten().filter(|other| other.method == method).peekable();
        let is_alone = same.peek().is_none();
        if let Some(other) = same.find(|other| !marks.tell_apart(&other.marks)) {
            let message = format!("`{} {}` is served by another operation already.", method.name(), chosen.template);
            let help = "Move one of the two to another path or method; or give each a required parameter or property \
                        with a value of its own.";
            let finding = Finding::new(&PATH_SERVED_TWICE, Place::of(chosen.operation.node), message, help);
            ctx.push(finding.with_related("the other path", Place::of_key(other.key)));
            return None;
        }
        if is_alone && chosen.template.contains('?') {
            let message = format!("`{}` is served as `{path}`.", chosen.template);
            let help = "Declare what follows `?` as query parameters, and remove what follows `#`.";
            ctx.report(&QUERY_IN_PATH, place, message, help);
        }
        Some((shape, path.to_owned(), marks))
    }

    fn claim(&mut self, shape: String, path: String, marks: Marks<'s>, chosen: &Chosen<'_, 's>) {
        let idx = *self.by_shape.entry(shape).or_insert_with(|| {
            self.routes.push((path, Vec::new()));
            self.routes.len() - 1
        });
        let (key, method) = (chosen.key, chosen.operation.method);
        self.routes[idx].1.push(Reached { key, method, marks });
        self.served.insert((key, method));
    }

    fn finish(self, kept: &[Chosen<'_, 's>]) -> (Vec<Route>, Vec<Choice>) {
        let numbers = kept.iter().enumerate().map(|(idx, chosen)| ((chosen.key, chosen.operation.method), idx));
        let numbers: HashMap<_, _> = numbers.collect();
        let mut choices = Vec::new();
        let routes = self.routes.into_iter().map(|(path, reached)| {
            let mut numbered: Vec<_> = reached.iter().map(|it| (numbers[&(it.key, it.method)], it)).collect();
            numbered.sort_by_key(|(number, _)| *number);
            let mut operations: Vec<(Method, usize)> = Vec::new();
            for (number, reached) in &numbered {
                if operations.iter().all(|(method, _)| *method != reached.method) {
                    operations.push((reached.method, *number));
                    choices.extend(choice(reached.method, &numbered));
                }
            }
            Route { path, operations }
        });
        let mut routes: Vec<_> = routes.collect();
        routes.sort_by_key(|route| route.operations.first().map(|(_, number)| *number));
        choices.sort_by_key(|choice: &Choice| choice.operation);
        (routes, choices)
    }
}

/// Marks of the operations of a route that share a method; `None` where only one has it.
fn choice(method: Method, numbered: &[(usize, &Reached<'_>)]) -> Option<Choice> {
    let same: Vec<_> = numbered.iter().filter(|(_, reached)| reached.method == method).collect();
    let operation = same.first().filter(|_| same.len() > 1)?.0;
    let marks = |reached: &Reached<'_>| reached.marks.marks.iter().map(request_mark).collect();
    let mut alternatives: Vec<(usize, Vec<RequestMark>)> =
        same.iter().map(|(number, reached)| (*number, marks(reached))).collect();
    alternatives.sort_by_key(|(_, marks)| Reverse(marks.len()));
    Some(Choice { operation, alternatives })
}

fn request_mark(mark: &Mark<'_>) -> RequestMark {
    let values = mark.values.iter().map(|value| value.clone().into_owned());
    RequestMark { place: mark.place, name: mark.name.clone().into_owned(), values: values.collect() }
}

/// The path without the names of its variables; `None` when it cannot be routed.
fn shape(path: &str) -> Option<String> {
    let pieces = pieces(path)?;
    let is_rooted = path.starts_with('/');
    let mut names = HashSet::new();
    let is_clear = pieces.windows(2).all(|pair| !matches!(pair, [Piece::Variable(_), Piece::Variable(_)]));
    let is_unique = pieces.iter().all(|piece| match piece {
        Piece::Variable(name) => !name.contains('/') && names.insert(*name),
        Piece::Text(_) => true,
    });
    let texts = pieces.iter().map(|piece| match piece {
        Piece::Text(text) => text,
        Piece::Variable(_) => "{}",
    });
    (is_rooted && is_clear && is_unique).then(|| texts.collect())
}
