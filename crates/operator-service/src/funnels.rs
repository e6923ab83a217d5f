//! Funis: funnels of the CRM and their stages, which are replaced as one list.

use domain::Violation;
use domain::catalogue::{Funnel, Stage};
use domain::values::{FunnelCode, StageCode};
use operator::{
    Codigo, ConsultarFunilResponse, CriarFunilResponse, EtapaFunil, Funil, FunilInput, FunisApi, ListarFunisResponse,
    RemoverFunilResponse, SubstituirFunilResponse, VersaoRegistro,
};
use store::Tx;

use super::errors::{BodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors, VersionErrors};
use super::failed::{Failed, Refused, Undone};
use super::register::{Distinct, check_unused};
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, sort_by_name, text};
use super::versions::{Versioned, check_match, etag};

impl FunisApi for OperatorService {
    async fn listar_funis(&self, (): (), ativo: Option<bool>) -> Result<ListarFunisResponse, QueryErrors> {
        self.read(move |reading| {
            let mut funnels: Vec<Funnel> = reading.funnels()?.iter().cloned().collect();
            funnels.retain(|funnel| ativo.is_none_or(|is_active| funnel.is_active == is_active));
            sort_by_name(&mut funnels, |funnel| funnel.name.as_str());
            Ok(ListarFunisResponse::Ok(funnels.iter().map(shown).collect()))
        })
        .await
    }

    async fn criar_funil(&self, (): (), body: FunilInput) -> Result<CriarFunilResponse, BodyConflictErrors> {
        type Errors = BodyConflictErrors;
        let made = self.create(move |tx, code| {
            let funnel = read::<Errors>(tx, &body, code, &[])?;
            Ok::<_, Failed<Errors>>(Versioned::first(funnel))
        });
        let Versioned { record, version } = made.await?;
        let location = Some(location("funis", record.code.get()));
        Ok(CriarFunilResponse::Created { body: shown(&record), location, e_tag: Some(etag(version)) })
    }

    async fn consultar_funil(&self, (): (), cod_funil: Codigo) -> Result<ConsultarFunilResponse, PathErrors> {
        let code = funnel_code(cod_funil)?;
        let found: Versioned<Funnel> = self.consult::<_, PathErrors>(code).await?;
        Ok(ConsultarFunilResponse::Ok { body: shown(&found.record), e_tag: Some(etag(found.version)) })
    }

    async fn substituir_funil(
        &self,
        (): (),
        if_match: Option<VersaoRegistro>,
        cod_funil: Codigo,
        body: FunilInput,
    ) -> Result<SubstituirFunilResponse, VersionErrors> {
        type Errors = VersionErrors;
        let replaced = self.replace(funnel_code(cod_funil)?, move |tx, present: Versioned<Funnel>| {
            check_match(if_match.as_ref(), present.version)?;
            let known = &present.record.stages;
            let funnel = read::<Errors>(tx, &body, present.record.code, known)?;
            for gone in known.iter().filter(|stage| funnel.stage(stage.code).is_none()) {
                check_unused(tx.uses_of_stage(gone.code)?)?;
            }
            Ok::<_, Failed<Errors>>(present.followed_by(funnel))
        });
        let Versioned { record, version } = replaced.await?;
        Ok(SubstituirFunilResponse::Ok { body: shown(&record), e_tag: Some(etag(version)) })
    }

    async fn remover_funil(&self, (): (), cod_funil: Codigo) -> Result<RemoverFunilResponse, PathConflictErrors> {
        self.remove::<Versioned<Funnel>, PathConflictErrors>(funnel_code(cod_funil)?).await?;
        Ok(RemoverFunilResponse::NoContent)
    }
}

impl Distinct for Funnel {
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        is_same_name(other.name.as_str(), self.name.as_str()).then_some("nome")
    }
}

fn funnel_code(sent: Codigo) -> Result<FunnelCode, Refused> {
    read_code("codFunil", sent, FunnelCode::new)
}

/// A funnel of which these stages are known.
fn read<E>(tx: &mut Tx<'_>, body: &FunilInput, code: FunnelCode, known: &[Stage]) -> Result<Funnel, Failed<E>>
where
    E: From<Undone> + From<Refused>,
{
    let FunilInput { nome, ativo, etapas } = body;
    let name = read_text("nome", nome)?;
    let mut stages = Vec::with_capacity(etapas.len());
    for (idx, sent) in etapas.iter().enumerate() {
        let stage = read_stage::<E>(tx, sent, known, &stages, idx)?;
        stages.push(stage);
    }
    Ok(Funnel { code, name, stages, is_active: *ativo })
}

/// A stage that is known already, or a new one; no other of the list may have its code or its name.
fn read_stage<E>(
    tx: &mut Tx<'_>,
    sent: &EtapaFunil,
    known: &[Stage],
    others: &[Stage],
    idx: usize,
) -> Result<Stage, Failed<E>>
where
    E: From<Undone> + From<Refused>,
{
    let EtapaFunil { cod_etapa, nome } = sent;
    let refused = |field: &str, text: &str| Violation::new(&format!("etapas[{idx}].{field}"), text);
    let name = read_text(&format!("etapas[{idx}].nome"), nome)?;
    if others.iter().any(|other| is_same_name(other.name.as_str(), nome)) {
        return Err(refused("nome", "Outra etapa do funil já tem este nome; escolha outro.").into());
    }
    let Some(sent) = *cod_etapa else { return Ok(Stage { code: tx.next_stage()?, name }) };
    let code = read_code("codEtapa", sent, StageCode::new)?;
    if !known.iter().any(|stage| stage.code == code) {
        let text = "O funil não tem etapa com este código; confira-o, ou envie a etapa sem código para criá-la.";
        return Err(refused("codEtapa", text).into());
    }
    if others.iter().any(|stage| stage.code == code) {
        return Err(refused("codEtapa", "A etapa foi enviada duas vezes; envie-a uma vez só.").into());
    }
    Ok(Stage { code, name })
}

fn shown(funnel: &Funnel) -> Funil {
    let Funnel { code: number, name, stages, is_active } = funnel;
    let stage = |Stage { code: number, name }: &Stage| EtapaFunil { cod_etapa: code(number.get()), nome: text(name) };
    Funil {
        cod_funil: code(number.get()),
        nome: text(name),
        ativo: *is_active,
        etapas: stages.iter().map(stage).collect(),
    }
}
