//! Whether `null` is allowed beside the values of a type.

use contract::model::Schema;

use super::conjunction::is_null;
use super::{SchemaId, Types};

/// What a schema says about `null`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Null {
    /// Nothing: it is for others to say.
    Open,
    /// It is allowed.
    Allowed,
    /// It is not.
    Refused,
}

/// Alternatives inside alternatives further down say nothing.
const MAX_DEPTH: usize = 100;

impl<'s> Types<'_, 's> {
    /// Whether `null` is allowed by all of these schemas.
    pub(super) fn is_nullable(&mut self, schemas: &[SchemaId<'s>]) -> bool {
        let nulls: Vec<Null> = schemas.iter().map(|id| self.null(*id, 0)).collect();
        nulls.contains(&Null::Allowed) && !nulls.contains(&Null::Refused)
    }

    fn null(&mut self, id: SchemaId<'s>, depth: usize) -> Null {
        if let Some(known) = self.nulls.get(&id) {
            return *known;
        }
        if depth > MAX_DEPTH {
            return Null::Open;
        }
        // A schema that comes back to itself adds nothing.
        self.nulls.insert(id, Null::Open);
        let null = self.find_null(id, depth);
        self.nulls.insert(id, null);
        null
    }

    fn find_null(&mut self, id: SchemaId<'s>, depth: usize) -> Null {
        let schema = &self.api[id];
        let own = own_null(schema);
        // `nullable` beside `allOf` or `oneOf` has no effect by the letter, since the parts refuse `null`; everyone who
        // writes it means that `null` is allowed here.
        if schema.is_nullable && own == Null::Allowed {
            return own;
        }
        let mut nulls = vec![own];
        for part in &schema.all_of {
            nulls.push(self.null(part.id, depth + 1));
        }
        for alternatives in [&schema.one_of, &schema.any_of] {
            let each: Vec<Null> = alternatives.iter().map(|alternative| self.null(alternative.id, depth + 1)).collect();
            nulls.push(match () {
                // By the letter, `null` may not fit two of `oneOf`; a client that reads it all the same does no harm.
                () if each.contains(&Null::Allowed) => Null::Allowed,
                () if each.is_empty() || each.contains(&Null::Open) => Null::Open,
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
fn own_null(schema: &Schema<'_>) -> Null {
    if is_null(schema) {
        return Null::Allowed;
    }
    if let Some(values) = &schema.values {
        // Many documents write `nullable` and forget `null` among the values.
        let has_null = schema.is_nullable || values.iter().any(|value| value.is_null());
        return if has_null { Null::Allowed } else { Null::Refused };
    }
    match (schema.is_nullable, schema.types.is_empty()) {
        (true, _) => Null::Allowed,
        (false, true) => Null::Open,
        (false, false) => Null::Refused,
    }
}
