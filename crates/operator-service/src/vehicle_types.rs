//! `TiposVeiculo`: types of vehicles, each with its category.

use domain::catalogue::{VehicleCategory, VehicleType};
use domain::values::{SearchText, VehicleTypeCode};
use operator::runtime::Context;
use operator::{ListarTiposVeiculoError, TipoVeiculo, TipoVeiculoInput, TiposVeiculoApi};

use super::errors::Failure;
use super::register::{Asked, Record, operations};
use super::service::OperatorService;
use super::values::{code, is_same_name, name, read_text, read_word, word};

/// Most characters of a type's name that the contract shows.
const MAX_NAME: usize = 100;

impl TiposVeiculoApi for OperatorService {
    async fn listar_tipos_veiculo(&self, _: Context<'_, ()>) -> Result<Vec<TipoVeiculo>, ListarTiposVeiculoError> {
        let types = self.list(|_: &VehicleType| true, |kind| SearchText::of(kind.name.as_str())).await?;
        Ok(types)
    }

    operations! { VehicleType of TipoVeiculoInput as TipoVeiculo in "tiposVeiculo", named by "codTipoVeiculo": VehicleTypeCode,
        criar_tipo_veiculo -> CriarTipoVeiculoError,
        consultar_tipo_veiculo -> ConsultarTipoVeiculoError,
        substituir_tipo_veiculo -> SubstituirTipoVeiculoError,
        remover_tipo_veiculo -> RemoverTipoVeiculoError,
    }
}

impl Record for VehicleType {
    type Input = TipoVeiculoInput;
    type Shown = TipoVeiculo;

    fn read(Asked { body, code, .. }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let TipoVeiculoInput { nome, categoria } = body;
        let category = read_word("categoria", categoria, VehicleCategory::parse)?;
        Ok(VehicleType { code, name: read_text("nome", nome)?, category })
    }

    fn shown(&self) -> TipoVeiculo {
        let VehicleType { code: number, name: called, category } = self;
        TipoVeiculo {
            cod_tipo_veiculo: code(number.get()),
            nome: name(called, MAX_NAME),
            categoria: word(category.as_str()),
        }
    }

    fn likeness(&self, other: &Self) -> Option<&'static str> {
        is_same_name(other.name.as_str(), self.name.as_str()).then_some("nome")
    }
}
