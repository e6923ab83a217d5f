//! References that lead nowhere. What such a reference stands for cannot be compared, not even with itself: what it was
//! meant to lead to may have changed.

use crate::diff::Grounds;
use crate::diff::catalogue::document;
use crate::model::Api;
use crate::source::Node;

use super::operations::PlacedOperation;
use super::values::{are_equal, shown};
use super::walk::{Spot, Walk};
use crate::words::capital;

/// References that are followed one after another before it is said that they lead nowhere.
const MAX_STEPS: usize = 64;

impl<'a, 's> Walk<'a, 's> {
    /// Notes that what stands at a place cannot be compared, if either side is a reference that leads nowhere. Tells
    /// whether it is so.
    pub(super) fn report_if_lost(&mut self, nodes: (Option<Node<'s>>, Option<Node<'s>>), spot: &Spot) -> bool {
        let broken = [nodes.1, nodes.0].into_iter().flatten().find_map(|node| node.get("$ref"));
        if let Some(reference) = broken {
            let grounds = Grounds::Undecided(format!("The reference {} cannot be resolved.", shown(reference)));
            let message = format!("{} cannot be compared.", capital(&spot.phrase));
            self.report_on(grounds, &document::REFERENCE_UNRESOLVED, spot, nodes, message);
        }
        broken.is_some()
    }

    /// The parameters of an operation that are references to nothing, and that the model does not hold for that reason.
    pub(super) fn lost_parameters(&mut self, old: PlacedOperation<'a, 's>, new: PlacedOperation<'a, 's>, spot: &Spot) {
        let spot = &spot.down("parameters", format!("a parameter of {}", spot.phrase));
        let (before, mut after) = (lost_parameters_of(self.old, old), lost_parameters_of(self.new, new));
        for node in before {
            let same = after.iter().position(|other| are_equal(node, *other));
            let other = same.map(|idx| after.remove(idx));
            self.report_if_lost((Some(node), other), spot);
        }
        for node in after {
            self.report_if_lost((None, Some(node)), spot);
        }
    }
}

fn lost_parameters_of<'s>(api: &Api<'s>, (item, op): PlacedOperation<'_, 's>) -> Vec<Node<'s>> {
    let lists = [op.node, item.node].into_iter().filter_map(|node| node.get("parameters"));
    lists.flat_map(Node::items).filter(|node| leads_nowhere(api, *node)).collect()
}

fn leads_nowhere<'s>(api: &Api<'s>, mut node: Node<'s>) -> bool {
    for _ in 0..MAX_STEPS {
        let Some(reference) = node.get("$ref") else { return false };
        let Some(target) = api.references.get(&reference) else { return true };
        node = *target;
    }
    true
}
