//! progenitor as the engine: a lowered document in, types with their builders out.
//!
//! Everything that reaches it was lowered to what it takes; should it refuse all the same, that is told and is no panic.

mod docs;
mod document;
mod prune;
mod setters;
mod syntax;
mod types;

use std::collections::HashSet;

use progenitor::{GenerationSettings, Generator, InterfaceStyle};

use crate::schemas::Collected;

use document::Document;
pub(crate) use types::describe;

pub(crate) struct Made {
    /// What stands in `types.rs`.
    pub(crate) types: Vec<syn::Item>,
    /// Types that have a builder.
    pub(crate) built: HashSet<String>,
}

/// Runs the engine; the error is for the person who maintains this generator.
pub(crate) fn run(collected: &Collected) -> Result<Made, String> {
    let document = Document::new(collected);
    let mut settings = GenerationSettings::new();
    settings.with_interface(InterfaceStyle::Builder);
    for (component, rust) in &document.replaced {
        settings.with_replacement(component, rust, std::iter::empty());
    }
    let lowered = serde_json::from_value(document.json).map_err(|error| format!("the lowered document: {error}"))?;
    let tokens = Generator::new(&settings).generate_tokens(&lowered).map_err(|error| error.to_string())?;
    let tokens = prune::types(tokens, &collected.unsent);
    let mut types = syn::parse2::<syn::File>(tokens).map_err(|error| format!("types of progenitor: {error}"))?.items;
    types::turn_boxes(&mut types);
    types::remove_builders(&mut types, &collected.unsent);
    types::begin_without_extras(&mut types);
    docs::tidy(&mut types);
    setters::rewrite(&mut types)?;
    let built = types::built(&mut types);
    Ok(Made { types, built })
}
