//! The tool as a process: what it leaves behind when it is stopped, what it says where it cannot work, its exit codes.

mod adopters;
mod foreign;
mod interrupted;
#[cfg(unix)]
mod refused;
mod sandbox;
