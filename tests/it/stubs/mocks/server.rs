//! A mock that runs.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use contract_testing::caller::{Answer, Request, call};

/// A process that serves a mock; it ends with this value.
pub(in crate::stubs) struct Server {
    process: Child,
    address: String,
}

impl Server {
    /// Starts a program that prints where it listens.
    pub(in crate::stubs) fn start(program: &Path, arguments: &[&str]) -> Server {
        let started = Command::new(program).args(arguments).stdout(Stdio::piped()).spawn();
        let mut process = started.unwrap_or_else(|error| panic!("cannot run {}: {error}", program.display()));
        let mut line = String::new();
        let out = process.stdout.take().expect("the output is piped");
        BufReader::new(out).read_line(&mut line).expect("the output can be read");
        let after = line.split("http://").nth(1).unwrap_or_else(|| panic!("{} says {line:?}", program.display()));
        let address = after.split(": ").next().unwrap_or_default().to_owned();
        Server { process, address }
    }

    pub(super) fn call(&self, request: &Request) -> Answer {
        call(&self.address, request).unwrap_or_else(|error| panic!("{request}\ncannot be sent: {error}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A process that has ended by itself cannot be stopped, which is as well.
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
