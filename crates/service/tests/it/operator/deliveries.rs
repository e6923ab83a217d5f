//! Deliveries as the operator sees them: found by every filter, shown with their attempts, sent again.

use std::collections::BTreeMap;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use delivery::{Claim, Failure, Outcome, Recorded};
use domain::attendance::Entity;
use domain::history::HistoryCode;
use domain::values::Moment;
use serde_json::{Value, json};
use store::StoreError;

use super::receivers::add;
use crate::world::{Operator, Request, World, now};

const BODY: &[u8] = "{\"codHistorico\":7,\"objeto\":{\"nome\":\"Á\"}}".as_bytes();

const SECOND: i64 = 1_000_000;

/// A world with two receivers and five changes, one each second: of the event 9, twice of the benefit 4, of the event 9
/// again, and of a consultation that nobody wants to be told of.
fn worlds() -> impl Iterator<Item = World> {
    World::each().into_iter().inspect(|world| {
        let client = world.operator().client();
        add(world, &client, "Primeiro", "https://1.1.1.1/a");
        add(world, &client, "Segundo", "https://1.1.1.1/b");
        let changes = [
            (Entity::Event, 9, 1),
            (Entity::Benefit, 4, 2),
            (Entity::Benefit, 4, 3),
            (Entity::Event, 9, 4),
            (Entity::Consultation, 5, 5),
        ];
        for (entity, code, history) in changes {
            let work = move |tx: &mut store::Tx<'_>| {
                tx.enqueue(entity, code, HistoryCode::new(history).unwrap(), BODY, at(history))
            };
            let n_deliveries = world.block_on(world.database.write(work)).unwrap();
            assert_eq!(n_deliveries, if entity == Entity::Consultation { 0 } else { 2 });
        }
    })
}

fn at(seconds: i32) -> Moment {
    Moment::from_micros(now().micros() + i64::from(seconds) * SECOND).unwrap()
}

/// Attempts whatever is due for both receivers after so many seconds, with one outcome for all, and says how many there
/// were.
fn attempt_all(world: &World, seconds: i32, outcome: &Outcome) -> usize {
    let now = at(seconds);
    let leased_until = now.after(Duration::from_mins(1));
    let claim = Claim { now, leased_until, limit: 100, room: 100, exceptions: BTreeMap::new() };
    let outcome = outcome.clone();
    let work = move |tx: &mut store::Tx<'_>| {
        let claimed = tx.claim_deliveries(&claim)?;
        let recorded = claimed.iter().map(|delivery| Recorded {
            id: delivery.id.clone(),
            leased_until,
            began: now,
            ended: now.after(Duration::from_millis(84)),
            outcome: outcome.clone(),
            excerpt: Some("Em manutenção.".to_owned()),
        });
        tx.record_attempts(&recorded.collect::<Vec<_>>())?;
        Ok::<_, StoreError>(claimed.len())
    };
    world.block_on(world.database.write(work)).unwrap()
}

/// Codes of the history of what a list holds, in its order.
fn listed(operator: &Operator<'_>, query: &str) -> Vec<i64> {
    let answer = operator.ask(Request::get(format!("/operador/entregas{query}")));
    assert_eq!(answer.status, 200, "{query}: {}", answer.body);
    answer.json()["itens"].as_array().unwrap().iter().map(|item| item["codHistorico"].as_i64().unwrap()).collect()
}

fn first(operator: &Operator<'_>, query: &str) -> Value {
    operator.ask(Request::get(format!("/operador/entregas{query}"))).json()["itens"][0].clone()
}

fn post(operator: &Operator<'_>, path: &str, body: &Value) -> (u16, Value) {
    let answer = operator.ask(Request::new("POST", path, Some(&body.to_string())));
    (answer.status, answer.json())
}

#[test]
fn every_filter_finds_its_own_and_the_newest_is_first() {
    for world in worlds() {
        let operator = world.operator();
        for (query, expected) in [
            ("", vec![4, 4, 3, 3, 2, 2, 1, 1]),
            ("?codReceptor=2", vec![4, 3, 2, 1]),
            ("?codReceptor=2&codReceptor=1&entidade=evento", vec![4, 4, 1, 1]),
            ("?codReceptor=7", vec![]),
            ("?entidade=beneficio,consulta", vec![3, 3, 2, 2]),
            ("?entidade=consulta", vec![]),
            ("?codHistorico=2", vec![2, 2]),
            ("?codHistorico=2&codReceptor=1&situacao=PENDENTE", vec![2]),
            ("?situacao=PENDENTE", vec![4, 4, 3, 3, 2, 2, 1, 1]),
            ("?situacao=PENDENTE&situacao=MORTA&codReceptor=1", vec![4, 3, 2, 1]),
            ("?situacao=ENTREGUE&situacao=ENVIANDO", vec![]),
            ("?criadaDe=2026-07-15T18:00:02Z&criadaAte=2026-07-15T18:00:04Z", vec![3, 3, 2, 2]),
            ("?criadaDe=2026-07-15T15:00:03.000001-03:00&codReceptor=1", vec![4]),
            ("?criadaDe=2026-07-15T18:00:02Z&criadaAte=2026-07-15T18:00:02Z", vec![]),
        ] {
            assert_eq!(listed(&operator, query), expected, "{query}");
        }
    }
}

#[test]
fn pages_follow_one_another_and_a_cursor_keeps_to_its_list() {
    for world in worlds() {
        let operator = world.operator();
        for query in ["?limite=3", "?limite=1&codReceptor=1", "?limite=3&situacao=PENDENTE"] {
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = operator.ask(Request::get(format!("/operador/entregas{query}{cursor}"))).json();
                seen.extend(page["itens"].as_array().unwrap().iter().map(|item| item["idEntrega"].clone()));
                let Some(next) = page["proximoCursor"].as_str() else { break };
                cursor = format!("&cursor={next}");
            }
            let whole = query.replace("limite=3", "limite=500").replace("limite=1", "limite=500");
            let all = operator.ask(Request::get(format!("/operador/entregas{whole}"))).json();
            let all: Vec<Value> =
                all["itens"].as_array().unwrap().iter().map(|item| item["idEntrega"].clone()).collect();
            assert_eq!(seen, all, "{query}");
            let elsewhere = operator.ask(Request::get(format!("/operador/entregas?codReceptor=2{cursor}")));
            assert_eq!(elsewhere.status, 400, "{}", elsewhere.body);
        }
        for query in ["?criadaDe=2026-07-16T00:00:00Z&criadaAte=2026-07-15T00:00:00Z", "?cursor=abc", "?situacao=X"] {
            assert_eq!(operator.ask(Request::get(format!("/operador/entregas{query}"))).status, 400, "{query}");
        }
    }
}

#[test]
fn a_delivery_is_shown_with_its_bytes_and_attempts() {
    for world in worlds() {
        let operator = world.operator();
        assert_eq!(attempt_all(&world, 60, &Outcome::Again(Failure::Status(503), Duration::from_secs(5))), 4);
        let id = first(&operator, "?codReceptor=1&codHistorico=1")["idEntrega"].as_str().unwrap().to_owned();
        let mut shown = operator.ask(Request::get(format!("/operador/entregas/{id}"))).json();
        let body = STANDARD.decode(shown["corpo"].as_str().unwrap()).unwrap();
        assert_eq!(body, BODY);
        shown.as_object_mut().unwrap().remove("corpo");
        assert_eq!(
            shown,
            json!({
                "idEntrega": id, "codReceptor": 1, "nomeReceptor": "Primeiro", "entidade": "evento", "codEntidade": 9,
                "codHistorico": 1, "situacao": "PENDENTE", "tentativas": 1, "criadaEm": "2026-07-15T18:00:01Z",
                "proximaTentativa": "2026-07-15T18:01:05.084Z", "entregueEm": null, "ultimoStatus": 503,
                "ultimaFalha": "STATUS_INESPERADO", "url": "https://1.1.1.1/a/evento",
                "historicoTentativas": [{"numero": 1, "iniciadaEm": "2026-07-15T18:01:00Z", "duracaoMs": 84,
                                         "status": 503, "falha": "STATUS_INESPERADO", "trechoResposta": "Em manutenção."}],
            })
        );
        for (id, status) in [("7b0c6a52-3f0e-4c1b-9a55-2d8f1e64c0aa", 404), ("7", 400)] {
            assert_eq!(operator.ask(Request::get(format!("/operador/entregas/{id}"))).status, status);
        }
    }
}

#[test]
fn a_replay_begins_a_new_cycle_with_the_same_id() {
    for world in worlds() {
        let operator = world.operator();
        attempt_all(&world, 60, &Outcome::Dead(Failure::Timeout));
        let dead = first(&operator, "?codReceptor=1&situacao=MORTA");
        let path = format!("/operador/entregas/{}/reenvio", dead["idEntrega"].as_str().unwrap());
        let answer = operator.ask(Request::new("POST", path.clone(), None));
        assert_eq!(answer.status, 202, "{}", answer.body);
        let again = answer.json();
        assert_eq!((&again["idEntrega"], &again["situacao"]), (&dead["idEntrega"], &json!("PENDENTE")));
        assert_eq!((&again["tentativas"], &again["proximaTentativa"]), (&json!(1), &json!("2026-07-15T18:00:00Z")));

        let body = Some(r#"{"ativo": false}"#);
        assert_eq!(operator.ask(Request::new("PATCH", "/operador/receptores/1", body)).status, 200);
        let refused = operator.ask(Request::new("POST", path.clone(), None));
        assert_eq!((refused.status, &refused.json()["codigo"]), (409, &json!("RECEPTOR_INATIVO")));
        let waiting = first(&operator, "?codReceptor=1&situacao=PENDENTE");
        assert_eq!(waiting["proximaTentativa"], Value::Null, "it waits for its receiver");
        assert_eq!(operator.ask(Request::new("DELETE", "/operador/receptores/1", None)).status, 204);
        assert_eq!(operator.ask(Request::new("POST", path, None)).status, 409, "gone is gone");
        assert_eq!(listed(&operator, "?codReceptor=1&situacao=MORTA").len(), 4, "what did not reach it never will");
        assert_eq!(first(&operator, "?codReceptor=1")["nomeReceptor"], "Primeiro");
    }
}

#[test]
fn what_waits_for_another_attempt_is_tried_now() {
    for world in worlds() {
        let operator = world.operator();
        attempt_all(&world, 60, &Outcome::Again(Failure::Refused, Duration::from_hours(10)));
        let waiting = first(&operator, "?codReceptor=1&codHistorico=1");
        assert_eq!(waiting["ultimaFalha"], "CONEXAO_RECUSADA");
        let path = format!("/operador/entregas/{}/reenvio", waiting["idEntrega"].as_str().unwrap());
        let again = operator.ask(Request::new("POST", path, None)).json();
        assert_eq!(again["proximaTentativa"], "2026-07-15T18:00:00Z");
    }
}

#[test]
fn an_interval_is_replayed_once_for_a_key() {
    for world in worlds() {
        let operator = world.operator();
        assert_eq!(attempt_all(&world, 60, &Outcome::Dead(Failure::Timeout)), 4);
        let body = json!({"codReceptor": 1, "criadaDe": "2026-07-15T18:00:00Z", "criadaAte": "2026-07-15T18:00:03Z"});
        let counts = || operator.ask(Request::get("/operador/receptores/1")).json()["entregas"].clone();
        let before = counts();
        assert_eq!((&before["MORTA"], &before["PENDENTE"]), (&json!(2), &json!(2)));
        let mut dry = body.clone();
        dry["simular"] = json!(true);
        let counted = json!({"quantidade": 2, "simulado": true, "proximoCursor": null});
        assert_eq!(post(&operator, "/operador/reenvios", &dry), (202, counted));
        assert_eq!(counts(), before, "it was only counted");

        let keyed = |body: &Value| {
            let request = Request::new("POST", "/operador/reenvios", Some(&body.to_string()));
            let answer = operator.ask(request.header("idempotency-key", "reenvio-0001"));
            (answer.status, answer.json())
        };
        let done = json!({"quantidade": 2, "simulado": false, "proximoCursor": null});
        assert_eq!(keyed(&body), (202, done.clone()));
        assert_eq!(counts()["MORTA"], 0);
        assert_eq!(attempt_all(&world, 120, &Outcome::Dead(Failure::Timeout)), 6);
        assert_eq!(keyed(&body), (202, done), "the first answer again");
        assert_eq!(counts()["MORTA"], 4, "and nothing was done");
        let (status, error) = keyed(&dry);
        assert_eq!((status, &error["codigo"]), (409, &json!("CHAVE_REUSADA")));
    }
}

#[test]
fn an_interval_that_cannot_be_replayed_is_refused() {
    for world in worlds() {
        let operator = world.operator();
        let asked = |receiver: i32, since: &str, until: &str| json!({"codReceptor": receiver, "criadaDe": since, "criadaAte": until});
        let (early, late) = ("2026-07-15T00:00:00Z", "2026-07-16T00:00:00Z");
        let (status, error) = post(&operator, "/operador/reenvios", &asked(9, early, late));
        assert_eq!((status, &error["campo"]), (400, &json!("/codReceptor")));
        let (status, error) = post(&operator, "/operador/reenvios", &asked(1, late, early));
        assert_eq!((status, &error["campo"]), (400, &json!("/criadaAte")));
        let mut made_up = asked(1, early, late);
        made_up["cursor"] = json!("abc");
        let (status, error) = post(&operator, "/operador/reenvios", &made_up);
        assert_eq!((status, &error["campo"]), (400, &json!("/cursor")));
        operator.ask(Request::new("PATCH", "/operador/receptores/1", Some(r#"{"ativo": false}"#)));
        let (status, error) = post(&operator, "/operador/reenvios", &asked(1, early, late));
        assert_eq!((status, &error["codigo"]), (409, &json!("RECEPTOR_INATIVO")));
    }
}
