//! Facts of a document about itself, and of any part of it: servers, tags, links to elsewhere, `x-` fields.

use crate::source::Node;

use super::arena::Use;

/// `x-` fields in the document's order.
pub type Extensions<'s> = Vec<(&'s str, Node<'s>)>;

/// Named parts of one kind: the key, and the object it names.
pub type Named<'s, T> = Vec<(Node<'s>, Use<'s, T>)>;

/// `info`
#[derive(Debug)]
pub struct Info<'s> {
    /// Where it stands; the document's root when it is missing.
    pub node: Node<'s>,
    /// Name of the API.
    pub title: &'s str,
    /// One line. It came with 3.1.
    pub summary: Option<&'s str>,
    /// Version of the API.
    pub version: &'s str,
    /// Markdown.
    pub description: Option<&'s str>,
    /// Address of the terms.
    pub terms_of_service: Option<&'s str>,
    /// Whom to ask.
    pub contact: Option<Contact<'s>>,
    /// Under which terms the API is offered.
    pub license: Option<License<'s>>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// `info.contact`
#[derive(Debug)]
pub struct Contact<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Who.
    pub name: Option<&'s str>,
    /// Web address.
    pub url: Option<&'s str>,
    /// Mail address.
    pub email: Option<&'s str>,
}

/// `info.license`
#[derive(Debug)]
pub struct License<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Name.
    pub name: &'s str,
    /// Address of its text.
    pub url: Option<&'s str>,
    /// Its name in the list of SPDX. It came with 3.1.
    pub identifier: Option<&'s str>,
}

/// A base address.
#[derive(Debug)]
pub struct Server<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Address, possibly with `{variables}`.
    pub url: &'s str,
    /// Name of the server. It came with 3.2.
    pub name: Option<&'s str>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// Values for the address's variables.
    pub variables: Vec<(&'s str, ServerVariable<'s>)>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// A variable of a base address.
#[derive(Debug)]
pub struct ServerVariable<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Allowed values, if they are listed.
    pub values: Option<Vec<&'s str>>,
    /// The value to take.
    pub default: Option<&'s str>,
    /// Markdown.
    pub description: Option<&'s str>,
}

/// A group of operations.
#[derive(Debug)]
pub struct Tag<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Name.
    pub name: &'s str,
    /// The name in words. It came with 3.2, as the two that follow.
    pub summary: Option<&'s str>,
    /// The tag that this one is a part of.
    pub parent: Option<Node<'s>>,
    /// The sort of group: `nav`, `audience` and others.
    pub kind: Option<&'s str>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// More to read.
    pub external_docs: Option<ExternalDocs<'s>>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// More to read, elsewhere.
#[derive(Debug)]
pub struct ExternalDocs<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Address.
    pub url: &'s str,
    /// Markdown.
    pub description: Option<&'s str>,
}
