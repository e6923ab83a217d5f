//! Credit cards of people.

use domain::people::CreditCard;
use domain::values::PersonCode;

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
}
