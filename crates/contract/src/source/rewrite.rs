//! Another tree over the text of a file, each of whose nodes stands for one that was written.
//!
//! A document of Swagger 2.0 becomes one of OpenAPI 3.0 in this way: readers see the new tree, and findings lead to what
//! people wrote. Most nodes are copies; those that the new form needs beside them stand for what made them necessary.

use std::sync::Arc;

use super::file::SourceFile;
use super::node::Node;
use super::tree::{Builder, NodeId, NodeShape};

/// The written node of each node of a tree, by number.
#[derive(Debug)]
pub(super) struct Origins {
    files: Vec<Arc<SourceFile>>,
    nodes: Vec<(u32, NodeId)>,
}

impl Origins {
    pub(super) fn of(&self, id: NodeId) -> Node<'_> {
        let (file, node) = self.nodes[id.0 as usize];
        Node::new(&self.files[file as usize], node)
    }

    /// The number of a node's file; the first is the one that is rewritten.
    fn file_of(&mut self, node: Node<'_>) -> u32 {
        let known = self.files.iter().position(|file| std::ptr::eq(&raw const **file, node.file()));
        let idx = known.unwrap_or_else(|| {
            self.files.push(node.file().shared());
            self.files.len() - 1
        });
        u32::try_from(idx).expect("a document has fewer than 2^32 files")
    }
}

/// Writes a tree from the outside in. Every node is given the one that it stands for.
pub(crate) struct Rewriter<'s> {
    file: &'s SourceFile,
    builder: Builder<'s>,
    origins: Origins,
    /// Numbers that stand in other files; they follow the file's own text.
    foreign: String,
    /// Texts that replace others, by their index.
    replaced: Vec<(u32, Box<str>)>,
}

impl<'s> Rewriter<'s> {
    pub(crate) fn new(file: &'s SourceFile) -> Self {
        let origins = Origins { files: vec![file.shared()], nodes: Vec::new() };
        Rewriter { file, builder: Builder::new(file.text()), origins, foreign: String::new(), replaced: Vec::new() }
    }

    /// Begins an object or an array.
    pub(crate) fn begin(&mut self, origin: Node<'s>) {
        self.builder.begin(self.span(origin).0);
    }

    /// Ends an object, whose keys must differ.
    pub(crate) fn end_object(&mut self, origin: Node<'s>) -> NodeId {
        let (id, _) = self.builder.end_object(self.span(origin).1);
        self.made(id, origin)
    }

    pub(crate) fn end_array(&mut self, origin: Node<'s>) -> NodeId {
        let id = self.builder.end_array(self.span(origin).1);
        self.made(id, origin)
    }

    /// Copies a key or a scalar.
    pub(crate) fn scalar(&mut self, node: Node<'s>) -> NodeId {
        let (start, end) = self.span(node);
        let id = match node.shape() {
            NodeShape::Number if !self.is_own(node) => {
                let start = self.file.text().len() + self.foreign.len();
                self.foreign.push_str(node.as_number().unwrap_or_default());
                self.builder.scalar(NodeShape::Number, start, self.file.text().len() + self.foreign.len())
            }
            NodeShape::Slice { .. } if self.is_own(node) => self.builder.scalar(node.shape(), start, end),
            NodeShape::Slice { .. } | NodeShape::Owned(_) => {
                self.builder.owned_string(node.as_str().unwrap_or_default(), start, end)
            }
            shape => self.builder.scalar(shape, start, end),
        };
        self.made(id, node)
    }

    /// Writes a string that nobody wrote.
    pub(crate) fn string(&mut self, text: &str, origin: Node<'s>) -> NodeId {
        let (start, end) = self.span(origin);
        let id = self.builder.owned_string(text, start, end);
        self.made(id, origin)
    }

    /// Writes a boolean that nobody wrote.
    pub(crate) fn boolean(&mut self, value: bool, origin: Node<'s>) -> NodeId {
        let (start, end) = self.span(origin);
        let id = self.builder.scalar(NodeShape::Bool(value), start, end);
        self.made(id, origin)
    }

    /// Repeats a node that is written already, as an alias of YAML does.
    pub(crate) fn again(&mut self, id: NodeId) {
        self.builder.shared(id);
    }

    /// The number of nodes so far.
    pub(crate) fn n_nodes(&self) -> usize {
        self.origins.nodes.len()
    }

    /// The JSON pointer of a node, once all around it is written.
    pub(crate) fn pointer(&self, id: NodeId) -> String {
        self.builder.tree.pointer(self.file.text(), id)
    }

    /// Gives a string that nobody wrote another text.
    pub(crate) fn replace(&mut self, id: NodeId, text: &str) {
        if let NodeShape::Owned(idx) = self.builder.tree.raw(id).shape {
            self.replaced.push((idx, text.into()));
        }
    }

    /// The file with the new tree.
    pub(crate) fn finish(self) -> Arc<SourceFile> {
        let Rewriter { file, builder, origins, foreign, replaced } = self;
        let mut tree = builder.finish();
        for (idx, text) in replaced {
            tree.owned[idx as usize] = text;
        }
        let text = [file.text(), &foreign].concat().into_boxed_str();
        let (name, path) = (Arc::clone(file.name()), file.path().to_owned());
        SourceFile::with_origins(name, path, text, tree, Some(Box::new(origins)))
    }

    fn made(&mut self, id: NodeId, origin: Node<'s>) -> NodeId {
        let file = self.origins.file_of(origin);
        self.origins.nodes.push((file, origin.id()));
        id
    }

    fn is_own(&self, node: Node<'_>) -> bool {
        std::ptr::eq(self.file, node.file())
    }

    /// The bytes of a node; none in a file that is not rewritten.
    fn span(&self, node: Node<'_>) -> (usize, usize) {
        let span = if self.is_own(node) { node.span() } else { 0..0 };
        (span.start, span.end)
    }
}
