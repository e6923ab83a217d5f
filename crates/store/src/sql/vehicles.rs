//! Vehicles, kept apart from what they belong to.

use domain::values::{Plate, PlateKey};
use domain::vehicles::Vehicle;

use super::subject::Subject;
use super::transaction::Tx;
use crate::error::StoreError;
use crate::record::{Columns, Record};

/// What is read of each where `v` is joined, by [`read`].
pub(super) fn columns() -> String {
    format!("v.code, {}", Vehicle::names_in("v"))
}

impl Tx<'_> {
    /// Puts a vehicle in the place of whatever was there.
    pub(super) fn put_vehicle(&mut self, subject: Subject, vehicle: Option<&Vehicle>) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM vehicle WHERE subject = $1 AND code = $2", &subject.key())?;
        self.insert_vehicle(subject, vehicle)
    }

    /// Writes down the vehicle of something that has none.
    pub(super) fn insert_vehicle(&mut self, subject: Subject, vehicle: Option<&Vehicle>) -> Result<(), StoreError> {
        let Some(vehicle) = vehicle else { return Ok(()) };
        let [subject, code] = subject.key();
        let plate_key = vehicle.plate.as_ref().map(Plate::key);
        let plate_key = plate_key.as_ref().map(PlateKey::as_str).into();
        self.insert(vehicle, &[("subject", subject), ("code", code), ("plate_key", plate_key)])
    }
}

/// A vehicle, if one was joined.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Option<Vehicle>, StoreError> {
    let (owner, vehicle): (Option<i32>, Vehicle) = columns.next()?;
    Ok(owner.map(|_| vehicle))
}
