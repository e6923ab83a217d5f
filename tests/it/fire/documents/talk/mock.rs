//! The generated mock, made to tell what it is given.

use quote::ToTokens;
use syn::{Expr, FnArg, ImplItem, Item, parse_quote};

/// What the arguments of a method are told as, after `self`: places, each with the field that it is of the argument.
pub(super) type Places = Vec<Vec<(String, String)>>;

/// The text of a mock whose methods tell their arguments. `places` knows the methods of operations; those of the traits
/// `beside` them, which judge credentials and write rejections, are asked before any operation.
pub(super) fn telling(mock: &str, beside: [&str; 2], places: impl Fn(&str) -> Option<Places>) -> String {
    let mut file = syn::parse_file(mock).expect("the mock is Rust");
    for item in &mut file.items {
        let Item::Impl(block) = item else { continue };
        let name = block.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        if name.is_none_or(|name| beside.iter().any(|beside| name.ident == beside)) {
            continue;
        }
        for item in &mut block.items {
            let ImplItem::Fn(function) = item else { continue };
            let Some(places) = places(&function.sig.ident.to_string()) else { continue };
            let (mut told, mut values) = (Vec::new(), Vec::new());
            for (nth, (argument, places)) in function.sig.inputs.iter_mut().skip(1).zip(places).enumerate() {
                let FnArg::Typed(argument) = argument else { continue };
                if places.is_empty() {
                    continue;
                }
                let name = quote::format_ident!("argument_{nth}");
                argument.pat = parse_quote!(#name);
                for (place, field) in places {
                    told.push(place);
                    values.push(syn::parse_str::<Expr>(&format!("&{name}{field}")).expect("it is an expression"));
                }
            }
            let tell = parse_quote!(crate::received(serde_json::json!({ #(#told: #values),* })););
            function.block.stmts.insert(0, tell);
        }
    }
    file.to_token_stream().to_string()
}
