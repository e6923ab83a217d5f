//! The commit at which the work that is checked out left a branch.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};

use super::{git, line};

/// The newest commit that a branch and `HEAD` have in common.
#[derive(Debug, Clone)]
pub(crate) struct MergeBase {
    /// As the user named it.
    pub(crate) branch: String,
    /// Its abbreviated name.
    pub(crate) commit: String,
    /// True where it is `HEAD`: then only what is not committed can differ from it.
    pub(crate) is_head: bool,
    /// The folder in which git was asked, seen from the repository's root.
    pub(crate) folder: PathBuf,
}

impl MergeBase {
    /// Asks git in a folder. A clone that may lack the commit is refused: an older one would hide what was removed since.
    pub(crate) fn of(branch: &str, folder: &Path) -> Result<MergeBase> {
        let is_shallow = git(folder, &["rev-parse", "--is-shallow-repository"])?;
        ensure!(
            is_shallow.status.success(),
            "cannot compare with the branch `{branch}`: {} is in no git repository",
            folder.canonicalize().unwrap_or_else(|_| folder.to_owned()).display()
        );
        ensure!(
            line(&is_shallow) != "true",
            "cannot tell where this work left the branch `{branch}`, since the clone is shallow; run `git fetch --unshallow`, or \
             let CI clone everything (`fetch-depth: 0`)"
        );
        if commit(branch, folder)?.is_none() {
            let remote = format!("origin/{branch}");
            match commit(&remote, folder)? {
                Some(_) => bail!("there is no branch `{branch}` here, but `{remote}`; name that in contractual.toml"),
                None => {
                    bail!("there is no branch `{branch}` here; `git fetch` it, or name another in contractual.toml")
                }
            }
        }
        let Some(head) = commit("HEAD", folder)? else { bail!("nothing is committed here yet; commit first") };
        let found = git(folder, &["merge-base", branch, "HEAD"])?;
        ensure!(
            found.status.success(),
            "the branch `{branch}` and HEAD have no commit in common; name another in contractual.toml"
        );
        let found = line(&found);
        Ok(MergeBase {
            branch: branch.to_owned(),
            commit: line(&git(folder, &["rev-parse", "--short", &found])?),
            is_head: found == head,
            folder: line(&git(folder, &["rev-parse", "--show-prefix"])?).into(),
        })
    }
}

/// The full name of the commit that a name stands for.
fn commit(name: &str, folder: &Path) -> Result<Option<String>> {
    let wanted = format!("{name}^{{commit}}");
    let found = git(folder, &["rev-parse", "--verify", "--quiet", "--end-of-options", &wanted])?;
    Ok(found.status.success().then(|| line(&found)))
}
