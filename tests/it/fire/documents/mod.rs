//! Random documents through every tool: read, linted, compared, made into stubs and clients, which then talk to each other.
//!
//! A document is valid by construction, so that nothing may be wrong with it. What a generator cannot express it says, in a
//! finding that the documentation knows; all else compiles, and what one side sends the other understands. A document that
//! breaks a promise is made smaller for as long as it still does, and printed.

mod author;
mod edition;
mod passage;
mod shrink;
mod talk;

use std::time::Instant;

use serde_json::Value;

use super::orders;
use passage::{Tally, passage};
use talk::{Faults, Talks};

/// Documents of the short form.
const N_DOCUMENTS: u64 = 100;

/// Documents that are compiled at once.
const BATCH: usize = 8;

/// Documents of the short form that are compiled: they share the crates that the round trip of our contracts compiled.
const N_COMPILED: usize = 3;

/// Attempts to make a document smaller, in this process and by a compiler.
const PATIENCE: usize = 400;
const PATIENCE_OF_COMPILER: usize = 40;

#[test]
#[ignore = "long"]
fn whatever_is_valid_becomes_code_that_compiles_and_agrees() {
    let (seed, end) = (orders::seed(), orders::end());
    eprintln!("documents, seed {seed}");
    let (mut tally, mut talks) = (Tally::default(), Talks::default());
    let mut batch: Vec<(u64, Value)> = Vec::new();
    for nth in 0.. {
        let is_over = end.map_or(nth >= N_DOCUMENTS, |end| Instant::now() >= end);
        let is_full = batch.len() >= if end.is_some() { BATCH } else { N_COMPILED };
        if !batch.is_empty() && (is_over || (is_full && end.is_some())) {
            talk(&std::mem::take(&mut batch), &mut talks);
        }
        if is_over {
            break;
        }
        let own_seed = (u64::from(seed) << 32) | nth;
        let document = author::document(own_seed);
        pass(own_seed, &document, &mut tally);
        if !is_full && tally.is_made_whole() {
            batch.push((own_seed, document));
        }
    }
    assert!(!talks.is_empty(), "whoever tries nothing tells nothing: {tally}; {talks}");
    eprintln!("documents, seed {seed}: {tally}; {talks}; 0 violations");
}

/// Sends a document through the tools.
fn pass(own_seed: u64, document: &Value, tally: &mut Tally) {
    let Err(fault) = passage(document, own_seed, tally) else { return };
    let fails =
        |smaller: &Value| passage(smaller, own_seed, &mut Tally::default()).is_err_and(|it| is_alike(&it, &fault));
    let smaller = shrink::smallest(document, PATIENCE, fails);
    let fault = passage(&smaller, own_seed, &mut Tally::default()).err().unwrap_or(fault);
    panic!("document {own_seed}: {fault}\n\n{smaller:#}");
}

/// Lets the clients of documents talk to their stubs.
fn talk(batch: &[(u64, Value)], talks: &mut Talks) {
    let documents: Vec<&Value> = batch.iter().map(|(_, document)| document).collect();
    let Err(faults) = talk::talk(&documents, talks) else { return };
    let Some((idx, fault)) = faults.first() else { return };
    let (own_seed, document) = &batch[*idx];
    let has = |faults: &Faults| faults.iter().any(|(_, it)| is_alike(it, fault));
    let fails = |smaller: &Value| talk::talk(&[smaller], &mut Talks::default()).is_err_and(|faults| has(&faults));
    let smaller = shrink::smallest(document, PATIENCE_OF_COMPILER, fails);
    panic!("document {own_seed}, one of {} of {}: {fault}\n\n{smaller:#}", faults.len(), batch.len());
}

/// Whether two faults are of one kind: what is left out must not be a fault of its own.
fn is_alike(one: &str, other: &str) -> bool {
    let kind = |fault: &str| fault.split(['`', '/', '"', '#']).next().unwrap_or_default().to_owned();
    kind(one) == kind(other)
}
