//! Operations that stay in the document.

use std::collections::HashSet;

use contract::model::{Api, Method};

use super::grammar::is_method;

/// Which operations stay, by path and method.
pub(super) struct Kept<'s, 'f> {
    keeps: &'f dyn Fn(&str, Method) -> bool,
    /// Paths of which no operation stays.
    dropped: HashSet<&'s str>,
    /// Paths of which some operation does not stay.
    lessened: HashSet<&'s str>,
}

impl<'s, 'f> Kept<'s, 'f> {
    pub(super) fn new(api: &Api<'s>, keeps: &'f dyn Fn(&str, Method) -> bool) -> Self {
        let mut kept = Kept { keeps, dropped: HashSet::new(), lessened: HashSet::new() };
        for (key, item) in &api.paths {
            let path = key.as_str().unwrap_or_default();
            let operations = &api[item.id].operations;
            let n_kept = operations.iter().filter(|operation| keeps(path, operation.method)).count();
            if n_kept < operations.len() {
                kept.lessened.insert(path);
            }
            if n_kept == 0 && !operations.is_empty() {
                kept.dropped.insert(path);
            }
        }
        kept
    }

    /// Whether a path stays, possibly with fewer operations.
    pub(super) fn has(&self, path: &str) -> bool {
        !self.dropped.contains(path)
    }

    /// Whether a path stays with all its operations.
    pub(super) fn is_whole(&self, path: &str) -> bool {
        !self.lessened.contains(path)
    }

    /// Whether what stands under a key of a path item stays.
    pub(super) fn has_field(&self, path: &str, key: &str) -> bool {
        Method::of_key(key).is_none_or(|method| (self.keeps)(path, method))
    }

    /// Whether a way through the document leads into what does not stay.
    pub(super) fn leaves_out(&self, segments: &[String]) -> bool {
        match segments {
            [first, path] if first == "paths" => !self.is_whole(path),
            [first, path, key, ..] if first == "paths" => {
                !self.has(path) || (is_method(key) && !self.has_field(path, key))
            }
            _ => false,
        }
    }
}
