//! Tipos: types of help desk calls, inspections and events, and the specialities of consultations.

use domain::Violation;
use domain::attendance::{AttendanceEntity, AttendanceType};
use domain::values::TypeCode;
use operator::{
    Codigo, ConsultarTipoResponse, CriarTipoResponse, EntidadeAtendimento, ListarTiposResponse, RemoverTipoResponse,
    SubstituirTipoResponse, Tipo, TipoInput, TiposApi,
};

use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::register::Distinct;
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, read_word, sort_by_name, text, word};

impl TiposApi for OperatorService {
    async fn listar_tipos(
        &self,
        (): (),
        entidade: Option<EntidadeAtendimento>,
        ativo: Option<bool>,
    ) -> Result<ListarTiposResponse, QueryErrors> {
        let entity = entidade.map(|entity| read_word("entidade", entity, AttendanceEntity::parse)).transpose()?;
        self.read(move |reading| {
            let mut types = reading.attendance_register()?.types().to_vec();
            types.retain(|kind| {
                entity.is_none_or(|entity| kind.entity == entity)
                    && ativo.is_none_or(|is_active| kind.is_active == is_active)
            });
            sort_by_name(&mut types, |kind| kind.name.as_str());
            types.sort_by_key(|kind| kind.entity);
            Ok(ListarTiposResponse::Ok(types.iter().map(shown).collect()))
        })
        .await
    }

    async fn criar_tipo(&self, (): (), body: TipoInput) -> Result<CriarTipoResponse, BodyConflictErrors> {
        let kind = self.create(move |_, code| Ok::<_, Failed<BodyConflictErrors>>(read(&body, code)?)).await?;
        let location = Some(location("tipos", kind.code.get()));
        Ok(CriarTipoResponse::Created { body: shown(&kind), location })
    }

    async fn consultar_tipo(&self, (): (), cod_tipo: Codigo) -> Result<ConsultarTipoResponse, PathErrors> {
        let kind: AttendanceType = self.consult::<_, PathErrors>(type_code(cod_tipo)?).await?;
        Ok(ConsultarTipoResponse::Ok(shown(&kind)))
    }

    async fn substituir_tipo(
        &self,
        (): (),
        cod_tipo: Codigo,
        body: TipoInput,
    ) -> Result<SubstituirTipoResponse, PathBodyConflictErrors> {
        let replaced = self.replace(type_code(cod_tipo)?, move |_, present: AttendanceType| {
            let kind = read(&body, present.code)?;
            if kind.entity != present.entity {
                let text = format!("O tipo é da entidade {}, que não muda. Crie outro.", present.entity);
                return Err(Violation::new("entidade", &text).into());
            }
            Ok::<_, Failed<PathBodyConflictErrors>>(kind)
        });
        Ok(SubstituirTipoResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_tipo(&self, (): (), cod_tipo: Codigo) -> Result<RemoverTipoResponse, PathConflictErrors> {
        self.remove::<AttendanceType, PathConflictErrors>(type_code(cod_tipo)?).await?;
        Ok(RemoverTipoResponse::NoContent)
    }
}

impl Distinct for AttendanceType {
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        let is_alike = other.entity == self.entity && is_same_name(other.name.as_str(), self.name.as_str());
        is_alike.then_some("nome")
    }
}

fn type_code(sent: Codigo) -> Result<TypeCode, Refused> {
    read_code("codTipo", sent, TypeCode::new)
}

fn read(body: &TipoInput, code: TypeCode) -> Result<AttendanceType, Refused> {
    let TipoInput { entidade, nome, ativo } = body;
    Ok(AttendanceType {
        code,
        entity: read_word("entidade", entidade, AttendanceEntity::parse)?,
        name: read_text("nome", nome)?,
        is_active: *ativo,
    })
}

fn shown(kind: &AttendanceType) -> Tipo {
    let AttendanceType { code: number, entity, name, is_active } = kind;
    Tipo { cod_tipo: code(number.get()), entidade: word(entity.as_str()), nome: text(name), ativo: *is_active }
}
