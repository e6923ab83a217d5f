//! Vehicles.

use super::catalogue::{VehicleCategory, VehicleTypes};
use super::details::details;
use super::values::{Chassis, Money, Plate, Text, VehicleTypeCode, value_set};
use super::violation::{Flaw, Violation};

value_set! {
    /// What a vehicle burns.
    pub enum Fuel {
        /// Petrol.
        Petrol = "GASOLINA",
        /// Ethanol.
        Ethanol = "ETANOL",
        /// Petrol or ethanol.
        Flex = "FLEX",
        /// Diesel.
        Diesel = "DIESEL",
        /// Natural gas.
        Gas = "GNV",
        /// Nothing.
        Electric = "ELETRICO",
        /// Anything else.
        Other = "OUTRO",
    }
}

impl Fuel {
    /// Reads a fuel however it is capitalised.
    pub fn parse_any_case(text: &str) -> Result<Self, Flaw> {
        Self::parse(&text.trim().to_uppercase())
    }
}

/// A year of a vehicle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct ModelYear(i32);

impl ModelYear {
    /// The year with this number, 1900 to 2100.
    pub fn new(year: i32) -> Result<Self, Flaw> {
        if (1900..=2100).contains(&year) {
            Ok(Self(year))
        } else {
            Err(Flaw::new("está fora dos limites", "Envie um ano de 1900 a 2100"))
        }
    }

    /// The number.
    pub fn get(self) -> i32 {
        self.0
    }
}

/// How many doors a vehicle has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Doors(i32);

impl Doors {
    /// So many doors, 0 to 20.
    pub fn new(number: i32) -> Result<Self, Flaw> {
        if (0..=20).contains(&number) {
            Ok(Self(number))
        } else {
            Err(Flaw::new("está fora dos limites", "Envie um número de portas de 0 a 20"))
        }
    }

    /// The number.
    pub fn get(self) -> i32 {
        self.0
    }
}

details! {
    /// A vehicle; any part may be unknown.
    pub struct Vehicle sent as SentVehicle {
        /// Plate.
        plate: Plate,
        /// Chassis number.
        chassis: Chassis,
        /// Number in the national register.
        renavam: Text<11>,
        /// Brand.
        brand: Text<60>,
        /// Model.
        model: Text<100>,
        /// Year of manufacture.
        built: ModelYear,
        /// Year of the model.
        model_year: ModelYear,
        /// Colour.
        colour: Text<30>,
        /// Number of doors.
        doors: Doors,
        /// Type.
        kind: VehicleTypeCode,
        /// Category.
        category: VehicleCategory,
        /// Fuel.
        fuel: Fuel,
        /// What it is worth.
        value: Money,
        /// Up to what it is protected.
        protected_value: Money,
        /// What the member bears of an event.
        own_share: Money,
    }
}

impl Vehicle {
    /// Checks that it can be told which vehicle it is, and that its type is registered.
    pub fn check(&self, types: &VehicleTypes) -> Result<(), Violation> {
        if self.plate.is_none() && self.chassis.is_none() {
            return Err(Violation::new(
                "placa",
                "Informe placa ou chassi. Um benefício veicular precisa do seu veículo.",
            ));
        }
        self.check_type(types)
    }

    /// Checks that its type, where one is named, is registered.
    pub fn check_type(&self, types: &VehicleTypes) -> Result<(), Violation> {
        self.kind.map_or(Ok(()), |kind| types.existing(kind).map(drop))
    }

    /// The category: its own, or that of its type.
    pub fn category(&self, types: &VehicleTypes) -> Option<VehicleCategory> {
        self.category.or_else(|| types.find(self.kind?).map(|kind| kind.category))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::VehicleType;

    #[test]
    fn a_vehicle_is_known_by_plate_or_chassis() {
        let types = VehicleTypes::default();
        let plated = Vehicle { plate: Plate::parse("ABC1D23").ok(), ..Vehicle::default() };
        let bare = Vehicle { chassis: Chassis::parse("9BWZZZ377VT004251").ok(), ..Vehicle::default() };
        assert_eq!((plated.check(&types), bare.check(&types)), (Ok(()), Ok(())));
        assert_eq!(
            Vehicle::default().check(&types).unwrap_err().text(),
            "Informe placa ou chassi. Um benefício veicular precisa do seu veículo."
        );
        let odd = Vehicle { kind: VehicleTypeCode::new(77).ok(), ..plated };
        assert!(odd.check(&types).is_err_and(|it| it.field() == "codTipoVeiculo"));
    }

    #[test]
    fn a_category_is_the_vehicles_own_or_that_of_its_type() {
        let code = VehicleTypeCode::new(3).unwrap();
        let name = Text::parse("Motocicleta").unwrap();
        let types = VehicleTypes::new(vec![VehicleType { code, name, category: VehicleCategory::Motorcycle }]);
        let typed = Vehicle { kind: Some(code), ..Vehicle::default() };
        assert_eq!(typed.category(&types), Some(VehicleCategory::Motorcycle));
        let own = Vehicle { category: Some(VehicleCategory::Light), ..typed };
        assert_eq!(own.category(&types), Some(VehicleCategory::Light));
        assert_eq!(Vehicle::default().category(&types), None);
    }

    #[test]
    fn numbers_have_their_bounds() {
        assert_eq!((ModelYear::new(2021).map(ModelYear::get), Doors::new(4).map(Doors::get)), (Ok(2021), Ok(4)));
        assert!(ModelYear::new(1899).is_err() && ModelYear::new(1900).is_ok() && ModelYear::new(2101).is_err());
        assert!(Doors::new(-1).is_err() && Doors::new(0).is_ok() && Doors::new(21).is_err());
        assert_eq!(Fuel::parse_any_case("Flex"), Ok(Fuel::Flex));
        assert!(Fuel::parse_any_case("querosene").is_err());
    }
}
