//! Situacoes: the situations of consultations, help desk calls, inspections and events.

use domain::Violation;
use domain::attendance::{AttendanceEntity, AttendanceSituation};
use domain::values::{Colour, SearchText, SituationCode};
use operator::runtime::Context;
use operator::{EntidadeAtendimento, ListarSituacoesError, Situacao, SituacaoInput, SituacoesApi};

use super::errors::{Failure, Refused};
use super::register::{Asked, Record, operations};
use super::service::OperatorService;
use super::values::{code, is_same_name, read_text, read_word, text, word};

impl SituacoesApi for OperatorService {
    async fn listar_situacoes(
        &self,
        _: Context<'_, ()>,
        entidade: Option<EntidadeAtendimento>,
    ) -> Result<Vec<Situacao>, ListarSituacoesError> {
        let entity = entidade.map(|entity| read_word("entidade", entity, AttendanceEntity::parse)).transpose()?;
        let is_wanted = move |situation: &AttendanceSituation| entity.is_none_or(|entity| situation.entity == entity);
        let situations = self.list(is_wanted, |it| (it.entity, SearchText::of(it.name.as_str()))).await?;
        Ok(situations)
    }

    operations! { AttendanceSituation of SituacaoInput as Situacao in "situacoes", named by "codSituacao": SituationCode,
        criar_situacao -> CriarSituacaoError,
        consultar_situacao -> ConsultarSituacaoError,
        substituir_situacao -> SubstituirSituacaoError,
        remover_situacao -> RemoverSituacaoError,
    }
}

impl Record for AttendanceSituation {
    type Input = SituacaoInput;
    type Shown = Situacao;

    fn read(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let SituacaoInput { entidade, nome, inicial, encerra, cor_destaque, cor_inversa } = body;
        let mut situation = AttendanceSituation {
            code,
            entity: read_word("entidade", entidade, AttendanceEntity::parse)?,
            name: read_text("nome", nome)?,
            is_initial: *inicial,
            closes: *encerra,
            highlight: Colour::parse(cor_destaque).map_err(Refused::at("corDestaque"))?,
            inverse: Colour::parse(cor_inversa).map_err(Refused::at("corInversa"))?,
        };
        let Some(present) = present else {
            let register = tx.attendance_register()?;
            situation.is_initial |= register.situations_of(situation.entity).next().is_none();
            return Ok(situation);
        };
        if situation.entity != present.entity {
            let text = format!("A situação é da entidade {}, que não muda. Crie outra.", present.entity);
            return Err(Violation::new("entidade", &text).into());
        }
        if present.is_initial && !situation.is_initial {
            let text = "A situação é a inicial da entidade. Marque antes outra como inicial.";
            return Err(Violation::new("inicial", text).into());
        }
        Ok(situation)
    }

    fn shown(&self) -> Situacao {
        let AttendanceSituation { code: number, entity, name, is_initial, closes, highlight, inverse } = self;
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

    fn likeness(&self, other: &Self) -> Option<&'static str> {
        let is_alike = other.entity == self.entity && is_same_name(other.name.as_str(), self.name.as_str());
        is_alike.then_some("nome")
    }
}
