//! Paths as a router sees them, to find two that fit one address with neither the more exact.

use std::collections::BTreeMap;

use crate::source::Node;

/// How many segments are looked at for one path. Only a document made to be slow needs more.
const MAX_STEPS: usize = 2_000;

/// Paths with more segments than this are not looked at: nested this deep, they would be dropped on the stack.
const MAX_SEGMENTS: usize = 200;

/// Paths by their segments.
#[derive(Default)]
pub(super) struct Routes<'s> {
    segments: BTreeMap<&'s str, Routes<'s>>,
    /// Segments with a variable; their names do not matter, the text around them does.
    variables: Vec<(&'s str, Routes<'s>)>,
    path: Option<Node<'s>>,
}

/// Which of two paths was the more exact so far, segment by segment.
#[derive(Clone, Copy, Default)]
struct Exactness {
    this: bool,
    other: bool,
}

impl<'s> Routes<'s> {
    pub(super) fn insert(&mut self, template: &'s str, path: Node<'s>) {
        if template.split('/').count() > MAX_SEGMENTS {
            return;
        }
        let mut routes = self;
        for segment in template.split('/') {
            routes = if segment.contains('{') {
                let idx = routes.variables.iter().position(|(known, _)| same_variable(known, segment));
                let idx = idx.unwrap_or_else(|| {
                    routes.variables.push((segment, Routes::default()));
                    routes.variables.len() - 1
                });
                &mut routes.variables[idx].1
            } else {
                routes.segments.entry(segment).or_default()
            };
        }
        routes.path = Some(path);
    }

    /// A path that fits some address that this template also fits, where neither is the more exact throughout.
    pub(super) fn ambiguous_with(&self, template: &str) -> Option<Node<'s>> {
        let segments: Vec<&str> = template.split('/').collect();
        let mut pending = vec![(self, 0, Exactness::default())];
        let mut n_steps = 0;
        while let Some((routes, idx, exactness)) = pending.pop() {
            n_steps += 1;
            if n_steps > MAX_STEPS {
                return None;
            }
            let Some(segment) = segments.get(idx) else {
                if routes.path.is_some() && exactness.this && exactness.other {
                    return routes.path;
                }
                continue;
            };
            if segment.contains('{') {
                let more_exact = Exactness { other: true, ..exactness };
                let fitting = routes.segments.iter().filter(|(fixed, _)| fits(segment, fixed)).take(MAX_STEPS);
                pending.extend(fitting.map(|(_, next)| (next, idx + 1, more_exact)));
                pending.extend(routes.variables.iter().map(|(_, next)| (next, idx + 1, exactness)));
            } else {
                let more_exact = Exactness { this: true, ..exactness };
                let variables = routes.variables.iter().filter(|(variable, _)| fits(variable, segment));
                pending.extend(variables.map(|(_, next)| (next, idx + 1, more_exact)));
                pending.extend(routes.segments.get(segment).map(|next| (next, idx + 1, exactness)));
            }
        }
        None
    }
}

/// Whether a fixed segment can be made from one with variables.
fn fits(variable: &str, fixed: &str) -> bool {
    let (prefix, suffix) = around(variable);
    fixed.len() > prefix.len() + suffix.len() && fixed.starts_with(prefix) && fixed.ends_with(suffix)
}

fn same_variable(a: &str, b: &str) -> bool {
    around(a) == around(b)
}

/// The text before the first variable of a segment and after the last.
fn around(segment: &str) -> (&str, &str) {
    let prefix = segment.split('{').next().unwrap_or_default();
    let suffix = segment.rsplit('}').next().unwrap_or_default();
    (prefix, suffix)
}
