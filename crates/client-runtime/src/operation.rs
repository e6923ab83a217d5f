//! Operations as data: what generated tables hold, and what command lines read.

/// One operation of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Operation {
    /// Its `operationId`, or the one made up for it.
    pub id: &'static str,
    /// The method of the generated client.
    pub name: &'static str,
    /// The first of its tags.
    pub tag: Option<&'static str>,
    /// Its summary, or an empty text.
    pub summary: &'static str,
    /// Its HTTP method.
    pub method: Method,
    /// Its path below the base address, with `{name}` for each path parameter.
    pub path: &'static str,
    /// Its parameters, in the document's order.
    pub parameters: &'static [Parameter],
    /// The body that a request has.
    pub body: Option<Body>,
    /// The media types of its declared responses, joined by commas; empty when they have no body.
    pub accept: &'static str,
    /// Alternatives of security schemes, each a list of names that are needed together. Nothing at all: none is needed;
    /// an empty alternative: the operation may be called without.
    pub security: &'static [&'static [&'static str]],
}

impl Operation {
    /// True if credentials have a say in its calls.
    pub fn has_security(&self) -> bool {
        self.security.iter().any(|alternative| !alternative.is_empty())
    }
}

/// A parameter of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    /// Its name on the wire.
    pub name: &'static str,
    /// Its location.
    pub location: Location,
    /// True if a call must give it.
    pub is_required: bool,
    /// Kind of its value; of a list, of each element.
    pub kind: Kind,
    /// The values that it may have, when they are few and known.
    pub values: &'static [&'static str],
    /// True if it may be given several times.
    pub is_list: bool,
    /// The first sentence of its description, or an empty text.
    pub summary: &'static str,
}

/// Kind of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Text of any format.
    Text,
    /// A whole number.
    Integer,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// An object, or anything else that is written as JSON.
    Object,
}

/// Location of a parameter in a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Location {
    /// In the path.
    Path,
    /// In the query.
    Query,
    /// All of the query.
    QueryString,
    /// In a header.
    Header,
    /// In a cookie.
    Cookie,
}

/// The body of an operation's requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Body {
    /// Its media type.
    pub media_type: &'static str,
    /// True if a call must give it.
    pub is_required: bool,
    /// The fields of a JSON body that hold plain values, or lists of them; of a body that is deep or wide, the first.
    pub fields: &'static [Field],
}

/// A field of a JSON body.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The way to it: `nome`, `endereco.uf`, `telefones[].numero`; in a body that is a list, `[].nome`.
    pub path: &'static str,
    /// True if the object that it stands in must have it.
    pub is_required: bool,
    /// Kind of its value; of a list, of each element.
    pub kind: Kind,
    /// The values that it may have, when they are few and known.
    pub values: &'static [&'static str],
    /// True if it is a list.
    pub is_list: bool,
    /// The first sentence of its description, or an empty text.
    pub summary: &'static str,
}

/// An HTTP method.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
    /// `QUERY`
    Query,
    /// One that OpenAPI has no word of its own for.
    Other(&'static str),
}

impl Method {
    /// The method as it stands in a request.
    pub fn as_str(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Put => "PUT",
            Method::Post => "POST",
            Method::Delete => "DELETE",
            Method::Options => "OPTIONS",
            Method::Head => "HEAD",
            Method::Patch => "PATCH",
            Method::Trace => "TRACE",
            Method::Query => "QUERY",
            Method::Other(name) => name,
        }
    }

    /// True if calling twice is the same as calling once, because nothing is changed (RFC 9110, 9.2.1).
    pub fn is_safe(self) -> bool {
        matches!(self, Method::Get | Method::Head | Method::Options | Method::Trace | Method::Query)
    }
}

impl From<Method> for reqwest::Method {
    fn from(method: Method) -> reqwest::Method {
        reqwest::Method::from_bytes(method.as_str().as_bytes()).expect("each is a method of HTTP")
    }
}

/// A security scheme of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scheme {
    /// Its name in the document.
    pub name: &'static str,
    /// Form of its credentials.
    pub kind: SchemeKind,
}

/// Form of credentials.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SchemeKind {
    /// A token in `Authorization: Bearer …`; also for OAuth and OpenID Connect.
    Bearer,
    /// A user and a password in `Authorization: Basic …`.
    Basic,
    /// A key in a header, in the query or in a cookie.
    ApiKey {
        /// Location of the key.
        location: Location,
        /// The name of the header, of the query parameter or of the cookie.
        name: &'static str,
    },
}
