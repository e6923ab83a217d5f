//! Pages of registers, and how a record of one goes.

use domain::values::SearchText;

use super::columns::Column;
use super::conditions::Conditions;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// Codes of a page of a table, in order; names are compared as people do, which no engine can.
    pub(super) fn codes_of_page<C: Column>(
        &mut self,
        table: &str,
        conditions: &Conditions<'_>,
        name: Option<&SearchText>,
        most: i64,
    ) -> Result<Vec<C>, StoreError> {
        // Names are looked at here, so that how many rows it takes is known only afterwards.
        let limit = match name {
            Some(_) => String::new(),
            None => format!("LIMIT {most}"),
        };
        let sql = format!("SELECT code, name FROM {table} WHERE {} ORDER BY code {limit}", conditions.sql());
        let rows =
            self.all(&sql, conditions.params(), |columns| Ok((columns.required()?, columns.required::<String>()?)))?;
        let is_meant = |(_, text): &(C, String)| name.is_none_or(|name| name.is_within(&SearchText::of(text)));
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        Ok(rows.into_iter().filter(is_meant).take(most).map(|(code, _)| code).collect())
    }
}

impl Tx<'_> {
    /// Takes a row out of a table, which nothing refers to.
    pub(super) fn remove(&mut self, table: &str, code: impl Into<Param<'static>>) -> Result<(), StoreError> {
        self.change_one(&format!("DELETE FROM {table} WHERE code = $1"), &[code.into()])
    }
}
