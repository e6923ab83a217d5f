//! `--partial`: operations that cannot be generated are left out, one by one, and each is told.

use std::collections::{BTreeMap, HashSet};

use contract::catalogue::OPERATION_LEFT_OUT;
use contract::findings::{Finding, Findings, Level, LostTo, Place};
use contract::model::{Api, OperationKey};
use contract::source::Sources;

/// A document, and what is left out of what is made of it.
pub(crate) struct Partial<'a, 's> {
    api: &'a Api<'s>,
    sources: &'s Sources,
    /// Operations that are left out, each with the finding because of which it is.
    left_out: BTreeMap<OperationKey, Finding>,
}

impl<'a, 's> Partial<'a, 's> {
    pub(crate) fn new(api: &'a Api<'s>, sources: &'s Sources) -> Self {
        Partial { api, sources, left_out: BTreeMap::new() }
    }

    /// Operations that are left out so far.
    pub(crate) fn left_out(&self) -> HashSet<OperationKey> {
        self.left_out.keys().cloned().collect()
    }

    /// Leaves out every operation to which one of some errors matters. The errors that no operation accounts for come back:
    /// they concern the document as a whole.
    pub(crate) fn leave_out(&mut self, errors: Vec<Finding>) -> Vec<Finding> {
        let places: Vec<&Place> = errors.iter().map(|error| &error.place).collect();
        let mut is_accounted = vec![false; errors.len()];
        for (operation, concerning) in self.api.concerned(self.sources, &places) {
            let is_new = !self.left_out.contains_key(&operation);
            for idx in &concerning {
                is_accounted[*idx] |= is_new;
            }
            if let Some(first) = concerning.first() {
                self.left_out.entry(operation).or_insert_with(|| errors[*first].clone());
            }
        }
        let others = errors.into_iter().zip(is_accounted).filter(|(_, is_accounted)| !is_accounted);
        others.map(|(error, _)| error).collect()
    }

    /// A finding for each operation that is left out, on which the document then has no effect.
    pub(crate) fn findings(self, consumer: LostTo) -> Findings {
        let api = self.api;
        let left_out = api.operations().filter_map(|(path, _, operation)| {
            let cause = self.left_out.get(&OperationKey::of(path, operation))?;
            let message = format!("`{} {path}` is left out: {}", operation.method.name(), cause.message);
            let finding = Finding::new(&OPERATION_LEFT_OUT, operation.node, message, cause.help.clone());
            Some(finding.with_loss(consumer).with_related("because of this", cause.place.clone()))
        });
        left_out.collect()
    }
}

/// True if an error stands in a part of a document that may be left alone where no operation uses it.
pub(crate) fn is_of_a_part(error: &Finding) -> bool {
    const PARTS: &[&str] = &["#/components/", "#/definitions/", "#/parameters/", "#/responses/"];
    PARTS.iter().any(|part| error.place.pointer.starts_with(part))
}

/// The errors among findings, and the others.
pub(crate) fn errors_apart(findings: &Findings) -> (Vec<Finding>, Findings) {
    let (errors, others): (Vec<_>, Vec<_>) =
        findings.iter().cloned().partition(|finding| finding.level == Level::Error);
    (errors, others.into_iter().collect())
}
