//! Planos: those that a benefit may have.

use domain::catalogue::{BenefitType, Plan};
use domain::values::{Money, PlanCode, SearchText};
use operator::runtime::Context;
use operator::{ListarPlanosError, ListarPlanosParameters, Plano, PlanoInput, PlanosApi};

use super::errors::{Failure, Refused};
use super::register::{Asked, Record, check_unused, operations};
use super::service::OperatorService;
use super::values::{code, is_same_name, read_text, read_word, text, word};

impl PlanosApi for OperatorService {
    async fn listar_planos(
        &self,
        _: Context<'_, ()>,
        asked: ListarPlanosParameters,
    ) -> Result<Vec<Plano>, ListarPlanosError> {
        let kind = asked.tipo_beneficio.map(|kind| read_word("tipoBeneficio", kind, BenefitType::parse)).transpose()?;
        let is_wanted = move |plan: &Plan| {
            asked.ativo.is_none_or(|is_active| plan.is_active == is_active) && kind.is_none_or(|kind| plan.kind == kind)
        };
        let plans = self.list(is_wanted, |plan| SearchText::of(plan.name.as_str())).await?;
        Ok(plans)
    }

    operations! { Plan of PlanoInput as Plano in "planos", named by "codPlano": PlanCode,
        criar_plano -> CriarPlanoError,
        consultar_plano -> ConsultarPlanoError,
        substituir_plano -> SubstituirPlanoError,
        remover_plano -> RemoverPlanoError,
    }
}

impl Record for Plan {
    type Input = PlanoInput;
    type Shown = Plano;

    fn read(Asked { tx, body, code, present }: Asked<'_, '_, Self>) -> Result<Self, Failure> {
        let PlanoInput { nome, tipo_beneficio, valor, ativo } = body;
        let plan = Plan {
            code,
            name: read_text("nome", nome)?,
            kind: read_word("tipoBeneficio", tipo_beneficio, BenefitType::parse)?,
            value: Money::from_reais(*valor).map_err(Refused::at("valor"))?,
            is_active: *ativo,
        };
        // A benefit has its type from its plan, and keeps it.
        if present.is_some_and(|present| present.kind != plan.kind) {
            check_unused(tx.uses_of::<Plan>(code)?)?;
        }
        Ok(plan)
    }

    fn shown(&self) -> Plano {
        let Plan { code: number, name, kind, value, is_active } = self;
        Plano {
            cod_plano: code(number.get()),
            nome: text(name),
            tipo_beneficio: word(kind.as_str()),
            valor: value.reais(),
            ativo: *is_active,
        }
    }

    fn likeness(&self, other: &Self) -> Option<&'static str> {
        is_same_name(other.name.as_str(), self.name.as_str()).then_some("nome")
    }
}
