//! Bodies of rejections: what the document declares for a status, and who writes it.
//!
//! Problems of RFC 9457 and plain text are written here, by a table that the generator makes; every other type is written
//! by the implementer, through the trait `Reject` that the generator makes for it. Nothing is looked up while all is well.

use poem::Response;
use poem::http::{HeaderMap, StatusCode};
use serde::Serialize;
use serde::ser::SerializeMap;

use super::{Reason, Rejection};
use crate::reply::{self, Answer, Offer};
use crate::{Context, Operations};

/// Bodies that a document declares for rejections.
#[derive(Debug, Clone, Copy)]
pub struct Shapes {
    /// The bodies; what follows names them by their numbers.
    pub bodies: &'static [Shape],
    /// The body of a rejection outside any operation, or of a status for which its operation declares none.
    pub elsewhere: Option<usize>,
    /// Declarations of the operations, by their numbers.
    pub operations: &'static [DeclaredBodies],
}

/// Bodies that an operation declares for rejections.
#[derive(Debug, Clone, Copy)]
pub struct DeclaredBodies {
    /// Name of the operation.
    pub operation: &'static str,
    /// Status of the answer to a caller who may not do this: 403, unless the operation declares 401 alone.
    pub forbidden: u16,
    /// Statuses with the numbers of their bodies; none where all have the one of [`Shapes::elsewhere`].
    pub bodies: &'static [(DeclaredStatus, usize)],
}

/// A status as the document names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeclaredStatus {
    /// `404`
    Code(u16),
    /// `4XX`
    Range(u16),
    /// `default`
    Default,
}

/// A body that can be declared for a rejection.
#[derive(Debug, Clone, Copy)]
pub enum Shape {
    /// A problem of RFC 9457.
    Problem {
        /// Media types, of which the caller chooses one.
        offers: &'static [Offer],
        /// Members that are sent, in this order.
        members: &'static [ProblemMember],
        /// Most characters of the member `detail`.
        longest: usize,
    },
    /// Text.
    Text {
        /// Its media type.
        media_type: &'static str,
        /// Most characters.
        longest: usize,
    },
    /// A type of the document, which the implementer makes.
    Written,
}

/// Member of a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProblemMember {
    /// `type`: always `about:blank`, which says that the status tells it all.
    Type,
    /// `title`: the status in words.
    Title,
    /// `status`
    Status,
    /// `detail`: the reason in a sentence.
    Detail,
    /// `instance`: the path that was asked for.
    Instance,
}

/// A rejection whose body the implementer writes: the reason, and what was asked for.
#[derive(Debug, Clone, Copy)]
pub struct Rejected<'r> {
    pub(crate) rejection: &'r Rejection,
    pub(crate) context: Context<'r>,
    pub(crate) operation: Option<&'static str>,
}

impl Shapes {
    /// No operation declares a body.
    pub const NONE: Shapes = Shapes { bodies: &[], elsewhere: None, operations: &[] };

    /// Declarations of an operation.
    pub(crate) fn of(&self, operation: usize) -> Option<&'static DeclaredBodies> {
        self.operations.get(operation)
    }

    /// Number of the body for a status.
    fn body(&self, declared: Option<&DeclaredBodies>, status: StatusCode) -> Option<usize> {
        let bodies = declared.map_or(&[][..], |declared| declared.bodies);
        let find = |wanted| bodies.iter().find(|(status, _)| *status == wanted).map(|(_, body)| *body);
        let code = status.as_u16();
        find(DeclaredStatus::Code(code))
            .or_else(|| find(DeclaredStatus::Range(code / 100)))
            .or_else(|| find(DeclaredStatus::Default))
            .or(self.elsewhere)
    }
}

impl<'r> Rejected<'r> {
    /// The reason. Its `Display` is a sentence in English.
    pub fn reason(&self) -> &'r Reason {
        self.rejection.reason()
    }

    /// The status that is answered.
    pub fn status(&self) -> StatusCode {
        self.rejection.status()
    }

    /// The operation by its name in the document; nothing where the request is for none.
    pub fn operation(&self) -> Option<&'static str> {
        self.operation
    }

    /// The request beside its parameters and body.
    pub fn context(&self) -> Context<'r> {
        self.context
    }

    /// The response in the body that the document declares; nothing where it declares none, or the body cannot be made.
    pub(crate) fn response<O: Operations>(self, operations: &O, operation: Option<usize>) -> Option<Response> {
        let declared = operation.and_then(|operation| O::SHAPES.of(operation));
        let number = O::SHAPES.body(declared, self.status())?;
        let answer = match *O::SHAPES.bodies.get(number)? {
            Shape::Problem { offers, members, longest } => {
                let problem = Problem { rejected: &self, members, longest };
                reply::offered(self.status().as_u16(), &self, offers, &problem)
            }
            Shape::Text { media_type, longest } => {
                reply::text(self.status().as_u16(), media_type, cut(self.reason().to_string(), longest))
            }
            Shape::Written => operations.reject(operation, number, self),
        };
        self.with_headers(answer)
    }

    fn with_headers(&self, answer: Answer) -> Option<Response> {
        match answer {
            Ok(reply) => {
                let mut response = reply.into_response();
                self.rejection.add_headers_to(response.headers_mut());
                Some(response)
            }
            Err(failure) => {
                tracing::error!(reason = ?failure.reason(), "the body of a rejection could not be made");
                None
            }
        }
    }
}

impl AsRef<HeaderMap> for Rejected<'_> {
    fn as_ref(&self) -> &HeaderMap {
        self.context.headers()
    }
}

/// A problem of RFC 9457 about a rejection.
struct Problem<'r> {
    rejected: &'r Rejected<'r>,
    members: &'static [ProblemMember],
    longest: usize,
}

impl Serialize for Problem<'_> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let status = self.rejected.status();
        let mut map = serializer.serialize_map(Some(self.members.len()))?;
        for member in self.members {
            match member {
                ProblemMember::Type => map.serialize_entry("type", "about:blank")?,
                ProblemMember::Title => {
                    map.serialize_entry("title", status.canonical_reason().unwrap_or("Refused"))?;
                }
                ProblemMember::Status => map.serialize_entry("status", &status.as_u16())?,
                ProblemMember::Detail => {
                    map.serialize_entry("detail", &cut(self.rejected.reason().to_string(), self.longest))?;
                }
                ProblemMember::Instance => {
                    map.serialize_entry("instance", self.rejected.context.original_uri.path())?;
                }
            }
        }
        map.end()
    }
}

/// A text of so many characters at most.
fn cut(text: String, longest: usize) -> String {
    match text.char_indices().nth(longest) {
        None => text,
        Some(_) => text.chars().take(longest.saturating_sub(1)).chain(['…']).take(longest).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_text_that_is_too_long_ends_in_an_ellipsis() {
        for (text, longest, expected) in
            [("abc", 3, "abc"), ("abcd", 3, "ab…"), ("äöü", 2, "ä…"), ("abc", 0, ""), ("abc", usize::MAX, "abc")]
        {
            assert_eq!(cut(text.to_owned(), longest), expected);
        }
    }
}
