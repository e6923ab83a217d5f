//! Bodies of deliveries, as the operator sees them.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::attendances::{post, register};
use crate::world::{Operator, Request, World};

fn subscribe(operator: &Operator<'_>) {
    let receiver = json!({"nome": "ERP", "url": "https://1.1.1.1/a",
                          "entidades": ["consulta", "helpDesk", "vistoria", "beneficio", "evento"]});
    post(operator, "/operador/receptores", &receiver);
}

/// Bodies of all deliveries, the oldest first.
fn told(operator: &Operator<'_>) -> Vec<Value> {
    let listed = operator.ask(Request::get("/operador/entregas")).json();
    let bodies = listed["itens"].as_array().unwrap().iter().rev().map(|delivery| {
        let path = format!("/operador/entregas/{}", delivery["idEntrega"].as_str().unwrap());
        let shown = operator.ask(Request::get(path)).json();
        serde_json::from_slice(&STANDARD.decode(shown["corpo"].as_str().unwrap()).unwrap()).unwrap()
    });
    bodies.collect()
}

#[test]
fn a_new_benefit_is_told_of_and_so_is_each_change_of_its_situation() {
    for world in World::each() {
        let operator = world.operator();
        subscribe(&operator);
        let save = |rest: Value| {
            let mut body = json!({"cpfCnpj": "52998224725", "codPlano": 30});
            body.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
            let answer = world.ask_in_centre(Request::new("POST", "/ext/beneficio", Some(&body.to_string())));
            assert_eq!(answer.status, 200, "{}", answer.body);
            answer.json()["codBeneficio"].clone()
        };
        let code = save(json!({"situacao": "Pendente"}));
        save(json!({"codBeneficio": code, "diaVencimento": 20}));
        save(json!({"codBeneficio": code, "situacao": "Ativo"}));
        let told: Vec<Value> = told(&operator)
            .iter()
            .map(|body| json!([body["entidade"], body["objeto"]["id"], body["objeto"]["nomeSituacao"]]))
            .collect();
        let benefit = r#"["Benefício"]"#;
        assert_eq!(told, [json!([benefit, code, "Pendente"]), json!([benefit, code, "Ativo"])]);
    }
}

#[test]
fn the_trigger_of_benefits_alone_writes_the_inverse_colour_with_a_capital() {
    for world in World::each() {
        let operator = world.operator();
        let kinds = ["consulta", "helpDesk", "vistoria"].map(|entity| register(&operator, entity).1);
        subscribe(&operator);
        let [specialty, help_desk, inspection] = kinds;
        for (path, body) in [
            (
                "/operador/consultas",
                json!({"codPessoa": 1, "codBeneficio": 1, "codClinica": 301, "codEspecialidade": specialty,
                       "dataConsulta": "2026-08-04T09:30:00-03:00"}),
            ),
            ("/operador/helpDesk", json!({"codPessoa": 1, "codTipoHelpDesk": help_desk, "descricao": "Pede."})),
            ("/operador/vistorias", json!({"codBeneficio": 1, "codTipoVistoria": inspection})),
            (
                "/operador/eventos",
                json!({"codPessoa": 1, "codBeneficio": 1, "codTipoEvento": 1, "dataEvento": "2026-07-14",
                       "descricao": "Colisão."}),
            ),
            ("/operador/beneficios/1/situacao", json!({"codSituacao": 2})),
        ] {
            post(&operator, path, &body);
        }
        let told: Vec<Value> = told(&operator)
            .iter()
            .map(|body| json!([body["entidade"], body["objeto"]["corinversa"], body["objeto"]["corInversa"]]))
            .collect();
        let small = |entity: &str| json!([format!(r#"["{entity}"]"#), "FFFFFF", null]);
        assert_eq!(
            told,
            [
                small("Consulta"),
                small("Help Desk"),
                small("Vistoria"),
                small("Evento"),
                json!([r#"["Benefício"]"#, null, "FFFFFF"]),
            ]
        );
    }
}
