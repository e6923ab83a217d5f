//! Bodies, responses, links and examples.

use crate::model::{Encoding, ExampleObject, Id, Link, LinkTarget, MediaType, RequestBody, Response, Use};
use crate::source::Node;

use super::Reader;
use super::fields::Fields;
use super::objects::{ENCODING, EXAMPLE, LINK, MEDIA_TYPE, REQUEST_BODY, RESPONSE};

impl<'s> Reader<'s> {
    pub(super) fn request_body(&mut self, node: Node<'s>) -> Use<'s, RequestBody<'s>> {
        self.once(node, "requestBodies", |memo| &mut memo.request_bodies, Reader::read_request_body)
    }

    fn read_request_body(&mut self, node: Node<'s>, is_resolved: bool) -> Id<RequestBody<'s>> {
        let mut body = RequestBody {
            node,
            description: None,
            content: Vec::new(),
            is_required: false,
            extensions: Vec::new(),
            is_unresolved: !is_resolved,
        };
        if !body.is_unresolved
            && let Some(fields) = self.fields(node, &REQUEST_BODY)
        {
            body.description = self.string(fields, "description");
            body.content = self.content(fields);
            body.is_required = self.boolean(fields, "required").unwrap_or_default();
            body.extensions = fields.extensions();
        }
        self.api.request_bodies.push(body)
    }

    pub(super) fn content(&mut self, fields: Fields<'s>) -> Vec<MediaType<'s>> {
        let entries = self.map(fields, "content");
        entries.into_iter().filter_map(|(key, value)| self.media_type(key, value)).collect()
    }

    fn media_type(&mut self, key: Node<'s>, node: Node<'s>) -> Option<MediaType<'s>> {
        let fields = self.fields(node, &MEDIA_TYPE)?;
        let encoding = self.map(fields, "encoding");
        let encoding = encoding.into_iter().filter_map(|(key, value)| Some((key, self.encoding(value)?))).collect();
        Some(MediaType {
            node,
            name: key.as_str().unwrap_or_default(),
            schema: fields.get("schema").map(|node| self.schema(node)),
            example: fields.get("example"),
            examples: self.named(fields, "examples", Reader::example),
            encoding,
            extensions: fields.extensions(),
        })
    }

    fn encoding(&mut self, node: Node<'s>) -> Option<Encoding<'s>> {
        let fields = self.fields(node, &ENCODING)?;
        Some(Encoding {
            node,
            content_type: self.string(fields, "contentType"),
            headers: self.named(fields, "headers", Reader::header),
            style: self.style(fields),
            explode: self.boolean(fields, "explode"),
            allows_reserved: self.boolean(fields, "allowReserved").unwrap_or_default(),
        })
    }

    pub(super) fn response(&mut self, node: Node<'s>) -> Use<'s, Response<'s>> {
        self.once(node, "responses", |memo| &mut memo.responses, Reader::read_response)
    }

    fn read_response(&mut self, node: Node<'s>, is_resolved: bool) -> Id<Response<'s>> {
        let mut response = Response {
            node,
            description: "",
            headers: Vec::new(),
            content: Vec::new(),
            links: Vec::new(),
            extensions: Vec::new(),
            is_unresolved: !is_resolved,
        };
        if !response.is_unresolved
            && let Some(fields) = self.fields(node, &RESPONSE)
        {
            response.description = self.string(fields, "description").unwrap_or_default();
            response.headers = self.named(fields, "headers", Reader::header);
            response.content = self.content(fields);
            response.links = self.named(fields, "links", Reader::link);
            response.extensions = fields.extensions();
        }
        self.api.responses.push(response)
    }

    pub(super) fn link(&mut self, node: Node<'s>) -> Use<'s, Link<'s>> {
        self.once(node, "links", |memo| &mut memo.links, Reader::read_link)
    }

    fn read_link(&mut self, node: Node<'s>, is_resolved: bool) -> Id<Link<'s>> {
        let mut link = Link {
            node,
            target: None,
            parameters: Vec::new(),
            request_body: None,
            description: None,
            server: None,
            is_unresolved: !is_resolved,
        };
        if !link.is_unresolved
            && let Some(fields) = self.fields(node, &LINK)
        {
            let by_id = self.string_node(fields, "operationId").map(LinkTarget::Id);
            let by_ref = self.string_node(fields, "operationRef").map(LinkTarget::Ref);
            link.target = by_id.or(by_ref);
            link.parameters = self.map(fields, "parameters");
            link.request_body = fields.get("requestBody");
            link.description = self.string(fields, "description");
            link.server = fields.get("server").and_then(|node| self.server(node));
        }
        self.api.links.push(link)
    }

    pub(super) fn example(&mut self, node: Node<'s>) -> Use<'s, ExampleObject<'s>> {
        self.once(node, "examples", |memo| &mut memo.examples, Reader::read_example)
    }

    fn read_example(&mut self, node: Node<'s>, is_resolved: bool) -> Id<ExampleObject<'s>> {
        let mut example = ExampleObject {
            node,
            summary: None,
            description: None,
            value: None,
            external_value: None,
            is_unresolved: !is_resolved,
        };
        if !example.is_unresolved
            && let Some(fields) = self.fields(node, &EXAMPLE)
        {
            example.summary = self.string(fields, "summary");
            example.description = self.string(fields, "description");
            example.value = fields.get("value");
            example.external_value = self.string(fields, "externalValue");
        }
        self.api.examples.push(example)
    }
}
