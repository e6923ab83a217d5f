//! Vehicles, as the body of a deal has them.

use api::VeiculoTo;
use domain::Violation;
use domain::catalogue::VehicleCategory;
use domain::values::{Chassis, Money, Plate, Text};
use domain::vehicles::{Doors, Fuel, ModelYear, Vehicle};

use super::field::{number, text};

/// A vehicle and the name of its type, whose code only the catalogue knows.
pub(super) fn vehicle(sent: VeiculoTo) -> Result<(Vehicle, Option<Text<200>>), Violation> {
    let VeiculoTo {
        ano_fabricacao,
        ano_modelo,
        numero_portas,
        categoria,
        chassi,
        combustivel,
        cor,
        marca,
        modelo,
        placa,
        renavam,
        tipo_veiculo,
        valor_participacao,
        valor_protegido,
        valor_veiculo,
    } = sent;
    let vehicle = Vehicle {
        plate: text("placa", placa.as_ref(), Plate::parse)?,
        chassis: text("chassi", chassi.as_ref(), Chassis::parse)?,
        renavam: text("renavam", renavam.as_ref(), Text::parse)?,
        brand: text("marca", marca.as_ref(), Text::parse)?,
        model: text("modelo", modelo.as_ref(), Text::parse)?,
        built: number("anoFabricacao", ano_fabricacao, ModelYear::new)?,
        model_year: number("anoModelo", ano_modelo, ModelYear::new)?,
        colour: text("cor", cor.as_ref(), Text::parse)?,
        doors: number("numeroPortas", numero_portas, Doors::new)?,
        kind: None,
        category: text("categoria", categoria.as_ref(), VehicleCategory::parse_any_case)?,
        fuel: text("combustivel", combustivel.as_ref(), Fuel::parse_any_case)?,
        value: number("valorVeiculo", valor_veiculo, Money::from_reais)?,
        protected_value: number("valorProtegido", valor_protegido, Money::from_reais)?,
        own_share: number("valorParticipacao", valor_participacao, Money::from_reais)?,
    };
    Ok((vehicle, text("tipoVeiculo", tipo_veiculo.as_ref(), Text::parse)?))
}
