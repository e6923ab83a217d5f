//! The one place where cases touch the crate.

use std::path::Path;

use contract::findings::Findings;
use contract::findings::render::{Report, render_plain};
use contract::lint::{Options, lint};
use contract::source::{Disk, Files, Limits, Sources};

/// Lints a file as a user would, and shows what they would see.
pub(crate) fn rendered(path: &Path, files: impl Files + 'static) -> String {
    let sources = Sources::open(path, Box::new(files), Limits::default()).expect("the case can be opened");
    render(&lint(&sources, Options::default()))
}

/// The same for a text in memory.
pub(crate) fn findings_of(text: &str, house_rules: bool) -> Findings {
    lint(&Sources::from_text("openapi.yaml", text), Options { house_rules })
}

/// Findings as text, without colours.
pub(crate) fn render(findings: &Findings) -> String {
    let mut out = Vec::new();
    let report = Report { tool: "contract", version: "0", findings, n_documents: 1 };
    render_plain(&report, &mut out).expect("a vector can be written to");
    String::from_utf8(out).expect("findings are text")
}

/// Lints a file of the cases' folder.
pub(crate) fn rendered_case(folder: &Path, name: &Path) -> String {
    // Names in findings are relative to the folder, so that they are the same on every machine.
    rendered(name, Below { folder: folder.to_owned() })
}

/// The files below a folder, as if it were the current one.
struct Below {
    folder: std::path::PathBuf,
}

impl Files for Below {
    fn read(&self, path: &Path, limit: usize) -> std::io::Result<Vec<u8>> {
        Disk.read(&self.folder.join(path), limit)
    }

    fn canonical(&self, path: &Path) -> std::io::Result<std::path::PathBuf> {
        let canonical = Disk.canonical(&self.folder.join(path))?;
        let folder = Disk.canonical(&self.folder)?;
        Ok(canonical.strip_prefix(&folder).map_or(canonical.clone(), |below| Path::new("/cases").join(below)))
    }
}
