//! Benefits, and what is saved with them.

use api::runtime::Value;
use api::{
    BeneficioInputTo, BeneficioVeiculoInputTo, CampoAdicionalInputTo, CodigoTipoBeneficio, ItemBeneficioInputTo,
    ValidacaoBeneficioInputTo,
};
use domain::Violation;
use domain::benefits::{BenefitDraft, ItemDraft, SentBenefitDetails, SentField, SentValue, ValidationQuery};
use domain::catalogue::{BenefitType, VehicleCategory};
use domain::given::required;
use domain::values::{
    BenefitCode, CardNumber, Chassis, CpfCnpj, FieldCode, Money, PlanCode, Plate, SellerCode, Sequential, StoreCode,
    Text, VehicleTypeCode,
};
use domain::vehicles::{Doors, Fuel, ModelYear, SentVehicle};

use super::field::{code, day, nullable, nullable_number, nullable_text, nullable_word, number, text};
use crate::routes::errors::Failure;

/// A benefit without a vehicle to be saved.
pub(in crate::routes) fn benefit(sent: BeneficioInputTo) -> Result<BenefitDraft, Failure> {
    let BeneficioInputTo {
        cod_beneficio,
        cpf_cnpj,
        cod_plano,
        cod_loja,
        dia_vencimento,
        ativo,
        situacao,
        numero_cartao_desconto,
        cod_consultor,
        cod_representante,
        codigo_integracao,
        data_adesao,
        dados_adicionais,
    } = sent;
    Ok(BenefitDraft {
        code: number("codBeneficio", cod_beneficio, BenefitCode::new)?,
        document: required("cpfCnpj", Some(&cpf_cnpj), CpfCnpj::parse)?,
        plan: code("codPlano", cod_plano, PlanCode::new)?,
        store: number("codLoja", cod_loja, StoreCode::new)?,
        active: ativo,
        situation: text("situacao", situacao.as_ref(), Text::parse)?,
        card: nullable_text("numeroCartaoDesconto", numero_cartao_desconto, CardNumber::parse)?,
        joined: day("dataAdesao", data_adesao.as_ref())?,
        details: SentBenefitDetails {
            due_day: nullable(dia_vencimento, |day| Ok(Some(day.into())))?,
            consultant: nullable_number("codConsultor", cod_consultor, SellerCode::new)?,
            representative: nullable_number("codRepresentante", cod_representante, SellerCode::new)?,
            integration_code: nullable_text("codigoIntegracao", codigo_integracao, Text::parse)?,
        },
        fields: dados_adicionais.map(additional_fields).transpose()?,
        vehicle: None,
    })
}

/// A benefit with its vehicle to be saved.
pub(in crate::routes) fn vehicle_benefit(sent: BeneficioVeiculoInputTo) -> Result<BenefitDraft, Failure> {
    let BeneficioVeiculoInputTo {
        cod_beneficio,
        cpf_cnpj,
        cod_plano,
        cod_loja,
        dia_vencimento,
        ativo,
        situacao,
        numero_cartao_desconto,
        cod_consultor,
        cod_representante,
        codigo_integracao,
        data_adesao,
        dados_adicionais,
        placa,
        chassi,
        marca,
        modelo,
        categoria,
        combustivel,
        cod_tipo_veiculo,
        ano_fabricacao,
        ano_modelo,
        cor,
        renavam,
        numero_portas,
        valor_veiculo,
        valor_protegido,
        valor_participacao,
    } = sent;
    let basic = BeneficioInputTo {
        cod_beneficio,
        cpf_cnpj,
        cod_plano,
        cod_loja,
        dia_vencimento,
        ativo,
        situacao,
        numero_cartao_desconto,
        cod_consultor,
        cod_representante,
        codigo_integracao,
        data_adesao,
        dados_adicionais,
    };
    let vehicle = SentVehicle {
        plate: nullable_text("placa", placa, Plate::parse)?,
        chassis: nullable_text("chassi", chassi, Chassis::parse)?,
        renavam: nullable_text("renavam", renavam, Text::parse)?,
        brand: nullable_text("marca", marca, Text::parse)?,
        model: nullable_text("modelo", modelo, Text::parse)?,
        built: nullable_number("anoFabricacao", ano_fabricacao, ModelYear::new)?,
        model_year: nullable_number("anoModelo", ano_modelo, ModelYear::new)?,
        colour: nullable_text("cor", cor, Text::parse)?,
        doors: nullable_number("numeroPortas", numero_portas, Doors::new)?,
        kind: nullable_number("codTipoVeiculo", cod_tipo_veiculo, VehicleTypeCode::new)?,
        category: nullable_word("categoria", categoria, VehicleCategory::parse_any_case)?,
        fuel: nullable_word("combustivel", combustivel, Fuel::parse)?,
        value: nullable_number("valorVeiculo", valor_veiculo, Money::from_reais)?,
        protected_value: nullable_number("valorProtegido", valor_protegido, Money::from_reais)?,
        own_share: nullable_number("valorParticipacao", valor_participacao, Money::from_reais)?,
    };
    Ok(BenefitDraft { vehicle: Some(vehicle), ..benefit(basic)? })
}

/// The type of benefits that a path names.
pub(in crate::routes) fn benefit_type(sent: CodigoTipoBeneficio) -> Result<BenefitType, Failure> {
    let code = i32::try_from(sent.as_i64()).unwrap_or(i32::MAX);
    Ok(BenefitType::from_code(code).map_err(|flaw| flaw.at("codigo"))?)
}

/// Additional fields to be saved.
pub(in crate::routes) fn additional_fields(sent: Vec<CampoAdicionalInputTo>) -> Result<Vec<SentField>, Failure> {
    let read = |(idx, sent)| field(sent).map_err(|violation| violation.within(&format!("dadosAdicionais[{idx}]")));
    Ok(sent.into_iter().enumerate().map(read).collect::<Result<_, Violation>>()?)
}

fn field(sent: CampoAdicionalInputTo) -> Result<SentField, Violation> {
    let CampoAdicionalInputTo { cod_campo, nome, valor } = sent;
    let value = match valor {
        Value::Null => SentValue::Null,
        Value::Bool(flag) => SentValue::Flag(flag),
        // A number that no `f64` holds is none that a field takes.
        Value::Number(number) => number.as_f64().map_or(SentValue::Other, SentValue::Number),
        Value::String(text) => SentValue::Text(text),
        Value::Array(_) | Value::Object(_) => SentValue::Other,
    };
    Ok(SentField { code: number("codCampo", cod_campo, FieldCode::new)?, name: nome, value })
}

/// An item to be added.
pub(in crate::routes) fn item(sent: ItemBeneficioInputTo) -> Result<ItemDraft, Failure> {
    let ItemBeneficioInputTo { cod_plano, valor, data_inclusao } = sent;
    Ok(ItemDraft {
        plan: code("codPlano", cod_plano, PlanCode::new)?,
        value: number("valor", valor, Money::from_reais)?,
        included: day("dataInclusao", data_inclusao.as_ref())?,
    })
}

/// What identifies a benefit to be validated.
pub(in crate::routes) fn validation(sent: ValidacaoBeneficioInputTo) -> Result<ValidationQuery, Failure> {
    let ValidacaoBeneficioInputTo { matricula, sequencial, cpf_cnpj } = sent;
    let sequential = number("sequencial", sequencial, Sequential::new)?;
    Ok(ValidationQuery::new(matricula.as_deref(), cpf_cnpj.as_deref().map(String::as_str), sequential)?)
}
