//! Dependents of benefits.

use api::DependenteInputTo;
use domain::dependents::{DependentDraft, Kinship};
use domain::given::required;
use domain::people::Sex;
use domain::values::{BenefitCode, CardNumber, Cpf, DependentCode, PersonName, Phone, PlanCode, Text};

use super::field::{code, day, nullable_text, number, text, word};
use crate::routes::errors::Failure;

/// A dependent to be saved. The whole is overwritten, so that null and nothing are the same but in the card.
pub(in crate::routes) fn dependent(sent: DependenteInputTo) -> Result<DependentDraft, Failure> {
    let DependenteInputTo {
        cod_beneficio,
        cod_dependente,
        nome,
        cpf,
        data_nascimento,
        identidade,
        numero_cartao_desconto,
        telefone,
        parentesco,
        sexo,
        planos,
        ativo,
    } = sent;
    let plan = |(idx, sent)| code(&format!("planos[{idx}]"), sent, PlanCode::new);
    Ok(DependentDraft {
        code: number("codDependente", cod_dependente, DependentCode::new)?,
        benefit: code("codBeneficio", cod_beneficio, BenefitCode::new)?,
        name: required("nome", Some(&nome), PersonName::parse_of_dependent)?,
        cpf: text("cpf", cpf.flatten().as_ref(), Cpf::parse)?,
        birth: day("dataNascimento", data_nascimento.flatten().as_ref())?,
        identity: text("identidade", identidade.flatten().as_ref(), Text::parse)?,
        card: nullable_text("numeroCartaoDesconto", numero_cartao_desconto, CardNumber::parse)?,
        phone: text("telefone", telefone.flatten().as_ref(), Phone::parse)?,
        kinship: word("parentesco", parentesco.flatten().as_ref(), Kinship::parse)?,
        sex: word("sexo", sexo.flatten().as_ref(), Sex::parse)?,
        plans: planos.flatten().unwrap_or_default().into_iter().enumerate().map(plan).collect::<Result<_, _>>()?,
        active: ativo,
    })
}
