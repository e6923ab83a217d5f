//! Places where each type travels, for comparing the types with the contract.

use rust_text::Text;

use crate::ir::{Body, BodyForm, Operation, Payload};

/// `tell`, which names every parameter, body and answer with its type.
pub(crate) fn places(operations: &[Operation], text: &mut Text) {
    text.line("use client_runtime::schemas::Schemas;");
    text.line("");
    text.doc("Tells of every operation: what it sends and what it reads.");
    text.line("#[allow(clippy::too_many_lines, reason = \"it is a list\")]");
    text.block("pub fn tell(schemas: &mut Schemas) {", "}", |text| {
        for operation in operations {
            let parts = parts(operation);
            if parts.is_empty() {
                continue;
            }
            let (method, path) = (operation.method.name(), &operation.path);
            text.line("schemas");
            text.indented(|text| {
                text.line(format!(".operation({method:?}, {path:?}, {:?})", operation.id));
                for (idx, part) in parts.iter().enumerate() {
                    text.line(format!("{part}{}", if idx + 1 == parts.len() { ";" } else { "" }));
                }
            });
        }
    });
}

/// The calls that tell of an operation.
fn parts(operation: &Operation) -> Vec<String> {
    let arguments = operation.arguments.iter().map(|argument| {
        format!(".parameter::<{}>({:?}, {:?})", argument.ty.rust(), argument.location.name(), argument.name)
    });
    let body = operation.body.iter().filter_map(|Body { media_type, form, .. }| match form {
        BodyForm::Bytes => None,
        _ => Some(format!(".body::<{}>({media_type:?})", form.rust())),
    });
    let answers = operation.answers.list.iter().filter_map(|answer| match answer.payload {
        Payload::Json(_) | Payload::Text => {
            let (ty, status, media_type) = (answer.payload.rust(), answer.status, answer.media_type.as_ref()?);
            Some(format!(".answer::<{ty}>(\"{status}\", {media_type:?})"))
        }
        Payload::Bytes | Payload::Stream | Payload::Empty => None,
    });
    arguments.chain(body).chain(answers).collect()
}
