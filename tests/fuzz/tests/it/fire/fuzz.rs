//! Every target, fed with its seeds and with mutations of them: some thousand, or for as long as it is told.

use std::env;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use fastrand::Rng;
use fuzz::{TARGETS, Target};

use super::mutation::mutant;

/// Mutations that the short form tries on each target.
const N_MUTANTS: usize = 10_000;

#[test]
fn whatever_is_fed_keeps_its_promises() {
    let number = |name: &str| env::var(name).ok().map(|number| number.parse::<u32>().expect("a whole number"));
    let seed = number("FIRE_SEED").unwrap_or(1);
    let each = number("FIRE_MINUTES")
        .map(|minutes| Duration::from_mins(1) * minutes / u32::try_from(TARGETS.len()).expect("few"));
    eprintln!("fuzz, seed {seed}");
    let mut counts = Vec::new();
    for target in TARGETS {
        let n_fed = feed(target, Rng::with_seed(seed.into()), each);
        counts.push(format!("{} {n_fed}", target.name));
    }
    eprintln!("fuzz, seed {seed}: {}; 0 violations", counts.join(", "));
}

/// Feeds a target; tells how often. What breaks it is printed by whoever prints panics.
fn feed(target: &Target, mut random: Rng, duration: Option<Duration>) -> usize {
    let mut known = seeds(target.name);
    for seed in &known {
        guarded(target, seed);
    }
    let n_seeds = known.len();
    let end = duration.map(|duration| Instant::now() + duration);
    let mut n_fed = n_seeds;
    while end.map_or(n_fed < n_seeds + N_MUTANTS, |end| Instant::now() < end) {
        let mutant = mutant(&known, &mut random);
        guarded(target, &mutant);
        // A mutant is a seed of others for a while, so that they drift away.
        if n_fed.is_multiple_of(7) {
            let at = n_seeds + n_fed % 64;
            if at < known.len() { known[at] = mutant } else { known.push(mutant) }
        }
        n_fed += 1;
    }
    n_fed
}

/// Feeds bytes, and shows them where they break something.
fn guarded(target: &Target, bytes: &[u8]) {
    let fed = std::panic::catch_unwind(|| (target.feed)(bytes));
    assert!(fed.is_ok(), "{} breaks by {:?}", target.name, bytes.escape_ascii().to_string());
}

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    paths.iter().map(|path| fs::read(path).expect("a seed can be read")).collect()
}
