//! Which operation a request is for.
//!
//! A table is built once from the routes of the document. A path without captures is found by one lookup; others are
//! walked segment by segment, and at each segment what is written out goes before what is templated, as OpenAPI says.
//! Segments are split before they are decoded, so that `%2F` stays inside its segment. A trailing slash is a path of its
//! own.

mod capture;
mod hash;
mod node;
mod template;

pub(crate) use capture::Captures;
pub use node::Route;

use std::collections::HashMap;

use poem::http::Method;

use crate::rejection::{Location, Reason};
use crate::style::decode_path;
use hash::PathHashing;
use node::Node;

/// Where a request goes.
#[derive(Debug)]
pub(crate) struct Found {
    /// The number of the operation.
    pub(crate) operation: usize,
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
    pub(crate) fn new(routes: &'static [Route]) -> Router {
        let mut router = Router { literal_paths: HashMap::default(), nodes: vec![Node::default()] };
        for route in routes {
            let leaf = node::insert(&mut router.nodes, route);
            if !route.path.contains(['{', '%']) && route.path.starts_with('/') {
                router.literal_paths.insert(route.path, leaf);
            }
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
            Some(operation) => Ok(Found { operation, captures }),
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
