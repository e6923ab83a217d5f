//! A fault in the text, before there is a file to point into.

use std::ops::Range;

use crate::findings::{Finding, Place, Rule};

use super::file::SourceFile;

/// What a parser found. Becomes a [`Finding`] as soon as the file exists.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) rule: &'static Rule,
    pub(super) span: Range<usize>,
    pub(super) message: String,
    pub(super) help: String,
    /// A second place and what is there.
    pub(super) related: Option<(&'static str, Range<usize>)>,
}

impl Fault {
    pub(super) fn new(
        rule: &'static Rule,
        span: Range<usize>,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Self {
        Fault { rule, span, message: message.into(), help: help.into(), related: None }
    }

    pub(super) fn into_finding(self, file: &SourceFile) -> Finding {
        let finding = Finding::new(self.rule, Place::at(file, self.span), self.message, self.help);
        match self.related {
            Some((message, span)) => finding.with_related(message, Place::at(file, span)),
            None => finding,
        }
    }
}
