//! Types of vehicles and the categories they fall into.

use crate::values::{Text, VehicleTypeCode, value_set};
use crate::violation::{Flaw, Violation};

value_set! {
    /// A category of vehicles, as the list of types has it.
    pub enum VehicleCategory {
        /// Bicycle.
        Bicycle = "Bicicleta",
        /// Lorry.
        Lorry = "Caminhao",
        /// Car.
        Light = "Leve",
        /// Motorcycle.
        Motorcycle = "Motocicleta",
        /// Pick-up.
        Pickup = "Pickup",
        /// Utility vehicle.
        Utility = "Utilitario",
        /// Bus.
        Bus = "Onibus",
        /// Anything else.
        Other = "Outro",
    }
}

impl VehicleCategory {
    /// Reads a category however it is capitalised: bodies have `LEVE`, lists `Leve`.
    pub fn parse_any_case(text: &str) -> Result<Self, Flaw> {
        let of_word = |category: &&Self| category.as_str().eq_ignore_ascii_case(text.trim());
        Self::ALL.iter().find(of_word).copied().ok_or_else(|| Flaw::not_among(Self::ALL.iter().map(|it| it.as_str())))
    }
}

/// A type of vehicle.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VehicleType {
    /// Its code.
    pub code: VehicleTypeCode,
    /// Its name.
    pub name: Text<200>,
    /// Its category.
    pub category: VehicleCategory,
}

/// All types of vehicles.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VehicleTypes(Vec<VehicleType>);

impl VehicleTypes {
    /// The types of a base.
    pub fn new(types: Vec<VehicleType>) -> Self {
        Self(types)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &VehicleType> {
        self.0.iter()
    }

    /// The type with a code.
    pub fn find(&self, code: VehicleTypeCode) -> Option<&VehicleType> {
        self.0.iter().find(|kind| kind.code == code)
    }

    /// The type that a body names.
    pub fn existing(&self, code: VehicleTypeCode) -> Result<&VehicleType, Violation> {
        self.find(code).ok_or_else(|| {
            Violation::unknown_code("codTipoVeiculo", code, "Use um código de GET /ext/beneficio/tipoVeiculo")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_are_read_in_the_case_of_bodies_and_of_lists() {
        for category in VehicleCategory::ALL {
            assert_eq!(VehicleCategory::parse_any_case(category.as_str()), Ok(*category));
            assert_eq!(VehicleCategory::parse_any_case(&category.as_str().to_uppercase()), Ok(*category));
        }
        assert!(VehicleCategory::parse_any_case("Nave").is_err());
        assert!(VehicleCategory::parse_any_case("Caminhão").is_err());
    }

    #[test]
    fn a_type_must_exist() {
        let code = VehicleTypeCode::new(3).unwrap();
        let types = VehicleTypes::new(vec![VehicleType {
            code,
            name: Text::parse("Automóvel de passeio").unwrap(),
            category: VehicleCategory::Light,
        }]);
        assert_eq!(types.existing(code).ok(), types.iter().next());
        assert!(
            VehicleTypes::default()
                .existing(code)
                .is_err_and(|it| it.text().starts_with("codTipoVeiculo 3 não existe."))
        );
    }
}
