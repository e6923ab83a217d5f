//! The document as a whole.

use std::collections::HashMap;
use std::ops::Index;

use crate::source::Node;

use super::arena::{Arena, Id, Use};
use super::body::{Link, RequestBody, Response};
use super::info::{Extensions, ExternalDocs, Info, Named, Server, Tag};
use super::operation::{Callback, Operation, PathItem};
use super::parameter::Parameter;
use super::schema::Schema;
use super::security::{SecurityRequirement, SecurityScheme};
use super::value::{ExampleObject, Header, MediaType};

/// The version of OpenAPI that a document is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Version {
    /// 3.0.x
    V3_0,
    /// 3.1.x
    V3_1,
    /// 3.2.x
    V3_2,
}

impl Version {
    /// `3.1`
    pub fn minor(self) -> &'static str {
        match self {
            Version::V3_0 => "3.0",
            Version::V3_1 => "3.1",
            Version::V3_2 => "3.2",
        }
    }
}

/// A document, read and resolved.
#[derive(Debug)]
pub struct Api<'s> {
    /// The topmost object.
    pub node: Node<'s>,
    /// Which OpenAPI it is.
    pub version: Version,
    /// Title, version and the like.
    pub info: Info<'s>,
    /// Base addresses.
    pub servers: Vec<Server<'s>>,
    /// Paths in the document's order. An item may be shared by several paths through `$ref`.
    pub paths: Vec<(Node<'s>, Use<'s, PathItem<'s>>)>,
    /// Calls that the server makes by itself, in the document's order. They came with 3.1.
    pub webhooks: Named<'s, PathItem<'s>>,
    /// Named parts.
    pub components: Components<'s>,
    /// What an operation that says nothing demands of its caller.
    pub security: Option<Vec<SecurityRequirement<'s>>>,
    /// Groups of operations.
    pub tags: Vec<Tag<'s>>,
    /// More to read.
    pub external_docs: Option<ExternalDocs<'s>>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
    /// Every path item.
    pub path_items: Arena<PathItem<'s>>,
    /// Every schema, named or not.
    pub schemas: Arena<Schema<'s>>,
    /// Every parameter.
    pub parameters: Arena<Parameter<'s>>,
    /// Every header.
    pub headers: Arena<Header<'s>>,
    /// Every request body.
    pub request_bodies: Arena<RequestBody<'s>>,
    /// Every response.
    pub responses: Arena<Response<'s>>,
    /// Every example object.
    pub examples: Arena<ExampleObject<'s>>,
    /// Every link.
    pub links: Arena<Link<'s>>,
    /// Every callback.
    pub callbacks: Arena<Callback<'s>>,
    /// Every security scheme.
    pub security_schemes: Arena<SecurityScheme<'s>>,
    /// Where references lead in one step, by the node of their text: each `$ref`, and each mapping of a discriminator
    /// that is one. Those that lead nowhere are not among them.
    pub references: HashMap<Node<'s>, Node<'s>>,
    /// The resource of each schema, its file or what is around it with an `$id`; of no schema where nothing has a
    /// `$dynamicAnchor`.
    pub(crate) schema_resources: Vec<Node<'s>>,
    /// Schemas by `$dynamicAnchor`, within their resources.
    pub(crate) dynamic_anchors: HashMap<(Node<'s>, &'s str), Id<Schema<'s>>>,
}

/// The `components` of a document.
#[derive(Debug, Default)]
pub struct Components<'s> {
    /// `components.schemas`
    pub schemas: Named<'s, Schema<'s>>,
    /// `components.responses`
    pub responses: Named<'s, Response<'s>>,
    /// `components.parameters`
    pub parameters: Named<'s, Parameter<'s>>,
    /// `components.examples`
    pub examples: Named<'s, ExampleObject<'s>>,
    /// `components.requestBodies`
    pub request_bodies: Named<'s, RequestBody<'s>>,
    /// `components.headers`
    pub headers: Named<'s, Header<'s>>,
    /// `components.securitySchemes`
    pub security_schemes: Named<'s, SecurityScheme<'s>>,
    /// `components.links`
    pub links: Named<'s, Link<'s>>,
    /// `components.callbacks`
    pub callbacks: Named<'s, Callback<'s>>,
    /// `components.mediaTypes`, which came with 3.2. Where one is referred to stands a copy.
    pub media_types: Vec<MediaType<'s>>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

impl<'s> Api<'s> {
    /// Every operation under `paths`, with the path it is reached by, in the document's order. Callbacks and webhooks
    /// are not among them: they are calls that the server makes.
    pub fn operations(&self) -> impl Iterator<Item = (&'s str, &PathItem<'s>, &Operation<'s>)> {
        self.paths.iter().flat_map(|(key, item)| {
            let template = key.as_str().unwrap_or_default();
            let item = &self[item.id];
            item.operations.iter().map(move |operation| (template, item, operation))
        })
    }

    /// The security requirements of an operation: its own, or the document's.
    pub fn security_of<'a>(&'a self, operation: &'a Operation<'s>) -> &'a [SecurityRequirement<'s>] {
        operation.security.as_deref().or(self.security.as_deref()).unwrap_or_default()
    }

    /// The parameters of an operation: its own, then those of its path item that it does not override.
    pub fn parameters_of(&self, item: &PathItem<'s>, operation: &Operation<'s>) -> Vec<Id<Parameter<'s>>> {
        let own: Vec<_> = operation.parameters.iter().map(|used| used.id).collect();
        let is_overridden = |id: &Id<Parameter<'s>>| own.iter().any(|mine| self[*mine].key() == self[*id].key());
        let shared = item.parameters.iter().map(|used| used.id).filter(|id| !is_overridden(id));
        own.iter().copied().chain(shared).collect()
    }

    /// The resource of a schema, where something has a `$dynamicAnchor`.
    pub fn schema_resource(&self, schema: Id<Schema<'s>>) -> Option<Node<'s>> {
        self.schema_resources.get(schema.index()).copied()
    }

    /// Every `$dynamicAnchor`: its resource, its name, and the schema that has it.
    pub fn dynamic_anchors(&self) -> impl Iterator<Item = (Node<'s>, &'s str, Id<Schema<'s>>)> {
        self.dynamic_anchors.iter().map(|((resource, name), schema)| (*resource, *name, *schema))
    }

    /// The security scheme of this name.
    pub fn security_scheme(&self, name: &str) -> Option<&SecurityScheme<'s>> {
        // Schemes are kept in the order of the document, so the document's own index finds them.
        let idx = self.node.get("components")?.get("securitySchemes")?.key_index(name)?;
        let (_, scheme) = self.components.security_schemes.get(idx)?;
        Some(&self[scheme.id])
    }
}

macro_rules! index {
    ($($kind:ident in $arena:ident),* $(,)?) => {
        $(impl<'s> Index<Id<$kind<'s>>> for Api<'s> {
            type Output = $kind<'s>;

            fn index(&self, id: Id<$kind<'s>>) -> &$kind<'s> {
                &self.$arena[id]
            }
        })*
    };
}

index! {
    PathItem in path_items,
    Schema in schemas,
    Parameter in parameters,
    Header in headers,
    RequestBody in request_bodies,
    Response in responses,
    ExampleObject in examples,
    Link in links,
    Callback in callbacks,
    SecurityScheme in security_schemes,
}
