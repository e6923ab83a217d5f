//! The documents of `spec/` agree with the tables. Each test prints every mismatch of its topics at once.

use std::fmt::Write;
use std::path::Path;

use super::check::{Document, Mismatch, Origin, Topic, compare};
use super::operations::CATEGORIES;
use super::records::{DESCRIBED, NAMED};

#[test]
fn table_is_whole() {
    let n_operations: usize = CATEGORIES.iter().map(|category| category.operations.len()).sum();
    assert_eq!((n_operations, NAMED.len(), DESCRIBED.len()), (35, 33, 9));
}

#[test]
fn stated_operations() {
    agree(Origin::Stated, &[Topic::Operations]);
}

#[test]
fn stated_parameters() {
    agree(Origin::Stated, &[Topic::Parameters]);
}

#[test]
fn stated_security() {
    agree(Origin::Stated, &[Topic::Security]);
}

#[test]
fn stated_records() {
    agree(Origin::Stated, &[Topic::Records]);
}

#[test]
fn stated_triggers() {
    agree(Origin::Stated, &[Topic::Triggers]);
}

#[test]
fn stated_values() {
    agree(Origin::Stated, &[Topic::Values]);
}

#[test]
fn nothing_else_is_called_stated() {
    agree(Origin::Stated, &[Topic::Backwards]);
}

#[test]
fn observed_facts() {
    agree(Origin::Observed, &[Topic::Operations, Topic::Parameters, Topic::Records, Topic::Values]);
}

#[test]
fn nothing_else_is_called_observed() {
    agree(Origin::Observed, &[Topic::Backwards]);
}

fn agree(origin: Origin, topics: &[Topic]) {
    let all = Document::ALL.into_iter().flat_map(|document| compare(document, read(document), origin));
    let found: Vec<Mismatch> = all.filter(|mismatch| topics.contains(&mismatch.topic)).collect();
    let mut list = String::new();
    for mismatch in &found {
        writeln!(list, "{mismatch}").expect("a string takes any text");
    }
    assert!(found.is_empty(), "{} mismatches:\n{list}", found.len());
}

fn read(document: Document) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(document.file());
    std::fs::read(&path).unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()))
}
