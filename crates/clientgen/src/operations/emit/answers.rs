//! The end of `send`: what each status means.

use contract::model::StatusKey;
use rust_text::Text;

use crate::ir::{Answer, Operation, Payload};
use crate::layout;

/// `match answer.status() { … }`
pub(super) fn emit(operation: &Operation, answer: &str, text: &mut Text) {
    let list = &operation.answers.list;
    text.block(format!("match {answer}.status() {{"), "}", |text| {
        for (patterns, read) in arms(list, answer) {
            layout::arm(&patterns, &read, text);
        }
        if list.iter().all(|one| one.status != StatusKey::Default) {
            text.line(format!("_ => Err({answer}.undeclared().await),"));
        }
    });
}

/// A type as `builder.rs` writes it, where `types` and `ByteStream` are at hand.
pub(crate) fn of_builder(rust: &str) -> String {
    rust.replace("super::types::", "types::").replace("super::ByteStream", "ByteStream")
}

/// Each way of reading once, with the statuses that are read so.
fn arms(list: &[Answer], answer: &str) -> Vec<(Vec<String>, String)> {
    let read = |one: &Answer| if one.is_ok { accepted(one, answer) } else { refused(one, answer) };
    let mut singles: Vec<(Vec<u16>, String)> = Vec::new();
    let mut wide = Vec::new();
    for one in list {
        let read_so = read(one);
        // What a wider answer does in the same way needs no arm of its own.
        if wider(list, one.status).is_some_and(|wider| read(wider) == read_so) {
            continue;
        }
        match one.status {
            StatusKey::Code(code) => match singles.iter_mut().find(|(_, read)| *read == read_so) {
                Some((codes, _)) => codes.push(code),
                None => singles.push((vec![code], read_so)),
            },
            StatusKey::Range(class) => wide.push((vec![format!("{class}00..={class}99")], read_so)),
            StatusKey::Default => wide.push((vec!["_".to_owned()], read_so)),
        }
    }
    // Single statuses come first: a range may hold some of them, and `_` holds all.
    singles.into_iter().map(|(codes, read)| (patterns(codes), read)).chain(wide).collect()
}

/// Statuses as patterns; three or more in a row are a range.
fn patterns(mut codes: Vec<u16>) -> Vec<String> {
    codes.sort_unstable();
    let rows = codes.chunk_by(|one, next| one + 1 == *next);
    let patterns = rows.flat_map(|row| match row {
        [first, _, .., last] => vec![format!("{first}..={last}")],
        few => few.iter().map(ToString::to_string).collect(),
    });
    patterns.collect()
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

fn accepted(one: &Answer, answer: &str) -> String {
    let read = match &one.payload {
        // A variant takes whatever fits, so that the type must be said.
        Payload::Json(ty) if one.variant.is_some() => &format!("json::<{}>", of_builder(&ty.rust())),
        Payload::Json(_) => "json",
        Payload::Text => "text",
        Payload::Bytes => "bytes",
        Payload::Empty => "empty",
        Payload::Stream => return format!("Ok({answer}.stream())"),
    };
    match (&one.variant, &one.payload) {
        (None, _) => format!("Ok({answer}.{read}().await?)"),
        (Some(variant), Payload::Empty) => format!("Ok({answer}.{read}().await?.map(|()| {variant}))"),
        (Some(variant), _) => format!("Ok({answer}.{read}().await?.map({variant}))"),
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
