//! Messages of caught panics.

use std::any::Any;

/// The message of a panic that was caught.
pub fn message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("of an unknown kind")
}
