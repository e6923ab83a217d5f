//! Arrays.

use crate::ir::{Rule, Ty, Value};

use super::merged::Merged;
use super::place::Place;
use super::{SchemaId, Types};

impl<'s> Types<'_, 's> {
    /// An array.
    pub(super) fn list(&mut self, merged: &Merged<'_, 's>, place: &Place<'s>) -> Value {
        let rules: Vec<_> = merged.schemas.iter().filter_map(|schema| schema.array.as_deref()).collect();
        // Beside `prefixItems` of 3.1, which the model does not hold, `items` is only about what comes after.
        let about_all = merged.schemas.iter().filter(|schema| schema.node.get("prefixItems").is_none());
        let items = about_all.filter_map(|schema| schema.array.as_deref()?.items);
        let items: Vec<SchemaId<'s>> = items.map(|items| items.id).collect();
        let item = self.all_of(&items, place, "item");
        let mut value = Value::plain(Ty::List(Box::new(item)));
        let min = rules.iter().filter_map(|rules| rules.min_items).max().filter(|min| *min > 0);
        value.rules.extend(min.map(Rule::MinItems));
        value.rules.extend(rules.iter().filter_map(|rules| rules.max_items).min().map(Rule::MaxItems));
        if rules.iter().any(|rules| rules.unique_items) {
            value.rules.push(Rule::UniqueItems);
        }
        value
    }
}
