//! The ways from a place to what happened inside it.

use std::collections::{HashMap, VecDeque};

use super::graph::{Edge, Graph, Reached};

/// Where few pairs lie between a place and what happened, every way is told; else the shortest to each.
const MAX_PAIRS: usize = 64;

/// How often a pair is passed on the ways from one place.
const MAX_PASSES: u32 = 8;

/// Longest way that is told whole.
const MAX_STEPS: usize = 24;

/// Up to so many pairs to which something happened, the way to each is sought from its end, once for all places.
const MAX_ENDS: usize = 64;

/// Which pairs lead to something that happened, and how.
pub(in crate::diff::structure) struct Reach<'g, 's> {
    graph: &'g Graph<'s>,
    /// Ways that lead on to something.
    ways: Vec<Vec<usize>>,
    leads_on: Vec<bool>,
    /// For pairs to which something happened, if they are few: by which way each other pair gets nearer to them.
    ends: Vec<(usize, Vec<u32>)>,
    stamps: Vec<u32>,
    stamp: u32,
}

impl<'g, 's> Reach<'g, 's> {
    pub(in crate::diff::structure) fn new(graph: &'g Graph<'s>) -> Self {
        let n = graph.ways.len();
        let mut back: Vec<Vec<usize>> = vec![Vec::new(); n];
        for (at, ways) in graph.ways.iter().enumerate() {
            for (_, to) in ways {
                back[*to].push(at);
            }
        }
        let mut leads_on: Vec<bool> = graph.happenings.iter().map(|list| !list.is_empty()).collect();
        let mut open: Vec<usize> = (0..n).filter(|at| leads_on[*at]).collect();
        while let Some(at) = open.pop() {
            for before in &back[at] {
                if !leads_on[*before] {
                    leads_on[*before] = true;
                    open.push(*before);
                }
            }
        }
        let kept = |ways: &Vec<(Edge<'s>, usize)>| (0..ways.len()).filter(|idx| leads_on[ways[*idx].1]).collect();
        let ways: Vec<Vec<usize>> = graph.ways.iter().map(kept).collect();
        let happened: Vec<usize> = (0..n).filter(|at| !graph.happenings[*at].is_empty()).collect();
        let ends = if happened.len() <= MAX_ENDS {
            happened.into_iter().map(|end| (end, nearer(graph, &ways, &back, end))).collect()
        } else {
            Vec::new()
        };
        Reach { graph, ways, leads_on, ends, stamps: vec![0; n], stamp: 0 }
    }

    /// Everything that happened inside a pair, in order.
    pub(in crate::diff::structure) fn from(&mut self, start: usize) -> Vec<Reached<'s>> {
        if !self.leads_on[start] {
            return Vec::new();
        }
        let (order, parents) = self.shortest(start, MAX_PAIRS);
        if order.len() < MAX_PAIRS {
            return self.all_ways(start);
        }
        drop((order, parents));
        if !self.ends.is_empty() {
            return self.ends.iter().filter_map(|(end, nearer)| self.way_to(start, *end, nearer)).collect();
        }
        let (order, parents) = self.shortest(start, usize::MAX);
        let happened = order.iter().enumerate().filter(|(_, at)| !self.graph.happenings[**at].is_empty());
        happened.map(|(idx, at)| self.way(*at, &order, &parents, idx)).collect()
    }

    /// The way to an end; of a long one, how it begins.
    fn way_to(&self, start: usize, end: usize, nearer: &[u32]) -> Option<Reached<'s>> {
        let (mut at, mut ways) = (start, Vec::new());
        while at != end && ways.len() < MAX_STEPS {
            let (way, to) = self.graph.ways[at].get(nearer[at] as usize)?;
            ways.push(way);
            at = *to;
        }
        let mut reached = Reached::by(&ways, end);
        if at != end {
            reached.path.push_str("/…");
            reached.steps = None;
        }
        Some(reached)
    }

    /// Pairs by their distance, and for each the one before it (by its place in the order) and the way from there.
    fn shortest(&mut self, start: usize, limit: usize) -> (Vec<usize>, Vec<(usize, usize)>) {
        self.stamp += 1;
        self.stamps[start] = self.stamp;
        let (mut order, mut parents) = (vec![start], vec![(0, 0)]);
        let mut next = 0;
        while next < order.len() && order.len() < limit {
            let at = order[next];
            for way in &self.ways[at] {
                let to = self.graph.ways[at][*way].1;
                if self.stamps[to] != self.stamp {
                    self.stamps[to] = self.stamp;
                    order.push(to);
                    parents.push((next, *way));
                }
            }
            next += 1;
        }
        (order, parents)
    }

    fn way(&self, end: usize, order: &[usize], parents: &[(usize, usize)], mut idx: usize) -> Reached<'s> {
        let mut ways = VecDeque::new();
        while idx != 0 {
            let (before, way) = parents[idx];
            ways.push_front(&self.graph.ways[order[before]][way].0);
            idx = before;
        }
        let mut reached = Reached::by(ways.make_contiguous(), end);
        if ways.len() > MAX_STEPS {
            let mut names: Vec<&str> = ways.iter().map(|way| way.name.as_str()).collect();
            names.splice(MAX_STEPS / 2..names.len() - MAX_STEPS / 2, ["…"]);
            reached.path = names.into_iter().flat_map(|name| ["/", name]).collect();
            reached.steps = None;
        }
        reached
    }

    /// Every way on which no pair is passed twice, within reason.
    fn all_ways(&self, start: usize) -> Vec<Reached<'s>> {
        let mut reached = Vec::new();
        let mut passes: HashMap<usize, u32> = HashMap::new();
        // The pairs on the way to here, and the ways between them.
        let mut open: Vec<(Vec<usize>, Vec<&Edge<'s>>)> = vec![(vec![start], Vec::new())];
        while let Some((passed, ways)) = open.pop() {
            let Some(at) = passed.last().copied() else { continue };
            let n_passes = passes.entry(at).or_default();
            *n_passes += 1;
            if *n_passes > MAX_PASSES {
                continue;
            }
            if !self.graph.happenings[at].is_empty() {
                reached.push(Reached::by(&ways, at));
            }
            for idx in self.ways[at].iter().rev() {
                let (way, to) = &self.graph.ways[at][*idx];
                if !passed.contains(to) {
                    let (mut passed, mut ways) = (passed.clone(), ways.clone());
                    passed.push(*to);
                    ways.push(way);
                    open.push((passed, ways));
                }
            }
        }
        reached
    }
}

/// For each pair, the way that leads nearer to an end; none leads there where the number is no way's.
fn nearer(graph: &Graph<'_>, ways: &[Vec<usize>], back: &[Vec<usize>], end: usize) -> Vec<u32> {
    let mut nearer = vec![u32::MAX; ways.len()];
    let mut open = VecDeque::from([end]);
    while let Some(at) = open.pop_front() {
        for before in &back[at] {
            if *before == end || nearer[*before] != u32::MAX {
                continue;
            }
            let way = ways[*before].iter().find(|way| graph.ways[*before][**way].1 == at);
            nearer[*before] = way.and_then(|way| u32::try_from(*way).ok()).unwrap_or(u32::MAX);
            open.push_back(*before);
        }
    }
    nearer
}
