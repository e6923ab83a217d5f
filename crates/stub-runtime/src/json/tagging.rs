//! Writing an object with its tag: once, and with a value that means the variant.

use serde::Serialize;
use serde::ser::{SerializeMap, SerializeStruct, Serializer};

use super::probe::is_one_of;
use super::refusing::refusing;

/// Takes an object and writes it with the tag.
pub(super) struct Tagging<S> {
    pub(super) inner: S,
    pub(super) tag: &'static str,
    /// Values of the tag that mean the variant; the first is written where the object has none of them.
    pub(super) values: &'static [&'static str],
}

impl<S: Serializer> Serializer for Tagging<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeMap = TaggingMap<S::SerializeMap>;
    type SerializeStruct = TaggingMap<S::SerializeMap>;

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        let map = self.inner.serialize_map(None)?;
        Ok(TaggingMap { map, tag: self.tag, values: self.values, is_written: false, is_at_tag: false })
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self::SerializeStruct, S::Error> {
        self.serialize_map(None)
    }

    refusing!(scalars);
    refusing!(texts);
    refusing!(lists);
    refusing!(wrappers pass);
}

/// The entries of such an object.
pub(super) struct TaggingMap<M> {
    map: M,
    tag: &'static str,
    values: &'static [&'static str],
    is_written: bool,
    /// Whether the key that was just taken is the tag's.
    is_at_tag: bool,
}

impl<M: SerializeMap> TaggingMap<M> {
    /// The tag where the object itself has it. A second one, as undeclared properties may hold it, is left out.
    fn write_tag<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), M::Error> {
        if self.is_written {
            return Ok(());
        }
        self.is_written = true;
        match self.values {
            [first, ..] if !is_one_of(value, self.values) => self.map.serialize_entry(self.tag, first),
            _ => self.map.serialize_entry(self.tag, value),
        }
    }

    /// The end of the object, and the tag if it is not there yet.
    fn finish(mut self) -> Result<M::Ok, M::Error> {
        if let ([first, ..], false) = (self.values, self.is_written) {
            self.map.serialize_entry(self.tag, first)?;
        }
        self.map.end()
    }
}

impl<M: SerializeMap> SerializeMap for TaggingMap<M> {
    type Ok = M::Ok;
    type Error = M::Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), M::Error> {
        self.is_at_tag = is_one_of(key, &[self.tag]);
        if self.is_at_tag { Ok(()) } else { self.map.serialize_key(key) }
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), M::Error> {
        if self.is_at_tag { self.write_tag(value) } else { self.map.serialize_value(value) }
    }

    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(
        &mut self,
        key: &K,
        value: &V,
    ) -> Result<(), M::Error> {
        if is_one_of(key, &[self.tag]) { self.write_tag(value) } else { self.map.serialize_entry(key, value) }
    }

    fn end(self) -> Result<M::Ok, M::Error> {
        self.finish()
    }
}

impl<M: SerializeMap> SerializeStruct for TaggingMap<M> {
    type Ok = M::Ok;
    type Error = M::Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Result<(), M::Error> {
        SerializeMap::serialize_entry(self, name, value)
    }

    fn end(self) -> Result<M::Ok, M::Error> {
        self.finish()
    }
}
