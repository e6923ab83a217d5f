//! The commands, as somebody types them: the real program on real databases.

mod backups;
mod checks;
mod demos;
mod full_disk;
mod read_only;
mod transfers;
mod users;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A folder in which a test tries the program.
struct Bench {
    folder: tempfile::TempDir,
}

/// What the program did.
#[derive(Debug)]
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Bench {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Text that names files of this folder as nobody else's.
    fn shown(&self, text: &str) -> String {
        text.replace(&format!("{}/", self.folder.path().display()), "")
    }

    /// The program, not started yet, in the folder and without settings of whoever runs the tests.
    fn program(&self, args: &[&str]) -> Command {
        program(env!("CARGO_BIN_EXE_benefits").as_ref(), self.folder.path(), args)
    }

    /// Runs the program to its end.
    fn run(&self, args: &[&str]) -> Said {
        self.end(self.program(args))
    }

    /// Runs the program with something to read.
    fn run_with(&self, args: &[&str], input: &str) -> Said {
        std::fs::write(self.path("input"), input).unwrap();
        let mut command = self.program(args);
        command.stdin(std::fs::File::open(self.path("input")).unwrap());
        self.end(command)
    }

    fn end(&self, mut command: Command) -> Said {
        let output = command.output().unwrap();
        let text = |bytes: &[u8]| self.shown(&String::from_utf8_lossy(bytes));
        Said { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
    }

    /// Runs the program, which must do what it is asked.
    fn done(&self, args: &[&str]) -> String {
        let said = self.run(args);
        assert_eq!(said.code, Some(0), "{args:?}: {said:?}");
        said.out
    }

    /// All bytes of an export.
    fn exported(&self, database: &str) -> Vec<u8> {
        let output = self.program(&["export", "--database", database]).output().unwrap();
        assert!(output.status.success(), "{output:?}");
        output.stdout
    }

    /// A connection beside the program's own.
    fn connection(&self, database: &str) -> rusqlite::Connection {
        rusqlite::Connection::open(self.path(database)).unwrap()
    }
}

fn program(binary: &Path, folder: &Path, args: &[&str]) -> Command {
    let mut command = Command::new(binary);
    command.args(args).current_dir(folder).stdin(Stdio::null());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("BENEFITS_") {
            command.env_remove(name);
        }
    }
    command
}
