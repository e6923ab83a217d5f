//! Registers: all of them by the same five operations.

use serde_json::{Value, json};

use crate::world::{Operator, PASSWORD, Request, World};

/// A register, with two records that may be side by side and one that is already there and in use.
struct Register {
    list: &'static str,
    code: &'static str,
    first: Value,
    second: Value,
    used: i64,
}

/// The registers of small records, whose names are unique.
fn registers() -> [Register; 4] {
    let situation =
        |name: &str| json!({"nome": name, "tipoSituacao": "PENDENTE", "corDestaque": "6A1B9A", "corInversa": "FFFFFF"});
    [
        Register {
            list: "lojas",
            code: "codLoja",
            first: json!({"nome": "Órbita", "cnpj": "12.ABC.345/01DE-35"}),
            second: json!({"nome": "Alameda", "ativo": false}),
            used: 1,
        },
        Register {
            list: "planos",
            code: "codPlano",
            first: json!({"nome": "Órbita", "tipoBeneficio": "SAUDE", "valor": 74.5}),
            second: json!({"nome": "Alameda", "tipoBeneficio": "VEICULAR", "valor": 0, "ativo": false}),
            used: 10,
        },
        Register {
            list: "situacoesBeneficio",
            code: "codSituacao",
            first: situation("Órbita"),
            second: situation("Alameda"),
            used: 1,
        },
        Register {
            list: "tiposVeiculo",
            code: "codTipoVeiculo",
            first: json!({"nome": "Órbita", "categoria": "Leve"}),
            second: json!({"nome": "Alameda", "categoria": "Motocicleta"}),
            used: 3,
        },
    ]
}

fn send(operator: &Operator<'_>, method: &'static str, path: &str, body: &Value) -> (u16, Value) {
    let answer = operator.ask(Request::new(method, path, Some(&body.to_string())));
    (answer.status, answer.json())
}

/// Whether a record holds all that was sent.
fn holds(record: &Value, sent: &Value) -> bool {
    let expected = |name: &str, value: &Value| match name {
        "cnpj" => json!("12ABC34501DE35"),
        _ => value.clone(),
    };
    sent.as_object().unwrap().iter().all(|(name, value)| {
        let (record, expected) = (&record[name], expected(name, value));
        record == &expected || record.as_f64().is_some_and(|number| Some(number) == expected.as_f64())
    })
}

fn each_register(check: impl Fn(&Operator<'_>, &Register)) {
    for world in World::each() {
        let operator = world.operator();
        for register in registers() {
            check(&operator, &register);
        }
    }
}

#[test]
fn a_record_is_created_read_replaced_and_removed() {
    each_register(|operator, Register { list, code, first, second, .. }| {
        let collection = format!("/operador/{list}");
        let known = operator.ask(Request::get(&collection)).json();
        let highest = known.as_array().unwrap().iter().filter_map(|record| record[code].as_i64()).max().unwrap();

        let answer = operator.ask(Request::new("POST", &collection, Some(&first.to_string())));
        assert_eq!(answer.status, 201, "{list}: {}", answer.body);
        let created = answer.json();
        let number = created[code].as_i64().unwrap();
        assert!(number > highest, "{list}: {number} was given out before");
        assert!(holds(&created, first), "{list}: {created}");
        let path = format!("{collection}/{number}");
        assert_eq!(answer.header("location"), Some(path.as_str()));
        assert_eq!(operator.ask(Request::get(&path)).json(), created, "{list}");

        let mut edited = created.clone();
        edited["nome"] = json!("Zênite");
        assert_eq!(send(operator, "PUT", &path, &edited), (200, edited.clone()), "{list}: what was read can be sent");
        let (status, other) = send(operator, "POST", &collection, second);
        assert_eq!(status, 201, "{list}: {other}");
        let names: Vec<Value> = operator.ask(Request::get(&collection)).json().as_array().unwrap().clone();
        let position = |name: &str| names.iter().position(|record| record["nome"] == name).unwrap();
        assert!(position("Alameda") < position("Zênite"), "{list}: in the order of names");

        let other = format!("{collection}/{}", other[code]);
        for path in [&other, &path] {
            let removed = operator.ask(Request::new("DELETE", path, None));
            assert_eq!(removed.status, 204, "{list}: {}", removed.body);
            assert_eq!(operator.ask(Request::get(path)).status, 404, "{list}");
            assert_eq!(operator.ask(Request::new("DELETE", path, None)).status, 404, "{list}");
            assert_eq!(send(operator, "PUT", path, second).0, 404, "{list}");
        }
    });
}

#[test]
fn a_name_that_is_taken_is_refused_whatever_its_case() {
    each_register(|operator, Register { list, code, first, second, .. }| {
        let collection = format!("/operador/{list}");
        let (_, created) = send(operator, "POST", &collection, first);
        let mut same = second.clone();
        same["nome"] = json!("ÓRBITA");
        let (status, error) = send(operator, "POST", &collection, &same);
        assert_eq!((status, &error["codigo"], &error["campo"]), (409, &json!("DUPLICADO"), &json!("/nome")), "{list}");
        let (_, other) = send(operator, "POST", &collection, second);
        let (status, _) = send(operator, "PUT", &format!("{collection}/{}", other[code]), &same);
        assert_eq!(status, 409, "{list}: nor by a change");
        let (status, _) = send(operator, "PUT", &format!("{collection}/{}", created[code]), first);
        assert_eq!(status, 200, "{list}: its own name is no other's");
    });
}

#[test]
fn what_others_rest_on_stays_and_the_operator_is_told_how_many() {
    each_register(|operator, Register { list, used, .. }| {
        let path = format!("/operador/{list}/{used}");
        let answer = operator.ask(Request::new("DELETE", &path, None));
        let error = answer.json();
        assert_eq!((answer.status, &error["codigo"]), (409, &json!("EM_USO")), "{list}: {error}");
        let details = error["detalhes"].as_object().unwrap();
        assert!(!details.is_empty() && details.values().all(|n| n.as_str().is_some_and(|n| n != "0")), "{error}");
        assert_eq!(operator.ask(Request::get(&path)).status, 200, "{list}");
    });
}

#[test]
fn two_stores_do_not_share_a_cnpj_nor_take_one_with_wrong_digits() {
    for world in World::each() {
        let operator = world.operator();
        let store = |name: &str, cnpj: &str| json!({"nome": name, "cnpj": cnpj});
        for (body, expected) in [
            (store("Uma", "12ABC34501DE35"), (201, Value::Null)),
            (store("Outra", "12.ABC.345/01DE-35"), (409, json!("/cnpj"))),
            (store("Outra", "12ABC34501DE36"), (400, json!("/cnpj"))),
        ] {
            let (status, answer) = send(&operator, "POST", "/operador/lojas", &body);
            assert_eq!((status, answer["campo"].clone()), expected, "{body}");
        }
    }
}

#[test]
fn a_disabled_store_keeps_what_it_has_and_gets_nothing_new() {
    for world in World::each() {
        let operator = world.operator();
        let person = |document: &str| {
            let body = json!({"cpfCnpj": document, "nomePessoa": "Maria Exemplo", "sexo": "Feminino",
                              "dataNascimento": "1985-03-15", "email": "maria@example.com"});
            world.ask_in_centre(Request::new("POST", "/ext/associado", Some(&body.to_string())))
        };
        assert_eq!(person("529.982.247-25").status, 200);
        let path = "/operador/lojas/1";
        let mut store = operator.ask(Request::get(path)).json();
        store["ativo"] = json!(false);
        assert_eq!(send(&operator, "PUT", path, &store).0, 200);
        let seen = world.ask_in_centre(Request::get("/ext/administracao/loja")).json();
        assert_eq!(
            seen,
            json!([{"codigo": 1, "nome": "Loja Exemplo Centro"}]),
            "its records are still there to be read"
        );
        let refused = person("111.444.777-35");
        assert_eq!(refused.status, 400);
        assert!(refused.body.contains("loja ativa"), "{}", refused.body);
        assert_eq!(person("529.982.247-25").status, 200, "who is there can be changed");
        let active = operator.ask(Request::get("/operador/lojas?ativo=true")).json();
        assert!(active.as_array().unwrap().iter().all(|store| store["codLoja"] != 1), "{active}");
    }
}

#[test]
fn a_type_of_situations_has_one_default() {
    for world in World::each() {
        let operator = world.operator();
        let situation = |name: &str, is_default: bool| {
            json!({"nome": name, "tipoSituacao": "ATIVO", "padrao": is_default, "corDestaque": "6A1B9A",
                   "corInversa": "FFFFFF"})
        };
        let defaults = || {
            let all = operator.ask(Request::get("/operador/situacoesBeneficio?tipoSituacao=ATIVO")).json();
            let defaults = all.as_array().unwrap().iter().filter(|one| one["padrao"] == true);
            defaults.map(|one| one["nome"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        let collection = "/operador/situacoesBeneficio";
        let before = defaults();
        let (_, created) = send(&operator, "POST", collection, &situation("Em dia", false));
        assert_eq!(defaults(), before);
        let path = format!("{collection}/{}", created["codSituacao"]);
        assert_eq!(send(&operator, "PUT", &path, &situation("Em dia", true)).0, 200);
        assert_eq!(defaults(), ["Em dia"]);
        let (status, error) = send(&operator, "PUT", &path, &situation("Em dia", false));
        assert_eq!((status, &error["campo"]), (400, &json!("/padrao")), "another must be marked instead");
        let refused = operator.ask(Request::new("DELETE", &path, None));
        assert_eq!((refused.status, &refused.json()["detalhes"]), (409, &json!({"padraoDoTipo": "1"})));
    }
}

#[test]
fn the_type_of_what_is_in_use_does_not_change() {
    for world in World::each() {
        let operator = world.operator();
        for (path, field, other) in [
            ("/operador/planos/10", "tipoBeneficio", "CONSORCIO"),
            ("/operador/situacoesBeneficio/1", "tipoSituacao", "CANCELADO"),
        ] {
            let mut record = operator.ask(Request::get(path)).json();
            record[field] = json!(other);
            let (status, error) = send(&operator, "PUT", path, &record);
            assert_eq!((status, &error["codigo"]), (409, &json!("EM_USO")), "{path}: {error}");
        }
    }
}

#[test]
fn plans_on_sale_are_found_by_their_type_and_shown_with_their_value() {
    for world in World::each() {
        let operator = world.operator();
        let found = |query: &str| -> Vec<(i64, f64)> {
            let answer = operator.ask(Request::get(format!("/operador/planos{query}")));
            assert_eq!(answer.status, 200, "{query}: {}", answer.body);
            let plans = answer.json();
            let shown = |plan: &Value| (plan["codPlano"].as_i64().unwrap(), plan["valor"].as_f64().unwrap());
            plans.as_array().unwrap().iter().map(shown).collect()
        };
        for (query, expected) in [
            ("?ativo=true", vec![(15, 19.9), (30, 9.9), (10, 149.9), (20, 320.0)]),
            ("?ativo=true&tipoBeneficio=VEICULAR", vec![(15, 19.9), (10, 149.9)]),
            ("?ativo=true&tipoBeneficio=SAUDE", vec![(20, 320.0)]),
            ("?tipoBeneficio=SAUDE", vec![(99, 100.0), (20, 320.0)]),
            ("?ativo=false&tipoBeneficio=SAUDE", vec![(99, 100.0)]),
            ("?ativo=true&tipoBeneficio=CONSORCIO", vec![]),
        ] {
            assert_eq!(found(query), expected, "{query}");
        }
        let unknown = operator.ask(Request::get("/operador/planos?tipoBeneficio=Saude"));
        assert_eq!((unknown.status, &unknown.json()["campo"]), (400, &json!("tipoBeneficio")), "{}", unknown.body);
    }
}

#[test]
fn due_days_are_numbers_that_come_and_go() {
    for world in World::each() {
        let operator = world.operator();
        let client = operator.client();
        let days = || world.block_on(client.listar_dias_vencimento().send()).unwrap().into_inner();
        let before = days();
        assert!(!before.contains(&28));
        for _ in 0..2 {
            assert_eq!(operator.ask(Request::new("PUT", "/operador/diasVencimento/28", None)).status, 204);
        }
        assert!(days().contains(&28) && days().is_sorted());
        assert_eq!(operator.ask(Request::new("DELETE", "/operador/diasVencimento/28", None)).status, 204);
        assert_eq!(days(), before);
        assert_eq!(operator.ask(Request::new("DELETE", "/operador/diasVencimento/28", None)).status, 404);
        let used = operator.ask(Request::new("DELETE", "/operador/diasVencimento/10", None));
        assert_eq!((used.status, &used.json()["detalhes"]), (409, &json!({"beneficios": "2"})));
        for day in ["0", "32", "x"] {
            let path = format!("/operador/diasVencimento/{day}");
            assert_eq!(operator.ask(Request::new("PUT", path, None)).status, 400, "{day}");
        }
    }
}

#[test]
fn the_client_of_the_system_is_told_at_every_login() {
    for world in World::each() {
        let operator = world.operator();
        let path = "/operador/clienteSistema";
        assert_eq!(operator.ask(Request::get(path)).status, 404, "nobody has said who it is");
        let login = || world.ask(&Request::post("/ext/autenticacao").user("centro", PASSWORD)).json();
        assert_eq!(login().get("codClienteSistema"), None);
        for name in ["Associação Exemplo", "Associação Exemplo de Proteção"] {
            let body = json!({"codClienteSistema": 7, "nomeClienteSistema": name});
            let told = operator.ask(Request::new("PUT", path, Some(&body.to_string())));
            assert_eq!((told.status, told.json()), (200, body.clone()));
            assert_eq!(operator.ask(Request::get(path)).json(), body);
            let access = login();
            assert_eq!((&access["codClienteSistema"], &access["nomeClienteSistema"]), (&json!(7), &json!(name)));
        }
        let refused =
            operator.ask(Request::new("PUT", path, Some(r#"{"codClienteSistema": 7, "nomeClienteSistema": " "}"#)));
        assert_eq!(refused.status, 400, "{}", refused.body);
    }
}
