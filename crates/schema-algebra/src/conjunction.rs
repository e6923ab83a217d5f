//! Conjunctions: what must hold of a value all at once, of a schema, the parts of its `allOf`, and theirs.

use std::collections::HashSet;

use contract::model::{Schema, Use};

use crate::{Algebra, Perspective, SchemaId};

/// Schemas that must all allow a value, each only by its own rules, and choices that must be met.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Conjunction<'s> {
    /// Schemas whose own rules hold, in the order in which their properties are shown. Those that say nothing are left
    /// out.
    pub atoms: Vec<SchemaId<'s>>,
    /// Choices among alternatives.
    pub choices: Vec<Choice<'s>>,
    /// Atoms whose `if` is still to be decided. A server holds values to them as they are.
    pub conditions: Vec<SchemaId<'s>>,
    /// Whether there were too many parts to list them all.
    pub is_cut: bool,
}

/// More parts than this are not taken together: every schema of a long chain of `allOf` would hold all those before it.
pub const MAX_PARTS: usize = 1_000;

/// The `oneOf` or the `anyOf` of a schema, where it leaves a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Choice<'s> {
    /// The schema that has it.
    pub schema: SchemaId<'s>,
    /// Whether it is the `oneOf`, so that exactly one must fit.
    pub is_exclusive: bool,
}

/// Origin of a type that waits to be made.
#[derive(Debug)]
pub enum MadeOf<'s> {
    /// A schema as it is used.
    Schema(SchemaId<'s>),
    /// What must hold, where no single schema says it.
    Conjunction(Conjunction<'s>),
}

impl<'s> Conjunction<'s> {
    /// The same atoms with other choices.
    #[must_use]
    pub fn with_choices(&self, choices: Vec<Choice<'s>>) -> Self {
        Conjunction { choices, ..self.clone() }
    }

    /// The same with every condition decided.
    #[must_use]
    pub fn without_conditions(&self) -> Self {
        Conjunction { conditions: Vec::new(), ..self.clone() }
    }

    /// True if it leaves alternatives to choose from.
    pub fn is_open(&self) -> bool {
        !self.choices.is_empty() || !self.conditions.is_empty()
    }

    /// Whether nothing is demanded.
    pub fn is_empty(&self) -> bool {
        self.atoms.is_empty() && self.choices.is_empty()
    }
}

impl<'s> Algebra<'_, 's> {
    /// Takes schemas apart. A part that is met again adds nothing, so cycles end.
    pub fn conjunction(self, schemas: &[SchemaId<'s>]) -> Conjunction<'s> {
        self.joined(Conjunction::default(), schemas)
    }

    /// A conjunction and further schemas.
    pub fn joined(self, mut conjunction: Conjunction<'s>, schemas: &[SchemaId<'s>]) -> Conjunction<'s> {
        let mut seen: HashSet<SchemaId<'s>> = conjunction.atoms.iter().copied().collect();
        // A schema stands for its own rules once its parts are done: what it adds to them comes after them.
        let mut stack: Vec<(SchemaId<'s>, bool)> = schemas.iter().rev().map(|id| (*id, false)).collect();
        let mut met: HashSet<SchemaId<'s>> = HashSet::new();
        let mut choices = Vec::new();
        while let Some((id, are_parts_done)) = stack.pop() {
            if met.len() > MAX_PARTS {
                conjunction.is_cut = true;
                break;
            }
            let schema = &self.api[id];
            if are_parts_done {
                if !self.says_nothing(schema) && seen.insert(id) {
                    conjunction.atoms.push(id);
                    if self.perspective == Perspective::Client && has_condition(schema) {
                        conjunction.conditions.push(id);
                    }
                }
                continue;
            }
            if !met.insert(id) {
                continue;
            }
            stack.push((id, true));
            for is_exclusive in [false, true] {
                let choice = Choice { schema: id, is_exclusive };
                match self.alternatives(choice).as_slice() {
                    [] => {}
                    [only] => stack.push((only.id, false)),
                    several if !is_exclusive && several.iter().any(|used| self.allows_all(used.id)) => {}
                    _ => choices.push(choice),
                }
            }
            stack.extend(schema.all_of.iter().rev().map(|part| (part.id, false)));
        }
        for choice in choices {
            if self.is_open(choice, &met) && !conjunction.choices.contains(&choice) {
                conjunction.choices.push(choice);
            }
        }
        conjunction
    }

    /// Whether a choice is still to be made. A parent lists its children, and a child says that it is a parent: to a client
    /// the choice is made; a server reports the cycle.
    fn is_open(self, choice: Choice<'s>, met: &HashSet<SchemaId<'s>>) -> bool {
        self.perspective == Perspective::Server || !self.alternatives(choice).iter().any(|used| met.contains(&used.id))
    }

    /// The alternatives of a choice, without those that are only `null`. A client also leaves out the schema itself.
    pub fn alternatives(self, choice: Choice<'s>) -> Vec<Use<'s, Schema<'s>>> {
        let schema = &self.api[choice.schema];
        let alternatives = if choice.is_exclusive { &schema.one_of } else { &schema.any_of };
        let mut seen = HashSet::new();
        if self.perspective == Perspective::Client {
            seen.insert(choice.schema);
        }
        alternatives.iter().copied().filter(|used| !is_null(&self.api[used.id]) && seen.insert(used.id)).collect()
    }
}

/// True if something depends on an `if`: `then` and `else` say nothing without one, nor does it without them.
fn has_condition(schema: &Schema<'_>) -> bool {
    let rules = schema.json_schema.as_deref();
    rules.is_some_and(|rules| rules.condition.is_some() && (rules.consequence.is_some() || rules.alternative.is_some()))
}

/// Whether only `null` is allowed.
pub fn is_null(schema: &Schema<'_>) -> bool {
    let lists_null = || {
        schema.values.as_ref().is_some_and(|values| !values.is_empty() && values.iter().all(|value| value.is_null()))
    };
    schema.is_null_only || lists_null()
}
