//! One run of the program, in a home of its own and with nothing else in its environment.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A user: a home, and variables.
pub(crate) struct User {
    home: TempDir,
    variables: Vec<(String, String)>,
}

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl User {
    pub(crate) fn new() -> User {
        User { home: TempDir::new().unwrap(), variables: Vec::new() }
    }

    /// A user who knows where the service is and how to log in.
    pub(crate) fn of(address: &str) -> User {
        User::new()
            .with("BENEFITS_URL", address)
            .with("BENEFITS_USER", "integracao")
            .with("BENEFITS_PASSWORD", "s3gr3do")
    }

    pub(crate) fn with(mut self, name: &str, value: &str) -> User {
        self.variables.push((name.to_owned(), value.to_owned()));
        self
    }

    /// A file in the user's home.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.home.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    /// Where the profiles of the user are kept.
    pub(crate) fn profiles(&self) -> PathBuf {
        self.home.path().join(".config/benefits-cli/perfis.toml")
    }

    pub(crate) fn run(&self, line: &str) -> Outcome {
        self.run_with(line, "")
    }

    /// Runs a command line whose arguments are separated by spaces, and gives it some input.
    pub(crate) fn run_with(&self, line: &str, input: &str) -> Outcome {
        let arguments: Vec<&str> = line.split_whitespace().collect();
        self.run_all(&arguments, input)
    }

    pub(crate) fn run_all(&self, arguments: &[&str], input: &str) -> Outcome {
        let mut child = self
            .command()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A program that does not read its input may be gone before all of it is written.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        Outcome {
            code: output.status.code().unwrap(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }

    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(program());
        command.env_clear().env("HOME", self.home.path()).current_dir(self.home.path());
        command.envs(self.variables.iter().map(|(name, value)| (name, value)));
        // Lines that the program passes through count where they are counted.
        command.envs(std::env::var_os("LLVM_PROFILE_FILE").map(|file| ("LLVM_PROFILE_FILE", file)));
        command
    }
}

impl Outcome {
    /// What was shown on success.
    #[track_caller]
    pub(crate) fn shown(self) -> String {
        assert_eq!(self.code, 0, "{}", self.stderr);
        self.stdout
    }
}

fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_benefits-cli"))
}
