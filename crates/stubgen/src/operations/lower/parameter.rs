//! Parameters as arguments.

use std::collections::{HashMap, HashSet};

use contract::findings::Place;
use contract::model::{Direction, Location, MediaType, Parameter as Declared, Schema, Style, Use};
use contract::source::Node;
use rust_text::name::{Scope, pascal, snake};
use rust_text::{one_line, template};
use schema_algebra::{essence, is_ignored, wire_name};

use crate::ir::{Parameter, ParameterShape, Presence, Ty, Value};
use crate::operations::rules::{
    PARAMETER_NEVER_SENT, PARAMETER_STYLE_UNDEFINED, PARAMETER_TAKEN_AS_TEXT, VARIABLE_TAKEN_AS_TEXT,
};
use crate::order::made_by;

use super::context::{Context, OperationHome};
use super::kind::{self, TextKind};
use super::routes::Chosen;
use super::{header, shape};

/// Names of arguments, each once per method.
#[derive(Default)]
pub(super) struct Arguments {
    scope: Scope,
    wanted: HashSet<String>,
}

/// The arguments of an operation: its parameters in the document's order, then variables that nobody declares.
pub(super) fn lower<'s>(
    ctx: &mut Context<'_, '_, 's>,
    chosen: &Chosen<'_, 's>,
    home: OperationHome<'_>,
    arguments: &mut Arguments,
) -> Vec<Parameter> {
    let api = ctx.api;
    let variables = template::variables(chosen.template.split(['?', '#']).next().unwrap_or_default());
    let mut pending: HashMap<&str, usize> = variables.iter().enumerate().map(|(idx, name)| (*name, idx)).collect();
    let mut seen = HashSet::new();
    let mut names = Vec::new();
    let mut carried = Vec::new();
    for id in api.parameters_of(chosen.item, chosen.operation) {
        let declared = &api[id];
        let wire = wire_name(declared);
        if !seen.insert((declared.location, wire.clone())) || is_ignored(declared) {
            continue;
        }
        let variable = if declared.location == Location::Path { pending.remove(declared.name) } else { None };
        if !can_be_sent(declared.location, &wire, variable) {
            let message = format!("No request can carry the {} parameter `{wire}`.", declared.location.name());
            let help = match declared.location {
                Location::Path => format!("Add `{{{wire}}}` to the path, or remove the parameter."),
                _ => "Use a name of letters, digits and hyphens.".to_owned(),
            };
            ctx.report(&PARAMETER_NEVER_SENT, Place::of(declared.node), message, help);
            continue;
        }
        names.push(declared.name);
        carried.push((declared, wire, variable.unwrap_or_default()));
    }
    let make = |(declared, wire, variable)| one(ctx, declared, wire, variable, home);
    let mut parameters = made_by(carried, |(declared, wire, _)| (declared.location, wire.clone()), make);
    for (idx, name) in variables.iter().enumerate().filter(|(_, name)| pending.contains_key(*name)) {
        let message = format!("`{{{name}}}` is declared by no parameter and is taken as text.");
        let help = format!("Add a parameter with `name: {name}`, `in: path` and `required: true`.");
        ctx.report(&VARIABLE_TAKEN_AS_TEXT, Place::of(chosen.operation.node), message, help);
        names.push(*name);
        parameters.push(Parameter {
            name: String::new(),
            wire: (*name).to_owned(),
            location: Location::Path,
            variable: idx,
            presence: Presence::Required,
            default: None,
            may_be_empty: false,
            value: Value::plain(Ty::Text),
            shape: ParameterShape::Text,
            description: None,
            is_deprecated: false,
        });
    }
    without_overlaps(&mut parameters);
    // Names must not depend on the document's order.
    let mut order: Vec<usize> = (0..parameters.len()).collect();
    order.sort_by_key(|idx| (parameters[*idx].location, names[*idx]));
    for idx in order {
        parameters[idx].name = arguments.parameter(names[idx], parameters[idx].location);
    }
    parameters
}

fn one<'s>(
    ctx: &mut Context<'_, '_, 's>,
    declared: &Declared<'s>,
    wire: String,
    variable: usize,
    home: OperationHome<'_>,
) -> Parameter {
    let hint = component(&declared.node.pointer(), "parameters")
        .unwrap_or_else(|| format!("{}{}", home.stem, pascal(declared.name)));
    let (mut value, shape, schema) = held(ctx, declared, &hint, home);
    // A form that is the whole query is parameters of it.
    let is_form = declared.location == Location::QueryString && is_spread(&shape);
    let location = if is_form { Location::Query } else { declared.location };
    // A text is never null; leaving the parameter out is how callers say so.
    value.is_nullable = false;
    if let Ty::List(item) = &mut value.ty {
        item.is_nullable = false;
    }
    let default = schema.and_then(|schema| ctx.types.default_of(schema, &value));
    let presence = Presence::of(declared.location == Location::Path || declared.is_required, default);
    let default = schema.filter(|_| matches!(presence, Presence::Default(_)));
    let default = default.and_then(|schema| ctx.api[schema.id].default).map(written);
    let may_be_empty = declared.location == Location::Query && declared.allows_empty && shape == ParameterShape::Text;
    Parameter {
        name: String::new(),
        wire,
        location,
        variable,
        presence,
        default,
        may_be_empty,
        value,
        shape,
        description: declared.value.description.map(ToOwned::to_owned),
        is_deprecated: declared.value.is_deprecated,
    }
}

/// A value as the document writes it.
fn written(node: Node<'_>) -> String {
    let text = node.as_str().unwrap_or_else(|| &node.file().text()[node.span()]);
    one_line(text)
}

/// What a parameter holds and how it is read; the schema, where its default counts.
fn held<'s>(
    ctx: &mut Context<'_, '_, 's>,
    declared: &Declared<'s>,
    hint: &str,
    home: OperationHome<'_>,
) -> (Value, ParameterShape, Option<Use<'s, Schema<'s>>>) {
    let text = (Value::plain(Ty::Text), ParameterShape::Text, None);
    if let Some(media) = declared.value.content.first() {
        if let Some(schema) = media.schema.filter(|_| is_query_form(declared, media)) {
            let value = ctx.types.value(schema, Direction::Request, hint, home.tag);
            let kind = kind::of(ctx.types.table(), &value);
            if let Some(shape) = shape::of(Location::Query, Style::Form, true, &kind).filter(is_spread) {
                return (value, shape, Some(schema));
            }
        }
        if !ctx.media(media).is_json() {
            as_text(ctx, declared, &format!("is written as `{}`", media.name));
            return text;
        }
        let schema = media.schema;
        let value = schema.map(|schema| ctx.types.value(schema, Direction::Request, hint, home.tag));
        return (value.unwrap_or_else(|| Value::plain(Ty::Any)), ParameterShape::Json, schema);
    }
    let Some(schema) = declared.value.schema else { return text };
    let value = ctx.types.value_as_text(schema, hint, home.tag);
    let kind = kind::of(ctx.types.table(), &value);
    match shape::of(declared.location, declared.style(), declared.explodes(), &kind) {
        Some(shape) => {
            undefined_parts(ctx, declared, &kind, &shape);
            (value, shape, Some(schema))
        }
        None => {
            as_text(ctx, declared, "holds lists or objects inside a list");
            text
        }
    }
}

/// True if a parameter is all of a query, written as a form.
fn is_query_form(declared: &Declared<'_>, media: &MediaType<'_>) -> bool {
    declared.location == Location::QueryString && essence(media.name) == "application/x-www-form-urlencoded"
}

/// True if each property of an object stands for itself.
fn is_spread(shape: &ParameterShape) -> bool {
    matches!(shape, ParameterShape::Spread(_) | ParameterShape::SpreadRest)
}

fn as_text<'s>(ctx: &mut Context<'_, '_, 's>, declared: &Declared<'s>, why: &str) {
    let message =
        format!("The {} parameter `{}` {why}, and is taken as text.", declared.location.name(), declared.name);
    let help = "Write it as JSON, with `content: {application/json: …}` instead of `schema`.";
    ctx.report(&PARAMETER_TAKEN_AS_TEXT, Place::of(declared.node), message, help);
}

/// Tells of properties that the style has no form for.
fn undefined_parts<'s>(
    ctx: &mut Context<'_, '_, 's>,
    declared: &Declared<'s>,
    kind: &TextKind,
    shape: &ParameterShape,
) {
    let TextKind::Object { properties, .. } = kind else { return };
    if *shape == ParameterShape::Deep {
        return;
    }
    let undefined: Vec<_> =
        properties.iter().filter(|(_, is_scalar)| !is_scalar).map(|(name, _)| format!("`{name}`")).collect();
    if !undefined.is_empty() {
        let (name, style) = (declared.name, declared.style().name());
        let undefined = undefined.join(", ");
        let message = format!("The style `{style}` has no form for {undefined} of the parameter `{name}`.");
        let help = "Write the parameter as JSON, with `content: {application/json: …}`, or flatten it.";
        ctx.report(&PARAMETER_STYLE_UNDEFINED, Place::of(declared.node), message, help);
    }
}

/// A property that is spread over the query gives way to a parameter of its name.
fn without_overlaps(parameters: &mut [Parameter]) {
    let is_whole = |parameter: &&Parameter| {
        parameter.location == Location::Query
            && !matches!(parameter.shape, ParameterShape::Spread(_) | ParameterShape::SpreadRest)
    };
    let mut taken: HashSet<String> = parameters.iter().filter(is_whole).map(|whole| whole.wire.clone()).collect();
    for parameter in parameters {
        if let ParameterShape::Spread(names) = &mut parameter.shape {
            names.retain(|name| taken.insert(name.clone()));
        }
    }
}

fn can_be_sent(location: Location, wire: &str, variable: Option<usize>) -> bool {
    match location {
        Location::Path => variable.is_some(),
        Location::Query | Location::QueryString => true,
        Location::Header | Location::Cookie => header::is_token(wire),
    }
}

/// The name of a component, in Rust, where a pointer leads to one of a section.
pub(super) fn component(pointer: &str, section: &str) -> Option<String> {
    let name = pointer.strip_prefix("#/components/")?.strip_prefix(section)?.strip_prefix('/')?;
    let name = pascal(&name.replace("~1", "/").replace("~0", "~"));
    (!name.is_empty()).then_some(name)
}

impl Arguments {
    /// An argument that no parameter may take the name of.
    pub(super) fn ours(&mut self, name: &str) -> String {
        self.wanted.insert(name.to_owned());
        self.scope.claim_word(name, name)
    }

    /// The argument of a parameter. Where the name is taken, the location tells the two apart: `id_header`.
    pub(super) fn parameter(&mut self, wire: &str, location: Location) -> String {
        let mut wanted = match snake(wire) {
            nothing if nothing.is_empty() => location.name().to_owned(),
            name => name,
        };
        if !self.wanted.insert(wanted.clone()) {
            wanted = format!("{wanted}_{}", location.name());
            self.wanted.insert(wanted.clone());
        }
        self.scope.claim_word(&wanted, "parameter")
    }
}
