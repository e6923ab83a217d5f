//! Credit cards of people.

use domain::people::CreditCard;
use domain::values::{CreditCardCode, PersonCode};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// The credit cards of a person, in the order of codes.
    pub fn credit_cards(&mut self, person: PersonCode) -> Result<Vec<CreditCard>, StoreError> {
        self.records("WHERE person = $1 ORDER BY code", &[person.into()])
    }
}

impl Tx<'_> {
    /// Registers a new credit card of a person.
    pub fn add_credit_card(&mut self, person: PersonCode, card: &CreditCard) -> Result<(), StoreError> {
        self.insert(card, &[("person", person.into())])
    }

    /// Gives out the code of a new credit card.
    pub fn next_credit_card(&mut self) -> Result<CreditCardCode, StoreError> {
        self.next("credit_card")
    }

    /// Takes charges off whichever card of a person they went to.
    pub fn clear_main_credit_card(&mut self, person: PersonCode) -> Result<(), StoreError> {
        self.sql.execute("UPDATE credit_card SET is_main = 0 WHERE person = $1", &[person.into()])?;
        Ok(())
    }

    /// Removes a credit card.
    pub fn remove_credit_card(&mut self, code: CreditCardCode) -> Result<(), StoreError> {
        self.change_one("DELETE FROM credit_card WHERE code = $1", &[code.into()])
    }
}
