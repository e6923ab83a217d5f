//! A throw-away workspace with small contracts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use tempfile::TempDir;

/// The documents that targets are made of.
const DOCUMENTS: [&str; 2] = ["api/service.yaml", "api/triggers.yaml"];

const CONFIGURATION: &str = "\
[[document]]
path = 'api/service.yaml'
released = 'api/released'
waivers = 'api/waivers.toml'
target = [
    { kind = 'server', folder = 'crates/api/src/generated' },
    { kind = 'mock', folder = 'crates/api/src/mock' },
    { kind = 'client', folder = 'crates/client/src/generated' },
]

[[document]]
path = 'api/triggers.yaml'
target = [
    { kind = 'server', folder = 'crates/triggers/src/generated' },
    { kind = 'client', folder = 'crates/triggers/src/sender/generated', describe = true },
]
";

/// Two tags, each of which becomes a file.
pub(crate) const BEFORE: &str = "\
openapi: 3.0.3
info: {title: Kennel, version: '1'}
paths:
  /dogs:
    get:
      operationId: listDogs
      tags: [Dogs]
      responses:
        '200':
          description: All dogs.
          content: {application/json: {schema: {type: array, items: {type: string}}}}
  /cats:
    get: {operationId: listCats, tags: [Cats], responses: {'204': {description: None.}}}
";

/// Another answer, a tag that is new, and a tag that is gone.
pub(crate) const AFTER: &str = "\
openapi: 3.0.3
info: {title: Kennel, version: '2'}
paths:
  /dogs:
    get:
      operationId: listDogs
      tags: [Dogs]
      responses:
        '200':
          description: All dogs.
          content: {application/json: {schema: {type: array, items: {type: integer}}}}
  /emus:
    get: {operationId: listEmus, tags: [Emus], responses: {'204': {description: None.}}}
";

/// All files, by their paths in the workspace.
pub(crate) type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The workspace.
pub(crate) struct Sandbox {
    folder: TempDir,
}

impl Sandbox {
    /// A folder with nothing in it.
    pub(crate) fn empty() -> Sandbox {
        Sandbox { folder: TempDir::new().expect("a folder can be made") }
    }

    /// A workspace all of whose documents say the same, with nothing generated.
    pub(crate) fn with(document: &str) -> Sandbox {
        let sandbox = Sandbox::empty();
        sandbox.write("contractual.toml", CONFIGURATION);
        sandbox.save(document);
        sandbox
    }

    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Saves another text of the documents.
    pub(crate) fn save(&self, document: &str) {
        for path in DOCUMENTS {
            self.write(path, document);
        }
    }

    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.path().join(path);
        let written = fs::create_dir_all(path.parent().unwrap_or(&path)).and_then(|()| fs::write(&path, text));
        written.expect("a file can be written");
    }

    pub(crate) fn text(&self, path: &str) -> String {
        fs::read_to_string(self.path().join(path)).expect("a file can be read")
    }

    /// The cache folder of its user.
    pub(crate) fn cache(&self) -> PathBuf {
        self.path().join(".cache")
    }

    /// Runs the tool here.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_contractual"));
        command.args(arguments).current_dir(self.path());
        on_a_desk(&mut command, &self.cache());
        command
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().expect("the tool can be run")
    }

    pub(crate) fn spawn(&self, arguments: &[&str]) -> Child {
        self.command(arguments).stdout(Stdio::null()).spawn().expect("the tool can be started")
    }

    /// The generated files.
    pub(crate) fn generated(&self) -> Files {
        self.files().into_iter().filter(|(path, _)| path.starts_with("crates")).collect()
    }

    /// All files but the documents and the cache.
    pub(crate) fn files(&self) -> Files {
        let mut files = Files::new();
        collect(self.path(), &mut files);
        let inside = |path: PathBuf| path.strip_prefix(self.path()).map_or(path.clone(), Path::to_owned);
        let files = files.into_iter().map(|(path, text)| (inside(path), text));
        files.filter(|(path, _)| !path.starts_with("api") && !path.starts_with(".cache")).collect()
    }

    /// Brings all but the documents and the cache to be this.
    pub(crate) fn restore(&self, files: &Files) {
        for path in self.files().keys().filter(|path| !files.contains_key(*path)) {
            fs::remove_file(self.path().join(path)).expect("a file can be removed");
        }
        for (path, text) in files {
            fs::write(self.path().join(path), text).expect("a file can be written");
        }
    }
}

/// Lets a program have a cache of its own, and ask no proxy.
pub(crate) fn on_a_desk(command: &mut Command, cache: &Path) {
    command.env("XDG_CACHE_HOME", cache);
    for name in ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"] {
        command.env_remove(name);
    }
}

/// Standard error of a process.
pub(crate) fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn collect(folder: &Path, files: &mut Files) {
    // What is written meanwhile may be gone before it is looked at.
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.path().is_dir() {
            collect(&entry.path(), files);
        } else if let Ok(text) = fs::read(entry.path()) {
            files.insert(entry.path(), text);
        }
    }
}
