//! Builders of operations, in the form that progenitor gives them: what is set so far, a setter for each value, and `send`.

use std::collections::HashSet;

use rust_text::Text;

use crate::ir::{Argument, Body, BodyForm, Operation, Ty};
use crate::layout;
use crate::operations::escaped;

use super::answers::of_builder;
use super::docs::setter_doc;
use super::send::send;

/// A value that a builder holds.
struct Value<'o> {
    /// Name of its field and its setter.
    ident: String,
    /// Its name on the wire.
    name: &'o str,
    description: Option<&'o str>,
    ty: String,
    is_required: bool,
    /// True if its type has a builder, which is then held instead.
    is_nested: bool,
}

/// Facts about the types of bodies.
#[derive(Debug, Clone, Copy)]
pub(crate) struct NamedTypes<'a> {
    /// Types that have a builder.
    pub(crate) built: &'a HashSet<String>,
    /// Types that this generator writes itself.
    pub(crate) own: &'a [String],
}

/// The struct and its methods.
pub(crate) fn builder(operation: &Operation, types: NamedTypes<'_>, text: &mut Text) {
    let values = values(operation, types);
    let (function, name) = (&operation.function, &operation.builder);
    text.line(format!("/// Builder of a call: [`Client::{function}`](super::Client::{function})."));
    // Bytes that come from somewhere can be sent once.
    let is_sent_once = operation.body.as_ref().is_some_and(|body| matches!(body.form, BodyForm::Bytes));
    text.line(if is_sent_once { "#[derive(Debug)]" } else { "#[derive(Debug, Clone)]" });
    layout::structure(name, text);
    text.indented(|text| {
        text.line("client: &'a super::Client,");
        for value in &values {
            layout::field(&value.ident, &format!("Result<{}, String>", value.held()), text);
        }
    });
    text.line("}");
    text.line("");
    layout::methods(name, text);
    text.indented(|text| {
        start(&values, text);
        for value in &values {
            text.line("");
            setter(value, text);
        }
        text.line("");
        send(operation, values.iter().any(|value| value.is_nested), text);
    });
    text.line("}");
}

/// Values by their names; a body whose type has a name comes last.
fn values<'o>(operation: &'o Operation, types: NamedTypes<'_>) -> Vec<Value<'o>> {
    let mut values: Vec<_> =
        operation.arguments.iter().map(|argument| (argument.words.as_str(), given(argument))).collect();
    let mut last = None;
    if let Some(body) = &operation.body {
        let (value, is_last) = sent(body, types);
        if is_last { last = Some(value) } else { values.push(("body", value)) }
    }
    values.sort_by_key(|(words, _)| *words);
    values.into_iter().map(|(_, value)| value).chain(last).collect()
}

fn given(argument: &Argument) -> Value<'_> {
    Value {
        ident: escaped(&argument.words),
        name: &argument.name,
        description: argument.description.as_deref(),
        ty: of_builder(&argument.ty.rust()),
        is_required: argument.is_required,
        is_nested: false,
    }
}

/// The body, and whether it comes after all parameters.
fn sent<'o>(body: &'o Body, types: NamedTypes<'_>) -> (Value<'o>, bool) {
    let named = match &body.form {
        BodyForm::Json(Ty::Named(name))
        | BodyForm::Form(Ty::Named(name), _)
        | BodyForm::Multipart(Ty::Named(name), _)
            if body.is_required =>
        {
            Some(name)
        }
        _ => None,
    };
    // progenitor is told where a type of ours is, and writes all of that.
    let is_ours = named.is_some_and(|name| types.own.contains(name));
    let ty = body.form.rust();
    let value = Value {
        ident: "body".to_owned(),
        name: "body",
        description: body.description.as_deref(),
        ty: if is_ours { ty } else { of_builder(&ty) },
        is_required: body.is_required,
        is_nested: named.is_some_and(|name| types.built.contains(name)),
    };
    (value, named.is_some())
}

impl Value<'_> {
    /// Type of what is held.
    fn held(&self) -> String {
        match self {
            Value { is_nested: true, .. } => self.builder(),
            Value { is_required: true, ty, .. } => ty.clone(),
            Value { ty, .. } => format!("Option<{ty}>"),
        }
    }

    /// The builder of its type.
    fn builder(&self) -> String {
        self.ty.replacen("types::", "types::builder::", 1)
    }

    /// Initial value of its field.
    fn start(&self) -> String {
        match self {
            Value { is_nested: true, .. } => "Ok(::std::default::Default::default())".to_owned(),
            Value { is_required: true, name, .. } => format!("Err({:?}.to_owned())", format!("{name} is not set")),
            _ => "Ok(None)".to_owned(),
        }
    }
}

fn start(values: &[Value<'_>], text: &mut Text) {
    text.line("/// A call with nothing set.");
    text.block("pub fn new(client: &'a super::Client) -> Self {", "}", |text| {
        let fields = values.iter().map(|value| format!(", {}: {}", value.ident, value.start()));
        layout::result(&format!("Self {{ client{} }}", fields.collect::<String>()), text);
    });
}

fn setter(value: &Value<'_>, text: &mut Text) {
    let Value { ident, name, ty, is_nested, is_required, .. } = value;
    setter_doc(name, value.description, text);
    layout::function(&format!("pub fn {ident}"), "V", &["mut self", "value: V"], "Self", "", text);
    let into = format!("std::convert::TryInto<{ty}>");
    text.line("where");
    text.indented(|text| {
        layout::field("V", &into, text);
        if *is_nested {
            layout::field(&format!("<V as {into}>::Error"), "std::fmt::Display", text);
        } else {
            text.line("V::Error: ::std::fmt::Display,");
        }
    });
    let then = match (is_nested, is_required) {
        (true, _) => ".map(From::from)",
        (false, true) => "",
        (false, false) => ".map(Some)",
    };
    text.block("{", "}", |text| {
        layout::assignment(ident, &format!("::client_runtime::given({name:?}, value){then}"), text);
        text.line("self");
    });
    if *is_nested {
        text.line("");
        changer(value, text);
    }
}

/// The method that changes a body that is set so far.
fn changer(value: &Value<'_>, text: &mut Text) {
    text.line("/// Changes the body that is set so far.");
    text.line("pub fn body_map<F>(mut self, f: F) -> Self");
    text.line("where");
    let builder = value.builder();
    text.indented(|text| layout::field("F", &format!("std::ops::FnOnce({builder}) -> {builder}"), text));
    text.block("{", "}", |text| {
        text.line("self.body = self.body.map(f);");
        text.line("self");
    });
}
