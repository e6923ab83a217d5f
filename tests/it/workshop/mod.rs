//! The throw-away Cargo workspace in which generated crates are compiled.
//!
//! It shares the runtimes and the locked versions with ours, and one target folder with the throw-away crates beside it:
//! dependencies are compiled once and stay. Files are only touched when they change, for Cargo goes by their times.

mod messages;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use std::{fs, io};

use crate::{client, stubs};

pub(crate) use messages::Message;

/// Warnings are errors in what is generated, and only there: flags for the compiler would make all dependencies anew.
const LINTS: &str = "\
[workspace.lints.rust]
warnings = { level = \"deny\", priority = -1 }
missing_docs = \"deny\"
unreachable_pub = \"deny\"
unsafe_code = \"forbid\"
";

/// The workspace, written.
pub(crate) static WORKSHOP: LazyLock<Workshop> = LazyLock::new(Workshop::open);

/// Messages of the compiler about every crate but the one that runs the mocks: Cargo is asked once for all tests.
pub(crate) static CHECKED: LazyLock<Vec<Message>> = LazyLock::new(|| {
    let arguments = ["check", "--workspace", "--exclude", stubs::MOCKS, "--keep-going", "--message-format", "json"];
    Message::all(&WORKSHOP.cargo(&arguments))
});

/// The workspace.
pub(crate) struct Workshop {
    pub(crate) folder: PathBuf,
}

/// A crate in it.
pub(crate) struct Member {
    pub(crate) package: String,
    /// Lines of the manifest.
    pub(crate) dependencies: String,
    /// All that stands in `src/`, by the path in the crate's folder.
    pub(crate) files: Vec<(String, String)>,
}

/// The line of a manifest that depends on a crate of ours, with some of its features.
pub(crate) fn dependency_on(package: &str, features: &[&str]) -> String {
    let folder = root().join("crates").join(package);
    format!("{package} = {{ path = {:?}, features = {features:?} }}\n", folder.display().to_string())
}

/// Messages of the compiler about some packages.
pub(crate) fn said_of(is_meant: impl Fn(&str) -> bool) -> Vec<String> {
    let messages = CHECKED.iter().filter(|message| is_meant(&message.package));
    messages.map(|message| format!("{}:\n{}", message.package, message.rendered)).collect()
}

impl Workshop {
    fn open() -> Workshop {
        let workshop = Workshop { folder: folder("workshop") };
        let members: Vec<Member> = stubs::members().into_iter().chain(client::members()).collect();
        for member in &members {
            workshop.put_crate(member);
        }
        workshop.put_manifest(&members);
        workshop
    }

    /// Runs Cargo in the workspace.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Output {
        run_cargo(&self.folder, arguments)
    }

    fn put_manifest(&self, members: &[Member]) {
        let members: Vec<String> = members.iter().map(|member| format!("{:?}", member.package)).collect();
        let manifest = format!("[workspace]\nresolver = \"3\"\nmembers = [{}]\n\n{LINTS}", members.join(", "));
        put(&self.folder.join("Cargo.toml"), &manifest);
        let locked = fs::read_to_string(root().join("Cargo.lock")).expect("the locked versions can be read");
        put(&self.folder.join("Cargo.lock"), &locked);
    }

    /// A crate with these files and no others in `src/`.
    fn put_crate(&self, member: &Member) {
        let Member { package, dependencies, files } = member;
        let manifest = format!(
            "[package]\nname = {package:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
             [dependencies]\n{dependencies}\n[lints]\nworkspace = true\n"
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

/// The folder of a throw-away crate or workspace.
pub(crate) fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Target folder of all of them.
pub(crate) fn target() -> PathBuf {
    folder("workshop").join("target")
}

/// Runs Cargo in a folder, offline; with the same profile everywhere, or nothing of what was compiled could be shared.
pub(crate) fn run_cargo(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(folder).env("CARGO_TARGET_DIR", target()).env("CARGO_TERM_COLOR", "never");
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
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

pub(crate) fn files_below(folder: &Path) -> Vec<PathBuf> {
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
        other => other.expect("the folder can be read"),
    };
    let paths = entries.map(|entry| entry.expect("an entry can be read").path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}
