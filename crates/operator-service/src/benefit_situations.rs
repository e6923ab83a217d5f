//! `SituacoesBeneficio`: the situations of benefits, each of a type that the system fixes.

use domain::Violation;
use domain::catalogue::{Situation, SituationType};
use domain::values::{Colour, SituationCode};
use operator::{
    Codigo, ConsultarSituacaoBeneficioResponse, CriarSituacaoBeneficioResponse, ListarSituacoesBeneficioResponse,
    RemoverSituacaoBeneficioResponse, SituacaoBeneficio, SituacaoBeneficioInput, SituacoesBeneficioApi,
    SubstituirSituacaoBeneficioResponse, TipoSituacao,
};

use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::register::{Distinct, check_unused};
use super::service::OperatorService;
use super::values::{code, location, name, read_code, read_text, read_word, sort_by_name, text, word};

/// Most characters of a situation's name that the contract shows.
const MAX_NAME: usize = 60;

impl SituacoesBeneficioApi for OperatorService {
    async fn listar_situacoes_beneficio(
        &self,
        (): (),
        tipo_situacao: Option<TipoSituacao>,
    ) -> Result<ListarSituacoesBeneficioResponse, QueryErrors> {
        let kind = tipo_situacao.map(|kind| read_word("tipoSituacao", kind, SituationType::parse)).transpose()?;
        self.read(move |reading| {
            let mut situations: Vec<Situation> = reading.situations()?.iter().cloned().collect();
            situations.retain(|situation| kind.is_none_or(|kind| situation.kind == kind));
            sort_by_name(&mut situations, |situation| situation.name.as_str());
            Ok(ListarSituacoesBeneficioResponse::Ok(situations.iter().map(shown).collect()))
        })
        .await
    }

    async fn criar_situacao_beneficio(
        &self,
        (): (),
        body: SituacaoBeneficioInput,
    ) -> Result<CriarSituacaoBeneficioResponse, BodyConflictErrors> {
        let created = self.create(move |tx, code| {
            let mut situation = read(&body, code)?;
            situation.is_default |= tx.situations()?.iter().all(|other| other.kind != situation.kind);
            Ok::<_, Failed<BodyConflictErrors>>(situation)
        });
        let situation = created.await?;
        let location = Some(location("situacoesBeneficio", situation.code.get()));
        Ok(CriarSituacaoBeneficioResponse::Created { body: shown(&situation), location })
    }

    async fn consultar_situacao_beneficio(
        &self,
        (): (),
        cod_situacao: Codigo,
    ) -> Result<ConsultarSituacaoBeneficioResponse, PathErrors> {
        let situation: Situation = self.consult::<_, PathErrors>(situation_code(cod_situacao)?).await?;
        Ok(ConsultarSituacaoBeneficioResponse::Ok(shown(&situation)))
    }

    async fn substituir_situacao_beneficio(
        &self,
        (): (),
        cod_situacao: Codigo,
        body: SituacaoBeneficioInput,
    ) -> Result<SubstituirSituacaoBeneficioResponse, PathBodyConflictErrors> {
        let replaced = self.replace(situation_code(cod_situacao)?, move |tx, present: Situation| {
            let mut situation = read(&body, present.code)?;
            if situation.kind != present.kind {
                check_unused(tx.references_to::<Situation>(present.code)?)?;
            }
            let situations = tx.situations()?;
            let others: Vec<_> = situations.iter().filter(|other| other.code != present.code).collect();
            let leaves_its_type = situation.kind != present.kind || !situation.is_default;
            if present.is_default && leaves_its_type && others.iter().any(|other| other.kind == present.kind) {
                let text = "A situação é a padrão do seu tipo. Marque antes outra do mesmo tipo como padrao.";
                return Err(Violation::new("padrao", text).into());
            }
            situation.is_default |= others.iter().all(|other| other.kind != situation.kind);
            Ok::<_, Failed<PathBodyConflictErrors>>(situation)
        });
        Ok(SubstituirSituacaoBeneficioResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_situacao_beneficio(
        &self,
        (): (),
        cod_situacao: Codigo,
    ) -> Result<RemoverSituacaoBeneficioResponse, PathConflictErrors> {
        self.remove::<Situation, PathConflictErrors>(situation_code(cod_situacao)?).await?;
        Ok(RemoverSituacaoBeneficioResponse::NoContent)
    }
}

impl Distinct for Situation {
    /// Accents tell two situations apart here, as they do where a benefit's situation is sent by its name.
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        other.is_named(self.name.as_str()).then_some("nome")
    }
}

fn situation_code(sent: Codigo) -> Result<SituationCode, Refused> {
    read_code("codSituacao", sent, SituationCode::new)
}

fn read(body: &SituacaoBeneficioInput, code: SituationCode) -> Result<Situation, Refused> {
    let SituacaoBeneficioInput { nome, tipo_situacao, padrao, cor_destaque, cor_inversa } = body;
    Ok(Situation {
        code,
        name: read_text("nome", nome)?,
        kind: read_word("tipoSituacao", tipo_situacao, SituationType::parse)?,
        is_default: *padrao,
        highlight: Colour::parse(cor_destaque).map_err(Refused::at("corDestaque"))?,
        inverse: Colour::parse(cor_inversa).map_err(Refused::at("corInversa"))?,
    })
}

fn shown(situation: &Situation) -> SituacaoBeneficio {
    let Situation { code: number, name: called, kind, is_default, highlight, inverse } = situation;
    SituacaoBeneficio {
        cod_situacao: code(number.get()),
        nome: name(called, MAX_NAME),
        tipo_situacao: word(kind.as_str()),
        padrao: *is_default,
        cor_destaque: text(highlight.as_str()),
        cor_inversa: text(inverse.as_str()),
    }
}
