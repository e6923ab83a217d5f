//! What members have and only the operator writes: credit cards, equipment, items that end, leads that are closed.

use serde_json::{Value, json};

use crate::world::{Answer, Operator, Request, World};

fn ask(operator: &Operator<'_>, method: &'static str, path: &str, body: Option<&Value>) -> Answer {
    operator.ask(Request::new(method, path, body.map(Value::to_string).as_deref()))
}

fn list(world: &World, path: &str) -> Vec<Value> {
    world.ask_in_centre(Request::get(path)).json().as_array().unwrap().clone()
}

#[test]
fn a_credit_card_is_registered_by_its_last_digits_listed_and_removed() {
    for world in World::each() {
        let operator = world.operator();
        let sent = json!({"bandeira": "Elo", "ultimosDigitos": "4242", "validade": "08/2031", "principal": true});
        let made = ask(&operator, "POST", "/operador/pessoas/1/cartoesCredito", Some(&sent));
        assert_eq!(made.status, 201, "{}", made.body);
        let code = made.json()["codCartaoCredito"].clone();
        let path = format!("/operador/pessoas/1/cartoesCredito/{code}");
        assert_eq!(made.header("location"), Some(path.as_str()));
        let shown = list(&world, "/ext/associado/1/cartaoCredito");
        assert_eq!(shown.len(), 2);
        assert_eq!(shown[1]["numeroMascarado"], "**** **** **** 4242");
        assert_eq!([&shown[0]["principal"], &shown[1]["principal"]], [false, true], "charges go to one");

        let elsewhere = format!("/operador/pessoas/2/cartoesCredito/{code}");
        assert_eq!(ask(&operator, "DELETE", &elsewhere, None).status, 404, "another's card");
        assert_eq!(ask(&operator, "DELETE", &path, None).status, 204);
        assert_eq!(ask(&operator, "DELETE", &path, None).status, 404);
        let left = ask(&operator, "GET", "/operador/pessoas/1/cartoesCredito", None).json();
        assert_eq!(left.as_array().map(Vec::len), Some(1), "{left}");
        let again = ask(&operator, "POST", "/operador/pessoas/1/cartoesCredito", Some(&sent)).json();
        assert_ne!(again["codCartaoCredito"], code, "no code is given out twice");
    }
}

#[test]
fn a_whole_card_number_is_refused_and_not_repeated() {
    for world in World::each() {
        let operator = world.operator();
        let sent = json!({"ultimosDigitos": "4111111111111111"});
        let refused = ask(&operator, "POST", "/operador/pessoas/1/cartoesCredito", Some(&sent));
        assert_eq!((refused.status, &refused.json()["campo"]), (400, &json!("/ultimosDigitos")), "{}", refused.body);
        assert!(!refused.body.contains("4111"), "{}", refused.body);
        let sent = json!({"ultimosDigitos": "1111", "numero": "4111111111111111"});
        let made = ask(&operator, "POST", "/operador/pessoas/1/cartoesCredito", Some(&sent));
        assert!(!made.body.contains("4111111"), "{}", made.body);
        let nobody =
            ask(&operator, "POST", "/operador/pessoas/999/cartoesCredito", Some(&json!({"ultimosDigitos": "1111"})));
        assert_eq!(nobody.status, 404);
    }
}

#[test]
fn equipment_is_added_to_a_vehicle_and_taken_out_of_use() {
    for world in World::each() {
        let operator = world.operator();
        let sent = json!({"codRastreador": 7, "numeroSerie": "RX-7", "codFornecedor": 301});
        let made = ask(&operator, "POST", "/operador/beneficios/1/equipamentos", Some(&sent));
        assert_eq!(made.status, 201, "{}", made.body);
        assert_eq!(made.json()["dataInstalacao"], "2026-07-15");
        let path = format!("/operador/beneficios/1/equipamentos/{}", made.json()["codInstalacao"]);
        assert_eq!(made.header("location"), Some(path.as_str()));
        for _ in 0..2 {
            assert_eq!(ask(&operator, "DELETE", &path, None).status, 204, "again changes nothing");
        }
        let shown = list(&world, "/ext/beneficio/1/equipamentos");
        assert_eq!((&shown[1]["ativo"], &shown[1]["dataRemocao"]), (&json!(false), &json!("15/07/2026")));
        let listed = ask(&operator, "GET", "/operador/beneficios/1/equipamentos", None).json();
        assert_eq!(listed[1]["dataRemocao"], "2026-07-15");

        let health = ask(&operator, "POST", "/operador/beneficios/3/equipamentos", Some(&sent));
        assert_eq!((health.status, &health.json()["campo"]), (400, &json!("codBeneficio")), "{}", health.body);
        let unknown = json!({"codFornecedor": 999});
        let unknown = ask(&operator, "POST", "/operador/beneficios/1/equipamentos", Some(&unknown));
        assert_eq!((unknown.status, &unknown.json()["campo"]), (400, &json!("/codFornecedor")), "{}", unknown.body);
        assert_eq!(ask(&operator, "GET", "/operador/beneficios/999/equipamentos", None).status, 404);
    }
}

#[test]
fn an_item_ends_unless_it_is_of_the_benefits_own_plan() {
    for world in World::each() {
        let operator = world.operator();
        let add = || world.ask_in_centre(Request::new("POST", "/ext/beneficio/1/itens", Some(r#"{"codPlano": 15}"#)));
        assert_eq!(add().status, 200);
        let items = ask(&operator, "GET", "/operador/beneficios/1/itens", None).json();
        let path = |item: usize| format!("/operador/beneficios/1/itens/{}", items[item]["codItem"]);
        let own = ask(&operator, "DELETE", &path(0), None);
        assert_eq!((own.status, &own.json()["codigo"]), (409, &json!("EM_USO")), "{}", own.body);
        for _ in 0..2 {
            assert_eq!(ask(&operator, "DELETE", &path(1), None).status, 204, "again changes nothing");
        }
        let listed = ask(&operator, "GET", "/operador/beneficios/1/itens", None).json();
        assert_eq!((&listed[1]["codPlano"], &listed[1]["dataExclusao"]), (&json!(15), &json!("2026-07-15")));
        assert_eq!(add().status, 200, "the plan may be held again");
        assert_eq!(ask(&operator, "DELETE", "/operador/beneficios/1/itens/9999", None).status, 404);
    }
}

#[test]
fn a_lead_that_is_closed_is_no_longer_found() {
    for world in World::each() {
        let operator = world.operator();
        assert_eq!(list(&world, "/ext/crm/lead").len(), 1);
        for _ in 0..2 {
            assert_eq!(ask(&operator, "PUT", "/operador/leads/1/encerramento", None).status, 204);
        }
        assert!(list(&world, "/ext/crm/lead").is_empty());
        assert_eq!(ask(&operator, "PUT", "/operador/leads/999/encerramento", None).status, 404);
    }
}
