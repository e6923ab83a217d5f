//! Splits of a cube at a part that alternatives tell apart: at a property, by its values or by whether it is there, or at an
//! item.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::diff::digest::Digest;

use super::Engine;
use super::conjunction::ShapeId;
use super::cube::Cube;
use super::evaluate::Fit;
use super::locations::LocationId;
use super::object_rules::PropertyRules;
use super::rules::Kinds;
use super::shapes::SchemaShape;

/// Pieces of one split.
const MAX_PIECES: usize = 64;

impl<'s> Engine<'_, 's> {
    /// Splits a cube at a property that the others tell apart: by its values, or by whether it is there.
    pub(super) fn split(&mut self, at: LocationId, small: &Cube<'s>, larges: &[&Cube<'s>]) -> Vec<Cube<'s>> {
        let object = &small.rules.object;
        let mut names: BTreeSet<&'s str> = BTreeSet::new();
        for wide in larges {
            names.extend(wide.rules.object.properties.keys().chain(&wide.rules.object.required));
        }
        let differs = |name: &&&'s str| {
            let part = |wide: &&Cube<'s>| {
                let object = &wide.rules.object;
                (object.part(name).into_owned(), object.required.contains(**name))
            };
            let first = larges.first().map(part);
            larges.iter().any(|wide| Some(part(wide)) != first)
        };
        let telling: Vec<&'s str> = names.iter().filter(differs).copied().collect();
        for name in telling.iter().filter(|name| object.required.contains(**name)) {
            let pieces = self.pieces(&object.part(name).all.clone());
            if (2..=MAX_PIECES).contains(&pieces.len()) {
                let with = |piece: &ShapeId| {
                    let mut cube = small.clone();
                    let part = PropertyRules { all: vec![*piece], is_forbidden: false };
                    cube.rules.object.properties.insert(name, part);
                    cube
                };
                return pieces.iter().map(with).collect();
            }
        }
        for name in telling {
            let part = object.part(name);
            if object.required.contains(name) || part.is_forbidden || self.locations.is_absent(at, name) {
                continue;
            }
            let (mut without, mut with) = (small.clone(), small.clone());
            without.rules.object.properties.insert(name, PropertyRules::forbidden());
            with.rules.object.required.insert(name);
            with.rules.object.properties.insert(name, part.into_owned());
            return vec![without, with];
        }
        Vec::new()
    }

    /// Divides arrays by what the item is at a place where the others differ.
    pub(super) fn split_list(&mut self, small: &Cube<'s>, larges: &[&Cube<'s>]) -> Vec<Cube<'s>> {
        let lists = || larges.iter().map(|wide| &wide.rules.list);
        let n_places = lists().map(|list| list.prefix.len()).max().unwrap_or_default();
        for idx in 0..n_places {
            let is_alike = lists().all(|list| Some(list.at(idx)) == lists().next().map(|first| first.at(idx)));
            let pieces = if is_alike { Vec::new() } else { self.pieces(small.rules.list.at(idx)) };
            if !(2..=MAX_PIECES).contains(&pieces.len()) {
                continue;
            }
            let with = |piece: &ShapeId| {
                let mut cube = small.clone();
                let list = &mut cube.rules.list;
                for idx in list.prefix.len()..=idx {
                    list.prefix.push(list.at(idx).clone());
                }
                list.prefix[idx] = vec![*piece];
                cube
            };
            return pieces.iter().map(with).collect();
        }
        Vec::new()
    }

    /// Shapes that together allow what a conjunction does; none if it cannot be taken apart.
    fn pieces(&mut self, all: &[ShapeId]) -> Vec<ShapeId> {
        if let Some(known) = self.pieces.get(all) {
            return known.clone();
        }
        let normal = self.normal(all);
        let mut pieces = Vec::new();
        let mut is_whole = normal.is_complete;
        for (idx, cube) in normal.cubes.iter().enumerate() {
            let values: Vec<Value> = match &cube.rules.values {
                Some(values) => values.iter().map(|(_, value)| value.clone()).collect(),
                None if cube.rules.kinds == Kinds::BOOLEAN => vec![Value::Bool(false), Value::Bool(true)],
                None => {
                    is_whole &= cube.nots.is_empty() && cube.unknown.is_none();
                    let digests: Vec<_> = all.iter().map(|id| self.shapes.digest(*id)).collect();
                    let shape = SchemaShape { rules: cube.rules.clone(), ..SchemaShape::default() };
                    pieces.push(self.shapes.make(shape, Digest::of(&("piece", digests, idx))));
                    continue;
                }
            };
            if pieces.len() + values.len() > MAX_PIECES {
                is_whole = false;
                break;
            }
            for value in values {
                if self.fits_cube(cube, &value) != Fit::No {
                    pieces.push(self.shapes.only(&value));
                }
            }
        }
        if !is_whole {
            pieces.clear();
        }
        self.pieces.insert(all.to_vec(), pieces.clone());
        pieces
    }
}
