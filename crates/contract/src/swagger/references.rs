//! References: where they lead in 2.0, and how they are written in 3.0.

use crate::source::{Node, NodeId, Sources};

use super::kinds::Kind;

/// A reference in a new tree, whose text is known when all trees are complete.
pub(super) struct Pending<'s> {
    /// The text as it was written.
    pub(super) written: Node<'s>,
    /// Its place in the new tree.
    pub(super) id: NodeId,
    pub(super) kind: Kind,
}

/// One step: from the text of a reference to what it names in 2.0.
pub(super) fn followed<'s>(sources: &'s Sources, reference: Node<'s>) -> Option<Node<'s>> {
    let (address, fragment) = split(reference.as_str()?);
    let file = match address {
        "" => reference.file(),
        _ => sources.referred(reference.file(), address).ok()?,
    };
    file.root()?.descend(fragment).ok()
}

/// The file's address and the fragment.
pub(super) fn split(text: &str) -> (&str, &str) {
    text.split_once('#').unwrap_or((text, ""))
}

/// The text of a reference that leads nowhere, in the words of 3.0.
pub(super) fn reworded(text: &str) -> String {
    const SECTIONS: &[(&str, &str)] = &[
        ("/definitions/", "/components/schemas/"),
        ("/parameters/", "/components/parameters/"),
        ("/responses/", "/components/responses/"),
    ];
    let (address, fragment) = split(text);
    let section = SECTIONS.iter().find_map(|(old, new)| Some((new, fragment.strip_prefix(old)?)));
    section.map_or_else(|| text.to_owned(), |(new, name)| format!("{address}#{new}{name}"))
}

/// A JSON pointer as the fragment of a URI.
pub(super) fn as_fragment(pointer: &str) -> String {
    let mut fragment = String::with_capacity(pointer.len());
    for character in pointer.chars() {
        if matches!(character, '%' | ' ' | '"' | '<' | '>' | '[' | ']' | '^' | '`' | '{' | '|' | '}' | '\\') {
            fragment.push_str(&format!("%{:02X}", u32::from(character)));
        } else {
            fragment.push(character);
        }
    }
    fragment
}
