//! The text of an implementation that tells what it got and answers what it is told to.

use quote::ToTokens;
use syn::{FnArg, Item, ItemTrait, Pat, ReturnType, TraitItem, Type, TypeImplTrait, TypeParamBound};

use super::contract::{Contract, Operation};

/// `Recorder`, which implements every trait of a contract's stubs, beside `Mock`, which lets callers in.
pub(super) fn text(contract: &Contract) -> String {
    let traits: Vec<ItemTrait> = contract.generated().iter().flat_map(|source| traits_of(source)).collect();
    let mut text = format!(
        "#![allow(unused_imports, unused_variables)]\nuse std::sync::atomic::{{AtomicU16, Ordering}};\nuse std::sync::{{Arc, Mutex}};\n\
         use serde_json::{{Value, json}};\nuse {stubs}::*;\nuse crate::value;\nuse super::mock::Mock;\n\n\
         #[derive(Default)]\npub struct Recorder {{ pub received: Arc<Mutex<Value>>, pub status: Arc<AtomicU16> }}\n",
        stubs = contract.names.stubs
    );
    for item in &traits {
        text += &format!("\nimpl {} for Recorder {{\n", item.ident);
        for item in &item.items {
            text += &match item {
                TraitItem::Type(principal) => {
                    let name = &principal.ident;
                    format!("    type {name} = <Mock as Authenticate>::{name};\n")
                }
                TraitItem::Fn(function) => method(&item_name(&traits, &function.sig.ident), &function.sig, contract),
                _ => String::new(),
            };
        }
        text += "}\n";
    }
    text
}

/// The mock's text, beside the stubs rather than inside them.
pub(super) fn mock(contract: &Contract) -> String {
    let text = contract.mock.replace("super::", &format!("{}::", contract.names.stubs));
    text.replace("crate::runtime", &format!("{}::runtime", contract.names.stubs))
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

fn method(owner: &str, signature: &syn::Signature, contract: &Contract) -> String {
    let (name, stubs) = (&signature.ident, contract.names.stubs);
    let arguments: Vec<(String, String)> = signature.inputs.iter().filter_map(|it| argument(it, stubs)).collect();
    let declared: Vec<String> = arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    // Who calls is asked before the operation, and is no part of what it got; nor is what was turned away before it.
    let passed: Vec<&str> = arguments.iter().map(|(name, _)| name.as_str()).collect();
    let by_mock = format!("{owner}::{name}(&Mock, {})", passed.join(", "));
    let ReturnType::Type(_, ty) = &signature.output else { panic!("a method returns something") };
    let (head, output, body) = match (&**ty, contract.operations.iter().find(|it| name == it.function.as_str())) {
        (Type::ImplTrait(future), Some(operation)) => ("async fn", output(future), answering(operation, &arguments)),
        (Type::ImplTrait(future), None) => ("async fn", output(future), format!("{by_mock}.await")),
        (rejection, _) => ("fn", rejection, by_mock),
    };
    let output = seen_from_outside(output, stubs);
    format!("    {head} {name}(&self, {}) -> {output} {{\n        {body}\n    }}\n", declared.join(", "))
}

/// Records the arguments and answers with the status that is asked for.
fn answering(operation: &Operation, arguments: &[(String, String)]) -> String {
    let told = arguments.iter().filter(|(name, _)| name != "context" && name != "parameters");
    let told = told.map(|(name, _)| format!("{:?}: &{name}", name.trim_start_matches("r#")));
    let fields = operation.fields.iter();
    let fields = fields.map(|name| format!("{:?}: &parameters.{name}", name.trim_start_matches("r#")));
    let told: Vec<String> = told.chain(fields).collect();
    let arms: Vec<String> =
        operation.answers.iter().map(|it| format!("{} => {},\n", it.status, it.expression)).collect();
    format!(
        "*self.received.lock().unwrap() = json!({{{}}});\n        \
         match self.status.load(Ordering::SeqCst) {{\n{}            \
         other => panic!(\"{{other}} is not declared\"),\n        }}",
        told.join(", "),
        arms.concat()
    )
}

fn argument(argument: &FnArg, stubs: &str) -> Option<(String, String)> {
    let FnArg::Typed(typed) = argument else { return None };
    let Pat::Ident(name) = &*typed.pat else { panic!("an argument of a trait has a name") };
    Some((name.ident.to_string(), seen_from_outside(&typed.ty, stubs)))
}

/// `T` of `impl Future<Output = T> + Send`.
fn output(future: &TypeImplTrait) -> &Type {
    let Some(TypeParamBound::Trait(bound)) = future.bounds.first() else { panic!("a future is a trait") };
    let syn::PathArguments::AngleBracketed(arguments) = &bound.path.segments[0].arguments else {
        panic!("a future has an output")
    };
    let Some(syn::GenericArgument::AssocType(output)) = arguments.args.first() else {
        panic!("a future has an output")
    };
    &output.ty
}

/// A type as it is written outside of the stubs' crate.
fn seen_from_outside(ty: &Type, stubs: &str) -> String {
    let text = ty.to_token_stream().to_string();
    let text =
        text.replace("super ::", &format!("{stubs} ::")).replace("crate :: runtime", &format!("{stubs} :: runtime"));
    text.replace("Self ::", "<Mock as Authenticate> ::")
}
