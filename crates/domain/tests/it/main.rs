//! The domain as a whole.

mod purity;
