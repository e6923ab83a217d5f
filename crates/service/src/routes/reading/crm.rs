//! Leads, deals and their dependents.

use api::{LeadInputTo, NegocioDependenteToInput, NegocioInputTo};
use domain::Flaw;
use domain::catalogue::{BenefitType, VehicleTypes};
use domain::crm::{DealDependentData, DealDraft, DealSituation, LeadDraft, SentDealDetails, SentLeadDetails};
use domain::dependents::Kinship;
use domain::given::required;
use domain::people::Sex;
use domain::sent::Sent;
use domain::values::{
    Cpf, CpfCnpj, Email, FunnelCode, LeadCode, Money, PersonName, Phone, PlanCode, SellerCode, StageCode, StoreCode,
    Text, Uf, UserCode,
};

use super::field::{
    code, day, nullable, nullable_day, nullable_number, nullable_text, nullable_word, number, text, word,
};
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
        if let (Sent::Value(vehicle), Some(name)) = (&mut draft.details.vehicle, &self.vehicle_type) {
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
        details: SentLeadDetails {
            document: nullable_text("cpfCnpj", cpf_cnpj, CpfCnpj::parse)?,
            phone: nullable_text("telefone", telefone, Phone::parse)?,
            email: nullable_text("email", email, Email::parse)?,
            city: nullable_text("cidade", cidade, Text::parse)?,
            uf: nullable_text("uf", uf, Uf::parse_any_case)?,
            message: nullable_text("mensagem", mensagem, Text::parse)?,
            origin: nullable_text("origem", origem, Text::parse)?,
            consultant: nullable_number("codConsultor", cod_consultor, SellerCode::new)?,
            integration_code: nullable_text("codigoIntegracao", codigo_integracao, Text::parse)?,
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
    let mut vehicle_type = None;
    let vehicle = nullable(veiculo, |sent| {
        let (vehicle, name) = vehicle(sent).map_err(|violation| violation.within("veiculo"))?;
        vehicle_type = name;
        Ok(Some(vehicle))
    })?;
    let draft = DealDraft {
        lead: code("codLead", cod_lead, LeadCode::new)?,
        store: number("codLoja", cod_loja, StoreCode::new)?,
        situation: word("situacao", situacao.as_ref(), DealSituation::parse)?,
        loss_reason: nullable_text("motivoPerda", motivo_perda, Text::parse)?,
        funnel: number("codFunil", cod_funil, FunnelCode::new)?,
        stage: number("codEtapa", cod_etapa, StageCode::new)?,
        responsible: number("codUsuarioResponsavel", cod_usuario_responsavel, UserCode::new)?,
        details: SentDealDetails {
            description: nullable_text("descricao", descricao, Text::parse)?,
            consultant: nullable_number("codConsultor", cod_consultor, SellerCode::new)?,
            kind: nullable_word("tipoBeneficio", tipo_beneficio, BenefitType::parse)?,
            plan: nullable_number("codPlano", cod_plano, PlanCode::new)?,
            value: nullable_number("valor", valor, Money::from_reais)?,
            vehicle,
            expected_close: nullable_day("dataPrevisaoFechamento", data_previsao_fechamento)?,
            note: nullable_text("observacao", observacao, Text::parse)?,
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
