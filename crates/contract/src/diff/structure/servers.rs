//! Base addresses. A caller has one that a document names, with one of the values of its variables.

use crate::diff::Grounds;
use crate::diff::catalogue::server;
use crate::model::{Api, Server, ServerVariable};

use super::addresses::{Address, is_absolute, is_root};
use super::operations::PlacedOperation;
use super::paths::PathMatching;
use super::values::quoted;
use super::walk::{Spot, Walk};

/// The base addresses of both documents, of the same operation or of the documents as a whole.
type Lists<'l, 'a, 's> = (&'l [Address<'a, 's>], &'l [Address<'a, 's>]);

impl<'a, 's> Walk<'a, 's> {
    /// The documents' own addresses. Nobody has them if every operation has its own.
    pub(super) fn servers(&mut self) {
        let (old, new) = (self.old, self.new);
        // A document without servers is served from where it was found; naming the address changes nothing.
        if is_only_named(&old.servers, &new.servers) || is_only_named(&new.servers, &old.servers) {
            return;
        }
        let is_base_moved = PathMatching::of(old, new).is_base_moved;
        let is_used = old.operations().next().is_none()
            || self.shared_operations().any(|(old, new)| own_servers(old).or(own_servers(new)).is_none());
        let grounds = if is_used { Grounds::Policy } else { Grounds::Unobservable };
        let lists = (addresses(&old.servers, old, is_base_moved), addresses(&new.servers, new, is_base_moved));
        self.server_lists((&lists.0, &lists.1), &grounds, &Spot::default());
    }

    /// The addresses of one operation: its own, else its path's, else the document's. Where both leave them to their
    /// documents, nothing is left to say.
    pub(super) fn operation_servers(
        &mut self,
        old: PlacedOperation<'a, 's>,
        new: PlacedOperation<'a, 's>,
        spot: &Spot,
    ) {
        let lists = match (own_servers(old), own_servers(new)) {
            (None, None) => return,
            // Where the server calls is known at run time only.
            (None, _) | (_, None) if spot.is_reversed => return,
            (before, after) => (before.unwrap_or(&self.old.servers), after.unwrap_or(&self.new.servers)),
        };
        let lists = (addresses(lists.0, self.old, false), addresses(lists.1, self.new, false));
        self.server_lists((&lists.0, &lists.1), &Grounds::Policy, spot);
    }

    fn server_lists(&mut self, (old, new): Lists<'_, 'a, 's>, grounds: &Grounds<'s>, spot: &Spot) {
        for before in old {
            let mut alike = new.iter().filter(|after| before.has_same_shape(after));
            let same = alike.clone().find(|after| lost_values(before, after).is_empty()).or_else(|| alike.next());
            let report_if_lost = |after: &Address<'a, 's>| !lost_values(before, after).is_empty();
            match same {
                Some(after) if report_if_lost(after) && !before.is_within(new) => {
                    let (url, lost) = (quoted(before.url), lost_values(before, after).join(", "));
                    let message = format!("The base address {url} may no longer be built with {lost}.");
                    let nodes = (Some(before.node), Some(after.node));
                    self.report_on(grounds.clone(), &server::SERVER_VALUE_REMOVED, spot, nodes, message);
                }
                Some(after) => self.server_variables(before, after, grounds, spot),
                None if before.is_within(new) => {}
                None => {
                    let message = format!("The base address {} is gone.", quoted(before.url));
                    let nodes = (Some(before.node), None);
                    self.report_on(grounds.clone(), &server::SERVER_REMOVED, spot, nodes, message);
                }
            }
        }
        for after in new.iter().filter(|after| !old.iter().any(|before| before.has_same_shape(after))) {
            if !after.is_within(old) {
                let message = format!("The base address {} is new.", quoted(after.url));
                self.report_on(grounds.clone(), &server::SERVER_ADDED, spot, (None, Some(after.node)), message);
            }
        }
    }

    /// The variables of an address that takes every value it took.
    fn server_variables(&mut self, old: &Address<'a, 's>, new: &Address<'a, 's>, grounds: &Grounds<'s>, spot: &Spot) {
        let (nodes, url) = ((Some(old.node), Some(new.node)), quoted(old.url));
        let come = lost_values(new, old).join(", ");
        if !come.is_empty() {
            let message = format!("The base address {url} may be built with {come}.");
            self.report_on(grounds.clone(), &server::SERVER_VARIABLE_CHANGED, spot, nodes, message);
        }
        let default = |variable: Option<&'a ServerVariable<'s>>| variable.and_then(|variable| variable.default);
        for ((name, before), (_, after)) in old.variables().zip(new.variables()) {
            if let (Some(before), Some(after)) = (default(before), default(after))
                && before != after
            {
                let (name, before, after) = (quoted(name), quoted(before), quoted(after));
                let message = format!("The default of {name} in the base address {url} went from {before} to {after}.");
                self.report_on(grounds.clone(), &server::SERVER_DEFAULT_CHANGED, spot, nodes, message);
            }
        }
    }
}

/// The addresses that stand at an operation or at its path.
fn own_servers<'a, 's>((item, op): PlacedOperation<'a, 's>) -> Option<&'a [Server<'s>]> {
    [&op.servers, &item.servers].into_iter().map(|servers| &servers[..]).find(|servers| !servers.is_empty())
}

fn addresses<'a, 's>(servers: &'a [Server<'s>], api: &Api<'s>, is_origin: bool) -> Vec<Address<'a, 's>> {
    if servers.is_empty() {
        return vec![Address::root(api.node)];
    }
    servers.iter().map(|server| Address::of(server, is_origin)).collect()
}

/// Whether one document has no servers, and the other says in full where that is.
fn is_only_named(none: &[Server<'_>], named: &[Server<'_>]) -> bool {
    let has = |is: fn(&str) -> bool| named.iter().any(|server| is(server.url));
    none.is_empty() && has(is_absolute) && !has(is_root)
}

/// Values of variables that one address takes and another of its shape does not.
fn lost_values(old: &Address<'_, '_>, new: &Address<'_, '_>) -> Vec<String> {
    let pairs = old.variables().zip(new.variables());
    let lost = pairs.flat_map(|((name, before), (_, after))| {
        let values = |variable: Option<&ServerVariable<'_>>| {
            let values = variable.and_then(|variable| variable.values.as_ref());
            values.map(|values| values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>())
        };
        match (values(before), values(after)) {
            (_, None) => Vec::new(),
            (None, Some(_)) => vec![format!("an arbitrary {}", quoted(name))],
            (Some(before), Some(after)) => {
                let gone = before.into_iter().filter(|value| !after.contains(value));
                gone.map(|value| format!("{} as {}", quoted(&value), quoted(name))).collect()
            }
        }
    });
    lost.collect()
}
