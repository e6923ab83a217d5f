//! Planos: those that a benefit may have.

use domain::catalogue::{BenefitType, Plan};
use domain::values::{Money, PlanCode};
use operator::{
    Codigo, ConsultarPlanoResponse, CriarPlanoResponse, ListarPlanosResponse, Plano, PlanoInput, PlanosApi,
    RemoverPlanoResponse, SubstituirPlanoResponse, TipoBeneficio,
};

use super::errors::{BodyConflictErrors, PathBodyConflictErrors, PathConflictErrors, PathErrors, QueryErrors};
use super::failed::{Failed, Refused};
use super::register::{Distinct, check_unused};
use super::service::OperatorService;
use super::values::{code, is_same_name, location, read_code, read_text, read_word, sort_by_name, text, word};

impl PlanosApi for OperatorService {
    async fn listar_planos(
        &self,
        (): (),
        ativo: Option<bool>,
        tipo_beneficio: Option<TipoBeneficio>,
    ) -> Result<ListarPlanosResponse, QueryErrors> {
        let kind = tipo_beneficio.map(|kind| read_word("tipoBeneficio", kind, BenefitType::parse)).transpose()?;
        self.read(move |reading| {
            let mut plans: Vec<Plan> = reading.plans()?.iter().cloned().collect();
            plans.retain(|plan| {
                ativo.is_none_or(|is_active| plan.is_active == is_active) && kind.is_none_or(|kind| plan.kind == kind)
            });
            sort_by_name(&mut plans, |plan| plan.name.as_str());
            Ok(ListarPlanosResponse::Ok(plans.iter().map(shown).collect()))
        })
        .await
    }

    async fn criar_plano(&self, (): (), body: PlanoInput) -> Result<CriarPlanoResponse, BodyConflictErrors> {
        let plan = self.create(move |_, code| Ok::<_, Failed<BodyConflictErrors>>(read(&body, code)?)).await?;
        let location = Some(location("planos", plan.code.get()));
        Ok(CriarPlanoResponse::Created { body: shown(&plan), location })
    }

    async fn consultar_plano(&self, (): (), cod_plano: Codigo) -> Result<ConsultarPlanoResponse, PathErrors> {
        let plan: Plan = self.consult::<_, PathErrors>(plan_code(cod_plano)?).await?;
        Ok(ConsultarPlanoResponse::Ok(shown(&plan)))
    }

    async fn substituir_plano(
        &self,
        (): (),
        cod_plano: Codigo,
        body: PlanoInput,
    ) -> Result<SubstituirPlanoResponse, PathBodyConflictErrors> {
        let replaced = self.replace(plan_code(cod_plano)?, move |tx, present: Plan| {
            let plan = read(&body, present.code)?;
            // A benefit has its type from its plan, and keeps it.
            if plan.kind != present.kind {
                check_unused(tx.uses_of::<Plan>(plan.code)?)?;
            }
            Ok::<_, Failed<PathBodyConflictErrors>>(plan)
        });
        Ok(SubstituirPlanoResponse::Ok(shown(&replaced.await?)))
    }

    async fn remover_plano(&self, (): (), cod_plano: Codigo) -> Result<RemoverPlanoResponse, PathConflictErrors> {
        self.remove::<Plan, PathConflictErrors>(plan_code(cod_plano)?).await?;
        Ok(RemoverPlanoResponse::NoContent)
    }
}

impl Distinct for Plan {
    fn likeness(&self, other: &Self) -> Option<&'static str> {
        is_same_name(other.name.as_str(), self.name.as_str()).then_some("nome")
    }
}

fn plan_code(sent: Codigo) -> Result<PlanCode, Refused> {
    read_code("codPlano", sent, PlanCode::new)
}

fn read(body: &PlanoInput, code: PlanCode) -> Result<Plan, Refused> {
    let PlanoInput { nome, tipo_beneficio, valor, ativo } = body;
    Ok(Plan {
        code,
        name: read_text("nome", nome)?,
        kind: read_word("tipoBeneficio", tipo_beneficio, BenefitType::parse)?,
        value: Money::from_reais(*valor).map_err(Refused::at("valor"))?,
        is_active: *ativo,
    })
}

fn shown(plan: &Plan) -> Plano {
    let Plan { code: number, name, kind, value, is_active } = plan;
    Plano {
        cod_plano: code(number.get()),
        nome: text(name),
        tipo_beneficio: word(kind.as_str()),
        valor: value.reais(),
        ativo: *is_active,
    }
}
