//! What is exported is imported as it was.

use std::path::Path;

use domain::testing::now;
use store::sqlite::SqliteStore;
use store::{Database, ReadTx, StoreError};

use super::*;
use crate::demo;

fn database(folder: &Path, name: &str) -> Database {
    SqliteStore::open(&folder.join(name), 1).unwrap().into()
}

async fn exported(database: &Database) -> Vec<u8> {
    let all = |reading: &mut ReadTx<'_>| {
        let mut out = Vec::new();
        export(reading, &mut out, &mut |_| {})?;
        Ok::<_, TransferError>(out)
    };
    database.read(all).await.unwrap()
}

#[tokio::test]
async fn every_line_is_read_as_it_was_written() {
    let folder = tempfile::tempdir().unwrap();
    let database = database(folder.path(), "a.db");
    demo::fill(&database, now(), 120, |_| {}).await.unwrap();
    let bytes = exported(&database).await;
    let mut kinds = Vec::new();
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let text = String::from_utf8_lossy(line);
        let record = Record::parse(line.trim_ascii()).unwrap_or_else(|violation| panic!("{violation}: {text}"));
        kinds.push(record.kind());
        let mut again = Vec::new();
        record.write(&mut again);
        assert_eq!(String::from_utf8_lossy(&again), text);
    }
    kinds.dedup();
    let known = Record::kinds().map(|kind| kind.word).filter(|kind| kinds.contains(kind));
    assert_eq!(kinds, known.collect::<Vec<_>>(), "in the order in which they refer to one another");
    assert!(kinds.len() >= 25, "{kinds:?}");
}

/// With `BLESS=1` what is missing is written.
#[test]
fn the_documentation_names_every_field() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/transfer.md");
    let page = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once("| kind | fields |\n|---|---|\n").unwrap();
    let (rows, after) = rest.split_once("\n\n").unwrap();
    let rows: Vec<&str> = rows.lines().collect();
    let mut written = String::new();
    for kind in Record::kinds().map(|kind| kind.word) {
        let names: Vec<String> = Record::field_names(kind).iter().map(|name| format!("`{name}`")).collect();
        let row = rows.iter().find(|row| row.starts_with(&format!("| `{kind}` |")));
        let said = row.map_or("", |row| row.trim_end_matches(" |"));
        let missing: Vec<&str> = names.iter().map(String::as_str).filter(|name| !said.contains(name)).collect();
        written.push_str(&match (said, missing.join(", ")) {
            ("", names) => format!("| `{kind}` | {names} |\n"),
            (said, names) if names.is_empty() => format!("{said} |\n"),
            (said, names) => format!("{said}, {names} |\n"),
        });
    }
    let written = format!("{before}| kind | fields |\n|---|---|\n{written}\n{after}");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written, "write it with BLESS=1");
}

#[tokio::test]
async fn bad_lines_are_reported_and_the_others_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let database = database(folder.path(), "a.db");
    let (path, report) = (folder.path().join("in.jsonl"), folder.path().join("report.jsonl"));
    let person = |code: i32, document: &str, store: i32| {
        format!(
            r#"{{"kind":"person","code":{code},"registered":"2026-07-15T03:00:00Z","updated":"2026-07-15T03:00:00Z","store":{store},"document":"{document}","name":"Maria Exemplo"}}"#
        )
    };
    let lines = [
        r#"{"kind":"store","code":1,"name":"Matriz","is_active":true}"#.to_owned(),
        person(7, "52998224725", 1),
        "não é JSON".to_owned(),
        String::new(),
        person(7, "11144477735", 1),
        person(8, "52998224725", 1),
        person(9, "11144477735", 2),
        person(10, "11144477736", 1),
        r#"{"kind":"store","code":2,"name":"Filial","is_active":true,"chefe":"Ana"}"#.to_owned(),
        r#"{"kind":"loja"}"#.to_owned(),
        r#"{"code":3}"#.to_owned(),
        person(11, "11144477735", 1),
    ];
    std::fs::write(&path, lines.join("\n")).unwrap();
    let imported = import(&database, &path, &report, |_| {}).await.unwrap();
    assert_eq!((imported.state.n_records, imported.state.n_faults, imported.state.n_lines), (3, 8, 12));
    let said = std::fs::read_to_string(&report).unwrap();
    let expected = [
        r#"{"line":3,"reason":"A linha não é um objeto JSON (coluna 2). Envie um objeto por linha."}"#,
        r#"{"line":5,"reason":"O código, ou outro dado que só pode existir uma vez, já está na base."}"#,
        r#"{"line":6,"reason":"O código, ou outro dado que só pode existir uma vez, já está na base."}"#,
        r#"{"line":7,"reason":"O registro se refere a outro que não está na base. Importe-o antes."}"#,
        r#"{"line":8,"reason":"document é inválido. Confira os dígitos verificadores do CPF."}"#,
        r#"{"line":9,"reason":"Há 1 campo(s) que este registro não tem. Retire-os."}"#,
        "{\"line\":10,\"reason\":\"kind não é aceito. Use store",
        r#"{"line":11,"reason":"Informe kind."}"#,
    ];
    assert_eq!(said.lines().count(), expected.len(), "{said}");
    for (line, expected) in said.lines().zip(expected) {
        assert!(line.starts_with(expected), "{line}\n{expected}");
    }
    let again = import(&database, &path, &report, |_| panic!("nothing is left to do")).await.unwrap();
    assert_eq!(again.state, imported.state);
    let n_given = database.read::<_, StoreError>(|reading| Ok(reading.counters()?[0].given)).await.unwrap();
    assert_eq!(n_given, 11, "the next person gets a code that nobody has");
}
