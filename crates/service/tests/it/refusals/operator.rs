//! Errors of the operator's contract.

use serde_json::json;

use super::assert_answered;
use crate::world::{Answer, BODY_LIMIT, Broken, Operator, Request, World};

/// Requests in their order: the example, the method, the path, the body, and a header.
type Asked = (&'static str, &'static str, &'static str, Option<&'static str>, Option<(&'static str, &'static str)>);

const ASKED: &[Asked] = &[
    (
        "RequisicaoInvalida corpo",
        "POST",
        "/operador/situacoes",
        Some(
            r##"{"entidade": "helpDesk", "nome": "Aberto", "inicial": true, "corDestaque": "#2E7D32",
                "corInversa": "FFFFFF"}"##,
        ),
        None,
    ),
    (
        "RequisicaoInvalida parametro",
        "GET",
        "/operador/entregas?criadaDe=2026-07-16T00:00:00Z&criadaAte=2026-07-15T00:00:00Z",
        None,
        None,
    ),
    (
        "RequisicaoInvalida enderecoProibido",
        "POST",
        "/operador/receptores",
        Some(r#"{"nome": "Painel", "url": "https://10.0.0.1/gatilhos", "entidades": ["evento"]}"#),
        None,
    ),
    ("NaoEncontrado codigo", "GET", "/operador/planos/999999", None, None),
    ("Conflito duplicado", "POST", "/operador/tipos", Some(r#"{"entidade": "evento", "nome": "Colisão"}"#), None),
    ("Conflito emUso", "DELETE", "/operador/planos/10", None, None),
    (
        "Conflito situacaoMudou",
        "POST",
        "/operador/eventos/1/situacao",
        Some(r#"{"codSituacao": 51, "codSituacaoEsperada": 51}"#),
        None,
    ),
    (
        "Conflito chaveReusada",
        "POST",
        "/operador/reenvios",
        Some(r#"{"codReceptor": 1, "criadaDe": "2026-07-15T00:00:00Z", "criadaAte": "2026-07-17T00:00:00Z"}"#),
        Some(("idempotency-key", "reenvio-0001")),
    ),
    (
        "VersaoDivergente mudou",
        "PUT",
        "/operador/funis/3",
        Some(r#"{"nome": "Vendas", "etapas": [{"nome": "Contato"}]}"#),
        Some(("if-match", "\"99\"")),
    ),
];

/// A receiver, a request for its deliveries with a key, and another situation of events.
fn prepare(operator: &Operator<'_>) {
    let replay = r#"{"codReceptor": 1, "criadaDe": "2026-07-15T00:00:00Z", "criadaAte": "2026-07-16T00:00:00Z"}"#;
    for (path, body) in [
        ("/operador/receptores", r#"{"nome": "ERP", "url": "https://1.1.1.1/gatilhos", "entidades": ["evento"]}"#),
        ("/operador/reenvios", replay),
        (
            "/operador/situacoes",
            r#"{"entidade": "evento", "nome": "Encerrado", "corDestaque": "2E7D32", "corInversa": "FFFFFF"}"#,
        ),
    ] {
        let answer = operator.ask(Request::new("POST", path, Some(body)).header("idempotency-key", "reenvio-0001"));
        assert!(matches!(answer.status, 201 | 202), "{path}: {}", answer.body);
    }
}

/// A replay for a receiver that was disabled.
fn disabled(operator: &Operator<'_>) -> Answer {
    operator.ask(Request::new("PATCH", "/operador/receptores/1", Some(&json!({"ativo": false}).to_string())));
    let replay = json!({"codReceptor": 1, "criadaDe": "2026-07-15T00:00:00Z", "criadaAte": "2026-07-16T00:00:00Z"});
    operator.ask(Request::new("POST", "/operador/reenvios", Some(&replay.to_string())))
}

fn broken(how: Broken) -> Answer {
    let world = World::sqlite();
    let operator = world.operator();
    world.home.break_it(how);
    operator.ask(Request::get("/operador/planos"))
}

#[test]
fn examples_of_the_operator_are_what_it_answers() {
    let world = World::sqlite();
    let operator = world.operator();
    prepare(&operator);
    let plan = || Request::new("POST", "/operador/planos", Some("{}"));
    let mut answers: Vec<(&str, Answer)> = ASKED
        .iter()
        .map(|(place, method, path, body, header)| {
            let request = Request::new(method, *path, *body);
            (*place, operator.ask(header.iter().fold(request, |request, (name, value)| request.header(name, value))))
        })
        .collect();
    answers.extend([
        ("NaoAutenticado credencial", operator.ask_as_nobody(&Request::get("/operador/planos"))),
        ("TempoEsgotado lento", operator.ask_without_end(plan())),
        ("CorpoGrandeDemais grande", operator.ask(plan().bytes_as_body(&vec![b' '; BODY_LIMIT + 1]))),
        ("TipoNaoAceito tipo", operator.ask(plan().header("content-type", "text/plain"))),
        ("Conflito receptorInativo", disabled(&operator)),
        ("ErroInterno interno", broken(Broken::Corrupt)),
        ("Indisponivel banco", broken(Broken::Gone)),
    ]);
    assert_answered(include_str!("../../../../operator/src/generated/document.json"), answers);
}
