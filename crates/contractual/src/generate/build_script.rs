//! Generating while Cargo builds: the same code as that of the command, in the `OUT_DIR` of a build script.
//!
//! Nothing is committed then, and no review sees the code change; `contractual generate` is the better way for most. What a
//! configuration says of the document is not looked at, and the manifest of the crate is its author's: it names the runtime.

use std::collections::BTreeSet;
use std::env;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};
use contract::findings::{Finding, Level};
use contract::source::SourceFile;
use rust_text::File;

use crate::document::{self, Extent, Made};

use super::targets::TargetKind;
use super::tree;
use super::workbench::{make, part};

/// Generates code from a document into a folder of `OUT_DIR`, for a build script.
///
/// Beside the folder is a file that declares it as a module, for `include!`. Here is a crate that is a server's stubs, with
/// `stub-runtime` among its dependencies:
///
/// ```no_run
/// // `main` of build.rs
/// contractual::generate("openapi.yaml", contractual::TargetKind::Server, "petstore");
/// ```
///
/// ```text
/// // src/lib.rs
/// include!(concat!(env!("OUT_DIR"), "/petstore.rs"));
/// pub use stub_runtime as runtime;
/// ```
///
/// A client needs `client-runtime` in the place of `stub-runtime`, and what `contractual init` writes into the manifest of one. A
/// [`TargetKind::Mock`] stands beside the server's `pub use petstore::*`. A folder that is absolute is written into as it is, with
/// nothing beside it.
///
/// Cargo runs the script again when the document has changed, or a file that it refers to. What stops the generator is told as
/// errors, which end the build, and what it could not do as warnings.
pub fn generate(document: impl AsRef<Path>, kind: TargetKind, folder: impl AsRef<Path>) {
    let mut out = io::stdout().lock();
    let outcome = env::var_os("OUT_DIR")
        .context("there is no OUT_DIR; call this in a build script")
        .and_then(|out_dir| generate_in(Path::new(&out_dir), document.as_ref(), kind, folder.as_ref(), &mut out));
    if let Err(error) = outcome {
        // Nobody is left to tell when this fails, too.
        let _ = writeln!(out, "cargo::error={}", on_one_line(&format!("{error:#}")));
    }
}

/// The same with any folder around, and with Cargo's directives as text.
fn generate_in(out_dir: &Path, document: &Path, kind: TargetKind, folder: &Path, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "cargo::rerun-if-changed={}", document.display())?;
    let sources = document::open(document)?;
    // No path of this machine is in the code.
    let name = if document.is_absolute() { name_of(document) } else { document.display().to_string() };
    let Made { product, findings } = make((kind, Extent::Whole), &sources, &name, "cargo build");
    let files: BTreeSet<&Path> = sources.files().map(SourceFile::path).filter(|path| *path != document).collect();
    for file in files {
        writeln!(out, "cargo::rerun-if-changed={}", file.display())?;
    }
    for finding in &findings {
        match finding.level {
            Level::Error => writeln!(out, "cargo::error={}", told(finding))?,
            Level::Warning => writeln!(out, "cargo::warning={}", told(finding))?,
            Level::Note => {}
        }
    }
    product.map_or(Ok(()), |product| write(&out_dir.join(folder), &part(&product, kind), folder))
}

/// Brings the folder to hold these files, and declares it where it is the build script's own.
fn write(path: &Path, files: &[File], folder: &Path) -> Result<()> {
    let changes = tree::changes(path, files)?;
    let is_foreign = tree::foreign(&changes, files.len()).is_some();
    ensure!(!is_foreign, "{} holds files that nothing generated; name another folder", path.display());
    tree::make(&changes)?;
    let Some(beside) = path.parent().filter(|_| folder.is_relative()) else { return Ok(()) };
    let module = name_of(folder);
    let declared = format!("#[rustfmt::skip]\n#[path = \"{module}/mod.rs\"]\npub mod {module};\n");
    tree::write(beside, &[File::new(format!("{module}.rs"), declared)])
}

/// The last part of a path.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A finding on one line, with its place in front as compilers have it.
fn told(finding: &Finding) -> String {
    let Finding { rule, level: _, message, help, place, related: _, is_clear: _, lost_to: _ } = finding;
    on_one_line(&format!("{}:{}:{}: {message} {help} [{}]", place.file, place.line, place.column, rule.id))
}

/// A directive ends where its line does.
fn on_one_line(text: &str) -> String {
    text.split(['\r', '\n']).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::workspace;

    const PETS: &str = "\
openapi: 3.0.3
info: {title: Pets, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      responses:
        '200': {description: All., content: {application/json: {schema: {$ref: 'pet.yaml#/Pet'}}}}
";

    /// Directives of a build of this document, with the folder called `@`.
    fn directives(text: &str, kind: TargetKind) -> (tempfile::TempDir, String) {
        let folder = tempfile::tempdir().unwrap();
        let document = folder.path().join("pets.yaml");
        fs::write(&document, text).unwrap();
        fs::write(folder.path().join("pet.yaml"), "Pet: {type: string}\n").unwrap();
        let mut out = Vec::new();
        generate_in(&folder.path().join("out"), &document, kind, Path::new("pets"), &mut out).unwrap();
        let told = workspace::redacted(&String::from_utf8(out).unwrap(), folder.path(), "@");
        (folder, told)
    }

    #[test]
    fn code_is_that_of_the_command_and_cargo_hears_of_every_file() {
        for (kind, file) in
            [(TargetKind::Server, "operations.rs"), (TargetKind::Client, "types.rs"), (TargetKind::Mock, "mod.rs")]
        {
            let (folder, told) = directives(PETS, kind);
            assert_eq!(told, "cargo::rerun-if-changed=@/pets.yaml\ncargo::rerun-if-changed=@/pet.yaml\n", "{kind:?}");
            assert!(folder.path().join("out/pets").join(file).is_file(), "{kind:?}");
            let declared = fs::read_to_string(folder.path().join("out/pets.rs")).unwrap();
            assert_eq!(declared, "#[rustfmt::skip]\n#[path = \"pets/mod.rs\"]\npub mod pets;\n");
        }
    }

    #[test]
    fn findings_are_errors_and_warnings_of_the_build() {
        let (folder, told) = directives(&PETS.replace("pet.yaml#/Pet", "pet.yaml#/Pte"), TargetKind::Server);
        insta::assert_snapshot!(told, @"
        cargo::rerun-if-changed=@/pets.yaml
        cargo::rerun-if-changed=@/pet.yaml
        cargo::error=@/pets.yaml:8:80: Nothing stands at `pet.yaml#/Pte`. Add `Pte` at `#`, or correct the reference. [reference-not-found]
        ");
        assert!(!folder.path().join("out").exists(), "nothing is half-written");
        let (folder, told) = directives(&PETS.replace("description: All., ", ""), TargetKind::Server);
        insta::assert_snapshot!(told, @"
        cargo::rerun-if-changed=@/pets.yaml
        cargo::rerun-if-changed=@/pet.yaml
        cargo::warning=@/pets.yaml:8:9: A Response Object needs `description`, and it is missing. Add `description` here. [missing-field]
        ");
        assert!(folder.path().join("out/pets/mod.rs").is_file());
    }

    #[test]
    fn a_folder_that_people_write_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (document, thesis) = (folder.path().join("pets.yaml"), folder.path().join("src/thesis.rs"));
        fs::write(
            &document,
            PETS.replace("pet.yaml#/Pet", "#/components/schemas/Pet")
                + "components: {schemas: {Pet: {type: string}}}\n",
        )
        .unwrap();
        let write = || {
            generate_in(Path::new("/nowhere"), &document, TargetKind::Client, thesis.parent().unwrap(), &mut Vec::new())
        };
        write().unwrap();
        assert!(!folder.path().join("src.rs").exists(), "a folder of the user's is declared by the user");
        fs::remove_dir_all(thesis.parent().unwrap()).unwrap();
        fs::create_dir(thesis.parent().unwrap()).unwrap();
        fs::write(&thesis, "//! Years of work.\n").unwrap();
        let error = format!("{:#}", write().unwrap_err());
        assert!(error.contains("holds files that nothing generated"), "{error}");
        assert!(thesis.exists());
    }
}
