//! Types that generated clients declare through macros: open enums, checked texts, unions.
//!
//! What a caller builds is checked; what a server sends is taken as it comes. A value that the contract does not name is
//! kept and can be sent back as it was, since a server may learn new values before its clients do.

mod answers;
mod fit;
mod int_enum;
mod nullable;
mod read;
mod tagged;
mod text;
mod text_enum;
mod text_rules;
mod union;

pub use fit::{Attempt, Chosen, choose};
pub use nullable::Nullable;
pub use read::{Integers, Texts, read_integer, read_text};
pub use tagged::{Reader, read_alternative, read_tagged, write_tagged};
pub use text::{Ruled, Text};
pub use text_rules::{TextError, TextRules};

#[doc(hidden)]
pub use {serde, serde_json};
