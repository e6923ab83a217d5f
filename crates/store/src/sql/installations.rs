//! Equipment installed in the vehicles of benefits.

use domain::benefits::Installation;
use domain::values::{BenefitCode, Text};

use super::columns::Columns;
use super::transaction::{ReadTx, Tx};
use crate::error::StoreError;

/// What is read of each, [`read`] in this order.
pub(super) const COLUMNS: &str = "i.code, i.benefit, i.tracker, i.serial, i.imei, i.manufacturer, i.model, i.carrier, \
                                  i.line, i.place, i.supplier, i.installer, i.installed, i.removed";

impl ReadTx<'_> {
    /// The equipment of a benefit, in the order of codes, each with the name of its supplier.
    pub fn installations(
        &mut self,
        benefit: BenefitCode,
    ) -> Result<Vec<(Installation, Option<Text<200>>)>, StoreError> {
        let sql = format!(
            "SELECT {COLUMNS}, s.name FROM installation i LEFT JOIN supplier s ON s.code = i.supplier \
             WHERE i.benefit = $1 ORDER BY i.code"
        );
        self.all(&sql, &[benefit.into()], |columns| Ok((read(columns)?, columns.optional()?)))
    }
}

impl Tx<'_> {
    /// Writes a new installation down.
    pub fn add_installation(&mut self, installation: &Installation) -> Result<(), StoreError> {
        let Installation {
            code,
            benefit,
            tracker,
            serial,
            imei,
            manufacturer,
            model,
            carrier,
            line,
            place,
            supplier,
            installer,
            installed,
            removed,
        } = installation;
        self.sql.insert(
            "installation",
            "code, benefit, tracker, serial, imei, manufacturer, model, carrier, line, place, supplier, installer, \
             installed, removed",
            &[
                (*code).into(),
                (*benefit).into(),
                (*tracker).into(),
                serial.as_ref().into(),
                imei.as_ref().into(),
                manufacturer.as_ref().into(),
                model.as_ref().into(),
                carrier.as_ref().into(),
                line.as_ref().into(),
                place.as_ref().into(),
                (*supplier).into(),
                installer.as_ref().into(),
                (*installed).into(),
                (*removed).into(),
            ],
        )
    }
}

/// An installation.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Installation, StoreError> {
    Ok(Installation {
        code: columns.required()?,
        benefit: columns.required()?,
        tracker: columns.optional()?,
        serial: columns.optional()?,
        imei: columns.optional()?,
        manufacturer: columns.optional()?,
        model: columns.optional()?,
        carrier: columns.optional()?,
        line: columns.optional()?,
        place: columns.optional()?,
        supplier: columns.optional()?,
        installer: columns.optional()?,
        installed: columns.optional()?,
        removed: columns.optional()?,
    })
}
