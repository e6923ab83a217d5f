//! Types that describe themselves, where the crate around them asks for it.

use syn::{Attribute, Item, parse_quote};

/// Lets every type that serde writes and reads derive its schema.
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
