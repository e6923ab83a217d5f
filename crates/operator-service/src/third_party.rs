//! Vehicles of third parties.

use domain::given::given;
use domain::values::{Chassis, Plate};
use domain::vehicles::{ModelYear, Vehicle};
use operator::VeiculoTerceiro;

use super::errors::Refused;
use super::values::{read_optional, text};

/// The vehicle that a body has; what nobody asks of a third party is not known.
pub(super) fn read_vehicle(sent: &VeiculoTerceiro) -> Result<Vehicle, Refused> {
    let VeiculoTerceiro { placa, chassi, renavam, marca, modelo, ano_fabricacao, ano_modelo, cor } = sent;
    let year = |field: &str, sent: Option<i32>| {
        sent.map(|year| ModelYear::new(year).map_err(Refused::at(&format!("veiculo.{field}")))).transpose()
    };
    Ok(Vehicle {
        plate: given("veiculo.placa", placa.as_ref().map(AsRef::as_ref), Plate::parse)?,
        chassis: given("veiculo.chassi", chassi.as_ref().map(AsRef::as_ref), Chassis::parse)?,
        renavam: read_optional("veiculo.renavam", renavam.as_ref())?,
        brand: read_optional("veiculo.marca", marca.as_ref())?,
        model: read_optional("veiculo.modelo", modelo.as_ref())?,
        built: year("anoFabricacao", *ano_fabricacao)?,
        model_year: year("anoModelo", *ano_modelo)?,
        colour: read_optional("veiculo.cor", cor.as_ref())?,
        ..Vehicle::default()
    })
}

/// The vehicle as the contract has it.
pub(super) fn vehicle(vehicle: &Vehicle) -> VeiculoTerceiro {
    VeiculoTerceiro {
        placa: vehicle.plate.as_ref().map(text),
        chassi: vehicle.chassis.as_ref().map(text),
        renavam: vehicle.renavam.as_ref().map(text),
        marca: vehicle.brand.as_ref().map(text),
        modelo: vehicle.model.as_ref().map(text),
        ano_fabricacao: vehicle.built.map(ModelYear::get),
        ano_modelo: vehicle.model_year.map(ModelYear::get),
        cor: vehicle.colour.as_ref().map(text),
    }
}
