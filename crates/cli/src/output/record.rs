//! One record as two columns: the field and its value, those within others by their path.

use anstyle::Style;

use super::cells::{cut, padding, text, width};
use crate::json::Json;
use crate::readable::readable;

const GAP: &str = "  ";

/// Writes a record.
pub(super) fn write(json: &Json, most: Option<usize>) -> String {
    let mut lines = Vec::new();
    flatten(String::new(), json, &mut lines);
    let widest = lines.iter().map(|(path, _)| width(path)).max().unwrap_or_default();
    let left = most.map_or(usize::MAX, |most| most.saturating_sub(widest + GAP.len()).max(1));
    let bold = Style::new().bold();
    let write = |(path, value): &(String, String)| {
        if path.is_empty() {
            return format!("{}\n", cut(value, most.unwrap_or(usize::MAX)));
        }
        let line = format!("{bold}{path}{bold:#}{}{GAP}{}", padding(path, widest), cut(value, left));
        format!("{}\n", line.trim_end())
    };
    lines.iter().map(write).collect()
}

fn flatten(path: String, json: &Json, lines: &mut Vec<(String, String)>) {
    match json {
        Json::Object(fields) => {
            for (name, value) in fields {
                let name = readable(name);
                let path = if path.is_empty() { name } else { format!("{path}.{name}") };
                flatten(path, value, lines);
            }
        }
        Json::List(items) if items.iter().all(Json::is_scalar) => {
            let values: Vec<String> = items.iter().map(text).collect();
            lines.push((path, values.join(", ")));
        }
        Json::List(items) => {
            for (idx, item) in items.iter().enumerate() {
                flatten(format!("{path}[{idx}]"), item, lines);
            }
        }
        scalar => lines.push((path, text(scalar))),
    }
}
