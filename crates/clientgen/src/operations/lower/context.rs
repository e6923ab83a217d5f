//! Lowering of operations: what every step has at hand.

use contract::findings::{Finding, Findings, LostTo, Place, Rule};
use contract::model::{Api, Direction, Schema, Use};
use contract::source::Node;
use schema_algebra::Algebra;

use crate::ir::Ty;
use crate::report::Changes;
use crate::schemas::Types;

/// The document, and all that is collected while it is lowered.
pub(super) struct Context<'c, 'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) algebra: Algebra<'a, 's>,
    pub(super) types: &'c mut Types<'a, 's>,
    pub(super) changes: &'c mut Changes<'s>,
    pub(super) findings: Findings,
}

impl<'s> Context<'_, '_, 's> {
    pub(super) fn sent(&mut self, schema: Use<'s, Schema<'s>>, context: &str) -> Ty {
        self.types.ty(schema, Direction::Request, context, self.changes)
    }

    pub(super) fn answered(&mut self, schema: Use<'s, Schema<'s>>, context: &str) -> Ty {
        self.types.ty(schema, Direction::Response, context, self.changes)
    }

    /// Something that no client can do.
    pub(super) fn report(&mut self, rule: &'static Rule, node: Node<'s>, message: String, help: &str) {
        self.findings.push(Finding::new(rule, node, message, help));
    }

    /// Something that has no effect on the client, once for each place.
    pub(super) fn report_loss(&mut self, rule: &'static Rule, node: Node<'s>, message: String, help: &str) {
        let finding = Finding::new(rule, Place::of_key(node.key().unwrap_or(node)), message, help);
        if !self.findings.iter().any(|known| known.identity() == finding.identity()) {
            self.findings.push(finding.with_loss(LostTo::CLIENTS));
        }
    }
}
