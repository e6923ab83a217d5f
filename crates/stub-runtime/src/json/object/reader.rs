//! Reading an object: names become numbers, and values find their places.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, Visitor};

use crate::check::{Fault, Rule};
use crate::json::refuse;

/// Properties being read, by the numbers of their names.
#[derive(Debug)]
pub struct Reader<A> {
    map: A,
    key: Key,
}

/// What is known about names: shared by all types, so that the search is compiled once.
#[derive(Debug)]
struct Key {
    names: &'static [&'static str],
    undeclared: Undeclared,
    /// The number after the latest: properties mostly come in the order of the document.
    next: usize,
    /// The latest undeclared name, where such are kept.
    other: String,
}

/// The number that stands for an undeclared property.
const UNDECLARED: usize = usize::MAX;

/// Treatment of properties that are not declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undeclared {
    /// They are skipped.
    Skipped,
    /// They are refused.
    Refused,
    /// They are kept with their names.
    Kept,
}

impl<'de, A: MapAccess<'de>> Reader<A> {
    pub(super) fn new(map: A, names: &'static [&'static str], undeclared: Undeclared) -> Reader<A> {
        Reader { map, key: Key { names, undeclared, next: 0, other: String::new() } }
    }

    /// The number of the next property's name.
    #[inline]
    pub fn next_property(&mut self) -> Result<Option<usize>, A::Error> {
        self.map.next_key_seed(&mut self.key)
    }

    /// Reads the value of a property into its place, unless it is taken.
    #[inline]
    pub fn put<T: Deserialize<'de>>(&mut self, place: &mut Option<T>, name: &'static str) -> Result<(), A::Error> {
        if place.is_some() {
            return Err(A::Error::duplicate_field(name));
        }
        *place = Some(self.map.next_value()?);
        Ok(())
    }

    /// Skips the value of an undeclared property.
    pub fn skip(&mut self) -> Result<(), A::Error> {
        self.map.next_value::<IgnoredAny>().map(drop)
    }

    /// Keeps the value of an undeclared property.
    pub fn keep<T: Deserialize<'de>>(&mut self, others: &mut BTreeMap<String, T>) -> Result<(), A::Error> {
        match others.entry(std::mem::take(&mut self.key.other)) {
            Entry::Occupied(first) => Err(refuse(Fault::new(Rule::Repeated(first.key().clone())))),
            Entry::Vacant(place) => {
                place.insert(self.map.next_value()?);
                Ok(())
            }
        }
    }

    /// Refuses an object that lacks a property: for each, in the order of the names, whether it is missed.
    #[inline]
    pub fn complete(&self, are_missed: &[bool]) -> Result<(), A::Error> {
        match are_missed.iter().position(|is_missed| *is_missed) {
            None => Ok(()),
            Some(idx) => Err(A::Error::missing_field(self.key.names[idx])),
        }
    }
}

impl Key {
    /// The number of a name, looked for from the latest on.
    #[inline]
    fn find(&mut self, name: &str) -> Option<usize> {
        let idx = match self.names.get(self.next) {
            Some(declared) if *declared == name => self.next,
            _ => self.search(name)?,
        };
        self.next = idx + 1;
        Some(idx)
    }

    fn search(&self, name: &str) -> Option<usize> {
        let (before, after) = self.names.split_at_checked(self.next)?;
        match after.iter().position(|declared| *declared == name) {
            Some(idx) => Some(self.next + idx),
            None => before.iter().position(|declared| *declared == name),
        }
    }
}

impl<'de> DeserializeSeed<'de> for &mut Key {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for &mut Key {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<usize, E> {
        match (self.find(name), self.undeclared) {
            (Some(idx), _) => return Ok(idx),
            (None, Undeclared::Skipped) => {}
            (None, Undeclared::Refused) => return Err(E::unknown_field(name, self.names)),
            (None, Undeclared::Kept) => name.clone_into(&mut self.other),
        }
        Ok(UNDECLARED)
    }
}
