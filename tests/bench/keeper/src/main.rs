//! Cost of the service's store, beside bare SQL with the same queries through the same drivers.
//!
//! `fill` makes an SQLite file with so many members, `copy` brings it into PostgreSQL, `ask` measures questions and
//! `write` durable writes. The last two print an object of numbers: microseconds of processor time for a question, and
//! microseconds on the clock for a write.

mod asking;
mod bare;
mod copying;
mod cpu;
mod writing;

use std::error::Error;
use std::path::Path;

use domain::values::Moment;
use store::sqlite::SqliteStore;
use store::{Database, StoreError};
use transfer::demo;

/// The moment at which the demo ends; any will do.
const NOW: i64 = 1_790_000_000_000_000;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["fill", file, n_members] => fill(Path::new(file), n_members.parse()?),
        ["copy", file, address] => copying::copy(Path::new(file), address),
        ["ask", "sqlite", file] => asking::ask_sqlite(Path::new(file)),
        ["ask", "postgres", address] => asking::ask_postgres(address),
        ["write", file] => writing::write(Path::new(file)),
        _ => {
            Err("use fill FILE MEMBERS, copy FILE ADDRESS, ask sqlite FILE, ask postgres ADDRESS or write FILE".into())
        }
    }
}

/// Fills a file.
fn fill(file: &Path, n_members: u32) -> Result<(), Box<dyn Error>> {
    let now = Moment::from_micros(NOW).ok_or("no such moment")?;
    let database = Database::from(SqliteStore::open(file, 1)?);
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(demo::fill(&database, now, n_members, |_| {}))?;
    let n_counted = runtime.block_on(database.read(|reading| Ok::<_, StoreError>(reading.stores()?.len())))?;
    println!("{n_counted} stores");
    Ok(())
}
