//! The end of `send`: what each status means.

use contract::model::StatusKey;
use rust_text::Text;

use crate::ir::{Answer, Operation, Payload};

/// `match answer.status() { … }`
pub(super) fn emit(operation: &Operation, answer: &str, text: &mut Text) {
    let list = &operation.answers.list;
    text.block(format!("match {answer}.status() {{"), "}", |text| {
        for one in list {
            let read = if one.is_ok { accepted(one, answer) } else { refused(one, answer) };
            text.line(format!("{} => {read},", pattern(one.status)));
        }
        if list.iter().all(|one| one.status != StatusKey::Default) {
            text.line(format!("_ => Err({answer}.undeclared().await),"));
        }
    });
}

fn pattern(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => code.to_string(),
        StatusKey::Range(class) => format!("{class}00..={class}99"),
        StatusKey::Default => "_".to_owned(),
    }
}

fn accepted(one: &Answer, answer: &str) -> String {
    let read = match one.payload {
        Payload::Json(_) => "json().await",
        Payload::Text => "text().await",
        Payload::Bytes => "bytes().await",
        Payload::Empty => "empty().await",
        Payload::Stream => return format!("Ok({answer}.stream())"),
    };
    match (&one.variant, &one.payload) {
        (None, _) => format!("{answer}.{read}"),
        (Some(variant), Payload::Empty) => format!("Ok({answer}.{read}?.map(|()| {variant}))"),
        (Some(variant), _) => format!("Ok({answer}.{read}?.map({variant}))"),
    }
}

fn refused(one: &Answer, answer: &str) -> String {
    let read = match one.payload {
        Payload::Json(_) => "refused_json",
        Payload::Text => "refused_text",
        Payload::Bytes | Payload::Stream => "refused_bytes",
        Payload::Empty => "refused_empty",
    };
    let made = match (&one.variant, &one.payload) {
        (None, _) => "::std::convert::identity".to_owned(),
        (Some(variant), Payload::Empty) => format!("|()| {variant}"),
        (Some(variant), _) => variant.clone(),
    };
    format!("Err({answer}.{read}({made}).await)")
}
