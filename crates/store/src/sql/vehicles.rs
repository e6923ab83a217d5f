//! Vehicles, kept apart from what they belong to.

use domain::values::{Plate, PlateKey};
use domain::vehicles::Vehicle;

use super::columns::Columns;
use super::subject::Subject;
use super::transaction::Tx;
use crate::error::StoreError;

/// What is read of each where `v` is joined, [`read`] in this order.
pub(super) const COLUMNS: &str = "v.code, v.plate, v.chassis, v.renavam, v.brand, v.model, v.built, v.model_year, \
                       v.colour, v.doors, v.kind, v.category, v.fuel, v.value, v.protected_value, v.own_share";

impl Tx<'_> {
    /// Puts a vehicle in the place of whatever was there.
    pub(super) fn put_vehicle(&mut self, subject: Subject, vehicle: Option<&Vehicle>) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM vehicle WHERE subject = $1 AND code = $2", &subject.key())?;
        self.insert_vehicle(subject, vehicle)
    }

    /// Writes down the vehicle of something that has none.
    pub(super) fn insert_vehicle(&mut self, subject: Subject, vehicle: Option<&Vehicle>) -> Result<(), StoreError> {
        let Some(vehicle) = vehicle else { return Ok(()) };
        // A new part must be kept, not forgotten.
        let Vehicle {
            plate,
            chassis,
            renavam,
            brand,
            model,
            built,
            model_year,
            colour,
            doors,
            kind,
            category,
            fuel,
            value,
            protected_value,
            own_share,
        } = vehicle;
        let [subject, code] = subject.key();
        let plate_key = plate.as_ref().map(Plate::key);
        self.sql.insert(
            "vehicle",
            "subject, code, plate, plate_key, chassis, renavam, brand, model, built, model_year, colour, doors, kind, \
             category, fuel, value, protected_value, own_share",
            &[
                subject,
                code,
                plate.as_ref().map(Plate::as_str).into(),
                plate_key.as_ref().map(PlateKey::as_str).into(),
                chassis.as_ref().into(),
                renavam.as_ref().into(),
                brand.as_ref().into(),
                model.as_ref().into(),
                (*built).into(),
                (*model_year).into(),
                colour.as_ref().into(),
                (*doors).into(),
                (*kind).into(),
                (*category).into(),
                (*fuel).into(),
                (*value).into(),
                (*protected_value).into(),
                (*own_share).into(),
            ],
        )
    }
}

/// A vehicle, if one was joined.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Option<Vehicle>, StoreError> {
    let owner: Option<i32> = columns.optional()?;
    let vehicle = Vehicle {
        plate: columns.optional()?,
        chassis: columns.optional()?,
        renavam: columns.optional()?,
        brand: columns.optional()?,
        model: columns.optional()?,
        built: columns.optional()?,
        model_year: columns.optional()?,
        colour: columns.optional()?,
        doors: columns.optional()?,
        kind: columns.optional()?,
        category: columns.optional()?,
        fuel: columns.optional()?,
        value: columns.optional()?,
        protected_value: columns.optional()?,
        own_share: columns.optional()?,
    };
    Ok(owner.map(|_| vehicle))
}
