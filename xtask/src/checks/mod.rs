//! Checks of the gate that only this repository has: fresh pages, and the invariants of ARCHITECTURE.md that can be read off the
//! files.

mod architecture;
mod pages;

use contractual::check::{self, Check};

/// Every check of this repository, what fails fast first.
pub const CHECKS: [Check; 8] = {
    let [documents, generated, served, wire, reading, released] = check::CHECKS;
    let pages = Check { name: "pages", needs_observation: false, find: pages::check };
    let architecture = Check { name: "architecture", needs_observation: false, find: architecture::check };
    [documents, generated, served, wire, reading, released, pages, architecture]
};
