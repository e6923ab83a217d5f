//! Whether `null` is allowed beside the values of a type.

use std::collections::HashMap;

use contract::model::Schema;

use crate::{Algebra, Perspective, SchemaId, is_null};

/// Answers that were found, by schema.
#[derive(Debug, Default)]
pub struct Nulls<'s> {
    known: HashMap<SchemaId<'s>, Null>,
}

/// What a schema says about `null`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Null {
    /// Nothing: it is for others to say.
    Open,
    Allowed,
    Refused,
}

/// Alternatives inside alternatives further down say nothing.
const MAX_DEPTH: usize = 100;

impl<'s> Nulls<'s> {
    /// Whether `null` is allowed by all of these schemas.
    pub fn allow(&mut self, algebra: Algebra<'_, 's>, schemas: &[SchemaId<'s>]) -> bool {
        let nulls: Vec<Null> = schemas.iter().map(|id| self.of(algebra, *id, 0)).collect();
        nulls.contains(&Null::Allowed) && !nulls.contains(&Null::Refused)
    }

    fn of(&mut self, algebra: Algebra<'_, 's>, id: SchemaId<'s>, depth: usize) -> Null {
        if let Some(known) = self.known.get(&id) {
            return *known;
        }
        if depth > MAX_DEPTH {
            return Null::Open;
        }
        // A schema that comes back to itself adds nothing.
        self.known.insert(id, Null::Open);
        let null = self.find(algebra, id, depth);
        self.known.insert(id, null);
        null
    }

    fn find(&mut self, algebra: Algebra<'_, 's>, id: SchemaId<'s>, depth: usize) -> Null {
        let schema = &algebra.api[id];
        let own = own_null(schema, algebra.perspective);
        // `nullable` beside `allOf` or `oneOf` has no effect by the letter, since the parts refuse `null`; everyone who
        // writes it means that `null` is allowed here.
        if schema.is_nullable && own == Null::Allowed {
            return own;
        }
        let mut nulls = vec![own];
        for part in &schema.all_of {
            nulls.push(self.of(algebra, part.id, depth + 1));
        }
        for (alternatives, is_exclusive) in [(&schema.one_of, true), (&schema.any_of, false)] {
            let each: Vec<Null> = alternatives.iter().map(|used| self.of(algebra, used.id, depth + 1)).collect();
            let n_allowed = each.iter().filter(|null| **null == Null::Allowed).count();
            // Where exactly one must fit, `null` may not fit two; a client that reads it all the same does no harm.
            let is_refused = n_allowed > 1 && is_exclusive && algebra.perspective == Perspective::Server;
            nulls.push(match () {
                () if n_allowed > 0 && !is_refused => Null::Allowed,
                () if n_allowed == 0 && (each.is_empty() || each.contains(&Null::Open)) => Null::Open,
                () => Null::Refused,
            });
        }
        match () {
            () if nulls.contains(&Null::Refused) => Null::Refused,
            () if nulls.contains(&Null::Allowed) => Null::Allowed,
            () => Null::Open,
        }
    }
}

/// What a schema says, apart from what it is composed of.
fn own_null(schema: &Schema<'_>, perspective: Perspective) -> Null {
    let is_allowed = match &schema.values {
        _ if is_null(schema) => true,
        // Many documents write `nullable` and forget `null` among the values.
        Some(_) if schema.is_nullable && perspective == Perspective::Client => true,
        Some(values) => values.iter().any(|value| value.is_null()),
        None if schema.is_nullable => true,
        None if schema.types.is_empty() => return Null::Open,
        None => false,
    };
    if is_allowed { Null::Allowed } else { Null::Refused }
}
