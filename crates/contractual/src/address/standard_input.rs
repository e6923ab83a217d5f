//! Standard input as one more file beside those on the disk.

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use contract::source::{Disk, Files};

/// The name under which it is shown.
pub(super) const NAME: &str = "<stdin>";

/// The disk, and what was read. References lead on from the current folder.
pub(super) struct StandardInput(Arc<[u8]>);

/// Reads all of it, or one byte more than the limit: enough to see that it is too much.
pub(super) fn read(stdin: &mut dyn Read, limit: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stdin.take(limit as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl StandardInput {
    pub(super) fn new(bytes: Arc<[u8]>) -> StandardInput {
        StandardInput(bytes)
    }
}

impl Files for StandardInput {
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        if path == Path::new(NAME) { Ok(self.0.to_vec()) } else { Disk.read(path, limit) }
    }

    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        if path == Path::new(NAME) { Ok(path.to_owned()) } else { Disk.canonical(path) }
    }
}
