//! Ways to satisfy an operation, and whether one is enough for another.

use serde_json::{Map, Value};

use crate::diff::structure::values::quoted;
use crate::model::{Api, SecurityRequirement};
use crate::source::Node;

use super::credentials::Credential;

/// One way to satisfy an operation: every scheme of it, each with all of its scopes.
pub(super) struct Alternative<'a, 's> {
    /// Where it stands; nothing if nothing is demanded anywhere.
    pub(super) node: Option<Node<'s>>,
    /// Schemes in the order of their names, each with its scopes in order.
    pub(super) schemes: Vec<(Credential<'a, 's>, Vec<&'s str>)>,
}

/// Every way to satisfy a demand. No demand at all is satisfied by showing nothing.
pub(super) fn alternatives<'a, 's>(api: &'a Api<'s>, demand: &[SecurityRequirement<'s>]) -> Vec<Alternative<'a, 's>> {
    if demand.is_empty() {
        return vec![Alternative { node: None, schemes: Vec::new() }];
    }
    demand.iter().map(|requirement| Alternative::of(api, requirement)).collect()
}

/// The ways that are held and satisfy none of those that are demanded.
pub(super) fn refused<'h, 'a, 's>(
    held: &'h [Alternative<'a, 's>],
    demanded: &[Alternative<'a, 's>],
) -> Vec<&'h Alternative<'a, 's>> {
    held.iter().filter(|held| !demanded.iter().any(|demanded| held.suffices_for(demanded))).collect()
}

/// Whether a demand is satisfied by showing nothing, and by that alone.
pub(super) fn is_open(alternatives: &[Alternative<'_, '_>]) -> bool {
    alternatives.iter().all(|alternative| alternative.schemes.is_empty())
}

impl<'a, 's> Alternative<'a, 's> {
    fn of(api: &'a Api<'s>, requirement: &SecurityRequirement<'s>) -> Self {
        let scheme = |(key, scopes): &(Node<'s>, Vec<&'s str>)| {
            let mut scopes = scopes.clone();
            scopes.sort_unstable();
            scopes.dedup();
            Some((Credential::of(api, key.as_str()?), scopes))
        };
        let mut schemes: Vec<_> = requirement.schemes.iter().filter_map(scheme).collect();
        schemes.sort_by_key(|(credential, _)| credential.name);
        Alternative { node: Some(requirement.node), schemes }
    }

    /// Whether who holds all of this can show all that is demanded.
    fn suffices_for(&self, demanded: &Alternative<'a, 's>) -> bool {
        demanded.schemes.iter().all(|(demand, scopes)| {
            let mut held = self.schemes.iter().filter(|(held, _)| held.suffices_for(*demand)).peekable();
            held.peek().is_some() && {
                let granted: Vec<_> = held.flat_map(|(_, scopes)| scopes).collect();
                scopes.iter().all(|scope| granted.contains(&scope))
            }
        })
    }

    /// Whether two ways name or are the same schemes, whatever their scopes.
    pub(super) fn has_same_schemes(&self, other: &Alternative<'a, 's>) -> bool {
        let within =
            |these: &Self, others: &Self| these.schemes.iter().all(|(scheme, _)| others.find(*scheme).is_some());
        within(self, other) && within(other, self)
    }

    /// Whether two ways are the same, scopes included.
    pub(super) fn is_same(&self, other: &Alternative<'a, 's>) -> bool {
        self.has_same_schemes(other)
            && self.schemes.iter().all(|(scheme, scopes)| other.find(*scheme).is_some_and(|others| others == scopes))
    }

    /// The scopes that this way demands of a scheme: of the same one, or else of one with its name, which then changed.
    pub(super) fn find(&self, scheme: Credential<'a, 's>) -> Option<&[&'s str]> {
        let same = self.schemes.iter().find(|(other, _)| other.is_same(scheme));
        let found = same.or_else(|| self.schemes.iter().find(|(other, _)| other.name == scheme.name));
        found.map(|(_, scopes)| &scopes[..])
    }

    /// The credentials as a value: scheme to scopes.
    pub(super) fn credentials(&self) -> Value {
        let entry =
            |(scheme, scopes): &(Credential<'a, 's>, Vec<&'s str>)| (scheme.name.to_owned(), scopes.clone().into());
        Value::Object(self.schemes.iter().map(entry).collect::<Map<_, _>>())
    }

    /// The credentials in a sentence.
    pub(super) fn said(&self) -> String {
        if self.schemes.is_empty() {
            return "anybody".to_owned();
        }
        let schemes = self.schemes.iter().map(|(scheme, scopes)| match &scopes[..] {
            [] => quoted(scheme.name),
            scopes => format!("{} ({})", quoted(scheme.name), scopes.join(", ")),
        });
        schemes.collect::<Vec<_>>().join(" and ")
    }
}

/// Alternatives in a sentence.
pub(super) fn listed(alternatives: &[Alternative<'_, '_>]) -> String {
    alternatives.iter().map(Alternative::said).collect::<Vec<_>>().join(" or ")
}
