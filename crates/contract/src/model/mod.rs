//! An OpenAPI document with its references followed: what every later step works on.
//!
//! The model holds OpenAPI 3.0, 3.1 and 3.2; what has no effect on somebody is a finding. Each object is read once, however
//! often it is referred to; objects that can be referred to live in [`Arena`]s and are named by [`Id`], so that recursion
//! is a number and not a pointer. Every part keeps its [`Node`](crate::source::Node), and through it its place. Strings are
//! borrowed from the files.
//!
//! A part that is missing or malformed is a finding and is left out; what remains can still be used. A reference that
//! leads nowhere becomes an empty object marked `unresolved`.

mod arena;
mod body;
mod concerned;
mod document;
mod info;
mod json_schema;
mod marks;
mod method;
mod only;
mod operation;
mod parameter;
mod read;
mod schema;
mod security;
mod value;

pub use arena::{Arena, Id, Use};
pub use body::{Link, LinkTarget, RequestBody, Response, Responses, StatusKey};
pub use concerned::OperationKey;
pub use document::{Api, Components, Version};
pub use info::{Contact, Extensions, ExternalDocs, Info, License, Named, Server, ServerVariable, Tag};
pub use json_schema::{Contains, DynamicReference, JsonSchemaRules, PatternProperty};
pub use marks::{Mark, MarkPlace, Marks, path_of};
pub use method::{Method, MethodName};
pub use only::{Choices, NoChoice, Only};
pub use operation::{Callback, Operation, PathItem};
pub use parameter::{Location, Parameter, ParameterKey};
pub(crate) use read::nearest;
pub use schema::{
    Additional, ArrayRules, Bound, Direction, Discriminator, NumberRules, ObjectRules, Property, Schema, StringRules,
    Type, Types, Xml,
};
pub(crate) use schema::{keyword_lost_to, lost_keyword};
pub use security::{Flow, FlowKind, SecurityRequirement, SecurityScheme, SecuritySchemeKind};
pub use value::{Encoding, ExampleObject, Header, MediaType, Style, Value};
