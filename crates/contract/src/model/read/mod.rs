//! Tree to model.
//!
//! [`ObjectFields`](fields::ObjectFields) say which fields each OpenAPI object has, so that missing, unknown and mistyped
//! fields are found in one place; the modules below turn the fields into the model. Schemas, headers and path items can
//! refer to one another without end, so they are numbered when they are first met and read from a queue: however deep a
//! document goes, the stack does not.

mod body;
mod dialect;
mod document;
mod fields;
mod json_schema;
mod objects;
mod parameter;
mod paths;
mod reference;
mod resources;
mod schema;
mod security;

use std::collections::{HashMap, VecDeque};
use std::path::PathBuf;

use crate::catalogue::{NOT_OPENAPI, NOT_OPENAPI_3, WRONG_TYPE};
use crate::findings::{Finding, Findings, Rule};
use crate::source::{Node, NodeKind, SourceFile, Sources};
use crate::swagger::{Converted, is_swagger_2};

use resources::Resources;

pub(crate) use fields::nearest;

use super::{
    Api, Arena, Callback, Components, ExampleObject, Header, Id, Info, Link, MediaType, Parameter, PathItem,
    RequestBody, Response, Schema, SecurityScheme, Use, Version,
};

impl<'s> Api<'s> {
    /// Reads a document. `None` when it is not OpenAPI 3 or cannot be parsed; the findings say why.
    ///
    /// Files that the document refers to are loaded on the way.
    pub fn read(sources: &'s Sources) -> (Option<Api<'s>>, Findings) {
        let mut findings = Findings::default();
        let Some(root) = sources.main().root() else {
            return (None, sources.take_findings());
        };
        let api = match version(root) {
            Ok(DocumentVersion::Swagger2) => {
                let Converted { root, files, findings: said } = Converted::of(sources, root);
                findings.append(said);
                Some(Api::read_from(sources, root, Version::V3_0, files, &mut findings))
            }
            Ok(DocumentVersion::OpenApi(version)) => {
                Some(Api::read_from(sources, root, version, HashMap::new(), &mut findings))
            }
            Err(finding) => {
                findings.push(*finding);
                None
            }
        };
        // Parsing made these, of the first file and of those that were loaded since.
        findings.append(sources.take_findings());
        (api, findings)
    }

    fn read_from(
        sources: &'s Sources,
        root: Node<'s>,
        version: Version,
        converted: HashMap<PathBuf, &'s SourceFile>,
        findings: &mut Findings,
    ) -> Api<'s> {
        let mut reader = Reader::new(sources, root, version, converted);
        reader.document();
        findings.append(reader.findings);
        reader.api
    }
}

/// Specification that a document says it follows.
enum DocumentVersion {
    Swagger2,
    OpenApi(Version),
}

/// Reads a document step by step.
struct Reader<'s> {
    sources: &'s Sources,
    api: Api<'s>,
    findings: Findings,
    memo: Memo<'s>,
    resources: Resources<'s>,
    queue: VecDeque<Task<'s>>,
    /// Files in the form in which they are read, if that is another than the one in which they were written.
    converted: HashMap<PathBuf, &'s SourceFile>,
}

/// What was read already, by the node where it stands.
#[derive(Default)]
struct Memo<'s> {
    references: HashMap<Node<'s>, Option<Node<'s>>>,
    schemas: HashMap<Node<'s>, Id<Schema<'s>>>,
    headers: HashMap<Node<'s>, Id<Header<'s>>>,
    path_items: HashMap<Node<'s>, Id<PathItem<'s>>>,
    parameters: HashMap<Node<'s>, Option<Id<Parameter<'s>>>>,
    request_bodies: HashMap<Node<'s>, Id<RequestBody<'s>>>,
    responses: HashMap<Node<'s>, Id<Response<'s>>>,
    examples: HashMap<Node<'s>, Id<ExampleObject<'s>>>,
    links: HashMap<Node<'s>, Id<Link<'s>>>,
    media_types: HashMap<Node<'s>, Option<MediaType<'s>>>,
    callbacks: HashMap<Node<'s>, Id<Callback<'s>>>,
    security_schemes: HashMap<Node<'s>, Id<SecurityScheme<'s>>>,
}

/// An object that has its number and waits to be read.
enum Task<'s> {
    Schema(Id<Schema<'s>>, Node<'s>),
    Header(Id<Header<'s>>, Node<'s>),
    PathItem(Id<PathItem<'s>>, Node<'s>),
}

impl<'s> Reader<'s> {
    fn new(
        sources: &'s Sources,
        root: Node<'s>,
        version: Version,
        converted: HashMap<PathBuf, &'s SourceFile>,
    ) -> Self {
        let info = Info {
            node: root,
            title: "",
            summary: None,
            version: "",
            description: None,
            terms_of_service: None,
            contact: None,
            license: None,
            extensions: Vec::new(),
        };
        let api = Api {
            node: root,
            version,
            info,
            servers: Vec::new(),
            paths: Vec::new(),
            webhooks: Vec::new(),
            components: Components::default(),
            security: None,
            tags: Vec::new(),
            external_docs: None,
            extensions: Vec::new(),
            path_items: Arena::default(),
            schemas: Arena::default(),
            parameters: Arena::default(),
            headers: Arena::default(),
            request_bodies: Arena::default(),
            responses: Arena::default(),
            examples: Arena::default(),
            links: Arena::default(),
            callbacks: Arena::default(),
            security_schemes: Arena::default(),
            references: HashMap::new(),
            schema_resources: Vec::new(),
            dynamic_anchors: HashMap::new(),
        };
        let mut reader = Reader {
            sources,
            api,
            findings: Findings::default(),
            memo: Memo::default(),
            resources: Resources::default(),
            queue: VecDeque::new(),
            converted,
        };
        reader.look_through(root.file());
        reader
    }

    /// Reads everything that has a number and was not read yet.
    fn drain_queue(&mut self) {
        while let Some(task) = self.queue.pop_front() {
            match task {
                Task::Schema(id, node) => self.read_schema(id, node),
                Task::Header(id, node) => self.read_header(id, node),
                Task::PathItem(id, node) => self.read_path_item(id, node),
            }
        }
    }

    /// Reads an object when it is first met, and gives it the same number ever after. `read` learns whether the
    /// reference led anywhere.
    fn once<T>(
        &mut self,
        node: Node<'s>,
        section: &str,
        memo: for<'m> fn(&'m mut Memo<'s>) -> &'m mut HashMap<Node<'s>, Id<T>>,
        read: fn(&mut Self, Node<'s>, bool) -> Id<T>,
    ) -> Use<'s, T> {
        let resolved = self.resolve(node, section);
        let target = resolved.target.unwrap_or(node);
        if let Some(id) = memo(&mut self.memo).get(&target) {
            return Use { id: *id, via: resolved.via };
        }
        let id = read(self, target, resolved.target.is_some());
        memo(&mut self.memo).insert(target, id);
        Use { id, via: resolved.via }
    }

    fn report(&mut self, rule: &'static Rule, node: Node<'s>, message: impl Into<String>, help: impl Into<String>) {
        self.findings.push(Finding::new(rule, node, message, help));
    }

    /// Reports what breaks OpenAPI and leaves no doubt about what is meant.
    fn report_clear(
        &mut self,
        rule: &'static Rule,
        node: Node<'s>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.findings.push(Finding::new(rule, node, message, help).with_clear_meaning());
    }

    /// Learns which addresses the schemas of a file have. Those of 3.0 have none.
    fn look_through(&mut self, file: &'s SourceFile) {
        if self.since_3_1() {
            self.resources.look_through(file);
        }
    }

    fn since_3_1(&self) -> bool {
        self.api.version >= Version::V3_1
    }

    fn since_3_2(&self) -> bool {
        self.api.version >= Version::V3_2
    }

    /// Reports a value of another kind than the document's format demands.
    fn wrong_type(&mut self, node: Node<'s>, what: &str, expected: &str) {
        let found = node.kind().describe();
        let message = format!("{what} must be {expected}, and here is {found}.");
        let help = match (node.kind(), expected) {
            (NodeKind::Number | NodeKind::Boolean, "a string") => "Put it in quotes.".to_owned(),
            (NodeKind::Null, _) => "Give it a value, or remove the key.".to_owned(),
            _ => format!("Write {expected} here, or remove the key."),
        };
        self.report(&WRONG_TYPE, node, message, help);
    }
}

/// Which OpenAPI the document says it is.
fn version(root: Node<'_>) -> Result<DocumentVersion, Box<Finding>> {
    if root.kind() != NodeKind::Object {
        let message = format!("An OpenAPI document is an object, and this is {}.", root.kind().describe());
        return Err(Box::new(Finding::new(
            &NOT_OPENAPI,
            root,
            message,
            "Begin with `openapi: 3.0.3`, `info` and `paths`.",
        )));
    }
    if is_swagger_2(root) {
        return Ok(DocumentVersion::Swagger2);
    }
    if let Some(swagger) = root.get("swagger") {
        let message = format!("This is Swagger {}, and only 2.0 and OpenAPI 3 are read.", scalar_text(swagger));
        let help = "Write `swagger: \"2.0\"` if it is written so; else convert it to OpenAPI 3.0.";
        return Err(Box::new(Finding::new(&NOT_OPENAPI_3, swagger, message, help)));
    }
    let Some(version) = root.get("openapi") else {
        let message = "There is no `openapi` field, so this is not an OpenAPI document.";
        return Err(Box::new(Finding::new(&NOT_OPENAPI, root, message, "Add `openapi: 3.0.3` at the top.")));
    };
    let text = scalar_text(version);
    let is_release = |minor: &str| {
        let rest = text.strip_prefix(minor);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '-']))
    };
    let known = [("3.0", Version::V3_0), ("3.1", Version::V3_1), ("3.2", Version::V3_2)];
    let known = known.into_iter().find(|(minor, _)| is_release(minor));
    known.map(|(_, known)| DocumentVersion::OpenApi(known)).ok_or_else(|| {
        let message = format!("OpenAPI {text} is not read; 2.0, 3.0, 3.1 and 3.2 are.");
        let help = "Write the document in one of these, for example with `openapi: 3.2.0`.";
        Box::new(Finding::new(&NOT_OPENAPI_3, version, message, help))
    })
}

/// The text of a string or a number, as it stands.
fn scalar_text(node: Node<'_>) -> &str {
    node.as_str().or(node.as_number()).unwrap_or("of an unknown version")
}
