//! Conditions: `if`, `then` and `else`.
//!
//! Where a condition asks for the values of one property, and all of its values are known, these tell the alternatives
//! apart: of `kind: {enum: [card, cash, check]}`, `if: {properties: {kind: {const: card}}}` makes one alternative for
//! `card` and one for `cash` and `check`. Any other condition leaves two alternatives that their form tells apart.

use contract::model::{JsonSchemaRules, Schema, Use};
use contract::source::Node;
use rust_text::name::pascal;
use schema_algebra::{Conjunction, SchemaId};

use super::choice::{Candidate, MAX_COMBINATIONS};
use super::definition::TypeKind;
use super::session::{TypePlace, Types};

/// The three schemas of a condition.
#[derive(Debug, Clone, Copy)]
struct Condition<'s> {
    /// Schema that has it.
    schema: SchemaId<'s>,
    asked: Use<'s, Schema<'s>>,
    consequence: Option<Use<'s, Schema<'s>>>,
    alternative: Option<Use<'s, Schema<'s>>>,
}

/// A property that conditions ask for, and the values by which each of them holds.
struct Asked<'s> {
    property: &'s str,
    values: Vec<Vec<String>>,
}

impl<'s> Condition<'s> {
    /// Schemas that must hold on one of its two ways.
    fn way(&self, holds: bool) -> Vec<Use<'s, Schema<'s>>> {
        let way = if holds { [Some(self.asked), self.consequence] } else { [None, self.alternative] };
        way.into_iter().flatten().collect()
    }
}

impl<'s> Types<'_, 's> {
    /// The kind of what depends on conditions.
    pub(super) fn conditional(&mut self, conjunction: &Conjunction<'s>, place: &TypePlace<'s>) -> TypeKind {
        let base = conjunction.without_conditions();
        let conditions: Vec<Condition<'s>> =
            conjunction.conditions.iter().filter_map(|id| condition(*id, &self.api[*id])).collect();
        let (conditions, idle): (Vec<_>, Vec<_>) =
            conditions.into_iter().partition(|condition| self.decides_types(condition));
        for condition in idle {
            for keyword in ["if", "then", "else"] {
                self.unheeded(&self.api[condition.schema], keyword);
            }
        }
        if conditions.is_empty() {
            return self.body(&base, place);
        }
        if let Some(tagged) = self.told_apart(&base, &conditions, place) {
            return tagged;
        }
        match self.ways(&base, &conditions) {
            Some(candidates) => self.union(&candidates, place),
            None => {
                let message = "There are too many ways to combine the conditions: the client takes any value.";
                self.anything(self.api[place.root].node, "too many alternatives", message)
            }
        }
    }

    /// True if its ways differ in more than in what they demand.
    fn decides_types(&self, condition: &Condition<'s>) -> bool {
        [condition.consequence, condition.alternative].into_iter().flatten().any(|used| {
            let conjunction = self.algebra.conjunction(&[used.id]);
            conjunction.is_open() || conjunction.atoms.iter().any(|id| !self.only_demands(&self.api[*id]))
        })
    }

    /// Every combination of the ways of conditions; `None` if there are too many.
    fn ways(&mut self, base: &Conjunction<'s>, conditions: &[Condition<'s>]) -> Option<Vec<Candidate<'s>>> {
        let n_combinations = u32::try_from(conditions.len()).ok().and_then(|n| 2_usize.checked_pow(n))?;
        if n_combinations > MAX_COMBINATIONS.min(self.combination_budget) {
            return None;
        }
        self.combination_budget -= n_combinations;
        let decided = (0..n_combinations).map(|number| {
            let holds: Vec<bool> = (0..conditions.len()).map(|idx| number >> idx & 1 == 0).collect();
            let role = holds.iter().map(|holds| if *holds { "Then" } else { "Else" }).collect();
            self.way(base, conditions, &holds, role)
        });
        Some(decided.collect())
    }

    /// Schemas that hold where each condition does or does not.
    fn way(&self, base: &Conjunction<'s>, conditions: &[Condition<'s>], holds: &[bool], role: String) -> Candidate<'s> {
        let ways = conditions.iter().zip(holds).flat_map(|(condition, holds)| condition.way(*holds));
        let listed: Vec<_> = ways.collect();
        let said: Vec<SchemaId<'s>> = listed.iter().map(|used| used.id).collect();
        let conjunction = self.algebra.joined(base.clone(), &said);
        Candidate { listed, conjunction, is_whole: false, role: Some(role) }
    }

    /// Alternatives that the values of one property tell apart; `None` if that is not what the conditions ask for.
    fn told_apart(
        &mut self,
        base: &Conjunction<'s>,
        conditions: &[Condition<'s>],
        place: &TypePlace<'s>,
    ) -> Option<TypeKind> {
        let Asked { property, values } = self.asked(conditions)?;
        let known = self.algebra.constants(base, |declared, is_required| is_required && declared.name == property);
        let (_, known) = known.into_iter().find(|(_, known)| !known.is_empty())?;
        // Values by which the same conditions hold mean one alternative.
        let mut groups: Vec<(Vec<bool>, Vec<String>)> = Vec::new();
        for value in known {
            let holds: Vec<bool> = values.iter().map(|values| values.contains(&value)).collect();
            match groups.iter_mut().find(|(known, _)| *known == holds) {
                Some((_, tags)) => tags.push(value),
                None => groups.push((holds, vec![value])),
            }
        }
        let (holds, tags): (Vec<_>, Vec<_>) = groups.into_iter().unzip();
        let role = |tags: &[String]| tags.first().map(|tag| pascal(tag)).unwrap_or_default();
        let candidates: Vec<Candidate<'s>> =
            holds.iter().zip(&tags).map(|(holds, tags)| self.way(base, conditions, holds, role(tags))).collect();
        let can_be_tagged = candidates.iter().all(|candidate| self.can_be_tagged(&candidate.conjunction));
        can_be_tagged.then(|| self.tagged_by(property, &candidates, tags, place))
    }

    /// The one property that all conditions ask for, and nothing else.
    fn asked(&self, conditions: &[Condition<'s>]) -> Option<Asked<'s>> {
        let asked: Option<Vec<(&str, Vec<String>)>> =
            conditions.iter().map(|condition| self.asked_by(condition.asked.id)).collect();
        let (names, values): (Vec<&str>, Vec<_>) = asked?.into_iter().unzip();
        let property = *names.first()?;
        names.iter().all(|name| *name == property).then_some(Asked { property, values })
    }

    fn asked_by(&self, id: SchemaId<'s>) -> Option<(&'s str, Vec<String>)> {
        let conjunction = self.algebra.conjunction(&[id]);
        let ([only], false) = (conjunction.atoms.as_slice(), conjunction.is_open()) else { return None };
        let schema = &self.api[*only];
        let [property] = schema.properties() else { return None };
        let asks_more =
            schema.not.is_some() || schema.json_schema.is_some() || schema.required().any(|name| name != property.name);
        let is_text = self.algebra.conjunction(&[property.schema.id]);
        let only_lists = is_text.atoms.iter().all(|id| only_lists(&self.api[*id])) && !is_text.is_open();
        let known = self.algebra.constants(&conjunction, |_, _| true).into_iter().next();
        known.filter(|(_, values)| !values.is_empty() && only_lists && !asks_more)
    }
}

/// True if a schema lists values, all of them texts, and says nothing else.
fn only_lists(schema: &Schema<'_>) -> bool {
    let is_text = |values: &Vec<Node<'_>>| values.iter().all(|value| value.as_str().is_some());
    schema.values.as_ref().is_some_and(is_text) && schema.string.is_none() && schema.not.is_none()
}

/// The condition of a schema, if it has one.
fn condition<'s>(schema: SchemaId<'s>, said: &Schema<'s>) -> Option<Condition<'s>> {
    let JsonSchemaRules { condition, consequence, alternative, .. } = said.json_schema.as_deref()?;
    Some(Condition { schema, asked: (*condition)?, consequence: *consequence, alternative: *alternative })
}
