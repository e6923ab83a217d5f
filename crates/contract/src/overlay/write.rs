//! The changed document as JSON text.

use crate::source::text::{line, scalar, string};

use super::part::{OverlaidPart, PartShape};

/// Two spaces a level, as people expect to find it.
pub(super) fn text(part: &OverlaidPart<'_>) -> String {
    let mut out = String::new();
    write(part, 0, &mut out);
    out.push('\n');
    out
}

fn write(part: &OverlaidPart<'_>, depth: usize, out: &mut String) {
    match &part.shape {
        PartShape::Scalar => scalar(part.origin, out),
        PartShape::Array(items) => {
            let items = items.iter().map(|item| (None, item));
            container('[', ']', items, depth, out);
        }
        PartShape::Object(fields) => {
            let fields = fields.iter().map(|(name, field)| (Some(*name), &field.part));
            container('{', '}', fields, depth, out);
        }
    }
}

fn container<'p, 's: 'p>(
    open: char,
    close: char,
    children: impl ExactSizeIterator<Item = (Option<&'p str>, &'p OverlaidPart<'s>)>,
    depth: usize,
    out: &mut String,
) {
    out.push(open);
    let is_empty = children.len() == 0;
    for (idx, (name, child)) in children.enumerate() {
        if idx > 0 {
            out.push(',');
        }
        line(depth + 1, out);
        if let Some(name) = name {
            string(name, out);
            out.push_str(": ");
        }
        write(child, depth + 1, out);
    }
    if !is_empty {
        line(depth, out);
    }
    out.push(close);
}
