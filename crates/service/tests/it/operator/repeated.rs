//! Requests that come twice, and requests that come at once.

use std::thread;

use domain::values::Moment;
use serde_json::{Value, json};

use crate::world::{Answer, Operator, Request, World};

/// A person of the world.
const PERSON: i32 = 1;

fn created(operator: &Operator<'_>, path: &str, body: &Value) -> Value {
    let answer = operator.ask(Request::new("POST", path, Some(&body.to_string())));
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()
}

/// The body of a call for help, of which there can be some from now on.
fn call(operator: &Operator<'_>) -> Value {
    let situation = json!({"entidade": "helpDesk", "nome": "Aberto", "inicial": true, "corDestaque": "2E7D32",
                           "corInversa": "FFFFFF"});
    created(operator, "/operador/situacoes", &situation);
    let kind = created(operator, "/operador/tipos", &json!({"entidade": "helpDesk", "nome": "Segunda via"}));
    json!({"codPessoa": PERSON, "codTipoHelpDesk": kind["codTipo"], "descricao": "Pede a segunda via do boleto."})
}

fn open(operator: &Operator<'_>, key: &str, body: &Value) -> Answer {
    let request = Request::new("POST", "/operador/helpDesk", Some(&body.to_string()));
    operator.ask(request.header("idempotency-key", key))
}

fn n_calls(operator: &Operator<'_>) -> usize {
    operator.ask(Request::get("/operador/helpDesk")).json()["itens"].as_array().unwrap().len()
}

/// Asks several times at once.
fn at_once(asking: impl Fn() -> Answer + Sync) -> Vec<Answer> {
    thread::scope(|scope| {
        let askers: Vec<_> = (0..8).map(|_| scope.spawn(&asking)).collect();
        askers.into_iter().map(|asker| asker.join().unwrap()).collect()
    })
}

#[test]
fn a_request_with_the_same_key_is_done_once_in_a_day() {
    for world in World::each() {
        let operator = world.operator();
        let body = call(&operator);
        let first = open(&operator, "abre-0001", &body);
        assert_eq!(first.status, 201, "{}", first.body);
        let again = open(&operator, "abre-0001", &body);
        assert_eq!((again.status, again.json()), (201, first.json()));
        assert_eq!(again.header("location"), first.header("location"));
        assert_eq!(n_calls(&operator), 1);

        let mut other = body.clone();
        other["descricao"] = json!("Outra coisa.");
        let refused = open(&operator, "abre-0001", &other);
        let error = refused.json();
        assert_eq!((refused.status, &error["codigo"]), (409, &json!("CHAVE_REUSADA")));
        assert_eq!(error["campo"], "Idempotency-Key");
        assert_eq!(open(&operator, "abre-0002", &other).status, 201);
        assert_eq!(open(&operator, "curta", &other).status, 400);

        let day = 24 * 60 * 60 * 1_000_000;
        world.clock.set(Moment::from_micros(world.clock.now().micros() + day).unwrap());
        assert_eq!(open(&operator, "abre-0001", &body).status, 201);
        assert_eq!(n_calls(&operator), 3);
    }
}

#[test]
fn a_request_that_comes_many_times_at_once_is_done_once() {
    for world in World::each() {
        let operator = world.operator();
        let body = call(&operator);
        let answers = at_once(|| open(&operator, "abre-0001", &body));
        assert_eq!(n_calls(&operator), 1);
        for answer in &answers {
            assert_eq!((answer.status, answer.json()), (201, answers[0].json()));
        }
    }
}

#[test]
fn of_two_who_want_the_same_name_one_gets_it() {
    for world in World::each() {
        let operator = world.operator();
        for (path, body) in [
            ("/operador/lojas", json!({"nome": "Disputada"})),
            ("/operador/planos", json!({"nome": "Disputado", "tipoBeneficio": "SAUDE", "valor": 1})),
            ("/operador/tiposVeiculo", json!({"nome": "Disputado", "categoria": "Leve"})),
            (
                "/operador/usuarios",
                json!({"usuario": "disputado", "nomeUsuario": "N", "email": "n@example.com", "senha": "uma senha longa"}),
            ),
        ] {
            let answers = at_once(|| operator.ask(Request::new("POST", path, Some(&body.to_string()))));
            let mut statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
            statuses.sort_unstable();
            assert_eq!(statuses, [201, 409, 409, 409, 409, 409, 409, 409], "{path}");
        }
    }
}
