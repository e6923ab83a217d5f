//! Commands become the requests of the contract.

use crate::cli::User;
use crate::server::{Server, json};

const PAGE: &str =
    r#"{"itens":[{"codPessoa":1001,"nome":"Maria Exemplo"}],"paginaAtual":1,"proximaPagina":false,"quantidade":1}"#;

#[test]
fn a_search_sends_its_filters_and_the_token() {
    let server = Server::start(|_| json(PAGE));
    let user = User::of(&server.address);
    user.run_all(&["associado", "pesquisar", "--nome", "Maria da Silva", "--cod-loja", "2", "--uf", "PI"], "").shown();
    let [login, search] = server.requests().try_into().unwrap();
    assert_eq!(login.line, "POST /ext/autenticacao");
    assert_eq!(login.authorization.unwrap(), "Basic aW50ZWdyYWNhbzpzM2dyM2Rv");
    assert_eq!(search.line, "GET /ext/associado?nome=Maria%20da%20Silva&codLoja=2&uf=PI");
    assert_eq!(search.authorization.unwrap(), "Bearer t0k3n");
}

#[test]
fn a_path_parameter_is_positional() {
    let server = Server::start(|_| json("{}"));
    assert_eq!(User::of(&server.address).run("beneficio cancelar 17").shown(), "Feito.\n");
    assert_eq!(server.last().line, "PUT /ext/beneficio/17/cancelar");
}

#[test]
fn several_path_parameters_keep_their_order() {
    let server = Server::start(|_| json("{}"));
    let line = "crm alterar-dependente-negocio 7 9 --campo nome=Rex";
    User::of(&server.address).run(line).shown();
    let request = server.last();
    assert_eq!(request.line, "PUT /ext/crm/negocio/7/dependente/9");
    assert_eq!(request.body, r#"{"nome":"Rex"}"#);
}

#[test]
fn open_operations_need_no_login() {
    let server = Server::start(|_| json(r#"[{"diaVencimento":5,"descricao":"Todo dia 5"}]"#));
    let user = User::new().with("BENEFITS_URL", &server.address);
    assert_eq!(
        user.run("beneficio listar-dias-vencimento --json").shown(),
        "[{\"diaVencimento\":5,\"descricao\":\"Todo dia 5\"}]\n"
    );
    let [only] = server.requests().try_into().unwrap();
    assert_eq!((only.line.as_str(), only.authorization), ("GET /ext/beneficio/vencimento", None));
}

#[test]
fn fields_are_typed_by_the_contract() {
    let server = Server::start(|_| json(r#"{"status":"ativo"}"#));
    let user = User::new().with("BENEFITS_URL", &server.address);
    user.run("beneficio validar --campo cpfCnpj=52998224725 --campo sequencial=3001").shown();
    assert_eq!(server.last().body, r#"{"cpfCnpj":"52998224725","sequencial":3001}"#);
}

#[test]
fn a_body_comes_from_a_file_or_from_stdin_and_fields_go_over_it() {
    let server = Server::start(|_| json("{}"));
    let user = User::of(&server.address);
    let body = r#"{"nomePessoa": "Maria", "cidade": "Teresina"}"#;
    let path = user.file("lead.json", body);
    user.run(&format!("crm salvar-lead --corpo {} --campo cidade=Parnaíba", path.display())).shown();
    assert_eq!(server.last().body, r#"{"nomePessoa":"Maria","cidade":"Parnaíba"}"#);
    user.run_with("crm salvar-lead --corpo -", body).shown();
    assert_eq!(server.last().body, r#"{"nomePessoa":"Maria","cidade":"Teresina"}"#);
}

#[test]
fn a_list_can_be_given_by_fields() {
    let server = Server::start(|_| json("{}"));
    let line = "beneficio salvar-dados-adicionais 17 --campo 0.codCampo=1 --campo 0.valor=true --campo 1.nome=Uso";
    User::of(&server.address).run(line).shown();
    assert_eq!(server.last().body, r#"[{"codCampo":1,"valor":true},{"nome":"Uso"}]"#);
}

#[test]
fn all_pages_are_followed_to_the_last() {
    let server = Server::start(|request| {
        let number = request.line.rsplit_once('=').unwrap().1;
        json(&format!(
            r#"{{"itens":[{{"codBeneficio":{number}}}],"paginaAtual":{number},"proximaPagina":{},"quantidade":5}}"#,
            number != "5"
        ))
    });
    let user = User::of(&server.address);
    let all = user.run("beneficio listar --todas --pagina 3 --json").shown();
    assert_eq!(all, "[{\"codBeneficio\":3},{\"codBeneficio\":4},{\"codBeneficio\":5}]\n");
    assert_eq!(server.requests().len(), 4, "one login and three pages");
}

#[test]
fn details_tell_no_values() {
    let server = Server::start(|_| json(PAGE));
    let outcome = User::of(&server.address).run("associado pesquisar --cpf 52998224725 -v");
    assert_eq!(outcome.stderr, "GET /ext/associado → 200\n");
}
