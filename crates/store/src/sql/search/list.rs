//! The list of all benefits, in pages that cost the same however far they are.

use domain::stores::StoreAccess;
use domain::values::{Page, PageOf};

use super::found::FoundBenefit;
use crate::error::StoreError;
use crate::sql::conditions::Conditions;
use crate::sql::counts::Stretch;
use crate::sql::params::Param;
use crate::sql::transaction::ReadTx;

impl ReadTx<'_> {
    /// A page of the benefits that a user sees, in the order of codes.
    pub fn list_benefits(&mut self, access: &StoreAccess, page: Page) -> Result<PageOf<FoundBenefit>, StoreError> {
        let (n_items, stretch) = self.stretch(access, page)?;
        let Some(Stretch { first, last, n_skipped }) = stretch else {
            return Ok(PageOf { items: Vec::new(), page, n_items });
        };
        let mut conditions = Conditions::new(self.sql.engine());
        conditions.seen("b.store", access);
        let [first, last, skipped] = [first, last, n_skipped].map(|number| conditions.place(Param::Int(number)));
        let sql = format!(
            "SELECT b.code FROM benefit b WHERE {} AND b.code >= {first} AND b.code <= {last} ORDER BY b.code \
             LIMIT {} OFFSET {skipped}",
            conditions.sql(),
            Page::SIZE
        );
        let codes = self.all(&sql, conditions.params())?;
        Ok(PageOf { items: self.listed_benefits(&codes)?, page, n_items })
    }
}
