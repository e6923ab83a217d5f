//! Lists of telephones, kept apart from whom they belong to.

use std::collections::BTreeMap;

use domain::people::PersonPhone;

use super::dialect;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::{Code, Record};

impl ReadTx<'_> {
    /// The telephones of many of one kind, by their owners' codes; of each in the order in which they were sent.
    pub(super) fn phones(
        &mut self,
        owner: Owner,
        codes: impl IntoIterator<Item = impl Code>,
    ) -> Result<BTreeMap<i32, Vec<PersonPhone>>, StoreError> {
        let sql = format!(
            "SELECT code, {} FROM phone WHERE subject = $1 AND {} ORDER BY code, position",
            PersonPhone::names(),
            dialect::is_among(self.sql.engine(), "code", "$2")
        );
        self.by_owner(&sql, &[owner.as_str().into(), dialect::codes(codes)])
    }
}

impl Tx<'_> {
    /// Puts a list of telephones in the place of the one that was there.
    pub(super) fn put_phones(&mut self, subject: Subject, phones: &[PersonPhone]) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM phone WHERE subject = $1 AND code = $2", &subject.key())?;
        self.insert_phones(subject, phones)
    }

    /// Writes down the telephones of somebody who has none.
    pub(super) fn insert_phones(&mut self, subject: Subject, phones: &[PersonPhone]) -> Result<(), StoreError> {
        for (position, phone) in (1_i32..).zip(phones) {
            let [subject, code] = subject.key();
            self.insert(phone, &[("subject", subject), ("code", code), ("position", position.into())])?;
        }
        Ok(())
    }
}
