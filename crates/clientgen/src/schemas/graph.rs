//! Types as a graph: which hold each other.

/// For each node the number of the circle that it is in; a node in none has a number of its own, greater than those of
/// all that it leads to. Tarjan's algorithm, without recursion.
pub(super) fn components(edges: &[Vec<usize>]) -> Vec<usize> {
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
    component
}

#[cfg(test)]
mod tests {
    use super::components;

    #[test]
    fn circles_share_a_number() {
        let component = components(&[vec![1], vec![2], vec![1, 3], vec![], vec![4]]);
        assert_eq!(component[1], component[2]);
        assert_ne!(component[0], component[1]);
        assert_ne!(component[3], component[1]);
        assert_ne!(component[4], component[0]);
    }

    #[test]
    fn a_long_chain_needs_no_stack() {
        let edges: Vec<Vec<usize>> = (0..200_000).map(|node| vec![(node + 1) % 200_000]).collect();
        assert!(components(&edges).iter().all(|component| *component == 0));
    }
}
