//! Ways of showing who one is, by the names of their components.
//!
//! What follows for callers is told of the operations. Here it is only said what happened to a scheme, and nobody can
//! observe that unless an operation of both documents demands it.

use crate::diff::Grounds;
use crate::diff::catalogue::{DiffRule, document, scheme as rules};
use crate::diff::structure::values::{are_equal, are_same};
use crate::diff::structure::walk::{Spot, Walk};
use crate::model::{Flow, SecuritySchemeKind as Kind};
use crate::source::Node;

use super::alternatives::Alternative;
use super::alternatives::Credential;

/// A scheme in both documents.
type Pair<'a, 's> = (Credential<'a, 's>, Credential<'a, 's>);

/// Where something stands, if it does.
type Nodes<'s> = (Option<Node<'s>>, Option<Node<'s>>);

impl<'a, 's> Walk<'a, 's> {
    /// Remembers which schemes an operation demands in both documents, under whatever names.
    pub(super) fn note_shared_schemes(&mut self, old: &[Alternative<'a, 's>], new: &[Alternative<'a, 's>]) {
        let demanded = |list: &[Alternative<'a, 's>]| -> Vec<Credential<'a, 's>> {
            list.iter().flat_map(|way| &way.schemes).map(|(scheme, _)| *scheme).collect()
        };
        let (before, after) = (demanded(old), demanded(new));
        for scheme in before {
            let mut same: Vec<_> = after.iter().filter(|other| scheme.is_same(**other)).collect();
            if same.is_empty() {
                // Then what has its name is what became of it.
                same = after.iter().filter(|other| other.name == scheme.name).collect();
            }
            self.shared_schemes.extend(same.into_iter().map(|other| (scheme.name, other.name)));
        }
    }

    /// Every scheme that is declared in either document.
    pub(in crate::diff::structure) fn security_schemes(&mut self) {
        let (old, new) = (self.old, self.new);
        let name = |key: &Node<'s>| key.as_str().unwrap_or_default();
        for (key, _) in &old.components.security_schemes {
            let before = Credential::of(old, name(key));
            let after = Credential::of(new, before.name);
            if after.scheme.is_some() {
                self.security_scheme((before, after));
            } else {
                self.lone_scheme(&rules::SCHEME_REMOVED, before.name, (Some(*key), None));
            }
        }
        for (key, _) in &new.components.security_schemes {
            if old.security_scheme(name(key)).is_none() {
                self.lone_scheme(&rules::SCHEME_ADDED, name(key), (None, Some(*key)));
            }
        }
        let renamed: Vec<_> = self.shared_schemes.iter().copied().filter(|(before, after)| before != after).collect();
        for (before, after) in renamed {
            self.security_scheme((Credential::of(old, before), Credential::of(new, after)));
        }
    }

    /// A scheme that only one document declares, although both may demand it.
    fn lone_scheme(&mut self, rule: &'static DiffRule, name: &'s str, nodes: Nodes<'s>) {
        let spot = Spot::default();
        if self.shared_schemes.contains(&(name, name)) {
            let grounds = Grounds::Undecided(format!("Both documents demand `{name}`, and one does not declare it."));
            let message = format!("The security scheme `{name}` cannot be compared.");
            return self.report_on(grounds, &document::REFERENCE_UNRESOLVED, &spot, nodes, message);
        }
        let what = if nodes.0.is_some() { "gone" } else { "new" };
        let message = format!("The security scheme `{name}` is {what}.");
        self.report_on(Grounds::Unobservable, rule, &spot, nodes, message);
    }

    fn security_scheme(&mut self, (old, new): Pair<'a, 's>) {
        let nodes = (old.node(), new.node());
        let is_demanded = self.shared_schemes.contains(&(old.name, new.name));
        let grounds = if is_demanded { Grounds::Policy } else { Grounds::Unobservable };
        let name = old.name;
        let spot = Spot { phrase: format!("the security scheme `{name}`"), ..Spot::default() };
        if is_demanded && self.report_if_lost(nodes, &spot) {
            return;
        }
        match (old.kind(), new.kind()) {
            (None, None) if are_same(nodes.0, nodes.1) => {}
            (Some(before), Some(after)) => {
                if let (Kind::OAuth2 { flows, metadata_url }, Kind::OAuth2 { flows: others, metadata_url: other_url }) =
                    (before, after)
                {
                    self.oauth_flows(name, (flows, others), &grounds);
                    if metadata_url != other_url {
                        let message = format!("The address where programs learn about `{name}` changed.");
                        self.report_on(grounds.clone(), &rules::OAUTH_URL_CHANGED, &spot, nodes, message);
                    }
                }
                let (rule, message) = if std::mem::discriminant(before) != std::mem::discriminant(after) {
                    (&rules::SCHEME_TYPE_CHANGED, format!("The security scheme `{name}` is of another type."))
                } else if !old.is_same(new) {
                    let message = format!("The security scheme `{name}` is shown in another place or form.");
                    (&rules::SCHEME_CHANGED, message)
                } else if old.lost_flow(new).is_some() || new.lost_flow(old).is_some() {
                    let message = format!("Tokens for the security scheme `{name}` are had by other flows.");
                    (&rules::SCHEME_CHANGED, message)
                } else {
                    return;
                };
                self.report_on(grounds, rule, &spot, nodes, message);
            }
            _ => {
                let message = format!("The security scheme `{name}` changed.");
                let reason = || Grounds::Undecided(format!("What `{name}` is cannot be read."));
                let grounds = if is_demanded { reason() } else { grounds };
                self.report_on(grounds, &rules::SCHEME_CHANGED, &spot, nodes, message);
            }
        }
    }

    fn oauth_flows(&mut self, name: &str, (old, new): (&'a [Flow<'s>], &'a [Flow<'s>]), grounds: &Grounds<'s>) {
        for flow in old {
            if let Some(other) = new.iter().find(|other| other.kind == flow.kind) {
                self.oauth_addresses(name, (flow, other), grounds);
                self.oauth_scopes(name, (flow, other), grounds);
            }
        }
    }

    fn oauth_addresses(&mut self, name: &str, (old, new): (&'a Flow<'s>, &'a Flow<'s>), grounds: &Grounds<'s>) {
        let nodes = (Some(old.node), Some(new.node));
        let spot = Spot::default();
        let logins = |flow: &Flow<'s>| (flow.authorization_url, flow.device_authorization_url);
        if logins(old) != logins(new) {
            let message = format!("The address where people log in for `{name}` changed.");
            self.report_on(grounds.clone(), &rules::OAUTH_URL_CHANGED, &spot, nodes, message);
        }
        // Tokens are renewed where they are had, unless it is said otherwise.
        let renewal = |flow: &Flow<'s>| flow.refresh_url.or(flow.token_url);
        if old.token_url != new.token_url {
            let message = format!("The address where tokens for `{name}` are had changed.");
            self.report_on(grounds.clone(), &rules::OAUTH_TOKEN_URL_CHANGED, &spot, nodes, message);
        } else if renewal(old) != renewal(new) {
            let message = format!("The address where tokens for `{name}` are renewed changed.");
            self.report_on(grounds.clone(), &rules::OAUTH_TOKEN_URL_CHANGED, &spot, nodes, message);
        }
    }

    /// The scopes that a scheme lists. A scope that nobody demands is a word in the document; so is what is said of one.
    fn oauth_scopes(&mut self, name: &str, (old, new): (&'a Flow<'s>, &'a Flow<'s>), grounds: &Grounds<'s>) {
        let spot = Spot::default();
        for (scope, text) in &old.scopes {
            match new.scopes.iter().find(|(other, _)| other == scope) {
                None => {
                    let grounds = if self.is_scope_demanded(scope) { grounds.clone() } else { Grounds::Unobservable };
                    let message = format!("`{name}` has lost the scope `{scope}`.");
                    self.report_on(grounds, &rules::OAUTH_SCOPE_REMOVED, &spot, (Some(*text), None), message);
                }
                Some((_, other)) if !are_equal(*text, *other) => {
                    let message = format!("The scope `{scope}` of `{name}` is described in other words.");
                    let nodes = (Some(*text), Some(*other));
                    self.report_on(Grounds::Unobservable, &rules::OAUTH_SCOPE_CHANGED, &spot, nodes, message);
                }
                Some(_) => {}
            }
        }
        for (scope, text) in new.scopes.iter().filter(|(scope, _)| !old.scopes.iter().any(|(other, _)| other == scope))
        {
            let message = format!("`{name}` has the scope `{scope}`.");
            let nodes = (None, Some(*text));
            self.report_on(Grounds::Unobservable, &rules::OAUTH_SCOPE_ADDED, &spot, nodes, message);
        }
    }

    /// Whether any operation of the new document demands a scope of this name.
    fn is_scope_demanded(&self, scope: &str) -> bool {
        let mut demands = self.new.operations().flat_map(|(_, _, op)| self.new.security_of(op));
        demands.any(|demand| demand.schemes.iter().any(|(_, scopes)| scopes.contains(&scope)))
    }
}
