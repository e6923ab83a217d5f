//! Arrays whose first elements have a place each.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde::ser::{Error, Serialize, SerializeSeq, Serializer};

use crate::check::{Fault, Rule};

/// A struct with a field for each place of an array. Implemented by [`tuple!`](crate::tuple).
pub trait Tuple: Sized {
    /// Fewest elements.
    const MIN_ITEMS: u64;

    /// Reads the places in their order.
    fn read<'de, A: SeqAccess<'de>>(elements: &mut Elements<A>) -> Result<Self, A::Error>;

    /// Writes the places in their order.
    fn write<S: SerializeSeq>(&self, places: &mut Places<S>) -> Result<(), S::Error>;
}

/// Elements being read.
#[derive(Debug)]
pub struct Elements<A> {
    seq: A,
    n_read: u64,
    min_items: u64,
}

impl<'de, A: SeqAccess<'de>> Elements<A> {
    /// One that must be there.
    pub fn required<T: Deserialize<'de>>(&mut self) -> Result<T, A::Error> {
        match self.optional()? {
            Some(value) => Ok(value),
            None => Err(super::refuse(Fault::new(Rule::MinItems(self.min_items)))),
        }
    }

    /// One that may be there.
    pub fn optional<T: Deserialize<'de>>(&mut self) -> Result<Option<T>, A::Error> {
        let value = self.seq.next_element()?;
        self.n_read += u64::from(value.is_some());
        Ok(value)
    }

    /// All that follow.
    pub fn rest<T: Deserialize<'de>>(&mut self) -> Result<Vec<T>, A::Error> {
        let mut rest = Vec::new();
        while let Some(value) = self.optional()? {
            rest.push(value);
        }
        Ok(rest)
    }

    /// Refuses what follows.
    fn end(&mut self) -> Result<(), A::Error> {
        match self.seq.next_element::<IgnoredAny>()? {
            None => Ok(()),
            Some(_) => Err(super::refuse(Fault::new(Rule::MaxItems(self.n_read)))),
        }
    }
}

/// Elements being written.
#[derive(Debug)]
pub struct Places<S> {
    seq: S,
    /// True if an element was left out, so that no other may follow.
    is_ended: bool,
}

impl<S: SerializeSeq> Places<S> {
    /// One that must be there.
    pub fn required<T: Serialize>(&mut self, value: &T) -> Result<(), S::Error> {
        if self.is_ended {
            return Err(S::Error::custom("an element is missing before another"));
        }
        self.seq.serialize_element(value)
    }

    /// One that may be there.
    pub fn optional<T: Serialize>(&mut self, value: &Option<T>) -> Result<(), S::Error> {
        match value {
            Some(value) => self.required(value),
            None => {
                self.is_ended = true;
                Ok(())
            }
        }
    }

    /// All that follow.
    pub fn rest<T: Serialize>(&mut self, values: &[T]) -> Result<(), S::Error> {
        values.iter().try_for_each(|value| self.required(value))
    }
}

/// Reads an array.
pub fn read_tuple<'de, T: Tuple, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_seq(Reading(PhantomData))
}

/// Writes an array.
pub fn write_tuple<T: Tuple, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let mut places = Places { seq: serializer.serialize_seq(None)?, is_ended: false };
    value.write(&mut places)?;
    places.seq.end()
}

struct Reading<T>(PhantomData<T>);

impl<'de, T: Tuple> Visitor<'de> for Reading<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<T, A::Error> {
        let mut elements = Elements { seq, n_read: 0, min_items: T::MIN_ITEMS };
        let value = T::read(&mut elements)?;
        elements.end()?;
        Ok(value)
    }
}

/// Gives a tuple struct its `serde` implementations as an array: each field is an element that is `required` or `optional`,
/// and the last may be the `rest`. What follows the last place is refused.
///
/// ```
/// #[derive(Debug, PartialEq)]
/// pub struct Point(pub f64, pub f64, pub Option<String>, pub Vec<bool>);
/// stub_runtime::tuple! { Point { 0 required, 1 required, 2 optional, 3 rest } }
/// let read = |json: &str| stub_runtime::json::parse::<Point>(json.as_bytes());
/// assert_eq!(read("[1, 2]").unwrap(), Point(1.0, 2.0, None, vec![]));
/// assert_eq!(read(r#"[1, 2, "a", true]"#).unwrap(), Point(1.0, 2.0, Some("a".to_owned()), vec![true]));
/// assert_eq!(read("[1]").unwrap_err().to_string(), "`$` must have at least 2 elements");
/// ```
#[macro_export]
macro_rules! tuple {
    (@least required) => { 1 };
    (@least $kind:ident) => { 0 };
    ($name:ident { $($place:tt $kind:ident),* $(,)? }) => {
        impl $crate::json::Tuple for $name {
            const MIN_ITEMS: u64 = 0 $(+ $crate::tuple!(@least $kind))*;

            fn read<'de, __A: $crate::json::SeqAccess<'de>>(
                elements: &mut $crate::json::Elements<__A>,
            ) -> ::core::result::Result<Self, __A::Error> {
                ::core::result::Result::Ok($name($(elements.$kind()?),*))
            }

            fn write<__S: $crate::json::SerializeSeq>(
                &self,
                places: &mut $crate::json::Places<__S>,
            ) -> ::core::result::Result<(), __S::Error> {
                $(places.$kind(&self.$place)?;)*
                ::core::result::Result::Ok(())
            }
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| $crate::json::write_tuple(value, serializer),
            |deserializer| $crate::json::read_tuple(deserializer)
        }
    };
}
