//! Schemas to types: `tests/cases/schemas/NAME.yaml` gives `NAME.txt`: what is changed, what typify is given, and what is
//! written beside it.
//!
//! A case leaves out what does not matter (`openapi`, `info`, an empty `paths`). Without paths, every schema of
//! `components` is used in a response; with paths, what their operations take and answer is used as they say.

mod hostile;

use std::collections::BTreeSet;

use clientgen::ir::PROVIDED;
use clientgen::report::{Change, Changes};
use clientgen::schemas::{Collected, Types};
use contract::findings::Finding;
use contract::model::{Api, Direction, MediaType};
use contract::source::Sources;
use libtest_mimic::{Failed, Trial};
use progenitor::{GenerationSettings, Generator, InterfaceStyle};
use serde_json::json;

use crate::document::sources;
use crate::golden;

/// One test per document.
pub(crate) fn trials() -> Vec<Trial> {
    golden::trials("schemas", "txt", made).into_iter().chain(hostile::trials()).collect()
}

fn made(document: &str) -> Result<String, Failed> {
    let sources = sources(document);
    let (collected, changes) = collected(&sources);
    accepted(&collected)?;
    Ok(told(&collected, &changes))
}

/// progenitor takes the components, and gives every struct the name that the generator uses for it.
fn accepted(collected: &Collected) -> Result<(), Failed> {
    let mut components = collected.components.clone();
    components.extend(PROVIDED.map(|(component, _)| (component.to_owned(), json!({}))));
    let document = json!({
        "openapi": "3.0.3",
        "info": {"title": "Case", "version": "1"},
        "paths": {},
        "components": {"schemas": components},
    });
    let document = serde_json::from_value(document).map_err(|error| format!("openapiv3 refuses it: {error}"))?;
    let mut settings = GenerationSettings::default();
    settings.with_interface(InterfaceStyle::Builder);
    for (component, rust) in PROVIDED {
        settings.with_replacement(component, rust, std::iter::empty());
    }
    for name in &collected.own {
        settings.with_replacement(name, format!("super::types::{name}"), std::iter::empty());
    }
    let tokens = Generator::new(&settings).generate_tokens(&document).map_err(|error| error.to_string())?;
    let file: syn::File = syn::parse2(tokens).map_err(|error| format!("it is no Rust: {error}"))?;
    syn::parse_file(&collected.source).map_err(|error| format!("own.rs is no Rust: {error}"))?;
    let types = file.items.iter().filter_map(|item| match item {
        syn::Item::Mod(module) if module.ident == "types" => module.content.as_ref(),
        _ => None,
    });
    let made: BTreeSet<String> = types
        .flat_map(|(_, items)| items)
        .filter_map(|item| match item {
            syn::Item::Struct(item) => Some(item.ident.to_string()),
            syn::Item::Enum(item) => Some(item.ident.to_string()),
            _ => None,
        })
        .collect();
    let wanted: BTreeSet<String> =
        collected.components.keys().filter(|name| !collected.own.contains(name)).cloned().collect();
    if made == wanted { Ok(()) } else { Err(format!("typify names them {made:?}, and we {wanted:?}").into()) }
}

fn told(collected: &Collected, changes: &[Change<'_>]) -> String {
    let mut text = String::from("── changes\n");
    for Change { node, kind, message, lost } in changes {
        text.push_str(&format!("{} {kind}: {message}", node.pointer()));
        if let Some(lost) = lost {
            text.push_str(&format!(" Lost: {lost}"));
        }
        text.push('\n');
    }
    for Finding { rule, place, message, .. } in &collected.findings {
        text.push_str(&format!("{} [{}]: {message}\n", place.pointer, rule.id));
    }
    text.push_str("── for typify\n");
    for (name, schema) in collected.components.iter().filter(|(name, _)| !collected.own.contains(name)) {
        text.push_str(&format!("{name}: {schema:#}\n"));
    }
    text.push_str("── own.rs\n");
    text + &collected.source
}

/// What the types of a document need.
fn collected<'s>(sources: &'s Sources) -> (Collected, Vec<Change<'s>>) {
    let (api, _) = Api::read(sources);
    let api = api.expect("a case is an OpenAPI document");
    let mut types = Types::new(&api);
    let mut changes = Changes::default();
    let mut content = |content: &[MediaType<'s>], direction, context: &str| {
        for schema in content.iter().filter_map(|media_type| media_type.schema) {
            types.ty(schema, direction, context, &mut changes);
        }
    };
    for (_, _, operation) in api.operations() {
        let id = operation.id.unwrap_or("operation");
        if let Some(body) = operation.request_body {
            content(&api[body.id].content, Direction::Request, &format!("{id} body"));
        }
        for (_, response) in &operation.responses.by_status {
            content(&api[response.id].content, Direction::Response, &format!("{id} response"));
        }
    }
    if api.paths.is_empty() {
        for (key, used) in &api.components.schemas {
            types.ty(*used, Direction::Response, key.as_str().unwrap_or_default(), &mut changes);
        }
    }
    (types.finish(), changes.into_vec())
}
