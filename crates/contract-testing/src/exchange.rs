//! A request and its answer.

use contract::findings::Findings;

use crate::caller::{Answer, Request};
use crate::layout::{laid_out, shown_body};

/// Headers of an answer that the contract speaks of; the others are the server's own affair and some of them vary.
const HEADERS: [&str; 7] =
    ["allow", "content-disposition", "content-type", "location", "retry-after", "www-authenticate", "etag"];

/// A request that asks for a status, its answer, and what the document says against that.
#[derive(Debug)]
pub struct Exchange {
    /// The `operationId`, or method and path where there is none.
    pub operation: String,
    /// The status that was asked for; `None` where the document names none.
    pub status: Option<u16>,
    /// As it was sent.
    pub request: Request,
    /// As it came.
    pub answer: Answer,
    /// Faults of the answer; none where it is one that the document declares.
    pub findings: Findings,
}

impl Exchange {
    /// A name for a snapshot, the same in every run: `listPets-200`.
    pub fn name(&self) -> String {
        let kept: String =
            self.operation.chars().map(|c| if c.is_alphanumeric() || c == '_' { c } else { '-' }).collect();
        let words: Vec<&str> = kept.split('-').filter(|word| !word.is_empty()).collect();
        format!("{}-{}", words.join("-"), self.answer.status)
    }

    /// Both sides of the call, for people to read and for snapshots to keep.
    pub fn text(&self) -> String {
        let Exchange { request, answer, .. } = self;
        let mut text = format!("{} {}\n", request.method, request.target());
        for (name, value) in request.headers() {
            text += &format!("{name}: {value}\n");
        }
        if let Some(body) = &request.body {
            text += &format!("\n{}\n", shown_body(&body.media_type, &body.bytes));
        }
        text += &format!("\n{}\n", answer.status);
        let headers = answer.headers.iter().filter(|(name, _)| HEADERS.contains(&name.as_str()));
        let mut headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value}\n")).collect();
        headers.sort();
        text += &headers.concat();
        if !answer.body.is_empty() {
            text += &format!("\n{}\n", shown_body(answer.header("content-type").unwrap_or_default(), &answer.body));
        }
        laid_out(&text)
    }

    /// True where the answer has the status that was asked for.
    pub(crate) fn is_as_asked(&self) -> bool {
        self.status == Some(self.answer.status)
    }
}
