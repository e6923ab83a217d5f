//! Alternatives that a property tells apart.

use serde::de::Deserializer;
use serde::ser::{SerializeMap, SerializeStruct, Serializer};
use serde::{Deserialize, Serialize};

use super::Content;
use super::probe::{is_one_of, refusing};
use crate::check::{Fault, JsonKind, Rule};

/// An enum of objects that a property tells apart. Implemented by [`tagged!`](crate::tagged).
pub trait Tagged: Sized {
    /// Name of the property.
    const TAG: &'static str;
    /// Its values, in the order of the document.
    const KNOWN: &'static [&'static str];

    /// The alternative that a value of the tag means, read from the whole object; `None` for an unknown value.
    fn read(tag: &str, content: &Content) -> Option<Result<Self, Fault>>;
}

/// Reads an object as the alternative that its tag names.
pub fn read_tagged<'de, T: Tagged, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let content = Content::deserialize(deserializer)?;
    choose(&content).map_err(super::refuse)
}

fn choose<T: Tagged>(content: &Content) -> Result<T, Fault> {
    let Content::Map(entries) = content else {
        return Err(Fault::new(Rule::Type { expected: JsonKind::Object, found: content.kind() }));
    };
    let mut tags = entries.iter().filter(|(name, _)| name == T::TAG);
    let tag = match tags.next() {
        Some((_, Content::Text(tag) | Content::Loose(tag))) => tag,
        Some((_, other)) => {
            let fault = Fault::new(Rule::Type { expected: JsonKind::String, found: other.kind() });
            return Err(fault.inside(T::TAG));
        }
        None => return Err(Fault::new(Rule::TagMissing(T::TAG, T::KNOWN))),
    };
    if tags.next().is_some() {
        return Err(Fault::new(Rule::Repeated(T::TAG.to_owned())));
    }
    T::read(tag, content).unwrap_or_else(|| Err(Fault::new(Rule::OneOfTexts(T::KNOWN)).inside(T::TAG)))
}

/// Writes an alternative with its tag.
pub fn write_alternative<T: Serialize, S: Serializer>(
    value: &T,
    tag: &'static str,
    values: &'static [&'static str],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.serialize(Tagging { inner: serializer, tag, values })
}

/// Gives an enum of objects its `serde` implementations: a property tells which alternative an object is.
///
/// Each entry is a variant, the type it holds, and the values of the property that mean it. The type may declare the
/// property itself; it is written once in any case, with a value that means the variant.
///
/// ```
/// # #[derive(Debug, PartialEq)] pub struct Cat { pub lives: i32 }
/// # stub_runtime::object! { Cat { 0 lives "lives" required } }
/// # #[derive(Debug, PartialEq)] pub struct Dog {}
/// # stub_runtime::object! { Dog {} }
/// #[derive(Debug, PartialEq)]
/// pub enum Animal { Cat(Cat), Dog(Box<Dog>) }
/// stub_runtime::tagged! { Animal "type" { Cat(Cat) "cat" "CAT", Dog(Box<Dog>) "dog" } }
/// let cat: Animal = stub_runtime::json::parse(br#"{"lives":9,"type":"CAT"}"#).unwrap();
/// assert_eq!(cat, Animal::Cat(Cat { lives: 9 }));
/// assert_eq!(stub_runtime::json::write(&cat).unwrap(), br#"{"lives":9,"type":"cat"}"#);
/// ```
#[macro_export]
macro_rules! tagged {
    ($name:ident $tag:literal { $($variant:ident($type:ty) $($value:literal)+),* $(,)? }) => {
        impl $crate::json::Tagged for $name {
            const TAG: &'static str = $tag;
            const KNOWN: &'static [&'static str] = &[$($($value),+),*];

            fn read(
                tag: &str,
                content: &$crate::json::Content,
            ) -> ::core::option::Option<::core::result::Result<Self, $crate::Fault>> {
                match tag {
                    $($($value)|+ => ::core::option::Option::Some(
                        $crate::json::read::<$type>(content).map($name::$variant),
                    ),)*
                    _ => ::core::option::Option::None,
                }
            }
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| match value {
                $($name::$variant(value) => {
                    $crate::json::write_alternative(value, $tag, &[$($value),+], serializer)
                })*
            },
            |deserializer| $crate::json::read_tagged(deserializer)
        }
    };
}

/// A serializer that takes an object and writes it with its tag: once, and with a value that means the variant.
struct Tagging<S> {
    inner: S,
    tag: &'static str,
    /// Values of the tag that mean the variant; the first is written where the object has none of them.
    values: &'static [&'static str],
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
struct TaggingMap<M> {
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
