//! What the operator's listener is sent that it should not be: each is told as the contract's `Erro`.

use serde_json::{Value, json};

use crate::world::{Answer, BODY_LIMIT, CENTRE, Operator, PASSWORD, Request, TOKEN, World};

const ID: &str = "67e55044-10b1-426f-9247-bb680e5fe0c8";

/// Asserts that an answer is an `Erro` with a code, the id of its request, and the headers that every answer has.
fn assert_error(answer: &Answer, status: u16, code: &str, what: &str) -> Value {
    assert_eq!(answer.status, status, "{what}: {}", answer.body);
    assert_eq!(answer.header("content-type"), Some("application/json"), "{what}");
    let error = answer.json();
    assert_eq!(error["codigo"], code, "{what}: {error}");
    assert_eq!(error["idRequisicao"].as_str(), answer.header("x-request-id"), "{what}");
    assert!(error["mensagem"].as_str().is_some_and(|text| !text.is_empty()), "{what}");
    assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{what}");
    assert_eq!(answer.header("cache-control"), Some("no-store"), "{what}");
    error
}

fn lojas(body: &str) -> Request {
    Request::new("POST", "/operador/lojas", Some(body))
}

#[test]
fn only_the_operators_token_opens() {
    let world = World::sqlite();
    let operator = world.operator();
    let of_user = world.token();
    for (what, request) in [
        ("nothing", Request::get("/operador/lojas")),
        ("another token", Request::get("/operador/lojas").bearing("outro-token-qualquer")),
        ("a user's token", Request::get("/operador/lojas").bearing(of_user)),
        ("name and password", Request::get("/operador/lojas").user(CENTRE, PASSWORD)),
        ("an empty token", Request::get("/operador/lojas").header("authorization", "Bearer ")),
        ("two words", Request::get("/operador/lojas").bearing("a b")),
        ("no scheme", Request::get("/operador/lojas").header("authorization", TOKEN)),
    ] {
        let answer = operator.ask_as_nobody(&request);
        assert_error(&answer, 401, "NAO_AUTENTICADO", what);
        assert_eq!(answer.header("www-authenticate"), Some("Bearer"), "{what}");
        assert!(!answer.body.contains("Basic"), "{what}: {}", answer.body);
    }
    let answer = world.ask(&Request::get("/ext/administracao/loja").bearing(TOKEN));
    assert_eq!(answer.status, 401, "nor does the operator's token open the service");
}

#[test]
fn health_needs_no_token() {
    let world = World::sqlite();
    let operator = world.operator();
    for path in ["/operador/saude/vida", "/operador/saude/prontidao", "/metrics", "/docs", "/openapi.json"] {
        assert_eq!(operator.ask_as_nobody(&Request::get(path)).status, 200, "{path}");
    }
}

#[test]
fn what_is_no_request_of_the_contract_is_told_as_it_says() {
    let world = World::sqlite();
    let operator = world.operator();
    let long = format!("/operador/lojas?x={}", "a".repeat(20_000));
    let wide = "a".repeat(70_000);
    let big = format!(r#"{{"nome": "{}"}}"#, "a".repeat(BODY_LIMIT));
    for (what, request, status, code, field) in [
        ("an unknown path", Request::get("/operador/nada"), 404, "NAO_ENCONTRADO", None),
        ("an unknown method", Request::new("DELETE", "/operador/lojas", None), 405, "METODO_NAO_ACEITO", None),
        ("a long address", Request::get(long), 414, "ENDERECO_LONGO_DEMAIS", None),
        ("wide headers", Request::get("/operador/lojas").header("x-a", &wide), 431, "CABECALHOS_GRANDES_DEMAIS", None),
        ("an unknown parameter", Request::get("/operador/lojas?ativa=true"), 400, "REQUISICAO_INVALIDA", Some("ativa")),
        ("a bad parameter", Request::get("/operador/lojas?ativo=sim"), 400, "REQUISICAO_INVALIDA", Some("ativo")),
        ("a bad code", Request::get("/operador/lojas/0"), 400, "REQUISICAO_INVALIDA", Some("codLoja")),
        ("an unknown code", Request::get("/operador/lojas/2147483647"), 404, "NAO_ENCONTRADO", None),
        (
            "no body",
            Request::post("/operador/lojas").header("content-type", "application/json"),
            400,
            "REQUISICAO_INVALIDA",
            None,
        ),
        ("no JSON", lojas("{"), 400, "REQUISICAO_INVALIDA", None),
        ("a missing field", lojas("{}"), 400, "REQUISICAO_INVALIDA", Some("/nome")),
        ("a wrong field", lojas(r#"{"nome": 1}"#), 400, "REQUISICAO_INVALIDA", Some("/nome")),
        ("a blank name", lojas(r#"{"nome": " "}"#), 400, "REQUISICAO_INVALIDA", Some("/nome")),
        ("a NUL", lojas(r#"{"nome": "a\u0000"}"#), 400, "REQUISICAO_INVALIDA", Some("/nome")),
        ("another type", lojas("{}").header("content-type", "text/plain"), 415, "TIPO_NAO_ACEITO", None),
        ("a big body", lojas(&big), 413, "CORPO_GRANDE_DEMAIS", None),
        ("a bad cursor", Request::get("/operador/usuarios?cursor=AAAA"), 400, "REQUISICAO_INVALIDA", Some("cursor")),
        ("a bad limit", Request::get("/operador/usuarios?limite=501"), 400, "REQUISICAO_INVALIDA", Some("limite")),
    ] {
        let answer = operator.ask(request.header("x-request-id", ID).header("origin", "https://example.com"));
        let error = assert_error(&answer, status, code, what);
        assert_eq!(error["campo"].as_str(), field, "{what}: {error}");
        assert_eq!(error["idRequisicao"], ID, "{what}");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{what}");
    }
    let answer = operator.ask(Request::new("DELETE", "/operador/lojas", None));
    assert_eq!(answer.header("allow"), Some("GET, POST, HEAD"));
}

#[test]
fn a_body_that_never_ends_is_not_waited_for() {
    let world = World::sqlite();
    let operator = world.operator();
    assert_error(&operator.ask_without_end(lojas(r#"{"nome": "Loja"}"#)), 408, "TEMPO_ESGOTADO", "a slow body");
}

#[test]
fn what_a_caller_sends_is_not_repeated_to_them() {
    let world = World::sqlite();
    let operator = world.operator();
    for request in [
        lojas(r#"{"nome": "Loja", "cnpj": "529.982.247-25"}"#),
        lojas(r#"{"nome": "Loja", "529.982.247-25": 1}"#),
        Request::get("/operador/lojas?529.982.247-25=1"),
        Request::get("/operador/529.982.247-25"),
        Request::new(
            "POST",
            "/operador/usuarios",
            Some(r#"{"usuario": "ana", "nomeUsuario": "Ana", "email": "529.982.247-25"}"#),
        ),
    ] {
        let answer = operator.ask(request.clone());
        // Ids of requests are random, and may have three digits of it.
        assert!(!answer.body.contains("529.982"), "{request:?}: {}", answer.body);
    }
}

#[test]
fn who_guesses_is_made_to_wait() {
    let world = World::sqlite();
    let operator = world.operator();
    let guess =
        |operator: &Operator<'_>| operator.ask_as_nobody(&Request::get("/operador/lojas").bearing("adivinhado"));
    for _ in 0..20 {
        assert_eq!(guess(&operator).status, 401);
    }
    let answer = operator.ask(Request::get("/operador/lojas"));
    assert_error(&answer, 503, "INDISPONIVEL", "even the right one");
    assert_eq!(answer.header("retry-after"), Some("3"));
    let health = operator.ask_as_nobody(&Request::get("/operador/saude/vida"));
    assert_eq!(health.json()["vivo"], json!(true));
}

#[test]
fn a_store_that_is_gone_is_told_as_such() {
    let world = World::sqlite();
    let operator = world.operator();
    world.home.break_it(crate::world::Broken::Gone);
    let answer = operator.ask(Request::get("/operador/lojas"));
    assert_error(&answer, 503, "INDISPONIVEL", "tables that are gone");
    assert_eq!(answer.header("retry-after"), Some("5"));
}
