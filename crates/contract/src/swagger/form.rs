//! Parameters with `in: formData` as the properties of one body.

use crate::findings::Place;
use crate::source::{Node, NodeId};

use super::context::{URL_ENCODED, is_form, is_url_encoded};
use super::converter::Converter;
use super::fields::PARAMETER;
use super::parameter::Separation;
use super::schema::is_file;

const MULTIPART: &str = "multipart/form-data";

/// The media types of an operation.
pub(super) struct Consumed<'a, 's> {
    pub(super) names: &'a [Node<'s>],
    /// True if the operation has a list of its own.
    pub(super) is_own: bool,
}

impl<'s> Converter<'s> {
    /// The body that the parameters of a form make. There is at least one of them.
    pub(super) fn form(&mut self, parameters: &[Node<'s>], consumed: &Consumed<'_, 's>) {
        let Some(first) = parameters.first().copied() else { return };
        let has_file = parameters.iter().any(|node| is_file(*node));
        let media_types = self.form_media_types(consumed, has_file);
        let separations: Vec<_> = parameters.iter().map(|node| self.separation(*node, "formData")).collect();
        let is_multipart_only = !media_types.iter().any(|node| is_url_encoded(node.as_str().unwrap_or_default()))
            && (has_file || !media_types.is_empty());
        for (node, separation) in parameters.iter().zip(&separations) {
            self.used_in_forms.insert(*node);
            let is_list = node.get("type").and_then(Node::as_str) == Some("array");
            if is_multipart_only && is_list && !matches!(separation, Separation::Repeated | Separation::Unknown) {
                let message =
                    "In `multipart/form-data`, OpenAPI 3.0 sends each element of a list as a part of its own.";
                let help = "Write `collectionFormat: multi` if that is meant, or `type: string`.";
                self.lost(Place::of(node.get("collectionFormat").unwrap_or(*node)), message, help);
            }
        }
        self.string("requestBody", first);
        self.begin(first);
        self.string("content", first);
        self.begin(first);
        let mut schema = None;
        if media_types.is_empty() {
            let name = if has_file { MULTIPART } else { URL_ENCODED };
            self.string(name, first);
            self.form_in(name, parameters, &separations, &mut schema);
        }
        for node in media_types {
            if !self.has_room(first) {
                break;
            }
            self.draft.writer.scalar(node);
            self.form_in(node.as_str().unwrap_or_default(), parameters, &separations, &mut schema);
        }
        self.end(first);
        if let Some(required) = parameters.iter().find_map(|node| is_required(*node)) {
            self.flag("required", true, required);
        }
        self.end(first);
    }

    /// The media types among those of an operation that are forms and can hold what is sent.
    fn form_media_types(&mut self, consumed: &Consumed<'_, 's>, has_file: bool) -> Vec<Node<'s>> {
        let mut forms = Vec::new();
        for node in consumed.names {
            let name = node.as_str().unwrap_or_default();
            if is_form(name) && !(has_file && is_url_encoded(name)) {
                forms.push(*node);
            } else if consumed.is_own {
                let message = format!("`{name}` cannot hold the parameters of this form.");
                let help =
                    "Write `multipart/form-data`, or for forms without files `application/x-www-form-urlencoded`.";
                self.lost(Place::of(*node), message, help);
            }
        }
        forms
    }

    /// The form in one media type; all have the same schema.
    fn form_in(
        &mut self,
        media_type: &str,
        parameters: &[Node<'s>],
        separations: &[Separation],
        schema: &mut Option<NodeId>,
    ) {
        let first = parameters[0];
        self.begin(first);
        self.string("schema", first);
        match *schema {
            Some(id) => self.draft.writer.again(id),
            None => *schema = Some(self.form_schema(parameters, separations)),
        }
        let styled = parameters.iter().zip(separations).filter(|(node, separation)| {
            node.get("type").and_then(Node::as_str) == Some("array")
                && !matches!(separation, Separation::Repeated | Separation::Unknown)
        });
        let styled: Vec<_> = styled.filter(|_| is_url_encoded(media_type)).collect();
        if !styled.is_empty() {
            self.string("encoding", first);
            self.begin(first);
            for (node, separation) in styled {
                let origin = node.get("collectionFormat").unwrap_or(*node);
                self.string(name_of(*node), *node);
                self.begin(origin);
                self.style(*separation, origin);
                self.end(origin);
            }
            self.end(first);
        }
        self.end(first);
    }

    fn form_schema(&mut self, parameters: &[Node<'s>], separations: &[Separation]) -> NodeId {
        let first = parameters[0];
        self.begin(first);
        self.text_field("type", "object", first);
        self.string("properties", first);
        self.begin(first);
        for (node, separation) in parameters.iter().zip(separations) {
            match node.get("name") {
                Some(name) => self.draft.writer.scalar(name),
                None => self.draft.writer.string("", *node),
            };
            self.property(*node, *separation);
        }
        self.end(first);
        let required: Vec<_> = parameters.iter().filter(|node| is_required(**node).is_some()).collect();
        if !required.is_empty() {
            self.string("required", first);
            self.begin(first);
            for node in required {
                self.string(name_of(*node), *node);
            }
            self.draft.writer.end_array(first);
        }
        self.end(first)
    }

    fn property(&mut self, node: Node<'s>, separation: Separation) {
        self.begin(node);
        for (key, value) in node.entries() {
            match key.as_str().unwrap_or_default() {
                "type" if is_file(node) => self.file_type(key, value),
                "format" if is_file(node) => {}
                "name" | "in" | "required" | "collectionFormat" | "x-nullable" => {}
                "allowEmptyValue" => {
                    let message = "`allowEmptyValue` has no effect in a form.";
                    self.lost(Place::of_key(key), message, "Remove it.");
                }
                _ if super::parameter::is_of_schema(key) => {}
                _ if self.is_later(&PARAMETER, key) => {}
                _ => self.field(key, value),
            }
        }
        if !is_file(node) {
            self.schema_fields_within(node, separation);
        }
        self.end(node);
    }
}

fn name_of(node: Node<'_>) -> &str {
    node.get("name").and_then(Node::as_str).unwrap_or_default()
}

/// The field by which a parameter is required, if it is.
fn is_required(node: Node<'_>) -> Option<Node<'_>> {
    node.get("required").filter(|required| required.as_bool() == Some(true))
}
