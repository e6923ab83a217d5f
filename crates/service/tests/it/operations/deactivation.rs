//! Stores, funnels, plans, sellers and users that were deactivated: nothing new, and nothing breaks.

use serde_json::{Value, json};

use super::calls::{ask, get, taken};
use crate::world::{Operator, Request, World};

/// Deactivates a record of a register.
fn deactivate(operator: &Operator<'_>, path: &str) {
    let mut record = operator.ask(Request::get(path)).json();
    record["ativo"] = json!(false);
    let answer = operator.ask(Request::new("PUT", path, Some(&record.to_string())));
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
}

#[track_caller]
fn refused(world: &World, path: &str, body: &Value, expected: &str) {
    let answer = ask(world, "POST", path, body);
    assert_eq!(answer.status, 400, "{path} {body}: {}", answer.body);
    assert!(answer.body.starts_with(expected), "{path} {body}: {}", answer.body);
}

#[test]
fn a_disabled_store_gets_no_new_record_through_a_holder_or_a_lead() {
    for world in World::each() {
        deactivate(&world.operator(), "/operador/lojas/1");
        let closed = "codLoja 1 está desativada.";
        refused(&world, "/ext/beneficio", &json!({"cpfCnpj": "52998224725", "codPlano": 20}), closed);
        refused(&world, "/ext/beneficio", &json!({"cpfCnpj": "52998224725", "codPlano": 20, "codLoja": 1}), closed);
        refused(&world, "/ext/crm/negocio", &json!({"codLead": 1}), closed);
        refused(&world, "/ext/crm/negocio", &json!({"codLead": 1, "codLoja": 1}), closed);
        let none = "O usuário não tem acesso a nenhuma loja ativa.";
        refused(&world, "/ext/crm/lead", &json!({"nomePessoa": "Nova", "telefone": "86999990001"}), none);
        refused(&world, "/ext/associado", &json!({"cpfCnpj": "70010020039", "nomePessoa": "Nova"}), none);

        let benefit =
            json!({"codBeneficio": 3, "cpfCnpj": "52998224725", "codPlano": 20, "codLoja": 1, "diaVencimento": 20});
        taken(&world, "POST", "/ext/beneficio", &benefit);
        assert_eq!(get(&world, "/ext/beneficio?sequencial=3")[0]["diaVencimento"], 20, "all else can be changed");
        taken(&world, "PUT", "/ext/crm/negocio/1", &json!({"codLead": 1, "codLoja": 1, "valor": 99}));
        taken(&world, "POST", "/ext/crm/lead", &json!({"codLead": 1, "codLoja": 1, "nomePessoa": "Lucas"}));
        let person = json!({"cpfCnpj": "52998224725", "nomePessoa": "Maria", "codLoja": 1});
        taken(&world, "POST", "/ext/associado", &person);
    }
}

#[test]
fn a_disabled_store_gets_no_new_seller_supplier_or_event() {
    for world in World::each() {
        let operator = world.operator();
        deactivate(&operator, "/operador/lojas/1");
        let send = |method: &'static str, path: &str, body: &Value| {
            let answer = operator.ask(Request::new(method, path, Some(&body.to_string())));
            (answer.status, answer.json())
        };
        let seller = json!({"tipo": "Consultor", "nome": "Nova", "cpfCnpj": "71428793860", "codLoja": 1});
        let supplier = json!({"nome": "Nova", "cpfCnpj": "71428793860", "codLoja": 1});
        let event = json!({"codPessoa": 1, "codBeneficio": 1, "codTipoEvento": 1, "dataEvento": "2026-07-14",
                           "descricao": "Colisão."});
        for (path, body, field) in [
            ("/operador/vendedores", &seller, "/codLoja"),
            ("/operador/fornecedores", &supplier, "/codLoja"),
            ("/operador/eventos", &event, "/codBeneficio"),
        ] {
            let (status, error) = send("POST", path, body);
            assert_eq!((status, &error["campo"]), (400, &json!(field)), "{path}: {error}");
        }
        for path in ["/operador/vendedores/71", "/operador/fornecedores/302"] {
            let mut known = operator.ask(Request::get(path)).json();
            // Suppliers of a world share a document, which a register would not let them.
            known["cpfCnpj"] = json!("71428793860");
            assert_eq!(send("PUT", path, &known), (200, known.clone()), "{path}: as it was read");
            known["nome"] = json!("Outro nome");
            assert_eq!(send("PUT", path, &known), (200, known), "{path}: all else can be changed");
        }
    }
}

#[test]
fn an_inactive_funnel_gets_no_new_deal_through_its_lead() {
    for world in World::each() {
        deactivate(&world.operator(), "/operador/funis/3");
        // The lead stands in funnel 3.
        let deal = taken(&world, "POST", "/ext/crm/negocio", &json!({"codLead": 1}));
        assert_eq!((&deal["codFunil"], &deal["codEtapa"]), (&json!(2), &json!(21)), "the first that is active");
        let inactive = "codFunil 3 não está ativo.";
        refused(&world, "/ext/crm/negocio", &json!({"codLead": 1, "codFunil": 3}), inactive);
        refused(&world, "/ext/crm/negocio", &json!({"codLead": 1, "codEtapa": 31}), "codEtapa 31 não existe.");
        let lead = json!({"nomePessoa": "Nova", "telefone": "86999990001", "codFunil": 3});
        refused(&world, "/ext/crm/lead", &lead, inactive);
        taken(&world, "PUT", "/ext/crm/negocio/1", &json!({"codLead": 1, "codFunil": 3, "codEtapa": 31, "valor": 99}));
        let lead = json!({"codLead": 1, "nomePessoa": "Lucas", "codFunil": 3, "codEtapa": 31});
        taken(&world, "POST", "/ext/crm/lead", &lead);
    }
}

#[test]
fn a_retired_plan_gets_no_new_record_and_stays_where_it_is() {
    for world in World::each() {
        deactivate(&world.operator(), "/operador/planos/20");
        let retired = "codPlano 20 não pode mais ser contratado.";
        refused(&world, "/ext/beneficio", &json!({"cpfCnpj": "52998224725", "codPlano": 20}), retired);
        refused(&world, "/ext/beneficio/1/itens", &json!({"codPlano": 20}), retired);
        refused(&world, "/ext/crm/negocio", &json!({"codLead": 1, "codPlano": 20}), retired);
        refused(&world, "/ext/crm/negocio/1/dependente", &json!({"nome": "Novo", "codPlano": 20}), retired);
        let dependent = json!({"codBeneficio": 3, "nome": "Novo", "planos": [20]});
        refused(&world, "/ext/beneficio/dependente", &dependent, "planos[0] 20 não pode mais ser contratado.");

        taken(&world, "POST", "/ext/beneficio", &json!({"codBeneficio": 3, "cpfCnpj": "52998224725", "codPlano": 20}));
        assert_eq!(get(&world, "/ext/beneficio/3/itens").as_array().map(Vec::len), Some(1), "no item begins");
        taken(&world, "PUT", "/ext/crm/negocio/1", &json!({"codLead": 1, "codPlano": 20, "tipoBeneficio": "SAUDE"}));
        let dependent = json!({"codBeneficio": 3, "codDependente": 1, "nome": "Pedro", "planos": [20]});
        taken(&world, "POST", "/ext/beneficio/dependente", &dependent);
    }
}

#[test]
fn an_inactive_seller_or_user_gets_no_new_record_and_stays_where_they_are() {
    for world in World::each() {
        let operator = world.operator();
        let user = json!({"usuario": "colega", "nomeUsuario": "Colega", "email": "c@example.com", "codLojas": [1]});
        let hired = operator.ask(Request::new("POST", "/operador/usuarios", Some(&user.to_string()))).json();
        let colleague = &hired["codUsuario"];
        let lead = json!({"codLead": 1, "nomePessoa": "Lucas", "codConsultor": 71, "codUsuarioResponsavel": colleague});
        let deal = json!({"codLead": 1, "codConsultor": 71, "codUsuarioResponsavel": colleague});
        let benefit = json!({"codBeneficio": 1, "cpfCnpj": "52998224725", "codPlano": 10, "codConsultor": 71,
                             "codRepresentante": 40});
        let send = || {
            taken(&world, "POST", "/ext/crm/lead", &lead);
            taken(&world, "PUT", "/ext/crm/negocio/1", &deal);
            taken(&world, "POST", "/ext/beneficio/veicular", &benefit);
        };
        send();
        deactivate(&operator, "/operador/vendedores/71");
        deactivate(&operator, "/operador/vendedores/40");
        let gone = Request::new("PATCH", format!("/operador/usuarios/{colleague}"), Some(r#"{"ativo":false}"#));
        assert_eq!(operator.ask(gone).status, 200);
        send();
        let new = |field: &str, value: &Value| {
            let mut lead = json!({"nomePessoa": "Nova", "telefone": "86999990001"});
            lead[field] = value.clone();
            lead
        };
        refused(&world, "/ext/crm/lead", &new("codConsultor", &json!(71)), "codConsultor 71 não existe.");
        let unknown = format!("codUsuarioResponsavel {colleague} não existe.");
        refused(&world, "/ext/crm/lead", &new("codUsuarioResponsavel", colleague), &unknown);
        refused(&world, "/ext/crm/negocio", &deal, &unknown);
        refused(&world, "/ext/crm/negocio", &json!({"codLead": 1, "codConsultor": 71}), "codConsultor 71 não existe.");
        let benefit = json!({"cpfCnpj": "52998224725", "codPlano": 20, "codRepresentante": 40});
        refused(&world, "/ext/beneficio", &benefit, "codRepresentante 40 não existe.");
    }
}

#[test]
fn a_deactivated_field_is_sent_back_as_it_was_read() {
    for world in World::each() {
        let held = || get(&world, "/ext/associado?placa=ABC1D23")["itens"][0]["dadosAdicionais"].clone();
        let before = held();
        deactivate(&world.operator(), "/operador/camposAdicionais/2");
        let path = "/ext/beneficio/1/dadosAdicionais";
        taken(&world, "PUT", path, &before);
        assert_eq!(held(), before);
        let other = json!([{"codCampo": 2, "valor": "Frete"}]);
        assert_eq!(ask(&world, "PUT", path, &other).status, 400);
        taken(&world, "PUT", path, &json!([{"codCampo": 2, "valor": null}]));
        assert_eq!(held().as_array().map(Vec::len), Some(1));
    }
}

#[test]
fn the_stores_of_a_login_are_those_of_the_list() {
    for world in World::each() {
        deactivate(&world.operator(), "/operador/lojas/1");
        let listed = get(&world, "/ext/administracao/loja");
        let login = Request::post("/ext/autenticacao").user(crate::world::CENTRE, crate::world::PASSWORD);
        let permitted = world.ask(&login).json()["permissaoLoja"].clone();
        let pairs = |stores: &Value, code: &str| -> Vec<(Value, Value)> {
            stores.as_array().unwrap().iter().map(|it| (it[code].clone(), it["nome"].clone())).collect()
        };
        assert_eq!(pairs(&listed, "codigo"), pairs(&permitted, "codLoja"));
        assert_eq!(pairs(&listed, "codigo"), [(json!(1), json!("Loja Exemplo Centro"))], "what it has is still seen");
    }
}
