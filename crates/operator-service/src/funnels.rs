//! Funis: funnels of the CRM and their stages, which are replaced as one list.

use domain::Violation;
use domain::catalogue::{Funnel, Stage};
use domain::values::{FunnelCode, SearchText, StageCode};
use operator::{
    Codigo, ConsultarFunilResponse, CriarFunilResponse, EtapaFunil, Funil, FunilInput, FunisApi, ListarFunisResponse,
    RemoverFunilResponse, SubstituirFunilResponse, VersaoRegistro,
};
use store::Tx;

use super::errors::{BodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors, VersionErrors};
use super::failed::{Failed, Refused, Undone};
use super::register::{Asked, Record, WriteErrors, check_unused};
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, text};
use super::versions::{Versioned, check_match, etag};

impl FunisApi for OperatorService {
    async fn listar_funis(&self, (): (), ativo: Option<bool>) -> Result<ListarFunisResponse, QueryErrors> {
        let is_wanted = move |funnel: &Funnel| ativo.is_none_or(|is_active| funnel.is_active == is_active);
        let funnels = self.list(is_wanted, |funnel| SearchText::of(funnel.name.as_str())).await?;
        Ok(ListarFunisResponse::Ok(funnels))
    }

    async fn criar_funil(&self, (): (), body: FunilInput) -> Result<CriarFunilResponse, BodyConflictErrors> {
        let Versioned::<Funnel> { record, version } = self.create(body).await?;
        let location = Some(location("funis", record.code.get()));
        Ok(CriarFunilResponse::Created { body: record.shown(), location, e_tag: Some(etag(version)) })
    }

    async fn consultar_funil(&self, (): (), cod_funil: Codigo) -> Result<ConsultarFunilResponse, PathErrors> {
        let found: Versioned<Funnel> = self.consult(funnel_code(cod_funil)?).await?;
        Ok(ConsultarFunilResponse::Ok { body: found.record.shown(), e_tag: Some(etag(found.version)) })
    }

    async fn substituir_funil(
        &self,
        (): (),
        if_match: Option<VersaoRegistro>,
        cod_funil: Codigo,
        body: FunilInput,
    ) -> Result<SubstituirFunilResponse, VersionErrors> {
        let replaced =
            self.replace::<Versioned<Funnel>, VersionErrors>(funnel_code(cod_funil)?, body, move |present| {
                Ok(check_match(if_match.as_ref(), present.version)?)
            });
        let Versioned { record, version } = replaced.await?;
        Ok(SubstituirFunilResponse::Ok { body: record.shown(), e_tag: Some(etag(version)) })
    }

    async fn remover_funil(&self, (): (), cod_funil: Codigo) -> Result<RemoverFunilResponse, PathConflictErrors> {
        self.remove::<Funnel>(funnel_code(cod_funil)?).await?;
        Ok(RemoverFunilResponse::NoContent)
    }
}

impl Record for Funnel {
    type Input = FunilInput;
    type Shown = Funil;

    fn read<E: WriteErrors>(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failed<E>> {
        let FunilInput { nome, ativo, etapas } = body;
        let known = present.map_or(&[][..], |present| &present.stages);
        let name = read_text("nome", nome)?;
        let mut stages = Vec::with_capacity(etapas.len());
        for (idx, sent) in etapas.iter().enumerate() {
            let stage = read_stage::<E>(tx, sent, known, &stages, idx)?;
            stages.push(stage);
        }
        let funnel = Funnel { code, name, stages, is_active: *ativo };
        for gone in known.iter().filter(|stage| funnel.stage(stage.code).is_none()) {
            check_unused(tx.uses_of_stage(gone.code)?)?;
        }
        Ok(funnel)
    }

    fn shown(&self) -> Funil {
        let Funnel { code: number, name, stages, is_active } = self;
        let stage =
            |Stage { code: number, name }: &Stage| EtapaFunil { cod_etapa: code(number.get()), nome: text(name) };
        Funil {
            cod_funil: code(number.get()),
            nome: text(name),
            ativo: *is_active,
            etapas: stages.iter().map(stage).collect(),
        }
    }

    fn likeness(&self, other: &Self) -> Option<&'static str> {
        is_same_name(other.name.as_str(), self.name.as_str()).then_some("nome")
    }
}

fn funnel_code(sent: Codigo) -> Result<FunnelCode, Refused> {
    read_code("codFunil", sent, FunnelCode::new)
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
