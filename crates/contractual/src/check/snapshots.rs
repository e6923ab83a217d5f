//! Snapshots as insta writes them: one file each, with a header that the gate does not look at.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;
use contract::findings::{Finding, Rule};

use crate::generate::tree::files_below;
use crate::replace::read_lossy;

use super::context::{about, at_line};
use super::rules::{SNAPSHOT_NOT_REVIEWED, SNAPSHOT_ORPHANED};

/// A folder of snapshots, all of which must be asked for.
pub(super) struct Snapshots {
    folder: PathBuf,
    unasked: BTreeSet<PathBuf>,
}

impl Snapshots {
    /// Those of a folder; none where it is missing.
    pub(super) fn in_folder(folder: PathBuf) -> Result<Snapshots> {
        let unasked = files_below(&folder)?.into_iter().collect();
        Ok(Snapshots { folder, unasked })
    }

    /// Compares a text with the snapshot of a name such as `listarLojas/200`. `missing` is the finding where there is none.
    pub(super) fn compare(
        &mut self,
        name: &str,
        text: &str,
        changed: &'static Rule,
        missing: impl FnOnce(&Path) -> Finding,
    ) -> Result<Option<Finding>> {
        let path = self.asked(name);
        let Some(file) = read_lossy(&path)? else { return Ok(Some(missing(&path))) };
        let (n_header, kept) = content(&file);
        let (kept, seen): (Vec<&str>, Vec<&str>) = (kept.trim().lines().collect(), text.trim().lines().collect());
        let first = (0..kept.len().max(seen.len())).find(|idx| kept.get(*idx) != seen.get(*idx));
        Ok(first.map(|idx| {
            let shown = |line: Option<&&str>| line.map_or("nothing".to_owned(), |line| format!("`{}`", line.trim()));
            let message = format!("It shows {}, and {} was seen.", shown(kept.get(idx)), shown(seen.get(idx)));
            at_line(changed, &path, n_header + idx + 1, message, changed.remedy)
        }))
    }

    /// Takes note that a snapshot may be there.
    pub(super) fn asked(&mut self, name: &str) -> PathBuf {
        let path = self.folder.join(format!("{name}.snap"));
        self.unasked.remove(&path);
        path
    }

    /// Files that nobody asked for.
    pub(super) fn leftovers(&self) -> Vec<Finding> {
        self.unasked.iter().map(|path| leftover(path)).collect()
    }
}

fn leftover(path: &Path) -> Finding {
    let is_new = path.extension().is_some_and(|extension| extension == "new");
    if is_new {
        let message = "It was recorded, and nobody has read it.".to_owned();
        return about(&SNAPSHOT_NOT_REVIEWED, path, message, SNAPSHOT_NOT_REVIEWED.remedy);
    }
    let message = "Nothing in the contract belongs to it.".to_owned();
    about(&SNAPSHOT_ORPHANED, path, message, SNAPSHOT_ORPHANED.remedy)
}

/// The text below insta's header, and the line on which it begins.
fn content(file: &str) -> (usize, &str) {
    let below = file.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---\n"));
    below.map_or((0, file), |(header, content)| (header.lines().count() + 2, content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_no_content() {
        assert_eq!(content("---\nsource: a.rs\n---\none\ntwo\n"), (3, "one\ntwo\n"));
        assert_eq!(content("one\n---\ntwo"), (0, "one\n---\ntwo"));
    }
}
