//! The document's outer parts: info, servers, tags, components.

use crate::catalogue::{BAD_COMPONENT_NAME, PATH_WITHOUT_SLASH};
use crate::findings::{Finding, Place};
use crate::model::{Components, Contact, ExternalDocs, Info, License, Server, ServerVariable, Tag, Use, Version};
use crate::source::Node;

use super::Reader;
use super::fields::Fields;
use super::objects::{COMPONENTS, CONTACT, DOCUMENT, EXTERNAL_DOCS, INFO, LICENSE, SERVER, SERVER_VARIABLE, TAG};

impl<'s> Reader<'s> {
    pub(super) fn document(&mut self) {
        let Some(fields) = self.fields(self.api.node, &DOCUMENT) else { return };
        // Only 3.1 lets a document describe nothing but components.
        if self.api.version == Version::V3_0 && fields.get("paths").is_none() {
            let message = "An OpenAPI document needs `paths`, and it is missing.";
            let help = "Add `paths`, or `paths: {}` if there are none yet.";
            if fields.get("components").is_some() {
                self.report_clear(&crate::catalogue::MISSING_FIELD, fields.node, message, help);
            } else {
                self.report(&crate::catalogue::MISSING_FIELD, fields.node, message, help);
            }
        }
        if let Some(node) = fields.get("info") {
            self.api.info = self.info(node);
        }
        // Another address of the document, by which references find it.
        self.string(fields, "$self");
        if let Some(node) = fields.get("jsonSchemaDialect") {
            self.dialect(node, "jsonSchemaDialect");
        }
        self.api.servers = self.servers(fields);
        if let Some(node) = fields.get("components") {
            self.api.components = self.components(node);
        }
        if let Some(node) = fields.get("paths") {
            self.api.paths = self.paths(node);
        }
        // They are compared, and told as lost to generated code.
        if let (true, Some(node)) = (self.since_3_1(), fields.node.get("webhooks")) {
            let entries = self.map_at(node, "webhooks");
            self.api.webhooks = entries.into_iter().map(|(key, value)| (key, self.path_item(value))).collect();
        }
        self.api.security = fields.get("security").map(|node| self.security_requirements(node));
        self.api.tags = self.items(fields, "tags").into_iter().filter_map(|node| self.tag(node)).collect();
        self.api.external_docs = self.external_docs(fields);
        self.api.extensions = fields.extensions();
        self.drain_queue();
        self.resolve_discriminators();
        self.resolve_dynamic_anchors();
    }

    fn paths(&mut self, node: Node<'s>) -> Vec<(Node<'s>, Use<'s, crate::model::PathItem<'s>>)> {
        let mut paths = Vec::with_capacity(node.len());
        for (key, value) in self.map_at(node, "paths") {
            let template = key.as_str().unwrap_or_default();
            if template.starts_with("x-") {
                continue;
            }
            if !template.starts_with('/') {
                let message = format!("The path `{template}` does not begin with a slash.");
                let help = format!("Write it as `/{template}`.");
                self.findings.push(Finding::new(&PATH_WITHOUT_SLASH, Place::of_key(key), message, help));
            }
            paths.push((key, self.path_item(value)));
        }
        paths
    }

    fn info(&mut self, node: Node<'s>) -> Info<'s> {
        let fields = self.fields_if(true, node, &INFO);
        Info {
            node,
            title: self.string(fields, "title").unwrap_or_default(),
            summary: self.string(fields, "summary"),
            version: self.string(fields, "version").unwrap_or_default(),
            description: self.string(fields, "description"),
            terms_of_service: self.string(fields, "termsOfService"),
            contact: fields.get("contact").and_then(|node| self.contact(node)),
            license: fields.get("license").and_then(|node| self.license(node)),
            extensions: fields.extensions(),
        }
    }

    fn contact(&mut self, node: Node<'s>) -> Option<Contact<'s>> {
        let fields = self.fields(node, &CONTACT)?;
        Some(Contact {
            node,
            name: self.string(fields, "name"),
            url: self.string(fields, "url"),
            email: self.string(fields, "email"),
        })
    }

    fn license(&mut self, node: Node<'s>) -> Option<License<'s>> {
        let fields = self.fields(node, &LICENSE)?;
        let name = self.string(fields, "name").unwrap_or_default();
        let identifier = self.string(fields, "identifier");
        Some(License { node, name, url: self.string(fields, "url"), identifier })
    }

    pub(super) fn servers(&mut self, fields: Fields<'s>) -> Vec<Server<'s>> {
        self.items(fields, "servers").into_iter().filter_map(|node| self.server(node)).collect()
    }

    pub(super) fn server(&mut self, node: Node<'s>) -> Option<Server<'s>> {
        let fields = self.fields(node, &SERVER)?;
        let variables = self.map(fields, "variables");
        let variables = variables.into_iter().filter_map(|(key, value)| {
            let variable = self.server_variable(value)?;
            Some((key.as_str()?, variable))
        });
        let variables = variables.collect();
        Some(Server {
            node,
            url: self.string(fields, "url").unwrap_or_default(),
            name: self.string(fields, "name"),
            description: self.string(fields, "description"),
            variables,
            extensions: fields.extensions(),
        })
    }

    fn server_variable(&mut self, node: Node<'s>) -> Option<ServerVariable<'s>> {
        let fields = self.fields(node, &SERVER_VARIABLE)?;
        let values = fields.get("enum").map(|node| self.strings_at(node, "enum"));
        Some(ServerVariable {
            node,
            values: values.map(|values| values.into_iter().filter_map(Node::as_str).collect()),
            default: self.string(fields, "default"),
            description: self.string(fields, "description"),
        })
    }

    fn tag(&mut self, node: Node<'s>) -> Option<Tag<'s>> {
        let fields = self.fields(node, &TAG)?;
        Some(Tag {
            node,
            name: self.string(fields, "name").unwrap_or_default(),
            summary: self.string(fields, "summary"),
            parent: self.string_node(fields, "parent"),
            kind: self.string(fields, "kind"),
            description: self.string(fields, "description"),
            external_docs: self.external_docs(fields),
            extensions: fields.extensions(),
        })
    }

    pub(super) fn external_docs(&mut self, fields: Fields<'s>) -> Option<ExternalDocs<'s>> {
        let node = fields.get("externalDocs")?;
        self.external_docs_at(node)
    }

    pub(super) fn external_docs_at(&mut self, node: Node<'s>) -> Option<ExternalDocs<'s>> {
        let fields = self.fields(node, &EXTERNAL_DOCS)?;
        let url = self.string(fields, "url").unwrap_or_default();
        Some(ExternalDocs { node, url, description: self.string(fields, "description") })
    }

    fn components(&mut self, node: Node<'s>) -> Components<'s> {
        let Some(fields) = self.fields(node, &COMPONENTS) else { return Components::default() };
        let schemas = self.section(fields, "schemas", |reader, node| Some(reader.schema(node)));
        for (key, used) in schemas.iter().filter(|(_, used)| used.via.is_none()) {
            self.name_schema(used.id, key.as_str().unwrap_or_default());
        }
        Components {
            schemas,
            responses: self.section(fields, "responses", |reader, node| Some(reader.response(node))),
            parameters: self.section(fields, "parameters", Reader::parameter),
            examples: self.section(fields, "examples", |reader, node| Some(reader.example(node))),
            request_bodies: self.section(fields, "requestBodies", |reader, node| Some(reader.request_body(node))),
            headers: self.section(fields, "headers", |reader, node| Some(reader.header(node))),
            security_schemes: self
                .section(fields, "securitySchemes", |reader, node| Some(reader.security_scheme(node))),
            links: self.section(fields, "links", |reader, node| Some(reader.link(node))),
            callbacks: self.section(fields, "callbacks", |reader, node| Some(reader.callback(node))),
            media_types: self.media_types(fields, "mediaTypes"),
            extensions: fields.extensions(),
        }
    }

    fn section<T>(
        &mut self,
        fields: Fields<'s>,
        section: &str,
        read: impl Fn(&mut Self, Node<'s>) -> Option<Use<'s, T>>,
    ) -> Vec<(Node<'s>, Use<'s, T>)> {
        let entries = self.map(fields, section);
        let mut named = Vec::with_capacity(entries.len());
        for (key, value) in entries {
            let name = key.as_str().unwrap_or_default();
            let is_good = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
            if name.is_empty() || !name.chars().all(is_good) {
                let message = format!("`{name}` cannot be the name of a component.");
                let help = "Use only letters from a to z, digits, `.`, `-` and `_`.";
                self.findings.push(Finding::new(&BAD_COMPONENT_NAME, Place::of_key(key), message, help));
            }
            named.extend(read(self, value).map(|used| (key, used)));
        }
        named
    }
}
