//! YAML in block style. A string stands without quotes only where every version of YAML takes it for one.

use crate::source::{Node, NodeKind};

use super::json;

/// A node as a text of YAML, in the order of the document and with numbers as they were written.
pub fn yaml(node: Node<'_>) -> String {
    let mut out = String::new();
    match node.kind() {
        NodeKind::Object | NodeKind::Array if !node.is_empty() => block(node, 0, &mut out),
        _ => inline(node, 0, &mut out),
    }
    out
}

/// The lines of an object or an array that holds something; the first begins where the text ends.
fn block(node: Node<'_>, depth: usize, out: &mut String) {
    for (idx, (key, value)) in node.entries().enumerate() {
        begin_line(idx, depth, out);
        string(key.as_str().unwrap_or_default(), out);
        out.push(':');
        field(value, depth, out);
    }
    for (idx, item) in node.items().enumerate() {
        begin_line(idx, depth, out);
        out.push_str("- ");
        if is_block(item) { block(item, depth + 1, out) } else { inline(item, depth + 1, out) }
    }
}

fn begin_line(idx: usize, depth: usize, out: &mut String) {
    if idx > 0 {
        out.extend(std::iter::repeat_n("  ", depth));
    }
}

/// The value of a key.
fn field(value: Node<'_>, depth: usize, out: &mut String) {
    if is_block(value) {
        out.push('\n');
        out.extend(std::iter::repeat_n("  ", depth + 1));
        block(value, depth + 1, out);
    } else {
        out.push(' ');
        inline(value, depth + 1, out);
    }
}

fn is_block(node: Node<'_>) -> bool {
    matches!(node.kind(), NodeKind::Object | NodeKind::Array) && !node.is_empty()
}

/// A value that fits on the line on which it begins, or a text of several lines.
fn inline(node: Node<'_>, depth: usize, out: &mut String) {
    match (node.kind(), node.as_str()) {
        (NodeKind::Object, _) => out.push_str("{}"),
        (NodeKind::Array, _) => out.push_str("[]"),
        (_, Some(text)) if is_literal(text) => return literal(text, depth, out),
        (_, Some(text)) => string(text, out),
        _ => json::scalar(node, out),
    }
    out.push('\n');
}

/// True if a text can be written line by line.
fn is_literal(text: &str) -> bool {
    let is_kept = |line: &str| line.is_empty() || !line.trim().is_empty();
    text.contains('\n')
        && !text.ends_with("\n\n")
        && !text.starts_with(char::is_whitespace)
        && !text.chars().any(|character| character != '\n' && character != '\t' && must_be_escaped(character))
        && text.lines().all(is_kept)
}

fn literal(text: &str, depth: usize, out: &mut String) {
    out.push_str(if text.ends_with('\n') { "|" } else { "|-" });
    for line in text.strip_suffix('\n').unwrap_or(text).split('\n') {
        if line.is_empty() {
            out.push('\n');
        } else {
            json::line(depth, out);
            out.push_str(line);
        }
    }
    out.push('\n');
}

fn string(text: &str, out: &mut String) {
    if is_plain(text) {
        out.push_str(text);
        return;
    }
    let mut quoted = String::with_capacity(text.len() + 2);
    json::string(text, &mut quoted);
    for character in quoted.chars() {
        if must_be_escaped(character) {
            out.push_str(&format!("\\u{:04x}", u32::from(character)));
        } else {
            out.push(character);
        }
    }
}

/// Characters that YAML does not print, or takes for the end of a line.
fn must_be_escaped(character: char) -> bool {
    character.is_control() || matches!(character, '\u{2028}' | '\u{2029}' | '\u{feff}' | '\u{fffe}' | '\u{ffff}')
}

fn is_plain(text: &str) -> bool {
    const WORDS: &[&str] = &["null", "true", "false", "yes", "no", "on", "off", "y", "n"];
    let is_safe =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '/' | ' ' | '(' | ')' | '{' | '}');
    text.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '/'))
        && !text.ends_with(' ')
        && text.chars().all(is_safe)
        && !WORDS.iter().any(|word| text.eq_ignore_ascii_case(word))
}
