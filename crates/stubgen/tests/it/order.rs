//! Order in a document that means nothing: parameters, statuses, properties and tags may change places, and no signature of the
//! stubs changes.
//!
//! `DOCUMENTS=folder` tries the documents of that folder as well.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use contract::model::Api;
use contract::source::{Disk, Limits, Node, NodeKind, Sources};
use fastrand::Rng;
use libtest_mimic::{Failed, Trial};
use quote::ToTokens;
use stubgen::{Settings, generate};
use syn::{Fields, Item};

use crate::types::sources;

/// Times that a document is put in another order.
const N_ORDERS: u64 = 3;

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders: Vec<PathBuf> =
        ["tests/cases/operations", "../../tests/stubs/documents", "../../spec"].map(|folder| here.join(folder)).into();
    folders.extend(std::env::var_os("DOCUMENTS").map(PathBuf::from));
    let mut documents: Vec<PathBuf> = folders.iter().flat_map(|folder| documents(folder)).collect();
    documents.sort();
    documents.into_iter().map(trial).collect()
}

fn documents(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of documents is there");
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    let is_document = |path: &PathBuf| path.extension().is_some_and(|it| it == "yaml" || it == "yml" || it == "json");
    paths.filter(is_document).collect()
}

fn trial(document: PathBuf) -> Trial {
    let name = document.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Trial::test(format!("order {name}"), move || keeps_its_signatures(&document))
}

fn keeps_its_signatures(document: &Path) -> Result<(), Failed> {
    let is_case = document.components().any(|part| part.as_os_str() == "cases");
    let sources = if is_case {
        sources(&std::fs::read_to_string(document)?)
    } else {
        Sources::open(document, Box::new(Disk), Limits::default())?
    };
    let root = sources.main().root().ok_or("the document cannot be read")?;
    let before = signatures(&written(root, &mut None)).ok_or("the document makes no stubs")?;
    for seed in 0..N_ORDERS {
        let reordered = written(root, &mut Some(Rng::with_seed(seed)));
        let after = signatures(&reordered).ok_or("the reordered document makes no stubs")?;
        let gone: Vec<_> = before.difference(&after).collect();
        let new: Vec<_> = after.difference(&before).collect();
        if !gone.is_empty() || !new.is_empty() {
            return Err(format!("with seed {seed}\n{gone:#?}\nbecame\n{new:#?}").into());
        }
    }
    Ok(())
}

/// The document as JSON; what means nothing by its order is shuffled.
fn written(root: Node<'_>, rng: &mut Option<Rng>) -> String {
    let mut out = String::new();
    write(root, None, true, rng, &mut out);
    out
}

fn write(node: Node<'_>, key: Option<&str>, is_top: bool, rng: &mut Option<Rng>, out: &mut String) {
    match node.kind() {
        NodeKind::Object => {
            let mut entries: Vec<_> = node.entries().collect();
            if let (Some(rng), Some("properties" | "responses")) = (rng.as_mut(), key) {
                rng.shuffle(&mut entries);
            }
            out.push('{');
            for (idx, (key, value)) in entries.into_iter().enumerate() {
                let key = key.as_str().unwrap_or_default();
                out.push_str(if idx > 0 { "," } else { "" });
                out.push_str(&schema_algebra::json::quoted(key));
                out.push(':');
                // The tags of an operation say which of them is its trait, so only those of the document are shuffled.
                let key = if key == "tags" && !is_top { "tags of an operation" } else { key };
                write(value, Some(key), false, rng, out);
            }
            out.push('}');
        }
        NodeKind::Array => {
            let mut items: Vec<_> = node.items().collect();
            if let (Some(rng), Some("parameters" | "tags")) = (rng.as_mut(), key) {
                rng.shuffle(&mut items);
            }
            out.push('[');
            for (idx, item) in items.into_iter().enumerate() {
                out.push_str(if idx > 0 { "," } else { "" });
                write(item, None, false, rng, out);
            }
            out.push(']');
        }
        _ => out.push_str(&schema_algebra::json::text(node)),
    }
}

/// Public items of the stubs, without regard to the order of their parts.
fn signatures(document: &str) -> Option<BTreeSet<String>> {
    let sources = Sources::from_text("document.json", document);
    let (api, _) = Api::read(&sources);
    let settings =
        Settings { document: "document.json".to_owned(), command: "cargo test".to_owned(), ..Settings::default() };
    let stubs = generate(&api?, &settings);
    let is_rust = |path: &str| Path::new(path).extension().is_some_and(|extension| extension == "rs");
    let files = stubs.files.iter().filter(|file| is_rust(&file.path) && file.path != "mod.rs");
    Some(
        files.flat_map(|file| syn::parse_file(&file.text).expect("stubs are Rust").items).flat_map(signature).collect(),
    )
}

fn signature(item: Item) -> Vec<String> {
    match item {
        Item::Struct(item) => {
            vec![format!("struct {} {{ {} }}", item.ident, sorted(fields(&item.fields)))]
        }
        Item::Enum(item) => {
            let variants = item
                .variants
                .iter()
                .map(|variant| format!("{} {{ {} }}", variant.ident, sorted(fields(&variant.fields))));
            vec![format!("enum {} {{ {} }}", item.ident, sorted(variants.collect()))]
        }
        Item::Type(item) => vec![format!("type {} = {}", item.ident, item.ty.to_token_stream())],
        Item::Fn(item) => vec![item.sig.to_token_stream().to_string()],
        Item::Trait(item) => {
            let name = item.ident;
            let without_docs = |mut item: syn::TraitItem| {
                if let syn::TraitItem::Fn(method) = &mut item {
                    method.attrs.clear();
                }
                item.to_token_stream().to_string()
            };
            item.items.into_iter().map(|item| format!("{name}: {}", without_docs(item))).collect()
        }
        Item::Impl(item) => {
            let head = format!(
                "{:?} {}",
                item.trait_.map(|(_, path, _)| path.to_token_stream().to_string()),
                item.self_ty.to_token_stream()
            );
            let functions = item.items.into_iter().filter_map(|item| match item {
                syn::ImplItem::Fn(function) => Some(format!("{head}: {}", function.sig.to_token_stream())),
                _ => None,
            });
            functions.collect()
        }
        _ => Vec::new(),
    }
}

fn fields(fields: &Fields) -> Vec<String> {
    let field = |field: &syn::Field| {
        let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
        format!("{name}: {}", field.ty.to_token_stream())
    };
    fields.iter().map(field).collect()
}

fn sorted(mut parts: Vec<String>) -> String {
    parts.sort();
    parts.join(", ")
}
