//! Tokens of progenitor without what nobody keeps: reading tokens as syntax costs three times what writing them does.
//!
//! Of `pub mod types { pub mod builder { impl Pet { … } } }` what is inside is left out, if `Pet` is only read, and everything outside
//! of `types`.

use std::collections::HashSet;

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// The tokens of the module of types.
pub(super) fn types(tokens: TokenStream, unsent: &HashSet<String>) -> TokenStream {
    let mut types = TokenStream::new();
    let _ = with_blocks(tokens, |names, block| {
        if module(names).as_deref() == Some("types") {
            types = sent(block, unsent);
        }
        TokenStream::new()
    });
    types
}

fn sent(types: TokenStream, unsent: &HashSet<String>) -> TokenStream {
    let is_unsent = |names: &[Ident]| names.last().is_some_and(|name| unsent.contains(&name.to_string()));
    with_blocks(types, |names, block| match module(names).as_deref() {
        Some("builder") => with_blocks(block, |names, block| if is_unsent(names) { TokenStream::new() } else { block }),
        _ => block,
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
