//! Types that generated clients declare through macros: open enums, checked texts, unions, tuples, bytes as text.
//!
//! What a caller builds is checked; what a server sends is taken as it comes. A value that the contract does not name is
//! kept and can be sent back as it was, since a server may learn new values before its clients do.

mod encoded;
mod enums;
mod nullable;
mod tagged;
mod text;
mod tuple;
mod union;

pub use encoded::{Base64, Base64Url};
pub use enums::{Open, read_integer, read_text};
pub use nullable::Nullable;
pub use tagged::{Reader, read_alternative, read_tagged, write_tagged};
pub use text::{Ruled, Text, TextError, TextRules};
pub use tuple::{Elements, FromElements, Writing, read_tuple, write_tuple};
pub use union::{Attempt, Chosen, choose};

#[doc(hidden)]
pub use {serde, serde_json};
