//! The files of a git revision, read through git itself.
//!
//! Inside the tree a file is named `git:REV:/PATH`, so that both sides of a comparison can be told apart and a reference
//! with `..` in it still leads from one file to the other.

use std::io::{self, Read, Write};
use std::path::{Component, Path, PathBuf};
use std::process::Stdio;

use anyhow::{Result, bail, ensure};
use contract::source::Files;

use super::{command, git, line};

/// One revision of the repository that a folder belongs to.
#[derive(Debug)]
pub(crate) struct Tree {
    /// The folder in which git is run.
    folder: PathBuf,
    /// The repository's root.
    top: PathBuf,
    /// As the user named it.
    revision: String,
    commit: String,
}

impl Tree {
    /// Finds the revision in the repository around a folder.
    pub(crate) fn at(revision: &str, folder: &Path) -> Result<Tree> {
        let top = git(folder, &["rev-parse", "--show-toplevel"])?;
        ensure!(
            top.status.success(),
            "cannot read git:{revision}: {} is in no git repository",
            folder.canonicalize().unwrap_or_else(|_| folder.to_owned()).display()
        );
        let wanted = format!("{revision}^{{commit}}");
        let commit = git(folder, &["rev-parse", "--verify", "--quiet", "--end-of-options", &wanted])?;
        ensure!(
            commit.status.success(),
            "cannot find the revision `{revision}`; `git log --oneline --all` lists what is here, and a clone that is \
             shallow gets the rest with `git fetch --unshallow`"
        );
        Ok(Tree {
            folder: folder.to_owned(),
            top: line(&top).into(),
            revision: revision.to_owned(),
            commit: line(&commit),
        })
    }

    /// The name of a file under which it is read and shown.
    pub(crate) fn named(&self, path: &Path) -> PathBuf {
        self.prefix().join(path)
    }

    /// A folder on the disk as a folder of the tree. It need not be there any more.
    pub(crate) fn inside(&self, folder: &Path) -> Result<PathBuf> {
        let absolute = self.folder.canonicalize().unwrap_or_else(|_| self.folder.clone()).join(folder);
        let absolute = absolute.canonicalize().ok().or_else(|| plain(&absolute)).unwrap_or(absolute);
        let Ok(inside) = absolute.strip_prefix(&self.top) else {
            bail!("cannot use --root {} for git:{}: it is outside of the repository", folder.display(), self.revision);
        };
        Ok(inside.to_owned())
    }

    fn prefix(&self) -> PathBuf {
        format!("git:{}:", self.revision).into()
    }

    /// The path of a file from the tree's root, whichever way it was named.
    fn place(&self, path: &Path) -> io::Result<PathBuf> {
        let inside = path.strip_prefix(self.prefix()).unwrap_or(path);
        plain(inside).ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, "it is outside of the repository"))
    }

    /// True if something stands at a path from the tree's root.
    pub(crate) fn has(&self, path: &Path) -> Result<bool> {
        let found = git(&self.top, &["cat-file", "-e", &format!("{}:{}", self.commit, path.display())])?;
        Ok(found.status.success())
    }

    /// The paths of all files, from the tree's root.
    pub(crate) fn paths(&self) -> Result<Vec<String>> {
        let listed = git(&self.top, &["ls-tree", "-r", "-z", "--name-only", "--full-tree", &self.commit])?;
        Ok(String::from_utf8_lossy(&listed.stdout).split_terminator('\0').map(str::to_owned).collect())
    }

    fn missing(&self, path: &Path) -> io::Error {
        let Tree { revision, .. } = self;
        let help = self.same_name(path).map_or_else(
            || "a path begins at the repository's root".to_owned(),
            |meant| format!("did you mean git:{revision}:{meant}?"),
        );
        let message = format!("`{revision}` has no such file; {help}");
        io::Error::new(io::ErrorKind::NotFound, message)
    }

    /// A file of the same name elsewhere in the tree.
    fn same_name(&self, path: &Path) -> Option<String> {
        let mut listed = self.paths().ok()?.into_iter();
        listed.find(|listed| Path::new(listed).file_name() == path.file_name())
    }
}

impl Files for Tree {
    fn read(&self, path: &Path, limit: usize) -> io::Result<Vec<u8>> {
        let place = self.place(path)?;
        let Some(place_text) = place.to_str().filter(|text| !text.contains('\n')) else {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "git is not asked for a file of such a name"));
        };
        let mut command = command(&self.folder, &["cat-file", "--batch", "--follow-symlinks"]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            writeln!(stdin, "{}:{place_text}", self.commit)?;
        }
        let mut answer = Vec::new();
        if let Some(stdout) = child.stdout.take() {
            // Room for the line that comes first.
            stdout.take(limit as u64 + 256).read_to_end(&mut answer)?;
        }
        // What was not read, git could not write: how it ends says nothing.
        child.wait()?;
        let Some(end) = answer.iter().position(|byte| *byte == b'\n') else { return Err(self.missing(&place)) };
        let header = String::from_utf8_lossy(&answer[..end]).into_owned();
        match header.split(' ').collect::<Vec<_>>()[..] {
            [_, "blob", size] if size.parse::<usize>().is_ok() => {
                let n_bytes = size.parse().unwrap_or(0);
                answer.drain(..=end);
                answer.truncate(n_bytes.min(limit + 1));
                Ok(answer)
            }
            [_, "tree", _] => Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a folder; name a file in it")),
            ["symlink", _] => Err(io::Error::new(io::ErrorKind::NotFound, "it links out of the repository")),
            _ => Err(self.missing(&place)),
        }
    }

    /// Links are followed by git when it reads, and never out of the tree.
    fn canonical(&self, path: &Path) -> io::Result<PathBuf> {
        self.place(path)
    }
}

/// The path without `.` and `..`; nothing if it leads above where it begins.
pub(crate) fn plain(path: &Path) -> Option<PathBuf> {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir => {
                if !plain.pop() {
                    return None;
                }
            }
            other => plain.push(other),
        }
    }
    Some(plain)
}
