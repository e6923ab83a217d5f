//! Credit cards of people.

use domain::people::CreditCard;
use domain::values::PersonCode;

use super::columns::Columns;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// What is read of each, [`read`] in this order.
pub(super) const COLUMNS: &str = "code, brand, last_digits, holder, expiry, is_main, is_active, registered";

impl ReadTx<'_> {
    /// The credit cards of a person, in the order of codes.
    pub fn credit_cards(&mut self, person: PersonCode) -> Result<Vec<CreditCard>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM credit_card WHERE person = $1 ORDER BY code");
        self.all(&sql, &[person.into()], read)
    }
}

impl Tx<'_> {
    /// Registers a new credit card of a person.
    pub fn add_credit_card(&mut self, person: PersonCode, card: &CreditCard) -> Result<(), StoreError> {
        let CreditCard { code, brand, last_digits, holder, expiry, is_main, is_active, registered } = card;
        let expiry = expiry.map(|expiry| expiry.to_string());
        self.sql.insert(
            "credit_card",
            "code, person, brand, last_digits, holder, expiry, is_main, is_active, registered",
            &[
                (*code).into(),
                person.into(),
                brand.as_ref().into(),
                last_digits.as_str().into(),
                holder.as_ref().into(),
                expiry.as_deref().into(),
                (*is_main).into(),
                (*is_active).into(),
                (*registered).into(),
            ],
        )
    }
}

/// A card.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<CreditCard, StoreError> {
    Ok(CreditCard {
        code: columns.required()?,
        brand: columns.optional()?,
        last_digits: columns.required()?,
        holder: columns.optional()?,
        expiry: columns.optional()?,
        is_main: columns.required()?,
        is_active: columns.required()?,
        registered: columns.required()?,
    })
}
