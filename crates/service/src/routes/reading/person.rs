//! People.

use api::{PessoaInputTo, TelefoneInputTo};
use domain::Violation;
use domain::given::required;
use domain::people::{Nature, PersonDetails, PersonDraft, PersonPhone, PhoneKind, Sex};
use domain::values::{Cnpj, CpfCnpj, Email, PersonName, Phone, StoreCode, Text};

use super::address::address;
use super::field::{day, number, text, word};
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
        details: PersonDetails {
            integration_code: text("codigoIntegracao", codigo_integracao.as_ref(), Text::parse)?,
            sex: word("sexo", sexo.as_ref(), Sex::parse)?,
            birth: day("dataNascimento", data_nascimento.as_ref())?,
            email: text("email", email.as_ref(), Email::parse)?,
            takes_email: recebe_email,
            takes_whatsapp: recebe_whats_app,
            phones: phones(telefones)?,
            address: address("endereco", endereco)?,
            trading_name: text("nomeFantasia", nome_fantasia.as_ref(), Text::parse)?,
            legal_representative: text("representanteLegal", representante_legal.as_ref(), Text::parse)?,
            state_registration: text("inscricaoEstadual", inscricao_estadual.as_ref(), Text::parse)?,
            city_registration: text("inscricaoMunicipal", inscricao_municipal.as_ref(), Text::parse)?,
            identity: text("identidade", identidade.as_ref(), Text::parse)?,
            identity_issuer: text("orgaoExpedidor", orgao_expedidor.as_ref(), Text::parse)?,
            identity_issued: day("dataExpedicao", data_expedicao.as_ref())?,
            licence: text("numeroCnh", numero_cnh.as_ref(), Text::parse)?,
            licence_category: text("categoriaCnh", categoria_cnh.as_ref(), Text::parse)?,
            licence_expiry: day("validadeCnh", validade_cnh.as_ref())?,
            mother: text("nomeMae", nome_mae.as_ref(), Text::parse)?,
            marital_status: text("estadoCivil", estado_civil.as_ref(), Text::parse)?,
            spouse: text("conjuge", conjuge.as_ref(), Text::parse)?,
            company: text("cnpjEmpresa", cnpj_empresa.as_ref(), Cnpj::parse)?,
            company_name: text("nomeEmpresa", nome_empresa.as_ref(), Text::parse)?,
            payer: text("cpfCnpjResponsavelFinanceiro", cpf_cnpj_responsavel_financeiro.as_ref(), CpfCnpj::parse)?,
            payer_address: address("enderecoResponsavelFinanceiro", endereco_responsavel_financeiro)?,
        },
    })
}

fn phones(sent: Option<Vec<TelefoneInputTo>>) -> Result<Option<Vec<PersonPhone>>, Violation> {
    let read = |(idx, sent)| phone(sent).map_err(|violation| violation.within(&format!("telefones[{idx}]")));
    sent.map(|sent| sent.into_iter().enumerate().map(read).collect()).transpose()
}

fn phone(sent: TelefoneInputTo) -> Result<PersonPhone, Violation> {
    let TelefoneInputTo { ddi, numero, tipo } = sent;
    // A country that no `u16` holds is none, and refused as such.
    let country = u16::try_from(ddi).unwrap_or(u16::MAX);
    let phone = required("numero", Some(&numero), |numero| Phone::parse_in(country, numero))?;
    Ok(PersonPhone::new(phone, word("tipo", tipo.as_ref(), PhoneKind::parse)?))
}
