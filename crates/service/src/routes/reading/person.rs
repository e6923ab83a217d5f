//! People.

use api::{PessoaInputTo, TelefoneInputTo};
use domain::Violation;
use domain::given::required;
use domain::people::{Nature, PersonDraft, PersonPhone, PhoneKind, SentPersonDetails, Sex};
use domain::values::{Cnpj, CpfCnpj, Email, PersonName, Phone, StoreCode, Text};

use super::address::address;
use super::field::{nullable, nullable_day, nullable_text, nullable_word, number, word};
use crate::routes::errors::Failure;

/// A person to be saved.
pub(in crate::routes) fn person(sent: PessoaInputTo) -> Result<PersonDraft, Failure> {
    let PessoaInputTo {
        cpf_cnpj,
        nome_pessoa,
        cod_loja,
        codigo_integracao,
        natureza,
        sexo,
        data_nascimento,
        email,
        recebe_email,
        recebe_whats_app,
        telefones,
        endereco,
        nome_fantasia,
        representante_legal,
        inscricao_estadual,
        inscricao_municipal,
        identidade,
        orgao_expedidor,
        data_expedicao,
        numero_cnh,
        categoria_cnh,
        validade_cnh,
        nome_mae,
        estado_civil,
        conjuge,
        cnpj_empresa,
        nome_empresa,
        cpf_cnpj_responsavel_financeiro,
        endereco_responsavel_financeiro,
    } = sent;
    Ok(PersonDraft {
        document: required("cpfCnpj", Some(&cpf_cnpj), CpfCnpj::parse)?,
        name: required("nomePessoa", Some(&nome_pessoa), PersonName::parse)?,
        store: number("codLoja", cod_loja, StoreCode::new)?,
        nature: word("natureza", natureza.as_ref(), Nature::parse)?,
        details: SentPersonDetails {
            integration_code: nullable_text("codigoIntegracao", codigo_integracao, Text::parse)?,
            sex: nullable_word("sexo", sexo, Sex::parse)?,
            birth: nullable_day("dataNascimento", data_nascimento)?,
            email: nullable_text("email", email, Email::parse)?,
            takes_email: nullable(recebe_email, |sent| Ok(Some(sent)))?,
            takes_whatsapp: nullable(recebe_whats_app, |sent| Ok(Some(sent)))?,
            phones: nullable(telefones, |sent| phones(sent).map(Some))?,
            address: nullable(endereco, |sent| address("endereco", sent).map(Some))?,
            trading_name: nullable_text("nomeFantasia", nome_fantasia, Text::parse)?,
            legal_representative: nullable_text("representanteLegal", representante_legal, Text::parse)?,
            state_registration: nullable_text("inscricaoEstadual", inscricao_estadual, Text::parse)?,
            city_registration: nullable_text("inscricaoMunicipal", inscricao_municipal, Text::parse)?,
            identity: nullable_text("identidade", identidade, Text::parse)?,
            identity_issuer: nullable_text("orgaoExpedidor", orgao_expedidor, Text::parse)?,
            identity_issued: nullable_day("dataExpedicao", data_expedicao)?,
            licence: nullable_text("numeroCnh", numero_cnh, Text::parse)?,
            licence_category: nullable_text("categoriaCnh", categoria_cnh, Text::parse)?,
            licence_expiry: nullable_day("validadeCnh", validade_cnh)?,
            mother: nullable_text("nomeMae", nome_mae, Text::parse)?,
            marital_status: nullable_text("estadoCivil", estado_civil, Text::parse)?,
            spouse: nullable_text("conjuge", conjuge, Text::parse)?,
            company: nullable_text("cnpjEmpresa", cnpj_empresa, Cnpj::parse)?,
            company_name: nullable_text("nomeEmpresa", nome_empresa, Text::parse)?,
            payer: nullable_text("cpfCnpjResponsavelFinanceiro", cpf_cnpj_responsavel_financeiro, CpfCnpj::parse)?,
            payer_address: nullable(endereco_responsavel_financeiro, |sent| {
                address("enderecoResponsavelFinanceiro", sent).map(Some)
            })?,
        },
    })
}

fn phones(sent: Vec<TelefoneInputTo>) -> Result<Vec<PersonPhone>, Violation> {
    let read = |(idx, sent)| phone(sent).map_err(|violation| violation.within(&format!("telefones[{idx}]")));
    sent.into_iter().enumerate().map(read).collect()
}

fn phone(sent: TelefoneInputTo) -> Result<PersonPhone, Violation> {
    let TelefoneInputTo { ddi, numero, tipo } = sent;
    // A country that no `u16` holds is none, and refused as such.
    let country = u16::try_from(ddi).unwrap_or(u16::MAX);
    let phone = required("numero", Some(&numero), |numero| Phone::parse_in(country, numero))?;
    Ok(PersonPhone::new(phone, word("tipo", tipo.as_ref(), PhoneKind::parse)?))
}
