//! Bodies of requests.

use contract::model::{Encoding, MediaType, Style};
use serde_json::Value;

use super::request::Caller;
use super::style::{in_pairs, plain};

/// A body and what it is.
#[derive(Debug, Clone)]
pub struct Body {
    /// Its `Content-Type`.
    pub media_type: String,
    /// As they are sent.
    pub bytes: Vec<u8>,
}

const BOUNDARY: &str = "between-parts";

impl Body {
    /// A body of a media type that the document declares.
    pub fn made<'s>(caller: &Caller<'_, 's>, declared: &MediaType<'s>) -> Result<Body, String> {
        let value = || caller.value(declared).map_err(|why| format!("{}: {why}", declared.node.pointer()));
        let essence = declared.name.split(';').next().unwrap_or_default().trim();
        let (media_type, bytes) = match essence {
            "application/x-www-form-urlencoded" => (declared.name.to_owned(), form(&value()?, declared).into_bytes()),
            "multipart/form-data" => {
                (format!("{essence}; boundary={BOUNDARY}"), multipart(&value()?, declared).into_bytes())
            }
            name if is_xml(name) && value()?.is_object() => {
                (declared.name.to_owned(), xml(caller, declared, &value()?))
            }
            name if is_json(name) => (declared.name.to_owned(), value()?.to_string().into_bytes()),
            name if name.starts_with("text/") => (declared.name.replace('*', "plain"), plain(&value()?).into_bytes()),
            "*/*" => ("application/octet-stream".to_owned(), b"bytes".to_vec()),
            name => (name.replace('*', "png"), b"bytes".to_vec()),
        };
        Ok(Body { media_type, bytes })
    }
}

/// Whether a media type holds JSON.
pub fn is_json(media_type: &str) -> bool {
    let essence = media_type.split(';').next().unwrap_or_default().trim();
    essence == "application/json" || essence.ends_with("+json")
}

fn is_xml(essence: &str) -> bool {
    essence.ends_with("/xml") || essence.ends_with("+xml")
}

/// An object of scalars, each property an element; what schemas say of other names is not looked at.
fn xml<'s>(caller: &Caller<'_, 's>, declared: &MediaType<'s>, value: &Value) -> Vec<u8> {
    let named = declared.schema.and_then(|schema| caller.api[schema.id].name);
    let root = named.unwrap_or("body");
    let properties = value.as_object().into_iter().flatten();
    let mut elements = String::new();
    for (name, value) in properties {
        let text = plain(value).replace('&', "&amp;").replace('<', "&lt;");
        elements += &format!("<{name}>{text}</{name}>");
    }
    format!("<{root}>{elements}</{root}>").into_bytes()
}

fn form(value: &Value, declared: &MediaType<'_>) -> String {
    let mut pairs = Vec::new();
    for (name, value) in value.as_object().into_iter().flatten() {
        let encoding = encoding_of(declared, name);
        let style = encoding.and_then(|encoding| encoding.style);
        let value = if value.is_object() && style.is_none() { &Value::String(value.to_string()) } else { value };
        let style = style.unwrap_or(Style::Form);
        let explodes = encoding.and_then(|encoding| encoding.explode).unwrap_or(style == Style::Form);
        pairs.extend(in_pairs(name, value, style, explodes));
    }
    pairs.into_iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

fn multipart(value: &Value, declared: &MediaType<'_>) -> String {
    let mut text = String::new();
    for (name, value) in value.as_object().into_iter().flatten() {
        let stated = encoding_of(declared, name).and_then(|encoding| encoding.content_type);
        let stated = stated.and_then(|types| types.split(',').next()).map(|name| name.trim().replace('*', "png"));
        let values = value.as_array().map_or_else(|| vec![value], |values| values.iter().collect());
        for value in values {
            let usual = if value.is_object() { "application/json" } else { "text/plain" };
            let media_type = stated.as_deref().unwrap_or(usual);
            text += &format!("--{BOUNDARY}\r\ncontent-disposition: form-data; name=\"{name}\"\r\n");
            text += &format!("content-type: {media_type}\r\n\r\n{}\r\n", plain(value));
        }
    }
    text + &format!("--{BOUNDARY}--\r\n")
}

fn encoding_of<'m, 's>(declared: &'m MediaType<'s>, name: &str) -> Option<&'m Encoding<'s>> {
    declared.encoding.iter().find(|(key, _)| key.as_str() == Some(name)).map(|(_, encoding)| encoding)
}
