//! One file of a document: its name, its text, its tree.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Weak};

use super::rewrite::Origins;
use super::tree::Tree;

/// A file that was read and parsed.
#[derive(Debug)]
pub struct SourceFile {
    name: Arc<str>,
    path: PathBuf,
    text: Box<str>,
    tree: Tree,
    line_starts: Vec<u32>,
    /// Characters before each block of [`BLOCK`] bytes: columns cost the same on a line of ten megabytes.
    characters_before: Vec<u32>,
    /// Place at which each node was written, if the tree is another than the text's.
    origins: Option<Box<Origins>>,
    itself: Weak<SourceFile>,
}

const BLOCK: usize = 128;

/// A line and a column, both from 1; the column counts characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Line, from 1.
    pub line: usize,
    /// Character within the line, from 1.
    pub column: usize,
}

impl SourceFile {
    pub(super) fn new(name: Arc<str>, path: PathBuf, text: Box<str>, tree: Tree) -> Arc<Self> {
        SourceFile::with_origins(name, path, text, tree, None)
    }

    pub(super) fn with_origins(
        name: Arc<str>,
        path: PathBuf,
        text: Box<str>,
        tree: Tree,
        origins: Option<Box<Origins>>,
    ) -> Arc<Self> {
        let line_starts = line_starts(&text);
        let characters_before = characters_before(&text);
        Arc::new_cyclic(|weak| SourceFile {
            name,
            path,
            text,
            tree,
            line_starts,
            characters_before,
            origins,
            itself: Weak::clone(weak),
        })
    }

    /// The name as the user gave it, or as a reference led to it.
    pub fn name(&self) -> &Arc<str> {
        &self.name
    }

    /// The path it was read from.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The line and column of a byte.
    pub fn position(&self, byte: usize) -> Position {
        let byte = byte.min(self.text.len());
        let line_idx = self.line_starts.partition_point(|start| *start as usize <= byte).saturating_sub(1);
        let start = self.line_starts[line_idx] as usize;
        Position { line: line_idx + 1, column: self.n_characters(byte) - self.n_characters(start) + 1 }
    }

    /// The bytes of the line that a byte stands in, without its line break.
    pub fn line_span(&self, byte: usize) -> std::ops::Range<usize> {
        let byte = byte.min(self.text.len());
        let line_idx = self.line_starts.partition_point(|start| *start as usize <= byte).saturating_sub(1);
        let start = self.line_starts[line_idx] as usize;
        let end = self.line_starts.get(line_idx + 1).map_or(self.text.len(), |next| *next as usize);
        start..start + self.text[start..end].trim_end_matches(['\n', '\r']).len()
    }

    /// How many characters begin before a byte.
    fn n_characters(&self, byte: usize) -> usize {
        let block = byte / BLOCK;
        let rest = &self.text.as_bytes()[block * BLOCK..byte];
        self.characters_before[block] as usize + rest.iter().filter(|byte| begins_character(**byte)).count()
    }

    pub(super) fn tree(&self) -> &Tree {
        &self.tree
    }

    pub(super) fn origins(&self) -> Option<&Origins> {
        self.origins.as_deref()
    }

    pub(super) fn shared(&self) -> Arc<SourceFile> {
        self.itself.upgrade().expect("a file that is borrowed is still held")
    }
}

fn line_starts(text: &str) -> Vec<u32> {
    let breaks = memchr::memchr_iter(b'\n', text.as_bytes());
    let after = breaks.map(|idx| u32::try_from(idx + 1).expect("a file is smaller than 4 GiB by its limit"));
    std::iter::once(0).chain(after).collect()
}

fn characters_before(text: &str) -> Vec<u32> {
    let mut n_characters = 0;
    let mut before = vec![0];
    for block in text.as_bytes().chunks(BLOCK) {
        // A block is so small that a byte counts it, which processors do for many bytes at once.
        n_characters += usize::from(block.iter().map(|byte| u8::from(begins_character(*byte))).sum::<u8>());
        before.push(u32::try_from(n_characters).expect("a file is smaller than 4 GiB by its limit"));
    }
    before
}

fn begins_character(byte: u8) -> bool {
    byte & 0b1100_0000 != 0b1000_0000
}
