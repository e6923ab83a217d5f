//! Lists of telephones, kept apart from whom they belong to.

use super::subject::Subject;
use super::{Param, Reading, Tx};
use crate::domain::people::PersonPhone;
use crate::store::StoreError;

impl Reading<'_> {
    /// The telephones of somebody, in the order in which they were sent.
    pub(super) fn phones(&mut self, subject: Subject) -> Result<Vec<PersonPhone>, StoreError> {
        self.all(
            "SELECT country, digits, kind FROM phone WHERE subject = $1 AND code = $2 ORDER BY position",
            &subject.key(),
            |columns| {
                let missing = || StoreError::Corrupt("a telephone without number".to_owned());
                Ok(PersonPhone { phone: columns.phone()?.ok_or_else(missing)?, kind: columns.required()? })
            },
        )
    }
}

impl Tx<'_> {
    /// Puts a list of telephones in the place of the one that was there.
    pub(super) fn put_phones(&mut self, subject: Subject, phones: &[PersonPhone]) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM phone WHERE subject = $1 AND code = $2", &subject.key())?;
        for (position, it) in (1..).zip(phones) {
            let [subject, code] = subject.key();
            self.change_one(
                "INSERT INTO phone (subject, code, position, country, digits, kind) VALUES ($1, $2, $3, $4, $5, $6)",
                &[
                    subject,
                    code,
                    Param::Int(position),
                    i32::from(it.phone.country()).into(),
                    it.phone.digits().into(),
                    it.kind.into(),
                ],
            )?;
        }
        Ok(())
    }
}
