//! What every step of the lowering has at hand.

use contract::findings::{Finding, Findings, Rule};
use contract::model::{Api, Schema, Use};
use contract::source::Node;

use crate::ir::Ty;
use crate::report::Changes;
use crate::schemas::{Types, Way};

/// The document, and all that is collected while it is lowered.
pub(super) struct Context<'c, 'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) types: &'c mut Types<'a, 's>,
    pub(super) changes: &'c mut Changes<'s>,
    pub(super) findings: Findings,
}

impl<'s> Context<'_, '_, 's> {
    /// The type of what is sent.
    pub(super) fn sent(&mut self, schema: Use<'s, Schema<'s>>, context: &str) -> Ty {
        self.types.ty(schema, Way::Request, context, self.changes)
    }

    /// The type of what is answered.
    pub(super) fn answered(&mut self, schema: Use<'s, Schema<'s>>, context: &str) -> Ty {
        self.types.ty(schema, Way::Response, context, self.changes)
    }

    /// Something that no client can do.
    pub(super) fn report(&mut self, rule: &'static Rule, node: Node<'s>, message: String, help: &str) {
        self.findings.push(Finding::new(rule, node, message, help));
    }
}
