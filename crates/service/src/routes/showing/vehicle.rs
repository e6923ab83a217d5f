//! Vehicles.

use api::VeiculoTo;
use domain::catalogue::VehicleTypes;
use domain::vehicles::{Doors, Fuel, ModelYear, Vehicle};

use super::value::{money, text};

/// A vehicle whole.
pub(super) fn vehicle(vehicle: &Vehicle, types: &VehicleTypes) -> VeiculoTo {
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
        category: _,
        fuel,
        value,
        protected_value,
        own_share,
    } = vehicle;
    VeiculoTo {
        ano_fabricacao: built.map(ModelYear::get),
        ano_modelo: model_year.map(ModelYear::get),
        numero_portas: doors.map(Doors::get),
        categoria: vehicle.category(types).map(|category| category.to_string()),
        chassi: chassis.as_ref().map(text),
        combustivel: fuel.map(|fuel| fuel_in_words(fuel).to_owned()),
        cor: colour.as_ref().map(ToString::to_string),
        marca: brand.as_ref().map(ToString::to_string),
        modelo: model.as_ref().map(ToString::to_string),
        placa: plate.as_ref().map(text),
        renavam: renavam.as_ref().map(ToString::to_string),
        tipo_veiculo: kind.and_then(|kind| types.find(kind)).map(|kind| kind.name.to_string()),
        valor_participacao: own_share.map(money),
        valor_protegido: protected_value.map(money),
        valor_veiculo: value.map(money),
    }
}

/// A fuel for people; whoever sends the word back is understood.
fn fuel_in_words(fuel: Fuel) -> &'static str {
    match fuel {
        Fuel::Petrol => "Gasolina",
        Fuel::Ethanol => "Etanol",
        Fuel::Flex => "Flex",
        Fuel::Diesel => "Diesel",
        Fuel::Gas => "GNV",
        Fuel::Electric => "Eletrico",
        Fuel::Other => "Outro",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_fuels_are_read_back() {
        for fuel in Fuel::ALL {
            assert_eq!(Fuel::parse_any_case(fuel_in_words(*fuel)), Ok(*fuel));
        }
    }
}
