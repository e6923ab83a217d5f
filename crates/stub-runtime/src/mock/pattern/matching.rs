//! Matching by backtracking, within a limit of steps.

use super::ast::{Node, Pattern};

/// Steps before giving up.
const MAX_STEPS: usize = 200_000;

/// Parts inside one another, those that repeat included; it bounds the stack.
const MAX_DEPTH: usize = 1_500;

impl Pattern {
    /// Whether the pattern matches anywhere in a text; `None` if that takes too long to tell.
    pub(in crate::mock) fn is_match(&self, text: &str) -> Option<bool> {
        let text: Vec<char> = text.chars().collect();
        let mut matcher =
            Matcher { text: &text, captured: vec![None; self.n_groups + 1], n_steps: 0, depth: 0, is_lost: false };
        let found = (0..=text.len()).any(|start| matcher.matches(&self.node, start, &mut |_, _| true));
        match (found, matcher.is_lost) {
            (true, _) => Some(true),
            (false, false) => Some(false),
            (false, true) => None,
        }
    }
}

struct Matcher<'t> {
    text: &'t [char],
    captured: Vec<Option<(usize, usize)>>,
    n_steps: usize,
    depth: usize,
    /// True if the limit was reached, so that a match may have been missed.
    is_lost: bool,
}

/// What must match after a part, from the place where the part ends.
type Rest<'r, 't> = &'r mut dyn FnMut(&mut Matcher<'t>, usize) -> bool;

impl<'t> Matcher<'t> {
    fn matches(&mut self, node: &Node, at: usize, rest: Rest<'_, 't>) -> bool {
        self.n_steps += 1;
        if self.n_steps > MAX_STEPS || self.depth > MAX_DEPTH {
            self.is_lost = true;
            return false;
        }
        self.depth += 1;
        let found = self.matches_node(node, at, rest);
        self.depth -= 1;
        found
    }

    fn matches_node(&mut self, node: &Node, at: usize, rest: Rest<'_, 't>) -> bool {
        match node {
            Node::Empty => rest(self, at),
            Node::Set(set) => self.text.get(at).is_some_and(|c| set.has(*c)) && rest(self, at + 1),
            Node::Start => at == 0 && rest(self, at),
            Node::End => at == self.text.len() && rest(self, at),
            Node::Boundary(is_one) => self.is_boundary(at) == *is_one && rest(self, at),
            Node::Group(node, None) => self.matches(node, at, rest),
            Node::Group(node, Some(number)) => {
                let before = self.captured[*number];
                let found = self.matches(node, at, &mut |matcher, end| {
                    let inner = matcher.captured[*number].replace((at, end));
                    let found = rest(matcher, end);
                    if !found {
                        matcher.captured[*number] = inner;
                    }
                    found
                });
                if !found {
                    self.captured[*number] = before;
                }
                found
            }
            Node::Captured(number) => {
                // A group that captured nothing matches the empty text.
                let (start, end) = self.captured.get(*number).copied().flatten().unwrap_or((at, at));
                let captured = &self.text[start..end];
                self.text[at..].starts_with(captured) && rest(self, at + captured.len())
            }
            Node::Look { is_behind, is_negated, node } => {
                self.looks(node, at, *is_behind) != *is_negated && rest(self, at)
            }
            Node::Sequence(nodes) => self.matches_all(nodes, at, rest),
            Node::Either(nodes) => nodes.iter().any(|node| self.matches(node, at, rest)),
            Node::Repeat { node, min, max } => match &**node {
                Node::Set(set) => {
                    let most = max.map_or(self.text.len(), |max| at.saturating_add(max)).min(self.text.len());
                    let end = (at..most).find(|idx| !set.has(self.text[*idx])).unwrap_or(most);
                    (at + min..=end).rev().any(|end| {
                        self.n_steps += 1;
                        rest(self, end)
                    })
                }
                node => self.repeats(node, (*min, *max), at, rest),
            },
        }
    }

    fn matches_all(&mut self, nodes: &[Node], at: usize, rest: Rest<'_, 't>) -> bool {
        match nodes {
            [] => rest(self, at),
            [first, others @ ..] => self.matches(first, at, &mut |matcher, end| matcher.matches_all(others, end, rest)),
        }
    }

    fn repeats(&mut self, node: &Node, (min, max): (usize, Option<usize>), at: usize, rest: Rest<'_, 't>) -> bool {
        let goes_on = max != Some(0)
            && self.matches(node, at, &mut |matcher, end| {
                // What matches nothing once would match nothing for ever.
                let is_idle = end == at && min == 0;
                !is_idle && matcher.repeats(node, (min.saturating_sub(1), max.map(|max| max - 1)), end, rest)
            });
        goes_on || (min == 0 && rest(self, at))
    }

    /// Whether something matches from here on, or up to here.
    fn looks(&mut self, node: &Node, at: usize, is_behind: bool) -> bool {
        if is_behind {
            (0..=at).rev().any(|start| self.matches(node, start, &mut |_, end| end == at))
        } else {
            self.matches(node, at, &mut |_, _| true)
        }
    }

    fn is_boundary(&self, at: usize) -> bool {
        let is_word = |idx: Option<usize>| {
            idx.and_then(|idx| self.text.get(idx)).is_some_and(|c| c.is_ascii_alphanumeric() || *c == '_')
        };
        is_word(at.checked_sub(1)) != is_word(Some(at))
    }
}
