//! The text of an implementation that tells what it got and leaves the answer to the mock.

use quote::ToTokens;
use syn::{FnArg, Item, ItemTrait, Pat, ReturnType, TraitItem, Type, TypeParamBound};

use super::contract::Contract;

/// `Recorder`, which implements every trait of a contract's stubs, beside `Mock`, which answers.
pub(super) fn text(contract: &Contract) -> String {
    let traits: Vec<ItemTrait> = contract.generated().iter().flat_map(|source| traits_of(source)).collect();
    let mut text = format!(
        "#![allow(unused_imports)]\nuse std::sync::Mutex;\nuse serde_json::{{Value, json}};\nuse {stubs}::*;\n\
         use super::mock::Mock;\n\n#[derive(Default)]\npub struct Recorder {{ pub received: std::sync::Arc<Mutex<Value>> }}\n",
        stubs = contract.stubs
    );
    for item in &traits {
        text += &format!("\nimpl {} for Recorder {{\n", item.ident);
        for item in &item.items {
            text += &match item {
                TraitItem::Type(principal) => {
                    let name = &principal.ident;
                    format!("    type {name} = <Mock as Authenticate>::{name};\n")
                }
                TraitItem::Fn(function) => {
                    method(&item_name(&traits, &function.sig.ident), &function.sig, contract.stubs)
                }
                _ => String::new(),
            };
        }
        text += "}\n";
    }
    text
}

/// The mock's text, beside the stubs rather than inside them.
pub(super) fn mock(contract: &Contract) -> String {
    let text = contract.mock.replace("super::", &format!("{}::", contract.stubs));
    text.replace("crate::runtime", &format!("{}::runtime", contract.stubs))
}

fn traits_of(source: &str) -> Vec<ItemTrait> {
    let file = syn::parse_file(source).expect("the stubs are Rust");
    file.items.into_iter().filter_map(|item| if let Item::Trait(it) = item { Some(it) } else { None }).collect()
}

/// The trait that a method belongs to: names of methods are unique among the traits of a contract.
fn item_name(traits: &[ItemTrait], method: &syn::Ident) -> String {
    let has = |item: &&ItemTrait| {
        item.items.iter().any(|item| matches!(item, TraitItem::Fn(function) if function.sig.ident == *method))
    };
    traits.iter().find(has).expect("a method belongs to a trait").ident.to_string()
}

fn method(owner: &str, signature: &syn::Signature, stubs: &str) -> String {
    let name = &signature.ident;
    let arguments: Vec<(String, String)> = signature.inputs.iter().filter_map(|it| argument(it, stubs)).collect();
    let declared: Vec<String> = arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    let passed: Vec<&str> = arguments.iter().map(|(name, _)| name.as_str()).collect();
    let told = arguments.iter().filter(|(name, _)| !matches!(name.as_str(), "principal" | "credential" | "scopes"));
    let told: Vec<String> = told.map(|(name, _)| format!("{:?}: &{name}", name.trim_start_matches("r#"))).collect();
    // Who calls is asked before the operation, and is no part of what it got.
    let record = match owner {
        "Authenticate" => String::new(),
        _ => format!("*self.received.lock().unwrap() = json!({{{}}});\n        ", told.join(", ")),
    };
    format!(
        "    async fn {name}(&self, {}) -> {} {{\n        {record}{owner}::{name}(&Mock, {}).await\n    }}\n",
        declared.join(", "),
        output(signature, stubs),
        passed.join(", ")
    )
}

fn argument(argument: &FnArg, stubs: &str) -> Option<(String, String)> {
    let FnArg::Typed(typed) = argument else { return None };
    let Pat::Ident(name) = &*typed.pat else { panic!("an argument of a trait has a name") };
    Some((name.ident.to_string(), seen_from_outside(&typed.ty, stubs)))
}

/// `T` of `-> impl Future<Output = T> + Send`.
fn output(signature: &syn::Signature, stubs: &str) -> String {
    let ReturnType::Type(_, ty) = &signature.output else { panic!("a method returns a future") };
    let Type::ImplTrait(future) = &**ty else { panic!("a method returns a future") };
    let Some(TypeParamBound::Trait(bound)) = future.bounds.first() else { panic!("a future is a trait") };
    let syn::PathArguments::AngleBracketed(arguments) = &bound.path.segments[0].arguments else {
        panic!("a future has an output")
    };
    let Some(syn::GenericArgument::AssocType(output)) = arguments.args.first() else {
        panic!("a future has an output")
    };
    seen_from_outside(&output.ty, stubs)
}

/// A type as it is written outside of the stubs' crate.
fn seen_from_outside(ty: &Type, stubs: &str) -> String {
    let text = ty.to_token_stream().to_string();
    let text =
        text.replace("super ::", &format!("{stubs} ::")).replace("crate :: runtime", &format!("{stubs} :: runtime"));
    text.replace("Self ::", "<Mock as Authenticate> ::")
}
