//! Parameters and headers.

use crate::catalogue::UNKNOWN_VALUE;
use crate::findings::LostTo;
use crate::model::{Header, Id, Location, Parameter, Style, Use, Value};
use crate::source::Node;

use super::fields::Fields;
use super::objects::{HEADER, PARAMETER};
use super::{Reader, Task};

impl<'s> Reader<'s> {
    /// A parameter; `None` when it lacks what tells it apart or the reference leads nowhere.
    pub(super) fn parameter(&mut self, node: Node<'s>) -> Option<Use<'s, Parameter<'s>>> {
        let resolved = self.resolve(node, "parameters");
        let target = resolved.target?;
        let id = match self.memo.parameters.get(&target) {
            Some(id) => *id,
            None => {
                let parameter = self.read_parameter(target);
                let id = parameter.map(|parameter| self.api.parameters.push(parameter));
                self.memo.parameters.insert(target, id);
                id
            }
        };
        Some(Use { id: id?, via: resolved.via })
    }

    fn read_parameter(&mut self, node: Node<'s>) -> Option<Parameter<'s>> {
        let fields = self.fields(node, &PARAMETER)?;
        let name = self.string(fields, "name");
        let place = self.string_node(fields, "in")?;
        let word = place.as_str().unwrap_or_default();
        let known = Location::named(word).filter(|known| *known != Location::QueryString || self.since_3_2());
        let Some(location) = known else {
            let message = format!("A parameter cannot travel in `{word}`.");
            let help = if matches!(word, "body" | "formData") {
                "That was Swagger 2.0; in OpenAPI 3 a body is declared as `requestBody`."
            } else if word == "querystring" {
                "It came with OpenAPI 3.2: use `query`, or write `openapi: 3.2.0`."
            } else {
                "Use `path`, `query`, `header` or `cookie`."
            };
            self.report(&UNKNOWN_VALUE, place, message, help);
            return None;
        };
        Some(Parameter {
            node,
            name: name?,
            location,
            is_required: self.boolean(fields, "required").unwrap_or_default(),
            allows_empty: self.boolean(fields, "allowEmptyValue").unwrap_or_default(),
            value: self.value(fields),
        })
    }

    pub(super) fn header(&mut self, node: Node<'s>) -> Use<'s, Header<'s>> {
        self.once(node, "headers", |memo| &mut memo.headers, Reader::await_header)
    }

    fn await_header(&mut self, node: Node<'s>, is_resolved: bool) -> Id<Header<'s>> {
        let value = self.value(Fields::none(node, &HEADER));
        let id = self.api.headers.push(Header { node, is_required: false, value, is_unresolved: !is_resolved });
        if is_resolved {
            self.queue.push_back(Task::Header(id, node));
        }
        id
    }

    pub(super) fn read_header(&mut self, id: Id<Header<'s>>, node: Node<'s>) {
        let Some(fields) = self.fields(node, &HEADER) else { return };
        let is_required = self.boolean(fields, "required").unwrap_or_default();
        let header = Header { node, is_required, value: self.value(fields), is_unresolved: false };
        self.api.headers.replace(id, header);
    }

    fn value(&mut self, fields: Fields<'s>) -> Value<'s> {
        Value {
            description: self.string(fields, "description"),
            is_deprecated: self.boolean(fields, "deprecated").unwrap_or_default(),
            style: self.style(fields),
            explode: self.boolean(fields, "explode"),
            allows_reserved: self.boolean(fields, "allowReserved").unwrap_or_default(),
            schema: fields.get("schema").map(|node| self.schema(node)),
            content: self.content(fields),
            example: fields.get("example"),
            examples: self.named(fields, "examples", Reader::example),
            extensions: fields.extensions(),
        }
    }

    pub(super) fn style(&mut self, fields: Fields<'s>) -> Option<Style> {
        let node = self.string_node(fields, "style")?;
        let text = node.as_str().unwrap_or_default();
        let is_known = |style: &Style| *style != Style::Cookie || self.since_3_2();
        let style = Style::named(text).filter(is_known);
        if style.is_none() {
            let names: Vec<_> = Style::ALL.iter().filter(|style| is_known(style)).collect();
            let names = names.iter().map(|style| format!("`{}`", style.name())).collect::<Vec<_>>().join(", ");
            let message = format!("`{text}` is not a style.");
            self.report(&UNKNOWN_VALUE, node, message, format!("Use one of {names}."));
        }
        if style == Some(Style::Cookie) {
            self.lost(node, "style: cookie", LostTo::GENERATED);
        }
        style
    }
}
