//! The workspace's folder, and the names of its files as the user would type them.

use std::env;
use std::path::{Component, Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::configuration::Configuration;

/// The folder of the configuration: the current one, or one above it.
pub fn root() -> Result<PathBuf> {
    let current = env::current_dir().context("cannot tell the current folder")?;
    Ok(Configuration::around(&current)?.root)
}

/// Cargo, the one that runs this tool if one does, in the workspace's folder.
pub fn cargo(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root);
    command
}

/// A path as the user would type it: relative to the current folder, unless they have nothing in common.
pub fn shown(path: &Path) -> PathBuf {
    match env::current_dir() {
        Ok(current) => relative(path, &current),
        Err(_) => path.to_owned(),
    }
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
pub fn redacted(text: &str, folder: &Path, name: &str) -> String {
    let relative = shown(folder).display().to_string();
    text.replace(&relative, name).replace(&folder.display().to_string(), name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workspace_is_found_from_a_folder_inside() {
        let root = root().unwrap();
        assert!(root.join("contractual.toml").is_file(), "{}", root.display());
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
