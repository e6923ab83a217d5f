//! Changes of a list of alternatives, in words. How bad one is follows from what callers hold.

use crate::diff::Grounds;
use crate::diff::catalogue::{DiffRule, security as rules};
use crate::diff::structure::parameter::capital;
use crate::diff::structure::walk::{Spot, Walk};
use crate::source::Node;

use super::alternatives::{Alternative, is_open};

/// The rules for an alternative that came, for one that went, for a scope that came and for one that went.
pub(super) type SecurityRules = [&'static DiffRule; 4];

/// For what the document demands where an operation says nothing.
pub(super) static GLOBAL: SecurityRules = [
    &rules::GLOBAL_SECURITY_ADDED,
    &rules::GLOBAL_SECURITY_REMOVED,
    &rules::GLOBAL_SECURITY_SCOPE_ADDED,
    &rules::GLOBAL_SECURITY_SCOPE_REMOVED,
];

/// For what an operation demands.
pub(super) static OWN: SecurityRules =
    [&rules::SECURITY_ADDED, &rules::SECURITY_REMOVED, &rules::SECURITY_SCOPE_ADDED, &rules::SECURITY_SCOPE_REMOVED];

/// What is demanded, before and after.
pub(super) type Lists<'l, 'a, 's> = (&'l [Alternative<'a, 's>], &'l [Alternative<'a, 's>]);

impl<'a, 's> Walk<'a, 's> {
    /// Names every alternative that came or went, and every scope. `nodes` are where the lists stand.
    pub(super) fn name_alternatives(
        &mut self,
        (old, new): Lists<'_, 'a, 's>,
        rules @ [added, removed, ..]: &SecurityRules,
        grounds: &Grounds<'s>,
        nodes: (Node<'s>, Node<'s>),
        spot: &Spot,
    ) {
        let mut gone: Vec<_> = old.iter().filter(|before| !new.iter().any(|after| before.is_same(after))).collect();
        let mut come: Vec<_> = new.iter().filter(|after| !old.iter().any(|before| before.is_same(after))).collect();
        for (before, after) in rescoped(&gone, &come) {
            gone.retain(|other| !std::ptr::eq(*other, before));
            come.retain(|other| !std::ptr::eq(*other, after));
            self.name_scopes((before, after), rules, grounds, nodes, spot);
        }
        // What nobody demanded before, or does now, is no alternative.
        gone.retain(|before| !before.schemes.is_empty() || !is_open(old));
        come.retain(|after| !after.schemes.is_empty() || !is_open(new));
        let name = capital(&spot.phrase);
        for before in gone {
            let verb = if is_open(new) { "demands" } else { "accepts" };
            let nodes = (Some(before.node.unwrap_or(nodes.0)), Some(nodes.1));
            let message = format!("{name} no longer {verb} {}.", before.said());
            self.report_on(grounds.clone(), removed, spot, nodes, message);
        }
        for after in come {
            let nodes = (Some(nodes.0), Some(after.node.unwrap_or(nodes.1)));
            self.report_on(grounds.clone(), added, spot, nodes, format!("{name} accepts {}.", after.said()));
        }
    }

    fn name_scopes(
        &mut self,
        (before, after): (&Alternative<'a, 's>, &Alternative<'a, 's>),
        [.., scope_added, scope_removed]: &SecurityRules,
        grounds: &Grounds<'s>,
        nodes: (Node<'s>, Node<'s>),
        spot: &Spot,
    ) {
        let nodes = (Some(before.node.unwrap_or(nodes.0)), Some(after.node.unwrap_or(nodes.1)));
        for (scheme, scopes) in &before.schemes {
            let others = after.find(*scheme).unwrap_or_default();
            let name = format!("`{}` of {}", scheme.name, spot.phrase);
            for scope in others.iter().filter(|scope| !scopes.contains(scope)) {
                let message = format!("{name} demands the scope `{scope}`.");
                self.report_on(grounds.clone(), scope_added, spot, nodes, message);
            }
            for scope in scopes.iter().filter(|scope| !others.contains(scope)) {
                let message = format!("{name} no longer demands the scope `{scope}`.");
                self.report_on(grounds.clone(), scope_removed, spot, nodes, message);
            }
        }
    }
}

/// The same schemes with other scopes are the same way, if there is no doubt which.
fn rescoped<'l, 'a, 's>(
    gone: &[&'l Alternative<'a, 's>],
    come: &[&'l Alternative<'a, 's>],
) -> Vec<(&'l Alternative<'a, 's>, &'l Alternative<'a, 's>)> {
    let only = |before: &Alternative<'a, 's>, list: &[&'l Alternative<'a, 's>]| {
        let mut alike = list.iter().copied().filter(|other| before.has_same_schemes(other));
        alike.next().filter(|_| alike.next().is_none())
    };
    let pair = |before: &'l Alternative<'a, 's>| {
        only(before, gone)?;
        Some((before, only(before, come)?))
    };
    gone.iter().copied().filter_map(pair).collect()
}
