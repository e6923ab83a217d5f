//! Lists in pages.

use benefits_client::Error;
use futures_util::StreamExt;

use crate::server::{Reply, Request, json, refusal};
use crate::service::Service;

/// The page that a request asks for.
fn asked(request: &Request) -> usize {
    let query = request.line.split_once('?').map_or("", |(_, query)| query);
    query.split('&').find_map(|pair| pair.strip_prefix("pagina=")).map_or(1, |page| page.parse().unwrap())
}

fn page(number: usize, items: &[usize], has_next: bool) -> Reply {
    let items: Vec<_> = items.iter().map(|code| format!(r#"{{"codPessoa": {code}}}"#)).collect();
    let items = items.join(", ");
    json(&format!(r#"{{"itens": [{items}], "paginaAtual": {number}, "proximaPagina": {has_next}, "quantidade": 5}}"#))
}

/// Three pages of two, two and one.
async fn three_pages() -> Service {
    Service::start(|request| match asked(request) {
        1 => page(1, &[1, 2], true),
        2 => page(2, &[3, 4], true),
        3 => page(3, &[5], false),
        _ => refusal("400 Bad Request", "Não há tal página."),
    })
    .await
}

#[tokio::test]
async fn items_of_all_pages_come_one_by_one_and_the_stream_ends() {
    let service = three_pages().await;
    let session = service.session();
    let mut members = session.pesquisar_associados().nome("Maria").pages();
    let mut codes = Vec::new();
    while let Some(member) = members.next().await {
        codes.push(member.unwrap().cod_pessoa);
    }
    assert_eq!(codes, [1, 2, 3, 4, 5].map(Some));
    assert!(members.next().await.is_none());
    let lines: Vec<_> = service.server.requests().into_iter().skip(1).map(|request| request.line).collect();
    let path = "GET /ext/associado?nome=Maria";
    assert_eq!(lines, [path.to_owned(), format!("{path}&pagina=2"), format!("{path}&pagina=3")]);
}

#[tokio::test]
async fn a_page_is_fetched_when_its_first_item_is_wanted() {
    let service = three_pages().await;
    let session = service.session();
    let pages = session.pesquisar_associados().nome("Maria").pages();
    assert_eq!(service.server.requests().len(), 0);
    let two: Vec<_> = pages.take(2).collect().await;
    assert_eq!(two.len(), 2);
    assert_eq!(service.server.count("GET"), 1);
}

#[tokio::test]
async fn a_list_can_begin_with_any_page() {
    let service = three_pages().await;
    let session = service.session();
    let members = session.pesquisar_associados().nome("Maria").pagina(2).pages().all().await.unwrap();
    assert_eq!(members.len(), 3);
}

#[tokio::test]
async fn an_error_is_the_last_item() {
    let service = Service::start(|request| match asked(request) {
        1 => page(1, &[1], true),
        _ => refusal("400 Bad Request", "Filtro inválido."),
    })
    .await;
    let session = service.session();
    let items: Vec<_> = session.pesquisar_associados().nome("Maria").pages().collect().await;
    assert_eq!(items.len(), 2);
    assert!(matches!(&items[1], Err(Error::Invalid { message, .. }) if message == "Filtro inválido."));
}

#[tokio::test]
async fn a_server_that_never_comes_to_an_end_does_not_hold_the_caller() {
    // One page over and over.
    let service = Service::start(|_| page(1, &[1], true)).await;
    match service.session().listar_beneficios().pages().all().await.unwrap_err() {
        Error::Contract { operation: "listarBeneficios", path, message, .. } => {
            assert_eq!(path.as_deref(), Some("paginaAtual"));
            assert_eq!(message, "page 2 was asked for, page 1 is the answer");
        }
        other => panic!("{other:?}"),
    }
    // Empty pages over and over.
    let service = Service::start(|request| page(asked(request), &[], true)).await;
    assert_eq!(service.session().listar_beneficios().pages().all().await.unwrap().len(), 0);
}
