//! Sides that follow one another at one place, and what is said of the way between two of them.

use contract::diff::judge::{Comparison, DiffFinding, Evidence, Options, Verdict};
use contract::findings::Level;
use contract::model::Direction;

use crate::diff::compare_with;
use crate::random::Random;

use super::changes::changed;
use super::making;
use super::rewrites::Step;
use super::side::{Place, Side};
use super::truth::Set;

/// Sides that follow one another.
#[derive(Debug, Clone)]
pub(super) struct Case {
    pub(super) place: Place,
    pub(super) sides: Vec<Side>,
    /// How the last came from the first, where it is the same in other words.
    pub(super) rewriting: Option<Rewriting>,
}

/// Rewrites of one side.
#[derive(Debug, Clone)]
pub(super) struct Rewriting {
    pub(super) steps: Vec<Step>,
    /// Whether the side in the other words is the older one.
    pub(super) is_backwards: bool,
}

/// The older and the newer side at a place.
#[derive(Clone, Copy)]
pub(super) struct Pair<'c> {
    pub(super) old: &'c Side,
    pub(super) new: &'c Side,
    pub(super) place: Place,
}

impl Case {
    /// A side and what became of it, by one change or a few.
    pub(super) fn changed(place: Place, random: &mut Random) -> Option<Case> {
        let old = making::side(random, place);
        let mut new = old.clone();
        for _ in 0..random.one(&[1, 1, 2, 3]) {
            let after = if random.chance(85) {
                changed(&new, place, random)
            } else {
                Step::random(&new, random).and_then(|step| step.apply(&new))
            };
            new = after.unwrap_or(new);
        }
        let mut sides = vec![old, new];
        if random.chance(30) {
            sides.reverse();
        }
        (sides[0] != sides[1]).then_some(Case { place, sides, rewriting: None })
    }

    /// The same sides with the last made anew from the first, if it still can be.
    pub(super) fn rewritten(place: Place, first: Side, rewriting: Rewriting) -> Option<Case> {
        let mut last = first.clone();
        for step in &rewriting.steps {
            last = step.apply(&last)?;
        }
        let mut sides = vec![first, last];
        if rewriting.is_backwards {
            sides.reverse();
        }
        (sides[0] != sides[1]).then_some(Case { place, sides, rewriting: Some(rewriting) })
    }

    /// The first and the last side.
    pub(super) fn ends(&self) -> Pair<'_> {
        self.pair(0, self.sides.len() - 1)
    }

    pub(super) fn pair(&self, old: usize, new: usize) -> Pair<'_> {
        Pair { old: &self.sides[old], new: &self.sides[new], place: self.place }
    }
}

impl Pair<'_> {
    pub(super) fn compare(&self) -> Comparison {
        let [old, new] = [self.old, self.new].map(|side| side.document(self.place).to_string());
        compare_with(&old, &new, &Options::default())
    }

    /// The values that may arrive, and those that are expected.
    pub(super) fn sets(&self) -> Option<(Set, Set)> {
        let direction = self.place.direction();
        let (old, new) = (Set::new(self.old, direction)?, Set::new(self.new, direction)?);
        Some(if direction == Direction::Request { (old, new) } else { (new, old) })
    }
}

pub(super) fn is_breaking(comparison: &Comparison) -> bool {
    comparison.verdict == Verdict::Breaking
}

/// Whether values decided that it breaks, or could not decide that it does not.
pub(super) fn breaks_by_values(comparison: &Comparison) -> bool {
    let rests_on_values =
        |finding: &DiffFinding| matches!(finding.evidence, Evidence::Witness(_) | Evidence::Undecided(_));
    comparison.findings.iter().any(|finding| finding.level != Level::Note && rests_on_values(finding))
}

/// The verdict and what it rests on, a line for each finding.
pub(super) fn told(comparison: &Comparison) -> String {
    let mut text = format!("verdict: {}\n", comparison.verdict.name());
    for finding in &comparison.findings {
        text.push_str(&format!("  {} {:?} by {:?}\n", finding.rule.id, finding.level, finding.evidence));
    }
    text
}
