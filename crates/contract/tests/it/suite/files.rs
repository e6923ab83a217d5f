//! Files of the suite, and a group's schema as a document that a judge reads.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use contract::model::{Api, Schema, Use};
use contract::source::{Limits, Memory, Node, Sources};
use referencing::meta;
use serde_json::{Value, json};

/// Address under which the suite's remote schemas are referred to.
const REMOTE: &str = "http://localhost:1234";

/// Says whether a value of a document fits a schema.
pub(crate) type Judge = for<'s> fn(&Api<'s>, Use<'s, Schema<'s>>, Vec<Node<'s>>) -> Vec<bool>;

/// Folder of the suite, if the environment names one.
pub(super) fn folder() -> Option<PathBuf> {
    std::env::var_os("JSON_SCHEMA_SUITE").map(PathBuf::from)
}

/// Files of a folder below the tests of the draft, without those of folders inside.
pub(super) fn tests(folder: &Path, inside: &str) -> Vec<PathBuf> {
    let tests = folder.join("tests/draft2020-12").join(inside);
    files_below(&tests).into_iter().filter(|file| file.parent() == Some(&*tests)).collect()
}

/// Name of a file without its ending.
pub(super) fn stem(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Tests of a group, each with what the judge says of its value.
pub(super) fn judged<'g>(
    group: &'g Value,
    remotes: &[Value],
    judge: Judge,
) -> impl Iterator<Item = (&'g Value, bool)> + use<'g> {
    let tests = group["tests"].as_array().expect("tests");
    let values: Vec<&Value> = tests.iter().map(|test| &test["data"]).collect();
    tests.iter().zip(fitting(&group["schema"], &values, remotes, judge))
}

/// Verdict on each value of a schema, which stands in a file of its own, as do those that it may refer to by their addresses.
fn fitting(schema: &Value, values: &[&Value], remotes: &[Value], judge: Judge) -> Vec<bool> {
    let mut files = BTreeMap::from([(PathBuf::from("schema.json"), schema.to_string().into_bytes())]);
    let mut schemas = serde_json::Map::new();
    for (idx, remote) in remotes.iter().enumerate() {
        let name = format!("remote{idx}.json");
        schemas.insert(format!("Remote{idx}"), json!({ "$ref": name }));
        files.insert(name.into(), remote.to_string().into_bytes());
    }
    schemas.insert("S".to_owned(), json!({ "$ref": "schema.json" }));
    let main = json!({
        "openapi": "3.1.0",
        "info": { "title": "T", "version": "1" },
        "components": { "schemas": schemas },
        "x-values": values,
    });
    files.insert("main.json".into(), main.to_string().into_bytes());
    let sources = Sources::open(Path::new("main.json"), Box::new(Memory(files)), Limits::default());
    let sources = sources.expect("files in memory can be read");
    let (api, findings) = Api::read(&sources);
    let api = api.unwrap_or_else(|| panic!("no document: {findings:?}"));
    let (_, schema) = api.components.schemas.iter().find(|(key, _)| key.as_str() == Some("S")).expect("a schema S");
    let values = api.node.get("x-values").expect("values");
    judge(&api, *schema, values.items().collect())
}

/// Schemas that others refer to by an address, each with that address as its `$id`: the metaschemas, and those of the suite.
pub(super) fn remotes(folder: &Path) -> Vec<Value> {
    let folder = folder.join("remotes");
    let metaschemas = [
        &meta::DRAFT202012,
        &meta::DRAFT202012_CORE,
        &meta::DRAFT202012_APPLICATOR,
        &meta::DRAFT202012_UNEVALUATED,
        &meta::DRAFT202012_VALIDATION,
        &meta::DRAFT202012_META_DATA,
        &meta::DRAFT202012_FORMAT_ANNOTATION,
        &meta::DRAFT202012_CONTENT,
    ];
    let mut remotes: Vec<Value> = metaschemas.iter().map(|schema| Value::clone(schema)).collect();
    for file in files_below(&folder) {
        let inside = file.strip_prefix(&folder).expect("it is below").display().to_string();
        let mut remote = read(&file);
        // Those of other drafts mean other things by the same words.
        if inside.starts_with("draft") && !inside.starts_with("draft2020-12/") || inside.starts_with("v1/") {
            continue;
        }
        let address = format!("{REMOTE}/{inside}");
        match remote.get("$id").cloned() {
            Some(id) if id == address.as_str() => remotes.push(remote),
            // It has two addresses.
            Some(id) => remotes.push(json!({ "$id": address, "$ref": id, "$defs": { "remote": remote } })),
            None => {
                remote.as_object_mut().expect("a schema").insert("$id".to_owned(), address.into());
                remotes.push(remote);
            }
        }
    }
    remotes
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut entries: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() { files.extend(files_below(&path)) } else { files.push(path) }
    }
    files
}

pub(super) fn read(file: &Path) -> Value {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
