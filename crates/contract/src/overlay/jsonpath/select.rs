//! Finding what a query matches in a document.

use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};

use crate::overlay::part::{Matches, OverlaidPart, PartShape};
use crate::pattern::Pattern;

use super::query::{Condition, Lookup, Query, Segment, Selector};

/// What a query matches in a document.
pub(in crate::overlay) fn select(query: &Query, root: &OverlaidPart<'_>) -> Result<Matches, TooCostly> {
    let search = Search { root, steps_left: Cell::new(MAX_STEPS), patterns: RefCell::default() };
    let mut found = vec![root];
    for segment in &query.segments {
        found = search.segment(segment, &found)?;
        // What is matched twice is changed once, and a second `..` would match everything again and again.
        let mut seen = HashSet::new();
        found.retain(|part| seen.insert(part.address()));
    }
    Ok(Matches(found.into_iter().map(OverlaidPart::address).collect()))
}

/// The search looked at too many nodes.
#[derive(Debug)]
pub(in crate::overlay) struct TooCostly;

/// How many nodes a search may look at; a `..` over the largest documents looks at a million.
const MAX_STEPS: u64 = 20_000_000;

/// One search, while it lasts.
pub(super) struct Search<'t, 's> {
    root: &'t OverlaidPart<'s>,
    steps_left: Cell<u64>,
    /// Patterns compiled so far; those that are none match nothing.
    patterns: RefCell<HashMap<(String, bool), Option<Pattern>>>,
}

pub(super) type Found<'t, 's> = Result<Vec<&'t OverlaidPart<'s>>, TooCostly>;

impl<'t, 's> Search<'t, 's> {
    /// What a query of a filter matches, where the filter is about `current`.
    pub(super) fn lookup(&self, lookup: &Lookup, current: &'t OverlaidPart<'s>) -> Found<'t, 's> {
        let from = if lookup.is_absolute { self.root } else { current };
        lookup.segments.iter().try_fold(vec![from], |found, segment| self.segment(segment, &found))
    }

    fn segment(&self, segment: &Segment, parts: &[&'t OverlaidPart<'s>]) -> Found<'t, 's> {
        let mut found = Vec::new();
        for part in parts {
            self.add_matches(segment, part, &mut found)?;
        }
        Ok(found)
    }

    fn add_matches(
        &self,
        segment: &Segment,
        part: &'t OverlaidPart<'s>,
        out: &mut Vec<&'t OverlaidPart<'s>>,
    ) -> Result<(), TooCostly> {
        for selector in &segment.selectors {
            self.add_selected(selector, part, out)?;
        }
        if segment.is_descendant {
            for child in children(part) {
                self.add_matches(segment, child, out)?;
            }
        }
        Ok(())
    }

    fn add_selected(
        &self,
        selector: &Selector,
        part: &'t OverlaidPart<'s>,
        out: &mut Vec<&'t OverlaidPart<'s>>,
    ) -> Result<(), TooCostly> {
        self.step()?;
        match selector {
            Selector::Name(name) => out.extend(named(part, name)),
            Selector::Index(idx) => out.extend(indexed(part, *idx)),
            Selector::Slice { start, end, step } => {
                if let PartShape::Array(items) = &part.shape {
                    let indexes = slice(items.len(), *start, *end, step.unwrap_or(1));
                    out.extend(indexes.into_iter().filter_map(|idx| items.get(idx)));
                }
            }
            Selector::Wildcard => {
                for child in children(part) {
                    self.step()?;
                    out.push(child);
                }
            }
            Selector::Filter(condition) => {
                for child in children(part) {
                    if self.holds(condition, child)? {
                        out.push(child);
                    }
                }
            }
        }
        Ok(())
    }

    fn holds(&self, condition: &Condition, current: &'t OverlaidPart<'s>) -> Result<bool, TooCostly> {
        self.step()?;
        match condition {
            Condition::Not(inner) => Ok(!self.holds(inner, current)?),
            Condition::Any(conditions) => self.is_any(conditions, true, current),
            Condition::All(conditions) => Ok(!self.is_any(conditions, false, current)?),
            Condition::Exists(lookup) => Ok(!self.lookup(lookup, current)?.is_empty()),
            Condition::Compare(left, operator, right) => {
                let (left, right) = (self.value(left, current)?, self.value(right, current)?);
                self.compares(&left, *operator, &right)
            }
            Condition::Matches { text, pattern, is_whole } => {
                let (text, pattern) = (self.value(text, current)?, self.value(pattern, current)?);
                let (Some(text), Some(pattern)) = (text.as_str(), pattern.as_str()) else { return Ok(false) };
                Ok(self.is_match(pattern, *is_whole, text))
            }
        }
    }

    /// Whether one of the conditions turns out as wanted.
    fn is_any(&self, conditions: &[Condition], wanted: bool, current: &'t OverlaidPart<'s>) -> Result<bool, TooCostly> {
        for condition in conditions {
            if self.holds(condition, current)? == wanted {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn is_match(&self, regexp: &str, is_whole: bool, text: &str) -> bool {
        let mut patterns = self.patterns.borrow_mut();
        let compiled = patterns.entry((regexp.to_owned(), is_whole)).or_insert_with(|| compile(regexp, is_whole));
        compiled.as_ref().is_some_and(|pattern| pattern.is_match(text))
    }

    pub(super) fn step(&self) -> Result<(), TooCostly> {
        self.steps_left.set(self.steps_left.get().checked_sub(1).ok_or(TooCostly)?);
        Ok(())
    }
}

fn named<'t, 's>(part: &'t OverlaidPart<'s>, name: &str) -> Option<&'t OverlaidPart<'s>> {
    match &part.shape {
        PartShape::Object(fields) => fields.get(name).map(|field| &field.part),
        _ => None,
    }
}

fn indexed<'t, 's>(part: &'t OverlaidPart<'s>, idx: i64) -> Option<&'t OverlaidPart<'s>> {
    let PartShape::Array(items) = &part.shape else { return None };
    let distance = usize::try_from(idx.unsigned_abs()).ok()?;
    if idx < 0 { items.get(items.len().checked_sub(distance)?) } else { items.get(distance) }
}

fn children<'t, 's>(part: &'t OverlaidPart<'s>) -> impl Iterator<Item = &'t OverlaidPart<'s>> {
    let (items, fields) = match &part.shape {
        PartShape::Array(items) => (Some(items), None),
        PartShape::Object(fields) => (None, Some(fields)),
        PartShape::Scalar => (None, None),
    };
    let values = fields.into_iter().flatten().map(|(_, field)| &field.part);
    items.into_iter().flatten().chain(values)
}

/// The indexes of `start:end:step` in an array of some length, as the RFC counts them.
fn slice(len: usize, start: Option<i64>, end: Option<i64>, step: i64) -> Vec<usize> {
    let len = i64::try_from(len).unwrap_or(i64::MAX);
    let from_start = |idx: i64| if idx < 0 { len.saturating_add(idx) } else { idx };
    let (mut idx, last) = if step >= 0 {
        (from_start(start.unwrap_or(0)).clamp(0, len), from_start(end.unwrap_or(len)).clamp(0, len))
    } else {
        (from_start(start.unwrap_or(len - 1)).clamp(-1, len - 1), end.map_or(-1, from_start).clamp(-1, len - 1))
    };
    let mut indexes = Vec::new();
    while (step > 0 && idx < last) || (step < 0 && idx > last) {
        indexes.extend(usize::try_from(idx));
        idx = idx.saturating_add(step);
    }
    indexes
}

/// Compiles an I-Regexp of RFC 9485; `None` if it is none.
pub(super) fn compile(regexp: &str, is_whole: bool) -> Option<Pattern> {
    let pattern = as_ecmascript(regexp);
    Pattern::parse(&if is_whole { format!("^(?:{pattern})$") } else { pattern }).ok()
}

/// The two languages agree but for the dot, which here stops at line feeds and carriage returns alone.
fn as_ecmascript(regexp: &str) -> String {
    let mut pattern = String::with_capacity(regexp.len());
    let (mut is_escaped, mut is_class) = (false, false);
    for character in regexp.chars() {
        match character {
            '.' if !is_escaped && !is_class => pattern.push_str("[^\\n\\r]"),
            _ => pattern.push(character),
        }
        match character {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '[' => is_class = true,
            ']' => is_class = false,
            _ => {}
        }
    }
    pattern
}
