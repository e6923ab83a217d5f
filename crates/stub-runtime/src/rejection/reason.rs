//! Reasons for turning a request away, and their English.

use std::borrow::Cow;
use std::fmt;

use poem::http::{Method, StatusCode};

use crate::Fault;

/// Reason for turning a request away.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum Reason {
    /// Something that must be there is not.
    Missing {
        /// Its location.
        location: Location,
        /// Its name in the document.
        name: &'static str,
    },
    /// Something is there and breaks a rule.
    Invalid {
        /// Its location.
        location: Location,
        /// Its name in the document.
        name: &'static str,
        /// The rule, and the place inside a list or an object.
        fault: Fault,
    },
    /// Something is there and its text is not laid out as its style asks.
    Misshapen {
        /// Its location.
        location: Location,
        /// Its name in the document.
        name: &'static str,
        /// The layout that it lacks.
        shape: ParameterShape,
    },
    /// Something is there that the document does not know.
    Unknown {
        /// Its location.
        location: Location,
        /// Its name as the caller wrote it, cut to a readable length.
        name: String,
    },
    /// Something that may be there once is there twice.
    Repeated {
        /// Its location.
        location: Location,
        /// Its name in the document.
        name: Cow<'static, str>,
    },
    /// Escapes (`%41`) that are broken or do not make text.
    Encoding {
        /// Location of the text that could not be decoded: the path, or the name of a query parameter.
        location: Location,
    },
    /// The operation needs a body and there is none.
    MissingBody,
    /// The body is not what the document says.
    InvalidBody {
        /// The rule and the JSON path.
        fault: Fault,
    },
    /// The body is text by its media type and not UTF-8, or it holds a NUL.
    BodyNotText,
    /// The body is `multipart/form-data` by its media type and not by what it holds.
    BodyNotMultipart,
    /// The body ended early: the caller left, or the transfer was broken.
    BrokenBody,
    /// The body did not come within the server's time: reading it ended with [`TimedOut`](std::io::ErrorKind::TimedOut).
    SlowBody,
    /// No path of the document fits.
    UnknownPath,
    /// The path is known, the method is not among its methods.
    UnknownMethod {
        /// The methods of the path, as `Allow` tells them.
        allowed: Vec<Method>,
    },
    /// The body is larger than the server takes.
    TooLarge {
        /// Most bytes.
        limit: usize,
    },
    /// The body's media type is not one that the operation takes, or is not told.
    MediaType {
        /// Those it takes.
        accepted: &'static [&'static str],
    },
    /// A part's media type is not one that the document takes for it.
    PartMediaType {
        /// Its name in the document.
        name: &'static str,
        /// Those it takes.
        accepted: &'static [&'static str],
    },
    /// The body is compressed, which no operation takes.
    ContentEncoding,
    /// Credentials are missing.
    MissingCredentials,
    /// Credentials are there and cannot be read.
    MalformedCredentials,
    /// The implementation refused the caller.
    Denied {
        /// Its message for the caller.
        message: Option<String>,
    },
    /// Nobody has written the operation yet.
    Unimplemented {
        /// Its name in the document.
        operation: &'static str,
    },
    /// The service's own fault.
    Internal {
        /// For the log; never shown to a caller.
        cause: String,
    },
}

impl Reason {
    /// The status that goes with the reason where the operation declares no other.
    pub fn status(&self) -> StatusCode {
        match self {
            Reason::Missing { .. }
            | Reason::Invalid { .. }
            | Reason::Misshapen { .. }
            | Reason::Unknown { .. }
            | Reason::Repeated { .. }
            | Reason::Encoding { .. }
            | Reason::MissingBody
            | Reason::InvalidBody { .. }
            | Reason::BodyNotText
            | Reason::BodyNotMultipart
            | Reason::BrokenBody => StatusCode::BAD_REQUEST,
            Reason::SlowBody => StatusCode::REQUEST_TIMEOUT,
            Reason::UnknownPath => StatusCode::NOT_FOUND,
            Reason::UnknownMethod { .. } => StatusCode::METHOD_NOT_ALLOWED,
            Reason::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Reason::MediaType { .. } | Reason::PartMediaType { .. } | Reason::ContentEncoding => {
                StatusCode::UNSUPPORTED_MEDIA_TYPE
            }
            Reason::MissingCredentials | Reason::MalformedCredentials => StatusCode::UNAUTHORIZED,
            Reason::Denied { .. } => StatusCode::FORBIDDEN,
            Reason::Unimplemented { .. } => StatusCode::NOT_IMPLEMENTED,
            Reason::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

/// English, for a caller.
impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Missing { location, name } => write!(f, "{location} `{name}` is missing"),
            Reason::Invalid { location, name, fault } => fault.said_of(format_args!("{location} `{name}`")).fmt(f),
            Reason::Misshapen { location, name, shape } => write!(f, "{location} `{name}` must {shape}"),
            Reason::Unknown { location, name } => write!(f, "{location} `{name}` is unknown"),
            Reason::Repeated { location, name } => write!(f, "{location} `{name}` is given more than once"),
            Reason::Encoding { location: Location::Path } => write!(f, "the path must {}", ParameterShape::Encoded),
            Reason::Encoding { location } => write!(f, "the name of a {location} must {}", ParameterShape::Encoded),
            Reason::MissingBody => f.write_str("the body is missing"),
            Reason::InvalidBody { fault } => fault.said_of("the body").fmt(f),
            Reason::BodyNotText => f.write_str("the body must be UTF-8 without NUL"),
            Reason::BodyNotMultipart => f.write_str("the body must be well-formed multipart/form-data"),
            Reason::BrokenBody => f.write_str("the body is incomplete"),
            Reason::SlowBody => f.write_str("the body came too slowly"),
            Reason::UnknownPath => f.write_str("there is nothing at this path"),
            Reason::UnknownMethod { allowed } => {
                f.write_str("this path knows only ")?;
                list(f, allowed.iter().map(Method::as_str))
            }
            Reason::TooLarge { limit } => write!(f, "the body is larger than {limit} bytes"),
            Reason::MediaType { accepted } => {
                f.write_str("the body must be ")?;
                list(f, accepted.iter().copied())
            }
            Reason::PartMediaType { name, accepted } => {
                write!(f, "{} `{name}` must be ", Location::Part)?;
                list(f, accepted.iter().copied())
            }
            Reason::ContentEncoding => f.write_str("the body must not be compressed"),
            Reason::MissingCredentials => f.write_str("credentials are missing"),
            Reason::MalformedCredentials => f.write_str("the credentials cannot be read"),
            Reason::Denied { message: Some(message) } => f.write_str(message),
            Reason::Denied { message: None } => f.write_str("access denied"),
            Reason::Unimplemented { operation } => write!(f, "`{operation}` is not implemented yet"),
            Reason::Internal { .. } => f.write_str("internal error"),
        }
    }
}

fn list<'t>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = &'t str>) -> fmt::Result {
    for (idx, item) in items.enumerate() {
        if idx > 0 {
            f.write_str(", ")?;
        }
        f.write_str(item)?;
    }
    Ok(())
}

/// Location of a parameter, a field or a part in a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Location {
    /// In the path.
    Path,
    /// In the query.
    Query,
    /// In a header.
    Header,
    /// In the `Cookie` header.
    Cookie,
    /// In an `application/x-www-form-urlencoded` body.
    Form,
    /// In a `multipart/form-data` body.
    Part,
}

/// `query parameter`, `header`, …: what a thing at this place is called.
impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Location::Path => "path parameter",
            Location::Query => "query parameter",
            Location::Header => "header",
            Location::Cookie => "cookie",
            Location::Form => "form field",
            Location::Part => "part",
        })
    }
}

/// Layout that the text of a parameter must have before it can be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParameterShape {
    /// Whole escapes that make UTF-8 without NUL.
    Encoded,
    /// UTF-8 without NUL.
    Text,
    /// Names and values in turn, or `name=value` each.
    Pairs,
    /// Style `label`: a dot first.
    Label,
    /// Style `matrix`: `;name=value`.
    Matrix,
    /// Style `deepObject`: `name[key]=value`.
    Brackets,
    /// No more brackets than anyone needs.
    Shallow,
}

/// The words after "must".
impl fmt::Display for ParameterShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ParameterShape::Encoded => "be percent-encoded UTF-8 without NUL",
            ParameterShape::Text => "be UTF-8 without NUL",
            ParameterShape::Pairs => "be pairs of a name and a value",
            ParameterShape::Label => "begin with a dot",
            ParameterShape::Matrix => "be written `;name=value`",
            ParameterShape::Brackets => "be written `name[key]=value`",
            ParameterShape::Shallow => "not be nested so deeply",
        })
    }
}
