//! One value being made, and what it may cost.

use std::collections::HashMap;
use std::rc::Rc;

use super::pattern::Pattern;
use crate::document::json::Json;
use crate::document::parsed::Document;

/// Direction in which a value travels: `readOnly` properties are no part of requests, `writeOnly` ones none of responses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// From the caller.
    Request,
    /// To the caller.
    Response,
}

/// Schemas that are looked at for one answer.
const MAX_STEPS: usize = 100_000;

/// Makes values, and checks whether they fit.
pub(super) struct Maker {
    pub(super) document: &'static Document,
    pub(super) direction: Direction,
    pub(super) is_3_1: bool,
    /// Schemas that are referred to and being made, the outermost first: one inside itself has no end.
    pub(super) open: Vec<&'static Json>,
    /// Values inside one another, of the one being made.
    pub(super) depth: usize,
    pub(super) n_made: usize,
    /// The schemas of the values being checked as wholes, the outermost value first.
    pub(super) wholes: Vec<&'static Json>,
    /// Schemas inside one another, of those being checked.
    pub(super) fit_depth: usize,
    n_steps: usize,
    patterns: HashMap<&'static str, Option<Rc<Pattern>>>,
}

impl Maker {
    pub(super) fn new(document: &'static Document, direction: Direction) -> Maker {
        Maker {
            document,
            direction,
            is_3_1: document.root.text("openapi").is_some_and(|version| version.starts_with("3.1")),
            open: Vec::new(),
            depth: 0,
            n_made: 0,
            wholes: Vec::new(),
            fit_depth: 0,
            n_steps: 0,
            patterns: HashMap::new(),
        }
    }

    /// Takes a step; `false` if none is left.
    pub(super) fn spend(&mut self) -> bool {
        self.n_steps += 1;
        self.n_steps <= MAX_STEPS
    }

    /// A pattern, read once; `None` if it cannot be read.
    pub(super) fn pattern(&mut self, source: &'static str) -> Option<Rc<Pattern>> {
        self.patterns.entry(source).or_insert_with(|| Pattern::parse(source).map(Rc::new)).clone()
    }

    /// Whether a property is no part of values that travel this way.
    pub(super) fn travels_otherwise(&self, property: &'static Json) -> bool {
        let flag = match self.direction {
            Direction::Request => "readOnly",
            Direction::Response => "writeOnly",
        };
        self.document.resolve(property).is_some_and(|schema| schema.flag(flag))
    }
}
