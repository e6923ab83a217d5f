//! Discount cards: each has one owner, and the service numbers those that nobody sent.

use domain::benefits::CardOwner;
use domain::values::{BenefitCode, CardNumber, DependentCode};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// Whose a card is.
    pub fn card_owner(&mut self, card: &CardNumber) -> Result<Option<CardOwner>, StoreError> {
        let found = self.one("SELECT benefit, dependent FROM card WHERE number = $1", &[card.into()])?;
        let owner = |(benefit, dependent): (Option<BenefitCode>, Option<DependentCode>)| {
            let owner = benefit.map(CardOwner::Benefit).or(dependent.map(CardOwner::Dependent));
            owner.ok_or_else(|| StoreError::Corrupt("a card without an owner".to_owned()))
        };
        found.map(owner).transpose()
    }
}

impl Tx<'_> {
    /// Gives a card to its owner, in the place of the one that it had.
    pub(super) fn put_card(&mut self, owner: CardOwner, card: Option<&CardNumber>) -> Result<(), StoreError> {
        let (sql, code) = match owner {
            CardOwner::Benefit(code) => ("DELETE FROM card WHERE benefit = $1", code.get()),
            CardOwner::Dependent(code) => ("DELETE FROM card WHERE dependent = $1", code.get()),
        };
        self.sql.execute(sql, &[code.into()])?;
        self.insert_card(owner, card)
    }

    /// Gives a card to an owner that has none.
    pub(super) fn insert_card(&mut self, owner: CardOwner, card: Option<&CardNumber>) -> Result<(), StoreError> {
        let Some(card) = card else { return Ok(()) };
        let (columns, code) = match owner {
            CardOwner::Benefit(code) => ("number, benefit", code.get()),
            CardOwner::Dependent(code) => ("number, dependent", code.get()),
        };
        self.sql.insert("card", columns, &[card.into(), code.into()])
    }

    /// A card that nobody has. Numbers that came from outside are passed over.
    pub(super) fn issue_card(&mut self) -> Result<CardNumber, StoreError> {
        loop {
            let number = self.sql.next_code("card")?;
            let card = u32::try_from(number).ok().and_then(CardNumber::issued);
            let card = card.ok_or_else(|| StoreError::Unusable("all card numbers are used up".to_owned()))?;
            if self.card_owner(&card)?.is_none() {
                return Ok(card);
            }
        }
    }
}
