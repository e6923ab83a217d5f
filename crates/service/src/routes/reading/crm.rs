//! Leads, deals and their dependents.

use api::{LeadInputTo, NegocioDependenteToInput, NegocioInputTo};
use domain::Flaw;
use domain::catalogue::{BenefitType, VehicleTypes};
use domain::crm::{DealDependentData, DealDetails, DealDraft, DealSituation, LeadDetails, LeadDraft};
use domain::dependents::Kinship;
use domain::given::required;
use domain::people::Sex;
use domain::values::{
    Cpf, CpfCnpj, Email, FunnelCode, LeadCode, Money, PersonName, Phone, PlanCode, SellerCode, StageCode, StoreCode,
    Text, Uf, UserCode,
};

use super::field::{code, day, number, text, word};
use super::vehicle::vehicle;
use crate::routes::errors::Failure;

/// A deal to be saved.
#[derive(Debug, Clone)]
pub(in crate::routes) struct SentDeal {
    /// All but the type of its vehicle.
    draft: DealDraft,
    /// The type of its vehicle, by its name.
    vehicle_type: Option<Text<200>>,
}

impl SentDeal {
    /// The draft, with the type of its vehicle looked up in the catalogue.
    pub(in crate::routes) fn draft(&self, types: &VehicleTypes) -> Result<DealDraft, Failure> {
        let mut draft = self.draft.clone();
        if let (Some(vehicle), Some(name)) = (&mut draft.details.vehicle, &self.vehicle_type) {
            let name = name.as_str().to_lowercase();
            let kind = types.iter().find(|kind| kind.name.as_str().to_lowercase() == name).ok_or_else(|| {
                Flaw::new("não está cadastrado", "Use um nome de GET /ext/beneficio/tipoVeiculo")
                    .at("veiculo.tipoVeiculo")
            })?;
            vehicle.kind = Some(kind.code);
        }
        Ok(draft)
    }
}

/// A lead to be saved.
pub(in crate::routes) fn lead(sent: LeadInputTo) -> Result<LeadDraft, Failure> {
    let LeadInputTo {
        cod_lead,
        nome_pessoa,
        cpf_cnpj,
        telefone,
        email,
        cidade,
        uf,
        mensagem,
        origem,
        cod_funil,
        cod_etapa,
        cod_loja,
        cod_usuario_responsavel,
        cod_consultor,
        codigo_integracao,
    } = sent;
    Ok(LeadDraft {
        code: number("codLead", cod_lead, LeadCode::new)?,
        name: required("nomePessoa", Some(&nome_pessoa), PersonName::parse)?,
        store: number("codLoja", cod_loja, StoreCode::new)?,
        funnel: number("codFunil", cod_funil, FunnelCode::new)?,
        stage: number("codEtapa", cod_etapa, StageCode::new)?,
        responsible: number("codUsuarioResponsavel", cod_usuario_responsavel, UserCode::new)?,
        details: LeadDetails {
            document: text("cpfCnpj", cpf_cnpj.as_ref(), CpfCnpj::parse)?,
            phone: text("telefone", telefone.flatten().as_ref(), Phone::parse)?,
            email: text("email", email.as_ref(), Email::parse)?,
            city: text("cidade", cidade.as_ref(), Text::parse)?,
            uf: text("uf", uf.as_ref(), Uf::parse_any_case)?,
            message: text("mensagem", mensagem.as_ref(), Text::parse)?,
            origin: text("origem", origem.as_ref(), Text::parse)?,
            consultant: number("codConsultor", cod_consultor, SellerCode::new)?,
            integration_code: text("codigoIntegracao", codigo_integracao.as_ref(), Text::parse)?,
        },
    })
}

/// A deal to be opened or altered.
pub(in crate::routes) fn deal(sent: NegocioInputTo) -> Result<SentDeal, Failure> {
    let NegocioInputTo {
        cod_lead,
        descricao,
        situacao,
        motivo_perda,
        cod_funil,
        cod_etapa,
        cod_loja,
        cod_usuario_responsavel,
        cod_consultor,
        tipo_beneficio,
        cod_plano,
        valor,
        veiculo,
        data_previsao_fechamento,
        observacao,
    } = sent;
    let vehicle = veiculo.map(vehicle).transpose().map_err(|violation| violation.within("veiculo"))?;
    let (vehicle, vehicle_type) = vehicle.map_or((None, None), |(vehicle, name)| (Some(vehicle), name));
    let draft = DealDraft {
        lead: code("codLead", cod_lead, LeadCode::new)?,
        store: number("codLoja", cod_loja, StoreCode::new)?,
        situation: word("situacao", situacao.as_ref(), DealSituation::parse)?,
        loss_reason: text("motivoPerda", motivo_perda.as_ref(), Text::parse)?,
        funnel: number("codFunil", cod_funil, FunnelCode::new)?,
        stage: number("codEtapa", cod_etapa, StageCode::new)?,
        responsible: number("codUsuarioResponsavel", cod_usuario_responsavel, UserCode::new)?,
        details: DealDetails {
            description: text("descricao", descricao.as_ref(), Text::parse)?,
            consultant: number("codConsultor", cod_consultor, SellerCode::new)?,
            kind: word("tipoBeneficio", tipo_beneficio.as_ref(), BenefitType::parse)?,
            plan: number("codPlano", cod_plano, PlanCode::new)?,
            value: number("valor", valor, Money::from_reais)?,
            vehicle,
            expected_close: day("dataPrevisaoFechamento", data_previsao_fechamento.as_ref())?,
            note: text("observacao", observacao.as_ref(), Text::parse)?,
        },
    };
    Ok(SentDeal { draft, vehicle_type })
}

/// A dependent of a deal to be created or overwritten.
pub(in crate::routes) fn deal_dependent(sent: NegocioDependenteToInput) -> Result<DealDependentData, Failure> {
    let NegocioDependenteToInput {
        nome,
        cpf,
        data_nascimento,
        parentesco,
        sexo,
        identidade,
        telefone,
        cod_plano,
        valor,
    } = sent;
    Ok(DealDependentData {
        name: required("nome", Some(&nome), PersonName::parse_of_dependent)?,
        cpf: text("cpf", cpf.as_ref(), Cpf::parse)?,
        birth: day("dataNascimento", data_nascimento.as_ref())?,
        kinship: word("parentesco", parentesco.as_ref(), Kinship::parse)?.unwrap_or(Kinship::Other),
        sex: word("sexo", sexo.as_ref(), Sex::parse)?,
        identity: text("identidade", identidade.as_ref(), Text::parse)?,
        phone: text("telefone", telefone.flatten().as_ref(), Phone::parse)?,
        plan: number("codPlano", cod_plano, PlanCode::new)?,
        value: number("valor", valor, Money::from_reais)?,
    })
}
