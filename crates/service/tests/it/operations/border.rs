//! Stores are the border: what lies beyond is answered like what never was, wherever its code stands.

use super::contract::{SentCode, sent_codes};
use crate::world::{Answer, Request, World};

/// A request of the user of store 1 with a code of store 2 in the place of `{}`, and one that was never given out.
#[derive(Clone, Copy)]
struct Case {
    method: &'static str,
    path: &'static str,
    body: Option<&'static str>,
    beyond: &'static str,
    never: &'static str,
}

const fn get(path: &'static str, beyond: &'static str) -> Case {
    Case { method: "GET", path, body: None, beyond, never: "99999" }
}

const fn put(path: &'static str, body: &'static str, beyond: &'static str) -> Case {
    Case { method: "PUT", path, body: Some(body), beyond, never: "99999" }
}

const fn post(path: &'static str, body: &'static str, beyond: &'static str) -> Case {
    Case { method: "POST", path, body: Some(body), beyond, never: "99999" }
}

/// The same for what is not a code and must look like what it stands for.
const fn like(case: Case, never: &'static str) -> Case {
    Case { never, ..case }
}

const CASES: [Case; 62] = [
    // Paths.
    get("/ext/administracao/fornecedor/{}", "303"),
    get("/ext/associado/{}/cartaoCredito", "2"),
    Case { method: "PUT", path: "/ext/beneficio/{}/cancelar", body: None, beyond: "2", never: "99999" },
    put("/ext/beneficio/{}/dadosAdicionais", r#"[{"codCampo":3,"valor":"x"}]"#, "2"),
    get("/ext/beneficio/{}/dependentes", "4"),
    get("/ext/beneficio/{}/equipamentos", "2"),
    get("/ext/beneficio/{}/itens", "2"),
    post("/ext/beneficio/{}/itens", r#"{"codPlano":15}"#, "2"),
    get("/ext/crm/negocio/{}", "2"),
    put("/ext/crm/negocio/{}", r#"{"codLead":2}"#, "2"),
    post("/ext/crm/negocio/{}/dependente", r#"{"nome":"Rui"}"#, "2"),
    put("/ext/crm/negocio/{}/dependente/2", r#"{"nome":"Rui"}"#, "2"),
    put("/ext/crm/negocio/1/dependente/{}", r#"{"nome":"Rui"}"#, "2"),
    get("/ext/evento/{}", "2"),
    // Queries.
    get("/ext/associado?codPessoa={}", "2"),
    get("/ext/associado?situacaoBeneficio=Ativo&codLoja={}", "2"),
    get("/ext/associado?situacaoBeneficio=Ativo&codConsultor={}", "72"),
    get("/ext/associado?situacaoBeneficio=Ativo&codRepresentante={}", "41"),
    like(get("/ext/associado?nome={}", "Praia"), "Ninguém"),
    like(get("/ext/associado?cpf={}", "11144477735"), "70010020039"),
    like(get("/ext/associado?placa={}", "XYZ1C34"), "QQQ0000"),
    like(get("/ext/associado?chassi={}", "9BWXYZ1C34377VT00"), "9BWQQQ0000377VT00"),
    get("/ext/beneficio?sequencial={}", "2"),
    like(get("/ext/beneficio?placa={}", "XYZ-1234"), "QQQ-0000"),
    like(get("/ext/beneficio?chassi={}", "9BWXYZ1C34377VT00"), "9BWQQQ0000377VT00"),
    like(get("/ext/beneficio?numeroCartaoDesconto={}", "7001000000021"), "7001999999999"),
    like(get("/ext/beneficio/dependente?numeroCartaoDesconto={}", "7001000000062"), "7001999999999"),
    like(get("/ext/beneficio/dependente?nome=Pedro&cpf={}", "11144477735"), "70010020039"),
    like(get("/ext/administracao/vendedor?nome={}", "Praia"), "Ninguém"),
    like(get("/ext/administracao/vendedor?cpfCnpj={}", "11222333000181"), "70010020039"),
    like(get("/ext/crm/lead?filtro={}", "Beatriz"), "Ninguém"),
    get("/ext/crm/negocio?codLead={}", "2"),
    get("/ext/crm/negocio?codLoja={}", "2"),
    get("/ext/crm/negocio?codUsuarioResponsavel={}", "2"),
    like(get("/ext/crm/negocio?filtro={}", "Beatriz"), "Ninguém"),
    get("/ext/evento?codPessoa={}", "2"),
    like(get("/ext/evento?protocolo={}", "202607000002"), "202607099999"),
    like(get("/ext/evento?cpfCnpj={}", "11144477735"), "70010020039"),
    // Bodies.
    post("/ext/associado", r#"{"cpfCnpj":"52998224725","nomePessoa":"Maria","codLoja":{}}"#, "2"),
    post("/ext/beneficio", r#"{"codBeneficio":{},"cpfCnpj":"11144477735","codPlano":20}"#, "4"),
    post("/ext/beneficio", r#"{"cpfCnpj":"52998224725","codPlano":20,"codLoja":{}}"#, "2"),
    post("/ext/beneficio", r#"{"cpfCnpj":"52998224725","codPlano":20,"codConsultor":{}}"#, "72"),
    post("/ext/beneficio", r#"{"cpfCnpj":"52998224725","codPlano":20,"codRepresentante":{}}"#, "41"),
    like(post("/ext/beneficio", r#"{"cpfCnpj":"{}","codPlano":20}"#, "11144477735"), "70010020039"),
    post("/ext/beneficio/veicular", r#"{"codBeneficio":{},"cpfCnpj":"11144477735","codPlano":10,"cor":"Azul"}"#, "2"),
    post("/ext/beneficio/veicular", r#"{"cpfCnpj":"52998224725","codPlano":10,"placa":"QQQ0001","codLoja":{}}"#, "2"),
    post(
        "/ext/beneficio/veicular",
        r#"{"cpfCnpj":"52998224725","codPlano":10,"placa":"QQQ0001","codConsultor":{}}"#,
        "72",
    ),
    post(
        "/ext/beneficio/veicular",
        r#"{"cpfCnpj":"52998224725","codPlano":10,"placa":"QQQ0001","codRepresentante":{}}"#,
        "41",
    ),
    post("/ext/beneficio/dependente", r#"{"codBeneficio":{},"nome":"Rex"}"#, "4"),
    post("/ext/beneficio/dependente", r#"{"codBeneficio":3,"codDependente":{},"nome":"Rex"}"#, "2"),
    post("/ext/crm/lead", r#"{"nomePessoa":"Lucas","codLead":{},"email":"x@example.com"}"#, "2"),
    post("/ext/crm/lead", r#"{"nomePessoa":"Lucas","codLoja":{},"email":"x@example.com"}"#, "2"),
    post("/ext/crm/lead", r#"{"nomePessoa":"Lucas","codConsultor":{},"email":"x@example.com"}"#, "72"),
    post("/ext/crm/lead", r#"{"nomePessoa":"Lucas","codUsuarioResponsavel":{},"email":"x@example.com"}"#, "2"),
    post("/ext/crm/negocio", r#"{"codLead":{}}"#, "2"),
    post("/ext/crm/negocio", r#"{"codLead":1,"codLoja":{}}"#, "2"),
    post("/ext/crm/negocio", r#"{"codLead":1,"codConsultor":{}}"#, "72"),
    post("/ext/crm/negocio", r#"{"codLead":1,"codUsuarioResponsavel":{}}"#, "2"),
    put("/ext/crm/negocio/1", r#"{"codLead":{}}"#, "2"),
    put("/ext/crm/negocio/1", r#"{"codLead":1,"codLoja":{}}"#, "2"),
    put("/ext/crm/negocio/1", r#"{"codLead":1,"codConsultor":{}}"#, "72"),
    put("/ext/crm/negocio/1", r#"{"codLead":1,"codUsuarioResponsavel":{}}"#, "2"),
];

#[test]
fn what_lies_beyond_the_border_is_answered_like_what_never_was() {
    for world in World::each() {
        let before = all_of_coast(&world);
        for case in &CASES {
            let ask = |code: &str| {
                let body = case.body.map(|body| body.replace("{}", code));
                world.ask_in_centre(Request::new(case.method, case.path.replace("{}", code), body.as_deref()))
            };
            let (beyond, never) = (ask(case.beyond), ask(case.never));
            let said = format!("{} {} {:?}: {} {}", case.method, case.path, case.body, beyond.status, beyond.body);
            // What is found must be nothing; what is named must not be known.
            assert!(beyond.status >= 400 || is_nothing(&beyond), "{said}");
            assert_eq!(beyond.status, never.status, "{said}");
            let covered = |answer: &Answer, code: &str| answer.body.replace(code, "…");
            assert_eq!(covered(&beyond, case.beyond), covered(&never, case.never), "{said}");
        }
        assert_eq!(all_of_coast(&world), before, "nothing of store 2 was changed");
    }
}

fn is_nothing(answer: &Answer) -> bool {
    let body = answer.json();
    body.as_array().or(body["itens"].as_array()).is_some_and(Vec::is_empty)
}

/// All that the user of store 2 sees.
fn all_of_coast(world: &World) -> Vec<String> {
    let paths = [
        "/ext/associado?situacaoBeneficio=Ativo",
        "/ext/beneficio/lista",
        "/ext/beneficio/4/dependentes",
        "/ext/beneficio/2/itens",
        "/ext/crm/lead",
        "/ext/crm/negocio/2",
        "/ext/evento/2",
    ];
    paths.iter().map(|path| world.ask_at_coast(Request::get(*path)).body).collect()
}

/// Codes of what belongs to no store: everybody may know them.
const EVERYBODYS: [&str; 5] = ["codPlano", "codFunil", "codEtapa", "codTipoVeiculo", "codigoIntegracao"];

#[test]
fn every_code_that_a_caller_sends_is_tried_across_the_border() {
    let is_tried = |code: &SentCode| {
        CASES.iter().any(|case| {
            let (path, query) = case.path.split_once('?').unwrap_or((case.path, ""));
            let is_operation = case.method == code.method
                && path.split('/').count() == code.path.split('/').count()
                && path
                    .split('/')
                    .zip(code.path.split('/'))
                    .all(|(tried, part)| part == tried || part.starts_with('{'));
            is_operation
                && match code.place.as_str() {
                    "path" => {
                        let name = format!("{{{}}}", code.name);
                        path.split('/').zip(code.path.split('/')).any(|(tried, part)| tried == "{}" && part == name)
                    }
                    "query" => query.split('&').any(|field| field == format!("{}={{}}", code.name)),
                    _ => case.body.is_some_and(|body| body.contains(&format!(r#""{}":{{}}"#, code.name))),
                }
        })
    };
    let missing: Vec<SentCode> = sent_codes()
        .into_iter()
        // The type of benefits is a fixed list.
        .filter(|code| code.name != "codigo" && !EVERYBODYS.contains(&code.name.as_str()))
        .filter(|code| !is_tried(code))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn lists_end_at_the_border() {
    for world in World::each() {
        for path in [
            "/ext/administracao/loja",
            "/ext/administracao/vendedor",
            "/ext/associado?situacaoBeneficio=Ativo",
            "/ext/beneficio/lista",
            "/ext/beneficio/dependente?nome=Pedro",
            "/ext/crm/lead",
            "/ext/crm/negocio",
            "/ext/evento",
            "/ext/evento/1",
        ] {
            let (centre, coast) = (world.ask_in_centre(Request::get(path)), world.ask_at_coast(Request::get(path)));
            assert_eq!(centre.status, 200, "{path}: {}", centre.body);
            for beyond in ["Litoral", "Praia", "Beatriz", "litoral", "XYZ", "11144477735", "202607000002"] {
                assert!(!centre.body.contains(beyond), "{path} shows {beyond}: {}", centre.body);
            }
            assert_ne!(centre.body, coast.body, "{path}");
        }
    }
}
