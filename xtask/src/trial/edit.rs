//! One edit of one file.

/// What is done, and who must notice.
#[derive(Debug, Clone)]
pub(super) struct Edit {
    /// For people: `spec/service.yaml: maxLength 200 → 201`.
    pub(super) what: String,
    /// The file, relative to the workspace.
    pub(super) path: String,
    /// What it is to hold; nothing to delete it.
    pub(super) text: Option<String>,
    /// The check that must catch it; nothing where it must pass.
    pub(super) caught_by: &'static str,
}

impl Edit {
    /// A file with another text.
    pub(super) fn rewrite(path: &str, how: &str, text: String, caught_by: &'static str) -> Edit {
        Edit { what: format!("{path}: {how}"), path: path.to_owned(), text: Some(text), caught_by }
    }

    /// A file that is gone.
    pub(super) fn delete(path: &str, caught_by: &'static str) -> Edit {
        Edit { what: format!("{path}: deleted"), path: path.to_owned(), text: None, caught_by }
    }
}

/// At most so many of some things, spread over all of them.
pub(super) fn spread<T>(all: Vec<T>, n: usize) -> Vec<T> {
    let step = all.len().div_ceil(n.max(1)).max(1);
    all.into_iter().step_by(step).collect()
}
