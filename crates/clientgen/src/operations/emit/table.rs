//! The table of operations: static data for whoever works with all of them, such as a command line.

use rust_text::Text;

use crate::ir::{Argument, ArgumentShape, Body, Field, Operation, Scheme, SchemeKind};

use super::docs::{called, summary};

/// All rows, the list of them, and the schemes.
pub(crate) fn table(operations: &[Operation], schemes: &[Scheme], text: &mut Text) {
    imports(operations, schemes, text);
    for operation in operations {
        text.line("");
        row(operation, text);
    }
    text.line("");
    text.line("/// Every operation, in the document's order.");
    text.block("pub static OPERATIONS: &[&Operation] = &[", "];", |text| {
        for operation in operations {
            text.line(format!("&{},", operation.constant));
        }
    });
    text.line("");
    text.line("/// Every way of showing who one is.");
    text.block("pub static SCHEMES: &[Scheme] = &[", "];", |text| {
        for Scheme { name, kind } in schemes {
            let kind = match kind {
                SchemeKind::Basic => "SchemeKind::Basic".to_owned(),
                SchemeKind::Bearer => "SchemeKind::Bearer".to_owned(),
                SchemeKind::ApiKey { location, name } => {
                    format!("SchemeKind::ApiKey {{ location: Location::{location:?}, name: {name:?} }}")
                }
            };
            text.line(format!("Scheme {{ name: {name:?}, kind: {kind} }},"));
        }
    });
}

fn imports(operations: &[Operation], schemes: &[Scheme], text: &mut Text) {
    let has_arguments = operations.iter().any(|operation| !operation.arguments.is_empty());
    let bodies = operations.iter().filter_map(|operation| operation.body.as_ref());
    let has_fields = bodies.clone().any(|body| !body.fields.is_empty());
    let has_keys = schemes.iter().any(|scheme| matches!(scheme.kind, SchemeKind::ApiKey { .. }));
    let names = [
        ("Body", bodies.count() > 0),
        ("Field", has_fields),
        ("Kind", has_arguments || has_fields),
        ("Location", has_arguments || has_keys),
        ("Method", !operations.is_empty()),
        ("Operation", true),
        ("Parameter", has_arguments),
        ("Scheme", true),
        ("SchemeKind", !schemes.is_empty()),
    ];
    let used: Vec<_> = names.into_iter().filter(|(_, is_used)| *is_used).map(|(name, _)| name).collect();
    text.line(format!("use client_runtime::operation::{{{}}};", used.join(", ")));
}

fn row(operation: &Operation, text: &mut Text) {
    text.line(format!("/// `{}`", called(operation)));
    text.block(format!("pub static {}: Operation = Operation {{", operation.constant), "};", |text| {
        text.line(format!("id: {:?},", operation.id));
        text.line(format!("name: {:?},", operation.function));
        text.line(format!("tag: {:?},", operation.tag));
        text.line(format!("summary: {:?},", summary(&operation.summary, operation.description.as_deref())));
        text.line(format!("method: Method::{:?},", operation.method));
        text.line(format!("path: {:?},", operation.path));
        list("parameters", &operation.arguments, parameter, text);
        match &operation.body {
            None => text.line("body: None,"),
            Some(request) => body(request, text),
        }
        text.line(format!("accept: {:?},", operation.answers.accept));
        let alternatives: Vec<_> = operation.security.iter().map(|names| format!("&{names:?}")).collect();
        text.line(format!("security: &[{}],", alternatives.join(", ")));
    });
}

fn body(body: &Body, text: &mut Text) {
    text.block("body: Some(Body {", "}),", |text| {
        text.line(format!("media_type: {:?},", body.media_type));
        text.line(format!("is_required: {},", body.is_required));
        list("fields", &body.fields, field, text);
    });
}

fn list<T>(name: &str, items: &[T], write: fn(&T, &mut Text), text: &mut Text) {
    if items.is_empty() {
        return text.line(format!("{name}: &[],"));
    }
    text.block(format!("{name}: &["), "],", |text| items.iter().for_each(|item| write(item, text)));
}

fn field(field: &Field, text: &mut Text) {
    text.block("Field {", "},", |text| {
        text.line(format!("path: {:?},", field.path));
        text.line(format!("is_required: {},", field.is_required));
        shape(&field.shape, field.description.as_deref(), text);
    });
}

fn parameter(argument: &Argument, text: &mut Text) {
    text.block("Parameter {", "},", |text| {
        text.line(format!("name: {:?},", argument.name));
        text.line(format!("location: Location::{:?},", argument.location));
        text.line(format!("is_required: {},", argument.is_required));
        shape(&argument.shape, argument.description.as_deref(), text);
    });
}

fn shape(shape: &ArgumentShape, description: Option<&str>, text: &mut Text) {
    text.line(format!("kind: Kind::{:?},", shape.kind));
    text.line(format!("values: &{:?},", shape.values));
    text.line(format!("is_list: {},", shape.is_list));
    text.line(format!("summary: {:?},", summary("", description)));
}
