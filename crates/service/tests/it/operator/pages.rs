//! Registers that grow: suppliers and sellers, listed page by page.

use operator::client::{Client, types};
use serde_json::json;

use super::calls::{body, json, n_uses, refused};
use crate::world::{Request, World};

fn each(check: impl AsyncFn(Client)) {
    for world in World::each() {
        world.block_on(check(world.operator().client()));
    }
}

fn supplier(document: &str, name: &str) -> types::Fornecedor {
    body(json!({ "nome": name, "cpfCnpj": document }))
}

fn seller(kind: &str, document: &str) -> types::Vendedor {
    body(json!({ "tipo": kind, "nome": "Rita Modelo", "cpfCnpj": document }))
}

#[test]
fn a_supplier_is_read_as_it_was_sent() {
    let sent = json!({
        "nome": "Clínica Exemplo Ltda.", "nomeFantasia": "Clínica Exemplo", "cpfCnpj": "12.ABC.345/01DE-35",
        "inscricaoEstadual": "19.876.543-2", "inscricaoMunicipal": "123", "tipoFornecedor": "Clínica",
        "nomeContato": "Ana Modelo", "email": "contato@example.com.br",
        "telefones": [{"numero": "(86) 3333-0040", "tipo": "Fixo"}],
        "endereco": {"tipoLogradouro": "Rua", "logradouro": "das Amostras", "numero": "S/N", "cidade": "Teresina",
            "uf": "PI", "cep": "64049-000"},
        "codLoja": 2, "ativo": false
    });
    each(async |client| {
        let made = client.criar_fornecedor().body(body::<types::Fornecedor>(sent.clone())).send().await.unwrap();
        let code = made.cod_fornecedor.unwrap();
        assert_eq!(made.header("location"), Some(format!("/operador/fornecedores/{code}").as_str()));
        let read = client.consultar_fornecedor().cod_fornecedor(code).send().await.unwrap().into_inner();
        assert_eq!(json(&read), json(&*made));
        // It is what was sent, with what the service adds and without masks.
        let mut expected = sent.clone();
        expected["codFornecedor"] = json!(code);
        expected["cpfCnpj"] = json!("12ABC34501DE35");
        expected["telefones"][0]["numero"] = json!("8633330040");
        expected["endereco"]["cep"] = json!("64049000");
        expected["endereco"]["logradouroComTipo"] = json!("Rua das Amostras");
        assert_eq!(json(&read), expected);

        let again = client.substituir_fornecedor().cod_fornecedor(code).body(read.clone()).send().await.unwrap();
        assert_eq!(json(&*again), json(&read), "what is read can be sent back");
        let bare = client.substituir_fornecedor().cod_fornecedor(code).body(supplier("12ABC34501DE35", "Clínica"));
        let bare = bare.send().await.unwrap();
        assert!(bare.endereco.is_none() && bare.email.is_none(), "nothing is left over: {bare:?}");
        assert_eq!(bare.ativo, Some(true));
        client.remover_fornecedor().cod_fornecedor(code).send().await.unwrap();
        assert_eq!(refused(client.consultar_fornecedor().cod_fornecedor(code).send().await).0, 404);
    });
}

#[test]
fn suppliers_come_in_pages_that_belong_to_their_filters() {
    each(async |client| {
        let list = || client.listar_fornecedores().nome("OFÍCINA").limite(1);
        let first = list().send().await.unwrap().into_inner();
        assert_eq!(first.itens.iter().map(|it| it.cod_fornecedor.unwrap()).collect::<Vec<_>>(), [302]);
        let cursor = first.proximo_cursor.unwrap().clone();
        let second = list().cursor(cursor.as_str()).send().await.unwrap().into_inner();
        assert_eq!(second.itens.iter().map(|it| it.cod_fornecedor.unwrap()).collect::<Vec<_>>(), [303]);
        assert!(second.proximo_cursor.is_none(), "{:?}", second.proximo_cursor);
        let elsewhere = client.listar_fornecedores().cursor(cursor.as_str()).send().await;
        assert_eq!(refused(elsewhere), (400, "REQUISICAO_INVALIDA".into(), Some("cursor".into())));
        let inactive = client.listar_fornecedores().ativo(false).send().await.unwrap();
        assert_eq!(inactive.itens.len(), 0);
    });
}

#[test]
fn documents_are_checked_and_registered_once() {
    each(async |client| {
        let wrong = client.criar_fornecedor().body(supplier("529.982.247-24", "A")).send().await;
        assert_eq!(refused(wrong), (400, "REQUISICAO_INVALIDA".into(), Some("/cpfCnpj".into())));
        client.criar_fornecedor().body(supplier("529.982.247-25", "A")).send().await.unwrap();
        let taken = client.criar_fornecedor().body(supplier("52998224725", "B")).send().await;
        assert_eq!(refused(taken), (409, "DUPLICADO".into(), Some("/cpfCnpj".into())));
        let mut nowhere = supplier("111.444.777-35", "C");
        nowhere.email = Some("".parse().unwrap());
        let nowhere = client.criar_fornecedor().body(nowhere).send().await;
        assert_eq!(refused(nowhere), (400, "REQUISICAO_INVALIDA".into(), Some("/email".into())));
        let mut strange = supplier("111.444.777-35", "C");
        strange.cod_loja = Some(999);
        let strange = client.criar_fornecedor().body(strange).send().await;
        assert_eq!(refused(strange), (400, "REQUISICAO_INVALIDA".into(), Some("/codLoja".into())));
        let used = client.remover_fornecedor().cod_fornecedor(301).send().await;
        assert_eq!(n_uses(used, "equipamentos").as_deref(), Some("2"));
    });
}

#[test]
fn a_seller_is_unique_in_its_kind_and_stays_what_it_is() {
    each(async |client| {
        // The document of consultant 71.
        let made = client.criar_vendedor().body(seller("Representante", "168.995.350-09")).send().await.unwrap();
        let code = made.cod_vendedor.unwrap();
        assert_eq!(made.header("location"), Some(format!("/operador/vendedores/{code}").as_str()));
        let taken = client.criar_vendedor().body(seller("Consultor", "16899535009")).send().await;
        assert_eq!(refused(taken), (409, "DUPLICADO".into(), Some("/cpfCnpj".into())));

        let known = client.consultar_vendedor().cod_vendedor(71).send().await.unwrap().into_inner();
        assert_eq!((known.tipo.to_string().as_str(), known.cod_loja), ("Consultor", Some(1)));
        let replace = |sent| client.substituir_vendedor().cod_vendedor(71).body(sent).send();
        let other = types::Vendedor { tipo: types::TipoVendedor::Representante, ..known.clone() };
        assert_eq!(n_uses(replace(other).await, "beneficiosComoConsultor").as_deref(), Some("1"));
        let remove = |code: i32| client.remover_vendedor().cod_vendedor(code).send();
        assert_eq!(n_uses(remove(71).await, "beneficiosComoConsultor").as_deref(), Some("1"));
        let retired = types::Vendedor { ativo: Some(false), ..known };
        assert_eq!(json(&*replace(retired.clone()).await.unwrap()), json(&retired));
        remove(code).await.unwrap();
        assert_eq!(refused(remove(code).await).0, 404);
    });
}

#[test]
fn a_seller_who_is_retired_is_no_longer_found_by_the_service() {
    for world in World::each() {
        let search = || world.ask_in_centre(Request::get("/ext/administracao/vendedor?nome=carlos")).json();
        assert_eq!(search()[0]["codConsultor"], 71);
        let client = world.operator().client();
        world.block_on(async {
            let known = client.consultar_vendedor().cod_vendedor(71).send().await.unwrap().into_inner();
            let retired = types::Vendedor { ativo: Some(false), ..known };
            client.substituir_vendedor().cod_vendedor(71).body(retired).send().await.unwrap();
        });
        assert_eq!(search(), json!([]));
    }
}

#[test]
fn sellers_are_listed_by_all_that_is_given() {
    each(async |client| {
        let codes =
            |page: &types::PaginaVendedores| page.itens.iter().map(|it| it.cod_vendedor.unwrap()).collect::<Vec<_>>();
        assert_eq!(codes(&client.listar_vendedores().send().await.unwrap()), [40, 41, 71, 72]);
        let consultants = client.listar_vendedores().tipo(types::TipoVendedor::Consultor).cod_loja(2).send().await;
        assert_eq!(codes(&consultants.unwrap()), [72]);
        let named = client.listar_vendedores().nome("celia").ativo(true).send().await.unwrap();
        assert_eq!(codes(&named), [72], "neither accents nor capitals matter");
        let blank = client.listar_vendedores().nome(" ").send().await;
        assert_eq!(refused(blank), (400, "REQUISICAO_INVALIDA".into(), Some("nome".into())));
    });
}
