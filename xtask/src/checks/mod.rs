//! The gate of this repository: how its generated crates are observed, and checks that only it has, fresh pages and the invariants
//! of ARCHITECTURE.md that can be read off the files.

mod architecture;
mod observer;
mod pages;

use contractual::check::{self, Check, Gate};

/// Every check of this repository, what fails fast first.
pub const CHECKS: [Check; 8] = {
    let [documents, generated, released] = check::CHECKS;
    let [served, wire, reading] = check::OBSERVING;
    let pages = Check { name: "pages", needs_observation: false, find: pages::check };
    let architecture = Check { name: "architecture", needs_observation: false, find: architecture::check };
    [documents, generated, served, wire, reading, released, pages, architecture]
};

/// The gate.
pub const GATE: Gate = Gate { checks: &CHECKS, observe: observer::observe };
