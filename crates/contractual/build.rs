//! Linker settings of the tool.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A program that may stand anywhere in memory has tens of thousands of addresses to mend before it begins, which is a
    // tenth of the time in which two small documents are compared.
    let is_linux = env::var("CARGO_CFG_TARGET_OS").as_deref() == Ok("linux");
    let is_gnu = env::var("CARGO_CFG_TARGET_ENV").as_deref() == Ok("gnu");
    if is_linux && is_gnu {
        println!("cargo::rustc-link-arg-bins=-no-pie");
    }
}
