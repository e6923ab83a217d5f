//! Schemas with a name: each is one type, or two where it looks different in requests and in responses.

use contract::model::Direction;
use rust_text::name::pascal;
use schema_algebra::{MadeOf, SchemaId};

use crate::ir::{Rule, Ty, TypeId, TypeKind, Value};

use super::names::SchemaName;
use super::place::{Queued, TypePlace};
use super::session::Types;

impl<'s> Types<'_, 's> {
    /// Whether a schema has a name of its own.
    pub(super) fn is_named(&self, id: SchemaId<'s>) -> bool {
        self.named.names.contains_key(&id) || self.api[id].name.is_some()
    }

    /// The type of a named schema; it is made when its turn comes.
    pub(super) fn named(&mut self, id: SchemaId<'s>, direction: Direction) -> Ty {
        let key = (id, self.travels.differs(id).then_some(direction));
        if let Some(known) = self.named.types.get(&key) {
            return Ty::Named(*known);
        }
        let name = self.name_of(id, direction);
        let type_id = self.reserve(name.clone(), id, true);
        self.named.types.insert(key, type_id);
        let stem = self.names_of(id).plain.clone();
        let place = TypePlace { direction, name, stem, depth: 0, root: id, reserved: Some(type_id), is_text: false };
        self.queue.push_back(Queued { id: type_id, made_of: MadeOf::Schema(id), place });
        Ty::Named(type_id)
    }

    fn names_of(&mut self, id: SchemaId<'s>) -> &SchemaName {
        let wanted = pascal(self.api[id].name.unwrap_or_default());
        let needs_two = self.travels.needs_two(id);
        let scope = &mut self.names;
        // A schema of another file is named when it is first met.
        self.named.names.entry(id).or_insert_with(|| {
            let plain = scope.claim(&wanted, "Schema");
            let input = needs_two.then(|| scope.claim(&format!("{plain}Input"), "Input"));
            SchemaName { plain, input }
        })
    }

    /// The place inside a named schema, for what it declares: called the same whatever else the schema stands beside.
    pub(super) fn place_in(&mut self, owner: SchemaId<'s>, around: &TypePlace<'s>) -> TypePlace<'s> {
        let SchemaName { plain, input } = self.names_of(owner);
        let name = input.as_ref().filter(|_| around.direction == Direction::Request).unwrap_or(plain);
        TypePlace { name: name.clone(), stem: plain.clone(), ..around.clone() }
    }

    /// The name of the type of a named schema.
    fn name_of(&mut self, id: SchemaId<'s>, direction: Direction) -> String {
        let name = self.names_of(id);
        match (direction, &name.input) {
            (Direction::Request, Some(input)) => return input.clone(),
            (Direction::Response, Some(_)) => return name.plain.clone(),
            (_, None) => {}
        }
        let plain = name.plain.clone();
        // Not foreseen, since it is no operation that uses the schema in the other direction: the second has the longer name.
        let (other, suffix) = match direction {
            Direction::Request => (Direction::Response, "Input"),
            Direction::Response => (Direction::Request, "Output"),
        };
        if self.named.types.contains_key(&(id, Some(other))) {
            self.names.claim(&format!("{plain}{suffix}"), suffix)
        } else {
            plain
        }
    }

    /// Gives a type that waited its kind.
    pub(super) fn lower_queued(&mut self, queued: Queued<'s>) {
        let Queued { id, made_of, place } = queued;
        let value = match made_of {
            MadeOf::Schema(schema) => self.named_body(schema, &place),
            MadeOf::Conjunction(conjunction) => self.body(&conjunction, &place),
        };
        self.settle(id, value);
    }

    /// A type becomes what its schema was found to be, unless it was given its kind on the way.
    pub(super) fn settle(&mut self, id: TypeId, value: Value) {
        if value.ty != Ty::Named(id) {
            self.table.types[id.0].kind = kind_of(value);
        }
    }

    fn named_body(&mut self, id: SchemaId<'s>, place: &TypePlace<'s>) -> Value {
        if self.scoped.has(id) {
            return self.held_whole(&[id], place);
        }
        let inner = self.unwrapped(id);
        if inner != id && self.is_named(inner) {
            return Value::plain(self.named(inner, place.direction));
        }
        if let Some(union) = self.family(id, place) {
            return union;
        }
        let conjunction = self.algebra.conjunction(&[id]);
        self.body(&conjunction, place)
    }
}

/// How a schema with a name of its own stands for a value that needs none.
fn kind_of(value: Value) -> TypeKind {
    let is_held_to_schema = value.rules.iter().any(|rule| matches!(rule, Rule::Schema(_) | Rule::Deep(_)));
    match value.ty {
        Ty::Any | Ty::List(_) | Ty::Map(_) | Ty::Named(_) | Ty::Boxed(_) if is_held_to_schema => {
            TypeKind::Transparent(value)
        }
        Ty::Any | Ty::List(_) | Ty::Map(_) | Ty::Named(_) | Ty::Boxed(_) => TypeKind::Alias(value),
        _ if value.rules.is_empty() => TypeKind::Alias(value),
        _ => TypeKind::Newtype(value),
    }
}
