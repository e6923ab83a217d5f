//! The nodes of one file, stored flat.
//!
//! Twenty-four bytes a node and no pointers: a 12 MB document is a few vectors, and dropping it costs nothing. Strings
//! are slices of the file's text unless an escape or a folded line forced a copy.

use std::collections::{HashMap, HashSet};

/// A node's number within its [`Tree`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

/// The parent of the root, and of a node whose container is not complete.
pub(super) const NO_PARENT: NodeId = NodeId(u32::MAX);

/// All nodes of one file.
#[derive(Debug, Default)]
pub struct Tree {
    pub(super) nodes: Vec<RawNode>,
    /// Keys and values of objects, alternating by pair; an object owns a contiguous run.
    pub(super) entries: Vec<(NodeId, NodeId)>,
    /// Elements of arrays; an array owns a contiguous run.
    pub(super) items: Vec<NodeId>,
    /// Strings that are not a slice of the text.
    pub(super) owned: Vec<Box<str>>,
    /// Key to entry for objects too wide to search.
    wide: HashMap<NodeId, HashMap<Box<str>, u32>>,
    pub(super) root: Option<NodeId>,
}

/// Bytes of text for one node, at least in most documents.
const BYTES_PER_NODE: usize = 12;

/// Objects with more entries than this are searched through an index.
const WIDE: usize = 24;

#[derive(Debug, Clone, Copy)]
pub(super) struct RawNode {
    pub(super) shape: NodeShape,
    /// Where the node stands in the text, quotes and brackets included.
    pub(super) start: u32,
    pub(super) end: u32,
    /// The object or array around it; [`NO_PARENT`] for the root.
    pub(super) parent: NodeId,
}

#[derive(Debug, Clone, Copy)]
pub(super) enum NodeShape {
    Null,
    Bool(bool),
    /// The number's text is the node's own span.
    Number,
    /// A string that stands in the text as it is: this many bytes of quotes are around it.
    Slice {
        quote: u8,
    },
    Owned(u32),
    Array {
        first: u32,
        len: u32,
    },
    Object {
        first: u32,
        len: u32,
    },
}

impl Tree {
    pub(super) fn raw(&self, id: NodeId) -> &RawNode {
        &self.nodes[id.0 as usize]
    }

    pub(super) fn string<'t>(&'t self, text: &'t str, id: NodeId) -> Option<&'t str> {
        let raw = self.raw(id);
        match raw.shape {
            NodeShape::Slice { quote } => {
                let quote = usize::from(quote);
                text.get(raw.start as usize + quote..raw.end as usize - quote)
            }
            NodeShape::Owned(idx) => Some(&self.owned[idx as usize]),
            _ => None,
        }
    }

    pub(super) fn entries_of(&self, id: NodeId) -> &[(NodeId, NodeId)] {
        match self.raw(id).shape {
            NodeShape::Object { first, len } => &self.entries[first as usize..(first + len) as usize],
            _ => &[],
        }
    }

    pub(super) fn items_of(&self, id: NodeId) -> &[NodeId] {
        match self.raw(id).shape {
            NodeShape::Array { first, len } => &self.items[first as usize..(first + len) as usize],
            _ => &[],
        }
    }

    /// Which entry of an object a node is the key or the value of.
    pub(super) fn entry_index(&self, object: NodeId, child: NodeId) -> Option<usize> {
        let entries = self.entries_of(object);
        // Nodes are numbered as they are read, so entries ascend but for aliases and merged keys.
        let idx = entries.partition_point(|(_, value)| *value < child);
        let is_it = |entry: &(NodeId, NodeId)| entry.0 == child || entry.1 == child;
        match entries.get(idx) {
            Some(entry) if is_it(entry) => Some(idx),
            _ => entries.iter().position(is_it),
        }
    }

    /// Which element of an array a node is.
    pub(super) fn item_index(&self, array: NodeId, child: NodeId) -> Option<usize> {
        let items = self.items_of(array);
        items.binary_search(&child).ok().or_else(|| items.iter().position(|item| *item == child))
    }

    /// The JSON pointer of a node, with a leading `#`.
    pub(super) fn pointer(&self, text: &str, id: NodeId) -> String {
        let mut segments = Vec::new();
        let mut node = id;
        loop {
            let parent = self.raw(node).parent;
            if parent == NO_PARENT {
                break;
            }
            segments.push(match self.raw(parent).shape {
                NodeShape::Array { .. } => self.item_index(parent, node).unwrap_or_default().to_string(),
                _ => {
                    let key = self.entry_index(parent, node).map(|idx| self.entries_of(parent)[idx].0);
                    let key = key.and_then(|key| self.string(text, key)).unwrap_or_default();
                    key.replace('~', "~0").replace('/', "~1")
                }
            });
            node = parent;
        }
        let mut pointer = String::from("#");
        for segment in segments.iter().rev() {
            pointer.push('/');
            pointer.push_str(segment);
        }
        pointer
    }

    /// Which entry of an object has this key.
    pub(super) fn key_index(&self, text: &str, object: NodeId, key: &str) -> Option<usize> {
        let entries = self.entries_of(object);
        if entries.len() > WIDE
            && let Some(index) = self.wide.get(&object)
        {
            return index.get(key).map(|idx| *idx as usize);
        }
        entries.iter().position(|(name, _)| self.is_string(text, *name, key))
    }

    /// Whether a node is this string. Most are told apart by their lengths alone.
    fn is_string(&self, text: &str, id: NodeId, string: &str) -> bool {
        let raw = self.raw(id);
        match raw.shape {
            NodeShape::Slice { quote } => {
                let (start, end) = (raw.start as usize + usize::from(quote), raw.end as usize - usize::from(quote));
                end - start == string.len() && text.as_bytes().get(start..end) == Some(string.as_bytes())
            }
            NodeShape::Owned(idx) => *self.owned[idx as usize] == *string,
            _ => false,
        }
    }
}

/// Builds a tree from the inside out: children first, then the container that owns them.
///
/// Both parsers drive it, so that duplicate keys, parents and indexes are handled in one place.
pub(super) struct Builder<'t> {
    pub(super) text: &'t str,
    pub(super) tree: Tree,
    /// Children of the containers still open.
    children: Vec<Child>,
    /// Where each open container's children begin, and where the container itself does.
    open: Vec<(usize, u32)>,
}

/// A node as it is added to a container.
#[derive(Clone, Copy)]
struct Child {
    id: NodeId,
    /// Whether it is written elsewhere and only repeated here, so that its place is there.
    is_alias: bool,
}

/// A key that stands twice in one object.
pub(super) struct DuplicateKey {
    pub(super) first: NodeId,
    pub(super) second: NodeId,
}

impl<'t> Builder<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        // About as many as a document of OpenAPI has: what grows by doubling is copied and held twice.
        let n_nodes = text.len() / BYTES_PER_NODE;
        let (nodes, entries) = (Vec::with_capacity(n_nodes), Vec::with_capacity(n_nodes / 2));
        Builder { text, tree: Tree { nodes, entries, ..Tree::default() }, children: Vec::new(), open: Vec::new() }
    }

    pub(super) fn depth(&self) -> usize {
        self.open.len()
    }

    /// Adds a scalar to the container that is open.
    pub(super) fn scalar(&mut self, shape: NodeShape, start: usize, end: usize) -> NodeId {
        let id = self.push(shape, start, end);
        self.children.push(Child { id, is_alias: false });
        id
    }

    /// Adds a string that had to be copied.
    pub(super) fn owned_string(&mut self, string: &str, start: usize, end: usize) -> NodeId {
        let idx = offset(self.tree.owned.len());
        self.tree.owned.push(string.into());
        self.scalar(NodeShape::Owned(idx), start, end)
    }

    /// Adds a node that exists already: a YAML alias.
    pub(super) fn shared(&mut self, id: NodeId) {
        self.children.push(Child { id, is_alias: true });
    }

    pub(super) fn begin(&mut self, start: usize) {
        self.open.push((self.children.len(), offset(start)));
    }

    pub(super) fn end_array(&mut self, end: usize) -> NodeId {
        let (from, start) = self.open.pop().expect("an array that ends has begun");
        let first = offset(self.tree.items.len());
        self.tree.items.extend(self.children[from..].iter().map(|child| child.id));
        let len = offset(self.tree.items.len()) - first;
        self.close(NodeShape::Array { first, len }, from, start, end)
    }

    /// Replaces the merge keys of the innermost open object by what they merge in. Keys written out win, then earlier
    /// merged objects. Returns each merge key and whether it named objects.
    pub(super) fn expand_merge_keys(&mut self, merge_keys: &HashSet<NodeId>) -> Vec<(NodeId, bool)> {
        let from = self.open.last().map_or(0, |(from, _)| *from);
        if merge_keys.is_empty() || !self.children[from..].iter().step_by(2).any(|key| merge_keys.contains(&key.id)) {
            return Vec::new();
        }
        let pairs: Vec<(Child, Child)> = self.children[from..].chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
        self.children.truncate(from);
        let (merges, written): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|(key, _)| merge_keys.contains(&key.id));
        let name = |builder: &Self, key| builder.tree.string(builder.text, key).unwrap_or_default().to_owned();
        let mut names: HashSet<String> = written.iter().map(|(key, _)| name(self, key.id)).collect();
        self.children.extend(written.into_iter().flat_map(|(key, value)| [key, value]));
        let mut merged = Vec::new();
        for (key, value) in merges {
            let objects = match self.tree.raw(value.id).shape {
                NodeShape::Array { .. } => self.tree.items_of(value.id).to_vec(),
                _ => vec![value.id],
            };
            let is_object = |id: &NodeId| matches!(self.tree.raw(*id).shape, NodeShape::Object { .. });
            merged.push((key.id, objects.iter().all(is_object)));
            for (key, value) in objects.into_iter().flat_map(|object| self.tree.entries_of(object).to_vec()) {
                if names.insert(name(self, key)) {
                    self.children.extend([key, value].map(|id| Child { id, is_alias: true }));
                }
            }
        }
        merged
    }

    /// Closes an object whose children are keys and values in turn. The first of two equal keys wins.
    pub(super) fn end_object(&mut self, end: usize) -> (NodeId, Vec<DuplicateKey>) {
        let (from, start) = self.open.pop().expect("an object that ends has begun");
        let first = self.tree.entries.len();
        let pairs: Vec<(NodeId, NodeId)> =
            self.children[from..].chunks_exact(2).map(|pair| (pair[0].id, pair[1].id)).collect();
        let mut duplicates = Vec::new();
        let mut index: HashMap<Box<str>, u32> = HashMap::new();
        let is_wide = pairs.len() > WIDE;
        for (key, value) in pairs {
            let name = self.tree.string(self.text, key).unwrap_or_default();
            let seen = if is_wide {
                index.get(name).map(|idx| self.tree.entries[first + *idx as usize].0)
            } else {
                let earlier = self.tree.entries[first..].iter();
                earlier.map(|entry| entry.0).find(|other| self.tree.is_string(self.text, *other, name))
            };
            if let Some(earlier) = seen {
                duplicates.push(DuplicateKey { first: earlier, second: key });
                continue;
            }
            if is_wide {
                index.insert(name.into(), offset(self.tree.entries.len() - first));
            }
            self.tree.entries.push((key, value));
        }
        let len = offset(self.tree.entries.len() - first);
        let id = self.close(NodeShape::Object { first: offset(first), len }, from, start, end);
        if is_wide {
            self.tree.wide.insert(id, index);
        }
        (id, duplicates)
    }

    /// Ends the document. What was last closed or added at the top is the root.
    pub(super) fn finish(mut self) -> Tree {
        self.tree.root = self.children.first().map(|child| child.id);
        self.tree
    }

    fn close(&mut self, shape: NodeShape, from: usize, start: u32, end: usize) -> NodeId {
        let id = self.push(shape, start as usize, end);
        for child in self.children.drain(from..).filter(|child| !child.is_alias) {
            self.tree.nodes[child.id.0 as usize].parent = id;
        }
        self.children.push(Child { id, is_alias: false });
        id
    }

    fn push(&mut self, shape: NodeShape, start: usize, end: usize) -> NodeId {
        let id = NodeId(offset(self.tree.nodes.len()));
        self.tree.nodes.push(RawNode { shape, start: offset(start), end: offset(end), parent: NO_PARENT });
        id
    }
}

fn offset(value: usize) -> u32 {
    u32::try_from(value).expect("a file is smaller than 4 GiB by its limit")
}
