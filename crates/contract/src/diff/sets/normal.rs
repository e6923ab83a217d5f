//! The normal form: a conjunction of shapes as a union of cubes, each of one kind of values and without alternatives.
//!
//! An example: `{type: [integer, string], maximum: 9, anyOf: [{minimum: 5}, {maxLength: 3}]}`. Each alternative makes a
//! branch, in which it is joined with the rest; each branch is split by kind, and a keyword says nothing about other kinds:
//!
//! | branch | integers | strings |
//! |---|---|---|
//! | `minimum: 5` | 5 to 9 | all |
//! | `maxLength: 3` | up to 9 | of 0 to 3 characters |
//!
//! That makes four cubes. With `oneOf` instead of `anyOf` the cubes of the first branch also exclude `{maxLength: 3}`, and
//! those of the second `{minimum: 5}`: 7 fits both alternatives and is in no cube.
//!
//! What a cube cannot say stays beside it: shapes that must not fit (`not`, and the others of a `oneOf`). Who asks
//! whether a cube lies within something may forget them; who asks whether something lies within the cube must not.

use std::collections::HashMap;
use std::rc::Rc;

use super::Engine;
use super::conjunction::ShapeId;
use super::cube::{Cube, Normal, finite};
use super::evaluate::Fit;
use super::rules::{Kinds, Rules};
use super::shapes::SchemaShape;

/// Branches that the alternatives of one conjunction may make.
const MAX_BRANCHES: usize = 4_000;

/// Cubes of one conjunction.
const MAX_CUBES: usize = 1_000;

/// How deep required properties are searched for one that nothing fits.
const MAX_VOID_DEPTH: usize = 3;

struct Branch<'s> {
    cube: Cube<'s>,
    /// Whether a shape came up twice: joined twice, or by itself.
    is_repeated: bool,
    pending: Vec<Demand>,
    seen: Vec<Demand>,
    /// Alternatives that are still to be chosen from, and whether exactly one may fit.
    forks: Vec<(Vec<Demand>, bool)>,
}

/// A shape that must fit, or must not.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Demand {
    shape: ShapeId,
    is_negated: bool,
}

impl Branch<'_> {
    /// True if a shape must fit and must not.
    fn is_contradiction(&self) -> bool {
        self.cube.nots.iter().any(|not| self.seen.contains(&Demand::fits(*not)))
    }
}

impl Demand {
    fn fits(shape: ShapeId) -> Demand {
        Demand { shape, is_negated: false }
    }

    fn misfits(shape: ShapeId) -> Demand {
        Demand { shape, is_negated: true }
    }
}

impl<'s> Engine<'_, 's> {
    pub(super) fn normal(&mut self, all: &[ShapeId]) -> Rc<Normal<'s>> {
        if let Some(known) = self.normals.known.get(all) {
            return Rc::clone(known);
        }
        let normal = Rc::new(self.expand(all));
        self.normals.known.insert(all.to_vec(), Rc::clone(&normal));
        normal
    }

    fn expand(&mut self, all: &[ShapeId]) -> Normal<'s> {
        let cube = Cube { rules: Rules::default(), nots: Vec::new(), unknown: None };
        let first = Branch {
            cube,
            is_repeated: false,
            pending: all.iter().copied().map(Demand::fits).collect(),
            seen: Vec::new(),
            forks: Vec::new(),
        };
        let mut branches = vec![first];
        let mut normal = Normal { cubes: Vec::new(), branches: Vec::new(), is_complete: true };
        let mut n_branches = 1;
        let mut is_cycle = None;
        while let Some(mut branch) = branches.pop() {
            if !self.spend(1) || n_branches > MAX_BRANCHES || normal.cubes.len() > MAX_CUBES {
                self.doubt("the alternatives of a schema are too many to be compared one by one");
                normal.is_complete = false;
                break;
            }
            if !self.merge_pending(&mut branch) {
                continue;
            }
            let Some((alternatives, is_exclusive)) = branch.forks.pop() else {
                if branch.is_contradiction() {
                    continue;
                }
                // Also through what is excluded, where it would be a paradox.
                let may_cycle = branch.is_repeated || !branch.cube.nots.is_empty();
                if may_cycle && *is_cycle.get_or_insert_with(|| self.applies_itself(all)) {
                    branch.cube.unknown.get_or_insert("a schema applies itself to the same value");
                }
                let fitting = branch.seen.iter().filter(|demand| !demand.is_negated).map(|demand| demand.shape);
                normal.branches.push((normal.cubes.len(), fitting.collect()));
                self.finish(all, branch.cube, &mut normal.cubes);
                continue;
            };
            n_branches += alternatives.len();
            for (idx, alternative) in alternatives.iter().enumerate().rev() {
                let mut cube = branch.cube.clone();
                if is_exclusive {
                    let others = alternatives.iter().enumerate().filter(|(other_idx, _)| *other_idx != idx);
                    cube.nots.extend(others.map(|(_, other)| other.shape));
                }
                branches.push(Branch {
                    cube,
                    is_repeated: branch.is_repeated,
                    pending: vec![*alternative],
                    seen: branch.seen.clone(),
                    forks: branch.forks.clone(),
                });
            }
        }
        normal
    }

    /// Takes in what the shapes of a branch say; `false` if nothing is left.
    fn merge_pending(&mut self, branch: &mut Branch<'s>) -> bool {
        while let Some(demand) = branch.pending.pop() {
            if branch.seen.contains(&demand) {
                branch.is_repeated = true;
                continue;
            }
            if !self.spend(1 + branch.seen.len() / 8) {
                branch.cube.unknown.get_or_insert("the comparison takes too much work");
                return true;
            }
            branch.seen.push(demand);
            let shape = self.shapes.get(demand.shape);
            if demand.is_negated {
                exclude(branch, demand.shape, &shape);
                if branch.cube.rules.kinds.is_empty() {
                    return false;
                }
                continue;
            }
            branch.cube.rules.restrict(&shape.rules);
            branch.cube.unknown = branch.cube.unknown.or(shape.unknown);
            if branch.cube.rules.kinds.is_empty() {
                return false;
            }
            branch.pending.extend(shape.not.map(Demand::misfits));
            branch.pending.extend(shape.all_of.iter().copied().map(Demand::fits));
            for (alternatives, is_exclusive) in [(&shape.any_of, false), (&shape.one_of, true)] {
                choose(branch, alternatives.iter().copied().map(Demand::fits).collect(), is_exclusive);
            }
        }
        true
    }

    /// Whether one of the shapes that some apply to the same value applies itself to it.
    fn applies_itself(&mut self, all: &[ShapeId]) -> bool {
        // A walk in depth: a shape that is entered while it is open is in a cycle.
        let mut is_open: HashMap<ShapeId, bool> = HashMap::new();
        let mut calls: Vec<(ShapeId, bool)> = all.iter().map(|id| (*id, false)).collect();
        while let Some((id, is_left)) = calls.pop() {
            if is_left {
                is_open.insert(id, false);
                continue;
            }
            match is_open.get(&id) {
                Some(true) => return true,
                Some(false) => continue,
                None => {}
            }
            if !self.spend(1) {
                return true;
            }
            is_open.insert(id, true);
            calls.push((id, true));
            let shape = self.shapes.get(id);
            calls.extend(shape.beside().map(|id| (id, false)));
        }
        false
    }

    /// Splits what is left of a branch by kinds.
    fn finish(&mut self, all: &[ShapeId], mut cube: Cube<'s>, cubes: &mut Vec<Cube<'s>>) {
        cube.nots.sort_unstable();
        cube.nots.dedup();
        if let Some(values) = &mut cube.rules.values {
            // Listed values can be tried, so nothing but the list needs to be kept.
            let mut unknown = None;
            let tried = std::mem::take(values);
            let mut fitting = Vec::new();
            for (key, value) in tried {
                match self.fits_all(all, &value) {
                    Fit::No => continue,
                    Fit::Unknown => unknown = Some("a value of an enum cannot be judged"),
                    Fit::Yes => {}
                }
                fitting.push((key, value));
            }
            let kinds = fitting.iter().fold(Kinds(0), |kinds, (_, value)| kinds.or(Kinds::of(value)));
            if !fitting.is_empty() {
                let rules = Rules { kinds, values: Some(fitting), ..Rules::default() };
                cubes.push(Cube { rules, nots: Vec::new(), unknown });
            }
            return;
        }
        for kind in Kinds::EACH {
            let kinds = cube.rules.kinds.and(kind);
            if kinds.is_empty() {
                continue;
            }
            let mut of_kind = cube.clone();
            of_kind.rules.kinds = kinds;
            if kinds == Kinds::WHOLE {
                of_kind.rules.number.divisors.push(crate::number::Number::from(1));
            }
            if kinds == Kinds::OBJECT && !of_kind.rules.object.names.is_empty() {
                let unknown = self.forbid_names(&mut of_kind.rules.object);
                of_kind.unknown = of_kind.unknown.or(unknown);
            }
            if !self.is_void(&of_kind.rules) {
                cubes.push(of_kind);
            }
        }
    }

    /// Whether no value can obey rules of one kind, where that is easily seen.
    pub(super) fn is_void(&mut self, rules: &Rules<'s>) -> bool {
        if rules.kinds.overlaps(Kinds::NUMBER) {
            super::numbers::is_void(&rules.number)
        } else if rules.kinds.overlaps(Kinds::STRING) {
            rules.text.length.is_empty()
        } else if rules.kinds.overlaps(Kinds::ARRAY) {
            self.is_void_list(&rules.list)
        } else if rules.kinds.overlaps(Kinds::OBJECT) {
            let object = &rules.object;
            let n_possible = object.properties.values().filter(|part| !part.is_forbidden).count() as u64;
            object.count.is_empty()
                || (object.rest.is_forbidden && n_possible < object.count.min)
                || object.count.max.is_some_and(|max| max < object.required.len() as u64)
                || object.required.iter().any(|name| {
                    let part = object.part(name);
                    part.is_forbidden || self.is_nothing(&part.all)
                })
        } else {
            false
        }
    }

    /// How many values fit a conjunction at most, if they are few.
    pub(super) fn n_values(&mut self, all: &[ShapeId]) -> Option<u64> {
        if all.is_empty() {
            return None;
        }
        let normal = self.normal(all);
        let n_of = |cube: &Cube<'s>| finite(cube).map(|values| values.len() as u64);
        normal.is_complete.then(|| normal.cubes.iter().map(n_of).sum::<Option<u64>>()).flatten()
    }

    /// Whether nothing fits a conjunction, where that is easily seen.
    pub(super) fn is_nothing(&mut self, all: &[ShapeId]) -> bool {
        if all.is_empty() {
            return false;
        }
        if let Some(known) = self.normals.known.get(all) {
            return known.is_complete && known.cubes.is_empty();
        }
        if self.normals.depth >= MAX_VOID_DEPTH {
            return false;
        }
        self.normals.depth += 1;
        let normal = self.expand(all);
        self.normals.depth -= 1;
        normal.is_complete && normal.cubes.is_empty()
    }
}

/// Excludes a shape. What only joins others is turned inside out, so that a complement of a complement is gone.
fn exclude<'s>(branch: &mut Branch<'s>, id: ShapeId, shape: &SchemaShape<'s>) {
    let SchemaShape { rules, all_of, any_of, one_of, not, unknown, is_silent: _ } = shape;
    let is_joint = rules.is_free() && unknown.is_none();
    match (all_of.as_slice(), any_of.as_slice(), one_of.as_slice(), not) {
        // Everything fits it.
        ([], [], [], None) if is_joint => branch.cube.rules.kinds = Kinds(0),
        ([], [], [], Some(not)) if is_joint => branch.pending.push(Demand::fits(*not)),
        ([], [], [only], None) if is_joint => branch.pending.push(Demand::misfits(*only)),
        ([], [_, ..], [], None) if is_joint => branch.pending.extend(any_of.iter().copied().map(Demand::misfits)),
        ([_, ..], [], [], None) if is_joint => {
            choose(branch, all_of.iter().copied().map(Demand::misfits).collect(), false);
        }
        _ => branch.cube.nots.push(id),
    }
}

/// Leaves a choice for later; one of a single alternative is none.
fn choose(branch: &mut Branch<'_>, mut alternatives: Vec<Demand>, is_exclusive: bool) {
    if alternatives.len() > 1 {
        branch.forks.push((alternatives, is_exclusive));
    } else {
        branch.pending.append(&mut alternatives);
    }
}
