//! Optional properties that lead back to their own type: a box is what may be missing, and not a box what is always
//! there with perhaps nothing in it.
//!
//! typify breaks a circle wherever it first closes. Where it met the option before the type, that is around the option;
//! serde then has nothing to leave out, and the client would send `null` for what was never set.

use syn::visit_mut::{VisitMut, visit_field_mut, visit_type_mut};
use syn::{Attribute, Field, GenericArgument, Item, Meta, PathArguments, Type, parse_quote};

/// Turns every `Box<Option<T>>` into `Option<Box<T>>`.
pub(super) fn turn(types: &mut [Item]) {
    for item in types {
        Turning.visit_item_mut(item);
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

/// `T` of `path::to::holder<T>`.
fn held_by<'t>(ty: &'t Type, holder: &str) -> Option<&'t Type> {
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
