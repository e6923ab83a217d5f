//! Rules that a caller meets: what is needed, what contradicts, what is decided where nothing is said.

use domain::attendance::Entity;
use serde_json::{Value, json};

use super::calls::pass_midnight;
use crate::world::{Request, World};

/// Asks as the user of store 1 and expects a refusal in these words.
fn assert_refused(world: &World, method: &'static str, path: &str, body: Option<&str>, expected: &str) {
    let answer = world.ask_in_centre(Request::new(method, path, body));
    assert_eq!((answer.status, answer.body.as_str()), (400, expected), "{method} {path} {body:?}");
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
}

fn ok(world: &World, request: Request) -> Value {
    let answer = world.ask_in_centre(request);
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

fn get(world: &World, path: &str) -> Value {
    ok(world, Request::get(path))
}

fn post(world: &World, path: &str, body: &str) -> Value {
    ok(world, Request::new("POST", path, Some(body)))
}

#[test]
fn searches_need_a_criterion_that_is_not_blank() {
    let world = World::sqlite();
    let members = "Informe ao menos um de codPessoa, nome, cpf, cnpj, dataCadastroInicial com dataCadastroFinal, \
                   dataNascimento, situacaoBeneficio, placa ou chassi.";
    for query in [
        "",
        "?pagina=1",
        "?nome=%20&cpf=&placa=%09",
        "?codLoja=1",
        "?dataAtualizacao=01/01/2026&uf=PI",
        "?codPlano=10&cnpjEmpresa=12ABC34501DE35",
        "?dataCadastroInicial=&dataCadastroFinal=",
    ] {
        assert_refused(&world, "GET", &format!("/ext/associado{query}"), None, members);
    }
    let benefits = "Informe ao menos um de placa, chassi, sequencial ou numeroCartaoDesconto.";
    for query in ["", "?cpf=52998224725", "?placa=%20", "?situacaoBeneficio=Ativo&codPlano=10"] {
        assert_refused(&world, "GET", &format!("/ext/beneficio{query}"), None, benefits);
    }
    let dependents = "Informe ao menos um de nome, cpf ou numeroCartaoDesconto.";
    for query in ["", "?nome=%20%20", "?cpf="] {
        assert_refused(&world, "GET", &format!("/ext/beneficio/dependente{query}"), None, dependents);
    }
    let validation = "Informe cpfCnpj, matricula ou sequencial.";
    for body in ["{}", r#"{"matricula":"  "}"#] {
        assert_refused(&world, "POST", "/ext/beneficio/validacao", Some(body), validation);
    }
}

#[test]
fn ranges_have_two_bounds_in_order() {
    let world = World::sqlite();
    for (path, first, last, format) in [
        ("/ext/associado?nome=maria&", "dataCadastroInicial", "dataCadastroFinal", ["01/07/2026", "31/07/2026"]),
        ("/ext/evento?", "dataAberturaInicial", "dataAberturaFinal", ["01/07/2026", "31/07/2026"]),
        ("/ext/evento?", "dataEventoInicial", "dataEventoFinal", ["01/07/2026", "31/07/2026"]),
        ("/ext/crm/negocio?", "dataInicial", "dataFinal", ["2026-07-01", "2026-07-31"]),
    ] {
        let [early, late] = format;
        let refuse = |query: String, expected: String| {
            assert_refused(&world, "GET", &format!("{path}{query}"), None, &expected);
        };
        refuse(format!("{first}={early}"), format!("Informe {last} junto com {first}."));
        refuse(format!("{last}={late}&{first}="), format!("Informe {first} junto com {last}."));
        refuse(format!("{first}={late}&{last}={early}"), format!("{first} vem depois de {last}. Inverta as datas."));
        let found = get(&world, &format!("{path}{first}={early}&{last}={late}"));
        assert!(found.as_array().or(found["itens"].as_array()).is_some_and(|found| !found.is_empty()), "{found}");
        let (first_only, last_only) = (early, early);
        let none = get(&world, &format!("{path}{first}={first_only}&{last}={last_only}"));
        assert!(none.as_array().or(none["itens"].as_array()).is_some_and(Vec::is_empty), "{none}");
    }
}

#[test]
fn a_member_stands_once_for_each_benefit_and_once_without_any() {
    for world in World::each() {
        let found = get(&world, "/ext/associado?cpf=529.982.247-25");
        let benefits: Vec<i64> =
            found["itens"].as_array().unwrap().iter().filter_map(|item| item["codBeneficio"].as_i64()).collect();
        assert_eq!((benefits, found["quantidade"].as_i64()), (vec![1, 3], Some(2)));
        post(&world, "/ext/associado", r#"{"cpfCnpj":"70010020039","nomePessoa":"Sem Benefício"}"#);
        let alone = get(&world, "/ext/associado?nome=sem%20beneficio");
        let items = alone["itens"].as_array().unwrap();
        assert_eq!((items.len(), items[0].get("codBeneficio"), items[0].get("planos")), (1, None, None));
    }
}

#[test]
fn what_changed_since_a_day_is_found_whether_member_or_benefit() {
    for world in World::each() {
        let since = |day: &str| {
            let found = get(&world, &format!("/ext/associado?nome=maria&dataAtualizacao={day}"));
            let items = found["itens"].as_array().unwrap();
            items.iter().filter_map(|item| item["codBeneficio"].as_i64()).collect::<Vec<_>>()
        };
        assert_eq!(since("15/07/2026"), [1, 3], "the day itself counts");
        assert!(since("16/07/2026").is_empty());
        pass_midnight(&world);
        post(&world, "/ext/beneficio/1/itens", r#"{"codPlano":15}"#);
        assert_eq!(since("16/07/2026"), [1], "an item of the benefit was added");
        post(&world, "/ext/associado", r#"{"cpfCnpj":"52998224725","nomePessoa":"Maria Exemplo"}"#);
        assert_eq!(since("16/07/2026"), [1, 3], "the member changed");
    }
}

#[test]
fn saving_creates_or_updates_and_keeps_what_was_not_sent() {
    for world in World::each() {
        let body = r#"{"cpfCnpj":"529.982.247-25","nomePessoa":"Maria da Silva","sexo":"Feminino"}"#;
        let saved = post(&world, "/ext/associado", body);
        assert_eq!((saved["codPessoa"].as_i64(), saved["email"].as_str()), (Some(1), Some("maria@example.com")));
        let saved =
            post(&world, "/ext/beneficio", r#"{"codBeneficio":3,"cpfCnpj":"52998224725","codPlano":20,"ativo":false}"#);
        assert_eq!((saved["codBeneficio"].as_i64(), saved["situacao"].as_str()), (Some(3), Some("Inadimplente")));
        let found = get(&world, "/ext/beneficio?sequencial=3");
        assert_eq!(found[0]["diaVencimento"], 5);
        // A dependent is overwritten whole.
        post(&world, "/ext/beneficio/dependente", r#"{"codBeneficio":3,"codDependente":1,"nome":"Pedro"}"#);
        let dependents = get(&world, "/ext/beneficio/3/dependentes");
        assert_eq!(
            (&dependents[0]["dataNascimento"], &dependents[0]["telefone"], &dependents[0]["parentesco"]),
            (&json!(""), &Value::Null, &json!("Outro"))
        );
    }
}

#[test]
fn situations_are_set_by_name_or_by_flag_and_must_not_contradict() {
    let world = World::sqlite();
    let save = |rest: &str| format!(r#"{{"codBeneficio":3,"cpfCnpj":"52998224725","codPlano":20,{rest}}}"#);
    let refuse = |rest: &str, expected: &str| {
        assert_refused(&world, "POST", "/ext/beneficio", Some(&save(rest)), expected);
    };
    refuse(
        r#""situacao":"cancelado","ativo":true"#,
        "situacao Cancelado contradiz ativo true. Envie apenas um dos dois.",
    );
    refuse(r#""situacao":"Feliz""#, "situacao não está cadastrada. Use Ativo, Inadimplente, Cancelado ou Pendente.");
    for (rest, expected) in [
        (r#""situacao":"PENDENTE""#, "Pendente"),
        (r#""ativo":false"#, "Pendente"),
        (r#""ativo":true"#, "Ativo"),
        (r#""situacao":"Inadimplente","ativo":false"#, "Inadimplente"),
    ] {
        assert_eq!(post(&world, "/ext/beneficio", &save(rest))["situacao"], expected, "{rest}");
    }
}

#[test]
fn a_benefit_is_cancelled_once_and_its_history_tells_it() {
    for world in World::each() {
        for _ in 0..3 {
            assert_eq!(ok(&world, Request::new("PUT", "/ext/beneficio/3/cancelar", None)), json!({}));
        }
        let found = get(&world, "/ext/beneficio?sequencial=3");
        assert_eq!((&found[0]["situacao"], &found[0]["dataCancelamento"]), (&json!("Cancelado"), &json!("15/07/2026")));
        let database = world.database.clone();
        let told = database.read::<_, store::StoreError>(|reading| reading.history(Entity::Benefit, 3));
        let history = world.block_on(told).unwrap();
        assert_eq!(history.len(), 2);
    }
}

#[test]
fn saving_is_refused_in_words_that_say_what_to_mend() {
    let world = World::sqlite();
    for (path, body, expected) in [
        (
            "/ext/associado",
            r#"{"cpfCnpj":"529.982.247-00","nomePessoa":"Maria"}"#,
            "cpfCnpj é inválido. Confira os dígitos verificadores do CPF.",
        ),
        (
            "/ext/associado",
            r#"{"cpfCnpj":"52998224725","nomePessoa":"Maria","natureza":"J"}"#,
            "natureza J pede um CNPJ, e cpfCnpj traz um CPF. Corrija um dos dois.",
        ),
        (
            "/ext/associado",
            r#"{"cpfCnpj":"52998224725","nomePessoa":"Maria","telefones":[{"numero":"86999990001"},{"numero":"12345678"}]}"#,
            "telefones[1].numero não é um telefone. Envie o código de área e o número, por exemplo 86999999999.",
        ),
        (
            "/ext/associado",
            r#"{"cpfCnpj":"52998224725","nomePessoa":"Maria","endereco":{"cep":"1"}}"#,
            "endereco.cep não é um CEP. Envie 8 dígitos, por exemplo 64000-000.",
        ),
        (
            "/ext/beneficio",
            r#"{"cpfCnpj":"52998224725","codPlano":999}"#,
            "codPlano 999 não existe. Use um plano à venda; quem opera o serviço os lista em GET /operador/planos.",
        ),
        (
            "/ext/beneficio",
            r#"{"cpfCnpj":"52998224725","codPlano":99}"#,
            "codPlano 99 não pode mais ser contratado. Use um plano à venda; quem opera o serviço os lista em GET /operador/planos.",
        ),
        (
            "/ext/beneficio",
            r#"{"cpfCnpj":"52998224725","codPlano":10}"#,
            "codPlano 10 é de benefícios veiculares. Use POST /ext/beneficio/veicular, que recebe o veículo.",
        ),
        (
            "/ext/beneficio/veicular",
            r#"{"cpfCnpj":"52998224725","codPlano":10}"#,
            "Informe placa ou chassi. Um benefício veicular precisa do seu veículo.",
        ),
        (
            "/ext/beneficio/veicular",
            r#"{"cpfCnpj":"52998224725","codPlano":10,"placa":"AB-12345"}"#,
            "placa não é uma placa. Use o padrão antigo (ABC-1234) ou Mercosul (ABC1D23).",
        ),
        (
            "/ext/beneficio",
            r#"{"cpfCnpj":"70010020039","codPlano":20}"#,
            "Não há pessoa com o CPF/CNPJ informado. Cadastre-a antes em POST /ext/associado.",
        ),
        (
            "/ext/beneficio",
            r#"{"cpfCnpj":"52998224725","codPlano":20,"diaVencimento":7}"#,
            "diaVencimento 7 não existe. Use 5, 10 ou 20.",
        ),
        (
            "/ext/beneficio/1/itens",
            r#"{"codPlano":10}"#,
            "O benefício já tem o plano 10. Consulte GET /ext/beneficio/1/itens.",
        ),
        (
            "/ext/crm/lead",
            r#"{"nomePessoa":"Lucas"}"#,
            "Informe telefone ou email, para que se possa falar com o lead.",
        ),
        (
            "/ext/crm/negocio",
            r#"{"codLead":1,"codFunil":2,"codEtapa":31}"#,
            "codEtapa 31 não pertence ao funil 2. Veja as etapas em GET /ext/crm/funil.",
        ),
        (
            "/ext/crm/negocio",
            r#"{"codLead":1,"veiculo":{"tipoVeiculo":"Nave"}}"#,
            "veiculo.tipoVeiculo não está cadastrado. Use um nome de GET /ext/beneficio/tipoVeiculo.",
        ),
    ] {
        assert_refused(&world, "POST", path, Some(body), expected);
    }
}

#[test]
fn additional_fields_are_saved_all_or_not_at_all() {
    let world = World::sqlite();
    let save = |body: &str| world.ask_in_centre(Request::new("PUT", "/ext/beneficio/1/dadosAdicionais", Some(body)));
    for (body, expected) in [
        (
            r#"[{"codCampo":3,"valor":"novo"},{"nome":"Cor do teto","valor":"azul"}]"#,
            "dadosAdicionais[1] não é um campo que existe para benefícios veiculares. \
             Veja GET /ext/administracao/campos/0.",
        ),
        (
            r#"[{"codCampo":3,"valor":"novo"},{"codCampo":2,"valor":"Corrida"}]"#,
            "O campo \"Uso do veículo\" aceita Particular, Aplicativo ou Frete.",
        ),
        (r#"[{"codCampo":1,"valor":null}]"#, "O campo \"Possui alarme\" é obrigatório. Envie o seu valor."),
        (r#"[{"codCampo":4,"valor":1.5}]"#, "O campo \"Quilometragem\" aceita números inteiros."),
        (r#"[{"codCampo":4,"valor":"12"}]"#, "O campo \"Quilometragem\" aceita um número, sem aspas."),
        (r#"[{"valor":1}]"#, "Informe codCampo ou nome em dadosAdicionais[0]."),
    ] {
        let answer = save(body);
        assert_eq!((answer.status, answer.body.as_str()), (400, expected), "{body}");
    }
    assert_eq!(save(r#"[{"codCampo":4,"valor":3},{"codCampo":2,"valor":null}]"#).status, 200);
    let found = get(&world, "/ext/associado?placa=ABC-1323");
    assert_eq!(
        found["itens"][0]["dadosAdicionais"],
        json!([{"nome": "Possui alarme", "valor": true}, {"nome": "Quilometragem", "valor": 3}])
    );
}

#[test]
fn a_benefit_is_validated_by_card_document_or_sequential_and_little_is_told() {
    let world = World::sqlite();
    let card = get(&world, "/ext/beneficio?sequencial=1")[0]["numeroCartaoDesconto"].as_str().unwrap().to_owned();
    let validate = |body: &str| world.ask(&Request::new("POST", "/ext/beneficio/validacao", Some(body)));
    for body in [
        format!(r#"{{"matricula":"{card}"}}"#),
        r#"{"matricula":"52998224725"}"#.to_owned(),
        r#"{"cpfCnpj":"529.982.247-25","sequencial":1}"#.to_owned(),
    ] {
        let answer = validate(&body);
        assert_eq!(answer.status, 200, "{body}: {}", answer.body);
        assert_eq!(
            answer.json(),
            json!({"status": "ativo", "nome": "Maria Exemplo da Silva", "cpf": "***.982.247-**"}),
            "{body}"
        );
    }
    // Whether somebody is no member, has no benefit or is another's holder: one answer.
    let not_found = "Benefício não encontrado. Confira o CPF/CNPJ, o número do cartão ou o sequencial.";
    for body in [r#"{"cpfCnpj":"70010020039"}"#, r#"{"cpfCnpj":"52998224725","sequencial":2}"#, r#"{"sequencial":0}"#] {
        let answer = validate(body);
        assert_eq!((answer.status, answer.body.as_str()), (400, not_found), "{body}");
    }
}

#[test]
fn a_stranger_who_guesses_waits_and_others_do_not() {
    let world = World::sqlite();
    let guess = Request::new("POST", "/ext/beneficio/validacao", Some(r#"{"cpfCnpj":"70010020039"}"#));
    let n_answered = (0..100).take_while(|_| world.ask(&guess).status == 400).count();
    assert_eq!(n_answered, 10, "guesses that find nobody cost three times as much as others");
    let refused = world.ask(&guess);
    assert_eq!((refused.status, refused.header("retry-after")), (429, Some("6")));
    assert_eq!(refused.body, "Muitos pedidos seguidos. Aguarde 6 segundos e tente de novo.");
    assert_eq!(world.ask(&Request::get("/ext/beneficio/vencimento")).status, 200);
    let later = crate::world::now().micros() + 6_000_000;
    world.clock.set(domain::values::Moment::from_micros(later).unwrap());
    assert_eq!(world.ask(&guess).status, 400);
}

#[test]
fn deals_follow_their_lead_and_their_funnel() {
    for world in World::each() {
        let deal = post(&world, "/ext/crm/negocio", r#"{"codLead":1}"#);
        assert_eq!(
            (&deal["codFunil"], &deal["codEtapa"], &deal["situacao"]),
            (&json!(3), &json!(31), &json!("ABERTO"))
        );
        let path = format!("/ext/crm/negocio/{}", deal["codNegocio"]);
        ok(
            &world,
            Request::new("PUT", path.as_str(), Some(r#"{"codLead":1,"codFunil":2,"codEtapa":22,"valor":139.9}"#)),
        );
        let whole = get(&world, &path);
        assert_eq!(
            (&whole["nomeEtapa"], &whole["valor"], &whole["nomeUsuarioResponsavel"]),
            (&json!("Cotação enviada"), &json!(139.9), &json!("Integração centro"))
        );
        ok(&world, Request::new("PUT", path.as_str(), Some(r#"{"codLead":1,"situacao":"GANHO"}"#)));
        let open = get(&world, "/ext/crm/negocio?codLead=1");
        assert!(open.as_array().unwrap().iter().all(|it| it["codNegocio"] != deal["codNegocio"]), "{open}");
        assert_eq!(get(&world, &path)["dataEncerramento"], "15/07/2026", "a closed deal is still shown by its code");
        let lost = r#"{"codLead":1,"situacao":"PERDIDO","motivoPerda":"Preço"}"#;
        ok(&world, Request::new("PUT", path.as_str(), Some(lost)));
        let whole = get(&world, &path);
        assert_eq!((&whole["situacao"], &whole["motivoPerda"]), (&json!("PERDIDO"), &json!("Preço")));
    }
}

#[test]
fn related_events_stand_once_and_only_those_that_are_seen() {
    for world in World::each() {
        let event = get(&world, "/ext/evento/1");
        let codes = |event: &Value| -> Vec<i64> {
            event["relacionados"].as_array().unwrap().iter().filter_map(|it| it["codEvento"].as_i64()).collect()
        };
        assert_eq!(codes(&event), [3]);
        assert!(codes(&event["relacionados"][0]).is_empty(), "{event}");
    }
}
