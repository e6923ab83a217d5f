//! The tool as a process: what it leaves behind when it is stopped, what it says where it cannot work, its exit codes.

#[cfg(unix)]
mod action;
mod adopters;
mod branch;
mod build_script;
mod foreign;
#[cfg(unix)]
mod hooks;
mod interrupted;
mod losses;
mod readme;
#[cfg(unix)]
mod refused;
mod sandbox;
mod server;
mod web;
