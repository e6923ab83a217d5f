//! Graphs of types: which hold each other.

/// Strongly connected components of a graph.
#[derive(Debug)]
pub struct Components {
    by_node: Vec<usize>,
}

impl Components {
    /// Finds the components: Tarjan's algorithm, without recursion.
    pub fn of(edges: &[Vec<usize>]) -> Components {
        const UNSEEN: usize = usize::MAX;
        let mut index = vec![UNSEEN; edges.len()];
        let mut low = vec![0; edges.len()];
        let mut component = vec![UNSEEN; edges.len()];
        let (mut n_seen, mut n_components) = (0, 0);
        let mut open = Vec::new();
        for start in 0..edges.len() {
            if index[start] != UNSEEN {
                continue;
            }
            let mut path = vec![(start, 0)];
            while let Some((node, next)) = path.pop() {
                if next == 0 {
                    index[node] = n_seen;
                    low[node] = n_seen;
                    n_seen += 1;
                    open.push(node);
                }
                let Some(&target) = edges[node].get(next) else {
                    if low[node] == index[node] {
                        while let Some(member) = open.pop() {
                            component[member] = n_components;
                            if member == node {
                                break;
                            }
                        }
                        n_components += 1;
                    }
                    if let Some((parent, _)) = path.last() {
                        low[*parent] = low[*parent].min(low[node]);
                    }
                    continue;
                };
                path.push((node, next + 1));
                if index[target] == UNSEEN {
                    path.push((target, 0));
                } else if component[target] == UNSEEN {
                    low[node] = low[node].min(index[target]);
                }
            }
        }
        Components { by_node: component }
    }

    /// Whether two nodes lie on one cycle, or are the same.
    pub fn are_connected(&self, one: usize, other: usize) -> bool {
        self.by_node[one] == self.by_node[other]
    }

    /// Nodes in an order in which whatever a node leads to comes before it, but for cycles.
    pub fn in_order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.by_node.len()).collect();
        order.sort_by_key(|node| self.by_node[*node]);
        order
    }
}

/// Flags of the nodes that lie on a cycle.
pub fn cyclic(edges: &[Vec<usize>]) -> Vec<bool> {
    let components = Components::of(edges);
    let is_cyclic =
        |(node, targets): (usize, &Vec<usize>)| targets.iter().any(|to| components.are_connected(node, *to));
    edges.iter().enumerate().map(is_cyclic).collect()
}

/// Flags of the nodes, of `n_nodes`, that are reached from some of them, these included. `follow` adds what a node leads to.
pub fn reached(n_nodes: usize, mut queue: Vec<usize>, mut follow: impl FnMut(usize, &mut Vec<usize>)) -> Vec<bool> {
    let mut reached = vec![false; n_nodes];
    while let Some(node) = queue.pop() {
        if !std::mem::replace(&mut reached[node], true) {
            follow(node, &mut queue);
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::{Components, cyclic};

    #[test]
    fn cycles_share_a_component() {
        let edges = [vec![1], vec![2], vec![1, 3], vec![], vec![4]];
        let components = Components::of(&edges);
        assert!(components.are_connected(1, 2));
        assert!(!components.are_connected(0, 1) && !components.are_connected(3, 1) && !components.are_connected(4, 0));
        assert_eq!(cyclic(&edges), [false, true, true, false, true]);
        let order = components.in_order();
        assert!(order.iter().position(|node| *node == 3) < order.iter().position(|node| *node == 0), "{order:?}");
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let edges: Vec<Vec<usize>> = (0..200_000).map(|node| vec![(node + 1) % 200_000]).collect();
        let components = Components::of(&edges);
        assert!((1..edges.len()).all(|node| components.are_connected(0, node)));
    }
}
