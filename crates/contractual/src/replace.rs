//! Files: read where they are there, written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tempfile::{TempDir, TempPath};

use crate::workspace;

/// Beginning of the names of files that are being written.
pub(crate) const HIDDEN: &str = ".contractual-";

/// A file that was written beside the one it is to replace. Dropped, it leaves no trace.
pub struct Replacement {
    written: TempPath,
    path: PathBuf,
}

impl Replacement {
    /// Writes the text beside `path`, with the permissions that the file has or a new one would get, and waits for the
    /// disk.
    pub fn write(path: &Path, text: &str) -> Result<Replacement> {
        Replacement::write_then(path, text, File::sync_all)
    }

    /// The same without waiting for the disk, for what can be made again.
    pub fn write_unsynced(path: &Path, text: &str) -> Result<Replacement> {
        Replacement::write_then(path, text, |_| Ok(()))
    }

    fn write_then(path: &Path, text: &str, then: impl FnOnce(&File) -> io::Result<()>) -> Result<Replacement> {
        let cannot = || format!("cannot write {}", workspace::shown(path).display());
        // A link is followed: it is the file that is replaced.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let mut written = hidden(0o666).tempfile_in(folder).with_context(cannot)?;
        written.write_all(text.as_bytes()).with_context(cannot)?;
        if let Ok(metadata) = fs::metadata(&path) {
            written.as_file().set_permissions(metadata.permissions()).with_context(cannot)?;
        }
        then(written.as_file()).with_context(cannot)?;
        // It is closed, since there may be thousands of them.
        Ok(Replacement { written: written.into_temp_path(), path })
    }

    /// Puts it in its place.
    pub fn put(self) -> Result<()> {
        let Replacement { written, path } = self;
        let put = written.persist(&path).map_err(|error| error.error);
        put.with_context(|| format!("cannot write {}", workspace::shown(&path).display()))?;
        Ok(())
    }
}

/// The text of a file; `None` where it is missing.
pub fn read(path: &Path) -> io::Result<Option<String>> {
    match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        other => other.map(Some),
    }
}

/// The same for comparisons alone: whatever is no UTF-8 is replaced, so that it differs.
pub fn read_lossy(path: &Path) -> Result<Option<String>> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).with_context(|| format!("cannot read {}", workspace::shown(path).display())),
    }
}

/// Writes a file of the workspace that is not as it should be, and says so.
pub fn refresh(root: &Path, name: &str, wanted: &str, out: &mut dyn Write) -> Result<()> {
    let path = root.join(name);
    let present = read(&path).with_context(|| format!("cannot read {name}"))?;
    if present.as_deref() != Some(wanted) {
        fs::create_dir_all(path.parent().unwrap_or(root)).with_context(|| format!("cannot write {name}"))?;
        Replacement::write(&path, wanted)?.put()?;
        writeln!(out, "wrote {name}")?;
    }
    Ok(())
}

/// Makes a hidden folder that others may read, as those that any other program makes.
pub fn folder_in(parent: &Path) -> Result<TempDir> {
    let made = hidden(0o777).tempdir_in(parent);
    made.with_context(|| format!("cannot make a folder in {}", workspace::shown(parent).display()))
}

/// Hidden names, and permissions that the umask narrows.
fn hidden(mode: u32) -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(HIDDEN);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    #[cfg(not(unix))]
    let _ = mode;
    builder
}
