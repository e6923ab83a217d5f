//! The dispatcher: what it does when, and through a thousand disasters.

// Says to the lints what Cargo knows: helpers may unwrap as tests do.
#![cfg(test)]

mod turns;

use delivery::simulation::{Counts, ModelRows, run};

/// How many disasters a plain test run goes through; `SEEDS` asks for another number.
const N_SEEDS: u64 = 25;

#[test]
fn whatever_dies_on_the_way_every_delivery_ends_in_order_and_on_time() {
    let n_seeds = std::env::var("SEEDS").ok().map_or(N_SEEDS, |number| number.parse().expect("SEEDS is a number"));
    let first = std::env::var("SEED").ok().map_or(0, |number| number.parse().expect("SEED is a number"));
    let mut counts = Counts::default();
    for seed in first..first + n_seeds {
        counts.add(&run(seed, ModelRows::default()));
    }
    println!("{n_seeds} seeds: {counts}");
    assert!(counts.n_killed >= n_seeds && counts.n_repeated > 0 && counts.n_dead > 0, "nothing happened: {counts}");
}

#[test]
fn a_seed_repeats_itself() {
    assert_eq!(run(42, ModelRows::default()), run(42, ModelRows::default()));
}
