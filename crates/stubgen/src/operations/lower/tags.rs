//! Tags as traits and files.

use std::collections::HashMap;

use crate::ir::Tag;
use rust_text::name::{Scope, pascal, snake};

use super::context::Context;
use super::routes::Chosen;

/// Files that are there whatever the tags are called.
const MODULES: &[&str] = &[
    "lib",
    "links",
    "main",
    "mock",
    "mod",
    "operations",
    "patterns",
    "rejections",
    "representations",
    "responses",
    "security",
    "shared",
];

/// Names that are no file on some systems, or no module.
const NO_FILES: &[&str] = &["aux", "con", "nul", "prn", "crate", "self", "super"];

/// The traits, in the order of the document's tags and then of first use; and the number of each operation's trait.
pub(super) fn gather(ctx: &mut Context<'_, '_, '_>, chosen: &[Chosen<'_, '_>]) -> (Vec<Tag>, Vec<usize>) {
    let api = ctx.api;
    let used: Vec<Option<&str>> = chosen.iter().map(|chosen| chosen.operation.tags.first().copied()).collect();
    let declared = api.tags.iter().map(|tag| Some(tag.name)).filter(|tag| used.contains(tag));
    let mut numbers: HashMap<Option<&str>, usize> = HashMap::new();
    let mut tags = Vec::new();
    let mut modules = Scope::new();
    for module in MODULES {
        modules.claim(module, "");
    }
    for name in declared.chain(used.iter().copied()) {
        if numbers.contains_key(&name) {
            continue;
        }
        numbers.insert(name, tags.len());
        let described = api.tags.iter().find(|tag| Some(tag.name) == name);
        tags.push(Tag {
            name: name.map(ToOwned::to_owned),
            description: described.and_then(|tag| tag.description).map(ToOwned::to_owned),
            trait_name: ctx.types.claim(&format!("{}Api", pascal(name.unwrap_or("default")))),
            module: module(&mut modules, name),
            operations: Vec::new(),
            needs_principal: false,
        });
    }
    let homes = used.iter().map(|name| numbers[name]).collect();
    (tags, homes)
}

fn module(modules: &mut Scope, tag: Option<&str>) -> String {
    let Some(tag) = tag else { return modules.claim("untagged", "") };
    let name = snake(tag);
    let is_keyword = Scope::new().claim_word(&name, "tag") != name;
    let is_taken = MODULES.contains(&name.as_str()) || NO_FILES.contains(&name.as_str());
    let wanted = if is_keyword || is_taken { format!("{name}_tag") } else { name };
    modules.claim(wanted.trim_start_matches('_'), "tag")
}
