//! Checks that recognise the rules: one file per part of OpenAPI.

mod addresses;
mod components;
mod content;
mod endless;
mod enums;
mod examples;
mod house;
mod links;
mod operations;
mod parameters;
mod paths;
mod schemas;
mod security;
mod template;

use crate::findings::{Finding, Findings, Place, Rule};
use crate::model::Api;
use crate::source::Node;

/// A document under examination and what was found so far.
pub(super) struct Context<'a, 's> {
    pub(super) api: &'a Api<'s>,
    pub(super) findings: Findings,
}

/// A function that looks at the whole document for one sort of fault.
pub(super) type Check = fn(&mut Context<'_, '_>);

/// What every document is held to.
pub(super) const ALL: &[Check] = &[
    paths::check,
    operations::check,
    parameters::check,
    content::check,
    schemas::check,
    enums::check,
    examples::check,
    security::check,
    links::check,
    addresses::check,
    components::check,
];

/// What only our own documents are held to.
pub(super) const HOUSE: &[Check] =
    &[house::origins, house::operations, house::statuses, house::examples, house::repeated_constraints];

impl<'a, 's> Context<'a, 's> {
    pub(super) fn new(api: &'a Api<'s>) -> Self {
        Context { api, findings: Findings::default() }
    }

    /// Reports at a node.
    fn report(&mut self, rule: &'static Rule, node: Node<'s>, message: impl Into<String>, help: impl Into<String>) {
        self.findings.push(Finding::new(rule, node, message, help));
    }

    /// Reports at a key, where the name is at fault and not the value.
    fn report_key(&mut self, rule: &'static Rule, key: Node<'s>, message: impl Into<String>, help: impl Into<String>) {
        self.findings.push(Finding::new(rule, Place::of_key(key), message, help));
    }
}
