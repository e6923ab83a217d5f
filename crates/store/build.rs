//! Lists the migrations: the files of `src/migrations`, such as `0002-crm.sql` and `0002-crm.postgres.sql`.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("src/migrations");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut steps: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for entry in fs::read_dir(&folder).expect("the folder is there") {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("names are UTF-8").to_owned();
        let Some(stem) = name.strip_suffix(".sql") else { continue };
        let (number, _) = stem.split_once('-').expect("a migration begins with its number");
        let (_, engine) = stem.split_once('.').unwrap_or((stem, "shared"));
        let text = format!("include_str!({:?})", path.display());
        let other = steps.entry(number.to_owned()).or_default().insert(engine.to_owned(), text);
        assert!(other.is_none(), "two migrations are number {number}; give {name} the next one");
    }
    let mut list = String::from("&[");
    for (number, texts) in &steps {
        let text = |engine| texts.get(engine).map_or("\"\"", String::as_str);
        let number = number.trim_start_matches('0');
        let (shared, sqlite, postgres) = (text("shared"), text("sqlite"), text("postgres"));
        list.push_str(&format!(
            "Migration {{ number: {number}, shared: {shared}, sqlite: {sqlite}, postgres: {postgres} }},"
        ));
    }
    list.push(']');
    let out = env::var("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("migrations.rs"), list).expect("the list can be written");
}
