//! A document that was parsed, once per process.

use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

use super::json::{self, Json};
use super::served::SchemaNames;

/// References that are followed one after the other; a longer chain is a circle.
const MAX_CHAIN: usize = 64;

#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) root: &'static Json,
    names: OnceLock<SchemaNames>,
}

/// An embedded document that cannot be used, and the reason.
#[derive(Debug, Clone, thiserror::Error)]
#[error("the embedded document is not JSON: {0}")]
pub(crate) struct Unreadable(String);

impl Document {
    /// The document of a text. It is parsed when it is first asked for and stays in memory from then on, so that
    /// everything in it can be borrowed for ever, as poem-openapi wants it.
    pub(crate) fn of(text: &'static str) -> Result<&'static Document, Unreadable> {
        type Known = HashMap<(usize, usize), Result<&'static Document, Unreadable>>;
        static KNOWN: OnceLock<Mutex<Known>> = OnceLock::new();
        let mut known = KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        // Two texts at one address are one text; to compare megabytes each time would cost more than it saves.
        known.entry((text.as_ptr().addr(), text.len())).or_insert_with(|| Document::parse(text)).clone()
    }

    fn parse(text: &'static str) -> Result<&'static Document, Unreadable> {
        match serde_json::from_str(text) {
            Ok(root) => {
                let root: &'static Json = Box::leak(Box::new(root));
                Ok(Box::leak(Box::new(Document { root, names: OnceLock::new() })))
            }
            Err(error) => Err(Unreadable(error.to_string())),
        }
    }

    /// The names under which poem-openapi knows the schemas.
    pub(super) fn names(&'static self) -> &'static SchemaNames {
        self.names.get_or_init(|| SchemaNames::of(self.root))
    }

    /// Where a reference leads in one step.
    pub(crate) fn referred(&self, reference: &str) -> Option<&'static Json> {
        json::follow(self.root, reference)
    }

    /// The value itself, or what it refers to; nothing if that leads nowhere.
    pub(crate) fn resolve(&self, node: &'static Json) -> Option<&'static Json> {
        let mut node = node;
        for _ in 0..MAX_CHAIN {
            match node.text("$ref") {
                Some(reference) => node = self.referred(reference)?,
                None => return Some(node),
            }
        }
        None
    }
}
