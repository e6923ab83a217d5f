//! Tuples of which some elements may be missing, or which others may follow.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserializer;
use serde::de::{Deserialize, Error, IgnoredAny, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// Tuples that are read element by element.
pub trait FromElements: Sized {
    /// The tuple that the elements of an array make.
    fn from_elements<'de, S: SeqAccess<'de>>(elements: Elements<S>) -> Result<Self, S::Error>;
}

/// Elements of an array that are still to be read.
#[derive(Debug)]
pub struct Elements<S> {
    sequence: S,
    n_read: usize,
}

/// Elements of an array that is being written. One that is missing is `null` if another follows.
#[derive(Debug)]
pub struct Writing<S> {
    sequence: S,
    n_missing: usize,
}

/// Reads a tuple.
pub fn read_tuple<'de, T: FromElements, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Array<T>(PhantomData<T>);
    impl<'de, T: FromElements> Visitor<'de> for Array<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an array")
        }

        fn visit_seq<S: SeqAccess<'de>>(self, sequence: S) -> Result<T, S::Error> {
            T::from_elements(Elements { sequence, n_read: 0 })
        }
    }
    deserializer.deserialize_seq(Array(PhantomData))
}

/// Begins to write a tuple.
pub fn write_tuple<S: Serializer>(serializer: S) -> Result<Writing<S::SerializeSeq>, S::Error> {
    Ok(Writing { sequence: serializer.serialize_seq(None)?, n_missing: 0 })
}

impl<'de, S: SeqAccess<'de>> Elements<S> {
    /// An element that must be there.
    pub fn required<T: Deserialize<'de>>(&mut self) -> Result<T, S::Error> {
        let n_read = self.n_read;
        self.next()?.ok_or_else(|| S::Error::custom(format_args!("an array of {n_read} is too short")))
    }

    /// An element that may be missing.
    pub fn optional<T: Deserialize<'de>>(&mut self) -> Result<Option<T>, S::Error> {
        Ok(self.next::<Option<T>>()?.flatten())
    }

    /// All that follow.
    pub fn rest<T: Deserialize<'de>>(&mut self) -> Result<Vec<T>, S::Error> {
        let mut rest = Vec::new();
        while let Some(element) = self.next()? {
            rest.push(element);
        }
        Ok(rest)
    }

    /// Refuses all that follow.
    pub fn end(mut self) -> Result<(), S::Error> {
        let n_read = self.n_read;
        match self.next::<IgnoredAny>()? {
            Some(_) => Err(S::Error::custom(format_args!("an array of more than {n_read} is too long"))),
            None => Ok(()),
        }
    }

    fn next<T: Deserialize<'de>>(&mut self) -> Result<Option<T>, S::Error> {
        let element = self.sequence.next_element()?;
        self.n_read += usize::from(element.is_some());
        Ok(element)
    }
}

impl<S: SerializeSeq> Writing<S> {
    /// An element that is there.
    pub fn required<T: Serialize>(&mut self, element: &T) -> Result<(), S::Error> {
        for _ in 0..std::mem::take(&mut self.n_missing) {
            self.sequence.serialize_element(&())?;
        }
        self.sequence.serialize_element(element)
    }

    /// An element that may be missing.
    pub fn optional<T: Serialize>(&mut self, element: &Option<T>) -> Result<(), S::Error> {
        match element {
            Some(element) => self.required(element),
            None => {
                self.n_missing += 1;
                Ok(())
            }
        }
    }

    /// All that follow.
    pub fn rest<T: Serialize>(&mut self, rest: &[T]) -> Result<(), S::Error> {
        rest.iter().try_for_each(|element| self.required(element))
    }

    /// The array.
    pub fn end(self) -> Result<S::Ok, S::Error> {
        self.sequence.end()
    }
}

/// Declares a tuple of elements that must be there, elements that may be missing, and others that may follow.
///
/// ```
/// client_runtime::tuple! {
///     /// A street, its number, and more about it.
///     pub struct Street { required: [0: String], optional: [1: i64], rest: [2: String] }
/// }
/// let street: Street = serde_json::from_str(r#"["Main", 7, "b"]"#).unwrap();
/// assert_eq!((street.0.as_str(), street.1, street.2.len()), ("Main", Some(7), 1));
/// assert_eq!(serde_json::to_string(&Street("Main".into(), None, vec![])).unwrap(), r#"["Main"]"#);
/// ```
#[macro_export]
macro_rules! tuple {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        required: [$($required_idx:tt: $required:ty),* $(,)?],
        optional: [$($optional_idx:tt: $optional:ty),* $(,)?],
        rest: [$($rest_idx:tt: $rest:ty)?] $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone)]
        $vis struct $name(
            $(pub $required,)*
            $(pub ::std::option::Option<$optional>,)*
            $(pub ::std::vec::Vec<$rest>,)?
        );

        impl $crate::data::FromElements for $name {
            #[allow(unused_mut, reason = "there may be no element")]
            fn from_elements<'de, S: $crate::data::serde::de::SeqAccess<'de>>(
                mut elements: $crate::data::Elements<S>,
            ) -> ::std::result::Result<Self, S::Error> {
                let tuple = Self(
                    $(elements.required::<$required>()?,)*
                    $(elements.optional::<$optional>()?,)*
                    $(elements.rest::<$rest>()?,)?
                );
                elements.end()?;
                ::std::result::Result::Ok(tuple)
            }
        }

        $crate::serde_impls! {
            $name,
            |value, serializer| {
                #[allow(unused_mut, reason = "there may be no element")]
                let mut writing = $crate::data::write_tuple(serializer)?;
                $(writing.required(&value.$required_idx)?;)*
                $(writing.optional(&value.$optional_idx)?;)*
                $(writing.rest(&value.$rest_idx)?;)?
                let _ = value;
                writing.end()
            },
            |deserializer| $crate::data::read_tuple(deserializer)
        }

        $crate::described! { $name, |generator| {
            let elements: &[$crate::schemas::schemars::Schema] = &[
                $(generator.subschema_for::<$required>(),)*
                $(generator.subschema_for::<$optional>(),)*
                $(generator.subschema_for::<$rest>(),)?
            ];
            let required: &[&str] = &[$(::std::stringify!($required_idx)),*];
            let rest: &[&str] = &[$(::std::stringify!($rest_idx))?];
            $crate::schemas::tuple(elements, required.len(), !rest.is_empty())
        } }
    };
}
