//! Requests with an `Idempotency-Key`: done once, and answered to nobody who may not see what was done.

use std::thread;

use domain::values::{Login, Moment, StoreCode};
use store::StoreError;

use super::contract::DECLARED;
use super::examples::EXAMPLES;
use crate::world::{Answer, CENTRE, PASSWORD, Request, World};

const LEAD: &str = r#"{"nomePessoa": "Rui Modelo", "telefone": "86999990009"}"#;

fn lead(key: &str, body: &str) -> Request {
    Request::new("POST", "/ext/crm/lead", Some(body)).header("idempotency-key", key)
}

fn n_leads(world: &World) -> usize {
    world.ask_in_centre(Request::get("/ext/crm/lead?filtro=modelo")).json().as_array().unwrap().len()
}

/// Gives a store to the user of store 1 or takes it away; the token goes on.
fn set_access(world: &World, store: i32, is_granted: bool) {
    let changed = world.database.write::<_, StoreError>(move |tx| {
        let (user, _) = tx.user_by_login(&Login::parse(CENTRE).unwrap())?.expect("every world has it");
        let store = StoreCode::new(store).unwrap();
        if is_granted { tx.grant_store(user.code, store) } else { tx.withdraw_store(user.code, store) }
    });
    world.block_on(changed).unwrap();
}

#[test]
fn every_post_that_writes_answers_a_repetition_with_the_first_answer() {
    for world in World::each() {
        let mut n_asked = 0;
        for example in EXAMPLES.iter().filter(|it| it.method == "POST" && DECLARED[it.operation].contains(&401)) {
            if example.operation == "autenticarUsuario" {
                continue;
            }
            let request = || example.request().header("idempotency-key", "repetido-0001");
            let first = world.ask_in_centre(request());
            assert_eq!(first.status, 200, "{}: {}", example.operation, first.body);
            let again = world.ask_in_centre(request());
            assert_eq!((again.status, &again.body), (200, &first.body), "{}", example.operation);
            n_asked += 1;
        }
        assert_eq!(n_asked, 8);
    }
}

#[test]
fn a_lead_with_a_key_is_saved_once_in_a_day() {
    for world in World::each() {
        let first = world.ask_in_centre(lead("chave-0001", LEAD));
        assert_eq!(first.status, 200, "{}", first.body);
        assert_eq!(world.ask_in_centre(lead("chave-0001", LEAD)).body, first.body);
        assert_eq!(n_leads(&world), 1);
        assert_ne!(world.ask_in_centre(lead("chave-0002", LEAD)).body, first.body, "another key");
        let coast = world.ask_at_coast(lead("chave-0001", LEAD));
        assert_eq!(coast.status, 200, "another user's key: {}", coast.body);
        assert_ne!(coast.body, first.body);
        let day = 24 * 60 * 60 * 1_000_000;
        world.clock.set(Moment::from_micros(world.clock.now().micros() + day).unwrap());
        let token = world.ask(&Request::post("/ext/autenticacao").user(CENTRE, PASSWORD)).json();
        let token = token["authorizationToken"].as_str().unwrap();
        let later = world.ask(&lead("chave-0001", LEAD).bearing(token));
        assert_ne!(later.body, first.body, "a day later");
    }
}

#[test]
fn a_key_that_served_another_body_or_cannot_be_one_is_refused() {
    for world in World::each() {
        let refused = |answer: Answer, text: &str| {
            assert_eq!((answer.status, answer.body.as_str()), (400, text));
        };
        assert_eq!(world.ask_in_centre(lead("chave-0001", LEAD)).status, 200);
        let reused =
            "Idempotency-Key já serviu a outro pedido desta operação. Repita aquele corpo ou use uma chave nova.";
        refused(
            world.ask_in_centre(lead("chave-0001", r#"{"nomePessoa": "Outro", "telefone": "86999990008"}"#)),
            reused,
        );
        let item = |code: i32| {
            let body = r#"{"codPlano": 15}"#;
            let request = Request::new("POST", format!("/ext/beneficio/{code}/itens"), Some(body));
            world.ask_in_centre(request.header("idempotency-key", "chave-0001"))
        };
        assert_eq!(item(1).status, 200, "another operation");
        refused(item(3), reused);
        let unfit = "O cabeçalho `idempotency-key` deve ter de 8 a 64 letras, dígitos, hífens ou sublinhados.";
        for key in ["curta", "com espaço 1", &"k".repeat(65), &"k".repeat(10_000)] {
            refused(world.ask_in_centre(lead(key, LEAD)), unfit);
        }
        assert_eq!(n_leads(&world), 1);
    }
}

#[test]
fn a_request_that_was_refused_may_be_corrected_under_its_key() {
    for world in World::each() {
        assert_eq!(world.ask_in_centre(lead("chave-0001", r#"{"nomePessoa": "Rui Modelo"}"#)).status, 400);
        assert_eq!(world.ask_in_centre(lead("chave-0001", LEAD)).status, 200);
    }
}

#[test]
fn requests_with_one_key_that_come_at_once_are_done_once() {
    for world in World::each() {
        let answers: Vec<Answer> = thread::scope(|scope| {
            let asking: Vec<_> =
                (0..8).map(|_| scope.spawn(|| world.ask_in_centre(lead("chave-0001", LEAD)))).collect();
            asking.into_iter().map(|asking| asking.join().unwrap()).collect()
        });
        for answer in &answers {
            assert_eq!((answer.status, &answer.body), (200, &answers[0].body));
        }
        assert_eq!(n_leads(&world), 1);
    }
}

#[test]
fn whoever_lost_access_is_not_told_the_kept_answer() {
    for world in World::each() {
        let item = || {
            let request = Request::new("POST", "/ext/beneficio/1/itens", Some(r#"{"codPlano": 15}"#));
            world.ask_in_centre(request.header("idempotency-key", "chave-0001"))
        };
        assert_eq!(world.ask_in_centre(lead("chave-0001", LEAD)).status, 200);
        assert_eq!(item().status, 200);
        set_access(&world, 2, true);
        set_access(&world, 1, false);
        let refused = world.ask_in_centre(lead("chave-0001", LEAD));
        let text = "codLoja 1 não existe. Use uma das suas lojas, de GET /ext/administracao/loja.";
        assert_eq!((refused.status, refused.body.as_str()), (400, text));
        assert_eq!(item().status, 404);
        set_access(&world, 1, true);
        assert_eq!(world.ask_in_centre(lead("chave-0001", LEAD)).status, 200, "kept all the while");

        let nobody = world.ask(&lead("chave-0001", LEAD));
        assert_eq!(nobody.status, 401);
    }
}
