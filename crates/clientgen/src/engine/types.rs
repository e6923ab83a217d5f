//! typify's types, as a client needs them.

use std::collections::{HashMap, HashSet};

use syn::visit_mut::{VisitMut, visit_field_mut, visit_type_mut};
use syn::{Attribute, Field, FieldValue, ImplItem, Item, ItemImpl, Member, Meta, Type, parse_quote};

use super::syntax::{builders, held_by, made, name_of};

/// Turns every `Box<Option<T>>` into `Option<Box<T>>`: a box is what may be missing, and not a box what is always there
/// with perhaps nothing in it.
///
/// typify breaks a cycle wherever it first closes. Where it met the option before the type, that is around the option;
/// serde then has nothing to leave out, and the client would send `null` for what was never set.
pub(super) fn turn_boxes(types: &mut [Item]) {
    for item in types {
        Turning.visit_item_mut(item);
    }
}

/// Removes the builders of types that a client only ever reads: nobody builds them, and they would be half of what it
/// compiles. Whoever needs such a value all the same, in a test, writes it as a struct: all fields are public.
pub(super) fn remove_builders(types: &mut Vec<Item>, unsent: &HashSet<String>) {
    let is_unsent = |ty: &Type| name_of(ty).is_some_and(|name| unsent.contains(&name));
    // A builder of one of these types, or what implements something for one or from one: `TryFrom<X> for super::X`.
    let is_builder = |item: &Item| match item {
        Item::Struct(builder) => unsent.contains(&builder.ident.to_string()),
        Item::Impl(block) => is_unsent(&block.self_ty),
        _ => false,
    };
    types.retain_mut(|item| match item {
        Item::Impl(block) => !(gives_builder(block) && is_unsent(&block.self_ty)),
        other => builders(other).is_none_or(|items| {
            items.retain(|item| !is_builder(item));
            // A client that sends no object needs no module for builders of them.
            !items.is_empty()
        }),
    });
}

/// Names of the types that have a builder.
pub(super) fn built(types: &mut [Item]) -> HashSet<String> {
    let items = types.iter_mut().filter_map(builders).flatten();
    let names = items.filter_map(|item| match item {
        Item::Struct(builder) => Some(builder.ident.to_string()),
        _ => None,
    });
    names.collect()
}

/// Lets the builders of types begin without properties that a schema lets through without declaring them: typify holds
/// these in a flattened map that its builders demand, though there need not be any.
pub(super) fn begin_without_extras(types: &mut [Item]) {
    let maps: HashMap<String, String> = types.iter().filter_map(flattened).collect();
    for item in types.iter_mut().filter_map(builders).flatten() {
        let Item::Impl(block) = item else { continue };
        let Some(map) = default_of(block).and_then(|name| maps.get(&name)) else { continue };
        let functions = block.items.iter_mut().filter_map(|item| match item {
            ImplItem::Fn(function) => made(function),
            _ => None,
        });
        let is_map = |field: &&mut FieldValue| matches!(&field.member, Member::Named(ident) if ident == map);
        if let Some(field) = functions.flat_map(|made| &mut made.fields).find(is_map) {
            field.expr = parse_quote!(Ok(::std::default::Default::default()));
        }
    }
}

/// Lets every type that serde writes and reads derive its schema, where the crate around it asks for that.
pub(crate) fn describe(types: &mut [Item]) {
    for item in types {
        let attributes = match item {
            Item::Struct(item) => &mut item.attrs,
            Item::Enum(item) => &mut item.attrs,
            _ => continue,
        };
        let is_written = |attribute: &Attribute| {
            let derived = attribute.meta.require_list().map(|list| list.tokens.to_string());
            attribute.path().is_ident("derive") && derived.is_ok_and(|derived| derived.contains("Serialize"))
        };
        if let Some(at) = attributes.iter().position(is_written) {
            attributes.insert(
                at + 1,
                parse_quote! {
                    #[cfg_attr(
                        feature = "schemas",
                        derive(::client_runtime::schemas::schemars::JsonSchema),
                        schemars(crate = "::client_runtime::schemas::schemars")
                    )]
                },
            );
        }
    }
}

struct Turning;

impl VisitMut for Turning {
    fn visit_field_mut(&mut self, field: &mut Field) {
        if held_by(&field.ty, "Box").is_some_and(|held| held_by(held, "Option").is_some()) {
            field.attrs.iter_mut().for_each(skip_if_none);
        }
        visit_field_mut(self, field);
    }

    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let Some(inner) = held_by(ty, "Box").and_then(|held| held_by(held, "Option")) {
            *ty = parse_quote!(::std::option::Option<::std::boxed::Box<#inner>>);
        }
        visit_type_mut(self, ty);
    }
}

/// Lets serde leave out what may be missing; what must be there is written as `null`.
fn skip_if_none(attribute: &mut Attribute) {
    if let Meta::List(list) = &mut attribute.meta
        && list.path.is_ident("serde")
        && list.tokens.clone().into_iter().any(|token| token.to_string() == "default")
    {
        let said = &list.tokens;
        list.tokens = parse_quote!(#said, skip_serializing_if = "::std::option::Option::is_none");
    }
}

/// `impl X { pub fn builder() … }`, which holds nothing else.
fn gives_builder(block: &ItemImpl) -> bool {
    let is_builder = |item: &ImplItem| matches!(item, ImplItem::Fn(function) if function.sig.ident == "builder");
    block.trait_.is_none() && matches!(block.items.as_slice(), [only] if is_builder(only))
}

/// A struct and its flattened map, if it has one.
fn flattened(item: &Item) -> Option<(String, String)> {
    let Item::Struct(item) = item else { return None };
    let map = item.fields.iter().find(|field| is_flattened(field))?.ident.as_ref()?;
    Some((item.ident.to_string(), map.to_string()))
}

fn is_flattened(field: &Field) -> bool {
    field.attrs.iter().filter(|attribute| attribute.path().is_ident("serde")).any(|attribute| {
        let mut is_flattened = false;
        // An argument with a value ends the walk; `flatten` stands alone.
        let _ = attribute.parse_nested_meta(|meta| {
            is_flattened |= meta.path.is_ident("flatten");
            Ok(())
        });
        is_flattened
    })
}

/// `X` of `impl Default for X`.
fn default_of(block: &ItemImpl) -> Option<String> {
    let (_, implemented, _) = block.trait_.as_ref()?;
    let is_default = implemented.segments.last()?.ident == "Default";
    name_of(&block.self_ty).filter(|_| is_default)
}
