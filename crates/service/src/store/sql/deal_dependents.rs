//! Dependents of deals.

use super::columns::Columns;
use super::{Reading, Tx, WholeDealDependent};
use crate::domain::crm::{DealDependent, DealDependentData};
use crate::domain::values::{DealCode, DealDependentCode, Phone};
use crate::store::StoreError;

impl Reading<'_> {
    /// The dependents of a deal, in the order of codes.
    pub fn deal_dependents(&mut self, deal: DealCode) -> Result<Vec<DealDependent>, StoreError> {
        self.all(
            "SELECT code, name, cpf, birth, kinship, sex, identity, phone_country, phone_digits, plan, value \
             FROM deal_dependent WHERE deal = $1 ORDER BY code",
            &[deal.into()],
            read,
        )
    }
}

impl Reading<'_> {
    /// The dependent of a deal with a code, and of which deal.
    pub(super) fn whole_deal_dependent(
        &mut self,
        code: DealDependentCode,
    ) -> Result<Option<WholeDealDependent>, StoreError> {
        self.one(
            "SELECT deal, code, name, cpf, birth, kinship, sex, identity, phone_country, phone_digits, plan, value \
             FROM deal_dependent WHERE code = $1",
            &[code.into()],
            |columns| Ok(WholeDealDependent { deal: columns.required()?, dependent: read(columns)? }),
        )
    }
}

impl Tx<'_> {
    /// Adds a dependent to a deal.
    pub fn insert_deal_dependent(
        &mut self,
        deal: DealCode,
        data: DealDependentData,
    ) -> Result<DealDependent, StoreError> {
        let dependent = DealDependent { code: self.next("deal_dependent", DealDependentCode::new)?, data };
        self.write_new_deal_dependent(deal, &dependent)?;
        Ok(dependent)
    }

    pub(super) fn write_new_deal_dependent(
        &mut self,
        deal: DealCode,
        dependent: &DealDependent,
    ) -> Result<(), StoreError> {
        let sql = "INSERT INTO deal_dependent (deal, code, name, cpf, birth, kinship, sex, identity, phone_country, \
                   phone_digits, plan, value) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
        self.write_deal_dependent(sql, deal, dependent)
    }

    /// Overwrites a dependent of a deal; whether it is one was asked before.
    pub fn update_deal_dependent(&mut self, deal: DealCode, dependent: &DealDependent) -> Result<(), StoreError> {
        let sql = "UPDATE deal_dependent SET name = $3, cpf = $4, birth = $5, kinship = $6, sex = $7, identity = $8, \
                   phone_country = $9, phone_digits = $10, plan = $11, value = $12 WHERE deal = $1 AND code = $2";
        self.write_deal_dependent(sql, deal, dependent)
    }

    fn write_deal_dependent(&mut self, sql: &str, deal: DealCode, dependent: &DealDependent) -> Result<(), StoreError> {
        let DealDependentData { name, cpf, birth, kinship, sex, identity, phone, plan, value } = &dependent.data;
        self.change_one(
            sql,
            &[
                deal.into(),
                dependent.code.into(),
                name.into(),
                cpf.as_ref().into(),
                (*birth).into(),
                (*kinship).into(),
                (*sex).into(),
                identity.as_ref().into(),
                phone.as_ref().map(|phone| i32::from(phone.country())).into(),
                phone.as_ref().map(Phone::digits).into(),
                (*plan).into(),
                (*value).into(),
            ],
        )
    }
}

fn read(columns: &mut Columns<'_>) -> Result<DealDependent, StoreError> {
    Ok(DealDependent {
        code: columns.required()?,
        data: DealDependentData {
            name: columns.required()?,
            cpf: columns.optional()?,
            birth: columns.optional()?,
            kinship: columns.required()?,
            sex: columns.optional()?,
            identity: columns.optional()?,
            phone: columns.phone()?,
            plan: columns.optional()?,
            value: columns.optional()?,
        },
    })
}
