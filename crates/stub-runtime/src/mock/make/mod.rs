//! Values that fit a schema: from its examples, its default, its listed values, or made up.
//!
//! Deterministic: the same document gives the same values. A `variant` asks for another value than the last one; variant
//! 0 is the one that reads best.

mod choice;
mod container;
mod demand;
mod number;
mod scalar;
mod text;
