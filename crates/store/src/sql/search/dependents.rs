//! The search for dependents.

use std::collections::BTreeMap;

use domain::dependents::Dependent;
use domain::search::{DependentFilters, DependentSearch};
use domain::stores::StoreAccess;

use super::found::FoundDependent;
use crate::error::StoreError;
use crate::sql::conditions::Conditions;
use crate::sql::names::{NameTable, holds};
use crate::sql::transaction::ReadTx;
use crate::sql::{dependents, dialect};

impl ReadTx<'_> {
    /// The dependents that a user finds, in the order of codes.
    pub fn find_dependents(
        &mut self,
        search: &DependentSearch,
        access: &StoreAccess,
    ) -> Result<Vec<FoundDependent>, StoreError> {
        // A new filter must be asked for here.
        let DependentFilters { name, cpf, card } = search.filters();
        let mut conditions = Conditions::new(self.sql.engine());
        conditions.seen(&dialect::unindexed(self.sql.engine(), "b.store"), access);
        if let Some(name) = name {
            let clause = holds(&mut conditions, NameTable::Dependents, name);
            conditions.also(clause);
        }
        conditions.equals("d.cpf", cpf.as_ref());
        conditions.equals("c.number", card.as_ref());
        let sql = format!(
            "{} JOIN benefit b ON b.code = d.benefit WHERE {} ORDER BY d.code",
            dependents::select(),
            conditions.sql()
        );
        let found = self.all_by(&sql, conditions.params(), dependents::read)?;
        let found = self.with_plans(found)?;
        self.with_holders(found)
    }

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
