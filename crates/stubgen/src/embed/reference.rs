//! The text of references: where they lead, and how they are written.

use std::fmt::Write as _;

use contract::source::{Node, NodeKind};

/// The segments of a reference within its own file, decoded; `None` if it leads to another file.
pub(super) fn local_segments(reference: &str) -> Option<Vec<String>> {
    let pointer = reference.strip_prefix('#')?;
    let Some(pointer) = pointer.strip_prefix('/') else {
        return pointer.is_empty().then(Vec::new);
    };
    Some(pointer.split('/').map(|segment| decoded(segment).replace("~1", "/").replace("~0", "~")).collect())
}

/// What stands at the end of a way through a file.
pub(super) fn descend<'s>(root: Node<'s>, segments: &[String]) -> Option<Node<'s>> {
    segments.iter().try_fold(root, |node, segment| match node.kind() {
        NodeKind::Array => node.items().nth(segment.parse().ok()?),
        _ => node.get(segment),
    })
}

/// A JSON pointer with its `#`, written so that a URI may hold it.
pub(super) fn as_fragment(pointer: &str) -> String {
    let mut fragment = String::with_capacity(pointer.len());
    for (idx, byte) in pointer.bytes().enumerate() {
        let is_plain = byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?".contains(&byte);
        if is_plain || idx == 0 {
            fragment.push(char::from(byte));
        } else {
            write!(fragment, "%{byte:02X}").expect("a string takes every write");
        }
    }
    fragment
}

/// The name that a part of another file should have: that of the last segment, or of the file.
pub(super) fn wanted_name(reference: &str) -> String {
    let (address, fragment) = reference.split_once('#').unwrap_or((reference, ""));
    let name = match fragment.rsplit('/').find(|segment| !segment.is_empty()) {
        Some(segment) => decoded(segment).replace("~1", "/").replace("~0", "~"),
        None => {
            let file = decoded(address.rsplit('/').next().unwrap_or_default());
            file.split('.').next().unwrap_or_default().to_owned()
        }
    };
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let name: String = name.chars().map(|c| if is_allowed(c) { c } else { '_' }).collect();
    if name.is_empty() { "Part".to_owned() } else { name }
}

/// Percent signs undone; what is then no text stays as it was.
fn decoded(text: &str) -> String {
    if !text.contains('%') {
        return text.to_owned();
    }
    let digit = |byte: Option<&u8>| byte.and_then(|byte| char::from(*byte).to_digit(16));
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let escaped = match (byte, digit(bytes.get(at + 1)), digit(bytes.get(at + 2))) {
            (b'%', Some(high), Some(low)) => u8::try_from(high * 16 + low).ok(),
            _ => None,
        };
        plain.push(escaped.unwrap_or(*byte));
        at += if escaped.is_some() { 3 } else { 1 };
    }
    String::from_utf8(plain).unwrap_or_else(|_| text.to_owned())
}
