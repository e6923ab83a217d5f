//! Values in, the sentence of the fault out.

mod fault;
mod items;
mod number;
mod pattern;
mod text;

use super::Fault;

/// What is said, or nothing.
fn said(result: Result<(), Fault>) -> String {
    result.err().map_or_else(String::new, |fault| fault.rule().to_string())
}

/// Numbers that look random and are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}
