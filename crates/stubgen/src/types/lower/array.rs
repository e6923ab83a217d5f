//! Arrays: lists, and tuples where the first elements have a place each.

use schema_algebra::{Conjunction, Merged, SchemaId};

use crate::ir::{Rule, TuplePlace, Ty, TypeKind, Value};

use super::json_schema::are_places_known;
use super::place::TypePlace;
use super::session::Types;
use super::text::message;

/// More places than this are no tuple that anybody would want to take apart.
const MAX_PLACES: usize = 16;

/// Bounds of the number of elements.
struct Counts {
    min: Option<u64>,
    max: Option<u64>,
    are_unique: bool,
}

impl<'s> Types<'_, 's> {
    pub(super) fn array(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        place: &TypePlace<'s>,
    ) -> Value {
        match n_places(merged) {
            0 => self.list(conjunction, merged, place),
            n_places if n_places <= MAX_PLACES && !place.is_text => self.tuple(conjunction, merged, n_places, place),
            n_places => self.list_of_places(conjunction, merged, n_places, place),
        }
    }

    fn list(&mut self, conjunction: &Conjunction<'s>, merged: &Merged<'_, 's>, place: &TypePlace<'s>) -> Value {
        let item = self.all_of(&element(merged, usize::MAX), place, "item");
        self.list_of(item, conjunction, merged, false, place)
    }

    /// A list whose first elements have schemas of their own: of one type if they have it in common.
    fn list_of_places(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        n_places: usize,
        place: &TypePlace<'s>,
    ) -> Value {
        let first = self.all_of(&element(merged, 0), place, "item");
        let is_closed = self.is_closed(merged);
        let is_full = is_closed || Counts::of(merged).max.is_some_and(|max| max <= n_places as u64);
        let mut others = (1..n_places).chain((!is_full).then_some(usize::MAX));
        let is_common = others.all(|idx| self.all_of(&element(merged, idx), place, "item") == first);
        let item = if is_common { first } else { Value::plain(Ty::Any) };
        self.list_of(item, conjunction, merged, is_common && !is_closed, place)
    }

    fn list_of(
        &mut self,
        item: Value,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        are_elements_typed: bool,
        place: &TypePlace<'s>,
    ) -> Value {
        let Counts { min, max, are_unique } = Counts::of(merged);
        let mut value = Value::plain(Ty::List(Box::new(item)));
        value.rules.extend(min.map(Rule::MinItems));
        value.rules.extend(max.map(Rule::MaxItems));
        value.rules.extend(are_unique.then_some(Rule::UniqueItems));
        value.rules.extend(self.rules_of_3_0(merged, place.direction));
        value.rules.extend(self.rest_rules(conjunction, are_elements_typed, place.direction));
        value.message = merged.schemas.iter().find_map(|schema| message(schema)).map(str::to_owned);
        value
    }

    fn tuple(
        &mut self,
        conjunction: &Conjunction<'s>,
        merged: &Merged<'_, 's>,
        n_declared: usize,
        place: &TypePlace<'s>,
    ) -> Value {
        let (id, place) = self.own(conjunction, place);
        let Counts { min, max, are_unique } = Counts::of(merged);
        let n_places = max.and_then(|max| usize::try_from(max).ok()).map_or(n_declared, |max| max.min(n_declared));
        let places = (0..n_places).map(|idx| TuplePlace {
            value: self.all_of(&element(merged, idx), &place, &format!("item{}", idx + 1)),
            is_required: min.is_some_and(|min| idx < usize::try_from(min).unwrap_or(usize::MAX)),
        });
        let places: Vec<TuplePlace> = places.collect();
        let is_closed = self.is_closed(merged) || max.is_some_and(|max| max <= n_places as u64);
        let rest = (!is_closed).then(|| {
            let item = self.all_of(&element(merged, usize::MAX), &place, "item");
            Value::plain(Ty::List(Box::new(item)))
        });
        let left =
            Counts { min: min.filter(|min| *min > n_places as u64), max: max.filter(|_| rest.is_some()), are_unique };
        let mut rules: Vec<Rule> = left.rule().into_iter().collect();
        rules.extend(self.rules_of_3_0(merged, place.direction));
        rules.extend(self.rest_rules(conjunction, true, place.direction));
        self.table.types[id.0].kind = TypeKind::Tuple { places, rest, rules };
        Value::plain(Ty::Named(id))
    }

    /// True if nothing may follow the elements that have places.
    fn is_closed(&self, merged: &Merged<'_, 's>) -> bool {
        element(merged, usize::MAX).iter().any(|id| self.api[*id].node.as_bool() == Some(false))
    }
}

impl Counts {
    fn of(merged: &Merged<'_, '_>) -> Counts {
        let rules = || merged.schemas.iter().filter_map(|schema| schema.array.as_deref());
        Counts {
            min: rules().filter_map(|rules| rules.min_items).max().filter(|min| *min > 0),
            max: rules().filter_map(|rules| rules.max_items).min(),
            are_unique: rules().any(|rules| rules.unique_items),
        }
    }

    /// Bounds that no tuple expresses, as a schema.
    fn rule(&self) -> Option<Rule> {
        let min = self.min.map(|min| format!(r#""minItems":{min}"#));
        let max = self.max.map(|max| format!(r#""maxItems":{max}"#));
        let unique = self.are_unique.then(|| r#""uniqueItems":true"#.to_owned());
        let entries: Vec<String> = min.into_iter().chain(max).chain(unique).collect();
        (!entries.is_empty()).then(|| Rule::Schema(format!("{{{}}}", entries.join(","))))
    }
}

/// Number of elements that some schema declares by their place.
fn n_places(merged: &Merged<'_, '_>) -> usize {
    merged
        .schemas
        .iter()
        .filter_map(|schema| Some(schema.json_schema.as_deref()?.prefix_items.len()))
        .max()
        .unwrap_or(0)
}

/// Schemas of the element at a place; beyond all places, of those that follow.
fn element<'s>(merged: &Merged<'_, 's>, idx: usize) -> Vec<SchemaId<'s>> {
    let of = |schema: &&contract::model::Schema<'s>| {
        let at_place = schema.json_schema.as_deref().and_then(|rules| rules.prefix_items.get(idx));
        let following = || schema.array.as_deref()?.items.filter(|_| are_places_known(schema));
        at_place.copied().or_else(following).map(|used| used.id)
    };
    merged.schemas.iter().filter_map(of).collect()
}
