//! JSON: bytes to types and back, and the macros that give generated types their `serde` implementations.
//!
//! The macros stand in for `serde`'s derives, which cost several times as much to compile: what a type needs is a few
//! lines that name its parts, and everything else is generic code that is compiled here once.

mod canonical;
mod content;
mod enums;
mod error;
mod newtype;
mod object;
mod parse;
pub mod presence;
mod probe;
mod tagged;
mod tuple;
mod untagged;

pub use canonical::canonical;
pub use content::{Content, read};
pub use parse::{JsonFault, parse, write};
pub use probe::n_properties;

// What the macros expand to.
pub use enums::{IntEnum, TextEnum, read_int_enum, read_text_enum};
pub use error::refuse;
pub use newtype::read_checked;
pub use object::{Object, Reader, Undeclared, Writer, read_object, write_object};
pub use serde::de::{MapAccess, SeqAccess};
pub use serde::ser::{SerializeMap, SerializeSeq};
pub use serde::{Deserialize, Deserializer, Serialize, Serializer};
pub use tagged::{Tagged, read_tagged, write_alternative};
pub use tuple::{Elements, Places, Tuple, read_tuple, write_tuple};
pub use untagged::{Attempt, Untagged, attempt, read_untagged, text_untagged};
