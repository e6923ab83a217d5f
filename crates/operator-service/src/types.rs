//! Tipos: types of help desk calls, inspections and events, and the specialities of consultations.

use domain::Violation;
use domain::attendance::{AttendanceEntity, AttendanceType};
use domain::values::{SearchText, TypeCode};
use operator::runtime::Context;
use operator::{ListarTiposError, ListarTiposParameters, Tipo, TipoInput, TiposApi};

use super::errors::Failure;
use super::register::{Asked, Record, operations};
use super::service::OperatorService;
use super::values::{code, is_same_name, read_text, read_word, text, word};

impl TiposApi for OperatorService {
    async fn listar_tipos(
        &self,
        _: Context<'_, ()>,
        asked: ListarTiposParameters,
    ) -> Result<Vec<Tipo>, ListarTiposError> {
        let entity = asked.entidade.map(|entity| read_word("entidade", entity, AttendanceEntity::parse)).transpose()?;
        let is_wanted = move |kind: &AttendanceType| {
            entity.is_none_or(|entity| kind.entity == entity)
                && asked.ativo.is_none_or(|is_active| kind.is_active == is_active)
        };
        let types = self.list(is_wanted, |kind| (kind.entity, SearchText::of(kind.name.as_str()))).await?;
        Ok(types)
    }

    operations! { AttendanceType of TipoInput as Tipo in "tipos", named by "codTipo": TypeCode,
        criar_tipo -> CriarTipoError,
        consultar_tipo -> ConsultarTipoError,
        substituir_tipo -> SubstituirTipoError,
        remover_tipo -> RemoverTipoError,
    }
}

impl Record for AttendanceType {
    type Input = TipoInput;
    type Shown = Tipo;

    fn read(Asked { body, code, present, .. }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let TipoInput { entidade, nome, ativo } = body;
        let kind = AttendanceType {
            code,
            entity: read_word("entidade", entidade, AttendanceEntity::parse)?,
            name: read_text("nome", nome)?,
            is_active: *ativo,
        };
        if let Some(present) = present
            && kind.entity != present.entity
        {
            let text = format!("O tipo é da entidade {}, que não muda. Crie outro.", present.entity);
            return Err(Violation::new("entidade", &text).into());
        }
        Ok(kind)
    }

    fn shown(&self) -> Tipo {
        let AttendanceType { code: number, entity, name, is_active } = self;
        Tipo { cod_tipo: code(number.get()), entidade: word(entity.as_str()), nome: text(name), ativo: *is_active }
    }

    fn likeness(&self, other: &Self) -> Option<&'static str> {
        let is_alike = other.entity == self.entity && is_same_name(other.name.as_str(), self.name.as_str());
        is_alike.then_some("nome")
    }
}
