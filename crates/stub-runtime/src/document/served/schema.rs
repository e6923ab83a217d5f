//! Schemas in poem-openapi's terms.

use poem_openapi::registry::{MetaDiscriminatorObject, MetaExternalDocument, MetaSchema, MetaSchemaRef};
use serde_json::Value;

use crate::document::json::Json;
use crate::document::parsed::Document;

use super::bound;
use super::names::SCHEMAS;

/// References that are written out in one header; more would let a small document describe an endless one.
const MAX_WRITTEN_OUT: usize = 1000;

/// Writes schemas, and decides what becomes of references.
pub(super) struct Schemas {
    document: &'static Document,
    /// The references being written out, the outermost first, if they are; else they stay.
    open: Option<Vec<&'static str>>,
    n_written_out: usize,
}

impl Schemas {
    /// References stay references, to components that are registered.
    pub(super) fn named(document: &'static Document) -> Schemas {
        Schemas { document, open: None, n_written_out: 0 }
    }

    /// References are written out: poem-openapi forgets components that only headers refer to.
    pub(super) fn written_out(document: &'static Document) -> Schemas {
        Schemas { document, open: Some(Vec::new()), n_written_out: 0 }
    }

    /// A schema where one may stand; anything is allowed where there is none.
    pub(super) fn at(&mut self, node: Option<&'static Json>) -> MetaSchemaRef {
        let Some(node) = node else {
            return inline(MetaSchema::ANY);
        };
        let Some(reference) = node.text("$ref") else {
            return inline(self.schema(node));
        };
        let referred = self.reference(reference);
        let beside = if self.has_siblings() { self.schema(node) } else { MetaSchema::ANY };
        if beside.is_empty() {
            referred
        } else {
            // In 3.1 what stands beside a reference holds too.
            inline(MetaSchema { all_of: [vec![referred], beside.all_of].concat(), ..beside })
        }
    }

    /// A schema under a name of its own: a reference is one that must hold.
    pub(super) fn component(&mut self, node: &'static Json) -> MetaSchema {
        match self.at(Some(node)) {
            MetaSchemaRef::Inline(schema) => *schema,
            reference @ MetaSchemaRef::Reference(_) => MetaSchema { all_of: vec![reference], ..MetaSchema::ANY },
        }
    }

    fn reference(&mut self, reference: &'static str) -> MetaSchemaRef {
        let document = self.document;
        let Some(open) = &mut self.open else {
            let name = document.names().of_reference(reference);
            return name.map_or(inline(MetaSchema::ANY), |name| MetaSchemaRef::Reference(name.to_owned()));
        };
        self.n_written_out += 1;
        // One that holds itself has no end, and what leads nowhere has no meaning: both allow anything.
        let target = document.referred(reference).filter(|_| !open.contains(&reference));
        let Some(target) = target.filter(|_| self.n_written_out < MAX_WRITTEN_OUT) else {
            return inline(MetaSchema::ANY);
        };
        open.push(reference);
        let schema = self.at(Some(target));
        self.open.iter_mut().for_each(|open| {
            open.pop();
        });
        schema
    }

    fn schema(&mut self, node: &'static Json) -> MetaSchema {
        if *node == Json::Bool(false) {
            return nothing();
        }
        let mut schema = MetaSchema {
            format: node.text("format"),
            title: node.text("title").map(str::to_owned),
            description: node.text("description"),
            external_docs: node.get("externalDocs").and_then(external_docs),
            default: node.get("default").map(Json::to_value),
            required: node.items("required").iter().filter_map(Json::as_str).collect(),
            properties: node.entries("properties").map(|(name, schema)| (name, self.at(Some(schema)))).collect(),
            items: node.get("items").map(|items| Box::new(self.at(Some(items)))),
            additional_properties: node
                .get("additionalProperties")
                .map(|additional| Box::new(self.at(Some(additional)))),
            deprecated: node.flag("deprecated"),
            nullable: node.flag("nullable"),
            any_of: self.list(node, "anyOf"),
            one_of: self.list(node, "oneOf"),
            all_of: self.list(node, "allOf"),
            discriminator: node.get("discriminator").and_then(|discriminator| self.discriminator(node, discriminator)),
            read_only: node.flag("readOnly"),
            write_only: node.flag("writeOnly"),
            example: node.get("example").or(node.items("examples").first()).map(Json::to_value),
            max_length: count(node, "maxLength"),
            min_length: count(node, "minLength"),
            pattern: node.text("pattern").map(str::to_owned),
            max_items: count(node, "maxItems"),
            min_items: count(node, "minItems"),
            unique_items: node.flag("uniqueItems").then_some(true),
            max_properties: count(node, "maxProperties"),
            min_properties: count(node, "minProperties"),
            ..MetaSchema::ANY
        };
        bound::set(node, &mut schema);
        set_types(node, &mut schema);
        set_values(node, &mut schema);
        if let Some(not) = node.get("not") {
            // Anything fits the first, so exactly one fits where the second does not.
            let one_of = vec![inline(MetaSchema::ANY), self.at(Some(not))];
            schema.all_of.push(inline(MetaSchema { one_of, ..MetaSchema::ANY }));
        }
        schema
    }

    fn list(&mut self, node: &'static Json, key: &str) -> Vec<MetaSchemaRef> {
        node.items(key).iter().map(|schema| self.at(Some(schema))).collect()
    }

    fn discriminator(&self, node: &'static Json, discriminator: &'static Json) -> Option<MetaDiscriminatorObject> {
        let names = self.document.names();
        let mut mapping: Vec<(String, String)> = Vec::new();
        for (value, target) in discriminator.entries("mapping") {
            let target = target.as_str().unwrap_or_default();
            let name = names.of_component(target).or_else(|| names.of_reference(target));
            // As it stands, if that names the same schema here.
            let target = match name {
                Some(name) if last_segment(target) != name => format!("{SCHEMAS}{name}"),
                _ => target.to_owned(),
            };
            mapping.push((value.to_owned(), target));
        }
        // An alternative that is known here by another name is still told by the one it has in the document.
        let alternatives = node.items("oneOf").iter().chain(node.items("anyOf"));
        for reference in alternatives.filter_map(|alternative| alternative.text("$ref")) {
            let Some(name) = names.of_reference(reference) else { continue };
            let (own, target) = (last_segment(reference), format!("{SCHEMAS}{name}"));
            if own != name && !mapping.iter().any(|(_, mapped)| *mapped == target) {
                mapping.push((own.to_owned(), target));
            }
        }
        Some(MetaDiscriminatorObject { property_name: discriminator.text("propertyName")?, mapping })
    }

    /// True if rules may stand beside a reference, as they may since 3.1.
    fn has_siblings(&self) -> bool {
        self.document.root.text("openapi").is_some_and(|version| !version.starts_with("3.0"))
    }
}

/// A schema at the place where it is used.
pub(super) fn inline(schema: MetaSchema) -> MetaSchemaRef {
    MetaSchemaRef::Inline(Box::new(schema))
}

/// A schema that nothing fits: no text is shorter than none and longer than one.
fn nothing() -> MetaSchema {
    MetaSchema { min_length: Some(1), max_length: Some(0), ..MetaSchema::new("string") }
}

/// `type`, which is a list in 3.1 and may name `null` there.
fn set_types(node: &'static Json, schema: &mut MetaSchema) {
    let types: Vec<&'static str> = match node.get("type") {
        Some(Json::Text(name)) => vec![name],
        Some(Json::List(names)) => names.iter().filter_map(Json::as_str).collect(),
        _ => Vec::new(),
    };
    let is_nullable = types.contains(&"null");
    let types: Vec<&'static str> = types.into_iter().filter(|name| *name != "null").collect();
    let null = || MetaSchema { enum_items: vec![Value::Null], ..MetaSchema::ANY };
    match types.as_slice() {
        [] if is_nullable => schema.all_of.push(inline(null())),
        [] => {}
        [only] => {
            schema.ty = only;
            schema.nullable |= is_nullable;
        }
        several => {
            let mut any_of: Vec<_> = several.iter().map(|name| inline(MetaSchema::new(name))).collect();
            any_of.extend(is_nullable.then(|| inline(null())));
            schema.all_of.push(inline(MetaSchema { any_of, ..MetaSchema::ANY }));
        }
    }
}

/// `enum`, or `const` of 3.1.
fn set_values(node: &'static Json, schema: &mut MetaSchema) {
    schema.enum_items = match (node.get("const"), node.get("enum")) {
        (Some(only), _) => vec![only.to_value()],
        (None, Some(Json::List(values))) => values.iter().map(Json::to_value).collect(),
        _ => return,
    };
    if schema.enum_items.is_empty() {
        schema.all_of.push(inline(nothing()));
    }
}

fn last_segment(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or_default()
}

fn count(node: &'static Json, key: &str) -> Option<usize> {
    node.count(key).map(|count| usize::try_from(count).unwrap_or(usize::MAX))
}

/// More to read; nothing without an address.
pub(super) fn external_docs(node: &'static Json) -> Option<MetaExternalDocument> {
    let url = node.text("url")?.to_owned();
    Some(MetaExternalDocument { url, description: node.text("description").map(str::to_owned) })
}
