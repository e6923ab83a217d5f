//! Operations, the traits they are gathered in, and the paths that lead to them.

use contract::model::{MarkPlace, Method, StatusKey};

use super::{
    AnyError, Body, Content, ErrorAnswer, HeadedAnswer, Header, OperationError, Parameter, Rejections, Representations,
    Response, Security,
};
use crate::settings::Only;

/// Everything that is served: the traits, what they answer, who may call, and the paths.
#[derive(Debug)]
pub struct Contract {
    /// One trait each, in the document's order; none is without operations.
    pub tags: Vec<Tag>,
    /// In the document's order. Their numbers here are those of the route table.
    pub operations: Vec<Operation>,
    /// Structs for error responses, in the order of their first use.
    pub error_answers: Vec<ErrorAnswer>,
    /// Structs that hold headers beside a body, in the order of their first use.
    pub headed_answers: Vec<HeadedAnswer>,
    /// Every error that some operation declares.
    pub any_errors: Vec<AnyError>,
    /// Rust name of the enum that holds any of them.
    pub any_error_name: String,
    /// Bodies that operations declare for rejections.
    pub rejections: Rejections,
    /// Rust name of the trait that writes those of them which the runtime cannot.
    pub reject_name: String,
    /// Representations of bodies that are more than JSON.
    pub representations: Representations,
    /// Schemes and demands.
    pub security: Security,
    /// Paths, each with the operations it leads to.
    pub routes: Vec<Route>,
    /// Marks that tell operations apart that share a path and a method.
    pub choices: Vec<Choice>,
    /// Rust name of the struct that answers every operation.
    pub operations_name: String,
    /// Rust name of the type parameter that stands for an implementation; no type has it.
    pub generic: String,
    /// Whether traits have bodies that answer 501.
    pub answers_unimplemented: bool,
    /// Schemas of what operations answer, where answers are held to them.
    pub answers: Option<String>,
    /// Name of the document in docs.
    pub document: String,
    /// Choices that no operation fits.
    pub unmatched: Vec<Only>,
}

/// The operations of one tag.
#[derive(Debug)]
pub struct Tag {
    /// Its name in the document; operations without a tag have none.
    pub name: Option<String>,
    /// Description, in the document's words.
    pub description: Option<String>,
    /// Rust name of the trait.
    pub trait_name: String,
    /// Rust name of the module, and of its file.
    pub module: String,
    /// Numbers of its operations.
    pub operations: Vec<usize>,
    /// Whether any of them takes a principal, so that the trait stands on `Authenticate`.
    pub needs_principal: bool,
}

/// One operation.
#[derive(Debug)]
pub struct Operation {
    /// Number of its tag.
    pub tag: usize,
    /// `operationId`
    pub id: Option<String>,
    /// Its method.
    pub method: Method,
    /// Its path, as the document writes it.
    pub path: String,
    /// JSON pointer of the operation in the document, without `#`.
    pub pointer: String,
    /// One line.
    pub summary: Option<String>,
    /// Markdown.
    pub description: Option<String>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
    /// Rust name of the method and of the handler, with `r#` where it is needed.
    pub function: String,
    /// Rust name of the enum of its answers, where it has several when all went well.
    pub response_name: Option<String>,
    /// Rust name of its error enum.
    pub error_name: String,
    /// Rust name of the struct of its parameters, if there are two or more.
    pub parameters_name: Option<String>,
    /// The caller: the number of a demand in [`Security::demands`], and for each of its schemes the scopes.
    pub principal: Option<Caller>,
    /// In the document's order.
    pub parameters: Vec<Parameter>,
    /// Keys that schemes expect in the query; they are known though no argument holds them.
    pub query_keys: Vec<String>,
    /// The request body.
    pub body: Option<Body>,
    /// Answers when all went well; where none is declared `default`, or else all of them.
    pub responses: Vec<Response>,
    /// The others, by status.
    pub errors: Vec<OperationError>,
    /// Status of the answer to a malformed request, where it is not 400.
    pub invalid_status: Option<u16>,
}

/// Caller of an operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caller {
    /// Number of the demand.
    pub demand: usize,
    /// Scopes by alternative and scheme, in the demand's order.
    pub scopes: Vec<Vec<Vec<String>>>,
}

/// A path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    /// As the router takes it: `/pets/{petId}`.
    pub path: String,
    /// Method and number of the operation.
    pub operations: Vec<(Method, usize)>,
}

/// Operations of one path and method, of which each request tells which one is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// Number of the operation that the route leads to.
    pub operation: usize,
    /// Numbers of the operations and what every request for them holds; those that ask for more first.
    pub alternatives: Vec<(usize, Vec<RequestMark>)>,
}

/// A part of a request, and the values by which an operation is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestMark {
    /// Place of the mark in a request.
    pub place: MarkPlace,
    /// Its name.
    pub name: String,
    /// Its values.
    pub values: Vec<String>,
}

/// An answer that an operation declares, an error or not.
#[derive(Debug, Clone, Copy)]
pub struct DeclaredAnswer<'c> {
    /// Its key in the document.
    pub status: StatusKey,
    /// Headers.
    pub headers: &'c [Header],
    /// Its content.
    pub content: &'c Content,
}

impl Contract {
    /// The answers of an operation: those when all went well, then its errors.
    pub fn answers_of<'c>(&'c self, operation: &'c Operation) -> impl Iterator<Item = DeclaredAnswer<'c>> {
        let own = operation.responses.iter().map(|response| DeclaredAnswer {
            status: response.status,
            headers: &response.headers,
            content: &response.content,
        });
        own.chain(operation.errors.iter().map(|error| {
            let ErrorAnswer { headers, content, .. } = &self.error_answers[error.answer];
            DeclaredAnswer { status: error.status, headers, content }
        }))
    }
}

impl Operation {
    /// Its name in findings, logs and docs: its `operationId`, or the one that was made up.
    pub fn label(&self) -> &str {
        self.id.as_deref().unwrap_or(&self.function)
    }
}
