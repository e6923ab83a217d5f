//! Commands against the mock that is made from the contract: it refuses what does not fit, and answers with the
//! contract's own examples.

use api::mock::Mock;
use poem::listener::{Acceptor, Listener, TcpListener};

use crate::cli::User;

/// A user of a mock that runs until the test ends.
fn user() -> User {
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
            let address = acceptor.local_addr().remove(0).as_socket_addr().copied().unwrap();
            sender.send(address).unwrap();
            poem::Server::new_with_acceptor(acceptor).run(api::stub(Mock)).await.unwrap();
        });
    });
    User::of(&format!("http://{}", receiver.recv().unwrap()))
}

#[test]
fn search_members() {
    insta::assert_snapshot!(user().run("associado pesquisar --nome Maria").shown());
}

#[test]
fn obtain_a_supplier() {
    insta::assert_snapshot!(user().run("administracao obter-fornecedor 301").shown());
}

#[test]
fn cancel_a_benefit() {
    assert_eq!(user().run("beneficio cancelar 17").shown(), "Feito.\n");
}

#[test]
fn save_a_person() {
    let user = user();
    let line =
        "associado salvar --campo cpfCnpj=52998224725 --campo endereco.uf=PI --campo telefones.0.numero=86999990001";
    let words: Vec<&str> = line.split(' ').chain(["--campo", "nomePessoa=Maria Exemplo da Silva", "--json"]).collect();
    insta::assert_snapshot!(user.run_all(&words, "").shown());
}

#[test]
fn save_additional_data() {
    let user = user();
    let body = r#"[{"codCampo": 1, "valor": true}, {"nome": "Uso do veículo", "valor": "Particular"}]"#;
    assert_eq!(user.run_with("beneficio salvar-dados-adicionais 5001 --corpo - --json", body).shown(), "{}\n");
}

#[test]
fn list_what_needs_no_login() {
    let user = user().with("BENEFITS_USER", "").with("BENEFITS_PASSWORD", "");
    insta::assert_snapshot!(user.run("beneficio listar-situacoes").shown());
}

#[test]
fn what_does_not_fit_the_contract_is_refused_by_the_server() {
    let outcome = user().run("crm criar-negocio --campo codLead=zero");
    assert_eq!(outcome.code, 4);
    insta::assert_snapshot!(outcome.stderr);
}
