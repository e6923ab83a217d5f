//! The program as a process of its own.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// The program, run in a folder of its own and with none of our variables set.
pub(crate) fn program(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_benefits"));
    command.current_dir(folder).stdin(Stdio::null());
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("BENEFITS_")) {
        command.env_remove(name);
    }
    command
}

/// The same, begun by a shell that does something first.
pub(crate) fn program_after(first: &str, folder: &Path) -> Command {
    let known = program(folder);
    let mut command = Command::new("/bin/sh");
    command.arg("-c").arg(format!("{first}; exec \"$0\" \"$@\"")).arg(known.get_program());
    command.current_dir(folder).stdin(Stdio::null());
    for (name, _) in known.get_envs() {
        command.env_remove(name);
    }
    command
}

/// What the program says when it ends by itself: its exit code and its last words.
pub(super) fn ended(command: &mut Command) -> (i32, String) {
    let output = command.output().unwrap();
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

/// A program that serves, and where.
pub(crate) struct Running {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) greeting: String,
    _stdout: BufReader<ChildStdout>,
}

impl Running {
    /// Starts it with demo data on free ports; `log` takes what it logs, and nobody reads it where there is none.
    pub(super) fn start(folder: &Path, log: impl Into<Option<File>>) -> Self {
        let mut command = program(folder);
        command.env("BENEFITS_LISTEN", "127.0.0.1:0").env("BENEFITS_OPERATOR_LISTEN", "127.0.0.1:0");
        Self::begin(command, log)
    }

    /// Starts it as it is told, which must be on free ports and with demo data.
    pub(crate) fn begin(command: Command, log: impl Into<Option<File>>) -> Self {
        // The operator's line to try comes last.
        Self::begin_until(command, log, "Bearer demo")
    }

    /// Starts it as it is told; its greeting ends with the line that has these words.
    pub(crate) fn begin_until(mut command: Command, log: impl Into<Option<File>>, last: &str) -> Self {
        let mut log = log.into().unwrap_or_else(|| tempfile::tempfile().unwrap());
        let mut child = command.stdout(Stdio::piped()).stderr(log.try_clone().unwrap()).spawn().unwrap();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        while !greeting.contains(last) {
            let n_read = stdout.read_line(&mut greeting).unwrap();
            assert_ne!(n_read, 0, "it ended, {}: {greeting}{}", child.wait().unwrap(), whole(&mut log));
        }
        let address = greeting.split("http://").nth(1).unwrap().lines().next().unwrap().parse().unwrap();
        Self { child, address, greeting, _stdout: stdout }
    }

    /// Where the operator is answered.
    pub(crate) fn operator(&self) -> SocketAddr {
        let place = self.greeting.split("http://").find(|rest| rest.contains("/prontidao")).unwrap();
        place.split('/').next().unwrap().parse().unwrap()
    }

    pub(crate) fn terminate(&self) {
        let killed = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status().unwrap();
        assert!(killed.success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It is gone already where a test has waited for it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Text of a log; none where it can only be written.
fn whole(log: &mut File) -> String {
    let mut text = String::new();
    let read = log.rewind().and_then(|()| log.read_to_string(&mut text));
    read.map(|_| text).unwrap_or_default()
}

/// Sends a request on a connection and reads its whole answer; `None` if the connection was closed before it began.
pub(crate) fn asked(stream: &mut TcpStream, request: &str) -> Option<String> {
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = String::new();
    let mut reader = BufReader::new(stream);
    while !answer.ends_with("\r\n\r\n") {
        if reader.read_line(&mut answer).ok()? == 0 {
            assert_eq!(answer, "", "an answer was cut off");
            return None;
        }
    }
    let length = answer.to_lowercase().split("content-length: ").nth(1).unwrap().lines().next().unwrap().parse();
    let mut body = vec![0; length.unwrap()];
    reader.read_exact(&mut body).expect("an answer was cut off");
    answer.push_str(&String::from_utf8(body).unwrap());
    Some(answer)
}
