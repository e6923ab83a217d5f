//! Equipment installed in the vehicles of benefits.

use domain::benefits::Installation;
use domain::values::{BenefitCode, Day, InstallationCode, Text};

use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;
use crate::record::Record;

impl ReadTx<'_> {
    /// The equipment of a benefit, in the order of codes, each with the name of its supplier.
    pub fn installations(
        &mut self,
        benefit: BenefitCode,
    ) -> Result<Vec<(Installation, Option<Text<200>>)>, StoreError> {
        let sql = format!(
            "SELECT {}, s.name FROM installation i LEFT JOIN supplier s ON s.code = i.supplier \
             WHERE i.benefit = $1 ORDER BY i.code",
            Installation::names_in("i")
        );
        self.all(&sql, &[benefit.into()])
    }
}

impl Tx<'_> {
    /// Writes a new installation down.
    pub fn add_installation(&mut self, installation: &Installation) -> Result<(), StoreError> {
        self.insert(installation, &[])
    }

    /// Gives out the code of a new installation.
    pub fn next_installation(&mut self) -> Result<InstallationCode, StoreError> {
        self.next("installation")
    }

    /// Writes down that the equipment of an installation was removed.
    pub fn end_installation(&mut self, code: InstallationCode, day: Day) -> Result<(), StoreError> {
        self.change_one("UPDATE installation SET removed = $1 WHERE code = $2", &[day.into(), code.into()])
    }
}
