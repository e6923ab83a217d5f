//! Methods of HTTP.

use std::fmt;

/// The method of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Method {
    /// `GET`
    Get,
    /// `PUT`
    Put,
    /// `POST`
    Post,
    /// `DELETE`
    Delete,
    /// `OPTIONS`
    Options,
    /// `HEAD`
    Head,
    /// `PATCH`
    Patch,
    /// `TRACE`
    Trace,
    /// `QUERY`, which came with 3.2: it asks as `GET` does, and has a body.
    Query,
    /// One of `additionalOperations`, which came with 3.2.
    Other(MethodName),
}

/// The name of a method that OpenAPI has no field for, as it stands in a request.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MethodName {
    /// Letters, and zeros after them.
    letters: [u8; MethodName::MAX_LEN],
    len: u8,
}

/// Methods with a field of their own in a path item: the key, and the word on the wire.
const FIXED: [(Method, &str, &str); 9] = [
    (Method::Get, "get", "GET"),
    (Method::Put, "put", "PUT"),
    (Method::Post, "post", "POST"),
    (Method::Delete, "delete", "DELETE"),
    (Method::Options, "options", "OPTIONS"),
    (Method::Head, "head", "HEAD"),
    (Method::Patch, "patch", "PATCH"),
    (Method::Trace, "trace", "TRACE"),
    (Method::Query, "query", "QUERY"),
];

impl Method {
    /// The method whose operation stands under a key of a path item.
    pub fn of_key(key: &str) -> Option<Method> {
        FIXED.iter().find(|(_, known, _)| *known == key).map(|(method, ..)| *method)
    }

    /// The method of this name among `additionalOperations`; `None` for what is no name of a method, and for one that has a
    /// field of its own.
    pub fn additional(name: &str) -> Option<Method> {
        let is_fixed = FIXED.iter().any(|(_, _, fixed)| *fixed == name);
        MethodName::new(name).filter(|_| !is_fixed).map(Method::Other)
    }

    /// The key under which its operation stands, in a path item or in `additionalOperations`.
    pub fn key(&self) -> &str {
        self.fixed().map_or_else(|| self.name(), |(_, key, _)| key)
    }

    /// The word on the wire.
    pub fn name(&self) -> &str {
        match self {
            Method::Other(name) => name.as_str(),
            fixed => fixed.fixed().map_or("", |(_, _, name)| name),
        }
    }

    /// The way from a path item to its operation.
    pub fn pointer(&self) -> String {
        match self {
            Method::Other(name) => format!("additionalOperations/{}", name.as_str().replace('~', "~0")),
            fixed => fixed.key().to_owned(),
        }
    }

    fn fixed(&self) -> Option<&'static (Method, &'static str, &'static str)> {
        FIXED.iter().find(|(method, ..)| method == self)
    }
}

impl MethodName {
    /// The longest name there may be. The longest that is registered, `UPDATEREDIRECTREF`, has 17 letters.
    pub const MAX_LEN: usize = 31;

    /// A name; `None` for what is no token of HTTP, and for one that is longer than names are.
    fn new(name: &str) -> Option<MethodName> {
        let is_token = |byte: &u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(byte);
        let mut letters = [0; MethodName::MAX_LEN];
        letters.get_mut(..name.len())?.copy_from_slice(name.as_bytes());
        let len = u8::try_from(name.len()).ok()?;
        (len > 0 && name.as_bytes().iter().all(is_token)).then_some(MethodName { letters, len })
    }

    fn as_str(&self) -> &str {
        let letters = self.letters.get(..usize::from(self.len)).unwrap_or_default();
        std::str::from_utf8(letters).unwrap_or_default()
    }
}

impl fmt::Debug for MethodName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::Method;

    #[test]
    fn methods_of_path_items_have_a_key_and_a_word() {
        let query = Method::of_key("query").unwrap();
        assert_eq!((query.key(), query.name(), query.pointer().as_str()), ("query", "QUERY", "query"));
        assert_eq!(Method::of_key("QUERY"), None);
        assert_eq!(Method::of_key("copy"), None);
    }

    #[test]
    fn additional_methods_are_tokens_that_have_no_field() {
        let copy = Method::additional("COPY").unwrap();
        assert_eq!((copy.key(), copy.name(), copy.pointer().as_str()), ("COPY", "COPY", "additionalOperations/COPY"));
        // Names of methods are case-sensitive.
        assert!(Method::additional("get").is_some());
        for bad in ["", "GET", "TWO WORDS", "ÄNDERE", &"X".repeat(32)] {
            assert_eq!(Method::additional(bad), None, "{bad:?}");
        }
    }
}
