//! Documents that become clients: those of `tests/client/documents`, and those that stubs are made of.

use std::path::Path;

use clientgen::{Client, DEPENDENCIES, File, Settings, package_name};
use contract::findings::Level;
use contract::model::Api;
use contract::source::{Disk, Limits, Sources};

use crate::stubs::documents_in;
use crate::workshop::{Member, dependency_on};

/// Prefix of the packages of clients.
pub(super) const PREFIX: &str = "client-of-";

/// The files of a client.
pub(super) struct Fixture {
    package: String,
    files: Vec<File>,
}

impl Fixture {
    /// Every fixture.
    pub(super) fn all() -> Vec<Fixture> {
        let folders = ["tests/client/documents", "tests/stubs/documents"];
        folders.iter().flat_map(|folder| documents_in(folder)).map(|path| Fixture::of(&path)).collect()
    }

    fn of(path: &Path) -> Fixture {
        let sources = Sources::open(path, Box::new(Disk), Limits::default()).expect("the document can be opened");
        let (api, read) = Api::read(&sources);
        let api = api.unwrap_or_else(|| panic!("{}: {read:?}", path.display()));
        let document = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let settings = Settings { document, command: "cargo test".to_owned(), ..Settings::default() };
        let Client { files, findings, .. } = clientgen::generate(&api, &settings);
        assert_eq!(findings.count(Level::Error), 0, "{}: {findings:?}", path.display());
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        Fixture { package: package_name(&format!("{PREFIX}{stem}")), files }
    }

    /// The crate: what is generated, and a library around it.
    pub(super) fn member(self) -> Member {
        let Fixture { package, files } = self;
        let dependencies = DEPENDENCIES.iter().map(|&name| match name {
            // As if another client of the same program had asked for schemas, which must change nothing here.
            "client-runtime" => dependency_on(name, &["schemas"]),
            // The locked versions, with the features that our own workspace has, and so has on this machine.
            "chrono" | "uuid" => {
                format!("{name} = {{ version = \"*\", default-features = false, features = [\"std\", \"serde\"] }}\n")
            }
            "serde" => "serde = { version = \"*\", features = [\"derive\"] }\n".to_owned(),
            name => format!("{name} = \"*\"\n"),
        });
        let library = "//! A client.\n\npub mod generated;\n".to_owned();
        let generated = files.into_iter().map(|File { path, text }| (format!("src/generated/{path}"), text));
        let files = generated.chain([("src/lib.rs".to_owned(), library)]).collect();
        Member { package, dependencies: dependencies.collect(), files }
    }
}
