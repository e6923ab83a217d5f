//! The tree of segments.

use std::borrow::Cow;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use poem::http::Method;

use super::capture::Captures;
use super::template::Template;
use crate::style::decode_path;

/// A path of the document with its operations.
#[derive(Debug)]
pub struct Route {
    /// The path as the document writes it: `/clientes/{id}`.
    pub path: &'static str,
    /// Methods, and the numbers by which [`Operations::call`](crate::Operations::call) knows their operations.
    pub operations: &'static [(Method, usize)],
}

/// An operation whose method has no constant of its own: `QUERY`, or one of `additionalOperations`.
#[derive(Debug)]
pub struct NamedMethod {
    /// The path as the document writes it, which is one of the routes, too.
    pub path: &'static str,
    /// The method, as it stands in a request.
    pub method: &'static str,
    /// The number by which [`Operations::call`](crate::Operations::call) knows the operation.
    pub operation: usize,
}

/// What can follow the segments that lead here, and the operations if a path ends here. Nodes are named by their
/// numbers.
#[derive(Debug, Default)]
pub(super) struct Node {
    literals: HashMap<Cow<'static, str>, usize, PathHashing>,
    /// Segments with captures; the most text first.
    templates: Vec<(Template, usize)>,
    /// Operations of all paths that end here, with their paths; templates that differ only in the names of their captures
    /// share a node.
    operations: Vec<(Method, usize, &'static str)>,
}

impl Node {
    /// Adds an operation. Two for one request are the document's fault; the first is kept.
    fn add(&mut self, method: Method, operation: usize, path: &'static str) {
        if self.operations.iter().all(|(taken, ..)| *taken != method) {
            self.operations.push((method, operation, path));
        }
    }

    /// The operation for a method, and its path. `HEAD` is answered through `GET` unless the document declares it.
    pub(super) fn operation(&self, method: &Method) -> Option<(usize, &'static str)> {
        let of = |wanted: &Method| {
            let found = self.operations.iter().find(|(method, ..)| method == wanted);
            found.map(|(_, operation, route)| (*operation, *route))
        };
        of(method).or_else(|| if *method == Method::HEAD { of(&Method::GET) } else { None })
    }

    /// The methods that can be asked for, in the document's order.
    pub(super) fn allowed(&self) -> Vec<Method> {
        let mut allowed: Vec<Method> = self.operations.iter().map(|(method, ..)| method.clone()).collect();
        if allowed.contains(&Method::GET) && !allowed.contains(&Method::HEAD) {
            allowed.push(Method::HEAD);
        }
        allowed
    }

    fn n_choices(&self) -> usize {
        1 + self.templates.len()
    }
}

/// Adds a route to a tree whose root is the first node; the number of the node where its path ends.
pub(super) fn insert(nodes: &mut Vec<Node>, route: &'static Route) -> usize {
    let leaf = leaf(nodes, route.path);
    for (method, operation) in route.operations {
        nodes[leaf].add(method.clone(), *operation, route.path);
    }
    leaf
}

/// Adds an operation to a tree.
pub(super) fn insert_named(nodes: &mut Vec<Node>, named: &'static NamedMethod) {
    // What is no token of HTTP is the method of no request.
    if let Ok(method) = Method::from_bytes(named.method.as_bytes()) {
        let leaf = leaf(nodes, named.path);
        nodes[leaf].add(method, named.operation, named.path);
    }
}

/// The number of the node where a path ends; it is made if it is not there.
fn leaf(nodes: &mut Vec<Node>, path: &'static str) -> usize {
    let mut at = 0;
    for segment in path.strip_prefix('/').unwrap_or(path).split('/') {
        at = match Template::parse(segment) {
            Some(template) => insert_template(nodes, at, template),
            None => {
                let text = decode_path(segment).unwrap_or(Cow::Borrowed(segment));
                let next = nodes.len();
                let next = *nodes[at].literals.entry(text).or_insert(next);
                if next == nodes.len() {
                    nodes.push(Node::default());
                }
                next
            }
        };
    }
    at
}

fn insert_template(nodes: &mut Vec<Node>, at: usize, template: Template) -> usize {
    if let Some((_, next)) = nodes[at].templates.iter().find(|(known, _)| *known == template) {
        return *next;
    }
    let next = nodes.len();
    nodes.push(Node::default());
    let place = nodes[at].templates.partition_point(|(known, _)| known.weight() >= template.weight());
    nodes[at].templates.insert(place, (template, next));
    next
}

/// Where the search goes on when a choice led nowhere.
struct Choice {
    node: usize,
    start: usize,
    next: usize,
    n_captures: usize,
}

/// The node where the path from `start` (behind a slash) ends, with what was captured on the way. Each node is reached in
/// one way only, so that no search takes longer than the tree is large; nor does one recurse.
pub(super) fn walk(nodes: &[Node], path: &str, start: usize, is_escaped: bool) -> Option<(usize, Captures)> {
    let mut captures = Captures::default();
    let mut untried: Vec<Choice> = Vec::new();
    let mut here = Choice { node: 0, start, next: 0, n_captures: 0 };
    loop {
        let node = &nodes[here.node];
        let end = path[here.start..].find('/').map_or(path.len(), |length| here.start + length);
        match choose(node, &mut here.next, path, here.start, end, is_escaped, &mut captures) {
            Some(child) if end < path.len() => {
                if here.next < node.n_choices() {
                    untried.push(here);
                }
                here = Choice { node: child, start: end + 1, next: 0, n_captures: captures.len() };
            }
            Some(leaf) if !nodes[leaf].operations.is_empty() => return Some((leaf, captures)),
            // A segment may fit another choice; when none is left, an earlier segment may.
            Some(_) if here.next < node.n_choices() => captures.truncate(here.n_captures),
            _ => {
                here = untried.pop()?;
                captures.truncate(here.n_captures);
            }
        }
    }
}

/// The child for a segment, by the first fitting choice from `choice` on, which is left at the one to try next.
fn choose(
    node: &Node,
    choice: &mut usize,
    path: &str,
    start: usize,
    end: usize,
    is_escaped: bool,
    captures: &mut Captures,
) -> Option<usize> {
    let segment = &path[start..end];
    if *choice == 0 {
        *choice = 1;
        if !node.literals.is_empty() {
            let text = if is_escaped { decode_path(segment).ok()? } else { Cow::Borrowed(segment) };
            if let Some(next) = node.literals.get(&*text) {
                return Some(*next);
            }
        }
    }
    for (template, next) in &node.templates[*choice - 1..] {
        *choice += 1;
        let fits = if template.is_any() {
            let is_there = start < end;
            if is_there {
                captures.push(start, end);
            }
            is_there
        } else {
            template.capture(path, start, end, captures)
        };
        if fits {
            return Some(*next);
        }
    }
    None
}

pub(super) type PathHashing = BuildHasherDefault<PathHasher>;

/// Multiplies eight bytes at a time. Callers cannot fill the table, so that it need not withstand chosen collisions, and
/// the standard library's hash would cost more than the rest of the lookup.
#[derive(Debug, Default)]
pub(super) struct PathHasher(u64);

impl PathHasher {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for PathHasher {
    fn write(&mut self, mut bytes: &[u8]) {
        while let Some((word, rest)) = bytes.split_first_chunk() {
            self.add(u64::from_le_bytes(*word));
            bytes = rest;
        }
        if !bytes.is_empty() {
            self.add(bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.add(u64::from(byte));
    }

    fn finish(&self) -> u64 {
        // The low bits of a product know little of the high bits of its factors.
        self.0 ^ self.0 >> 32
    }
}
