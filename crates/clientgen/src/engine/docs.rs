//! Documentation of generated items: one line per line, nothing that rustdoc would take for a test or a link.

use rust_text::Text;
use syn::{Attribute, Expr, ExprLit, Fields, ImplItem, Item, Lit, Meta, MetaNameValue};

use super::syntax;

/// Tidies the documentation of types, and gives some to what has none.
pub(super) fn tidy(items: &mut [Item]) {
    for item in items {
        match item {
            Item::Struct(item) => {
                rewrite(&mut item.attrs, &format!("`{}`", item.ident));
                fields(&mut item.fields);
            }
            Item::Enum(item) => {
                rewrite(&mut item.attrs, &format!("`{}`", item.ident));
                item.variants.iter_mut().for_each(|variant| rewrite(&mut variant.attrs, ""));
            }
            Item::Type(item) => rewrite(&mut item.attrs, &format!("`{}`", item.ident)),
            Item::Mod(item) => {
                rewrite(&mut item.attrs, "");
                if let Some((_, items)) = &mut item.content {
                    tidy(items);
                }
            }
            Item::Impl(item) if item.trait_.is_none() => item.items.iter_mut().for_each(method),
            _ => {}
        }
    }
}

fn fields(fields: &mut Fields) {
    for field in fields.iter_mut() {
        let name = field.ident.as_ref().map(|ident| format!("`{ident}`")).unwrap_or_default();
        let is_public = matches!(field.vis, syn::Visibility::Public(_));
        rewrite(&mut field.attrs, if is_public { &name } else { "" });
    }
}

fn method(item: &mut ImplItem) {
    if let ImplItem::Fn(function) = item {
        let about = match function.sig.ident.to_string().as_str() {
            "builder" => "A builder with nothing set.".to_owned(),
            name => format!("Sets `{name}`."),
        };
        rewrite(&mut function.attrs, &about);
    }
}

/// Documentation as it should be; `otherwise` where there is none, unless it is empty too.
fn rewrite(attributes: &mut Vec<Attribute>, otherwise: &str) {
    let said: Vec<String> = attributes.iter().filter_map(doc).collect();
    let said = said.join("\n");
    let said = if said.trim().is_empty() { otherwise } else { &said };
    let mut text = Text::new();
    text.doc(said);
    attributes.retain(|attribute| doc(attribute).is_none());
    attributes.splice(0..0, syntax::docs(&text.finish()));
}

fn doc(attribute: &Attribute) -> Option<String> {
    match &attribute.meta {
        Meta::NameValue(MetaNameValue { path, value: Expr::Lit(ExprLit { lit: Lit::Str(text), .. }), .. })
            if path.is_ident("doc") =>
        {
            Some(text.value())
        }
        _ => None,
    }
}
