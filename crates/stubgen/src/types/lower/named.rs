//! Schemas with a name: each is one type, or two where it looks different in requests and in responses.

use std::collections::HashMap;

use contract::model::Api;

use crate::ir::{Direction, Rule, Ty, TypeId, TypeKind, Value};
use rust_text::name::{Scope, pascal};

use super::conjunction::Conjunction;
use super::direction::Travels;
use super::place::Place;
use super::{SchemaId, Types};

/// Names of schemas, and the types that they became.
#[derive(Debug, Default)]
pub(super) struct Names<'s> {
    names: HashMap<SchemaId<'s>, Name>,
    types: HashMap<(SchemaId<'s>, Option<Direction>), TypeId>,
}

#[derive(Debug)]
struct Name {
    /// What responses hold, and requests too where there is no difference.
    plain: String,
    /// What requests hold, where there is a difference and both are needed.
    input: Option<String>,
}

/// A type that has its number and waits for its kind.
#[derive(Debug)]
pub(super) struct Queued<'s> {
    pub(super) id: TypeId,
    pub(super) schema: What<'s>,
    pub(super) place: Place<'s>,
}

/// What a queued type is made from.
#[derive(Debug)]
pub(super) enum What<'s> {
    /// A schema as it is used.
    Schema(SchemaId<'s>),
    /// What must hold, where no single schema says it.
    Conjunction(Conjunction<'s>),
}

impl<'s> Names<'s> {
    /// Claims the names of all component schemas in the document's order, then those of the second types.
    pub(super) fn claim(api: &Api<'s>, travels: &Travels, scope: &mut Scope) -> Names<'s> {
        let mut names: HashMap<SchemaId<'s>, Name> = HashMap::new();
        let mut order = Vec::new();
        for (key, used) in api.components.schemas.iter().filter(|(_, used)| used.via.is_none()) {
            names.entry(used.id).or_insert_with(|| {
                order.push(used.id);
                let wanted = pascal(key.as_str().unwrap_or_default());
                Name { plain: scope.claim(&wanted, "Schema"), input: None }
            });
        }
        for id in order.into_iter().filter(|id| travels.needs_two(*id)) {
            if let Some(name) = names.get_mut(&id) {
                name.input = Some(scope.claim(&format!("{}Input", name.plain), "Input"));
            }
        }
        Names { names, types: HashMap::new() }
    }
}

impl<'s> Types<'_, 's> {
    /// The direction, if it makes a difference to a schema.
    pub(super) fn variant(&self, id: SchemaId<'s>, direction: Direction) -> Option<Direction> {
        self.travels.differs(id).then_some(direction)
    }

    /// Whether a schema has a name of its own.
    pub(super) fn is_named(&self, id: SchemaId<'s>) -> bool {
        self.named.names.contains_key(&id) || self.api[id].name.is_some()
    }

    /// The type of a named schema; it is made when its turn comes.
    pub(super) fn named(&mut self, id: SchemaId<'s>, direction: Direction) -> Ty {
        let key = (id, self.variant(id, direction));
        if let Some(known) = self.named.types.get(&key) {
            return Ty::Named(*known);
        }
        let name = self.name_of(id, direction);
        let type_id = self.reserve(name.clone(), id, true);
        self.named.types.insert(key, type_id);
        let place = Place { direction, name, depth: 0, root: id, reserved: Some(type_id) };
        self.queue.push_back(Queued { id: type_id, schema: What::Schema(id), place });
        Ty::Named(type_id)
    }

    fn name_of(&mut self, id: SchemaId<'s>, direction: Direction) -> String {
        let wanted = pascal(self.api[id].name.unwrap_or_default());
        let needs_two = self.travels.needs_two(id);
        let scope = &mut self.names;
        // A schema of another file is named when it is first met.
        let name = self.named.names.entry(id).or_insert_with(|| {
            let plain = scope.claim(&wanted, "Schema");
            let input = needs_two.then(|| scope.claim(&format!("{plain}Input"), "Input"));
            Name { plain, input }
        });
        match (direction, &name.input) {
            (Direction::Request, Some(input)) => return input.clone(),
            (Direction::Response, Some(_)) => return name.plain.clone(),
            (_, None) => {}
        }
        // Not foreseen, since it is no operation that uses the schema the other way: the second has the longer name.
        let (other, suffix) = match direction {
            Direction::Request => (Direction::Response, "Input"),
            Direction::Response => (Direction::Request, "Output"),
        };
        if self.named.types.contains_key(&(id, Some(other))) {
            self.names.claim(&format!("{}{suffix}", name.plain), suffix)
        } else {
            name.plain.clone()
        }
    }

    /// Gives a type that waited its kind.
    pub(super) fn lower_queued(&mut self, queued: Queued<'s>) {
        let Queued { id, schema, place } = queued;
        let value = match schema {
            What::Schema(schema) => self.named_body(schema, &place),
            What::Conjunction(conjunction) => self.body(&conjunction, &place),
        };
        self.settle(id, value);
    }

    /// A type becomes what its schema was found to be, unless it was given its kind on the way.
    pub(super) fn settle(&mut self, id: TypeId, value: Value) {
        if value.ty != Ty::Named(id) {
            self.table.types[id.0].kind = kind_of(value);
        }
    }

    fn named_body(&mut self, id: SchemaId<'s>, place: &Place<'s>) -> Value {
        let inner = self.unwrapped(id);
        if inner != id && self.is_named(inner) {
            return Value::plain(self.named(inner, place.direction));
        }
        if let Some(union) = self.family(id, place) {
            return union;
        }
        let conjunction = Conjunction::of(self.api, &[id]);
        self.body(&conjunction, place)
    }
}

/// How a schema with a name of its own stands for a value that needs none.
fn kind_of(value: Value) -> TypeKind {
    let is_held_to_schema = value.rules.iter().any(|rule| matches!(rule, Rule::Schema(_)));
    match value.ty {
        Ty::Any | Ty::List(_) | Ty::Map(_) | Ty::Named(_) | Ty::Boxed(_) if is_held_to_schema => {
            TypeKind::Transparent(value)
        }
        Ty::Any | Ty::List(_) | Ty::Map(_) | Ty::Named(_) | Ty::Boxed(_) => TypeKind::Alias(value),
        _ if value.rules.is_empty() => TypeKind::Alias(value),
        _ => TypeKind::Newtype(value),
    }
}
