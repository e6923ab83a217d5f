//! Dependents of benefits.

use domain::benefits::CardOwner;
use domain::dependents::{Dependent, DependentChange};
use domain::values::{BenefitCode, Cpf, DependentCode};

use super::dialect;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Columns, Record};

/// What they are read from.
pub(super) const FROM: &str = "dependent d LEFT JOIN card c ON c.dependent = d.code";

/// What is read of each, by [`read`], and from where; conditions may follow.
pub(super) fn select() -> String {
    format!("SELECT {}, c.number FROM {FROM}", Dependent::names_in("d"))
}

impl ReadTx<'_> {
    /// The dependent with a code, of whatever benefit.
    pub fn dependent(&mut self, code: DependentCode) -> Result<Option<Dependent>, StoreError> {
        let found = self.all_by(&format!("{} WHERE d.code = $1", select()), &[code.into()], read)?;
        Ok(self.with_plans(found)?.pop())
    }

    /// The dependents of a benefit, in the order of codes.
    pub fn dependents(&mut self, benefit: BenefitCode) -> Result<Vec<Dependent>, StoreError> {
        let sql = format!("{} WHERE d.benefit = $1 ORDER BY d.code", select());
        let found = self.all_by(&sql, &[benefit.into()], read)?;
        self.with_plans(found)
    }

    /// The dependent of a benefit with a CPF.
    pub fn dependent_with(&mut self, benefit: BenefitCode, cpf: &Cpf) -> Result<Option<DependentCode>, StoreError> {
        let sql = "SELECT code FROM dependent WHERE benefit = $1 AND cpf = $2";
        self.one(sql, &[benefit.into(), cpf.into()])
    }

    /// Dependents with their plans, which are asked for once for all of them.
    pub(super) fn with_plans(&mut self, mut dependents: Vec<Dependent>) -> Result<Vec<Dependent>, StoreError> {
        let sql = format!(
            "SELECT dependent, plan FROM dependent_plan WHERE {} ORDER BY dependent, position",
            dialect::is_among(self.sql.engine(), "dependent", "$1")
        );
        let codes = dialect::codes(dependents.iter().map(|dependent| dependent.code));
        let mut plans = self.by_owner::<DependentCode, _>(&sql, &[codes])?;
        for dependent in &mut dependents {
            dependent.data.plans = plans.remove(&dependent.code).unwrap_or_default();
        }
        Ok(dependents)
    }
}

impl Tx<'_> {
    /// Carries out what saving a dependent came to, and returns the dependent as it is now.
    pub fn put_dependent(&mut self, change: DependentChange) -> Result<Dependent, StoreError> {
        let DependentChange { code, mut data } = change;
        let is_new = code.is_none();
        let code = match code {
            Some(code) => code,
            None => self.next("dependent")?,
        };
        if is_new && data.card.is_none() {
            data.card = Some(self.issue_card()?);
        }
        let dependent = Dependent { code, data };
        self.write_dependent(&dependent, is_new)?;
        self.put_card(CardOwner::Dependent(code), dependent.data.card.as_ref())?;
        self.sql.execute("DELETE FROM dependent_plan WHERE dependent = $1", &[code.into()])?;
        self.put_dependent_plans(&dependent)?;
        Ok(dependent)
    }

    /// Writes down the plans of a dependent that has none.
    pub(super) fn put_dependent_plans(&mut self, dependent: &Dependent) -> Result<(), StoreError> {
        for (position, plan) in (1..).zip(&dependent.data.plans) {
            self.sql.insert(
                "dependent_plan",
                "dependent, position, plan",
                &[dependent.code.into(), Param::Int(position), (*plan).into()],
            )?;
        }
        Ok(())
    }

    pub(super) fn write_dependent(&mut self, dependent: &Dependent, is_new: bool) -> Result<(), StoreError> {
        let search_name = dependent.data.name.search_text();
        self.write(dependent, &[("search_name", (&search_name).into())], is_new)
    }
}

/// A dependent with its card, but for the plans.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Dependent, StoreError> {
    let mut dependent: Dependent = columns.next()?;
    dependent.data.card = columns.next()?;
    Ok(dependent)
}
