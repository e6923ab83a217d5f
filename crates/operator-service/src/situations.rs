//! Situacoes: the situations of consultations, help desk calls, inspections and events.

use domain::Violation;
use domain::attendance::{AttendanceEntity, AttendanceSituation};
use domain::values::{Colour, SituationCode};
use operator::{
    Codigo, ConsultarSituacaoResponse, CriarSituacaoResponse, EntidadeAtendimento, ListarSituacoesResponse,
    RemoverSituacaoResponse, Situacao, SituacaoInput, SituacoesApi, SubstituirSituacaoResponse,
};

use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::register::Distinct;
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, read_word, sort_by_name, text, word};

impl SituacoesApi for OperatorService {
    async fn listar_situacoes(
        &self,
        (): (),
        entidade: Option<EntidadeAtendimento>,
    ) -> Result<ListarSituacoesResponse, QueryErrors> {
        let entity = entidade.map(|entity| read_word("entidade", entity, AttendanceEntity::parse)).transpose()?;
        self.read(move |reading| {
            let mut situations = reading.attendance_register()?.situations().to_vec();
            situations.retain(|situation| entity.is_none_or(|entity| situation.entity == entity));
            sort_by_name(&mut situations, |situation| situation.name.as_str());
            situations.sort_by_key(|situation| situation.entity);
            Ok(ListarSituacoesResponse::Ok(situations.iter().map(shown).collect()))
        })
        .await
    }

    async fn criar_situacao(&self, (): (), body: SituacaoInput) -> Result<CriarSituacaoResponse, BodyConflictErrors> {
        let created = self.create(move |tx, code| {
            let mut situation = read(&body, code)?;
            let register = tx.attendance_register()?;
            situation.is_initial |= register.situations_of(situation.entity).next().is_none();
            Ok::<_, Failed<BodyConflictErrors>>(situation)
        });
        let situation = created.await?;
        let location = Some(location("situacoes", situation.code.get()));
        Ok(CriarSituacaoResponse::Created { body: shown(&situation), location })
    }

    async fn consultar_situacao(&self, (): (), cod_situacao: Codigo) -> Result<ConsultarSituacaoResponse, PathErrors> {
        let situation: AttendanceSituation = self.consult::<_, PathErrors>(situation_code(cod_situacao)?).await?;
        Ok(ConsultarSituacaoResponse::Ok(shown(&situation)))
    }

    async fn substituir_situacao(
        &self,
        (): (),
        cod_situacao: Codigo,
        body: SituacaoInput,
    ) -> Result<SubstituirSituacaoResponse, PathBodyConflictErrors> {
        let replaced = self.replace(situation_code(cod_situacao)?, move |_, present: AttendanceSituation| {
            let situation = read(&body, present.code)?;
            if situation.entity != present.entity {
                let text = format!("A situação é da entidade {}, que não muda. Crie outra.", present.entity);
                return Err(Violation::new("entidade", &text).into());
            }
            if present.is_initial && !situation.is_initial {
                let text = "A situação é a inicial da entidade. Marque antes outra como inicial.";
                return Err(Violation::new("inicial", text).into());
            }
            Ok::<_, Failed<PathBodyConflictErrors>>(situation)
        });
        Ok(SubstituirSituacaoResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_situacao(
        &self,
        (): (),
        cod_situacao: Codigo,
    ) -> Result<RemoverSituacaoResponse, PathConflictErrors> {
        self.remove::<AttendanceSituation, PathConflictErrors>(situation_code(cod_situacao)?).await?;
        Ok(RemoverSituacaoResponse::NoContent)
    }
}

impl Distinct for AttendanceSituation {
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        let is_alike = other.entity == self.entity && is_same_name(other.name.as_str(), self.name.as_str());
        is_alike.then_some("nome")
    }
}

fn situation_code(sent: Codigo) -> Result<SituationCode, Refused> {
    read_code("codSituacao", sent, SituationCode::new)
}

fn read(body: &SituacaoInput, code: SituationCode) -> Result<AttendanceSituation, Refused> {
    let SituacaoInput { entidade, nome, inicial, encerra, cor_destaque, cor_inversa } = body;
    Ok(AttendanceSituation {
        code,
        entity: read_word("entidade", entidade, AttendanceEntity::parse)?,
        name: read_text("nome", nome)?,
        is_initial: *inicial,
        closes: *encerra,
        highlight: Colour::parse(cor_destaque).map_err(Refused::at("corDestaque"))?,
        inverse: Colour::parse(cor_inversa).map_err(Refused::at("corInversa"))?,
    })
}

fn shown(situation: &AttendanceSituation) -> Situacao {
    let AttendanceSituation { code: number, entity, name, is_initial, closes, highlight, inverse } = situation;
    Situacao {
        cod_situacao: code(number.get()),
        entidade: word(entity.as_str()),
        nome: text(name),
        inicial: *is_initial,
        encerra: *closes,
        cor_destaque: text(highlight),
        cor_inversa: text(inverse),
    }
}
