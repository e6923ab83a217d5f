//! Marks: what tells operations of one path and method apart.
//!
//! ```text
//! /#X-Amz-Target=Shop.List: {post: {parameters: [{name: X-Amz-Target, in: header, required: true, schema: {enum: [Shop.List]}}]}}
//! /#X-Amz-Target=Shop.Sell: {post: {parameters: [{name: X-Amz-Target, in: header, required: true, schema: {enum: [Shop.Sell]}}]}}
//! ```
//!
//! Both are `POST /`, since a fragment is no part of a path. Every request for the first has one value of the header and
//! every request for the second another: a server can tell them apart.

use std::borrow::Cow;

use crate::source::{Node, NodeKind};
use crate::words::words;

use super::{Api, Id, Location, Operation, Parameter, PathItem, Schema};

words! {
    /// The place of a mark in a request.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum MarkPlace by describe {
        /// After the `?`.
        Query = "query parameter",
        /// As a header.
        Header = "header",
        /// A property of a body that is JSON or a form.
        Property = "property of the body",
    }
}

/// Something that every request for an operation holds, with one of a few values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark<'s> {
    /// Place of the mark in a request.
    pub place: MarkPlace,
    /// Its name.
    pub name: Cow<'s, str>,
    /// Its values.
    pub values: Vec<Cow<'s, str>>,
}

/// The marks of an operation, and the parameters that it may have beside them.
#[derive(Debug, Clone)]
pub struct Marks<'s> {
    /// In the order of the operation's parameters.
    pub marks: Vec<Mark<'s>>,
    parameters: Vec<(Location, &'s str)>,
}

/// The path that a key under `paths` means: what stands before a query and a fragment.
pub fn path_of(key: &str) -> &str {
    key.split(['?', '#']).next().unwrap_or_default()
}

impl<'s> Api<'s> {
    /// Marks that every request for an operation under a key of `paths` holds.
    pub fn marks(&self, key: &'s str, item: &PathItem<'s>, operation: &Operation<'s>) -> Marks<'s> {
        let ids = self.parameters_of(item, operation);
        let parameters = ids.iter().map(|id| &self[*id]);
        let mut marks: Vec<Mark<'s>> = marks_of_key(key);
        marks.extend(parameters.clone().filter_map(|parameter| self.mark_of(parameter)));
        marks.extend(self.marks_of_body(operation));
        Marks { marks, parameters: parameters.map(|parameter| (parameter.location, parameter.name)).collect() }
    }

    fn mark_of(&self, parameter: &Parameter<'s>) -> Option<Mark<'s>> {
        let place = match parameter.location {
            Location::Query => MarkPlace::Query,
            Location::Header => MarkPlace::Header,
            Location::Path | Location::QueryString | Location::Cookie => return None,
        };
        let schema = &self[parameter.value.schema.filter(|_| parameter.is_required)?.id];
        Some(Mark { place, name: parameter.name.into(), values: values(schema)? })
    }

    /// The marks that a body has in each of its media types.
    fn marks_of_body(&self, operation: &Operation<'s>) -> Vec<Mark<'s>> {
        let body = operation.request_body.map(|used| &self[used.id]).filter(|body| body.is_required);
        let content = body.map(|body| body.content.as_slice()).unwrap_or_default();
        let mut of_each = content.iter().map(|media| match media.schema {
            Some(schema) if has_properties(media.name) => self.marks_of_schema(schema.id, 0),
            _ => Vec::new(),
        });
        let mut marks = of_each.next().unwrap_or_default();
        for others in of_each {
            marks.retain(|mark| others.contains(mark));
        }
        marks
    }

    fn marks_of_schema(&self, id: Id<Schema<'s>>, depth: usize) -> Vec<Mark<'s>> {
        let schema = &self[id];
        let mut marks = Vec::new();
        for property in schema.properties().iter().filter(|property| schema.requires(property.name)) {
            if let Some(values) = values(&self[property.schema.id]) {
                marks.push(Mark { place: MarkPlace::Property, name: property.name.into(), values });
            }
        }
        if depth < MAX_DEPTH {
            marks.extend(schema.all_of.iter().flat_map(|part| self.marks_of_schema(part.id, depth + 1)));
        }
        marks
    }
}

/// Parts of parts of a body's schema that are looked at; a schema may be a part of itself.
const MAX_DEPTH: usize = 4;

impl Marks<'_> {
    /// True if a request can be told to be for this operation or for the other: a value of both has no value in common,
    /// or one of the two has a mark of which the other knows nothing.
    pub fn tell_apart(&self, other: &Marks<'_>) -> bool {
        self.has_other_values(other) || self.is_special_beside(other) || other.is_special_beside(self)
    }

    fn has_other_values(&self, other: &Marks<'_>) -> bool {
        self.marks.iter().any(|mark| {
            let same = other.marks.iter().find(|other| other.is_same_part(mark));
            same.is_some_and(|same| mark.values.iter().all(|value| !same.values.contains(value)))
        })
    }

    /// True if this is what is meant where one of its marks is there, and the other is meant elsewhere.
    fn is_special_beside(&self, other: &Marks<'_>) -> bool {
        let is_shared = |mark: &Mark<'_>| self.marks.iter().any(|own| own.is_same_part(mark));
        other.marks.iter().all(is_shared) && self.marks.iter().any(|mark| !other.knows(mark))
    }

    fn knows(&self, mark: &Mark<'_>) -> bool {
        let is_parameter = |(location, name): &(Location, &str)| match (mark.place, location) {
            (MarkPlace::Query, Location::Query) => mark.name == *name,
            (MarkPlace::Header, Location::Header) => mark.name.eq_ignore_ascii_case(name),
            _ => false,
        };
        // What a body may hold beside what it must hold is anybody's guess.
        mark.place == MarkPlace::Property
            || self.parameters.iter().any(is_parameter)
            || self.marks.iter().any(|own| own.is_same_part(mark))
    }
}

impl Mark<'_> {
    fn is_same_part(&self, other: &Mark<'_>) -> bool {
        self.place == other.place
            && match self.place {
                MarkPlace::Header => self.name.eq_ignore_ascii_case(&other.name),
                MarkPlace::Query | MarkPlace::Property => self.name == other.name,
            }
    }
}

/// The marks of a query in a key: `/a?kind=cat`.
fn marks_of_key(key: &str) -> Vec<Mark<'_>> {
    let before = key.split('#').next().unwrap_or_default();
    let Some((_, query)) = before.split_once('?') else { return Vec::new() };
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let pairs = pairs.filter(|(name, value)| !name.is_empty() && !value.contains('{'));
    pairs.map(|(name, value)| Mark { place: MarkPlace::Query, name: name.into(), values: vec![value.into()] }).collect()
}

/// The few values of a schema, as texts; `None` for one that has others.
fn values<'s>(schema: &Schema<'s>) -> Option<Vec<Cow<'s, str>>> {
    let listed = schema.values.as_deref().filter(|values| !values.is_empty() && !schema.is_nullable)?;
    listed.iter().map(|value| text(*value)).collect()
}

fn text(value: Node<'_>) -> Option<Cow<'_, str>> {
    match value.kind() {
        NodeKind::String => value.as_str().map(Cow::Borrowed),
        NodeKind::Number => value.as_number().map(Cow::Borrowed),
        NodeKind::Boolean => value.as_bool().map(|value| Cow::Owned(value.to_string())),
        NodeKind::Null | NodeKind::Array | NodeKind::Object => None,
    }
}

/// True if bodies of a media type are read property by property before the operation is known.
fn has_properties(media_type: &str) -> bool {
    let essence = media_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    essence == "application/json" || essence.ends_with("+json") || essence == "application/x-www-form-urlencoded"
}

#[cfg(test)]
mod tests {
    use crate::source::Sources;

    use super::super::Api;

    /// True if two operations of one path, each a key with an operation under `post`, are told apart.
    fn told_apart(one: (&str, &str), other: (&str, &str)) -> bool {
        let text = format!(
            "openapi: 3.0.3\ninfo: {{title: T, version: '1'}}\npaths:\n  {}: {{post: {{{}}}}}\n  {}: {{post: {{{}}}}}\n",
            one.0, one.1, other.0, other.1
        );
        let sources = Sources::from_text("openapi.yaml", text);
        let (api, _) = Api::read(&sources);
        let api = api.expect("the document is OpenAPI");
        let marks: Vec<_> = api.operations().map(|(key, item, operation)| api.marks(key, item, operation)).collect();
        assert_eq!(marks[0].tell_apart(&marks[1]), marks[1].tell_apart(&marks[0]), "it is said of both");
        marks[0].tell_apart(&marks[1])
    }

    fn parameter(place: &str, name: &str, rest: &str) -> String {
        format!("parameters: [{{name: {name}, in: {place}, {rest}}}]")
    }

    fn body(media_type: &str, required: &str, schema: &str) -> String {
        format!("requestBody: {{required: {required}, content: {{{media_type}: {{schema: {schema}}}}}}}")
    }

    #[test]
    fn values_of_required_parameters_tell_apart() {
        let of =
            |place, name, value: &str| parameter(place, name, &format!("required: true, schema: {{enum: [{value}]}}"));
        let cases = [
            (of("header", "X-T", "a"), of("header", "x-t", "b"), true),
            (of("query", "t", "a"), of("query", "t", "b"), true),
            (of("query", "t", "'a', 'b'"), of("query", "t", "c"), true),
            (of("query", "t", "1"), of("query", "t", "2"), true),
            (of("query", "t", "a"), of("query", "t", "a, b"), false),
            (of("query", "t", "a"), of("query", "T", "b"), false),
            (of("cookie", "t", "a"), of("cookie", "t", "b"), false),
            (parameter("query", "t", "schema: {enum: [a]}"), parameter("query", "t", "schema: {enum: [b]}"), false),
        ];
        for (one, other, expected) in cases {
            assert_eq!(told_apart(("/#1", &one), ("/#2", &other)), expected, "{one}\n{other}");
        }
    }

    #[test]
    fn properties_of_required_bodies_tell_apart() {
        let schema = |value| format!("{{type: object, required: [kind], properties: {{kind: {{enum: [{value}]}}}}}}");
        let part = |value| format!("{{allOf: [{}]}}", schema(value));
        let loose = |value| format!("{{type: object, properties: {{kind: {{enum: [{value}]}}}}}}");
        let json = "application/json";
        let cases = [
            (body(json, "true", &schema("a")), body(json, "true", &schema("b")), true),
            (body(json, "true", &part("a")), body("application/x-www-form-urlencoded", "true", &schema("b")), true),
            (body(json, "true", &loose("a")), body(json, "true", &loose("b")), false),
            (body(json, "false", &schema("a")), body(json, "true", &schema("b")), false),
            (body("application/xml", "true", &schema("a")), body(json, "true", &schema("b")), false),
        ];
        for (one, other, expected) in cases {
            assert_eq!(told_apart(("/#1", &one), ("/#2", &other)), expected, "{one}\n{other}");
        }
    }

    #[test]
    fn a_value_in_the_query_of_the_key_tells_from_an_operation_that_knows_nothing_of_it() {
        let loose = parameter("query", "beta", "schema: {type: boolean}");
        assert!(told_apart(("/a", ""), ("/a?beta=true", "")));
        assert!(told_apart(("/a?kind=cat", ""), ("/a?kind=dog", "")));
        assert!(!told_apart(("/a", &loose), ("/a?beta=true", "")));
        assert!(!told_apart(("/a?a=1", ""), ("/a?b=1", "")));
        assert!(!told_apart(("/a#b", ""), ("/a#c", "")));
    }
}
