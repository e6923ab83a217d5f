//! The end of `send`: what each status means.

use contract::model::StatusKey;
use rust_text::Text;

use crate::ir::{Answer, Operation, Payload};

/// `match answer.status() { … }`
pub(super) fn emit(operation: &Operation, answer: &str, text: &mut Text) {
    let list = &operation.answers.list;
    text.block(format!("match {answer}.status() {{"), "}", |text| {
        for (patterns, read) in arms(list, answer) {
            text.line(format!("{} => {read},", patterns.join(" | ")));
        }
        if list.iter().all(|one| one.status != StatusKey::Default) {
            text.line(format!("_ => Err({answer}.undeclared().await),"));
        }
    });
}

/// Each way of reading once, with the statuses that are read so.
fn arms(list: &[Answer], answer: &str) -> Vec<(Vec<String>, String)> {
    let read = |one: &Answer| if one.is_ok { accepted(one, answer) } else { refused(one, answer) };
    let mut arms: Vec<(Vec<String>, String)> = Vec::new();
    for one in list {
        let read_so = read(one);
        // What a wider answer does in the same way needs no arm of its own.
        if wider(list, one.status).is_some_and(|wider| read(wider) == read_so) {
            continue;
        }
        // Ranges stay behind all single statuses, and `_` behind all.
        let is_single = matches!(one.status, StatusKey::Code(_));
        match arms.iter_mut().find(|(_, read)| is_single && *read == read_so) {
            Some((patterns, _)) => patterns.push(pattern(one.status)),
            None => arms.push((vec![pattern(one.status)], read_so)),
        }
    }
    arms
}

/// The answer that would be taken for a status if it had none of its own.
fn wider(list: &[Answer], status: StatusKey) -> Option<&Answer> {
    let find = |wanted: StatusKey| list.iter().find(|one| one.status == wanted);
    match status {
        StatusKey::Code(code) => {
            let class = u8::try_from(code / 100).ok()?;
            find(StatusKey::Range(class)).or_else(|| find(StatusKey::Default))
        }
        StatusKey::Range(_) => find(StatusKey::Default),
        StatusKey::Default => None,
    }
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
        (None, _) => format!("Ok({answer}.{read}?)"),
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
