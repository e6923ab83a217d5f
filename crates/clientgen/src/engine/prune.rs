//! Tokens of progenitor without what nobody keeps: reading tokens as syntax costs three times what writing them does.
//!
//! Of `pub mod builder { impl<'a> ListPets<'a> { pub async fn send(self) -> … { a page } } }` the page is left out, since another
//! takes its place; of `pub mod types { pub mod builder { impl Pet { … } } }` what is inside, if `Pet` is only read; and everything
//! outside of these two modules.

use std::collections::{HashMap, HashSet};

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// The tokens of the modules of types and of builders, by name.
pub(super) fn modules(tokens: TokenStream, unsent: &HashSet<String>) -> HashMap<String, TokenStream> {
    let mut modules = HashMap::new();
    let _ = with_blocks(tokens, |names, block| {
        match module(names).as_deref() {
            Some("types") => drop(modules.insert("types".to_owned(), types(block, unsent))),
            Some("builder") => drop(modules.insert("builder".to_owned(), builders(block))),
            _ => {}
        }
        TokenStream::new()
    });
    modules
}

fn types(types: TokenStream, unsent: &HashSet<String>) -> TokenStream {
    let is_unsent = |names: &[Ident]| names.last().is_some_and(|name| unsent.contains(&name.to_string()));
    with_blocks(types, |names, block| match module(names).as_deref() {
        Some("builder") => with_blocks(block, |names, block| if is_unsent(names) { TokenStream::new() } else { block }),
        _ => block,
    })
}

fn builders(builders: TokenStream) -> TokenStream {
    let is_send = |names: &[Ident]| names.windows(2).any(|pair| pair[0] == "fn" && pair[1] == "send");
    with_blocks(builders, |_, block| {
        with_blocks(block, |names, body| if is_send(names) { TokenStream::new() } else { body })
    })
}

/// Another content for each block. The names are those between the block before and this one: `impl Default for Pet { … }`.
fn with_blocks(tokens: TokenStream, mut turn: impl FnMut(&[Ident], TokenStream) -> TokenStream) -> TokenStream {
    let mut names = Vec::new();
    let turned = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
            let block = turn(&names, group.stream());
            names.clear();
            Group::new(Delimiter::Brace, block).into()
        }
        TokenTree::Ident(name) => {
            names.push(name.clone());
            name.into()
        }
        other => other,
    });
    turned.collect()
}

/// The name of the module whose block comes next.
fn module(names: &[Ident]) -> Option<String> {
    match names {
        [.., keyword, name] if keyword == "mod" => Some(name.to_string()),
        _ => None,
    }
}
