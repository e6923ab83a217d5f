//! The same in other words: none of these changes what a side allows.

mod compositions;
mod migration;
mod naming;
mod scalars;

use serde_json::Value;

use crate::random::Random;

use super::side::Side;

pub(super) use migration::migrated;

/// A schema in other words, or `None` where there is nothing to say otherwise. Components may be added to the side.
type Rewrite = fn(&Value, &mut Random, &mut Side) -> Option<Value>;

const KINDS: &[&[(&str, Rewrite)]] = &[compositions::REWRITES, naming::REWRITES, scalars::REWRITES];

/// Attempts to find a place for a rewrite.
const N_ATTEMPTS: usize = 40;

/// One rewrite and where it was done, so that it can be done again to a smaller side.
#[derive(Debug, Clone)]
pub(super) struct Step {
    pub(super) name: &'static str,
    rewrite: Option<Rewrite>,
    way: String,
    seed: u64,
}

impl Step {
    /// The whole side in the words of 3.1.
    pub(super) fn migration() -> Step {
        Step { name: "migration", rewrite: None, way: String::new(), seed: 0 }
    }

    /// A rewrite that has something to do somewhere in a side.
    pub(super) fn random(side: &Side, random: &mut Random) -> Option<Step> {
        let kinds: Vec<(&str, Rewrite)> = KINDS.concat();
        let ways = side.ways();
        for _ in 0..N_ATTEMPTS {
            let (name, rewrite) = random.one(&kinds);
            let step = Step { name, rewrite: Some(rewrite), way: random.pick(&ways).clone(), seed: random.next() };
            if step.apply(side).is_some() {
                return Some(step);
            }
        }
        None
    }

    /// The side after the rewrite, if it still has something to do there.
    pub(super) fn apply(&self, side: &Side) -> Option<Side> {
        let Some(rewrite) = self.rewrite else { return migrated(side) };
        let mut after = side.clone();
        let schema = side.at(&self.way).filter(|schema| schema.is_object())?;
        let rewritten = rewrite(schema, &mut Random::new(self.seed), &mut after)?;
        *after.at_mut(&self.way)? = rewritten;
        (after != *side).then_some(after)
    }
}
