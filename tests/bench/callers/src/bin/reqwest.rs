//! Calls as a person would write them with reqwest and serde.

use std::time::Duration;

use callers::{Outcome, Plan, run};
use reqwest::Client;
use serde::{Deserialize, Serialize};

fn main() -> Outcome {
    let plan = Plan::from_arguments()?;
    rustls::crypto::ring::default_provider().install_default().map_err(|_| "TLS is set up already")?;
    let client = Client::builder().timeout(Duration::from_secs(30)).build()?;
    let base = plan.base.clone();
    match plan.operation.as_str() {
        "list" => run(&plan, move || list(client.clone(), base.clone())),
        "post" => run(&plan, move || post(client.clone(), base.clone())),
        "query" => run(&plan, move || query(client.clone(), base.clone())),
        other => Err(format!("no operation `{other}`").into()),
    }
}

async fn list(client: Client, base: String) -> Outcome {
    let answer = client.get(format!("{base}/ext/beneficio/situacaoBeneficio")).send().await?.error_for_status()?;
    let situations: Vec<SituacaoBeneficio> = answer.json().await?;
    if situations.len() == 8 { Ok(()) } else { Err("not the eight situations".into()) }
}

async fn post(client: Client, base: String) -> Outcome {
    let person = person();
    let answer = client.post(format!("{base}/ext/beneficiario")).json(&person).send().await?.error_for_status()?;
    let saved: Beneficiario = answer.json().await?;
    if saved.cpf == person.cpf { Ok(()) } else { Err("another person".into()) }
}

async fn query(client: Client, base: String) -> Outcome {
    let query = [
        ("ativo", "true"),
        ("cpf", "52998224725"),
        ("nome", "Maria Aparecida"),
        ("ordenar", "nome"),
        ("pagina", "3"),
        ("situacao", "Em concessão"),
        ("tamanho", "50"),
        ("uf", "RJ"),
    ];
    let answer = client.get(format!("{base}/ext/beneficiario/4711")).query(&query).send().await?.error_for_status()?;
    let search: Consulta = answer.json().await?;
    if search.id == 4711 { Ok(()) } else { Err("another search".into()) }
}

fn person() -> Beneficiario {
    Beneficiario {
        cpf: "52998224725".to_owned(),
        nome: "Maria Aparecida da Conceição".to_owned(),
        data_nascimento: "1958-03-21".to_owned(),
        email: Some("maria.aparecida@example.com.br".to_owned()),
        telefone: Some("(21) 99876-5432".to_owned()),
        matricula: 1_048_576,
        situacao: "Ativo".to_owned(),
        beneficios: vec![21, 42, 88],
        endereco: Endereco {
            logradouro: "Rua das Laranjeiras, 120".to_owned(),
            bairro: "Laranjeiras".to_owned(),
            cidade: "Rio de Janeiro".to_owned(),
            uf: "RJ".to_owned(),
            cep: "22240003".to_owned(),
        },
        valor: 1518.45,
        observacao: Some("Prefere contato à tarde.".to_owned()),
    }
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "a caller reads them; here it is enough that they were parsed")]
struct SituacaoBeneficio {
    codigo: i32,
    descricao: String,
    sigla: Option<String>,
    ativo: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Beneficiario {
    cpf: String,
    nome: String,
    data_nascimento: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    email: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    telefone: Option<String>,
    matricula: i64,
    situacao: String,
    beneficios: Vec<i32>,
    endereco: Endereco,
    valor: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    observacao: Option<String>,
}

#[derive(Serialize, Deserialize)]
struct Endereco {
    logradouro: String,
    bairro: String,
    cidade: String,
    uf: String,
    cep: String,
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "a caller reads them; here it is enough that they were parsed")]
struct Consulta {
    id: i32,
    nome: Option<String>,
    cpf: Option<String>,
    situacao: Option<String>,
    uf: Option<String>,
    pagina: Option<i32>,
    tamanho: Option<i32>,
    ordenar: Option<String>,
    ativo: Option<bool>,
}
