//! One generated crate of the throw-away workspace.

use std::path::Path;

use anyhow::Result;
use rust_text::File;

use crate::address::Address;
use crate::document::Generated;
use crate::standalone::{self, Generator, RuntimeAt};

pub(super) struct Member {
    /// Index of its document among the surveyed ones.
    pub(super) document: usize,
    pub(super) file: String,
    /// The package's name and its folder's.
    pub(super) package: String,
    pub(super) generator: Generator,
    generated: Generated,
}

impl Member {
    /// A crate called after its document, and unlike those that are there.
    pub(super) fn new(
        document: usize,
        path: &Path,
        generator: Generator,
        generated: Generated,
        others: &[Member],
    ) -> Member {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let wanted = match generator {
            Generator::Stubs => generator.package(&stem),
            Generator::Client => generator.package(&format!("{stem} client")),
        };
        let is_free = |name: &String| others.iter().all(|other| other.package != *name);
        let numbered = (2..).map(|number| format!("{wanted}-{number}"));
        let package = std::iter::once(wanted.clone()).chain(numbered).find(is_free).unwrap_or(wanted.clone());
        Member { document, file: standalone::called(&Address::File(path.to_owned())), package, generator, generated }
    }

    /// Targets that Cargo checks in the crate: a library, and with stubs a server.
    pub(super) fn n_cargo_targets(&self) -> usize {
        match self.generator {
            Generator::Stubs => 2,
            Generator::Client => 1,
        }
    }

    /// Everything in the crate's folder: what the command writes, but for the runtime, which the crates share.
    pub(super) fn files(&self) -> Result<Vec<File>> {
        let Member { file, package, generator, generated, .. } = self;
        let runtime = RuntimeAt::Path(format!("../../{}", generator.runtime().package).into());
        let mut files = generator.scaffold(package, file, generated, &runtime, None)?;
        files.extend(generated.mock.clone());
        let in_folder = |file: &File| File { path: format!("src/generated/{}", file.path), text: file.text.clone() };
        files.extend(generated.files.iter().map(in_folder));
        Ok(files)
    }
}

/// The manifest of a workspace around members and the runtimes that they stand on.
pub(super) fn workspace(members: &[Member]) -> String {
    let folders = members.iter().map(|member| format!("crates/{}", member.package));
    let runtimes = runtimes(members).map(|generator| generator.runtime().package.to_owned());
    let folders: Vec<String> = folders.chain(runtimes).collect();
    format!("[workspace]\nresolver = \"3\"\nmembers = {folders:?}\n")
}

/// The generators whose runtimes the members stand on.
pub(super) fn runtimes(members: &[Member]) -> impl Iterator<Item = Generator> {
    let is_used = |generator: &Generator| members.iter().any(|member| member.generator == *generator);
    Generator::ALL.iter().copied().filter(is_used)
}
