//! `unevaluatedProperties` and `unevaluatedItems` as rules for what is left, in each case that there may be.
//!
//! An example: `{anyOf: [{properties: {a: {}}}, {properties: {b: {}}}], unevaluatedProperties: false}` allows what fits one
//! of these: the first alternative, and no name but `a`; the second, and no name but `b`; both, and no name but `a` and `b`.
//!
//! A case tells what must fit, and what is looked at if it does. Nothing needs to be said of what must not: whoever fits
//! more has more looked at, and only gains.

use std::collections::BTreeSet;

use crate::diff::digest::Digest;
use crate::model::{Additional, JsonSchemaRules, Schema, Use};

use super::conjunction::{Conjunction, ShapeId, join};
use super::object_rules::{PatternRules, PropertyRules};
use super::rules::Rules;
use super::shapes::{Origin, SchemaShape, Shapes};

/// Cases of one keyword.
const MAX_CASES: usize = 64;

/// Schemas that apply to the same value: one through another, and all.
const MAX_DEPTH: usize = 64;
const MAX_APPLIED: usize = 2_000;

const TOO_MANY: &str = "what `unevaluatedProperties` or `unevaluatedItems` is about depends on too many alternatives";

/// Which parts of a value a keyword is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Parts {
    Properties,
    Items,
}

/// Parts that were looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
struct Evaluated<'s> {
    is_all: bool,
    names: BTreeSet<&'s str>,
    patterns: BTreeSet<&'s str>,
    /// Items at the first places.
    n_items: usize,
    /// Kinds of items, by `contains`.
    kinds: BTreeSet<ShapeId>,
}

/// Shapes that must fit, and what is looked at then.
#[derive(Debug, Clone, Default)]
struct Case<'s> {
    conditions: Conjunction,
    evaluated: Evaluated<'s>,
}

/// Cases of which one holds for every value that fits; `None` if they are too many.
type Cases<'s> = Option<Vec<Case<'s>>>;

impl<'s> Evaluated<'s> {
    fn add(&mut self, other: &Evaluated<'s>) {
        self.is_all |= other.is_all;
        self.names.extend(&other.names);
        self.patterns.extend(&other.patterns);
        self.n_items = self.n_items.max(other.n_items);
        self.kinds.extend(&other.kinds);
    }

    fn has_all_of(&self, other: &Evaluated<'s>) -> bool {
        self.is_all
            || (!other.is_all
                && self.names.is_superset(&other.names)
                && self.patterns.is_superset(&other.patterns)
                && self.n_items >= other.n_items
                && self.kinds.is_superset(&other.kinds))
    }
}

impl<'s> Case<'s> {
    fn and(&self, other: &Case<'s>) -> Case<'s> {
        let mut both = self.clone();
        join(&mut both.conditions, &other.conditions);
        both.evaluated.add(&other.evaluated);
        both
    }

    fn given(mut self, condition: ShapeId) -> Case<'s> {
        join(&mut self.conditions, &[condition]);
        self
    }

    /// True if another case says nothing beyond this one: it asks for more, and has no more looked at.
    fn includes(&self, other: &Case<'s>) -> bool {
        self.evaluated.has_all_of(&other.evaluated)
            && self.conditions.iter().all(|condition| other.conditions.contains(condition))
    }
}

/// The cases that say something.
fn telling(cases: Vec<Case<'_>>) -> Cases<'_> {
    let mut kept: Vec<Case<'_>> = Vec::new();
    for case in cases {
        if !kept.iter().any(|known| known.includes(&case)) {
            kept.retain(|known| !case.includes(known));
            kept.push(case);
        }
    }
    (kept.len() <= MAX_CASES).then_some(kept)
}

fn product<'s>(some: &[Case<'s>], others: &[Case<'s>]) -> Cases<'s> {
    telling(some.iter().flat_map(|one| others.iter().map(move |other| one.and(other))).collect())
}

/// The cases of a choice, at least one of whose alternatives fits.
fn chosen(cases: Vec<Case<'_>>) -> Cases<'_> {
    let nothing = Evaluated::default();
    // An alternative that looks at nothing need not be asked for.
    let is_idle = cases.iter().any(|case| case.evaluated == nothing);
    telling(is_idle.then(Case::default).into_iter().chain(cases).collect())
}

impl<'s> Shapes<'_, 's> {
    /// Adds what the keywords of a schema say of what is left.
    pub(super) fn add_unevaluated(
        &mut self,
        shape: &mut SchemaShape<'s>,
        inside: &Origin<'s>,
        rules: &JsonSchemaRules<'s>,
    ) {
        let asked = [(Parts::Properties, rules.unevaluated_properties), (Parts::Items, rules.unevaluated_items)];
        for (parts, used) in asked {
            let Some(used) = used.filter(|used| self.api(inside.revision)[used.id].node.as_bool() != Some(true)) else {
                continue;
            };
            let left = self.within(inside, used);
            self.n_applied = 0;
            match self.cases(inside, parts, true, MAX_DEPTH) {
                Some(cases) => {
                    let closed: Vec<ShapeId> = cases.iter().map(|case| self.closed(parts, case, left)).collect();
                    shape.all_of.push(if let [only] = closed[..] { only } else { self.any(closed) });
                }
                None => shape.unknown = Some(TOO_MANY),
            }
        }
    }

    /// The shape of values of a case whose other parts are what they may be.
    fn closed(&mut self, parts: Parts, case: &Case<'s>, left: ShapeId) -> ShapeId {
        let Case { conditions, evaluated } = case;
        let mut rules = Rules::default();
        let mut unknown = None;
        match parts {
            _ if evaluated.is_all => {}
            Parts::Items => {
                rules.list.prefix = vec![Conjunction::new(); evaluated.n_items];
                let kinds: Vec<ShapeId> = evaluated.kinds.iter().copied().chain([left]).collect();
                rules.list.items = vec![if kinds.len() > 1 { self.any(kinds) } else { left }];
            }
            Parts::Properties => {
                rules.object.properties =
                    evaluated.names.iter().map(|name| (*name, PropertyRules::default())).collect();
                let part = PropertyRules { all: vec![left], is_forbidden: false };
                let without: Option<Vec<_>> =
                    evaluated.patterns.iter().map(|source| self.name_pattern(source)).collect();
                match without {
                    Some(without) if without.is_empty() => rules.object.rest = part,
                    Some(without) => rules.object.patterns.push(PatternRules { within: None, without, part }),
                    None => unknown = Some("a pattern of names is too large or cannot be expressed"),
                }
            }
        }
        let digests = |ids: &mut dyn Iterator<Item = &ShapeId>| ids.map(|id| self.digest(*id)).collect::<Vec<_>>();
        let (demanded, kinds) = (digests(&mut conditions.iter()), digests(&mut evaluated.kinds.iter()));
        let Evaluated { is_all, names, patterns, n_items, kinds: _ } = evaluated;
        let looked_at = (is_all, names, patterns, n_items, kinds);
        let digest = Digest::of(&("closed", parts, demanded, looked_at, self.digest(left)));
        self.make(SchemaShape { rules, all_of: conditions.clone(), unknown, ..SchemaShape::default() }, digest)
    }

    /// The cases of a schema. What the keyword that asks says itself is not looked at yet.
    fn cases(&mut self, inside: &Origin<'s>, parts: Parts, is_asking: bool, depth: usize) -> Cases<'s> {
        let depth = depth.checked_sub(1).filter(|_| self.n_applied < MAX_APPLIED)?;
        self.n_applied += 1;
        let schema = &self.api(inside.revision)[inside.schema];
        let no_rules = JsonSchemaRules::default();
        let rules = schema.json_schema.as_deref().unwrap_or(&no_rules);
        let evaluated = match parts {
            Parts::Properties => properties(schema, rules, is_asking),
            Parts::Items => self.items(inside, schema, rules, is_asking),
        };
        if evaluated.is_all {
            return Some(vec![Case { evaluated, ..Case::default() }]);
        }
        let mut cases = vec![Case { evaluated, ..Case::default() }];
        let joined = schema.all_of.iter().map(|used| used.id);
        let scopes = &self.scopes[inside.revision as usize];
        let referred = rules.dynamic_reference.map(|reference| scopes.target(inside.scope, reference));
        for schema in joined.chain(referred).collect::<Vec<_>>() {
            let origin = Origin { schema, ..inside.clone() };
            let origin = self.inside(&origin);
            cases = product(&cases, &self.cases(&origin, parts, false, depth)?)?;
        }
        for (alternatives, is_exclusive) in [(&schema.one_of, true), (&schema.any_of, false)] {
            let chosen = self.chosen_of(inside, parts, (alternatives, is_exclusive), depth)?;
            cases = product(&cases, &chosen)?;
        }
        if let Some(condition) = rules.condition {
            let if_so = self.cases_given(inside, parts, condition, depth)?;
            let then = self.cases_of_maybe(inside, parts, rules.consequence, depth)?;
            let id = self.beside(inside, condition);
            let complement = self.complement(id);
            let otherwise = self.cases_of_maybe(inside, parts, rules.alternative, depth)?;
            let mut either = product(&if_so, &then)?;
            either.extend(otherwise.into_iter().map(|case| case.given(complement)));
            cases = product(&cases, &chosen(either)?)?;
        }
        if parts == Parts::Properties {
            for (key, used) in &rules.dependent_schemas {
                let Some(key) = key.as_str() else { continue };
                let has_key = self.requiring(&[key]);
                let dependent = self.cases_of_maybe(inside, parts, Some(*used), depth)?;
                let given = dependent.into_iter().map(|case| case.given(has_key));
                cases = product(&cases, &telling([Case::default()].into_iter().chain(given).collect())?)?;
            }
        }
        Some(cases)
    }

    /// The cases of alternatives: beside one that fits any other may, unless exactly one must.
    fn chosen_of(
        &mut self,
        inside: &Origin<'s>,
        parts: Parts,
        (alternatives, is_exclusive): (&[Use<'s, Schema<'s>>], bool),
        depth: usize,
    ) -> Cases<'s> {
        let mut found: Vec<Case<'s>> = Vec::new();
        for used in alternatives {
            let more = self.cases_given(inside, parts, *used, depth)?;
            let known: &[Case<'s>] = if is_exclusive { &[] } else { &found };
            let both: Vec<_> = known.iter().flat_map(|one| more.iter().map(move |other| one.and(other))).collect();
            found = telling(found.into_iter().chain(both).chain(more).collect())?;
        }
        if found.is_empty() { Some(vec![Case::default()]) } else { chosen(found) }
    }

    /// The cases of a schema if it fits.
    fn cases_given(&mut self, inside: &Origin<'s>, parts: Parts, used: Use<'s, Schema<'s>>, depth: usize) -> Cases<'s> {
        let condition = self.beside(inside, used);
        let cases = self.cases_of_maybe(inside, parts, Some(used), depth)?;
        Some(cases.into_iter().map(|case| case.given(condition)).collect())
    }

    fn cases_of_maybe(
        &mut self,
        inside: &Origin<'s>,
        parts: Parts,
        used: Option<Use<'s, Schema<'s>>>,
        depth: usize,
    ) -> Cases<'s> {
        let Some(used) = used else { return Some(vec![Case::default()]) };
        let origin = Origin { schema: used.id, ..inside.clone() };
        let origin = self.inside(&origin);
        self.cases(&origin, parts, false, depth)
    }

    fn items(
        &mut self,
        inside: &Origin<'s>,
        schema: &Schema<'s>,
        rules: &JsonSchemaRules<'s>,
        is_asking: bool,
    ) -> Evaluated<'s> {
        let has_items = schema.array.as_deref().is_some_and(|array| array.items.is_some());
        Evaluated {
            is_all: has_items || (!is_asking && rules.unevaluated_items.is_some()),
            n_items: rules.prefix_items.len(),
            kinds: rules.contains.map(|contains| self.within(inside, contains.schema)).into_iter().collect(),
            ..Evaluated::default()
        }
    }
}

fn properties<'s>(schema: &Schema<'s>, rules: &JsonSchemaRules<'s>, is_asking: bool) -> Evaluated<'s> {
    let additional = schema.object.as_deref().map_or(Additional::Unsaid, |object| object.additional);
    Evaluated {
        is_all: !matches!(additional, Additional::Unsaid) || (!is_asking && rules.unevaluated_properties.is_some()),
        names: schema.properties().iter().map(|property| property.name).collect(),
        patterns: rules.pattern_properties.iter().filter_map(|property| property.pattern.as_str()).collect(),
        ..Evaluated::default()
    }
}
