//! Responses, as they are sent.

use contract::model::StatusKey;
use rust_text::layout::{arm, assigned, string_literal};

use crate::Text;
use crate::ir::{Content, Header, Payload, PayloadKind, Writing};

/// Writes the expression that sends `body`.
pub(super) fn emit(content: &Content, status: &str, text: &mut Text) {
    match content {
        Content::Several { .. } => around(content, status, "", "", text),
        _ => text.line(sent(content, status)),
    }
}

/// Writes the statements that send `body` with headers, each in a variable of its name.
pub(super) fn emit_with(content: &Content, status: &str, headers: &[Header], text: &mut Text) {
    match content {
        Content::Several { .. } => around(content, status, "let mut reply = ", "?;", text),
        _ => assigned(text, "let mut reply", &format!("{}?", sent(content, status))),
    }
    emit_headers(headers, text);
}

/// Writes the statements that add headers to `reply`.
pub(super) fn emit_headers(headers: &[Header], text: &mut Text) {
    for header in headers {
        emit_header(header, text);
    }
    text.line("Ok(reply)");
}

/// Writes a `match` that sends one of several bodies, between two texts.
pub(super) fn around(content: &Content, status: &str, before: &str, after: &str, text: &mut Text) {
    let Content::Several { name, payloads } = content else { return };
    text.block(format!("{before}match body {{"), &format!("}}{after}"), |text| {
        for (variant, payload) in payloads {
            arm(text, &format!("{name}::{variant}(body)"), &payload_sent(payload, status));
        }
    });
}

/// The expression that sends `body`, if it has one form.
pub(super) fn sent(content: &Content, status: &str) -> String {
    match content {
        Content::Empty | Content::Several { .. } => format!("crate::runtime::reply::empty({status})"),
        Content::One(payload) => payload_sent(payload, status),
    }
}

fn payload_sent(payload: &Payload, status: &str) -> String {
    let media = string_literal(&payload.sent);
    match &payload.kind {
        PayloadKind::Json(_) => format!("crate::runtime::reply::json({status}, {media}, &body)"),
        PayloadKind::Text(_, writing) => {
            let body = match writing {
                Writing::Owned => "body",
                Writing::Text => "crate::runtime::ToText::to_text(&body)",
                Writing::Styled { .. } | Writing::Json => "crate::runtime::style::to_text(&body, false)?",
            };
            format!("crate::runtime::reply::text({status}, {media}, {body})")
        }
        PayloadKind::Binary => format!("crate::runtime::reply::binary({status}, {media}, body)"),
    }
}

fn emit_header(header: &Header, text: &mut Text) {
    let name = string_literal(&header.wire);
    if header.is_required {
        text.line(format!("reply.{};", written(&name, &header.name, header.writing)));
    } else {
        text.block(format!("if let Some(value) = {} {{", header.name), "}", |text| {
            text.line(format!("reply.{};", written(&name, "value", header.writing)));
        });
    }
}

fn written(name: &str, value: &str, writing: Writing) -> String {
    match writing {
        Writing::Owned | Writing::Text => format!("header({name}, {value})?"),
        Writing::Styled { explodes } => {
            format!("header({name}, crate::runtime::style::to_text(&{value}, {explodes})?)?")
        }
        Writing::Json => format!("header({name}, crate::runtime::style::to_json(&{value})?)?"),
    }
}

/// The number of a status; where the answer brings its own, by the variable `status`.
pub(super) fn status(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => code.to_string(),
        StatusKey::Range(_) => "status.get()".to_owned(),
        StatusKey::Default => "status.as_u16()".to_owned(),
    }
}

/// The type of a status, where the variant does not tell it.
pub(super) fn status_type(status: StatusKey) -> Option<String> {
    match status {
        StatusKey::Code(_) => None,
        StatusKey::Range(class) => Some(format!("crate::runtime::Status{class}xx")),
        StatusKey::Default => Some("crate::runtime::StatusCode".to_owned()),
    }
}
