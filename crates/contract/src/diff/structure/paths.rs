//! Paths, each matched with its counterpart in the other document.

use std::collections::{HashMap, HashSet};

use crate::diff::Operation as OperationName;
use crate::diff::catalogue::{callback, lifecycle, operation};
use crate::model::{Api, Operation, PathItem};

use super::addresses::Template;
use super::addresses::base_path;
use super::lifecycle::{Life, Removal, Stability};
use super::operations::PlacedOperation;
use super::walk::{Spot, Walk};

/// For each path of the old document, its number in the new one.
pub(super) struct PathMatching {
    pub(super) new_of: Vec<Option<usize>>,
    /// Whether a part of the address moved between `servers` and `paths`.
    pub(super) is_base_moved: bool,
}

impl PathMatching {
    /// By the path as written, else by its template, else by the whole address.
    pub(super) fn of(old: &Api<'_>, new: &Api<'_>) -> PathMatching {
        let written: HashMap<&str, usize> = names(new).zip(0..).collect();
        let mut by_shape: HashMap<String, usize> = HashMap::new();
        let mut by_address: HashMap<String, usize> = HashMap::new();
        let bases = (base_path(&old.servers), base_path(&new.servers));
        for (idx, path) in names(new).enumerate() {
            by_shape.entry(Template::of(path).shape).or_insert(idx);
            if let (Some(_), Some(base)) = &bases {
                by_address.entry(Template::of(&format!("{base}{path}")).shape).or_insert(idx);
            }
        }
        let mut matching = PathMatching { new_of: Vec::new(), is_base_moved: false };
        for path in names(old) {
            let here = written.get(path).or_else(|| by_shape.get(&Template::of(path).shape)).copied();
            let moved = || by_address.get(&Template::of(&format!("{}{path}", bases.0.as_ref()?)).shape).copied();
            let found = here.or_else(moved);
            matching.is_base_moved |= here.is_none() && found.is_some();
            matching.new_of.push(found);
        }
        matching
    }
}

fn names<'s>(api: &Api<'s>) -> impl Iterator<Item = &'s str> {
    api.paths.iter().map(|(key, _)| key.as_str().unwrap_or_default())
}

/// The way to a path as a whole.
fn below(path: &str) -> Spot {
    Spot::default().down(path, format!("the path `{path}`"))
}

impl<'a, 's> Walk<'a, 's> {
    pub(super) fn paths(&mut self) {
        let (old, new) = (self.old, self.new);
        let matching = PathMatching::of(old, new);
        for ((key, item), found) in old.paths.iter().zip(&matching.new_of) {
            let path = key.as_str().unwrap_or_default();
            let item = &old[item.id];
            match found {
                Some(idx) => {
                    let (new_key, new_item) = &new.paths[*idx];
                    self.path(path, item, new_key.as_str().unwrap_or_default(), &new[new_item.id]);
                }
                None if self.report_if_lost((Some(item.node), None), &below(path)) => {}
                None => item.operations.iter().for_each(|op| self.removed_operation(path, op, true)),
            }
        }
        let known: HashSet<usize> = matching.new_of.into_iter().flatten().collect();
        for (idx, (key, item)) in new.paths.iter().enumerate() {
            if !known.contains(&idx) {
                let path = key.as_str().unwrap_or_default();
                let item = &new[item.id];
                if !self.report_if_lost((None, Some(item.node)), &below(path)) {
                    item.operations.iter().for_each(|op| self.added_operation(path, op));
                }
            }
        }
    }

    /// Operations under `paths` that stand in both documents and are promised in the new one, in the order of the old.
    pub(super) fn shared_operations(
        &self,
    ) -> impl Iterator<Item = (PlacedOperation<'a, 's>, PlacedOperation<'a, 's>)> + use<'a, 's> {
        let (old, new) = (self.old, self.new);
        let matching = PathMatching::of(old, new);
        old.paths.iter().zip(matching.new_of).flat_map(move |((_, item), found)| {
            let item = &old[item.id];
            let other = found.and_then(|idx| new.paths.get(idx)).map(|(_, other)| &new[other.id]);
            item.operations.iter().filter_map(move |op| {
                let other = other?;
                let new_op = other.operations.iter().find(|new_op| new_op.method == op.method)?;
                let is_promised = Stability::of(&new_op.extensions).map_or(true, Stability::is_promised);
                is_promised.then_some(((item, op), (other, new_op)))
            })
        })
    }

    fn path(&mut self, old_path: &str, old_item: &'a PathItem<'s>, path: &str, item: &'a PathItem<'s>) {
        if self.report_if_lost((Some(old_item.node), Some(item.node)), &below(path)) {
            return;
        }
        let names = (Template::of(old_path).names, Template::of(path).names);
        for op in &old_item.operations {
            match item.operations.iter().find(|other| other.method == op.method) {
                Some(new_op) => {
                    let spot = self.spot(path, new_op);
                    self.operation((old_item, op), (item, new_op), &names, &spot);
                }
                None => self.removed_operation(old_path, op, false),
            }
        }
        for op in &item.operations {
            if !old_item.operations.iter().any(|other| other.method == op.method) {
                self.added_operation(path, op);
            }
        }
    }

    /// The way to an operation.
    fn spot(&self, path: &str, op: &Operation<'s>) -> Spot {
        let spot = Spot::of(OperationName { method: op.method, path: path.to_owned() });
        Spot { is_reversed: self.is_called_by_us, ..spot }
    }

    fn added_operation(&mut self, path: &str, op: &Operation<'s>) {
        let spot = self.spot(path, op);
        let message = format!("{} is new.", spot.phrase);
        let rule = if spot.is_reversed { &callback::CALLBACK_ADDED } else { &operation::ENDPOINT_ADDED };
        self.report(rule, &spot, (None, Some(op.node)), message);
    }

    fn removed_operation(&mut self, path: &str, op: &Operation<'s>, is_whole_path: bool) {
        let spot = self.spot(path, op);
        let nodes = (Some(op.node), None);
        match Stability::of(&op.extensions) {
            Err(written) => {
                let message =
                    format!("The stability of {} is `{written}`, which is none of the four words.", spot.phrase);
                return self.report(&lifecycle::STABILITY_MALFORMED, &spot, nodes, message);
            }
            // Nothing was promised.
            Ok(stability) if !stability.is_promised() => return,
            Ok(_) => {}
        }
        let removal = Life::of_operation(op).removal(self.options);
        let (of_path, of_operation) = match removal {
            Removal::Unannounced if spot.is_reversed => (&callback::CALLBACK_REMOVED, &callback::CALLBACK_REMOVED),
            Removal::Unannounced => (&operation::PATH_REMOVED, &operation::OPERATION_REMOVED),
            Removal::Announced => {
                (&operation::PATH_REMOVED_WITH_DEPRECATION, &operation::OPERATION_REMOVED_WITH_DEPRECATION)
            }
            Removal::Early(_) => (&operation::PATH_REMOVED_BEFORE_SUNSET, &operation::OPERATION_REMOVED_BEFORE_SUNSET),
            Removal::InTime(_) => (&operation::PATH_REMOVED_AFTER_SUNSET, &operation::OPERATION_REMOVED_AFTER_SUNSET),
            Removal::Unknown(_) => (&lifecycle::SUNSET_MALFORMED, &lifecycle::SUNSET_MALFORMED),
        };
        let name = &spot.phrase;
        let message = match removal {
            Removal::Unannounced if spot.is_reversed => {
                format!("{name} is no longer called, and was not deprecated.")
            }
            Removal::Unannounced => format!("{name} is gone, and was not deprecated."),
            removal => removal.sentence(name),
        };
        self.report(if is_whole_path { of_path } else { of_operation }, &spot, nodes, message);
    }
}
