//! Dependents, items and additional fields of a benefit.

use serde_json::{Value, json};

use super::calls::{get, pass_midnight, refused, taken};
use crate::world::{Request, World};

const DEPENDENT: &str = "/ext/beneficio/dependente";

#[test]
fn a_dependent_is_linked_to_the_benefit_and_updated_by_its_code() {
    for world in World::each() {
        let names = || -> Vec<Value> {
            let shown = get(&world, "/ext/beneficio/3/dependentes");
            shown.as_array().unwrap().iter().map(|dependent| dependent["nome"].clone()).collect()
        };
        let made = taken(&world, "POST", DEPENDENT, &json!({"codBeneficio": 3, "nome": "Rex"}));
        assert_eq!(names(), ["Pedro Exemplo", "Rex"]);
        let again = json!({"codBeneficio": 3, "codDependente": made["codDependente"], "nome": "Rex Segundo"});
        taken(&world, "POST", DEPENDENT, &again);
        assert_eq!(names(), ["Pedro Exemplo", "Rex Segundo"]);
    }
}

#[test]
fn an_item_has_the_plans_value_and_begins_today_unless_others_are_sent() {
    for world in World::each() {
        let path = "/ext/beneficio/1/itens";
        taken(&world, "POST", path, &json!({"codPlano": 15}));
        taken(&world, "POST", path, &json!({"codPlano": 30, "valor": 5.5, "dataInclusao": "10/02/2026"}));
        let items = get(&world, path);
        let shown = |item: &Value| json!([item["codPlano"], item["valor"], item["dataInclusao"]]);
        assert_eq!(shown(&items[1]), json!([15, 19.9, "15/07/2026"]));
        assert_eq!(shown(&items[2]), json!([30, 5.5, "10/02/2026"]));
    }
}

#[test]
fn an_item_needs_a_plan_on_sale_and_a_benefit_that_is_not_cancelled() {
    for world in World::each() {
        let refused = |plan: i32, expected: &str| {
            refused(&world, "POST", "/ext/beneficio/3/itens", &json!({"codPlano": plan}), expected);
        };
        let on_sale = "Use um plano à venda; quem opera o serviço os lista em GET /operador/planos.";
        refused(999, &format!("codPlano 999 não existe. {on_sale}"));
        refused(99, &format!("codPlano 99 não pode mais ser contratado. {on_sale}"));
        assert_eq!(world.ask_in_centre(Request::new("PUT", "/ext/beneficio/3/cancelar", None)).status, 200);
        refused(30, "O benefício está cancelado e não recebe itens. Reative-o antes em POST /ext/beneficio.");
        assert_eq!(get(&world, "/ext/beneficio/3/itens").as_array().map(Vec::len), Some(1));
    }
}

#[test]
fn additional_fields_and_items_count_as_updates_of_the_benefit() {
    for (method, path, body) in [
        ("PUT", "/ext/beneficio/1/dadosAdicionais", json!([{"codCampo": 4, "valor": 3}])),
        ("POST", "/ext/beneficio/1/itens", json!({"codPlano": 15})),
    ] {
        for world in World::each() {
            let updated = || get(&world, "/ext/beneficio?sequencial=1")[0]["dataAtualizacao"].clone();
            pass_midnight(&world);
            assert_eq!(updated(), "15/07/2026", "{path}");
            taken(&world, method, path, &body);
            assert_eq!(updated(), "16/07/2026", "{path}");
        }
    }
}
