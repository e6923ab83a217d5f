//! Items of benefits.

use super::{Reading, Tx};
use crate::domain::benefits::{BenefitItem, ItemChanges, ItemData};
use crate::domain::values::{BenefitCode, Day, ItemCode};
use crate::store::StoreError;

impl Reading<'_> {
    /// The items of a benefit, in the order in which they were added.
    pub fn items(&mut self, benefit: BenefitCode) -> Result<Vec<BenefitItem>, StoreError> {
        self.all(
            "SELECT code, plan, value, included, excluded FROM benefit_item WHERE benefit = $1 ORDER BY code",
            &[benefit.into()],
            |columns| {
                Ok(BenefitItem {
                    code: columns.required()?,
                    data: ItemData {
                        plan: columns.required()?,
                        value: columns.required()?,
                        included: columns.required()?,
                    },
                    excluded: columns.optional()?,
                })
            },
        )
    }
}

impl Tx<'_> {
    /// Adds an item to a benefit.
    pub fn insert_item(&mut self, benefit: BenefitCode, item: &ItemData) -> Result<ItemCode, StoreError> {
        let code = self.next("item", ItemCode::new)?;
        self.write_item(benefit, code, item)?;
        Ok(code)
    }

    pub(super) fn write_item(
        &mut self,
        benefit: BenefitCode,
        code: ItemCode,
        item: &ItemData,
    ) -> Result<(), StoreError> {
        let ItemData { plan, value, included } = item;
        self.change_one(
            "INSERT INTO benefit_item (code, benefit, plan, value, included) VALUES ($1, $2, $3, $4, $5)",
            &[code.into(), benefit.into(), (*plan).into(), (*value).into(), (*included).into()],
        )
    }

    pub(super) fn exclude_item(&mut self, code: ItemCode, day: Day) -> Result<(), StoreError> {
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
