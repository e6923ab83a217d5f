//! Builders of types that a client only ever reads: nobody builds them, and they would be half of what it compiles.
//!
//! Whoever needs such a value all the same, in a test, writes it as a struct: all fields are public.

use std::collections::HashSet;

use syn::{ImplItem, Item, ItemImpl, Type};

/// Removes the builders of these types.
pub(super) fn remove(types: &mut Vec<Item>, unsent: &HashSet<String>) {
    types.retain_mut(|item| match item {
        Item::Impl(block) => !(gives_builder(block) && is_of(&block.self_ty, unsent)),
        Item::Mod(module) if module.ident == "builder" => module.content.as_mut().is_none_or(|(_, items)| {
            items.retain(|item| !is_builder_of(item, unsent));
            // A client that sends no object needs no module for builders of them.
            !items.is_empty()
        }),
        _ => true,
    });
}

/// `impl X { pub fn builder() … }`, which holds nothing else.
fn gives_builder(block: &ItemImpl) -> bool {
    let is_builder = |item: &ImplItem| matches!(item, ImplItem::Fn(function) if function.sig.ident == "builder");
    block.trait_.is_none() && matches!(block.items.as_slice(), [only] if is_builder(only))
}

/// Whether an item of the module of builders is a builder of one of these types, or implements something for one or
/// from one: `TryFrom<X> for super::X`.
fn is_builder_of(item: &Item, unsent: &HashSet<String>) -> bool {
    match item {
        Item::Struct(builder) => unsent.contains(&builder.ident.to_string()),
        Item::Impl(block) => is_of(&block.self_ty, unsent),
        _ => false,
    }
}

/// Whether a type's last name is one of these.
fn is_of(ty: &Type, names: &HashSet<String>) -> bool {
    match ty {
        Type::Path(path) => path.path.segments.last().is_some_and(|last| names.contains(&last.ident.to_string())),
        _ => false,
    }
}
