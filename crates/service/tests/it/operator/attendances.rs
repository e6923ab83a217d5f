//! What the operator opens and moves, and what receivers are told of it.

use domain::attendance::Entity;
use domain::receivers::Receiver;
use domain::values::{ReceiverCode, Text};
use serde_json::{Value, json};
use store::StoreError;

use crate::world::{Operator, Request, World, now};

/// Registers one receiver of everything, beside the service.
fn subscribe(world: &World) {
    let database = world.database.clone();
    let added = database.write::<_, StoreError>(|tx| {
        let receiver = Receiver {
            code: tx.next_receiver()?,
            name: Text::parse("ERP").unwrap(),
            url: Text::parse("https://erp.example").unwrap(),
            entities: Entity::ALL.to_vec(),
            stores: Vec::new(),
            note: None,
            registered: now(),
            disabled: None,
        };
        tx.add_receiver(&receiver, &[0; 16])
    });
    world.block_on(added).unwrap();
}

/// How many deliveries there are.
fn n_deliveries(world: &World) -> u64 {
    let database = world.database.clone();
    let counted = database
        .read::<_, StoreError>(|reading| Ok(reading.delivery_counts(ReceiverCode::new(1).unwrap(), now())?.n_pending));
    world.block_on(counted).unwrap()
}

/// How often something entered a situation.
fn n_entries(world: &World, entity: Entity, code: i32) -> usize {
    let database = world.database.clone();
    world.block_on(database.read::<_, StoreError>(move |reading| reading.history(entity, code))).unwrap().len()
}

fn send(operator: &Operator, method: &'static str, path: &str, body: &Value) -> (u16, Value) {
    let answer = operator.ask(Request::new(method, path, Some(&body.to_string())));
    (answer.status, answer.json())
}

pub(super) fn post(operator: &Operator, path: &str, body: &Value) -> Value {
    let (status, answer) = send(operator, "POST", path, body);
    assert!(matches!(status, 200 | 201), "{path}: {status} {answer}");
    answer
}

fn get(operator: &Operator, path: &str) -> Value {
    let answer = operator.ask(Request::get(path));
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.json()
}

/// Registers three situations of an entity, the last of which closes, and a type; their codes.
pub(super) fn register(operator: &Operator, entity: &str) -> ([Value; 3], Value) {
    let situation = |name: &str, closes: bool| {
        let body = json!({"entidade": entity, "nome": name, "encerra": closes, "corDestaque": "1565c0",
                          "corInversa": "FFFFFF"});
        post(operator, "/operador/situacoes", &body)["codSituacao"].clone()
    };
    let codes = [situation("Nova", false), situation("Em curso", false), situation("Acabada", true)];
    let kind = post(operator, "/operador/tipos", &json!({"entidade": entity, "nome": "Comum"}))["codTipo"].clone();
    (codes, kind)
}

#[test]
fn each_kind_is_opened_moved_and_closed_and_every_change_is_told_once() {
    for world in World::each() {
        let operator = world.operator();
        subscribe(&world);
        for (list, code, entity, closing, own) in [
            (
                "consultas",
                "codConsulta",
                Entity::Consultation,
                None,
                json!({"codPessoa": 1, "codBeneficio": 1, "codClinica": 301, "dataConsulta": "2026-08-04T09:30:00-03:00"}),
            ),
            (
                "helpDesk",
                "codHelpDesk",
                Entity::HelpDesk,
                Some("dataEncerramento"),
                json!({"codPessoa": 1, "descricao": "Pede."}),
            ),
            ("vistorias", "codVistoria", Entity::Inspection, Some("dataConclusao"), json!({"codBeneficio": 1})),
        ] {
            let ([first, second, last], kind) = register(&operator, entity.as_str());
            let field = match entity {
                Entity::Consultation => "codEspecialidade",
                Entity::HelpDesk => "codTipoHelpDesk",
                _ => "codTipoVistoria",
            };
            let mut body = own;
            body[field] = kind;
            let before = n_deliveries(&world);
            let opened = post(&operator, &format!("/operador/{list}"), &body);
            assert_eq!(opened["codSituacao"], first, "{list}: {opened}");
            assert_eq!(opened["codPessoa"], 1);
            assert_eq!(opened["historico"].as_array().unwrap().len(), 1);
            let path = format!("/operador/{list}/{}", opened[code]);
            assert_eq!(get(&operator, &path), opened);
            let to = format!("{path}/situacao");
            let moved = post(&operator, &to, &json!({"codSituacao": second, "observacao": "Chegou."}));
            assert_eq!(
                (&moved["mudou"], &moved["entregas"], &moved["codSituacaoAnterior"]),
                (&json!(true), &json!(1), &first)
            );
            let again = post(&operator, &to, &json!({"codSituacao": second, "codSituacaoEsperada": first}));
            assert_eq!((&again["mudou"], &again["entregas"]), (&json!(false), &json!(0)));
            assert_eq!(again["codHistorico"], moved["codHistorico"]);
            let (status, refused) =
                send(&operator, "POST", &to, &json!({"codSituacao": last, "codSituacaoEsperada": first}));
            assert_eq!((status, &refused["codigo"]), (409, &json!("SITUACAO_DIVERGENTE")));
            assert_eq!(refused["detalhes"]["codSituacaoAtual"], second.to_string());
            post(&operator, &to, &json!({"codSituacao": last}));
            let closed = get(&operator, &path);
            let names: Vec<_> = closed["historico"].as_array().unwrap().iter().map(|it| &it["nomeSituacao"]).collect();
            assert_eq!(names, ["Acabada", "Em curso", "Nova"]);
            assert_eq!(closed["historico"][1]["observacao"], "Chegou.");
            if let Some(field) = closing {
                assert_eq!((&opened[field], &closed[field]), (&Value::Null, &json!("2026-07-15T18:00:00Z")));
                post(&operator, &to, &json!({"codSituacao": first}));
                assert_eq!(get(&operator, &path)[field], Value::Null, "open again");
            }
            let n_changes = n_entries(&world, entity, i32::try_from(opened[code].as_i64().unwrap()).unwrap());
            assert_eq!(n_deliveries(&world) - before, n_changes as u64, "{list}");
        }
        let clinic = operator.ask(Request::new("DELETE", "/operador/fornecedores/301", None));
        assert_eq!((clinic.status, &clinic.json()["detalhes"]["consultas"]), (409, &json!("1")));
    }
}

#[test]
fn an_event_that_the_operator_opens_is_the_services_at_once() {
    for world in World::each() {
        let operator = world.operator();
        let body = json!({"codPessoa": 1, "codBeneficio": 1, "codTipoEvento": 1, "dataEvento": "2026-07-14",
                          "descricao": "Colisão traseira.", "codCondutor": 1, "codRelacionados": [1],
                          "local": {"tipoLogradouro": "Rua", "logradouro": "das Amostras", "cidade": "Teresina", "uf": "PI"}});
        let opened = post(&operator, "/operador/eventos", &body);
        assert_eq!((&opened["codEvento"], &opened["protocolo"]), (&json!(5), &json!(20_260_715_000_005_i64)));
        assert_eq!(opened["local"]["logradouroComTipo"], "Rua das Amostras");
        let shown = world.ask_in_centre(Request::get("/ext/evento/5"));
        assert_eq!(shown.status, 200, "{}", shown.body);
        let shown = shown.json();
        assert_eq!((&shown["situacao"], &shown["tipoEvento"]), (&json!("Em análise"), &json!("Colisão")));
        assert_eq!(shown["relacionados"][0]["codEvento"], 1);
        assert_eq!(get(&operator, "/operador/eventos/1")["codRelacionados"], json!([2, 3, 5]));
        for (change, field) in [
            (json!({"codPessoa": 999}), "/codPessoa"),
            (json!({"codBeneficio": 999}), "/codBeneficio"),
            (json!({"codTipoEvento": 999}), "/codTipoEvento"),
            (json!({"codCondutor": 999}), "/codCondutor"),
            (json!({"codRelacionados": [1, 999]}), "/codRelacionados"),
            (json!({"codSituacao": 999}), "/codSituacao"),
            (json!({"dataEvento": "2026-07-16"}), "/dataEvento"),
        ] {
            let mut body = body.clone();
            body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
            let (status, refused) = send(&operator, "POST", "/operador/eventos", &body);
            assert_eq!((status, &refused["campo"]), (400, &json!(field)), "{refused}");
        }
    }
}

#[test]
fn a_repeated_opening_opens_nothing() {
    for world in World::each() {
        let operator = world.operator();
        let client = operator.client();
        let (_, kind) = register(&operator, "helpDesk");
        let kind = i32::try_from(kind.as_i64().unwrap()).unwrap();
        let open = |text: &'static str| {
            let call = client.abrir_help_desk().idempotency_key("abre-chamado-0001");
            call.body_map(|body| body.cod_pessoa(1).cod_tipo_help_desk(kind).descricao(text)).send()
        };
        let (first, second) = world.block_on(async { (open("Pede.").await.unwrap(), open("Pede.").await.unwrap()) });
        assert_eq!(first.headers()["location"], "/operador/helpDesk/1");
        assert_eq!(second.headers()["location"], "/operador/helpDesk/1");
        assert_eq!(first.into_inner().cod_help_desk, second.into_inner().cod_help_desk);
        assert!(world.block_on(open("Pede outra coisa.")).is_err(), "the key was used for another call");
        let listed = world.block_on(client.listar_help_desks().send()).unwrap().into_inner();
        assert_eq!(listed.itens.len(), 1);
    }
}

#[test]
fn lists_go_on_where_they_ended_and_cursors_keep_to_their_filters() {
    for world in World::each() {
        let operator = world.operator();
        let (situations, kind) = register(&operator, "vistoria");
        for _ in 0..5 {
            post(&operator, "/operador/vistorias", &json!({"codBeneficio": 1, "codTipoVistoria": kind}));
        }
        post(
            &operator,
            "/operador/vistorias/4/situacao",
            &json!({"codSituacao": situations[1], "vistoriador": "Belmiro"}),
        );
        assert_eq!(get(&operator, "/operador/vistorias/4")["vistoriador"], "Belmiro");
        let (mut codes, mut path) = (Vec::new(), "/operador/vistorias?limite=2".to_owned());
        loop {
            let page = get(&operator, &path);
            let items = page["itens"].as_array().unwrap();
            assert!(items.iter().all(|item| item.get("historico").is_none()));
            codes.extend(items.iter().map(|item| item["codVistoria"].as_i64().unwrap()));
            let Some(cursor) = page["proximoCursor"].as_str() else { break };
            let other = operator.ask(Request::get(format!("/operador/vistorias?limite=2&codPessoa=1&cursor={cursor}")));
            assert_eq!(other.status, 400, "{}", other.body);
            path = format!("/operador/vistorias?limite=2&cursor={cursor}");
        }
        assert_eq!(codes, [5, 4, 3, 2, 1]);
        for (filter, n) in [
            (format!("codSituacao={}", situations[0]), 4),
            (format!("codSituacao={}&codSituacao={}", situations[0], situations[1]), 5),
            ("codPessoa=1".to_owned(), 5),
            ("codPessoa=2".to_owned(), 0),
            ("codBeneficio=1".to_owned(), 5),
            ("abertaDe=2026-07-15T18:00:00Z".to_owned(), 5),
            ("abertaAte=2026-07-15T18:00:00Z".to_owned(), 0),
        ] {
            let page = get(&operator, &format!("/operador/vistorias?{filter}"));
            assert_eq!(page["itens"].as_array().unwrap().len(), n, "{filter}");
        }
        let turned = "/operador/vistorias?abertaDe=2026-07-16T00:00:00Z&abertaAte=2026-07-15T00:00:00Z";
        let refused = operator.ask(Request::get(turned));
        assert_eq!((refused.status, &refused.json()["campo"]), (400, &json!("abertaAte")));
    }
}

#[test]
fn situations_and_types_are_unique_in_their_entity_and_stay_while_they_are_used() {
    for world in World::each() {
        let operator = world.operator();
        let situation =
            |name: &str| json!({"entidade": "evento", "nome": name, "corDestaque": "6A1B9A", "corInversa": "FFFFFF"});
        let (status, refused) = send(&operator, "POST", "/operador/situacoes", &situation("em ANALISE"));
        assert_eq!((status, &refused["codigo"], &refused["campo"]), (409, &json!("DUPLICADO"), &json!("/nome")));
        let second = post(&operator, "/operador/situacoes", &situation("Encerrado"));
        assert_eq!(second["inicial"], false, "there is one already");
        let second = second["codSituacao"].as_i64().unwrap();
        let of = |code: i64| format!("/operador/situacoes/{code}");
        for (path, body, field) in [
            (of(50), situation("Em análise"), "/inicial"),
            (
                of(second),
                json!({"entidade": "consulta", "nome": "X", "corDestaque": "6A1B9A", "corInversa": "FFFFFF"}),
                "/entidade",
            ),
        ] {
            let (status, refused) = send(&operator, "PUT", &path, &body);
            assert_eq!((status, &refused["campo"]), (400, &json!(field)));
        }
        let mut initial = situation("Encerrado");
        initial["inicial"] = json!(true);
        assert_eq!(send(&operator, "PUT", &of(second), &initial).0, 200);
        assert_eq!(get(&operator, &of(50))["inicial"], false, "one of an entity is initial");
        for (path, detail) in
            [(of(50), "historicos"), (of(second), "inicialDaEntidade"), ("/operador/tipos/1".to_owned(), "eventos")]
        {
            let answer = operator.ask(Request::new("DELETE", &path, None));
            assert_eq!(answer.status, 409, "{path}");
            assert!(answer.json()["detalhes"].get(detail).is_some(), "{}", answer.body);
        }
        let unused = post(&operator, "/operador/situacoes", &situation("À toa"))["codSituacao"].as_i64().unwrap();
        assert_eq!(operator.ask(Request::new("DELETE", of(unused), None)).status, 204);
        assert_eq!(operator.ask(Request::get(of(unused))).status, 404);
        let listed = get(&operator, "/operador/situacoes?entidade=evento");
        let names: Vec<_> = listed.as_array().unwrap().iter().map(|it| it["nome"].as_str().unwrap()).collect();
        assert_eq!(names, ["Em análise", "Encerrado"]);
        assert_eq!(
            send(
                &operator,
                "PUT",
                "/operador/tipos/1",
                &json!({"entidade": "evento", "nome": "Batida", "ativo": false})
            )
            .0,
            200
        );
        assert_eq!(get(&operator, "/operador/tipos?ativo=true"), json!([]));
        let shown = world.ask_in_centre(Request::get("/ext/evento/1")).json();
        assert_eq!(shown["tipoEvento"], "Batida", "the service calls it by its new name");
    }
}

#[test]
#[ignore = "long"]
fn of_a_thousand_moves_one_is_a_change_and_is_told_once() {
    for world in World::each() {
        let operator = world.operator();
        subscribe(&world);
        let situation = json!({"entidade": "evento", "nome": "Encerrado", "encerra": true, "corDestaque": "6A1B9A", "corInversa": "FFFFFF"});
        let code = post(&operator, "/operador/situacoes", &situation)["codSituacao"].clone();
        std::thread::scope(|scope| {
            for _ in 0..50 {
                scope.spawn(|| {
                    for _ in 0..20 {
                        post(&operator, "/operador/eventos/1/situacao", &json!({"codSituacao": code}));
                    }
                });
            }
        });
        assert_eq!(n_entries(&world, Entity::Event, 1), 2);
        assert_eq!(n_deliveries(&world), 1);
    }
}

#[test]
#[ignore = "long"]
fn of_a_thousand_cancellations_by_both_one_is_told() {
    for world in World::each() {
        let operator = world.operator();
        subscribe(&world);
        std::thread::scope(|scope| {
            for client in 0..50 {
                let (world, operator) = (&world, &operator);
                scope.spawn(move || {
                    for _ in 0..20 {
                        if client % 2 == 0 {
                            let answer = world.ask_in_centre(Request::new("PUT", "/ext/beneficio/3/cancelar", None));
                            assert_eq!(answer.status, 200, "{}", answer.body);
                        } else {
                            post(operator, "/operador/beneficios/3/situacao", &json!({"codSituacao": 3}));
                        }
                    }
                });
            }
        });
        assert_eq!(n_entries(&world, Entity::Benefit, 3), 2);
        assert_eq!(n_deliveries(&world), 1);
        let found = world.ask_in_centre(Request::get("/ext/beneficio?sequencial=3")).json();
        assert_eq!(found[0]["dataCancelamento"], "15/07/2026");
    }
}

#[test]
fn what_is_saved_through_the_service_is_told_too() {
    for world in World::each() {
        subscribe(&world);
        let operator = world.operator();
        let moved =
            post(&operator, "/operador/beneficios/3/situacao", &json!({"codSituacao": 3, "observacao": "A pedido."}));
        assert_eq!((&moved["mudou"], &moved["nomeSituacao"]), (&json!(true), &json!("Cancelado")));
        assert_eq!(n_deliveries(&world), 1);
        let back = world.ask_in_centre(Request::new(
            "POST",
            "/ext/beneficio",
            Some(r#"{"codBeneficio": 3, "cpfCnpj": "52998224725", "codPlano": 20, "ativo": true}"#),
        ));
        assert_eq!(back.status, 200, "{}", back.body);
        assert_eq!(n_deliveries(&world), 2);
        assert_eq!(n_entries(&world, Entity::Benefit, 3), 3);
        for (path, status) in [("/operador/beneficios/999/situacao", 404), ("/operador/beneficios/3/situacao", 400)] {
            assert_eq!(send(&operator, "POST", path, &json!({"codSituacao": 999})).0, status);
        }
    }
}

#[test]
fn a_receiver_that_names_its_stores_is_told_of_those_alone() {
    for world in World::each() {
        let operator = world.operator();
        let add = |name: &str, address: &str, stores: Value| {
            let body = json!({"nome": name, "url": address, "entidades": ["beneficio", "helpDesk", "vistoria"],
                              "codLojas": stores});
            send(&operator, "POST", "/operador/receptores", &body)
        };
        let (status, refused) = add("Nenhures", "https://1.1.1.1/z", json!([77]));
        assert_eq!((status, &refused["campo"]), (400, &json!("/codLojas")), "{refused}");
        assert_eq!(add("Todas", "https://1.1.1.1/a", json!([])).1.get("codLojas"), None);
        assert_eq!(add("Centro", "https://1.1.1.1/b", json!([1])).1["codLojas"], json!([1]));
        let coast = add("Litoral", "https://1.1.1.1/c", json!([2])).1["codReceptor"].clone();
        add("Ambas", "https://1.1.1.1/d", json!([2, 1]));
        let n_told = |path: &str, body: &Value| post(&operator, path, body)["entregas"].clone();
        assert_eq!(n_told("/operador/beneficios/1/situacao", &json!({"codSituacao": 2})), 3, "Todas, Centro, Ambas");
        for (list, entity, own) in [
            ("helpDesk", "helpDesk", json!({"codPessoa": 1, "descricao": "Pede."})),
            ("vistorias", "vistoria", json!({"codBeneficio": 1})),
        ] {
            let ([_, second, _], kind) = register(&operator, entity);
            let mut body = own;
            body[if list == "helpDesk" { "codTipoHelpDesk" } else { "codTipoVistoria" }] = kind;
            let opened = post(&operator, &format!("/operador/{list}"), &body);
            let code = &opened[if list == "helpDesk" { "codHelpDesk" } else { "codVistoria" }];
            let path = format!("/operador/{list}/{code}/situacao");
            assert_eq!(n_told(&path, &json!({"codSituacao": second})), 3, "{list}");
        }
        let removed = operator.ask(Request::new("DELETE", "/operador/lojas/2", None)).json();
        assert_eq!(removed["detalhes"]["receptores"], "2", "{removed}");
        send(&operator, "PATCH", &format!("/operador/receptores/{coast}"), &json!({"codLojas": []}));
        assert_eq!(n_told("/operador/beneficios/1/situacao", &json!({"codSituacao": 1})), 4, "no store means all");
    }
}
