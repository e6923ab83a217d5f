//! Errors of the service.

use super::assert_answered;
use crate::world::{Answer, BODY_LIMIT, Broken, CENTRE, Request, World};

/// Requests by the user of store 1: the example, the method, the path and the body.
const ASKED: &[(&str, &str, &str, Option<&str>)] = &[
    ("Invalido invalido", "GET", "/ext/administracao/fornecedor/0", None),
    ("Invalido desconhecido", "GET", "/ext/administracao/loja?pagna=2", None),
    ("Invalido repetido", "GET", "/ext/beneficio/lista?pagina=1&pagina=2", None),
    ("CorpoInvalido malformado", "POST", "/ext/crm/negocio/1/dependente", Some(r#"{"nome": "Rui Modelo""#)),
    (
        "CorpoInvalido tipoErrado",
        "POST",
        "/ext/crm/negocio/1/dependente",
        Some(r#"{"nome": 5, "parentesco": "FILHO"}"#),
    ),
    ("NaoEncontrado", "GET", "/ext/beneficio/99999/itens", None),
    ("listarCamposAdicionais 400", "GET", "/ext/administracao/campos/9", None),
    ("pesquisarAssociados 400 semCriterio", "GET", "/ext/associado", None),
    ("pesquisarAssociados 400 intervaloIncompleto", "GET", "/ext/associado?dataCadastroInicial=01/07/2026", None),
    ("pesquisarAssociados 400 dataInexistente", "GET", "/ext/associado?dataNascimento=31/02/2020", None),
    (
        "salvarAssociado 400 cpfInvalido",
        "POST",
        "/ext/associado",
        Some(r#"{"cpfCnpj": "529.982.247-00", "nomePessoa": "Maria Exemplo da Silva"}"#),
    ),
    (
        "salvarAssociado 400 naturezaContraria",
        "POST",
        "/ext/associado",
        Some(r#"{"cpfCnpj": "529.982.247-25", "nomePessoa": "Maria Exemplo da Silva", "natureza": "J"}"#),
    ),
    (
        "salvarAssociado 400 tipoErrado",
        "POST",
        "/ext/associado",
        Some(r#"{"cpfCnpj": "529.982.247-25", "nomePessoa": "Maria", "telefones": [{"numero": 86999990001}]}"#),
    ),
    ("pesquisarBeneficios 400 semCriterio", "GET", "/ext/beneficio", None),
    ("pesquisarBeneficios 400 cartaoMalformado", "GET", "/ext/beneficio?numeroCartaoDesconto=7001", None),
    (
        "salvarBeneficio 400 planoInexistente",
        "POST",
        "/ext/beneficio",
        Some(r#"{"cpfCnpj": "52998224725", "codPlano": 999, "diaVencimento": 5}"#),
    ),
    (
        "salvarBeneficio 400 pessoaInexistente",
        "POST",
        "/ext/beneficio",
        Some(r#"{"cpfCnpj": "168.995.350-09", "codPlano": 20, "diaVencimento": 5}"#),
    ),
    (
        "salvarBeneficio 400 situacaoContraditoria",
        "POST",
        "/ext/beneficio",
        Some(
            r#"{"cpfCnpj": "52998224725", "codPlano": 20, "diaVencimento": 5, "situacao": "Cancelado", "ativo": true}"#,
        ),
    ),
    (
        "salvarBeneficioVeicular 400 semVeiculo",
        "POST",
        "/ext/beneficio/veicular",
        Some(r#"{"cpfCnpj": "52998224725", "codPlano": 10, "diaVencimento": 5}"#),
    ),
    (
        "salvarBeneficioVeicular 400 protegidoDuasVezes",
        "POST",
        "/ext/beneficio/veicular",
        Some(r#"{"cpfCnpj": "52998224725", "codPlano": 10, "diaVencimento": 5, "placa": "ABC1D23"}"#),
    ),
    (
        "salvarBeneficioVeicular 400 placaInvalida",
        "POST",
        "/ext/beneficio/veicular",
        Some(r#"{"cpfCnpj": "52998224725", "codPlano": 10, "diaVencimento": 5, "placa": "AB-12345"}"#),
    ),
    ("pesquisarDependentes 400", "GET", "/ext/beneficio/dependente", None),
    (
        "salvarDependente 400 beneficioInexistente",
        "POST",
        "/ext/beneficio/dependente",
        Some(r#"{"codBeneficio": 99999, "nome": "Pedro Exemplo", "parentesco": "FILHO"}"#),
    ),
    (
        "salvarDependente 400 parentescoDesconhecido",
        "POST",
        "/ext/beneficio/dependente",
        Some(r#"{"codBeneficio": 3, "nome": "Pedro Exemplo", "parentesco": "Filho(a)"}"#),
    ),
    (
        "validarBeneficio 400 naoEncontrado",
        "POST",
        "/ext/beneficio/validacao",
        Some(r#"{"cpfCnpj": "168.995.350-09"}"#),
    ),
    ("validarBeneficio 400 semCriterio", "POST", "/ext/beneficio/validacao", Some("{}")),
    (
        "salvarDadosAdicionais 400 campoDesconhecido",
        "PUT",
        "/ext/beneficio/1/dadosAdicionais",
        Some(r#"[{"nome": "Cor do teto", "valor": "Preta"}]"#),
    ),
    (
        "salvarDadosAdicionais 400 opcaoInvalida",
        "PUT",
        "/ext/beneficio/1/dadosAdicionais",
        Some(r#"[{"nome": "Uso do veículo", "valor": "Corrida"}]"#),
    ),
    ("adicionarItemBeneficio 400 planoInexistente", "POST", "/ext/beneficio/1/itens", Some(r#"{"codPlano": 999}"#)),
    ("adicionarItemBeneficio 400 planoRepetido", "POST", "/ext/beneficio/1/itens", Some(r#"{"codPlano": 10}"#)),
    ("salvarLead 400", "POST", "/ext/crm/lead", Some(r#"{"nomePessoa": "Lucas Fictício"}"#)),
    ("pesquisarNegocios 400 formatoDaData", "GET", "/ext/crm/negocio?dataInicial=03/06/2025", None),
    ("pesquisarNegocios 400 intervaloIncompleto", "GET", "/ext/crm/negocio?dataInicial=2025-06-03", None),
    ("criarNegocio 400", "POST", "/ext/crm/negocio", Some(r#"{"codLead": 99999, "descricao": "Proteção do Gol"}"#)),
    ("alterarNegocio 400", "PUT", "/ext/crm/negocio/1", Some(r#"{"codLead": 1, "codFunil": 2, "codEtapa": 31}"#)),
    (
        "pesquisarEventos 400 intervaloInvertido",
        "GET",
        "/ext/evento?dataEventoInicial=30/06/2025&dataEventoFinal=01/06/2025",
        None,
    ),
    ("pesquisarEventos 400 envolvidoDesconhecido", "GET", "/ext/evento?envolvido=cliente", None),
];

/// A request with a small body.
fn validation() -> Request {
    Request::new("POST", "/ext/beneficio/validacao", Some(r#"{"cpfCnpj": "168.995.350-09"}"#))
}

/// Asks until it is too much.
fn too_often(world: &World, request: &Request) -> Answer {
    let mut answers = (0..100).map(|_| world.ask(request));
    answers.find(|answer| answer.status == 429).expect("a hundred are too many")
}

fn broken(how: Broken) -> Answer {
    let world = World::sqlite();
    world.home.break_it(how);
    world.ask_in_centre(Request::get("/ext/administracao/loja"))
}

#[test]
fn examples_of_the_service_are_what_it_answers() {
    let world = World::sqlite();
    let lead = || Request::new("POST", "/ext/crm/lead", Some("{}"));
    let login = || Request::post("/ext/autenticacao");
    let mut answers: Vec<(&str, Answer)> = ASKED
        .iter()
        .map(|(place, method, path, body)| (*place, world.ask_in_centre(Request::new(method, *path, *body))))
        .collect();
    answers.extend([
        ("NaoAutorizado", world.ask(&Request::get("/ext/administracao/loja").bearing("vencido"))),
        ("TempoEsgotado", world.ask_without_end(&lead().bearing(world.token()))),
        ("CorpoGrandeDemais", world.ask_in_centre(lead().bytes_as_body(&vec![b' '; BODY_LIMIT + 1]))),
        ("TipoNaoSuportado", world.ask_in_centre(lead().header("content-type", "text/plain"))),
        ("autenticarUsuario 401", world.ask(&login().user(CENTRE, "senha errada"))),
        ("autenticarUsuario 429", too_often(&world, &login().user("ninguem", "senha errada"))),
        ("MuitasTentativas", too_often(&world, &validation())),
        ("ErroInterno", broken(Broken::Corrupt)),
        ("Indisponivel", broken(Broken::Gone)),
    ]);
    assert_answered(include_str!("../../../../api/src/generated/document.json"), answers);
}
