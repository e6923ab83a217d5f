//! Lowering of operations: what every step has at hand.

use std::collections::HashSet;

use contract::findings::{Finding, Findings, Place, Rule};
use contract::model::{Api, MediaType};
use schema_algebra::{Algebra, Media, Perspective};

use crate::types::Types;

use super::payload::is_structured;
use super::representation::RepresentationLowering;

/// The document, the types, and what was found.
pub(super) struct Context<'c, 'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) types: &'c mut Types<'a, 's>,
    pub(super) representations: RepresentationLowering<'a, 's>,
    pub(super) findings: Findings,
    /// Rule and place of what was said, since a shared part is met once per operation.
    told: HashSet<(&'static str, String)>,
}

/// Syntax of a value in a media type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ValueSyntax {
    Json,
    Xml,
}

/// What names and files the parts of an operation.
#[derive(Clone, Copy)]
pub(super) struct OperationHome<'n> {
    /// `ListPets`: what the names of its types begin with.
    pub(super) stem: &'n str,
    /// Number of its tag.
    pub(super) tag: usize,
}

impl<'c, 'a, 's> Context<'c, 'a, 's> {
    pub(super) fn new(api: &'a Api<'s>, types: &'c mut Types<'a, 's>) -> Self {
        Context {
            api,
            types,
            representations: RepresentationLowering::new(api),
            findings: Findings::default(),
            told: HashSet::new(),
        }
    }

    /// How a media type is read and written.
    pub(super) fn media(&self, media: &MediaType<'s>) -> Media {
        Algebra { api: self.api, perspective: Perspective::Server }.media(media)
    }

    /// Syntax of a value in a media type, if it is one that can be read and written.
    pub(super) fn syntax(&self, media: &MediaType<'s>) -> Option<ValueSyntax> {
        let schema = &self.api[media.schema?.id];
        match self.media(media) {
            Media::Json | Media::JsonLike | Media::Any => Some(ValueSyntax::Json),
            Media::Markup if is_structured(schema) => Some(ValueSyntax::Xml),
            _ => None,
        }
    }

    /// Adds a finding, unless the same was said about the same place.
    pub(super) fn report(
        &mut self,
        rule: &'static Rule,
        place: Place,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.push(Finding::new(rule, place, message, help));
    }

    /// The same for a finding that is made already.
    pub(super) fn push(&mut self, finding: Finding) {
        let place = &finding.place;
        let key = format!("{}:{}:{}:{}", place.file, place.line, place.column, finding.message);
        if self.told.insert((finding.rule.id, key)) {
            self.findings.push(finding);
        }
    }
}
