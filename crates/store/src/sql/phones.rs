//! Lists of telephones, kept apart from whom they belong to.

use std::collections::BTreeMap;

use domain::people::PersonPhone;

use super::dialect;
use super::params::Param;
use super::subject::{Owner, Subject};
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

impl ReadTx<'_> {
    /// The telephones of many of one kind, by their owners' codes; of each in the order in which they were sent.
    pub(super) fn phones(
        &mut self,
        owner: Owner,
        codes: impl IntoIterator<Item = i32>,
    ) -> Result<BTreeMap<i32, Vec<PersonPhone>>, StoreError> {
        let sql = format!(
            "SELECT code, country, digits, kind FROM phone WHERE subject = $1 AND {} ORDER BY code, position",
            dialect::is_among(self.sql.engine(), "code", "$2")
        );
        let params = [owner.as_str().into(), dialect::codes(codes)];
        let found = self.all(&sql, &params, |columns| {
            let missing = || StoreError::Corrupt("a telephone without number".to_owned());
            let code: i32 = columns.required()?;
            Ok((code, PersonPhone { phone: columns.phone()?.ok_or_else(missing)?, kind: columns.required()? }))
        })?;
        let mut phones: BTreeMap<i32, Vec<PersonPhone>> = BTreeMap::new();
        for (code, phone) in found {
            phones.entry(code).or_default().push(phone);
        }
        Ok(phones)
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
        for (position, it) in (1..).zip(phones) {
            let [subject, code] = subject.key();
            self.sql.insert(
                "phone",
                "subject, code, position, country, digits, kind",
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
