//! progenitor as the engine: a lowered document in, types and builders out.
//!
//! Everything that reaches it was lowered to what it takes; should it refuse all the same, that is told and is no panic.

mod builders;
mod docs;
mod document;
mod prune;
mod setters;
mod syntax;
mod types;

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
    let mut modules = prune::modules(tokens, &collected.unsent);
    let mut items = |module: &str| -> Result<Vec<syn::Item>, String> {
        let file = syn::parse2(modules.remove(module).unwrap_or_default());
        file.map(|file: syn::File| file.items).map_err(|error| format!("`{module}` of progenitor: {error}"))
    };
    let mut types = items("types")?;
    types::turn_boxes(&mut types);
    types::remove_builders(&mut types, &collected.unsent);
    types::begin_without_extras(&mut types);
    docs::tidy(&mut types);
    setters::rewrite(&mut types)?;
    let builders = builders::rewrite(items("builder")?, operations)?;
    Ok(Made { types, builders })
}
