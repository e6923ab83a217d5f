//! Schemas: which values are allowed.

use crate::catalogue::LOST_FROM_3_1;
use crate::findings::{Finding, LostTo, Place};
use crate::number::Number;
use crate::source::Node;
use crate::words::words;

use super::arena::Use;
use super::info::{Extensions, ExternalDocs};
use super::json_schema::JsonSchemaRules;

/// Keywords that 3.0 has not, and those on whom they have no effect. Examples and defaults are held to all of them, and a
/// change of any that forbids values is a finding of a comparison.
const LOST_KEYWORDS: &[(&str, LostTo)] = &[
    ("contains", LostTo::CLIENTS),
    ("contentSchema", LostTo::GENERATED),
    ("dependentRequired", LostTo::CLIENTS),
    ("dependentSchemas", LostTo::CLIENTS),
    ("maxContains", LostTo::CLIENTS),
    ("minContains", LostTo::CLIENTS),
    ("propertyNames", LostTo::CLIENTS),
];

/// Finding about a keyword that has no effect on some.
pub(crate) fn lost_keyword(key: Node<'_>, name: &str, lost_to: LostTo) -> Finding {
    let message = format!("`{name}` has no effect on {lost_to}.");
    let help = "Say it in other words, or accept the loss.";
    Finding::new(&LOST_FROM_3_1, Place::of_key(key), message, help).with_loss(lost_to)
}

/// Those on whom a keyword has no effect; `None` for one that 3.0 has, and for what is no keyword.
pub(crate) fn keyword_lost_to(name: &str) -> Option<LostTo> {
    let known = LOST_KEYWORDS.iter().find(|(keyword, _)| *keyword == name);
    known.map(|(_, lost_to)| *lost_to)
}

/// A schema. Rules for a type that a value does not have say nothing about it, as in JSON Schema.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "OpenAPI has these flags, each on its own")]
pub struct Schema<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Its name, if it stands in `components.schemas`.
    pub name: Option<&'s str>,
    /// Whether it could not be read: a reference that led nowhere, or something that is no schema. What it allows is
    /// then unknown.
    pub is_unresolved: bool,
    /// Title.
    pub title: Option<&'s str>,
    /// Markdown.
    pub description: Option<&'s str>,
    /// Allowed types; empty means any. `null` is told by `is_nullable`.
    pub types: Types,
    /// Whether `null` is allowed beside the types. Without types it says nothing, as 3.0.3 clarifies.
    pub is_nullable: bool,
    /// Whether only `null` is allowed: `type: "null"` of 3.1.
    pub is_null_only: bool,
    /// Format.
    pub format: Option<&'s str>,
    /// The only values allowed: `enum`, or `const` of 3.1.
    pub values: Option<Vec<Node<'s>>>,
    /// The value taken when none is given.
    pub default: Option<Node<'s>>,
    /// Examples: `example`, or `examples` of 3.1.
    pub examples: Vec<Node<'s>>,
    /// Rules for numbers.
    pub number: Option<Box<NumberRules<'s>>>,
    /// Rules for strings.
    pub string: Option<Box<StringRules<'s>>>,
    /// Rules for arrays.
    pub array: Option<Box<ArrayRules<'s>>>,
    /// Rules for objects.
    pub object: Option<Box<ObjectRules<'s>>>,
    /// Rules of JSON Schema that 3.0 has not.
    pub json_schema: Option<Box<JsonSchemaRules<'s>>>,
    /// All of these must allow the value.
    pub all_of: Vec<Use<'s, Schema<'s>>>,
    /// At least one must.
    pub any_of: Vec<Use<'s, Schema<'s>>>,
    /// Exactly one must.
    pub one_of: Vec<Use<'s, Schema<'s>>>,
    /// This one must not.
    pub not: Option<Use<'s, Schema<'s>>>,
    /// The property that tells alternatives apart.
    pub discriminator: Option<Box<Discriminator<'s>>>,
    /// Only in responses.
    pub is_read_only: bool,
    /// Only in requests.
    pub is_write_only: bool,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
    /// How it is written as XML.
    pub xml: Option<Box<Xml<'s>>>,
    /// More to read.
    pub external_docs: Option<Box<ExternalDocs<'s>>>,
    /// `x-` fields.
    pub extensions: Extensions<'s>,
}

words! {
    /// A type of values. `null` is not among them.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Type by name {
        /// `boolean`
        Boolean = "boolean",
        /// `integer`
        Integer = "integer",
        /// `number`
        Number = "number",
        /// `string`
        String = "string",
        /// `array`
        Array = "array",
        /// `object`
        Object = "object",
    }
}

/// A set of types. 3.0 has at most one; 3.1 any number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Types(u8);

/// Rules for numbers.
#[derive(Debug, Default)]
pub struct NumberRules<'s> {
    /// Least value.
    pub minimum: Option<Bound<'s>>,
    /// Greatest value.
    pub maximum: Option<Bound<'s>>,
    /// Must divide the value.
    pub multiple_of: Option<(Node<'s>, Number)>,
}

/// An end of a range.
#[derive(Debug, Clone, Copy)]
pub struct Bound<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// The value.
    pub value: Number,
    /// Whether the value itself is outside.
    pub is_exclusive: bool,
}

/// Rules for strings. Lengths count Unicode code points.
#[derive(Debug, Default)]
pub struct StringRules<'s> {
    /// Least length.
    pub min_length: Option<u64>,
    /// Greatest length.
    pub max_length: Option<u64>,
    /// ECMAScript pattern, unanchored.
    pub pattern: Option<Node<'s>>,
}

/// Rules for arrays.
#[derive(Debug, Default)]
pub struct ArrayRules<'s> {
    /// What each element is.
    pub items: Option<Use<'s, Schema<'s>>>,
    /// Fewest elements.
    pub min_items: Option<u64>,
    /// Most elements.
    pub max_items: Option<u64>,
    /// Whether no two are equal.
    pub unique_items: bool,
}

/// Rules for objects.
#[derive(Debug, Default)]
pub struct ObjectRules<'s> {
    /// Declared properties in the document's order.
    pub properties: Vec<Property<'s>>,
    /// Names that must be there, declared or not.
    pub required: Vec<Node<'s>>,
    /// What other properties are.
    pub additional: Additional<'s>,
    /// Fewest properties.
    pub min_properties: Option<u64>,
    /// Most properties.
    pub max_properties: Option<u64>,
}

/// A declared property.
#[derive(Debug, Clone, Copy)]
pub struct Property<'s> {
    /// The key.
    pub key: Node<'s>,
    /// Its name.
    pub name: &'s str,
    /// What it is.
    pub schema: Use<'s, Schema<'s>>,
}

/// The rule for properties that are not declared.
#[derive(Debug, Default, Clone, Copy)]
pub enum Additional<'s> {
    /// Anything, because nothing is said.
    #[default]
    Unsaid,
    /// Anything, by `true`.
    Any,
    /// None are allowed.
    Forbidden,
    /// These.
    Schema(Use<'s, Schema<'s>>),
}

/// Which property tells alternatives apart.
#[derive(Debug)]
pub struct Discriminator<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// The property.
    pub property: &'s str,
    /// Value of the property to the alternative, where it could be resolved.
    pub mapping: Vec<(Node<'s>, Option<Use<'s, Schema<'s>>>)>,
    /// The alternative of an object without the property, and of one that names nothing known; where it stands, and the
    /// schema if it could be resolved. It came with 3.2.
    pub default: Option<(Node<'s>, Option<Use<'s, Schema<'s>>>)>,
}

/// The XML form of a schema.
#[derive(Debug)]
pub struct Xml<'s> {
    /// Where it stands.
    pub node: Node<'s>,
    /// Element or attribute name.
    pub name: Option<&'s str>,
    /// Namespace.
    pub namespace: Option<&'s str>,
    /// Prefix.
    pub prefix: Option<&'s str>,
    /// Whether it is an attribute.
    pub is_attribute: bool,
    /// Whether an array has an element around it.
    pub is_wrapped: bool,
}

impl<'s> Discriminator<'s> {
    /// The schemas that it can choose.
    pub fn targets(&self) -> impl Iterator<Item = Use<'s, Schema<'s>>> {
        self.mapping.iter().chain(&self.default).filter_map(|(_, target)| *target)
    }
}

impl<'s> Schema<'s> {
    /// A schema that says nothing, standing somewhere.
    pub(super) fn any(node: Node<'s>) -> Self {
        Schema {
            node,
            name: None,
            is_unresolved: false,
            title: None,
            description: None,
            types: Types::default(),
            is_nullable: false,
            is_null_only: false,
            format: None,
            values: None,
            default: None,
            examples: Vec::new(),
            number: None,
            string: None,
            array: None,
            object: None,
            json_schema: None,
            all_of: Vec::new(),
            any_of: Vec::new(),
            one_of: Vec::new(),
            not: None,
            discriminator: None,
            is_read_only: false,
            is_write_only: false,
            is_deprecated: false,
            xml: None,
            external_docs: None,
            extensions: Vec::new(),
        }
    }

    /// Declared properties.
    pub fn properties(&self) -> &[Property<'s>] {
        self.object.as_deref().map_or(&[], |object| &object.properties)
    }

    /// A declared property.
    pub fn property(&self, name: &str) -> Option<&Property<'s>> {
        // Properties are kept in the order of the document, so the document's own index finds them.
        let idx = self.node.get("properties")?.key_index(name)?;
        self.properties().get(idx)
    }

    /// Names of properties that must be there, declared or not.
    pub fn required(&self) -> impl Iterator<Item = &'s str> {
        let required = self.object.as_deref().map_or(&[][..], |object| &object.required);
        required.iter().filter_map(|name| name.as_str())
    }

    /// Whether a property must be there. For many names of one schema, collect [`Schema::required`] first.
    pub fn requires(&self, name: &str) -> bool {
        self.required().any(|required| required == name)
    }

    /// Schemas directly inside this one, of every kind.
    pub fn children(&self) -> impl Iterator<Item = Use<'s, Schema<'s>>> {
        let properties = self.properties().iter().map(|property| property.schema);
        let additional = self.object.as_deref().and_then(|object| match object.additional {
            Additional::Schema(schema) => Some(schema),
            _ => None,
        });
        let items = self.array.as_deref().and_then(|array| array.items);
        let of_3_1 = self.json_schema.as_deref().into_iter().flat_map(JsonSchemaRules::children);
        properties.chain(additional).chain(items).chain(self.parts()).chain(self.not).chain(of_3_1)
    }

    /// The schemas that it is composed of: those of `allOf`, `anyOf` and `oneOf`.
    pub fn parts(&self) -> impl Iterator<Item = Use<'s, Schema<'s>>> {
        self.all_of.iter().chain(&self.any_of).chain(&self.one_of).copied()
    }

    /// Whether it is composed of others.
    pub fn is_composed(&self) -> bool {
        self.parts().next().is_some()
    }

    /// Whether it is an array of which nothing is asked but what its elements are.
    pub fn is_plain_list(&self) -> bool {
        let has_rules = self.array.as_deref().is_some_and(|rules| {
            rules.min_items.is_some_and(|least| least > 0) || rules.max_items.is_some() || rules.unique_items
        });
        let is_more = self.is_composed() || self.is_nullable || self.not.is_some() || self.values.is_some();
        self.types.single() == Some(Type::Array) && !has_rules && !is_more
    }

    /// True if it is `false`, which allows nothing.
    pub fn is_false(&self) -> bool {
        self.node.as_bool() == Some(false)
    }

    /// Finding about one of its keywords that, as it is used here, has no effect on some.
    pub fn lost(&self, keyword: &str, lost_to: LostTo) -> Finding {
        let mut keys = self.node.entries().map(|(key, _)| key);
        let key = keys.find(|key| key.as_str() == Some(keyword)).unwrap_or(self.node);
        lost_keyword(key, keyword, lost_to)
    }

    /// Whether it is marked as no part of what travels this way.
    pub fn is_hidden_in(&self, direction: Direction) -> bool {
        match direction {
            Direction::Request => self.is_read_only,
            Direction::Response => self.is_write_only,
        }
    }
}

impl Types {
    /// Adds a type.
    pub fn insert(&mut self, kind: Type) {
        self.0 |= 1 << kind as u8;
    }

    /// Whether a type is in the set; not whether it is allowed, since an empty set allows all.
    pub fn contains(self, kind: Type) -> bool {
        self.0 & (1 << kind as u8) != 0
    }

    /// Whether values of a type are allowed.
    pub fn allows(self, kind: Type) -> bool {
        self.is_empty() || self.contains(kind) || (kind == Type::Integer && self.contains(Type::Number))
    }

    /// Whether no type is named.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The types in the set.
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.into_iter().filter(move |kind| self.contains(*kind))
    }

    /// The only type, if there is exactly one.
    pub fn single(self) -> Option<Type> {
        if self.0.is_power_of_two() { self.iter().next() } else { None }
    }
}

words! {
    /// The way a value travels. Properties that are `readOnly` are no part of requests, `writeOnly` ones none of responses.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Direction by name {
        /// From the caller to the server.
        Request = "request",
        /// From the server to the caller.
        Response = "response",
    }
}
