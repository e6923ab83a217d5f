//! The list of dependents.

use std::collections::BTreeMap;

use domain::dependents::Dependent;
use domain::search::{DependentFilters, DependentSearch};
use domain::stores::StoreAccess;
use domain::values::DependentCode;

use super::found::FoundDependent;
use super::listing::Listed;
use crate::error::StoreError;
use crate::sql::conditions::Conditions;
use crate::sql::names::{NameTable, holds};
use crate::sql::transaction::ReadTx;
use crate::sql::{dependents, dialect};

/// The dependents, in the order of codes.
impl Listed for DependentSearch {
    type Code = DependentCode;
    type Item = FoundDependent;

    fn codes(
        &self,
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        after: Option<DependentCode>,
        most: usize,
    ) -> Result<Vec<DependentCode>, StoreError> {
        // A new filter must be asked for here.
        let DependentFilters { name, cpf, card } = self.filters();
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        conditions.seen(&dialect::unindexed(engine, "b.store"), access);
        if let Some(name) = name {
            let clause = holds(&mut conditions, NameTable::Dependents, name);
            conditions.also(clause);
        }
        conditions.equals("d.cpf", cpf.as_ref());
        conditions.equals("c.number", card.as_ref());
        conditions.after("d.code", after);
        let (from, rest) = (dependents::FROM, conditions.listing("d.code", most)?);
        let sql = format!("SELECT d.code FROM {from} JOIN benefit b ON b.code = d.benefit WHERE {rest}");
        reading.all(&sql, conditions.params())
    }

    fn items(
        reading: &mut ReadTx<'_>,
        access: &StoreAccess,
        codes: &[DependentCode],
    ) -> Result<Vec<FoundDependent>, StoreError> {
        let engine = reading.sql.engine();
        let mut conditions = Conditions::new(engine);
        conditions.among("d.code", codes);
        conditions.seen(&dialect::unindexed(engine, "b.store"), access);
        let (select, rest) = (dependents::select(), conditions.sql());
        let sql = format!("{select} JOIN benefit b ON b.code = d.benefit WHERE {rest} ORDER BY d.code");
        let found = reading.all_by(&sql, conditions.params(), dependents::read)?;
        let found = reading.with_plans(found)?;
        reading.with_holders(found)
    }
}

impl ReadTx<'_> {
    /// Dependents with the benefits that they belong to.
    fn with_holders(&mut self, dependents: Vec<Dependent>) -> Result<Vec<FoundDependent>, StoreError> {
        let codes: Vec<_> = dependents.iter().map(|dependent| dependent.data.benefit).collect();
        let benefits = self.listed_benefits(&codes)?;
        let benefits: BTreeMap<_, _> = benefits.into_iter().map(|found| (found.benefit.code, found)).collect();
        let missing = || StoreError::Corrupt("a dependent without its benefit".to_owned());
        dependents
            .into_iter()
            .map(|dependent| {
                let found = benefits.get(&dependent.data.benefit).ok_or_else(missing)?;
                Ok(FoundDependent {
                    benefit: found.benefit.clone(),
                    holder: found.holder.clone(),
                    document: found.document.clone(),
                    dependent,
                })
            })
            .collect()
    }
}
