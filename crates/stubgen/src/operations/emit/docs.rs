//! Documentation of operations.

use contract::model::StatusKey;
use rust_text::one_line;

use crate::Text;
use crate::ir::{BodyType, Operation, Parameter, TypeTable, Value};
use crate::types;

use super::locals::OperationFile;

/// The docs of an operation: what it is for, how it is called on the wire, and each argument.
pub(super) fn operation(operation: &Operation, file: OperationFile<'_>, text: &mut Text) {
    let summary = operation.summary.as_deref().map(str::trim).filter(|summary| !summary.is_empty());
    let description = operation.description.as_deref().map(str::trim).filter(|description| !description.is_empty());
    for part in [summary, description.filter(|description| summary != Some(description))].into_iter().flatten() {
        text.doc(part);
        text.doc_gap();
    }
    text.doc(&format!("{}.", wire(operation)));
    if operation.is_deprecated {
        text.doc_gap();
        text.doc("Deprecated: callers should move away from it.");
    }
    let arguments = arguments(operation, file);
    if !arguments.is_empty() {
        text.doc_gap();
        for argument in arguments {
            text.doc(&argument);
        }
    }
}

/// `GET /pets`, operation `listPets`
pub(super) fn wire(operation: &Operation) -> String {
    let named = operation.id.as_deref().map(|id| format!(", operation `{}`", code(id))).unwrap_or_default();
    format!("`{} {}`{named}", operation.method.name(), code(&operation.path))
}

fn arguments(operation: &Operation, file: OperationFile<'_>) -> Vec<String> {
    let (security, table) = (&file.contract.security, file.table);
    let mut arguments = Vec::new();
    if let Some(caller) = &operation.principal {
        let demand = &security.demands[caller.demand];
        let mut ways = Vec::new();
        for idx in &demand.alternatives {
            let schemes = &security.combinations[*idx].schemes;
            let names = schemes.iter().map(|idx| format!("`{}`", code(&security.schemes[*idx].wire)));
            let way = names.collect::<Vec<_>>().join(" and ");
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        if demand.admits_anonymous {
            ways.push("nobody".to_owned());
        }
        arguments.push(format!("- `context.principal`: let in by {}.", ways.join(" or ")));
    }
    if operation.parameters_name.is_none() {
        let described = |one: &Parameter| format!("- `{}`: {}", one.name, parameter(table, one));
        arguments.extend(operation.parameters.iter().map(described));
    }
    if let Some(body) = &operation.body {
        let names = body.media_types.iter().map(|media| format!("`{}`", code(&media.name)));
        let mut line = format!("- `{}`: {}.", body.name, names.collect::<Vec<_>>().join(", "));
        line.push_str(&continued(body.description.as_deref()));
        if let [form] = body.forms.as_slice()
            && let BodyType::Value(value) = &form.holds
        {
            line.push_str(&in_words(table, value));
        }
        arguments.push(line);
    }
    arguments
}

/// A parameter: where it is found, and what it is.
pub(super) fn parameter(table: &TypeTable, parameter: &Parameter) -> String {
    let mut line = format!("{} `{}`.", parameter.location.name(), code(&parameter.wire));
    line.push_str(&continued(parameter.description.as_deref()));
    line.push_str(&in_words(table, &parameter.value));
    if let Some(default) = &parameter.default {
        line.extend([" Default: `", &code(default), "`."]);
    }
    if parameter.is_deprecated {
        line.push_str(" Deprecated.");
    }
    line
}

/// The constraints of a value as a sentence.
pub(super) fn in_words(table: &TypeTable, value: &Value) -> String {
    let words = types::in_words(table, value);
    if words.is_empty() { words } else { format!(" {words}") }
}

/// A description as the rest of an item of a list: one paragraph, one line, ending in a stop.
pub(super) fn continued(description: Option<&str>) -> String {
    let first = description.unwrap_or_default().trim().split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = first.split_whitespace().collect();
    if words.is_empty() {
        return String::new();
    }
    let mut sentence = format!(" {}", words.join(" "));
    if !sentence.ends_with(['.', '!', '?', ':', '…']) {
        sentence.push('.');
    }
    sentence
}

/// The docs of a variant: `404: No such pet.`
pub(super) fn response(status: StatusKey, description: &str, text: &mut Text) {
    let description = description.trim();
    let status = match status {
        StatusKey::Default => "Default".to_owned(),
        status => status.to_string(),
    };
    if description.is_empty() {
        text.doc(&format!("{status}."));
    } else {
        text.doc(&format!("{status}: {description}"));
    }
}

/// A text that may stand between back-ticks.
pub(super) fn code(text: &str) -> String {
    one_line(&text.replace('`', "'"))
}
