//! Measurement and proof: [bench](mod@bench) holds figures against goals, [`fire`] tries to break the service and the tools, [`proof`]
//! measures coverage and mutants, [`trial`] tests the gate itself, [`sbom`] lists the parts of the programs.
//!
//! No user of the contracts needs any of it. It runs programs and never links them.

pub mod bench;
mod cargo;
pub mod fire;
mod kept;
pub mod postgres;
pub mod proof;
pub mod sbom;
pub mod trial;
