//! Objects: structs, and maps where nothing is declared.

use std::collections::{HashMap, HashSet};

use contract::model::{Additional as ModelAdditional, Schema, Use};
use rust_text::name::{Scope, snake};
use schema_algebra::{Conjunction, Merged, SchemaId, is_absent, json};

use crate::ir::{Additional, Field, Presence, Rule, Ty, TypeKind, Value};
use crate::order::made_by;
use crate::rules::PROPERTY_REFUSED;

use super::object_part::{ObjectPart, Undeclared};
use super::place::{TypePlace, cut};
use super::session::{PendingDefault, Types};

/// One property, as all parts of an object see it.
struct Property<'s> {
    name: &'s str,
    /// What each part says of it.
    schemas: Vec<SchemaId<'s>>,
    /// Where it is first declared, for descriptions.
    declared: Option<Use<'s, Schema<'s>>>,
    /// The schema that declares it, the first one.
    owner: Option<SchemaId<'s>>,
    is_forbidden: bool,
}

impl<'s> Types<'_, 's> {
    /// An object. Rules that stand beside it are given.
    pub(super) fn object(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        mut rules: Vec<Rule>,
        place: &TypePlace<'s>,
    ) -> Value {
        let parts: Vec<_> = conjunction.atoms.iter().filter_map(|id| self.object_part(*id)).collect();
        let required = self.required(merged, place);
        let properties = self.properties(&parts, &required, place);
        let min = parts.iter().filter_map(|part| part.min_properties).max().filter(|min| *min > 0);
        rules.extend(min.map(Rule::MinProperties));
        rules.extend(parts.iter().filter_map(|part| part.max_properties).min().map(Rule::MaxProperties));
        rules.extend(self.remaining_rules(conjunction, merged, place.direction));
        let is_closed = parts.iter().any(|part| matches!(part.others(), ModelAdditional::Forbidden));
        if properties.is_empty() && !is_closed {
            let inner = self.additional_value(&parts, place);
            return Value { rules, ..Value::plain(Ty::Map(Box::new(inner))) };
        }
        self.structure(conjunction, &parts, properties, &required, rules, place)
    }

    fn structure(
        &mut self,
        conjunction: &Conjunction<'s>,
        parts: &[ObjectPart<'_, 's>],
        properties: Vec<Property<'s>>,
        required: &HashSet<&'s str>,
        mut rules: Vec<Rule>,
        place: &TypePlace<'s>,
    ) -> Value {
        let (id, place) = self.own(conjunction, place);
        // Where nothing is declared, what is required is not all that is meant to be there.
        let is_undeclared = !properties.is_empty() && properties.iter().all(|property| property.declared.is_none());
        let mut scope = Scope::new();
        let (forbidden, properties): (Vec<_>, Vec<_>) =
            properties.into_iter().partition(|property| property.is_forbidden);
        for property in &forbidden {
            self.report_refused(property);
        }
        let fields = self.fields(&properties, required, &mut scope, &place);
        if rules.is_empty() {
            // Rules for the whole object count what was sent, and a default was not.
            let optional = properties.iter().enumerate().filter(|(_, property)| !required.contains(property.name));
            let pending =
                optional.map(|(field, property)| PendingDefault { id, field, schemas: property.schemas.clone() });
            self.pending_defaults.extend(pending);
        }
        // One part refuses what another declares; where it is required as well, nothing fits.
        if forbidden.iter().any(|property| required.contains(property.name)) {
            rules.extend(self.never(&place, "a property is required by one part and refused by another").rules);
        }
        let additional = self.additional(parts, !rules.is_empty() || is_undeclared, &mut scope, &place);
        self.table.types[id.0].kind = TypeKind::Object { fields, additional, rules };
        Value::plain(Ty::Named(id))
    }

    /// The fields in the document's order.
    fn fields(
        &mut self,
        properties: &[Property<'s>],
        required: &HashSet<&'s str>,
        scope: &mut Scope,
        place: &TypePlace<'s>,
    ) -> Vec<Field> {
        let make = |property: &Property<'s>| {
            let name = scope.claim_word(&cut(snake(property.name)), "field");
            let owner = property.owner.filter(|owner| property.schemas.len() == 1 && self.is_named(*owner));
            let value = match owner {
                Some(owner) => {
                    let place = self.place_in(owner, place);
                    self.all_of(&property.schemas, &place, property.name)
                }
                None => self.all_of(&property.schemas, place, property.name),
            };
            let presence = Presence::of(required.contains(property.name), None);
            self.field(name, property, presence, value)
        };
        // A type that two properties share is named after the shorter one, which tells less of its place.
        made_by(properties.iter().collect(), |property| (property.name.len(), property.name), make)
    }

    fn report_refused(&mut self, property: &Property<'s>) {
        if let Some(declared) = property.declared {
            let name = property.name;
            let message = format!("`{name}` is declared here, and refused by another part of the same object.");
            let help = "Move `additionalProperties: false` from that part to the whole, or declare the property there.";
            self.report(&PROPERTY_REFUSED, self.api[declared.id].node, message, help);
        }
    }

    fn field(&self, name: String, property: &Property<'s>, presence: Presence, value: Value) -> Field {
        let declared = property.declared.map(|used| &self.api[used.id]);
        // What a named type says of itself is not said again where it is used; what stands beside the reference is. In
        // 3.0 that has no effect, but to a reader it has.
        let own = declared.filter(|schema| schema.name.is_none());
        let beside = property.declared.and_then(|used| used.via?.get("description")?.as_str());
        let default = property.schemas.iter().find_map(|id| self.default_node(*id));
        Field {
            name,
            wire: property.name.to_owned(),
            presence,
            value,
            description: beside.or(own.and_then(|schema| schema.description)).map(str::to_owned),
            default: default.map(json::text),
            example: own.and_then(|schema| schema.examples.first()).map(|example| json::text(*example)),
            is_deprecated: declared.is_some_and(|schema| schema.is_deprecated),
        }
    }

    /// Names that must be there. What travels the other way need not be, whichever part says so.
    fn required(&self, merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> HashSet<&'s str> {
        let mut required: HashSet<&'s str> = merged.schemas.iter().flat_map(|schema| schema.required()).collect();
        for property in merged.schemas.iter().flat_map(|schema| schema.properties()) {
            if is_absent(&self.api[property.schema.id], place.direction) {
                required.remove(property.name);
            }
        }
        required
    }

    /// Every property in the order of the parts, then those that are required and declared nowhere.
    fn properties(
        &self,
        parts: &[ObjectPart<'_, 's>],
        required: &HashSet<&'s str>,
        place: &TypePlace<'s>,
    ) -> Vec<Property<'s>> {
        let indexes: Vec<HashMap<&'s str, Use<'s, Schema<'s>>>> = parts
            .iter()
            .map(|part| part.properties.iter().map(|property| (property.name, property.schema)).collect())
            .collect();
        let is_absent = |id: &SchemaId<'s>| is_absent(&self.api[*id], place.direction);
        let declared = parts.iter().flat_map(|part| part.properties.iter().map(|property| property.name));
        let undeclared = parts.iter().flat_map(|part| part.required.iter().filter_map(|name| name.as_str()));
        let mut seen = HashSet::new();
        let mut properties = Vec::new();
        for name in declared.chain(undeclared.filter(|name| required.contains(name))) {
            if !seen.insert(name) {
                continue;
            }
            let mut property = Property { name, schemas: Vec::new(), declared: None, owner: None, is_forbidden: false };
            for (part, index) in parts.iter().zip(&indexes) {
                if let Some(used) = index.get(name) {
                    property.declared = property.declared.or(Some(*used));
                    property.owner = property.owner.or(Some(part.schema));
                    property.schemas.push(used.id);
                    property.schemas.extend(part.matching(name));
                    continue;
                }
                match part.undeclared(name) {
                    Undeclared::Forbidden => property.is_forbidden = true,
                    Undeclared::Held(schemas) => property.schemas.extend(schemas),
                }
            }
            if !property.schemas.iter().any(is_absent) {
                property.schemas.dedup();
                properties.push(property);
            }
        }
        properties
    }

    fn additional(
        &mut self,
        parts: &[ObjectPart<'_, 's>],
        must_be_seen: bool,
        scope: &mut Scope,
        place: &TypePlace<'s>,
    ) -> Additional {
        if parts.iter().any(|part| matches!(part.others(), ModelAdditional::Forbidden)) {
            return Additional::Refused;
        }
        let is_said = parts.iter().any(|part| !matches!(part.others(), ModelAdditional::Unsaid));
        if !is_said && !must_be_seen {
            return Additional::Ignored;
        }
        let inner = self.additional_value(parts, place);
        Additional::Kept(scope.claim_word("additional", "additional"), Box::new(inner))
    }

    fn additional_value(&mut self, parts: &[ObjectPart<'_, 's>], place: &TypePlace<'s>) -> Value {
        let schemas: Vec<SchemaId<'s>> = parts
            .iter()
            .filter_map(|part| match part.others() {
                ModelAdditional::Schema(used) => Some(used.id),
                _ => None,
            })
            .collect();
        self.all_of(&schemas, place, "value")
    }
}
