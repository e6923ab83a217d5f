//! Related events, each shown once.
//!
//! Events point to one another at will: in circles, in chains of thousands, all to all. The walk goes level by level,
//! so that a store looks up a level in one question, and an event appears where it was reached first and nowhere else.
//! That is stricter than never showing an event within itself, and keeps the answer from growing beyond all measure
//! where everything is related to everything.

use std::collections::BTreeMap;

use crate::values::EventCode;

/// A walk from one event to those related to it.
#[derive(Debug, Clone)]
pub struct RelatedWalk {
    reached: Vec<EventCode>,
    parents: BTreeMap<EventCode, EventCode>,
    level: Vec<EventCode>,
    depth: usize,
}

/// An event with its related ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RelatedTree {
    /// The event.
    pub code: EventCode,
    /// What is related to it and was not reached before, in the order of codes.
    pub related: Vec<RelatedTree>,
}

impl RelatedWalk {
    /// How many steps the walk takes from its start.
    pub const MAX_DEPTH: usize = 5;

    /// How many events the walk reaches at most, its start included.
    pub const MAX_EVENTS: usize = 100;

    /// A walk that starts at an event.
    pub fn from(root: EventCode) -> Self {
        Self { reached: vec![root], parents: BTreeMap::new(), level: vec![root], depth: 0 }
    }

    /// The events whose relations are to be looked up next; none when the walk is over.
    pub fn level(&self) -> &[EventCode] {
        &self.level
    }

    /// Goes on to what the events of the level are related to, as pairs of an event and a related one.
    ///
    /// Relations of events that are not of the level are passed over.
    pub fn advance(&mut self, relations: &[(EventCode, EventCode)]) {
        let mut relations = relations.to_vec();
        // The order in which a store finds them must not decide which of them are shown.
        relations.sort_unstable();
        let level = std::mem::take(&mut self.level);
        self.depth += 1;
        for (from, to) in relations {
            let is_new = to != self.reached[0] && !self.parents.contains_key(&to);
            if is_new && level.contains(&from) && self.reached.len() < Self::MAX_EVENTS {
                self.parents.insert(to, from);
                self.reached.push(to);
                self.level.push(to);
            }
        }
        if self.depth == Self::MAX_DEPTH || self.reached.len() == Self::MAX_EVENTS {
            self.level.clear();
        }
    }

    /// All events that were reached, the start first.
    pub fn reached(&self) -> &[EventCode] {
        &self.reached
    }

    /// What was reached, as a tree; its depth is that of the walk, so recursion is safe.
    pub fn tree(&self) -> RelatedTree {
        let mut children: BTreeMap<EventCode, Vec<EventCode>> = BTreeMap::new();
        for (child, parent) in &self.parents {
            children.entry(*parent).or_default().push(*child);
        }
        tree_of(self.reached[0], &children)
    }
}

fn tree_of(code: EventCode, children: &BTreeMap<EventCode, Vec<EventCode>>) -> RelatedTree {
    let related = children.get(&code).map(Vec::as_slice).unwrap_or_default();
    RelatedTree { code, related: related.iter().map(|child| tree_of(*child, children)).collect() }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn code(number: i32) -> EventCode {
        EventCode::new(number).unwrap()
    }

    /// Walks through relations given as pairs of numbers.
    fn walk(root: i32, relations: &[(i32, i32)]) -> RelatedWalk {
        let relations: Vec<_> = relations.iter().map(|(from, to)| (code(*from), code(*to))).collect();
        let mut walk = RelatedWalk::from(code(root));
        while !walk.level().is_empty() {
            let level = walk.level().to_vec();
            let of_level: Vec<_> = relations.iter().filter(|(from, _)| level.contains(from)).copied().collect();
            walk.advance(&of_level);
        }
        walk
    }

    /// A tree as text: `1(2 3(4))`.
    fn shown(tree: &RelatedTree) -> String {
        let related: Vec<String> = tree.related.iter().map(shown).collect();
        if related.is_empty() { tree.code.to_string() } else { format!("{}({})", tree.code, related.join(" ")) }
    }

    #[test]
    fn a_circle_ends_where_it_began() {
        assert_eq!(shown(&walk(1, &[(1, 2), (2, 3), (3, 1), (2, 1), (1, 1)]).tree()), "1(2(3))");
    }

    #[test]
    fn an_event_stands_where_it_is_nearest() {
        assert_eq!(shown(&walk(1, &[(1, 2), (2, 3), (1, 3), (3, 4)]).tree()), "1(2 3(4))");
        assert_eq!(shown(&walk(7, &[]).tree()), "7");
    }

    #[test]
    fn a_chain_of_ten_thousand_is_cut() {
        let chain: Vec<_> = (1..10_000).map(|number| (number, number + 1)).collect();
        assert_eq!(shown(&walk(1, &chain).tree()), "1(2(3(4(5(6)))))");
    }

    #[test]
    fn all_related_to_all_stays_small() {
        let all: Vec<_> = (1..=200).flat_map(|from| (1..=200).map(move |to| (from, to))).collect();
        let walk = walk(1, &all);
        assert_eq!(walk.reached().len(), RelatedWalk::MAX_EVENTS);
        assert_eq!(walk.tree().related.len(), RelatedWalk::MAX_EVENTS - 1);
    }

    proptest! {
        #[test]
        fn every_walk_ends_and_shows_each_event_once(relations in proptest::collection::vec((1i32..30, 1i32..30), 0..200)) {
            let walk = walk(1, &relations);
            let mut numbers = Vec::new();
            let mut open = vec![walk.tree()];
            while let Some(tree) = open.pop() {
                numbers.push(tree.code);
                open.extend(tree.related);
            }
            numbers.sort_unstable();
            let mut reached = walk.reached().to_vec();
            reached.sort_unstable();
            prop_assert_eq!(&numbers, &reached);
            numbers.dedup();
            prop_assert_eq!(numbers.len(), reached.len());
        }
    }
}
