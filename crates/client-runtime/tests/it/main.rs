//! What generated clients stand on, seen from outside.

mod data;
