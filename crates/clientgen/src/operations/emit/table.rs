//! The table of operations: static data for whoever works with all of them, such as a command line.

use contract::model::{Location, Method};
use rust_text::Text;

use crate::ir::{Argument, Kind, Operation, Scheme, SchemeKind};

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
                    format!("SchemeKind::ApiKey {{ location: {}, name: {name:?} }}", place(*location))
                }
            };
            text.line(format!("Scheme {{ name: {name:?}, kind: {kind} }},"));
        }
    });
}

fn imports(operations: &[Operation], schemes: &[Scheme], text: &mut Text) {
    let has_arguments = operations.iter().any(|operation| !operation.arguments.is_empty());
    let has_keys = schemes.iter().any(|scheme| matches!(scheme.kind, SchemeKind::ApiKey { .. }));
    let names = [
        ("Body", operations.iter().any(|operation| operation.body.is_some())),
        ("Kind", has_arguments),
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
        text.line(format!("method: Method::{},", method(operation.method)));
        text.line(format!("path: {:?},", operation.path));
        if operation.arguments.is_empty() {
            text.line("parameters: &[],");
        } else {
            text.block("parameters: &[", "],", |text| {
                operation.arguments.iter().for_each(|argument| parameter(argument, text))
            });
        }
        match &operation.body {
            None => text.line("body: None,"),
            Some(body) => text.line(format!(
                "body: Some(Body {{ media_type: {:?}, is_required: {} }}),",
                body.media_type, body.is_required
            )),
        }
        text.line(format!("accept: {:?},", operation.answers.accept));
        let alternatives: Vec<_> = operation.security.iter().map(|names| format!("&{names:?}")).collect();
        text.line(format!("security: &[{}],", alternatives.join(", ")));
    });
}

fn parameter(argument: &Argument, text: &mut Text) {
    text.block("Parameter {", "},", |text| {
        text.line(format!("name: {:?},", argument.name));
        text.line(format!("location: {},", place(argument.location)));
        text.line(format!("is_required: {},", argument.is_required));
        text.line(format!("kind: Kind::{},", kind(argument.kind)));
        text.line(format!("values: &{:?},", argument.values));
        text.line(format!("is_list: {},", argument.is_list));
        text.line(format!("summary: {:?},", summary("", argument.description.as_deref())));
    });
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "Text",
        Kind::Integer => "Integer",
        Kind::Number => "Number",
        Kind::Boolean => "Boolean",
        Kind::Object => "Object",
    }
}

fn place(location: Location) -> &'static str {
    match location {
        Location::Path => "Location::Path",
        Location::Query => "Location::Query",
        Location::Header => "Location::Header",
        Location::Cookie => "Location::Cookie",
    }
}

fn method(method: Method) -> &'static str {
    match method {
        Method::Get => "Get",
        Method::Put => "Put",
        Method::Post => "Post",
        Method::Delete => "Delete",
        Method::Options => "Options",
        Method::Head => "Head",
        Method::Patch => "Patch",
        Method::Trace => "Trace",
    }
}
