//! What the gate asks in this repository beside what it asks everywhere: whether pages are fresh, and whether the invariants of
//! ARCHITECTURE.md hold that can be read off the files.

mod architecture;
mod pages;

use contractual::check::{self, Check};

/// Every check of this repository, what fails fast first.
pub const CHECKS: [Check; 8] = {
    let [documents, generated, served, wire, reading, released] = check::CHECKS;
    let pages = Check { name: "pages", needs_eyes: false, find: pages::check };
    let architecture = Check { name: "architecture", needs_eyes: false, find: architecture::check };
    [documents, generated, served, wire, reading, released, pages, architecture]
};
