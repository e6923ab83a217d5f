//! progenitor as the engine: a lowered document in, types and builders out.
//!
//! Everything that reaches it was lowered to what it takes; should it refuse all the same, that is told and is no panic.

mod builders;
mod docs;
mod document;
mod setters;
mod syntax;
mod types;

use std::collections::HashMap;

use progenitor::{GenerationSettings, Generator, InterfaceStyle};

use crate::ir::Operation;
use crate::schemas::Collected;

use document::Document;
pub(crate) use types::describe;

pub(crate) struct Made {
    /// What stands in `types.rs`.
    pub(crate) types: Vec<syn::Item>,
    /// What stands in `builder.rs`.
    pub(crate) builders: Vec<syn::Item>,
}

/// Runs the engine; the error is for the person who maintains this generator.
pub(crate) fn run(operations: &[Operation], collected: &Collected) -> Result<Made, String> {
    let document = Document::new(operations, collected);
    let mut settings = GenerationSettings::new();
    settings.with_interface(InterfaceStyle::Builder);
    for (component, rust) in &document.replaced {
        settings.with_replacement(component, rust, std::iter::empty());
    }
    let lowered = serde_json::from_value(document.json).map_err(|error| format!("the lowered document: {error}"))?;
    let tokens = Generator::new(&settings).generate_tokens(&lowered).map_err(|error| error.to_string())?;
    let file: syn::File = syn::parse2(tokens).map_err(|error| format!("what progenitor wrote: {error}"))?;
    let mut modules = modules(file);
    let mut types = modules.remove("types").unwrap_or_default();
    types::turn_boxes(&mut types);
    types::remove_builders(&mut types, &collected.unsent);
    types::begin_without_extras(&mut types);
    docs::tidy(&mut types);
    setters::rewrite(&mut types)?;
    let builders = builders::rewrite(modules.remove("builder").unwrap_or_default(), operations)?;
    Ok(Made { types, builders })
}

/// The items of each module, by its name.
fn modules(file: syn::File) -> HashMap<String, Vec<syn::Item>> {
    let modules = file.items.into_iter().filter_map(|item| match item {
        syn::Item::Mod(module) => Some((module.ident.to_string(), module.content?.1)),
        _ => None,
    });
    modules.collect()
}
