//! Reading of enums, the same for all of them.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserializer, Error, Unexpected, Visitor};

/// Enums of texts: every text is a value.
pub trait Texts: for<'t> From<&'t str> {
    /// Whether the contract does not name the value.
    fn is_other(&self) -> bool;
}

/// Enums of whole numbers: every number is a value.
pub trait Integers: From<i64> {
    /// Whether the contract does not name the value.
    fn is_other(&self) -> bool;
}

/// Reads a value of an enum of texts.
pub fn read_text<'de, T: Texts, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Text<T>(PhantomData<T>);
    impl<T: Texts> Visitor<'_> for Text<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
            let value = T::from(text);
            if value.is_other() {
                super::fit::meet_stranger();
            }
            Ok(value)
        }
    }
    deserializer.deserialize_str(Text(PhantomData))
}

/// Reads a value of an enum of whole numbers.
pub fn read_integer<'de, T: Integers, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Integer<T>(PhantomData<T>);
    impl<T: Integers> Visitor<'_> for Integer<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a whole number of 64 bits")
        }

        fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
            let value = T::from(number);
            if value.is_other() {
                super::fit::meet_stranger();
            }
            Ok(value)
        }

        fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
            let number = i64::try_from(number).map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))?;
            self.visit_i64(number)
        }
    }
    deserializer.deserialize_i64(Integer(PhantomData))
}
