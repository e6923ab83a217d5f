//! Dependents of benefits.

use std::collections::BTreeMap;

use domain::benefits::CardOwner;
use domain::dependents::{Dependent, DependentChange, DependentData};
use domain::values::{BenefitCode, Cpf, DependentCode, Phone, PlanCode};

use super::columns::{Columns, only};
use super::dialect;
use super::params::Param;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// What is read of each, and from where; conditions may follow.
pub(super) const SELECT: &str = "SELECT d.code, d.benefit, d.name, d.cpf, d.birth, d.identity, c.number, d.phone_country, \
                      d.phone_digits, d.kinship, d.sex, d.is_active \
                      FROM dependent d LEFT JOIN card c ON c.dependent = d.code";

impl ReadTx<'_> {
    /// The dependent with a code, of whatever benefit.
    pub fn dependent(&mut self, code: DependentCode) -> Result<Option<Dependent>, StoreError> {
        let found = self.all(&format!("{SELECT} WHERE d.code = $1"), &[code.into()], read)?;
        Ok(self.with_plans(found)?.pop())
    }

    /// The dependents of a benefit, in the order of codes.
    pub fn dependents(&mut self, benefit: BenefitCode) -> Result<Vec<Dependent>, StoreError> {
        let found = self.all(&format!("{SELECT} WHERE d.benefit = $1 ORDER BY d.code"), &[benefit.into()], read)?;
        self.with_plans(found)
    }

    /// The dependent of a benefit with a CPF.
    pub fn dependent_with(&mut self, benefit: BenefitCode, cpf: &Cpf) -> Result<Option<DependentCode>, StoreError> {
        let sql = "SELECT code FROM dependent WHERE benefit = $1 AND cpf = $2";
        self.one(sql, &[benefit.into(), cpf.into()], only)
    }

    /// Dependents with their plans, which are asked for once for all of them.
    pub(super) fn with_plans(&mut self, mut dependents: Vec<Dependent>) -> Result<Vec<Dependent>, StoreError> {
        let sql = format!(
            "SELECT dependent, plan FROM dependent_plan WHERE {} ORDER BY dependent, position",
            dialect::is_among(self.sql.engine(), "dependent", "$1")
        );
        let codes = dialect::codes(dependents.iter().map(|dependent| dependent.code.get()));
        let found = self.all(&sql, &[codes], |columns| Ok((columns.required()?, columns.required()?)))?;
        let mut plans: BTreeMap<DependentCode, Vec<PlanCode>> = BTreeMap::new();
        for (dependent, plan) in found {
            plans.entry(dependent).or_default().push(plan);
        }
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
            None => self.next("dependent", DependentCode::new)?,
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
        // Card and plans have tables of their own.
        let DependentData { benefit, name, cpf, birth, identity, card: _, phone, kinship, sex, plans: _, is_active } =
            &dependent.data;
        let search_name = name.search_text();
        self.write_row(
            "dependent",
            "code, benefit, name, search_name, cpf, birth, identity, phone_country, phone_digits, kinship, sex, \
             is_active",
            &[
                dependent.code.into(),
                (*benefit).into(),
                name.into(),
                (&search_name).into(),
                cpf.as_ref().into(),
                (*birth).into(),
                identity.as_ref().into(),
                phone.as_ref().map(|phone| i32::from(phone.country())).into(),
                phone.as_ref().map(Phone::digits).into(),
                (*kinship).into(),
                (*sex).into(),
                (*is_active).into(),
            ],
            is_new,
        )
    }
}

/// A dependent but for the plans.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Dependent, StoreError> {
    let code = columns.required()?;
    let (benefit, name, cpf, birth) =
        (columns.required()?, columns.required()?, columns.optional()?, columns.optional()?);
    let (identity, card) = (columns.optional()?, columns.optional()?);
    let phone = columns.phone()?;
    let (kinship, sex, is_active) = (columns.required()?, columns.optional()?, columns.required()?);
    let data =
        DependentData { benefit, name, cpf, birth, identity, card, phone, kinship, sex, plans: Vec::new(), is_active };
    Ok(Dependent { code, data })
}
