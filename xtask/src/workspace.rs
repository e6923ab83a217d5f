//! Where the workspace is, and how its files are named to the user.

use std::env;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

/// The workspace's folder: one above the current folder or, elsewhere, the one this tool was built in.
pub(crate) fn root() -> Result<PathBuf> {
    #[cfg(test)]
    if let Some(pretended) = PRETENDED.with_borrow(Clone::clone) {
        return Ok(pretended);
    }
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
    let current = env::current_dir().context("cannot tell the current folder")?;
    let found = current.ancestors().chain(built_in).find(|folder| is_root(folder));
    let found = found.context("cannot find the workspace; run this from inside it")?;
    Ok(found.to_owned())
}

/// Cargo, the one that runs this tool if one does, in the workspace's folder.
pub(crate) fn cargo(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

/// A path as the user would type it: relative to the current folder, unless they have nothing in common.
pub(crate) fn shown(path: &Path) -> PathBuf {
    match env::current_dir() {
        Ok(current) => relative(path, &current),
        Err(_) => path.to_owned(),
    }
}

#[cfg(test)]
thread_local! {
    static PRETENDED: std::cell::RefCell<Option<PathBuf>> = const { std::cell::RefCell::new(None) };
}

/// Lets commands that are run in this thread take another folder for the workspace.
#[cfg(test)]
pub(crate) fn pretend(root: Option<&Path>) {
    PRETENDED.set(root.map(Path::to_owned));
}

fn is_root(folder: &Path) -> bool {
    folder.join("xtask/Cargo.toml").is_file()
}

fn relative(path: &Path, base: &Path) -> PathBuf {
    let shared = path.components().zip(base.components()).take_while(|(ours, theirs)| ours == theirs);
    let is_named = |(component, _): &(Component<'_>, Component<'_>)| matches!(component, Component::Normal(_));
    let (n_shared, n_named) = shared.fold((0, 0), |(n, named), pair| (n + 1, named + usize::from(is_named(&pair))));
    if n_named == 0 {
        return path.to_owned();
    }
    let up = base.components().skip(n_shared).map(|_| Component::ParentDir);
    up.chain(path.components().skip(n_shared)).collect()
}

/// Text with a throw-away folder called by another name, however it was shown: the tests may run beside it.
#[cfg(test)]
pub(crate) fn redacted(text: &str, folder: &Path, name: &str) -> String {
    let relative = shown(folder).display().to_string();
    text.replace(&relative, name).replace(&folder.display().to_string(), name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tool_finds_the_workspace_it_was_built_in() {
        let root = root().unwrap();
        assert!(root.join("spec/lint.toml").is_file(), "{}", root.display());
    }

    #[test]
    fn paths_are_shown_from_the_current_folder() {
        let shown = |path: &str, base: &str| relative(Path::new(path), Path::new(base)).display().to_string();
        assert_eq!(shown("/home/team/project/spec/a.yaml", "/home/team/project"), "spec/a.yaml");
        assert_eq!(shown("/home/team/project/spec/a.yaml", "/home/team/project/xtask/src"), "../../spec/a.yaml");
        assert_eq!(shown("/elsewhere/a.yaml", "/home/team/project"), "/elsewhere/a.yaml");
        assert_eq!(shown("a.yaml", "/home/team/project"), "a.yaml");
    }
}
