//! One edit: of a file, or of what the generated crates were seen to do.

use contractual::check::Observation;

/// What is done, and who must notice.
pub(super) struct Edit {
    /// For people: `spec/service.yaml: maxLength 200 → 201`.
    pub(super) what: String,
    /// What is done.
    pub(super) deed: Deed,
    /// The check that must catch it; nothing where it must pass.
    pub(super) caught_by: Option<&'static str>,
}

/// What is done.
pub(super) enum Deed {
    /// A file, relative to the workspace, holds another text.
    Write { path: String, text: String },
    /// A file is gone.
    Delete { path: String },
    /// The generated crates do something else.
    Drift(Drift),
}

/// Makes another thing of what was seen.
pub(super) type Drift = Box<dyn Fn(&mut Observation) + Send + Sync>;

impl Edit {
    /// A file with another text, which a check must catch.
    pub(super) fn rewrite(path: &str, how: &str, text: String, caught_by: &'static str) -> Edit {
        Edit { caught_by: Some(caught_by), ..Edit::cosmetic(path, how, text) }
    }

    /// A file that is gone, which a check must catch.
    pub(super) fn delete(path: &str, caught_by: &'static str) -> Edit {
        let deed = Deed::Delete { path: path.to_owned() };
        Edit { what: format!("{path}: deleted"), deed, caught_by: Some(caught_by) }
    }

    /// A file with another text that means the same.
    pub(super) fn cosmetic(path: &str, how: &str, text: String) -> Edit {
        let deed = Deed::Write { path: path.to_owned(), text };
        Edit { what: format!("{path}: {how}"), deed, caught_by: None }
    }

    /// Something that the generated crates do otherwise, which a check must catch.
    pub(super) fn drift(what: String, drift: Drift, caught_by: &'static str) -> Edit {
        Edit { what, deed: Deed::Drift(drift), caught_by: Some(caught_by) }
    }
}

/// At most so many of some things, spread over all of them.
pub(super) fn spread<T>(all: Vec<T>, n: usize) -> Vec<T> {
    let step = all.len().div_ceil(n.max(1)).max(1);
    all.into_iter().step_by(step).collect()
}
