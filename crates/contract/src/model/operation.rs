//! Paths and operations.

use crate::source::Node;

use super::arena::Use;
use super::body::{RequestBody, Responses};
use super::info::{Extensions, ExternalDocs, Server};
use super::method::Method;
use super::parameter::Parameter;
use super::security::SecurityRequirement;

/// The operations and parameters under one path.
#[derive(Debug)]
pub struct PathItem<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// One line for all operations.
    pub summary: Option<&'s str>,
    /// Markdown for all operations.
    pub description: Option<&'s str>,
    /// Operations in the document's order.
    pub operations: Vec<Operation<'s>>,
    /// Base addresses that replace the document's.
    pub servers: Vec<Server<'s>>,
    /// Parameters of every operation here.
    pub parameters: Vec<Use<'s, Parameter<'s>>>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// One operation.
#[derive(Debug)]
pub struct Operation<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Its method.
    pub method: Method,
    /// `operationId`
    pub id: Option<&'s str>,
    /// Groups it belongs to.
    pub tags: Vec<&'s str>,
    /// One line.
    pub summary: Option<&'s str>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// More to read.
    pub external_docs: Option<ExternalDocs<'s>>,
    /// Its own parameters; [`Api::parameters_of`](super::Api::parameters_of) adds those of the path.
    pub parameters: Vec<Use<'s, Parameter<'s>>>,
    /// What is sent.
    pub request_body: Option<Use<'s, RequestBody<'s>>>,
    /// What is answered.
    pub responses: Responses<'s>,
    /// Calls that the server makes because of this one.
    pub callbacks: Vec<(&'s str, Use<'s, Callback<'s>>)>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
    /// What a caller must show, where it differs from the document's.
    pub security: Option<Vec<SecurityRequirement<'s>>>,
    /// Base addresses that replace the path's.
    pub servers: Vec<Server<'s>>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

/// Calls that the server makes: an address found at run time, and what is called there.
#[derive(Debug)]
pub struct Callback<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Runtime expression to path item.
    pub paths: Vec<(Node<'s>, Use<'s, PathItem<'s>>)>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
    /// Whether a reference to it led nowhere.
    pub is_unresolved: bool,
}
