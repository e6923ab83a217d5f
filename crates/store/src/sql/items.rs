//! Items of benefits.

use std::collections::BTreeMap;

use domain::benefits::{BenefitItem, ItemChanges, ItemData};
use domain::values::{BenefitCode, Day, ItemCode};

use super::dialect;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::Record;

impl ReadTx<'_> {
    /// The items of a benefit, in the order in which they were added.
    pub fn items(&mut self, benefit: BenefitCode) -> Result<Vec<BenefitItem>, StoreError> {
        Ok(self.items_of(&[benefit])?.remove(&benefit).unwrap_or_default())
    }

    /// The items of many benefits that are in force; benefits without any are left out.
    pub(super) fn current_items(
        &mut self,
        benefits: &[BenefitCode],
    ) -> Result<BTreeMap<BenefitCode, Vec<BenefitItem>>, StoreError> {
        let mut items = self.items_of(benefits)?;
        for items in items.values_mut() {
            items.retain(|item| item.excluded.is_none());
        }
        Ok(items)
    }

    /// The items of many benefits; those without any are left out.
    pub(super) fn items_of(
        &mut self,
        benefits: &[BenefitCode],
    ) -> Result<BTreeMap<BenefitCode, Vec<BenefitItem>>, StoreError> {
        let sql = format!(
            "SELECT benefit, {} FROM benefit_item WHERE {} ORDER BY benefit, code",
            BenefitItem::names(),
            dialect::is_among(self.sql.engine(), "benefit", "$1")
        );
        self.by_owner(&sql, &[dialect::codes(benefits.iter().copied())])
    }
}

impl Tx<'_> {
    /// Adds an item to a benefit.
    pub fn insert_item(&mut self, benefit: BenefitCode, item: &ItemData) -> Result<ItemCode, StoreError> {
        let code = self.next("item")?;
        self.write_item(benefit, &BenefitItem { code, data: item.clone(), excluded: None })?;
        Ok(code)
    }

    pub(super) fn write_item(&mut self, benefit: BenefitCode, item: &BenefitItem) -> Result<(), StoreError> {
        self.insert(item, &[("benefit", benefit.into())])
    }

    /// Writes down that an item ended.
    pub fn exclude_item(&mut self, code: ItemCode, day: Day) -> Result<(), StoreError> {
        self.change_one("UPDATE benefit_item SET excluded = $1 WHERE code = $2", &[day.into(), code.into()])
    }

    /// Carries out what becomes of items when the plan of a benefit changes.
    pub(super) fn change_items(
        &mut self,
        benefit: BenefitCode,
        changes: &ItemChanges,
        today: Day,
    ) -> Result<(), StoreError> {
        let ItemChanges { exclude, include } = changes;
        if let Some(item) = exclude {
            self.exclude_item(*item, today)?;
        }
        if let Some(item) = include {
            self.insert_item(benefit, item)?;
        }
        Ok(())
    }
}
