//! Funis: funnels of the CRM and their stages, which are replaced as one list.

use domain::Violation;
use domain::catalogue::{Funnel, Stage};
use domain::values::{FunnelCode, SearchText, StageCode};
use operator::runtime::Context;
use operator::{
    Codigo, ConsultarFunilError, CreatedWithLocationAndETag, CriarFunilError, EtapaFunil, Funil, FunilInput, FunisApi,
    ListarFunisError, RemoverFunilError, SubstituirFunilError, SubstituirFunilParameters, Success,
};
use store::Tx;

use super::errors::{Failure, Refused};
use super::register::{Asked, Record, check_unused};
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, text};
use super::versions::{Versioned, check_match, etag};

impl FunisApi for OperatorService {
    async fn listar_funis(&self, _: Context<'_, ()>, ativo: Option<bool>) -> Result<Vec<Funil>, ListarFunisError> {
        let is_wanted = move |funnel: &Funnel| ativo.is_none_or(|is_active| funnel.is_active == is_active);
        let funnels = self.list(is_wanted, |funnel| SearchText::of(funnel.name.as_str())).await?;
        Ok(funnels)
    }

    async fn criar_funil(
        &self,
        _: Context<'_, ()>,
        body: FunilInput,
    ) -> Result<CreatedWithLocationAndETag<Funil>, CriarFunilError> {
        let Versioned::<Funnel> { record, version } = self.create(body).await?;
        let location = location("funis", record.code.get());
        Ok(CreatedWithLocationAndETag(record.shown()).location(location).e_tag(etag(version)))
    }

    async fn consultar_funil(
        &self,
        _: Context<'_, ()>,
        cod_funil: Codigo,
    ) -> Result<Success<Funil>, ConsultarFunilError> {
        let found: Versioned<Funnel> = self.consult(funnel_code(cod_funil)?).await?;
        Ok(Success(found.record.shown()).e_tag(etag(found.version)))
    }

    async fn substituir_funil(
        &self,
        _: Context<'_, ()>,
        asked: SubstituirFunilParameters,
        body: FunilInput,
    ) -> Result<Success<Funil>, SubstituirFunilError> {
        let replaced = self.replace::<Versioned<Funnel>>(funnel_code(asked.cod_funil)?, body, move |present| {
            Ok(check_match(asked.if_match.as_ref(), present.version)?)
        });
        let Versioned { record, version } = replaced.await?;
        Ok(Success(record.shown()).e_tag(etag(version)))
    }

    async fn remover_funil(&self, _: Context<'_, ()>, cod_funil: Codigo) -> Result<(), RemoverFunilError> {
        self.remove::<Funnel>(funnel_code(cod_funil)?).await?;
        Ok(())
    }
}

impl Record for Funnel {
    type Input = FunilInput;
    type Shown = Funil;

    fn read(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let FunilInput { nome, ativo, etapas } = body;
        let known = present.map_or(&[][..], |present| &present.stages);
        let name = read_text("nome", nome)?;
        let mut stages = Vec::with_capacity(etapas.len());
        for (idx, sent) in etapas.iter().enumerate() {
            let stage = read_stage(tx, sent, known, &stages, idx)?;
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
fn read_stage(
    tx: &mut Tx<'_>,
    sent: &EtapaFunil,
    known: &[Stage],
    others: &[Stage],
    idx: usize,
) -> Result<Stage, Failure> {
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
