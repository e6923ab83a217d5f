//! Base addresses.

use crate::diff::catalogue::server;
use crate::model::Server;

use super::compare::{Spot, Walk};
use super::operations::Side;
use super::paths::Matching;
use super::template::Template;
use super::values::{are_same, quoted};

/// The part of the address after the host that all servers share; nothing if they differ in it.
pub(super) fn base_path(servers: &[Server<'_>]) -> Option<String> {
    let mut paths = servers.iter().map(|server| path_of(server.url));
    let first = paths.next().unwrap_or_default();
    paths.all(|path| path == first).then(|| first.to_owned())
}

fn path_of(url: &str) -> &str {
    let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
    let path = if url.starts_with('/') { url } else { rest.find('/').map_or("", |at| &rest[at..]) };
    path.trim_end_matches('/')
}

fn origin_of(url: &str) -> &str {
    url.strip_suffix('/').unwrap_or(url).strip_suffix(path_of(url)).unwrap_or(url)
}

impl<'a, 's> Walk<'a, 's> {
    pub(super) fn servers(&mut self) {
        let is_base_moved = Matching::of(self.old, self.new).is_base_moved;
        self.server_lists(&self.old.servers, &self.new.servers, is_base_moved, &Spot::default());
    }

    /// Addresses of single operations, where either document gives them.
    pub(super) fn operation_servers(&mut self, old: Side<'a, 's>, new: Side<'a, 's>, spot: &Spot) {
        let own = |side: Side<'a, 's>| match (&side.1.servers[..], &side.0.servers[..]) {
            ([], []) => None,
            ([], shared) => Some(shared),
            (own, _) => Some(own),
        };
        if let (Some(old), Some(new)) = (own(old), own(new)) {
            self.server_lists(old, new, false, spot);
        }
    }

    fn server_lists(&mut self, old: &'a [Server<'s>], new: &'a [Server<'s>], is_base_moved: bool, spot: &Spot) {
        // A document without servers is served from where it was found; naming the address changes nothing.
        if old.is_empty() || new.is_empty() {
            return;
        }
        let part = |url: &'s str| if is_base_moved { origin_of(url) } else { url.trim_end_matches('/') };
        let is_same =
            |a: &Server<'s>, b: &Server<'s>| Template::of(part(a.url)).shape == Template::of(part(b.url)).shape;
        for server in old {
            let Some(other) = new.iter().find(|other| is_same(server, other)) else {
                let message = format!("The base address {} is gone.", quoted(server.url));
                self.report(&server::SERVER_REMOVED, spot, (Some(server.node), None), message);
                continue;
            };
            let variables = |server: &Server<'s>| server.node.get("variables");
            if !are_same(variables(server), variables(other)) && !is_base_moved {
                let message = format!("The variables of the base address {} changed.", quoted(server.url));
                self.report(&server::SERVER_VARIABLE_CHANGED, spot, (Some(server.node), Some(other.node)), message);
            }
        }
        for server in new.iter().filter(|server| !old.iter().any(|other| is_same(other, server))) {
            let message = format!("The base address {} is new.", quoted(server.url));
            self.report(&server::SERVER_ADDED, spot, (None, Some(server.node)), message);
        }
    }
}
