//! The builders of a generated client, and what they want.

use std::fs;

use quote::ToTokens;
use syn::{GenericArgument, ImplItem, Item, PathArguments, Type, TypeParamBound, WherePredicate};

use super::Names;
use crate::workshop::root;

/// A method of the client, through the builder that it gives.
pub(super) struct Method {
    pub(super) name: String,
    /// Name, and the type that a value is turned into.
    pub(super) setters: Vec<(String, String)>,
}

/// The operations of a client.
pub(super) fn methods(names: Names) -> Vec<Method> {
    let path = root().join(names.client_folder).join("builder.rs");
    let text = fs::read_to_string(path).expect("the client is generated");
    let file = syn::parse_file(&text).expect("the client is Rust");
    file.items.iter().filter_map(method).collect()
}

/// The method that gives a builder: they are called alike.
fn method(item: &Item) -> Option<Method> {
    let Item::Impl(block) = item else { return None };
    let Type::Path(builder) = &*block.self_ty else { return None };
    let name = builder.path.segments.last()?.ident.to_string();
    let functions = block.items.iter().filter_map(|item| match item {
        ImplItem::Fn(function) if block.trait_.is_none() => Some(&function.sig),
        _ => None,
    });
    let setters = functions.filter_map(|signature| Some((signature.ident.to_string(), target(&signature.generics)?)));
    Some(Method { name: rust_text::name::snake(&name), setters: setters.collect() })
}

/// `T` of `where V: TryInto<T>`.
fn target(generics: &syn::Generics) -> Option<String> {
    let predicates = &generics.where_clause.as_ref()?.predicates;
    let WherePredicate::Type(first) = predicates.first()? else { return None };
    let TypeParamBound::Trait(bound) = first.bounds.first()? else { return None };
    let last = bound.path.segments.last().filter(|last| last.ident == "TryInto")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    let Some(GenericArgument::Type(target)) = arguments.args.first() else { return None };
    Some(target.to_token_stream().to_string().replace("super :: types ::", "types ::"))
}
