//! What goes in can come out, and the other way round: absent keeps, null clears, an empty list clears.

use serde_json::{Value, json};

use super::calls::{ask, get, pass_midnight, refused, taken};
use crate::world::{Request, World};

fn member(world: &World) -> Value {
    get(world, "/ext/associado?codPessoa=1")["itens"][0].clone()
}

#[test]
fn null_clears_a_field_of_an_input_only_record_and_an_empty_text_does_not() {
    for world in World::each() {
        let person = |rest: Value| {
            let mut body = json!({"cpfCnpj": "52998224725", "nomePessoa": "Maria"});
            body.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
            taken(&world, "POST", "/ext/associado", &body)
        };
        assert_eq!(person(json!({"email": ""}))["email"], "maria@example.com", "empty keeps");
        assert_eq!(person(json!({}))["email"], "maria@example.com", "absent keeps");
        let cleared = person(json!({"email": null, "codigoIntegracao": null, "nomeMae": null, "sexo": null}));
        assert_eq!((cleared.get("email"), cleared.get("codigoIntegracao")), (None, None));
        let shown = member(&world);
        assert_eq!(
            (shown.get("nomeMae"), shown.get("sexo"), &shown["nomeEmpresa"]),
            (None, None, &json!("Transportes Exemplo Ltda."))
        );
        person(json!({"endereco": null}));
        assert_eq!(member(&world).get("endereco"), None);

        let benefit = json!({"codBeneficio": 3, "cpfCnpj": "52998224725", "codPlano": 20, "diaVencimento": null});
        taken(&world, "POST", "/ext/beneficio", &benefit);
        assert_eq!(get(&world, "/ext/beneficio?sequencial=3")[0].get("diaVencimento"), None);
        let benefit =
            json!({"codBeneficio": 1, "cpfCnpj": "52998224725", "codPlano": 10, "marca": null, "codConsultor": null});
        taken(&world, "POST", "/ext/beneficio/veicular", &benefit);
        let shown = &get(&world, "/ext/beneficio?sequencial=1")[0];
        assert_eq!((shown.get("marca"), shown.get("codConsultor"), &shown["modelo"]), (None, None, &json!("Gol 1.6")));
        let bare = json!({"codBeneficio": 1, "cpfCnpj": "52998224725", "codPlano": 10, "placa": null, "chassi": null});
        let needed = "Informe placa ou chassi. Um benefício veicular precisa do seu veículo.";
        refused(&world, "POST", "/ext/beneficio/veicular", &bare, needed);

        let lead = json!({"codLead": 1, "nomePessoa": "Lucas", "telefone": null, "cidade": null});
        taken(&world, "POST", "/ext/crm/lead", &lead);
        let shown = &get(&world, "/ext/crm/lead?filtro=lucas")[0];
        assert_eq!((&shown["telefoneCelular"], shown.get("cidade"), &shown["uf"]), (&Value::Null, None, &json!("SP")));
        let mute = json!({"codLead": 1, "nomePessoa": "Lucas", "email": null});
        refused(
            &world,
            "POST",
            "/ext/crm/lead",
            &mute,
            "Informe telefone ou email, para que se possa falar com o lead.",
        );

        let deal = json!({"codLead": 1, "codPlano": null, "valor": null, "dataPrevisaoFechamento": null});
        taken(&world, "PUT", "/ext/crm/negocio/1", &deal);
        let shown = get(&world, "/ext/crm/negocio/1");
        assert_eq!((shown.get("codPlano"), shown.get("valor")), (None, None));
        assert_eq!((&shown["tipoBeneficio"], &shown["descricao"]), (&json!("SAUDE"), &json!("Saúde para a família")));
        assert_eq!(ask(&world, "PUT", "/ext/crm/negocio/1", &json!({"codLead": 1, "situacao": null})).status, 400);
    }
}

#[test]
fn an_empty_list_clears() {
    for world in World::each() {
        let person = json!({"cpfCnpj": "52998224725", "nomePessoa": "Maria", "telefones": []});
        let saved = taken(&world, "POST", "/ext/associado", &person);
        assert_eq!((&saved["telefoneCelular"], &saved["telefoneFixo"]), (&Value::Null, &Value::Null));
        let dependent = json!({"codBeneficio": 3, "codDependente": 1, "nome": "Pedro", "planos": []});
        taken(&world, "POST", "/ext/beneficio/dependente", &dependent);
        assert_eq!(get(&world, "/ext/beneficio/3/dependentes")[0]["planos"], json!([]));
    }
}

#[test]
fn telephones_and_each_address_of_a_person_take_the_place_of_what_was_there() {
    for world in World::each() {
        let save = |rest: Value| {
            let mut body = json!({"cpfCnpj": "52998224725", "nomePessoa": "Maria"});
            body.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
            taken(&world, "POST", "/ext/associado", &body)
        };
        let saved = save(json!({"telefones": [{"numero": "8633330009"}],
                                "enderecoResponsavelFinanceiro": {"cidade": "Teresina", "uf": "PI"}}));
        assert_eq!((&saved["telefoneCelular"], &saved["telefoneFixo"]), (&Value::Null, &json!("(86)3333-0009")));
        save(json!({"endereco": {"cidade": "Parnaíba"}}));
        let addresses =
            || (member(&world)["endereco"].clone(), member(&world)["enderecoResponsavelFinanceiro"].clone());
        assert_eq!(addresses(), (json!({"cidade": "Parnaíba"}), json!({"cidade": "Teresina", "uf": "PI"})));
        save(json!({"enderecoResponsavelFinanceiro": {"uf": "MA"}}));
        assert_eq!(addresses(), (json!({"cidade": "Parnaíba"}), json!({"uf": "MA"})));
    }
}

#[test]
fn an_empty_text_clears_in_records_that_are_used_both_ways() {
    for world in World::each() {
        let mut address = member(&world)["endereco"].clone();
        assert_eq!(address["numero"], "120");
        address["numero"] = json!("");
        let person = json!({"cpfCnpj": "52998224725", "nomePessoa": "Maria", "endereco": address});
        taken(&world, "POST", "/ext/associado", &person);
        let shown = &member(&world)["endereco"];
        assert_eq!((shown.get("numero"), &shown["cidade"]), (None, &json!("Teresina")));

        let car = json!({"codLead": 1, "veiculo": {"placa": "ABC1D23", "cor": "Prata"}});
        let deal = taken(&world, "POST", "/ext/crm/negocio", &car);
        let path = format!("/ext/crm/negocio/{}", deal["codNegocio"]);
        let mut vehicle = get(&world, &path)["veiculo"].clone();
        vehicle["cor"] = json!("");
        taken(&world, "PUT", &path, &json!({"codLead": 1, "veiculo": vehicle}));
        assert_eq!(get(&world, &path)["veiculo"], json!({"placa": "ABC1D23"}));

        let mut dependent = get(&world, "/ext/crm/negocio/1")["dependentes"][0].clone();
        dependent["identidade"] = json!("1.234.567");
        let path = format!("/ext/crm/negocio/1/dependente/{}", dependent["codDependente"]);
        taken(&world, "PUT", &path, &dependent);
        dependent["identidade"] = json!("");
        assert_eq!(taken(&world, "PUT", &path, &dependent).get("identidade"), None);
    }
}

#[test]
fn a_dependent_saved_without_card_or_activity_keeps_them_and_moves_the_update_of_the_benefit() {
    for world in World::each() {
        let shown = || get(&world, "/ext/beneficio/3/dependentes")[0].clone();
        let card = shown()["numeroCartaoDesconto"].clone();
        let save = |rest: Value| {
            let mut body = json!({"codBeneficio": 3, "codDependente": 1, "nome": "Pedro"});
            body.as_object_mut().unwrap().extend(rest.as_object().unwrap().clone());
            taken(&world, "POST", "/ext/beneficio/dependente", &body)
        };
        save(json!({"ativo": false}));
        pass_midnight(&world);
        assert_eq!(save(json!({}))["numeroCartaoDesconto"], card);
        assert_eq!((&shown()["numeroCartaoDesconto"], &shown()["ativo"]), (&card, &json!(false)));
        assert_eq!(get(&world, "/ext/beneficio?sequencial=3")[0]["dataAtualizacao"], "16/07/2026");
        assert_eq!(save(json!({"numeroCartaoDesconto": null})).get("numeroCartaoDesconto"), None);
    }
}

#[test]
fn a_dependent_of_a_cancelled_benefit_can_be_corrected_and_deactivated() {
    for world in World::each() {
        assert_eq!(world.ask_in_centre(Request::new("PUT", "/ext/beneficio/3/cancelar", None)).status, 200);
        let dependent = |active: bool| json!({"codBeneficio": 3, "codDependente": 1, "nome": "Pedro", "ativo": active});
        taken(&world, "POST", "/ext/beneficio/dependente", &dependent(true));
        taken(&world, "POST", "/ext/beneficio/dependente", &dependent(false));
        let cancelled = "codBeneficio 3 está cancelado e não recebe dependentes. Reative o benefício antes.";
        refused(&world, "POST", "/ext/beneficio/dependente", &dependent(true), cancelled);
        let new = json!({"codBeneficio": 3, "nome": "Novo"});
        refused(&world, "POST", "/ext/beneficio/dependente", &new, cancelled);
        let shown = get(&world, "/ext/beneficio/3/dependentes");
        assert_eq!((&shown[0]["nome"], &shown[0]["ativo"]), (&json!("Pedro"), &json!(false)), "corrected");
    }
}

#[test]
fn an_event_of_a_third_party_shows_the_third_partys_vehicle() {
    for world in World::each() {
        assert_eq!(get(&world, "/ext/evento/1")["veiculo"]["placa"], "ABC1D23", "the client's");
        assert_eq!(get(&world, "/ext/evento/3")["veiculo"], json!({"placa": "KLM9A87"}));
        let operator = world.operator();
        let mut event = json!({"codPessoa": 1, "codBeneficio": 1, "codTipoEvento": 1, "dataEvento": "2026-07-14",
                               "descricao": "Colisão.", "envolvido": "Terceiro",
                               "veiculo": {"placa": "XYZ-9087", "marca": "Fiat", "anoModelo": 2020}});
        let open = |event: &Value| operator.ask(Request::new("POST", "/operador/eventos", Some(&event.to_string())));
        let opened = open(&event);
        assert_eq!(opened.status, 201, "{}", opened.body);
        assert_eq!(opened.json()["veiculo"], event["veiculo"]);
        let shown = get(&world, &format!("/ext/evento/{}", opened.json()["codEvento"]));
        assert_eq!(shown["veiculo"], event["veiculo"]);
        event["envolvido"] = json!("Cliente");
        let refused = open(&event);
        assert_eq!((refused.status, &refused.json()["campo"]), (400, &json!("/veiculo")));
        event.as_object_mut().unwrap().remove("veiculo");
        event["envolvido"] = json!("Terceiro");
        let untold = open(&event).json();
        assert_eq!(get(&world, &format!("/ext/evento/{}", untold["codEvento"])).get("veiculo"), None);
    }
}

#[test]
fn answers_show_what_bodies_take() {
    for world in World::each() {
        let lead = json!({"codLead": 1, "nomePessoa": "Lucas", "codConsultor": 71});
        taken(&world, "POST", "/ext/crm/lead", &lead);
        let shown = &get(&world, "/ext/crm/lead?filtro=lucas")[0];
        assert_eq!((&shown["codConsultor"], &shown["nomeConsultor"]), (&json!(71), &json!("Carlos Modelo Pereira")));
        assert_eq!(get(&world, "/ext/beneficio/3/dependentes")[0]["planos"], json!([20]));
        assert_eq!(get(&world, "/ext/beneficio/dependente?nome=pedro")[0]["planos"], json!([20]));
        let vehicle = &get(&world, "/ext/beneficio?sequencial=1")[0]["veiculo"];
        assert_eq!((&vehicle["placa"], &vehicle["tipoVeiculo"]), (&json!("ABC1D23"), &json!("Automóvel de passeio")));
        assert_eq!(get(&world, "/ext/beneficio?sequencial=3")[0].get("veiculo"), None);
        assert_eq!(member(&world)["codLoja"], 1);
    }
}

#[test]
fn a_second_active_vehicle_benefit_of_holder_plate_and_plan_is_refused_with_the_code_of_the_first() {
    for world in World::each() {
        let again = json!({"cpfCnpj": "52998224725", "codPlano": 10, "placa": "ABC-1323"});
        let first = "O titular já tem um benefício ativo com a placa e o plano informados, codBeneficio 1. Para \
                     alterá-lo, envie esse codBeneficio.";
        refused(&world, "POST", "/ext/beneficio/veicular", &again, first);
        let other = json!({"cpfCnpj": "52998224725", "codPlano": 15, "placa": "ABC1D23"});
        taken(&world, "POST", "/ext/beneficio/veicular", &other);
        assert_eq!(world.ask_in_centre(Request::new("PUT", "/ext/beneficio/1/cancelar", None)).status, 200);
        let second = taken(&world, "POST", "/ext/beneficio/veicular", &again);
        let back = json!({"codBeneficio": 1, "cpfCnpj": "52998224725", "codPlano": 10, "ativo": true});
        let second = first.replace("codBeneficio 1.", &format!("codBeneficio {}.", second["codBeneficio"]));
        refused(&world, "POST", "/ext/beneficio/veicular", &back, &second);
    }
}

#[test]
fn a_deal_does_not_change_its_type_with_dependents_attached() {
    for world in World::each() {
        let refusal = "O negócio tem dependentes, e só o de saúde os tem. Deixe tipoBeneficio SAUDE.";
        let to = |kind: &str| json!({"codLead": 1, "codPlano": null, "tipoBeneficio": kind});
        refused(&world, "PUT", "/ext/crm/negocio/1", &to("DIVERSOS"), refusal);
        taken(&world, "PUT", "/ext/crm/negocio/1", &to("SAUDE"));
        let free = taken(&world, "POST", "/ext/crm/negocio", &json!({"codLead": 1, "tipoBeneficio": "SAUDE"}));
        taken(&world, "PUT", &format!("/ext/crm/negocio/{}", free["codNegocio"]), &to("DIVERSOS"));
    }
}

#[test]
fn births_in_the_future_and_names_without_a_visible_character_are_refused() {
    for world in World::each() {
        let unborn = "dataNascimento está no futuro. Envie o dia do nascimento.";
        let nameless = |field: &str| format!("{field} está vazio. Envie o nome.");
        for (path, field, mut body) in [
            ("/ext/associado", "nomePessoa", json!({"cpfCnpj": "52998224725"})),
            ("/ext/beneficio/dependente", "nome", json!({"codBeneficio": 3})),
            ("/ext/crm/negocio/1/dependente", "nome", json!({})),
        ] {
            body[field] = json!("Maria");
            body["dataNascimento"] = json!("16/07/2026");
            refused(&world, "POST", path, &body, unborn);
            body["dataNascimento"] = json!("15/07/2026");
            body[field] = json!("\u{200b}\u{2800}");
            refused(&world, "POST", path, &body, &nameless(field));
        }
        let lead = json!({"nomePessoa": "\u{3164}", "telefone": "86999990001"});
        refused(&world, "POST", "/ext/crm/lead", &lead, &nameless("nomePessoa"));
    }
}
