//! Events as they are shown, with what is related to them.

use serde_json::{Value, json};

use super::calls::get;
use crate::world::{Request, World};

#[test]
fn an_event_is_shown_with_people_place_vehicle_and_related_events() {
    for world in World::each() {
        let event = get(&world, "/ext/evento/1");
        for person in ["associado", "condutor"] {
            assert_eq!(event[person]["nomePessoa"], "Maria Exemplo da Silva", "{person}");
        }
        assert_eq!((&event["local"]["cidade"], &event["veiculo"]["placa"]), (&json!("Teresina"), &json!("ABC1D23")));
        assert_eq!(event["relacionados"][0]["codEvento"], 3);
    }
}

#[test]
fn related_events_have_related_ones_to_a_depth_of_five() {
    for world in World::each() {
        let operator = world.operator();
        let open = |related: &Value| {
            let event = json!({"codPessoa": 1, "codBeneficio": 1, "codTipoEvento": 1, "dataEvento": "2026-07-14",
                               "descricao": "Colisão.", "codRelacionados": related});
            let opened = operator.ask(Request::new("POST", "/operador/eventos", Some(&event.to_string())));
            assert_eq!(opened.status, 201, "{}", opened.body);
            opened.json()["codEvento"].clone()
        };
        let mut chain = vec![open(&json!([]))];
        for _ in 0..7 {
            chain.push(open(&json!([chain.last()])));
        }
        let mut shown = json!([get(&world, &format!("/ext/evento/{}", chain[7]))]);
        for code in chain[2..].iter().rev() {
            assert_eq!(shown[0]["codEvento"], *code);
            shown = shown[0]["relacionados"].take();
        }
        assert_eq!(shown, json!([]), "the walk ends");
    }
}
