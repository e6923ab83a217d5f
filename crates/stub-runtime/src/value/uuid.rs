//! `format: uuid`.

use std::fmt;
use std::ops::Deref;

/// A UUID in its hyphenated form. Dereferences to [`uuid::Uuid`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Uuid(uuid::Uuid);

impl Uuid {
    /// Only the hyphenated form: braces, `urn:uuid:` and bare digits are no `uuid` of OpenAPI.
    fn parse(text: &str) -> Option<Uuid> {
        if text.len() == 36 { uuid::Uuid::try_parse(text).ok().map(Uuid) } else { None }
    }

    /// The UUID itself.
    pub fn into_inner(self) -> uuid::Uuid {
        self.0
    }
}

impl fmt::Display for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.hyphenated().fmt(f)
    }
}

impl Deref for Uuid {
    type Target = uuid::Uuid;

    fn deref(&self) -> &uuid::Uuid {
        &self.0
    }
}

impl From<uuid::Uuid> for Uuid {
    fn from(uuid: uuid::Uuid) -> Uuid {
        Uuid(uuid)
    }
}

super::text_format::text_format!(Uuid);
