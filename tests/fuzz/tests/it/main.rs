//! The short form of the fuzzer, on any compiler.

mod fire;
