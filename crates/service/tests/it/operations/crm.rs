//! Leads and deals: whom a body means, where they begin, what an update leaves.

use serde_json::{Value, json};

use super::calls::{get, refused, taken};
use crate::world::{Operator, Request, World};

const LEAD: &str = "/ext/crm/lead";

const DEAL: &str = "/ext/crm/negocio";

/// Hires a user of store 1 and gives the code.
fn hire(operator: &Operator<'_>) -> Value {
    let user = json!({"usuario": "colega", "nomeUsuario": "Colega", "email": "c@example.com", "codLojas": [1]});
    operator.ask(Request::new("POST", "/operador/usuarios", Some(&user.to_string()))).json()["codUsuario"].clone()
}

fn changed(operator: &Operator<'_>, method: &'static str, path: &str, body: Option<&str>) {
    let answer = operator.ask(Request::new(method, path, body));
    assert!(matches!(answer.status, 200 | 204), "{path}: {} {}", answer.status, answer.body);
}

#[test]
fn a_lead_is_created_or_updated_by_its_code_or_its_document() {
    for world in World::each() {
        let listed = || get(&world, LEAD).as_array().map(Vec::len);
        let new = json!({"nomePessoa": "Nina Modelo", "cpfCnpj": "70010020039", "telefone": "86999990009",
                         "email": "nina@example.com"});
        let made = taken(&world, "POST", LEAD, &new);
        assert_eq!((&made["nomePessoa"], &made["cpfCnpj"]), (&json!("Nina Modelo"), &json!("700.100.200-39")));
        assert_eq!((&made["telefoneCelular"], &made["email"]), (&json!("(86)99999-0009"), &json!("nina@example.com")));
        assert_eq!((made["codLead"].is_i64(), listed()), (true, Some(2)));

        let by_document = json!({"nomePessoa": "Nina Silva", "cpfCnpj": "70010020039"});
        let mut expected = made.clone();
        expected["nomePessoa"] = json!("Nina Silva");
        assert_eq!(taken(&world, "POST", LEAD, &by_document), expected, "absent keeps");
        let by_code = json!({"nomePessoa": "Nina Souza", "codLead": made["codLead"]});
        expected["nomePessoa"] = json!("Nina Souza");
        assert_eq!((taken(&world, "POST", LEAD, &by_code), listed()), (expected, Some(2)));
    }
}

#[test]
fn a_closed_lead_is_reached_by_its_code_alone_and_stays_closed() {
    for world in World::each() {
        let body = json!({"nomePessoa": "Nina Modelo", "cpfCnpj": "70010020039", "telefone": "86999990009"});
        let closed = taken(&world, "POST", LEAD, &body)["codLead"].clone();
        changed(&world.operator(), "PUT", &format!("/operador/leads/{closed}/encerramento"), None);
        let by_code = json!({"codLead": closed, "nomePessoa": "Nina Souza"});
        assert_eq!(taken(&world, "POST", LEAD, &by_code)["codLead"], closed);
        assert_eq!(get(&world, "/ext/crm/lead?filtro=nina"), json!([]), "it stays closed");
        assert_ne!(taken(&world, "POST", LEAD, &body)["codLead"], closed, "by the document there is none");
    }
}

#[test]
fn a_lead_in_an_inactive_funnel_stays_in_it_and_moves_to_another_stage() {
    for world in World::each() {
        let place = |stage: i32| json!({"codLead": 1, "nomePessoa": "Lucas", "codFunil": 2, "codEtapa": stage});
        let stage = || get(&world, "/ext/crm/lead?filtro=lucas")[0]["codEtapa"].clone();
        taken(&world, "POST", LEAD, &place(21));
        let operator = world.operator();
        let mut funnel = operator.ask(Request::get("/operador/funis/2")).json();
        funnel["ativo"] = json!(false);
        changed(&operator, "PUT", "/operador/funis/2", Some(&funnel.to_string()));
        taken(&world, "POST", LEAD, &json!({"codLead": 1, "nomePessoa": "Lucas"}));
        assert_eq!(stage(), 21);
        taken(&world, "POST", LEAD, &place(22));
        assert_eq!(stage(), 22);
        taken(&world, "POST", LEAD, &json!({"codLead": 1, "nomePessoa": "Lucas", "codFunil": 3}));
        let inactive = "codFunil 2 não está ativo. Veja os funis em GET /ext/crm/funil.";
        refused(&world, "POST", LEAD, &place(22), inactive);
    }
}

#[test]
fn a_deal_begins_where_its_leads_funnel_does_with_whoever_opens_it() {
    for world in World::each() {
        let lead = json!({"codLead": 1, "nomePessoa": "Lucas", "codFunil": 2, "codEtapa": 23,
                          "codUsuarioResponsavel": hire(&world.operator())});
        taken(&world, "POST", LEAD, &lead);
        let opened = taken(&world, "POST", DEAL, &json!({"codLead": 1}));
        let shown = get(&world, &format!("{DEAL}/{}", opened["codNegocio"]));
        assert_eq!((&shown["codLead"], &shown["situacao"]), (&json!(1), &json!("ABERTO")));
        assert_eq!((&shown["codFunil"], &shown["codEtapa"]), (&json!(2), &json!(21)));
        assert_eq!(shown["nomeUsuarioResponsavel"], "Integração centro");
    }
}

#[test]
fn the_vehicle_of_a_deal_takes_the_place_of_the_one_before() {
    for world in World::each() {
        let car = json!({"codLead": 1, "veiculo": {"placa": "ABC1D23", "marca": "Fiat", "cor": "Prata"}});
        let path = format!("{DEAL}/{}", taken(&world, "POST", DEAL, &car)["codNegocio"]);
        let vehicle = |sent: Value| {
            taken(&world, "PUT", &path, &sent);
            get(&world, &path).get("veiculo").cloned()
        };
        assert_eq!(vehicle(json!({"codLead": 1})), Some(car["veiculo"].clone()), "absent keeps");
        let red = json!({"placa": "ABC1D23", "cor": "Vermelho"});
        assert_eq!(vehicle(json!({"codLead": 1, "veiculo": red})), Some(red));
        assert_eq!(vehicle(json!({"codLead": 1, "veiculo": null})), None);
    }
}

#[test]
fn a_deal_goes_to_nothing_that_is_deactivated() {
    for world in World::each() {
        let operator = world.operator();
        let colleague = hire(&operator);
        changed(&operator, "PATCH", &format!("/operador/usuarios/{colleague}"), Some(r#"{"ativo": false}"#));
        changed(&operator, "PUT", "/operador/usuarios/1/lojas/2", None);
        for path in ["/operador/lojas/2", "/operador/vendedores/71"] {
            let mut record = operator.ask(Request::get(path)).json();
            record["ativo"] = json!(false);
            changed(&operator, "PUT", path, Some(&record.to_string()));
        }
        for (field, code, expected) in [
            ("codLoja", json!(2), "está desativada. Use outra, de GET /ext/administracao/loja."),
            ("codFunil", json!(1), "não está ativo. Veja os funis em GET /ext/crm/funil."),
            (
                "codPlano",
                json!(99),
                "não pode mais ser contratado. Use um plano à venda; quem opera o serviço os lista em GET /operador/planos.",
            ),
            ("codConsultor", json!(71), "não existe. Use um código de GET /ext/administracao/vendedor."),
            (
                "codUsuarioResponsavel",
                colleague,
                "não existe. Envie o codUsuario de um usuário ativo ou deixe o campo vazio.",
            ),
        ] {
            let body = json!({"codLead": 1, field: code});
            refused(&world, "PUT", "/ext/crm/negocio/1", &body, &format!("{field} {code} {expected}"));
        }
    }
}
