//! Writing an object: what is there, in the order of the document.

use std::collections::BTreeMap;

use serde::Serialize;
use serde::ser::SerializeMap;

/// Properties being written. After an error nothing more is; it is told at the end, so that generated code need not ask
/// after each property.
#[derive(Debug)]
pub struct Writer<M: SerializeMap> {
    pub(super) map: M,
    pub(super) result: Result<(), M::Error>,
}

impl<M: SerializeMap> Writer<M> {
    #[inline]
    fn entry<T: Serialize + ?Sized>(&mut self, name: &str, value: &T) {
        if self.result.is_ok() {
            self.result = self.map.serialize_entry(name, value);
        }
    }

    /// A property that is always there.
    #[inline]
    pub fn required<T: Serialize>(&mut self, name: &'static str, value: &T) {
        self.entry(name, value);
    }

    /// A property that is always there and may be null.
    #[inline]
    pub fn nullable<T: Serialize>(&mut self, name: &'static str, value: &Option<T>) {
        self.entry(name, value);
    }

    /// A property that is left out when there is none.
    #[inline]
    pub fn optional<T: Serialize>(&mut self, name: &'static str, value: &Option<T>) {
        if let Some(value) = value {
            self.entry(name, value);
        }
    }

    /// A property that is left out when there is none, and may be null.
    #[inline]
    pub fn both<T: Serialize>(&mut self, name: &'static str, value: &Option<Option<T>>) {
        self.optional(name, value);
    }

    /// A property that has a default; it is written even then, so that the reader need not know it.
    #[inline]
    pub fn default<T: Serialize>(&mut self, name: &'static str, value: &T) {
        self.entry(name, value);
    }

    /// Undeclared properties. One that has a declared name is left out: it would stand there twice.
    pub fn rest<T: Serialize>(&mut self, others: &BTreeMap<String, T>, names: &[&str]) {
        for (name, value) in others {
            if !names.contains(&name.as_str()) {
                self.entry(name, value);
            }
        }
    }
}
