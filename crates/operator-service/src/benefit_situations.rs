//! `SituacoesBeneficio`: the situations of benefits, each of a type that the system fixes.

use domain::Violation;
use domain::catalogue::{Situation, SituationType};
use domain::values::{Colour, SearchText, SituationCode};
use operator::runtime::Context;
use operator::{
    ListarSituacoesBeneficioError, SituacaoBeneficio, SituacaoBeneficioInput, SituacoesBeneficioApi, TipoSituacao,
};

use super::errors::{Failure, Refused};
use super::register::{Asked, Record, check_unused, operations};
use super::service::OperatorService;
use super::values::{code, name, read_text, read_word, text, word};

/// Most characters of a situation's name that the contract shows.
const MAX_NAME: usize = 60;

impl SituacoesBeneficioApi for OperatorService {
    async fn listar_situacoes_beneficio(
        &self,
        _: Context<'_, ()>,
        tipo_situacao: Option<TipoSituacao>,
    ) -> Result<Vec<SituacaoBeneficio>, ListarSituacoesBeneficioError> {
        let kind = tipo_situacao.map(|kind| read_word("tipoSituacao", kind, SituationType::parse)).transpose()?;
        let is_wanted = move |situation: &Situation| kind.is_none_or(|kind| situation.kind == kind);
        let situations = self.list(is_wanted, |situation| SearchText::of(situation.name.as_str())).await?;
        Ok(situations)
    }

    operations! { Situation of SituacaoBeneficioInput as SituacaoBeneficio in "situacoesBeneficio", named by "codSituacao": SituationCode,
        criar_situacao_beneficio -> CriarSituacaoBeneficioError,
        consultar_situacao_beneficio -> ConsultarSituacaoBeneficioError,
        substituir_situacao_beneficio -> SubstituirSituacaoBeneficioError,
        remover_situacao_beneficio -> RemoverSituacaoBeneficioError,
    }
}

impl Record for Situation {
    type Input = SituacaoBeneficioInput;
    type Shown = SituacaoBeneficio;

    fn read(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let SituacaoBeneficioInput { nome, tipo_situacao, padrao, cor_destaque, cor_inversa } = body;
        let mut situation = Situation {
            code,
            name: read_text("nome", nome)?,
            kind: read_word("tipoSituacao", tipo_situacao, SituationType::parse)?,
            is_default: *padrao,
            highlight: Colour::parse(cor_destaque).map_err(Refused::at("corDestaque"))?,
            inverse: Colour::parse(cor_inversa).map_err(Refused::at("corInversa"))?,
        };
        let leaves_its_kind = present.is_some_and(|present| present.kind != situation.kind);
        if leaves_its_kind {
            check_unused(tx.references_to::<Situation>(code)?)?;
        }
        let situations = tx.situations()?;
        let others: Vec<_> = situations.iter().filter(|other| other.code != code).collect();
        if let Some(present) = present
            && present.is_default
            && (leaves_its_kind || !situation.is_default)
            && others.iter().any(|other| other.kind == present.kind)
        {
            let text = "A situação é a padrão do seu tipo. Marque antes outra do mesmo tipo como padrao.";
            return Err(Violation::new("padrao", text).into());
        }
        situation.is_default |= others.iter().all(|other| other.kind != situation.kind);
        Ok(situation)
    }

    fn shown(&self) -> SituacaoBeneficio {
        let Situation { code: number, name: called, kind, is_default, highlight, inverse } = self;
        SituacaoBeneficio {
            cod_situacao: code(number.get()),
            nome: name(called, MAX_NAME),
            tipo_situacao: word(kind.as_str()),
            padrao: *is_default,
            cor_destaque: text(highlight.as_str()),
            cor_inversa: text(inverse.as_str()),
        }
    }

    /// Accents tell two situations apart here, as they do where a benefit's situation is sent by its name.
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        other.is_named(self.name.as_str()).then_some("nome")
    }
}
