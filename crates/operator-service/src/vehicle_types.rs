//! `TiposVeiculo`: types of vehicles, each with its category.

use domain::catalogue::{VehicleCategory, VehicleType};
use domain::values::VehicleTypeCode;
use operator::{
    Codigo, ConsultarTipoVeiculoResponse, CriarTipoVeiculoResponse, ListarTiposVeiculoResponse,
    RemoverTipoVeiculoResponse, SubstituirTipoVeiculoResponse, TipoVeiculo, TipoVeiculoInput, TiposVeiculoApi,
};

use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::register::Distinct;
use super::service::OperatorService;
use super::values::{code, is_same_name, location, name, read_code, read_text, read_word, sort_by_name, word};

/// Most characters of a type's name that the contract shows.
const MAX_NAME: usize = 100;

impl TiposVeiculoApi for OperatorService {
    async fn listar_tipos_veiculo(&self, (): ()) -> Result<ListarTiposVeiculoResponse, QueryErrors> {
        self.read(|reading| {
            let mut types: Vec<VehicleType> = reading.vehicle_types()?.iter().cloned().collect();
            sort_by_name(&mut types, |kind| kind.name.as_str());
            Ok(ListarTiposVeiculoResponse::Ok(types.iter().map(shown).collect()))
        })
        .await
    }

    async fn criar_tipo_veiculo(
        &self,
        (): (),
        body: TipoVeiculoInput,
    ) -> Result<CriarTipoVeiculoResponse, BodyConflictErrors> {
        let kind = self.create(move |_, code| Ok::<_, Failed<BodyConflictErrors>>(read(&body, code)?)).await?;
        let location = Some(location("tiposVeiculo", kind.code.get()));
        Ok(CriarTipoVeiculoResponse::Created { body: shown(&kind), location })
    }

    async fn consultar_tipo_veiculo(
        &self,
        (): (),
        cod_tipo_veiculo: Codigo,
    ) -> Result<ConsultarTipoVeiculoResponse, PathErrors> {
        let kind: VehicleType = self.consult::<_, PathErrors>(type_code(cod_tipo_veiculo)?).await?;
        Ok(ConsultarTipoVeiculoResponse::Ok(shown(&kind)))
    }

    async fn substituir_tipo_veiculo(
        &self,
        (): (),
        cod_tipo_veiculo: Codigo,
        body: TipoVeiculoInput,
    ) -> Result<SubstituirTipoVeiculoResponse, PathBodyConflictErrors> {
        let replaced = self.replace(type_code(cod_tipo_veiculo)?, move |_, present: VehicleType| {
            Ok::<_, Failed<PathBodyConflictErrors>>(read(&body, present.code)?)
        });
        Ok(SubstituirTipoVeiculoResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_tipo_veiculo(
        &self,
        (): (),
        cod_tipo_veiculo: Codigo,
    ) -> Result<RemoverTipoVeiculoResponse, PathConflictErrors> {
        self.remove::<VehicleType, PathConflictErrors>(type_code(cod_tipo_veiculo)?).await?;
        Ok(RemoverTipoVeiculoResponse::NoContent)
    }
}

impl Distinct for VehicleType {
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        is_same_name(other.name.as_str(), self.name.as_str()).then_some("nome")
    }
}

fn type_code(sent: Codigo) -> Result<VehicleTypeCode, Refused> {
    read_code("codTipoVeiculo", sent, VehicleTypeCode::new)
}

fn read(body: &TipoVeiculoInput, code: VehicleTypeCode) -> Result<VehicleType, Refused> {
    let TipoVeiculoInput { nome, categoria } = body;
    let category = read_word("categoria", categoria, VehicleCategory::parse)?;
    Ok(VehicleType { code, name: read_text("nome", nome)?, category })
}

fn shown(kind: &VehicleType) -> TipoVeiculo {
    let VehicleType { code: number, name: called, category } = kind;
    TipoVeiculo {
        cod_tipo_veiculo: code(number.get()),
        nome: name(called, MAX_NAME),
        categoria: word(category.as_str()),
    }
}
