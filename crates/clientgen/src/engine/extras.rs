//! Properties that a schema lets through without declaring them: a builder starts with none of them.
//!
//! typify holds them in a flattened map that its builders demand, though there need not be any.

use std::collections::HashMap;

use syn::{Expr, Field, ImplItem, Item, ItemImpl, Member, Stmt, Type};

/// Lets the builders of types begin with no such property.
pub(super) fn begin_with_none(types: &mut [Item]) -> Result<(), String> {
    let maps: HashMap<String, String> = types.iter().filter_map(flattened).collect();
    for module in types.iter_mut().filter_map(builders) {
        for item in module {
            let Item::Impl(block) = item else { continue };
            let Some(map) = default_of(block).and_then(|name| maps.get(&name)) else { continue };
            if let Some(value) = start(block, map) {
                *value = syn::parse_str("Ok(::std::default::Default::default())").map_err(|error| error.to_string())?;
            }
        }
    }
    Ok(())
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

/// The items of typify's module of builders.
fn builders(item: &mut Item) -> Option<&mut Vec<Item>> {
    match item {
        Item::Mod(module) if module.ident == "builder" => module.content.as_mut().map(|(_, items)| items),
        _ => None,
    }
}

/// `X` of `impl Default for X`.
fn default_of(block: &ItemImpl) -> Option<String> {
    let (_, implemented, _) = block.trait_.as_ref()?;
    let is_default = implemented.segments.last()?.ident == "Default";
    match &*block.self_ty {
        Type::Path(path) if is_default => Some(path.path.segments.last()?.ident.to_string()),
        _ => None,
    }
}

/// What a field begins with.
fn start<'b>(block: &'b mut ItemImpl, field: &str) -> Option<&'b mut Expr> {
    let functions = block.items.iter_mut().filter_map(|item| match item {
        ImplItem::Fn(function) => Some(function),
        _ => None,
    });
    let statements = functions.flat_map(|function| &mut function.block.stmts);
    let made = statements.filter_map(|statement| match statement {
        Stmt::Expr(Expr::Struct(made), _) => Some(made),
        _ => None,
    });
    let mut fields = made.flat_map(|made| &mut made.fields);
    fields.find(|it| matches!(&it.member, Member::Named(ident) if ident == field)).map(|field| &mut field.expr)
}
