//! The structure of a pattern.

use super::set::Set;

/// A pattern, read.
#[derive(Debug)]
pub(in crate::mock) struct Pattern {
    pub(super) node: Node,
    /// How many groups capture.
    pub(super) n_groups: usize,
}

/// A part of a pattern.
#[derive(Debug)]
pub(super) enum Node {
    Empty,
    Set(Set),
    /// `^`
    Start,
    /// `$`
    End,
    /// `\b`, or `\B` if it is `false`.
    Boundary(bool),
    /// A group, and its number if it captures.
    Group(Box<Node>, Option<usize>),
    /// What a group captured.
    Captured(usize),
    /// `(?=…)` and its kin.
    Look {
        is_behind: bool,
        is_negated: bool,
        node: Box<Node>,
    },
    /// One after the other.
    Sequence(Vec<Node>),
    /// One of these.
    Either(Vec<Node>),
    /// The same again; without a maximum as often as it likes.
    Repeat {
        node: Box<Node>,
        min: usize,
        max: Option<usize>,
    },
}
