//! A node of a file, as the rest of the crate sees it.

use crate::words::words;

use super::file::SourceFile;
use super::sources::decode_percent;
use super::tree::{NO_PARENT, NodeId, NodeShape};

/// A place in a document together with what stands there. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Node<'s> {
    file: &'s SourceFile,
    id: NodeId,
}

words! {
    /// The kind of a node.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum NodeKind by describe {
        /// `null`
        Null = "null",
        /// `true` or `false`
        Boolean = "a boolean",
        /// A number.
        Number = "a number",
        /// A string.
        String = "a string",
        /// A list.
        Array = "an array",
        /// A map with string keys.
        Object = "an object",
    }
}

impl SourceFile {
    /// The topmost node; none if the text holds no document.
    pub fn root(&self) -> Option<Node<'_>> {
        self.tree().root.map(|id| Node::new(self, id))
    }
}

impl<'s> Node<'s> {
    pub(super) fn new(file: &'s SourceFile, id: NodeId) -> Self {
        Node { file, id }
    }

    /// The file it stands in.
    pub fn file(self) -> &'s SourceFile {
        self.file
    }

    /// Its number within the file's tree; with the file it identifies the node.
    pub fn id(self) -> NodeId {
        self.id
    }

    /// Its kind.
    pub fn kind(self) -> NodeKind {
        match self.raw().shape {
            NodeShape::Null => NodeKind::Null,
            NodeShape::Bool(_) => NodeKind::Boolean,
            NodeShape::Number => NodeKind::Number,
            NodeShape::Slice { .. } | NodeShape::Owned(_) => NodeKind::String,
            NodeShape::Array { .. } => NodeKind::Array,
            NodeShape::Object { .. } => NodeKind::Object,
        }
    }

    /// The string it is, if it is one.
    pub fn as_str(self) -> Option<&'s str> {
        self.file.tree().string(self.file.text(), self.id)
    }

    /// The boolean it is, if it is one.
    pub fn as_bool(self) -> Option<bool> {
        match self.raw().shape {
            NodeShape::Bool(value) => Some(value),
            _ => None,
        }
    }

    /// The text of the number it is, if it is one.
    pub fn as_number(self) -> Option<&'s str> {
        let raw = self.raw();
        matches!(raw.shape, NodeShape::Number).then(|| &self.file.text()[raw.start as usize..raw.end as usize])
    }

    /// Whether it is `null`.
    pub fn is_null(self) -> bool {
        matches!(self.raw().shape, NodeShape::Null)
    }

    /// The value under a key, if it is an object that has it.
    pub fn get(self, key: &str) -> Option<Node<'s>> {
        self.entry(key).map(|(_, value)| value)
    }

    /// The key's own node and the value.
    pub fn entry(self, key: &str) -> Option<(Node<'s>, Node<'s>)> {
        let (key, value) = self.file.tree().entries_of(self.id)[self.key_index(key)?];
        Some((Node { id: key, ..self }, Node { id: value, ..self }))
    }

    /// The index of the entry with a key, if it is an object that has it. Costs the same however wide the object is.
    pub fn key_index(self, key: &str) -> Option<usize> {
        self.file.tree().key_index(self.file.text(), self.id, key)
    }

    /// Keys and values of an object in the document's order; nothing for any other kind.
    pub fn entries(self) -> impl ExactSizeIterator<Item = (Node<'s>, Node<'s>)> + 's {
        let entries = self.file.tree().entries_of(self.id);
        entries.iter().map(move |(key, value)| (Node { id: *key, ..self }, Node { id: *value, ..self }))
    }

    /// Elements of an array in order; nothing for any other kind.
    pub fn items(self) -> impl ExactSizeIterator<Item = Node<'s>> + 's {
        self.file.tree().items_of(self.id).iter().map(move |id| Node { id: *id, ..self })
    }

    /// Number of entries or elements.
    pub fn len(self) -> usize {
        match self.raw().shape {
            NodeShape::Array { len, .. } | NodeShape::Object { len, .. } => len as usize,
            _ => 0,
        }
    }

    /// Whether it has no entries and no elements.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The object or array around it.
    pub fn parent(self) -> Option<Node<'s>> {
        let parent = self.raw().parent;
        (parent != NO_PARENT).then_some(Node { id: parent, ..self })
    }

    /// The node that was written where this one stands for it: itself, but in a document that was converted.
    #[must_use]
    pub fn origin(self) -> Node<'s> {
        self.file.origins().map_or(self, |origins| origins.of(self.id))
    }

    /// The node that a JSON pointer without its `#` leads to; else the last that it reached, and the segment that is
    /// missing there.
    pub(crate) fn descend(self, pointer: &str) -> Result<Node<'s>, (Node<'s>, String)> {
        let mut node = self;
        for segment in pointer.split('/').skip(1) {
            let segment = decode_percent(segment).replace("~1", "/").replace("~0", "~");
            let next = match node.kind() {
                NodeKind::Array => segment.parse().ok().and_then(|idx| node.items().nth(idx)),
                _ => node.get(&segment),
            };
            node = next.ok_or((node, segment))?;
        }
        Ok(node)
    }

    /// Its bytes in the file's text.
    pub fn span(self) -> std::ops::Range<usize> {
        let raw = self.raw();
        raw.start as usize..raw.end as usize
    }

    /// The key that leads to it, if it is a value in an object.
    pub fn key(self) -> Option<Node<'s>> {
        let (key, value) = self.parent()?.entry_of(self)?;
        (value.id == self.id).then_some(key)
    }

    /// Its JSON pointer within the file, with a leading `#`.
    pub fn pointer(self) -> String {
        self.file.tree().pointer(self.file.text(), self.id)
    }

    /// The entry of an object that a child is the key or the value of.
    fn entry_of(self, child: Node<'s>) -> Option<(Node<'s>, Node<'s>)> {
        let tree = self.file.tree();
        let (key, value) = tree.entries_of(self.id)[tree.entry_index(self.id, child.id)?];
        Some((Node { id: key, ..self }, Node { id: value, ..self }))
    }

    pub(super) fn shape(self) -> NodeShape {
        self.raw().shape
    }

    fn raw(self) -> &'s super::tree::RawNode {
        self.file.tree().raw(self.id)
    }
}

impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.file, other.file) && self.id == other.id
    }
}

impl Eq for Node<'_> {}

impl std::hash::Hash for Node<'_> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        std::ptr::from_ref(self.file).hash(state);
        self.id.hash(state);
    }
}

impl std::fmt::Debug for Node<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.file.name(), self.pointer())
    }
}
