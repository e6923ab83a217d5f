//! Objects made of texts.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use crate::Fault;
use crate::json::{Content, read};
use crate::rejection::ParameterShape;

/// How deep the brackets of `deepObject` may nest: more than any document has, less than any stack.
const MAX_DEPTH: usize = 32;

/// An object that is gathered from texts, decoded already.
#[derive(Debug, Default)]
pub(crate) struct Object<'t> {
    properties: Properties<'t>,
}

type Properties<'t> = BTreeMap<Cow<'t, str>, Node<'t>>;

/// A property: values if it has been given by itself, properties if it has been given with brackets.
#[derive(Debug, Default)]
struct Node<'t> {
    values: Vec<Content>,
    properties: Properties<'t>,
}

impl<'t> Object<'t> {
    /// Adds a property. One that is given several times is a list.
    pub(crate) fn add(&mut self, key: Cow<'t, str>, value: Cow<'_, str>) {
        self.add_content(key, Content::Loose(value.into_owned()));
    }

    /// Adds a property whose value is known already.
    pub(crate) fn add_content(&mut self, key: Cow<'t, str>, value: Content) {
        self.properties.entry(key).or_default().values.push(value);
    }

    /// Adds a property by the keys that stand in brackets: `[a][b]` as `a`, `b`.
    pub(crate) fn add_deep(
        &mut self,
        keys: impl ExactSizeIterator<Item = Cow<'t, str>>,
        value: Cow<'_, str>,
    ) -> Result<(), ParameterShape> {
        if keys.len() > MAX_DEPTH {
            return Err(ParameterShape::Shallow);
        }
        let mut keys = keys;
        let Some(first) = keys.next() else { return Err(ParameterShape::Brackets) };
        let node =
            keys.fold(self.properties.entry(first).or_default(), |node, key| node.properties.entry(key).or_default());
        node.values.push(Content::Loose(value.into_owned()));
        Ok(())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.properties.is_empty()
    }

    /// Its properties as a value.
    pub(crate) fn into_content(self) -> Content {
        Content::Map(self.properties.into_iter().map(|(key, node)| (key.into_owned(), node.into_content())).collect())
    }

    /// Reads it as a type; texts become numbers and booleans as the type asks.
    pub(crate) fn read<T: DeserializeOwned>(self) -> Result<T, Fault> {
        read(&self.into_content())
    }
}

impl Node<'_> {
    /// `[0]`, `[1]`, … and `[]` make a list. What was given both with and without brackets is a list too, which no
    /// object and no single value is read from.
    fn into_content(self) -> Content {
        let Node { mut values, mut properties } = self;
        if let Some(unnumbered) = properties.remove("") {
            match unnumbered.into_content() {
                Content::List(elements) => values.extend(elements),
                element => values.push(element),
            }
            if properties.is_empty() {
                return Content::List(values);
            }
        }
        if !properties.is_empty() {
            let properties = match numbered(&properties) {
                Some(n_elements) => Content::List(
                    (0..n_elements)
                        .filter_map(|idx| properties.remove(&*idx.to_string()))
                        .map(Node::into_content)
                        .collect(),
                ),
                None => Object { properties }.into_content(),
            };
            if values.is_empty() {
                return properties;
            }
            values.push(properties);
        }
        match values.len() {
            1 => values.remove(0),
            _ => Content::List(values),
        }
    }
}

/// How many properties there are, if they are named by the numbers from 0 on.
fn numbered(properties: &Properties<'_>) -> Option<usize> {
    let n_elements = properties.len();
    (0..n_elements).all(|idx| properties.contains_key(&*idx.to_string())).then_some(n_elements)
}
