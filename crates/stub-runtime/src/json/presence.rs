//! Presence of properties, a module for each word of [`object!`](crate::object): is it required, and what becomes of its field.

/// Must be there.
pub mod required {
    /// True if an object without it is refused.
    pub const IS_REQUIRED: bool = true;

    /// The field, from what was read.
    #[inline]
    pub fn take<T>(place: Option<T>) -> T {
        place.expect("an object without it was refused")
    }
}

/// Must be there and may be null: what was read tells null from a value already.
pub mod nullable {
    pub use super::required::{IS_REQUIRED, take};
}

/// May be absent.
pub mod optional {
    /// True if an object without it is refused.
    pub const IS_REQUIRED: bool = false;

    /// The field, from what was read.
    #[inline]
    pub fn take<T>(place: Option<T>) -> Option<T> {
        place
    }
}

/// May be absent and may be null.
pub mod both {
    pub use super::optional::{IS_REQUIRED, take};
}

/// May be absent and then has a value of the document's.
pub mod default {
    /// True if an object without it is refused.
    pub const IS_REQUIRED: bool = false;

    /// The field, from what was read.
    #[inline]
    pub fn take<T>(place: Option<T>, default: impl FnOnce() -> T) -> T {
        place.unwrap_or_else(default)
    }
}
