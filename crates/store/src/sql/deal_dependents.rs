//! Dependents of deals.

use domain::crm::{DealDependent, DealDependentData};
use domain::values::{DealCode, DealDependentCode, Phone};

use super::columns::Columns;
use super::transaction::{ReadTx, Tx};
use super::whole::WholeDealDependent;
use crate::error::StoreError;

impl ReadTx<'_> {
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

impl ReadTx<'_> {
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
        self.write_deal_dependent(deal, &dependent, true)?;
        Ok(dependent)
    }

    /// Overwrites a dependent of a deal; whether it is one was asked before.
    pub fn update_deal_dependent(&mut self, deal: DealCode, dependent: &DealDependent) -> Result<(), StoreError> {
        self.write_deal_dependent(deal, dependent, false)
    }

    pub(super) fn write_deal_dependent(
        &mut self,
        deal: DealCode,
        dependent: &DealDependent,
        is_new: bool,
    ) -> Result<(), StoreError> {
        let DealDependentData { name, cpf, birth, kinship, sex, identity, phone, plan, value } = &dependent.data;
        self.write_row(
            "deal_dependent",
            "code, deal, name, cpf, birth, kinship, sex, identity, phone_country, phone_digits, plan, value",
            &[
                dependent.code.into(),
                deal.into(),
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
            is_new,
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
