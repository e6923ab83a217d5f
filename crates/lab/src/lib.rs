//! What measures and what proves: [`bench`] holds figures against goals, [`fire`] tries to break the service, [`proof`] says
//! what tests pass through and whether they notice faults, [`trial`] tries the gate itself, [`sbom`] says what the programs are
//! made of.
//!
//! No user of the contracts needs any of it. It runs programs and never links them.

pub mod bench;
pub mod fire;
mod kept;
pub mod postgres;
pub mod proof;
pub mod sbom;
pub mod trial;
