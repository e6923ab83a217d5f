//! Responses, as they are sent.

use contract::model::StatusKey;
use rust_text::layout::{arm, assigned, string_literal};

use crate::Text;
use crate::ir::{Content, Header, Payload, PayloadKind, Response, Writing};

/// Writes the arm of a `match` that sends an answer.
pub(super) fn emit(response: &Response, text: &mut Text) {
    let taken = pattern(response, "Self");
    let status = match response.status {
        StatusKey::Code(code) => code.to_string(),
        StatusKey::Range(_) => "status.get()".to_owned(),
        StatusKey::Default => "status.as_u16()".to_owned(),
    };
    if response.headers.is_empty() {
        match &response.content {
            Content::Empty => arm(text, &taken, &format!("crate::runtime::reply::empty({status})")),
            Content::One(payload) => arm(text, &taken, &sent(payload, &status)),
            Content::Several { name, payloads } => {
                text.block(format!("{taken} => match body {{"), "},", |text| bodies(name, payloads, &status, text));
            }
        }
        return;
    }
    text.block(format!("{taken} => {{"), "}", |text| {
        let reply = "let mut reply";
        match &response.content {
            Content::Empty => assigned(text, reply, &format!("crate::runtime::reply::empty({status})?")),
            Content::One(payload) => assigned(text, reply, &format!("{}?", sent(payload, &status))),
            Content::Several { name, payloads } => {
                text.block(format!("{reply} = match body {{"), "}?;", |text| bodies(name, payloads, &status, text));
            }
        }
        for header in &response.headers {
            emit_header(header, text);
        }
        text.line("Ok(reply)");
    });
}

fn bodies(name: &str, payloads: &[(String, Payload)], status: &str, text: &mut Text) {
    for (variant, payload) in payloads {
        arm(text, &format!("{name}::{variant}(body)"), &sent(payload, status));
    }
}

fn sent(payload: &Payload, status: &str) -> String {
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

/// A variant with its fields by name, to take apart or to make.
pub(super) fn pattern(response: &Response, of: &str) -> String {
    let variant = format!("{of}::{}", response.variant);
    let has_status = status_type(response.status).is_some();
    let has_body = response.content != Content::Empty;
    if !has_status && response.headers.is_empty() {
        return if has_body { format!("{variant}(body)") } else { variant };
    }
    let mut fields: Vec<&str> = Vec::new();
    fields.extend(has_status.then_some("status"));
    fields.extend(has_body.then_some("body"));
    fields.extend(response.headers.iter().map(|header| header.name.as_str()));
    format!("{variant} {{ {} }}", fields.join(", "))
}

/// The type of the field `status`, where the status is not told by the variant.
pub(super) fn status_type(status: StatusKey) -> Option<String> {
    match status {
        StatusKey::Code(_) => None,
        StatusKey::Range(class) => Some(format!("crate::runtime::Status{class}xx")),
        StatusKey::Default => Some("crate::runtime::StatusCode".to_owned()),
    }
}
