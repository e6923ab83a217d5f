//! Rust syntax as typify and progenitor write it: where in it the parts stand that are changed.

use syn::{Attribute, Expr, ExprStruct, GenericArgument, ImplItemFn, Item, PathArguments, Stmt, Type};

/// Attributes from text: `///` lines and others.
pub(super) fn attributes(text: &str) -> Result<Vec<Attribute>, String> {
    Ok(parsed::<syn::ItemStruct>(&format!("{text}struct S;"))?.attrs)
}

/// A piece of syntax from text.
pub(super) fn parsed<T: syn::parse::Parse>(text: &str) -> Result<T, String> {
    syn::parse_str(text).map_err(|error| format!("`{text}`: {error}"))
}

/// The items of typify's module of builders.
pub(super) fn builders(item: &mut Item) -> Option<&mut Vec<Item>> {
    match item {
        Item::Mod(module) if module.ident == "builder" => module.content.as_mut().map(|(_, items)| items),
        _ => None,
    }
}

/// The last name of a type's path.
pub(super) fn name_of(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
        _ => None,
    }
}

/// `T` of `path::to::holder<T>`.
pub(super) fn held_by<'t>(ty: &'t Type, holder: &str) -> Option<&'t Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == holder)?;
    match &last.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(GenericArgument::Type(held)) => Some(held),
            _ => None,
        },
        _ => None,
    }
}

/// The struct that a function makes.
pub(super) fn made(function: &mut ImplItemFn) -> Option<&mut ExprStruct> {
    function.block.stmts.iter_mut().find_map(|statement| match statement {
        Stmt::Expr(Expr::Struct(made), _) => Some(made),
        _ => None,
    })
}
