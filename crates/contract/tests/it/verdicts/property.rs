//! One property, tried again and again.

use std::collections::BTreeSet;
use std::env;

use contract::diff::judge::Comparison;
use libtest_mimic::Failed;

use crate::random::Random;

use super::case::Case;
use super::shrinking::shrunk;

/// A property of verdicts.
pub(super) struct Property {
    pub(super) name: &'static str,
    /// Tries of a run that does not say how many: all properties together take seconds.
    pub(super) n_tries: u64,
    /// At least one in so many tries tells something, or the cases are not worth making.
    pub(super) telling_one_in: u64,
    pub(super) make: fn(&mut Random) -> Option<Case>,
    pub(super) judge: fn(&Case, &mut Random) -> Outcome,
}

/// What a case says about a property.
pub(super) enum Outcome {
    /// Nothing: there is nothing to hold the verdict against.
    Silent,
    Holds,
    Wrong(Fault),
}

/// A case where a property does not hold.
pub(super) struct Fault {
    reason: String,
    /// What was found, by which faults are told apart.
    rules: BTreeSet<&'static str>,
}

impl Fault {
    pub(super) fn new(reason: String, comparisons: &[&Comparison]) -> Fault {
        let findings = comparisons.iter().flat_map(|comparison| &comparison.findings);
        Fault { reason, rules: findings.map(|finding| finding.rule.id).collect() }
    }
}

/// Faults that are shown unless the environment says otherwise.
const N_SHOWN: u64 = 3;

impl Property {
    pub(super) fn check(&self) -> Result<(), Failed> {
        let first_seed = setting("VERDICT_SEED", 0);
        let n_tries = setting("VERDICT_TRIES", self.n_tries);
        let mut faults: Vec<(u64, Case, Fault)> = Vec::new();
        let mut n_telling = 0;
        for seed in first_seed..first_seed + n_tries {
            let Some(case) = (self.make)(&mut Random::new(seed)) else { continue };
            match (self.judge)(&case, &mut Random::new(seed)) {
                Outcome::Silent => {}
                Outcome::Holds => n_telling += 1,
                Outcome::Wrong(fault) => {
                    n_telling += 1;
                    faults.push((seed, case, fault));
                }
            }
        }
        if !faults.is_empty() {
            return Err(self.report(faults, n_tries).into());
        }
        if n_telling * self.telling_one_in < n_tries {
            return Err(format!("only {n_telling} of {n_tries} cases told anything").into());
        }
        Ok(())
    }

    fn report(&self, faults: Vec<(u64, Case, Fault)>, n_tries: u64) -> String {
        let mut text = format!("{} of {n_tries} cases are wrong\n", faults.len());
        let n_shown = usize::try_from(setting("VERDICT_SHOWN", N_SHOWN)).unwrap_or(usize::MAX);
        for (seed, case, fault) in faults.into_iter().take(n_shown) {
            // A smaller case may be wrong for another reason, and then shows less than the larger one did.
            let is_alike = |case: &Case| match (self.judge)(case, &mut Random::new(seed)) {
                Outcome::Wrong(smaller) => smaller.rules.is_subset(&fault.rules),
                Outcome::Silent | Outcome::Holds => false,
            };
            let case = shrunk(case, is_alike);
            text.push_str(&format!("\nVERDICT_SEED={seed} VERDICT_TRIES=1, {:?}\n", case.place));
            for side in &case.sides {
                text.push_str(&format!("{}\n", side.document(case.place)));
            }
            if let Some(rewriting) = &case.rewriting {
                let names: Vec<&str> = rewriting.steps.iter().map(|step| step.name).collect();
                text.push_str(&format!("rewritten: {}\n", names.join(", ")));
            }
            if let Outcome::Wrong(fault) = (self.judge)(&case, &mut Random::new(seed)) {
                text.push_str(&fault.reason);
            }
        }
        text
    }
}

fn setting(name: &str, otherwise: u64) -> u64 {
    env::var(name).map_or(otherwise, |value| value.parse().unwrap_or_else(|_| panic!("{name} is a number")))
}
