//! Many records as a table: the flat fields that fit, in the order of the answer.

use anstyle::Style;
use unicode_width::UnicodeWidthStr;

use super::cells::{GAP, cut, padding, text};
use crate::json::Json;
use crate::readable::readable;

/// A wider column is cut when the width is limited.
const WIDEST: usize = 40;
/// A column is not cut below this.
const NARROWEST: usize = 8;

/// A table, and the fields that have no column in it.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) text: String,
    pub(super) hidden: Vec<String>,
}

struct Column {
    title: String,
    cells: Vec<String>,
    width: usize,
    is_number: bool,
}

/// Writes records, or plain values one per line.
pub(super) fn write(items: &[Json], most: Option<usize>) -> Table {
    let (columns, mut hidden) = columns(items);
    if columns.is_empty() {
        let lines = items.iter().map(|item| if item.is_scalar() { text(item) } else { compact(item) });
        return Table { text: lines.map(|line| cut(&line, most.unwrap_or(usize::MAX)) + "\n").collect(), hidden };
    }
    let columns = fit(columns, most, &mut hidden);
    let bold = Style::new().bold();
    let mut table = String::new();
    let titles = columns.iter().map(|column| (cut(&column.title, column.width), column));
    table.push_str(&format!("{bold}{}{bold:#}\n", line(titles)));
    for row in 0..items.len() {
        let cells = columns.iter().map(|column| (cut(&column.cells[row], column.width), column));
        table.push_str(&line(cells));
        table.push('\n');
    }
    Table { text: table, hidden }
}

/// Every flat field as a column, and the names of the others.
fn columns(items: &[Json]) -> (Vec<Column>, Vec<String>) {
    let mut names: Vec<&str> = Vec::new();
    for item in items {
        if let Json::Object(fields) = item {
            for (name, _) in fields {
                if !names.contains(&name.as_str()) {
                    names.push(name);
                }
            }
        }
    }
    let is_flat = |name: &&str| items.iter().all(|item| item.get(name).is_none_or(Json::is_scalar));
    let (flat, nested): (Vec<&str>, Vec<&str>) = names.into_iter().partition(is_flat);
    let columns = flat.into_iter().map(|name| column(name, items)).collect();
    (columns, nested.into_iter().map(readable).collect())
}

fn column(name: &str, items: &[Json]) -> Column {
    let title = readable(name);
    let cells: Vec<String> = items.iter().map(|item| item.get(name).map(text).unwrap_or_default()).collect();
    let widest = cells.iter().map(|cell| cell.width()).max().unwrap_or_default();
    let is_number = items.iter().all(|item| matches!(item.get(name), None | Some(Json::Null | Json::Number(_))));
    Column { width: widest.max(title.width()), title, cells, is_number }
}

/// The columns that fit, from the first on. One may be cut, so that the line is used; the others are hidden.
fn fit(columns: Vec<Column>, most: Option<usize>, hidden: &mut Vec<String>) -> Vec<Column> {
    let Some(most) = most else { return columns };
    let mut left = most;
    let mut shown: Vec<Column> = Vec::new();
    let mut dropped = Vec::new();
    for mut column in columns {
        let room = if shown.is_empty() { left } else { left.saturating_sub(GAP.len()) };
        let width = column.width.min(WIDEST);
        // A column in which nothing stands tells nothing.
        if column.cells.iter().all(String::is_empty) || (!shown.is_empty() && room < width.min(NARROWEST)) {
            dropped.push(column.title);
            continue;
        }
        // After one that had to be cut for lack of room there is none left.
        column.width = width.min(room.max(1));
        left = room.saturating_sub(column.width);
        shown.push(column);
    }
    hidden.splice(0..0, dropped);
    shown
}

fn line<'c>(cells: impl Iterator<Item = (String, &'c Column)>) -> String {
    let mut line = String::new();
    for (idx, (cell, column)) in cells.enumerate() {
        if idx > 0 {
            line.push_str(GAP);
        }
        let padding = padding(&cell, column.width);
        // Numbers stand under one another by their last digit.
        let (before, after) = if column.is_number { (padding.as_str(), "") } else { ("", padding.as_str()) };
        line.push_str(before);
        line.push_str(&cell);
        line.push_str(after);
    }
    line.trim_end().to_owned()
}

fn compact(json: &Json) -> String {
    serde_json::to_string(json).map(|text| readable(&text)).unwrap_or_default()
}
