//! Demands of an operation on its callers, held against what they have; and changes of a list of alternatives, in words.
//! How bad one is follows from what callers hold.

use crate::diff::Grounds;
use crate::diff::catalogue::{DiffRule, security as rules};
use crate::diff::structure::walk::{Spot, Walk};
use crate::model::{Api, FlowKind, Operation, SecurityRequirement};
use crate::source::Node;
use crate::words::capital;

use super::alternatives::Credential;
use super::alternatives::{Alternative, alternatives, is_open, listed, refused};

/// Where something changed: in both documents.
type Nodes<'s> = (Node<'s>, Node<'s>);

/// Where something changed, if it stands there, and what happened.
type Cause<'s> = ((Option<Node<'s>>, Option<Node<'s>>), String);

impl<'a, 's> Walk<'a, 's> {
    /// The document's own demand. Nobody notices a change of it unless an operation leaves the matter to the document.
    pub(in crate::diff::structure) fn global_security(&mut self) {
        let (old, new) = (self.old, self.new);
        let spot = Spot { phrase: "the document".to_owned(), ..Spot::default() };
        let demand = |api: &'a Api<'s>| alternatives(api, api.security.as_deref().unwrap_or_default());
        let (before, after) = (demand(old), demand(new));
        let is_left_to_it =
            self.shared_operations().any(|(old, new)| old.1.security.is_none() && new.1.security.is_none());
        let grounds = if is_left_to_it { Grounds::Policy } else { Grounds::Unobservable };
        let nodes = (list_of(old.node).unwrap_or(old.node), list_of(new.node).unwrap_or(new.node));
        self.name_alternatives((&before, &after), &GLOBAL, &grounds, nodes, &spot);
    }

    /// What one operation demands, itself or by the document. Of callbacks and webhooks only their own demands count: the
    /// document's are for its callers.
    pub(in crate::diff::structure) fn security(&mut self, old: &Operation<'s>, new: &Operation<'s>, spot: &Spot) {
        let is_inherited = old.security.is_none() && new.security.is_none();
        let is_on_its_own = spot.is_reversed != self.is_called_by_us;
        if is_on_its_own && is_inherited {
            return;
        }
        let before = alternatives(self.old, demand(self.old, old, is_on_its_own));
        let after = alternatives(self.new, demand(self.new, new, is_on_its_own));
        self.note_shared_schemes(&before, &after);
        let place = |api: &Api<'s>, op: &Operation<'s>| {
            if is_on_its_own { list_of(op.node).unwrap_or(op.node) } else { place_of(api, op, is_inherited) }
        };
        let nodes = (place(self.old, old), place(self.new, new));
        if !is_inherited {
            self.name_alternatives((&before, &after), &OWN, &Grounds::Policy, nodes, spot);
        }
        self.tightened((&before, &after), nodes, is_inherited, spot);
    }

    /// What callers hold and is no longer enough; for calls that the server makes, what it shows and was never enough.
    /// One finding for each cause: a scheme, or the demand itself.
    fn tightened(&mut self, (old, new): Lists<'_, 'a, 's>, nodes: Nodes<'s>, is_inherited: bool, spot: &Spot) {
        let (held, demanded) = if spot.is_reversed { (new, old) } else { (old, new) };
        let mut known: Vec<(Option<Node<'s>>, Option<Node<'s>>)> = Vec::new();
        for way in refused(held, demanded) {
            let (nodes, message) = changed_scheme(way, demanded, spot)
                .unwrap_or_else(|| ((Some(nodes.0), Some(nodes.1)), complaint(way, demanded, is_inherited, spot)));
            if !known.contains(&nodes) {
                known.push(nodes);
                let grounds = Grounds::Shown(way.credentials());
                self.report_on(grounds, &rules::SECURITY_TIGHTENED, spot, nodes, message);
            }
        }
    }
}

/// What is demanded of the caller of an operation.
fn demand<'o, 's>(api: &'o Api<'s>, op: &'o Operation<'s>, is_on_its_own: bool) -> &'o [SecurityRequirement<'s>] {
    if is_on_its_own { op.security.as_deref().unwrap_or_default() } else { api.security_of(op) }
}

/// Where a demand stands. What every silent operation inherits is one cause, wherever it is reached from.
fn place_of<'s>(api: &Api<'s>, op: &Operation<'s>, is_inherited: bool) -> Node<'s> {
    let own = op.security.as_ref().and_then(|_| list_of(op.node));
    own.or_else(|| list_of(api.node)).unwrap_or(if is_inherited { api.node } else { op.node })
}

fn list_of(node: Node<'_>) -> Option<Node<'_>> {
    node.get("security")
}

/// The scheme that is to blame if the same names with no more scopes are still demanded, and what happened to it.
fn changed_scheme<'a, 's>(
    held: &Alternative<'a, 's>,
    demanded: &[Alternative<'a, 's>],
    spot: &Spot,
) -> Option<Cause<'s>> {
    let namesake = |scheme: Credential<'a, 's>| held.schemes.iter().find(|(other, _)| other.name == scheme.name);
    let is_named = |demand: &&Alternative<'a, 's>| {
        demand.schemes.iter().all(|(scheme, scopes)| {
            namesake(*scheme).is_some_and(|(_, granted)| scopes.iter().all(|scope| granted.contains(scope)))
        })
    };
    let mut pairs = demanded.iter().find(is_named)?.schemes.iter().filter_map(|(scheme, _)| {
        let (held, _) = namesake(*scheme)?;
        Some((*held, *scheme))
    });
    let (shown, asked) = pairs.find(|(held, scheme)| !held.suffices_for(*scheme))?;
    let (before, after) = if spot.is_reversed { (asked, shown) } else { (shown, asked) };
    let name = before.name;
    let message = match shown.lost_flow(asked).map(FlowKind::name) {
        Some(flow) if shown.is_same(asked) && spot.is_reversed => {
            format!("Tokens for `{name}` may be had by the flow `{flow}`, which is new.")
        }
        Some(flow) if shown.is_same(asked) => {
            format!("Tokens for `{name}` can no longer be had by the flow `{flow}`.")
        }
        _ => format!("What is shown for `{name}` was {}, and is now {}.", before.described(), after.described()),
    };
    Some(((before.node(), after.node()), message))
}

/// What is wrong with a way that is no longer enough.
fn complaint<'a, 's>(
    held: &Alternative<'a, 's>,
    demanded: &[Alternative<'a, 's>],
    is_inherited: bool,
    spot: &Spot,
) -> String {
    let demanded = listed(demanded);
    let is_open = held.schemes.is_empty();
    if spot.is_reversed {
        let shown = if is_open { "nothing".to_owned() } else { held.said() };
        return format!("{} shows {shown}, and was to show {demanded}.", capital(&spot.phrase));
    }
    let before = if is_open { "by anybody".to_owned() } else { format!("with {}", held.said()) };
    if is_inherited {
        return format!(
            "Operations without a demand of their own could be called {before}, and now demand {demanded}."
        );
    }
    format!("{} could be called {before}, and now demands {demanded}.", spot.phrase)
}

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
