//! The list of all benefits, in pages.

use super::super::columns::only;
use super::super::conditions::Conditions;
use super::super::{Param, Reading};
use super::FoundBenefit;
use crate::domain::stores::StoreAccess;
use crate::domain::values::{Page, PageOf};
use crate::store::StoreError;

impl Reading<'_> {
    /// A page of the benefits that a user sees, in the order of codes.
    pub fn list_benefits(&mut self, access: &StoreAccess, page: Page) -> Result<PageOf<FoundBenefit>, StoreError> {
        let mut conditions = Conditions::new(self.sql.engine());
        conditions.seen("b.store", access);
        let source = format!("FROM benefit b WHERE {}", conditions.sql());
        let n_items = self.count(&format!("SELECT COUNT(*) {source}"), conditions.params())?;
        if page.n_before() >= n_items {
            return Ok(PageOf { items: Vec::new(), page, n_items });
        }
        let n_before = i64::try_from(page.n_before()).map_err(StoreError::unavailable)?;
        let offset = conditions.place(Param::Int(n_before));
        let sql = format!("SELECT b.code {source} ORDER BY b.code LIMIT {} OFFSET {offset}", Page::SIZE);
        let codes = self.all(&sql, conditions.params(), only)?;
        Ok(PageOf { items: self.listed_benefits(&codes)?, page, n_items })
    }
}
