//! One edit: of a file, or of the observation of the generated crates.

use contractual::check::Observation;

/// An edit, and the check that must catch it.
pub(super) struct Edit {
    /// For people: `spec/service.yaml: maxLength 200 → 201`.
    pub(super) what: String,
    pub(super) change: EditChange,
    /// The check that must catch it; nothing where it must pass.
    pub(super) caught_by: Option<&'static str>,
}

pub(super) enum EditChange {
    /// A file, relative to the workspace, holds another text.
    Write {
        path: String,
        text: String,
    },
    Delete {
        path: String,
    },
    /// The generated crates do something else.
    Drift(Drift),
}

pub(super) type Drift = Box<dyn Fn(&mut Observation) + Send + Sync>;

impl Edit {
    /// A file with another text, which a check must catch.
    pub(super) fn rewrite(path: &str, how: &str, text: String, caught_by: &'static str) -> Edit {
        Edit { caught_by: Some(caught_by), ..Edit::cosmetic(path, how, text) }
    }

    /// A file that is gone, which a check must catch.
    pub(super) fn delete(path: &str, caught_by: &'static str) -> Edit {
        let change = EditChange::Delete { path: path.to_owned() };
        Edit { what: format!("{path}: deleted"), change, caught_by: Some(caught_by) }
    }

    /// A file with another text that means the same.
    pub(super) fn cosmetic(path: &str, how: &str, text: String) -> Edit {
        let change = EditChange::Write { path: path.to_owned(), text };
        Edit { what: format!("{path}: {how}"), change, caught_by: None }
    }

    /// Something that the generated crates do otherwise, which a check must catch.
    pub(super) fn drift(what: String, drift: Drift, caught_by: &'static str) -> Edit {
        Edit { what, change: EditChange::Drift(drift), caught_by: Some(caught_by) }
    }
}

/// At most so many of some things, spread over all of them.
pub(super) fn spread<T>(all: Vec<T>, n: usize) -> Vec<T> {
    let step = all.len().div_ceil(n.max(1)).max(1);
    all.into_iter().step_by(step).collect()
}
