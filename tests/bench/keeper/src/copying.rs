//! Brings what a file of SQLite holds into PostgreSQL, table by table.

use std::error::Error;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;

use postgres::{Client, NoTls};
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use store::postgres::PostgresStore;

/// The tables, those first that others refer to.
const TABLES: &[&str] = &[
    "store",
    "plan",
    "situation",
    "due_day",
    "vehicle_type",
    "field_definition",
    "field_option",
    "seller",
    "funnel",
    "stage",
    "person",
    "phone",
    "address",
    "benefit",
    "vehicle",
    "benefit_item",
    "benefit_field",
    "dependent",
    "dependent_plan",
    "card",
    "situation_history",
    "benefit_count",
];

/// Bytes that are sent at once.
const PIECE: usize = 1 << 20;

/// Copies a file into an empty database.
pub(crate) fn copy(file: &Path, address: &str) -> Result<(), Box<dyn Error>> {
    drop(PostgresStore::open(address, 1)?);
    let source = Connection::open(file)?;
    let mut target = Client::connect(address, NoTls)?;
    for table in TABLES {
        copy_table(&source, &mut target, table)?;
    }
    target.batch_execute("ANALYZE")?;
    // Index-only scans rest on what a vacuum writes down, and a base that is in use has been vacuumed.
    target.batch_execute("VACUUM")?;
    Ok(())
}

fn copy_table(source: &Connection, target: &mut Client, table: &str) -> Result<(), Box<dyn Error>> {
    let mut statement = source.prepare(&format!("SELECT * FROM {table}"))?;
    let columns: Vec<String> = statement.column_names().into_iter().map(str::to_owned).collect();
    let mut writer = target.copy_in(&format!("COPY {table} ({}) FROM STDIN", columns.join(", ")))?;
    let mut rows = statement.query([])?;
    let mut text = String::new();
    while let Some(row) = rows.next()? {
        for idx in 0..columns.len() {
            if idx > 0 {
                text.push('\t');
            }
            match row.get_ref(idx)? {
                ValueRef::Null => text.push_str("\\N"),
                ValueRef::Integer(number) => write!(text, "{number}")?,
                ValueRef::Real(number) => write!(text, "{number}")?,
                ValueRef::Text(bytes) => escape(std::str::from_utf8(bytes)?, &mut text),
                ValueRef::Blob(_) => return Err("a column holds bytes".into()),
            }
        }
        text.push('\n');
        if text.len() > PIECE {
            writer.write_all(text.as_bytes())?;
            text.clear();
        }
    }
    writer.write_all(text.as_bytes())?;
    writer.finish()?;
    Ok(())
}

/// Text as `COPY` has it.
fn escape(value: &str, text: &mut String) {
    for character in value.chars() {
        match character {
            '\\' => text.push_str("\\\\"),
            '\t' => text.push_str("\\t"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            other => text.push(other),
        }
    }
}
