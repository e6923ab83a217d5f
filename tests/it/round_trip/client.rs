//! The client that progenitor makes, and what its methods want.

use syn::{FnArg, GenericArgument, ImplItem, Item, Pat, PathArguments, Type};

use crate::stubs::root;

/// A method of the client.
pub(super) struct Method {
    pub(super) name: String,
    /// Name, and how a value becomes what is wanted.
    pub(super) arguments: Vec<(String, Wanted)>,
}

/// What an argument wants.
pub(super) enum Wanted {
    /// `T`
    Value,
    /// `&T`
    Reference,
    /// `&str`
    Text,
    /// `Option` of something.
    Option(Box<Wanted>),
}

/// The client's text and its operations.
pub(super) fn generated(document: &str) -> (String, Vec<Method>) {
    let path = root().join(format!("spec/{document}.yaml"));
    let text = std::fs::read_to_string(path).expect("the contract can be read");
    let api: openapiv3::OpenAPI = serde_saphyr::from_str(&text).expect("progenitor's reader takes the contract");
    let tokens = progenitor::Generator::default().generate_tokens(&api).expect("progenitor takes the contract");
    let file: syn::File = syn::parse2(tokens).expect("progenitor writes Rust");
    let methods = file.items.iter().flat_map(methods_of).collect();
    (prettyplease::unparse(&file), methods)
}

/// The operations among the items of a client: its asynchronous methods.
fn methods_of(item: &Item) -> Vec<Method> {
    let Item::Impl(block) = item else { return Vec::new() };
    let functions = block.items.iter().filter_map(|item| match item {
        ImplItem::Fn(function) if function.sig.asyncness.is_some() && block.trait_.is_none() => Some(&function.sig),
        _ => None,
    });
    let method = |signature: &syn::Signature| Method {
        name: signature.ident.to_string(),
        arguments: signature.inputs.iter().filter_map(argument).collect(),
    };
    functions.map(method).collect()
}

fn argument(argument: &FnArg) -> Option<(String, Wanted)> {
    let FnArg::Typed(typed) = argument else { return None };
    let Pat::Ident(name) = &*typed.pat else { panic!("an argument has a name") };
    Some((name.ident.to_string(), wanted(&typed.ty)))
}

fn wanted(ty: &Type) -> Wanted {
    match ty {
        Type::Reference(reference) => match &*reference.elem {
            Type::Path(path) if path.path.is_ident("str") => Wanted::Text,
            _ => Wanted::Reference,
        },
        Type::Path(path) => match path.path.segments.last() {
            Some(last) if last.ident == "Option" => match &last.arguments {
                PathArguments::AngleBracketed(inner) => match inner.args.first() {
                    Some(GenericArgument::Type(inner)) => Wanted::Option(Box::new(wanted(inner))),
                    _ => Wanted::Value,
                },
                _ => Wanted::Value,
            },
            _ => Wanted::Value,
        },
        _ => Wanted::Value,
    }
}
