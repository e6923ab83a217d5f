//! Subjects: the positions of schemas, as far as they matter to the reader of a change.

use crate::model::Direction;
use crate::words::words;

words! {
    /// The position of a schema.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Subject by prefix {
        /// The body of a request.
        RequestBody = "request-body",
        /// Anything inside a request's body.
        RequestProperty = "request-property",
        /// Anything inside a request's body that is marked `readOnly`, and so no part of requests.
        RequestReadOnlyProperty = "request-read-only-property",
        /// A parameter.
        RequestParameter = "request-parameter",
        /// Anything inside a parameter.
        RequestParameterProperty = "request-parameter-property",
        /// Anything inside a parameter that travels as a header.
        RequestHeaderProperty = "request-header-property",
        /// The body of a response.
        ResponseBody = "response-body",
        /// Anything inside a response's body.
        ResponseProperty = "response-property",
        /// Anything inside a response's body that is marked `writeOnly`, and so no part of responses.
        ResponseWriteOnlyProperty = "response-write-only-property",
        /// A header of a response.
        ResponseHeader = "response-header",
        /// Anything inside a header of a response.
        ResponseHeaderProperty = "response-header-property",
    }
}

words! {
    /// The need for a property.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Need by name {
        /// It must.
        Required = "required",
        /// It need not.
        Optional = "optional",
    }
}

impl Subject {
    /// What stands inside a parameter, which may be written as text or as JSON.
    pub(super) const PARTS: &[Subject] = &[Subject::RequestParameterProperty, Subject::RequestHeaderProperty];

    /// Bodies and what stands inside them.
    pub(crate) const BODIES: &[Subject] = &[
        Subject::RequestBody,
        Subject::RequestProperty,
        Subject::RequestReadOnlyProperty,
        Subject::ResponseBody,
        Subject::ResponseProperty,
        Subject::ResponseWriteOnlyProperty,
    ];

    /// Everything that is answered.
    pub(super) const RESPONSES: &[Subject] = &[
        Subject::ResponseBody,
        Subject::ResponseProperty,
        Subject::ResponseWriteOnlyProperty,
        Subject::ResponseHeader,
        Subject::ResponseHeaderProperty,
    ];

    /// How the ids of rules begin that tell required properties from optional ones.
    pub(super) fn prefix_with(self, need: Need) -> String {
        let need = need.name();
        match self {
            Subject::RequestReadOnlyProperty => format!("request-{need}-read-only-property"),
            Subject::ResponseWriteOnlyProperty => format!("response-{need}-write-only-property"),
            _ => match self.prefix().rsplit_once('-') {
                Some((before, last)) => format!("{before}-{need}-{last}"),
                None => need.to_owned(),
            },
        }
    }

    /// The subject in a sentence about any of its kind.
    pub(super) fn phrase(self) -> &'static str {
        match self {
            Subject::RequestBody => "a request body",
            Subject::RequestProperty => "a request property",
            Subject::RequestReadOnlyProperty => "a read-only property of a request",
            Subject::RequestParameter => "a parameter",
            Subject::RequestParameterProperty => "a property of a parameter",
            Subject::RequestHeaderProperty => "a property of a header that is sent",
            Subject::ResponseBody => "a response body",
            Subject::ResponseProperty => "a response property",
            Subject::ResponseWriteOnlyProperty => "a write-only property of a response",
            Subject::ResponseHeader => "a response header",
            Subject::ResponseHeaderProperty => "a property of a response header",
        }
    }

    /// The direction in which its values travel.
    pub fn direction(self) -> Direction {
        if Subject::RESPONSES.contains(&self) { Direction::Response } else { Direction::Request }
    }

    /// Whether its values never travel: `readOnly` in a request, `writeOnly` in a response.
    pub fn is_hidden(self) -> bool {
        matches!(self, Subject::RequestReadOnlyProperty | Subject::ResponseWriteOnlyProperty)
    }

    /// Whether it stands inside something else.
    pub fn is_inner(self) -> bool {
        self == self.inner()
    }

    /// The subject of what stands inside this one.
    #[must_use]
    pub fn inner(self) -> Subject {
        match self {
            Subject::RequestBody => Subject::RequestProperty,
            Subject::RequestParameter => Subject::RequestParameterProperty,
            Subject::ResponseBody => Subject::ResponseProperty,
            Subject::ResponseHeader => Subject::ResponseHeaderProperty,
            inner => inner,
        }
    }

    /// The subject of something inside that is marked as no part of what travels.
    #[must_use]
    pub fn hidden(self) -> Subject {
        match self.direction() {
            Direction::Request => Subject::RequestReadOnlyProperty,
            Direction::Response => Subject::ResponseWriteOnlyProperty,
        }
    }
}
