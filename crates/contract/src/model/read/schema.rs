//! Schemas, keyword by keyword; those that only 3.1 has stand in `json_schema`.

use crate::catalogue::{MISSING_FIELD, UNKNOWN_VALUE, WRONG_TYPE};
use crate::findings::LostTo;
use crate::model::{Additional, Bound, Discriminator, Id, Property, Schema, Type, Use, Xml, keyword_lost_to};
use crate::number::Number;
use crate::source::{Node, NodeKind};

use super::objects::{DISCRIMINATOR, SCHEMA, XML};
use super::{Reader, Task};

/// Fields that 3.1 added and that change nothing about which values are allowed.
const HARMLESS_IN_3_1: &[&str] = &["$comment", "$schema", "$id", "$anchor", "$dynamicAnchor", "$vocabulary", "$defs"];

impl<'s> Reader<'s> {
    /// A schema, wherever one may stand.
    pub(super) fn schema(&mut self, node: Node<'s>) -> Use<'s, Schema<'s>> {
        // In 3.1 a schema may say more beside its reference; it is then both at once.
        if self.says_more(node, "schemas") {
            return Use { id: self.schema_at(node, None, true), via: None };
        }
        let resolved = self.resolve(node, "schemas");
        let name = resolved.via.and_then(|via| name_by_reference(via.get("$ref")?.as_str()?));
        let id = self.schema_at(resolved.target.unwrap_or(node), name, resolved.target.is_some());
        Use { id, via: resolved.via }
    }

    fn schema_at(&mut self, node: Node<'s>, name: Option<&'s str>, is_resolved: bool) -> Id<Schema<'s>> {
        if let Some(id) = self.memo.schemas.get(&node).copied() {
            if let Some(name) = name {
                self.name_schema(id, name);
            }
            return id;
        }
        let placeholder = Schema { name, is_unresolved: !is_resolved, ..Schema::any(node) };
        let id = self.api.schemas.push(placeholder);
        self.memo.schemas.insert(node, id);
        if is_resolved {
            self.queue.push_back(Task::Schema(id, node));
        }
        id
    }

    pub(super) fn name_schema(&mut self, id: Id<Schema<'s>>, name: &'s str) {
        let schema = self.api.schemas.get_mut(id);
        schema.name.get_or_insert(name);
    }

    pub(super) fn read_schema(&mut self, id: Id<Schema<'s>>, node: Node<'s>) {
        let mut schema = Schema { name: self.api.schemas[id].name, ..Schema::any(node) };
        match node.as_bool() {
            Some(value) if self.since_3_1() => {
                if !value {
                    // `false` allows nothing: not even what a schema that allows everything allows.
                    let anything = self.api.schemas.push(Schema::any(node));
                    schema.not = Some(Use { id: anything, via: None });
                }
            }
            _ if node.kind() != NodeKind::Object => {
                schema.is_unresolved = true;
                self.wrong_type(node, "A Schema Object", "an object");
            }
            _ => {
                for (key, value) in node.entries() {
                    self.schema_field(&mut schema, key, value);
                }
                self.exclusive_bounds(&mut schema, node);
            }
        }
        // Something may have named it while it waited.
        schema.name = schema.name.or(self.api.schemas[id].name);
        self.api.schemas.replace(id, schema);
    }

    fn schema_field(&mut self, schema: &mut Schema<'s>, key: Node<'s>, value: Node<'s>) {
        let name = key.as_str().unwrap_or_default();
        if self.since_3_1() && !self.is_in_force(value, name) {
            return;
        }
        match name {
            "title" => schema.title = self.text(value, name),
            "description" => schema.description = self.text(value, name),
            "format" => schema.format = self.text(value, name),
            "type" => self.types(schema, value),
            "nullable" => schema.is_nullable |= self.boolean_at(value, name).unwrap_or_default(),
            "enum" if self.since_3_1() && schema.values.is_some() => {}
            "enum" => {
                let values = self.items_at(value, name);
                schema.values = (value.kind() == NodeKind::Array).then_some(values);
            }
            "default" => schema.default = Some(value),
            "example" => schema.examples.push(value),
            "readOnly" => schema.is_read_only = self.boolean_at(value, name).unwrap_or_default(),
            "writeOnly" => schema.is_write_only = self.boolean_at(value, name).unwrap_or_default(),
            "deprecated" => schema.is_deprecated = self.boolean_at(value, name).unwrap_or_default(),
            "minimum" | "maximum" | "multipleOf" => self.number_rule(schema, name, value),
            // Read once the bounds are known.
            "exclusiveMinimum" | "exclusiveMaximum" => {}
            "minLength" => schema.string.get_or_insert_default().min_length = self.count(value, name),
            "maxLength" => schema.string.get_or_insert_default().max_length = self.count(value, name),
            "pattern" => {
                if self.text(value, name).is_some() {
                    schema.string.get_or_insert_default().pattern = Some(value);
                }
            }
            "items" => {
                if let Some(items) = self.element(value) {
                    schema.array.get_or_insert_default().items = Some(self.schema(items));
                }
            }
            "minItems" => schema.array.get_or_insert_default().min_items = self.count(value, name),
            "maxItems" => schema.array.get_or_insert_default().max_items = self.count(value, name),
            "uniqueItems" => {
                schema.array.get_or_insert_default().unique_items = self.boolean_at(value, name).unwrap_or_default();
            }
            "properties" => self.properties(schema, value),
            "required" => schema.object.get_or_insert_default().required = self.strings_at(value, name),
            "additionalProperties" => {
                schema.object.get_or_insert_default().additional = match value.as_bool() {
                    Some(true) => Additional::Any,
                    Some(false) => Additional::Forbidden,
                    None => Additional::Schema(self.schema(value)),
                };
            }
            "minProperties" => schema.object.get_or_insert_default().min_properties = self.count(value, name),
            "maxProperties" => schema.object.get_or_insert_default().max_properties = self.count(value, name),
            "allOf" => {
                let parts = self.schemas(value, name);
                schema.all_of.extend(parts);
            }
            "anyOf" => schema.any_of = self.schemas(value, name),
            "oneOf" => schema.one_of = self.schemas(value, name),
            "not" => schema.not = Some(self.schema(value)),
            "discriminator" => schema.discriminator = self.discriminator(value).map(Box::new),
            "xml" => schema.xml = self.xml(value).map(Box::new),
            "externalDocs" => schema.external_docs = self.external_docs_at(value).map(Box::new),
            _ if name.starts_with("x-") => schema.extensions.push((name, value)),
            _ if self.since_3_1() => self.schema_field_of_3_1(schema, key, value),
            _ => self.unknown_schema_field(key, name),
        }
    }

    fn schema_field_of_3_1(&mut self, schema: &mut Schema<'s>, key: Node<'s>, value: Node<'s>) {
        let name = key.as_str().unwrap_or_default();
        match name {
            "examples" => schema.examples.extend(self.items_at(value, name)),
            // A reference with rules beside it: both must hold.
            "$ref" => {
                let via = Some(value.parent().unwrap_or(value));
                let id = match self.follow(value, "schemas") {
                    Some(target) => self.schema(target).id,
                    None => self.api.schemas.push(Schema { is_unresolved: true, ..Schema::any(value) }),
                };
                schema.all_of.push(Use { id, via });
            }
            "$schema" => self.dialect(value, name),
            // What `$defs` keeps is read when something refers to it.
            "$defs" | "$vocabulary" => {
                self.map_at(value, name);
            }
            _ if HARMLESS_IN_3_1.contains(&name) => {
                self.text(value, name);
            }
            _ => {
                let is_held = self.json_schema_field(schema, name, value);
                match keyword_lost_to(name) {
                    Some(lost_to) => self.lost(key, name, lost_to),
                    None if is_held => {}
                    None => self.unknown_schema_field(key, name),
                }
            }
        }
    }

    fn unknown_schema_field(&mut self, key: Node<'s>, name: &str) {
        let is_known = keyword_lost_to(name).is_some() || HARMLESS_IN_3_1.contains(&name);
        let is_of_3_1 = is_known || matches!(name, "const" | "examples" | "$ref");
        let of_3_1 = "OpenAPI 3.0 does not know it: remove it, or write `openapi: 3.1.0`.";
        self.unknown_field(key, name, &SCHEMA, is_of_3_1.then_some(of_3_1));
    }

    /// The schema of all elements of an array. A list of schemas, one for each place, was JSON Schema once: with one in it,
    /// that one is meant; of several no one holds for all.
    fn element(&mut self, node: Node<'s>) -> Option<Node<'s>> {
        if node.kind() != NodeKind::Array {
            return Some(node);
        }
        let mut items = node.items();
        let only = items.next().filter(|_| items.next().is_none());
        let (taken, help) = match only {
            Some(_) => ("that one is taken", "Write the schema without the list around it."),
            None => ("anything is taken", "Write one schema that holds for every element."),
        };
        let n_schemas = node.len();
        let message = format!("`items` must be one schema, and here is a list of {n_schemas}; {taken}.");
        self.report_clear(&WRONG_TYPE, node, message, help);
        only
    }

    /// The null that was meant for the type of this name.
    fn unquoted_null(&mut self, node: Node<'s>) {
        let message = "The type of null is the text `\"null\"`, and here is null itself.";
        self.report_clear(&WRONG_TYPE, node, message, "Put it in quotes.");
    }

    fn types(&mut self, schema: &mut Schema<'s>, node: Node<'s>) {
        let mut has_null = false;
        let names = match node.kind() {
            NodeKind::Array if self.since_3_1() => {
                let (nulls, names): (Vec<_>, Vec<_>) = node.items().partition(|item| item.kind() == NodeKind::Null);
                has_null = !nulls.is_empty();
                for null in nulls {
                    self.unquoted_null(null);
                }
                self.strings_among(names, "type")
            }
            NodeKind::Null if self.since_3_1() => {
                has_null = true;
                self.unquoted_null(node);
                Vec::new()
            }
            NodeKind::String => vec![node],
            NodeKind::Array => {
                let message = "`type` is one word in OpenAPI 3.0, and here is a list.";
                let help =
                    "Write `nullable: true` for null, `anyOf` for several types, or `openapi: 3.1.0` at the top.";
                self.report(&WRONG_TYPE, node, message, help);
                return;
            }
            _ => {
                self.wrong_type(node, "`type`", "a string");
                return;
            }
        };
        for name in names {
            let text = name.as_str().unwrap_or_default();
            match Type::named(text) {
                Some(kind) => schema.types.insert(kind),
                None if text == "null" && self.since_3_1() => has_null = true,
                None => {
                    schema.is_unresolved = true;
                    let message = format!("`{text}` is not a type.");
                    let help = match text {
                        "null" => "In OpenAPI 3.0 write `nullable: true` beside the type.",
                        "file" => "In OpenAPI 3 write `type: string` with `format: binary`.",
                        _ => "Use `boolean`, `integer`, `number`, `string`, `array` or `object`.",
                    };
                    self.report(&UNKNOWN_VALUE, name, message, help);
                }
            }
        }
        schema.is_nullable |= has_null && !schema.types.is_empty();
        schema.is_null_only = has_null && schema.types.is_empty();
    }

    fn properties(&mut self, schema: &mut Schema<'s>, node: Node<'s>) {
        let entries = self.map_at(node, "properties");
        let mut properties = Vec::with_capacity(entries.len());
        for (key, value) in entries {
            let schema = self.schema(value);
            properties.push(Property { key, name: key.as_str().unwrap_or_default(), schema });
        }
        schema.object.get_or_insert_default().properties = properties;
    }

    pub(super) fn schemas(&mut self, node: Node<'s>, name: &str) -> Vec<Use<'s, Schema<'s>>> {
        self.items_at(node, name).into_iter().map(|node| self.schema(node)).collect()
    }

    fn number_rule(&mut self, schema: &mut Schema<'s>, name: &str, node: Node<'s>) {
        let Some(value) = self.number(node, name) else { return };
        let rules = schema.number.get_or_insert_default();
        let bound = Some(Bound { node, value, is_exclusive: false });
        match name {
            "minimum" => rules.minimum = bound,
            "maximum" => rules.maximum = bound,
            _ => rules.multiple_of = Some((node, value)),
        }
    }

    /// 3.0 marks a bound as exclusive; 3.1 has exclusive bounds of their own, and the tighter of two holds.
    fn exclusive_bounds(&mut self, schema: &mut Schema<'s>, node: Node<'s>) {
        for (name, is_minimum) in [("exclusiveMinimum", true), ("exclusiveMaximum", false)] {
            let Some(value) = node.get(name).filter(|value| !self.since_3_1() || self.is_in_force(*value, name)) else {
                continue;
            };
            if self.since_3_1() && value.kind() == NodeKind::Number {
                let Some(number) = self.number(value, name) else { continue };
                let rules = schema.number.get_or_insert_default();
                let slot = if is_minimum { &mut rules.minimum } else { &mut rules.maximum };
                let is_tighter =
                    slot.is_none_or(|bound| if is_minimum { number >= bound.value } else { number <= bound.value });
                if is_tighter {
                    *slot = Some(Bound { node: value, value: number, is_exclusive: true });
                }
                continue;
            }
            let Some(is_exclusive) = self.boolean_at(value, name) else { continue };
            let rules = schema.number.get_or_insert_default();
            let slot = if is_minimum { &mut rules.minimum } else { &mut rules.maximum };
            match slot {
                Some(bound) => bound.is_exclusive = is_exclusive,
                None if is_exclusive => {
                    let bound = if is_minimum { "minimum" } else { "maximum" };
                    let message = format!("`{name}` says how `{bound}` is meant, and there is none.");
                    self.report(&MISSING_FIELD, value, message, format!("Add `{bound}`, or remove `{name}`."));
                }
                None => {}
            }
        }
    }

    fn discriminator(&mut self, node: Node<'s>) -> Option<Discriminator<'s>> {
        let fields = self.fields(node, &DISCRIMINATOR)?;
        let property = self.string(fields, "propertyName")?;
        let mapping = self.map(fields, "mapping");
        let mapping = mapping.into_iter().map(|(key, _)| (key, None)).collect();
        let default = fields.get("defaultMapping").map(|value| (value, None));
        Some(Discriminator { node, property, mapping, default })
    }

    /// Mappings may name any schema, so they are looked up when all are known.
    pub(super) fn resolve_discriminators(&mut self) {
        let ids: Vec<_> = self.api.schemas.iter().filter(|(_, schema)| schema.discriminator.is_some()).collect();
        let ids: Vec<_> = ids.into_iter().map(|(id, _)| id).collect();
        for id in ids {
            let Some(mut discriminator) = self.api.schemas.get_mut(id).discriminator.take() else { continue };
            let node = discriminator.node.get("mapping");
            for (key, target) in &mut discriminator.mapping {
                let value = node.and_then(|node| node.get(key.as_str()?));
                *target = value.and_then(|value| self.mapped_schema(value));
            }
            if let Some((value, target)) = &mut discriminator.default {
                *target = self.mapped_schema(*value);
            }
            self.api.schemas.get_mut(id).discriminator = Some(discriminator);
        }
        self.drain_queue();
    }

    /// A mapping's value is the name of a schema, or a reference to one.
    fn mapped_schema(&mut self, value: Node<'s>) -> Option<Use<'s, Schema<'s>>> {
        let Some(text) = value.as_str() else {
            self.wrong_type(value, "A mapping's value", "a string");
            return None;
        };
        let named = self.api.node.get("components").and_then(|components| components.get("schemas")?.key_index(text));
        if let Some(idx) = named {
            return self.api.components.schemas.get(idx).map(|(_, used)| *used);
        }
        let target = self.follow(value, "schemas")?;
        let used = self.schema(target);
        Some(Use { via: Some(value), ..used })
    }

    fn xml(&mut self, node: Node<'s>) -> Option<Xml<'s>> {
        let fields = self.fields(node, &XML)?;
        let node_type = self.string_node(fields, "nodeType");
        let is_of = |name: &str| node_type.is_some_and(|node| node.as_str() == Some(name));
        let xml = Xml {
            node,
            name: self.string(fields, "name"),
            namespace: self.string(fields, "namespace"),
            prefix: self.string(fields, "prefix"),
            is_attribute: self.boolean(fields, "attribute").unwrap_or_default() || is_of("attribute"),
            // An array that is an element is one around its elements.
            is_wrapped: self.boolean(fields, "wrapped").unwrap_or_default() || is_of("element"),
        };
        if let Some(node_type) = node_type {
            self.check_node_type(node_type, node.parent());
        }
        Some(xml)
    }

    fn check_node_type(&mut self, node: Node<'s>, schema: Option<Node<'s>>) {
        match node.as_str().unwrap_or_default() {
            "attribute" | "element" => {}
            // No element around its elements is what an array has by itself, as has a reference.
            "none" if schema.is_some_and(|schema| schema.get("$ref").is_some() || is_array(schema)) => {}
            "none" => self.lost(node, "nodeType: none", LostTo::GENERATED),
            word @ ("text" | "cdata") => self.lost(node, &format!("nodeType: {word}"), LostTo::GENERATED),
            word => {
                let message = format!("`{word}` is not a type of XML node.");
                let help = "Use `element`, `attribute`, `text`, `cdata` or `none`.";
                self.report(&UNKNOWN_VALUE, node, message, help);
            }
        }
    }

    pub(super) fn text(&mut self, node: Node<'s>, name: &str) -> Option<&'s str> {
        if node.as_str().is_none() {
            self.wrong_type(node, &format!("`{name}`"), "a string");
        }
        node.as_str()
    }

    fn number(&mut self, node: Node<'s>, name: &str) -> Option<Number> {
        let number = node.as_number().and_then(Number::parse);
        if number.is_none() {
            self.wrong_type(node, &format!("`{name}`"), "a number");
        }
        number
    }

    /// A length or a number of things.
    pub(super) fn count(&mut self, node: Node<'s>, name: &str) -> Option<u64> {
        let number = self.number(node, name)?;
        let count = number.to_i128().and_then(|value| u64::try_from(value).ok());
        if count.is_none() {
            let message = format!("`{name}` counts things, and {number} is not a count.");
            self.report(&WRONG_TYPE, node, message, "Use a whole number that is not negative.");
        }
        count
    }
}

/// True if a schema says that its values are arrays, or null.
fn is_array(schema: Node<'_>) -> bool {
    let Some(types) = schema.get("type") else { return false };
    let named = types.as_str().into_iter().chain(types.items().filter_map(Node::as_str));
    named.filter(|name| *name != "null").eq(["array"])
}

/// The name that a reference gives to its schema: the last step, where the one before says that names follow.
fn name_by_reference(reference: &str) -> Option<&str> {
    let (file, pointer) = reference.split_once('#').unwrap_or((reference, ""));
    if pointer.is_empty() || pointer == "/" {
        let base = file.rsplit('/').next()?;
        return base.split('.').next().filter(|stem| !stem.is_empty());
    }
    let mut steps = pointer.rsplit('/');
    let (last, section) = (steps.next()?, steps.next()?);
    matches!(section, "schemas" | "definitions" | "$defs" | "").then_some(last)
}
