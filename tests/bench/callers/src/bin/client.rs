//! Calls through the generated client.

use callers::generated::Client;
use callers::generated::types::{Beneficiario, Endereco};
use callers::{Outcome, Plan, run};

fn main() -> Outcome {
    let plan = Plan::from_arguments()?;
    let client = Client::new(&plan.base)?;
    match plan.operation.as_str() {
        "list" => run(&plan, move || list(client.clone())),
        "post" => run(&plan, move || post(client.clone())),
        "query" => run(&plan, move || query(client.clone())),
        other => Err(format!("no operation `{other}`").into()),
    }
}

async fn list(client: Client) -> Outcome {
    let situations = client.listar_situacoes().send().await?;
    if situations.len() == 8 { Ok(()) } else { Err("not the eight situations".into()) }
}

async fn post(client: Client) -> Outcome {
    let saved = client.criar_beneficiario().body(person()?).send().await?;
    if saved.cpf.as_str() == "52998224725" { Ok(()) } else { Err("another person".into()) }
}

async fn query(client: Client) -> Outcome {
    let search = client
        .consultar_beneficiario()
        .id(4711)
        .ativo(true)
        .cpf("52998224725")
        .nome("Maria Aparecida")
        .ordenar("nome")
        .pagina(3)
        .situacao("Em concessão")
        .tamanho(50)
        .uf("RJ")
        .send()
        .await?;
    if search.id == 4711 { Ok(()) } else { Err("another search".into()) }
}

fn person() -> Outcome<Beneficiario> {
    let home = Endereco {
        logradouro: "Rua das Laranjeiras, 120".try_into()?,
        bairro: "Laranjeiras".try_into()?,
        cidade: "Rio de Janeiro".try_into()?,
        uf: "RJ".try_into()?,
        cep: "22240003".try_into()?,
    };
    Ok(Beneficiario {
        cpf: "52998224725".try_into()?,
        nome: "Maria Aparecida da Conceição".try_into()?,
        data_nascimento: "1958-03-21".try_into()?,
        email: Some("maria.aparecida@example.com.br".to_owned()),
        telefone: Some("(21) 99876-5432".to_owned()),
        matricula: 1_048_576,
        situacao: "Ativo".to_owned(),
        beneficios: vec![21, 42, 88],
        endereco: home,
        valor: 1518.45,
        observacao: Some("Prefere contato à tarde.".try_into()?),
    })
}
