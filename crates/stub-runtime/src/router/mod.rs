//! Router: finds the operation that a request is for.
//!
//! A table is built once from the routes of the document. Paths without captures stand in a map; every path stands in a
//! tree with one edge per segment. Of these routes, each with its operation for `GET`,
//!
//! ```text
//! /pets 1    /pets/{id} 3    /pets/mine 5    /pets/mine/{toy}/new 6    /pets/{id}/{toy}/old 7
//!
//! map   "/pets" → 1   "/pets/mine" → 5
//! tree  root ── pets (1) ─┬─ mine (5) ── {} ── new (6)
//!                         └─ {}   (3) ── {} ── old (7)
//! ```
//!
//! `/pets/mine` is in the map: operation 5, after one lookup. `/pets/8` is not, so the tree is walked: `pets`, no edge `8`,
//! then the template, which captures bytes 6 to 7: operation 3 with `["8"]`. At each segment what is written out goes before
//! what is templated, as OpenAPI says, and of templates the one with most text first. So `/pets/mine/ball/old` goes to
//! `mine` and to `{}`, finds no edge `old` there, returns to the last choice that it left open, at `pets`, and ends at
//! operation 7 with `["mine", "ball"]`. `POST /pets/8` ends where `GET` does: 405, which allows `GET` and `HEAD`.
//!
//! Segments are split before they are decoded, so that `/pets/a%2Fb` is operation 3 with `["a%2Fb"]`. A trailing slash is a
//! path of its own.

mod capture;
mod node;
mod template;

pub(crate) use capture::Captures;
pub use node::{NamedMethod, Route};

use std::collections::HashMap;

use poem::http::Method;

use crate::rejection::{Location, Reason};
use crate::style::decode_path;
use node::{Node, PathHashing};

/// Where a request goes.
#[derive(Debug)]
pub(crate) struct Found {
    pub(crate) operation: usize,
    /// The document's path.
    pub(crate) route: &'static str,
    /// Where the values of the path's parameters stand in the path.
    pub(crate) captures: Captures,
}

/// Every path of a document.
#[derive(Debug)]
pub(crate) struct Router {
    /// Paths without captures and without anything that callers may escape, by their text.
    literal_paths: HashMap<&'static str, usize, PathHashing>,
    /// Every path as a tree of segments; the first node is the root.
    nodes: Vec<Node>,
}

impl Router {
    pub(crate) fn new(routes: &'static [Route], named: &'static [NamedMethod]) -> Router {
        let mut router = Router { literal_paths: HashMap::default(), nodes: vec![Node::default()] };
        for route in routes {
            let leaf = node::insert(&mut router.nodes, route);
            if !route.path.contains(['{', '%']) && route.path.starts_with('/') {
                router.literal_paths.insert(route.path, leaf);
            }
        }
        for method in named {
            node::insert_named(&mut router.nodes, method);
        }
        router
    }

    /// The operation for a method and a path under a base path, which has no slash at its end.
    pub(crate) fn find(&self, method: &Method, path: &str, base_path: &str) -> Result<Found, Reason> {
        let Some(local) = path.strip_prefix(base_path) else { return Err(Reason::UnknownPath) };
        let (leaf, captures) = match self.literal_paths.get(local) {
            Some(leaf) => (*leaf, Captures::default()),
            None => self.walk(path, base_path.len())?,
        };
        match self.nodes[leaf].operation(method) {
            Some((operation, route)) => Ok(Found { operation, route, captures }),
            None => Err(Reason::UnknownMethod { allowed: self.nodes[leaf].allowed() }),
        }
    }

    fn walk(&self, path: &str, start: usize) -> Result<(usize, Captures), Reason> {
        let is_escaped = path[start..].contains('%');
        if is_escaped && decode_path(&path[start..]).is_err() {
            return Err(Reason::Encoding { location: Location::Path });
        }
        if path.as_bytes().get(start) != Some(&b'/') {
            return Err(Reason::UnknownPath);
        }
        node::walk(&self.nodes, path, start + 1, is_escaped).ok_or(Reason::UnknownPath)
    }
}

#[cfg(test)]
mod tests;
