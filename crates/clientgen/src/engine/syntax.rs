//! Rust syntax as typify writes it: where in it the parts stand that are changed.

use proc_macro2::Span;
use syn::token::{Bracket, Eq, Pound};
use syn::{
    AttrStyle, Attribute, Expr, ExprLit, ExprStruct, GenericArgument, Ident, ImplItemFn, Item, Lit, LitStr, Meta,
    MetaNameValue, PathArguments, Stmt, Type,
};

/// Lines of documentation as attributes. A document of some size has thousands: nothing is read again for them.
pub(super) fn docs(text: &str) -> Vec<Attribute> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("///"));
    let said = |line| Expr::Lit(ExprLit { attrs: Vec::new(), lit: Lit::Str(LitStr::new(line, Span::call_site())) });
    let attribute = |line| Attribute {
        pound_token: Pound::default(),
        style: AttrStyle::Outer,
        bracket_token: Bracket::default(),
        meta: Meta::NameValue(MetaNameValue {
            path: Ident::new("doc", Span::call_site()).into(),
            eq_token: Eq::default(),
            value: said(line),
        }),
    };
    lines.map(attribute).collect()
}

/// A piece of syntax from text.
pub(super) fn parsed<T: syn::parse::Parse>(text: &str) -> Result<T, String> {
    syn::parse_str(text).map_err(|error| format!("`{text}`: {error}"))
}

/// A text as a literal, written as `Debug` writes it.
pub(super) fn literal(text: &str) -> Result<LitStr, String> {
    parsed(&format!("{text:?}"))
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
