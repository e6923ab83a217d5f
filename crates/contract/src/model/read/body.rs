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
        let fields = self.fields_if(is_resolved, node, &REQUEST_BODY);
        let body = RequestBody {
            node,
            description: self.string(fields, "description"),
            content: self.content(fields),
            is_required: self.boolean(fields, "required").unwrap_or_default(),
            extensions: fields.extensions(),
            is_unresolved: !is_resolved,
        };
        self.api.request_bodies.push(body)
    }

    pub(super) fn content(&mut self, fields: Fields<'s>) -> Vec<MediaType<'s>> {
        self.media_types(fields, "content")
    }

    /// The media types in a map of them. Since 3.2 they can be referred to.
    pub(super) fn media_types(&mut self, fields: Fields<'s>, name: &str) -> Vec<MediaType<'s>> {
        let entries = self.map(fields, name);
        let media_types = entries.into_iter().filter_map(|(key, value)| self.media_type(key, value));
        media_types.collect()
    }

    fn media_type(&mut self, key: Node<'s>, node: Node<'s>) -> Option<MediaType<'s>> {
        if !self.since_3_2() {
            return self.read_media_type(key, node);
        }
        let target = self.resolve(node, "mediaTypes").target?;
        if !self.memo.media_types.contains_key(&target) {
            let read = self.read_media_type(key, target);
            self.memo.media_types.insert(target, read);
        }
        let known = self.memo.media_types.get(&target)?.clone()?;
        Some(MediaType { name: key.as_str().unwrap_or_default(), ..known })
    }

    fn read_media_type(&mut self, key: Node<'s>, node: Node<'s>) -> Option<MediaType<'s>> {
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
        let fields = self.fields_if(is_resolved, node, &RESPONSE);
        // A short text for people, of which nothing is made.
        self.string(fields, "summary");
        let response = Response {
            node,
            description: self.string(fields, "description").unwrap_or_default(),
            headers: self.named(fields, "headers", Reader::header),
            content: self.content(fields),
            links: self.named(fields, "links", Reader::link),
            extensions: fields.extensions(),
            is_unresolved: !is_resolved,
        };
        self.api.responses.push(response)
    }

    pub(super) fn link(&mut self, node: Node<'s>) -> Use<'s, Link<'s>> {
        self.once(node, "links", |memo| &mut memo.links, Reader::read_link)
    }

    fn read_link(&mut self, node: Node<'s>, is_resolved: bool) -> Id<Link<'s>> {
        let fields = self.fields_if(is_resolved, node, &LINK);
        let by_id = self.string_node(fields, "operationId").map(LinkTarget::Id);
        let by_ref = self.string_node(fields, "operationRef").map(LinkTarget::Ref);
        let link = Link {
            node,
            target: by_id.or(by_ref),
            parameters: self.map(fields, "parameters"),
            request_body: fields.get("requestBody"),
            description: self.string(fields, "description"),
            server: fields.get("server").and_then(|node| self.server(node)),
            is_unresolved: !is_resolved,
        };
        self.api.links.push(link)
    }

    pub(super) fn example(&mut self, node: Node<'s>) -> Use<'s, ExampleObject<'s>> {
        self.once(node, "examples", |memo| &mut memo.examples, Reader::read_example)
    }

    fn read_example(&mut self, node: Node<'s>, is_resolved: bool) -> Id<ExampleObject<'s>> {
        let fields = self.fields_if(is_resolved, node, &EXAMPLE);
        let example = ExampleObject {
            node,
            summary: self.string(fields, "summary"),
            description: self.string(fields, "description"),
            value: fields.get("value").or(fields.get("dataValue")),
            serialized: self.string_node(fields, "serializedValue"),
            external_value: self.string(fields, "externalValue"),
            is_unresolved: !is_resolved,
        };
        self.api.examples.push(example)
    }
}
