//! What a caller must show.

use std::collections::BTreeMap;

use crate::diff::catalogue::{DiffRule, security as rules};
use crate::model::{Api, Operation, SecurityRequirement};
use crate::source::Node;

use super::compare::{Spot, Walk};
use super::parameter::capital;
use super::values::quoted;

/// One way to satisfy an operation: scheme to scopes, in the order of their names.
type Alternative<'s> = BTreeMap<&'s str, Vec<&'s str>>;

/// The rules for the document's own demand, or for an operation's.
struct Rules {
    added: &'static DiffRule,
    removed: &'static DiffRule,
    scope_added: &'static DiffRule,
    scope_removed: &'static DiffRule,
}

static GLOBAL: Rules = Rules {
    added: &rules::GLOBAL_SECURITY_ADDED,
    removed: &rules::GLOBAL_SECURITY_REMOVED,
    scope_added: &rules::GLOBAL_SECURITY_SCOPE_ADDED,
    scope_removed: &rules::GLOBAL_SECURITY_SCOPE_REMOVED,
};

static OWN: Rules = Rules {
    added: &rules::SECURITY_ADDED,
    removed: &rules::SECURITY_REMOVED,
    scope_added: &rules::SECURITY_SCOPE_ADDED,
    scope_removed: &rules::SECURITY_SCOPE_REMOVED,
};

impl<'s> Walk<'_, 's> {
    pub(super) fn global_security(&mut self) {
        let (old, new) = (self.old, self.new);
        let spot = Spot { phrase: "the document".to_owned(), ..Spot::default() };
        let demand = |api: &Api<'s>| alternatives(api.security.as_deref().unwrap_or_default());
        self.demands(&demand(old), &demand(new), &GLOBAL, (old.node, new.node), &spot);
    }

    pub(super) fn security(&mut self, old: &Operation<'s>, new: &Operation<'s>, spot: &Spot) {
        // The server shows who it is to nobody.
        if spot.is_reversed {
            return;
        }
        let nodes = (old.node, new.node);
        if old.security.is_some() || new.security.is_some() {
            let demand = |op: &Operation<'s>| {
                let own = alternatives(op.security.as_deref().unwrap_or_default());
                own.into_iter().filter(|alternative| !alternative.is_empty()).collect::<Vec<_>>()
            };
            self.demands(&demand(old), &demand(new), &OWN, nodes, spot);
        }
        let (before, after) = (alternatives(self.old.security_of(old)), alternatives(self.new.security_of(new)));
        // Another scope has a rule of its own, and callers can ask for it; another scheme they cannot.
        if let Some(refused) = first_refused(&before, &after) {
            let name = &spot.phrase;
            let message = if refused.is_empty() {
                format!("{name} could be called by anybody, and now demands {}.", listed(&after))
            } else {
                format!("{name} could be called with {}, and now demands {}.", said(&refused), listed(&after))
            };
            self.report(&rules::SECURITY_TIGHTENED, spot, (Some(nodes.0), Some(nodes.1)), message);
        }
    }

    fn demands(
        &mut self,
        old: &[Alternative<'s>],
        new: &[Alternative<'s>],
        rules: &Rules,
        nodes: (Node<'s>, Node<'s>),
        spot: &Spot,
    ) {
        let mut gone: Vec<_> = old.iter().filter(|alternative| !new.contains(alternative)).collect();
        let mut come: Vec<_> = new.iter().filter(|alternative| !old.contains(alternative)).collect();
        let nodes =
            (Some(nodes.0.get("security").unwrap_or(nodes.0)), Some(nodes.1.get("security").unwrap_or(nodes.1)));
        let name = spot.phrase.clone();
        // The same schemes with other scopes are the same way, if there is no doubt which.
        let schemes = |alternative: &Alternative<'s>| alternative.keys().copied().collect::<Vec<_>>();
        let pairs: Vec<_> = gone
            .iter()
            .filter_map(|before| {
                let alike =
                    |list: &[&Alternative<'s>]| list.iter().filter(|other| schemes(other) == schemes(before)).count();
                let after = come.iter().find(|after| schemes(after) == schemes(before))?;
                (alike(&gone) == 1 && alike(&come) == 1).then_some((*before, *after))
            })
            .collect();
        for (before, after) in pairs {
            gone.retain(|other| *other != before);
            come.retain(|other| *other != after);
            for (scheme, scopes) in before {
                let others = &after[scheme];
                for scope in others.iter().filter(|scope| !scopes.contains(scope)) {
                    let message = format!("`{scheme}` of {name} demands the scope `{scope}`.");
                    self.report(rules.scope_added, spot, nodes, message);
                }
                for scope in scopes.iter().filter(|scope| !others.contains(scope)) {
                    let message = format!("`{scheme}` of {name} no longer demands the scope `{scope}`.");
                    self.report(rules.scope_removed, spot, nodes, message);
                }
            }
        }
        for alternative in gone {
            let verb = if new.is_empty() { "demands" } else { "accepts" };
            let message = format!("{} no longer {verb} {}.", capital(&name), said(alternative));
            self.report(rules.removed, spot, nodes, message);
        }
        for alternative in come {
            let message = format!("{} accepts {}.", capital(&name), said(alternative));
            self.report(rules.added, spot, nodes, message);
        }
    }
}

/// The first way that was enough and is so no longer.
fn first_refused<'s>(old: &[Alternative<'s>], new: &[Alternative<'s>]) -> Option<Alternative<'s>> {
    let anybody = [Alternative::new()];
    let (old, new) = (if old.is_empty() { &anybody[..] } else { old }, if new.is_empty() { &anybody[..] } else { new });
    let suffices =
        |shown: &Alternative<'s>| new.iter().any(|demand| demand.keys().all(|scheme| shown.contains_key(scheme)));
    old.iter().find(|shown| !suffices(shown)).cloned()
}

fn alternatives<'s>(requirements: &[SecurityRequirement<'s>]) -> Vec<Alternative<'s>> {
    let alternative = |requirement: &SecurityRequirement<'s>| {
        let schemes = requirement.schemes.iter();
        schemes
            .filter_map(|(key, scopes)| {
                let mut scopes = scopes.clone();
                scopes.sort_unstable();
                Some((key.as_str()?, scopes))
            })
            .collect()
    };
    requirements.iter().map(alternative).collect()
}

fn said(alternative: &Alternative<'_>) -> String {
    if alternative.is_empty() {
        return "anybody".to_owned();
    }
    let schemes = alternative.iter().map(|(scheme, scopes)| match &scopes[..] {
        [] => quoted(scheme),
        scopes => format!("{} ({})", quoted(scheme), scopes.join(", ")),
    });
    schemes.collect::<Vec<_>>().join(" and ")
}

fn listed(alternatives: &[Alternative<'_>]) -> String {
    alternatives.iter().map(said).collect::<Vec<_>>().join(" or ")
}
