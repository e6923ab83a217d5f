//! The throw-away Cargo workspace in which generated crates are compiled.
//!
//! It shares `stub-runtime` and the locked versions with ours, and has a target folder of its own: dependencies are
//! compiled once and stay. Files are only touched when they change, for Cargo goes by their times.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use std::{fs, io};

use super::changes::{self, ROWS};
use super::fixture::Fixture;
use super::messages::Message;

/// Warnings are errors in what is generated, and only there: flags for the compiler would make all dependencies anew.
const LINTS: &str = "\
[workspace.lints.rust]
warnings = { level = \"deny\", priority = -1 }
missing_docs = \"deny\"
unreachable_pub = \"deny\"
unsafe_code = \"forbid\"

[profile.dev]
debug = 0
";

/// The workspace, written.
pub(super) static WORKSHOP: LazyLock<Workshop> = LazyLock::new(Workshop::open);

/// What the compiler says about every crate but the one that runs the mocks: Cargo is asked once for all tests.
pub(super) static CHECKED: LazyLock<Vec<Message>> = LazyLock::new(|| {
    let arguments = ["check", "--workspace", "--exclude", MOCKS, "--keep-going", "--message-format", "json"];
    Message::all(&WORKSHOP.cargo(&arguments))
});

/// The crate with the mocks of all fixtures in one program, since linking one is quicker than linking many.
pub(super) const MOCKS: &str = "mocks";

/// The folder of the workspace, and what is compiled in it.
pub(super) struct Workshop {
    pub(super) folder: PathBuf,
    pub(super) fixtures: Vec<Fixture>,
}

impl Workshop {
    fn open() -> Workshop {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("stubs");
        let workshop = Workshop { folder, fixtures: Fixture::all() };
        for fixture in &workshop.fixtures {
            workshop.put_crate(&fixture.package, "", &fixture.files());
        }
        for row in ROWS {
            workshop.put_crate(&row.package(), "", &row.files());
        }
        workshop.put_crate(changes::UNCHANGED, "", &changes::unchanged());
        workshop.put_mocks();
        workshop.put_manifest();
        workshop
    }

    /// Runs Cargo in the workspace.
    pub(super) fn cargo(&self, arguments: &[&str]) -> Output {
        run_cargo(&self.folder, &self.folder.join("target"), arguments)
    }

    fn packages(&self) -> BTreeSet<String> {
        let fixtures = self.fixtures.iter().map(|fixture| fixture.package.clone());
        let rows = ROWS.iter().map(changes::Row::package);
        fixtures.chain(rows).chain([changes::UNCHANGED.to_owned(), MOCKS.to_owned()]).collect()
    }

    fn put_manifest(&self) {
        let members: Vec<String> = self.packages().iter().map(|package| format!("{package:?}")).collect();
        let manifest = format!("[workspace]\nresolver = \"3\"\nmembers = [{}]\n\n{LINTS}", members.join(", "));
        put(&self.folder.join("Cargo.toml"), &manifest);
        let locked = fs::read_to_string(root().join("Cargo.lock")).expect("the locked versions can be read");
        put(&self.folder.join("Cargo.lock"), &locked);
    }

    /// One program that serves the mock that it is told to: `mocks NAME ADDRESS`.
    fn put_mocks(&self) {
        let mut arms = String::new();
        let mut dependencies = String::from("tokio = \"*\"\n");
        for Fixture { package, .. } in &self.fixtures {
            let library = package.replace('-', "_");
            arms += &format!(
                "        {package:?} => {library}::runtime::serve({library}::stub({library}::mock::Mock), &address).await,\n"
            );
            dependencies += &format!("{package} = {{ path = \"../{package}\" }}\n");
        }
        let main = format!(
            "//! Serves a mock.\n\n#[tokio::main]\nasync fn main() -> std::io::Result<()> {{\n    \
             let mut arguments = std::env::args().skip(1);\n    \
             let (name, address) = (arguments.next().unwrap_or_default(), arguments.next().unwrap_or_default());\n    \
             match name.as_str() {{\n{arms}        other => panic!(\"no mock is called {{other}}\"),\n    }}\n}}\n"
        );
        self.put_crate(MOCKS, &dependencies, &[("src/main.rs".to_owned(), main)]);
    }

    /// A crate with these files and no others in `src/`.
    fn put_crate(&self, package: &str, dependencies: &str, files: &[(String, String)]) {
        let runtime = root().join("crates/stub-runtime").display().to_string();
        let manifest = format!(
            "[package]\nname = {package:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\nstub-runtime = {{ path = \"{runtime}\" }}\n{dependencies}\n[lints]\nworkspace = true\n"
        );
        let folder = self.folder.join(package);
        put(&folder.join("Cargo.toml"), &manifest);
        let wanted: BTreeSet<PathBuf> = files.iter().map(|(path, _)| folder.join(path)).collect();
        for path in files_below(&folder.join("src")).into_iter().filter(|path| !wanted.contains(path)) {
            fs::remove_file(path).expect("a file of an earlier run can be removed");
        }
        for (path, text) in files {
            put(&folder.join(path), text);
        }
    }
}

/// The folder of our own workspace.
pub(crate) fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    root.expect("the tests are a member of the workspace").to_owned()
}

/// Runs Cargo in a folder, offline.
pub(crate) fn run_cargo(folder: &Path, target: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(folder).env("CARGO_TARGET_DIR", target).env("CARGO_TERM_COLOR", "never");
    command.args(arguments).arg("--offline").output().expect("cargo can be run")
}

/// Writes a file unless it is already so.
pub(crate) fn put(path: &Path, text: &str) {
    if fs::read(path).is_ok_and(|there| there == text.as_bytes()) {
        return;
    }
    let written =
        fs::create_dir_all(path.parent().expect("a file is in a folder")).and_then(|()| fs::write(path, text));
    written.unwrap_or_else(|error| panic!("cannot write {}: {error}", path.display()));
}

fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
        other => other.expect("the folder can be read"),
    };
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}
