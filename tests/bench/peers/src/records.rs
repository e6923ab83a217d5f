//! The records of `bench.yaml`, with serde.

use ground::SITUATIONS;
use serde::{Deserialize, Deserializer, Serialize};

/// A situation that a benefit can be in.
#[derive(Debug, Clone, Serialize)]
pub struct SituacaoBeneficio {
    /// Its number.
    pub codigo: i32,
    /// What it is called.
    pub descricao: String,
    /// Its abbreviation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sigla: Option<String>,
    /// Whether benefits are paid.
    pub ativo: bool,
}

/// A person; one of the two operations holds it to patterns.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Beneficiario {
    /// Tax number.
    pub cpf: String,
    /// Name.
    pub nome: String,
    /// Day of birth.
    pub data_nascimento: String,
    /// Mail address.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    /// Telephone.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub telefone: Option<String>,
    /// Number in the register.
    pub matricula: i64,
    /// Situation.
    pub situacao: String,
    /// Numbers of the benefits.
    pub beneficios: Vec<i32>,
    /// Address.
    pub endereco: Endereco,
    /// What is paid.
    pub valor: f64,
    /// Remarks.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub observacao: Option<String>,
}

/// Where a person lives.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Endereco {
    /// Street and number.
    pub logradouro: String,
    /// Quarter.
    pub bairro: String,
    /// Town.
    pub cidade: String,
    /// State.
    pub uf: String,
    /// Postal code.
    pub cep: String,
}

/// The query of a search. An unknown or repeated parameter is refused.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Filtro {
    /// Part of the name.
    pub nome: Option<String>,
    /// Tax number.
    pub cpf: Option<String>,
    /// Situation.
    pub situacao: Option<String>,
    /// State.
    pub uf: Option<String>,
    /// Page.
    pub pagina: Option<i32>,
    /// Items per page.
    pub tamanho: Option<i32>,
    /// Field to sort by.
    pub ordenar: Option<String>,
    /// Whether benefits are paid.
    pub ativo: Option<bool>,
}

/// A search as it was understood.
#[derive(Debug, Clone, Serialize)]
pub struct Consulta {
    /// Who is searched.
    pub id: i32,
    /// Part of the name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nome: Option<String>,
    /// Tax number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cpf: Option<String>,
    /// Situation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub situacao: Option<String>,
    /// State.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uf: Option<String>,
    /// Page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pagina: Option<i32>,
    /// Items per page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tamanho: Option<i32>,
    /// Field to sort by.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ordenar: Option<String>,
    /// Whether benefits are paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ativo: Option<bool>,
}

/// The situations, owned as if they came from a store.
pub fn situations() -> Vec<SituacaoBeneficio> {
    let owned = |(codigo, descricao, sigla, ativo): (i32, &str, Option<&str>, bool)| SituacaoBeneficio {
        codigo,
        descricao: descricao.to_owned(),
        sigla: sigla.map(str::to_owned),
        ativo,
    };
    SITUATIONS.into_iter().map(owned).collect()
}

impl Filtro {
    /// What a search answers.
    pub fn into_search(self, id: i32) -> Consulta {
        let Filtro { nome, cpf, situacao, uf, pagina, tamanho, ordenar, ativo } = self;
        Consulta { id, nome, cpf, situacao, uf, pagina, tamanho, ordenar, ativo }
    }
}

/// A field that may be absent and, if it is there, is not null.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}
