//! What must hold of a value all at once: a schema, the parts of its `allOf`, and theirs.

use std::collections::HashSet;

use contract::model::{Api, Schema, Use};

use super::SchemaId;

/// Schemas that must all allow a value, each only by its own rules, and choices that must be met.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct Conjunction<'s> {
    /// Schemas whose own rules hold, in the order in which their properties are shown. Those that say nothing are left
    /// out.
    pub(super) atoms: Vec<SchemaId<'s>>,
    /// Choices among alternatives.
    pub(super) choices: Vec<Choice<'s>>,
    /// Whether there were too many parts to list them all.
    pub(super) is_cut: bool,
}

/// More parts than this are not taken together: every schema of a long chain of `allOf` would hold all those before it.
pub(super) const MAX_PARTS: usize = 1_000;

/// The `oneOf` or the `anyOf` of a schema, where it leaves a choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Choice<'s> {
    /// Whose it is.
    pub(super) schema: SchemaId<'s>,
    /// Whether it is the `oneOf`.
    pub(super) is_exclusive: bool,
}

impl<'s> Conjunction<'s> {
    /// Takes schemas apart. A part that is met again adds nothing, so circles end.
    pub(super) fn of(api: &Api<'s>, schemas: &[SchemaId<'s>]) -> Self {
        let mut conjunction = Conjunction::default();
        conjunction.extend(api, schemas);
        conjunction
    }

    /// The same and further schemas.
    pub(super) fn with(&self, api: &Api<'s>, schemas: &[SchemaId<'s>]) -> Self {
        let mut conjunction = self.clone();
        conjunction.extend(api, schemas);
        conjunction
    }

    /// The same without choices.
    pub(super) fn without_choices(&self) -> Self {
        Conjunction { atoms: self.atoms.clone(), choices: Vec::new(), is_cut: self.is_cut }
    }

    /// Whether nothing is demanded.
    pub(super) fn is_empty(&self) -> bool {
        self.atoms.is_empty() && self.choices.is_empty()
    }

    fn extend(&mut self, api: &Api<'s>, schemas: &[SchemaId<'s>]) {
        let mut seen: HashSet<SchemaId<'s>> = self.atoms.iter().copied().collect();
        // A schema stands for its own rules once its parts are done: what it adds to them comes after them.
        let mut stack: Vec<(SchemaId<'s>, bool)> = schemas.iter().rev().map(|id| (*id, false)).collect();
        let mut met: HashSet<SchemaId<'s>> = HashSet::new();
        let mut choices = Vec::new();
        while let Some((id, are_parts_done)) = stack.pop() {
            if met.len() > MAX_PARTS {
                self.is_cut = true;
                break;
            }
            let schema = &api[id];
            if are_parts_done {
                if !says_nothing(schema) && seen.insert(id) {
                    self.atoms.push(id);
                }
                continue;
            }
            if !met.insert(id) {
                continue;
            }
            stack.push((id, true));
            for is_exclusive in [false, true] {
                let choice = Choice { schema: id, is_exclusive };
                match choice.alternatives(api).as_slice() {
                    [] => {}
                    [only] => stack.push((only.id, false)),
                    several if !is_exclusive && several.iter().any(|used| allows_all(api, used.id)) => {}
                    _ => choices.push(choice),
                }
            }
            stack.extend(schema.all_of.iter().rev().map(|part| (part.id, false)));
        }
        // A parent lists its children, and the child says that it is a parent: the choice is made.
        let is_open = |choice: &Choice<'s>| !choice.alternatives(api).iter().any(|used| met.contains(&used.id));
        for choice in choices.into_iter().filter(is_open) {
            if !self.choices.contains(&choice) {
                self.choices.push(choice);
            }
        }
    }
}

impl<'s> Choice<'s> {
    /// The alternatives, without those that are only `null` and without the schema itself.
    pub(super) fn alternatives(self, api: &Api<'s>) -> Vec<Use<'s, Schema<'s>>> {
        let schema = &api[self.schema];
        let alternatives = if self.is_exclusive { &schema.one_of } else { &schema.any_of };
        let mut seen = HashSet::from([self.schema]);
        alternatives.iter().copied().filter(|used| !is_null(&api[used.id]) && seen.insert(used.id)).collect()
    }
}

/// Whether only `null` is allowed.
pub(super) fn is_null(schema: &Schema<'_>) -> bool {
    let lists_null = || {
        schema.values.as_ref().is_some_and(|values| !values.is_empty() && values.iter().all(|value| value.is_null()))
    };
    schema.is_null_only || lists_null()
}

/// Whether a schema, apart from what it is composed of, says nothing about values.
pub(super) fn says_nothing(schema: &Schema<'_>) -> bool {
    schema.types.is_empty() && has_only_types(schema)
}

/// Whether a schema, apart from what it is composed of, says nothing about values but their type.
pub(super) fn has_only_types(schema: &Schema<'_>) -> bool {
    // A new schema keyword must be judged here, not ignored.
    let Schema {
        is_null_only,
        format,
        values,
        number,
        string,
        array,
        object,
        not,
        // What it allows is not known, so nothing is.
        is_unresolved: _,
        types: _,
        is_nullable: _,
        all_of: _,
        any_of: _,
        one_of: _,
        discriminator: _,
        node: _,
        name: _,
        title: _,
        description: _,
        default: _,
        examples: _,
        is_read_only: _,
        is_write_only: _,
        is_deprecated: _,
        xml: _,
        external_docs: _,
        extensions: _,
    } = schema;
    !is_null_only
        && format.is_none()
        && values.is_none()
        && number.is_none()
        && string.is_none()
        && array.is_none()
        && object.is_none()
        && not.is_none()
}

/// Whether a schema allows every value.
pub(super) fn allows_all<'s>(api: &Api<'s>, id: SchemaId<'s>) -> bool {
    let schema = &api[id];
    says_nothing(schema) && schema.all_of.is_empty() && schema.any_of.is_empty() && schema.one_of.is_empty()
}
