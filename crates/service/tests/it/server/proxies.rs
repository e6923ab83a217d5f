//! Behind a proxy: whose measure a request is taken from.

use std::net::TcpStream;

use super::process::{Running, asked, program};

const CPF_OF_NOBODY: &str = r#"{"cpfCnpj":"70010020039"}"#;

/// Status of a validation that a proxy passes on, with the headers it adds.
fn status(running: &Running, headers: &str, body: &str) -> String {
    let request = format!(
        "POST /ext/beneficio/validacao HTTP/1.1\r\nhost: t\r\ncontent-type: application/json\r\n{headers}\
         content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = asked(&mut TcpStream::connect(running.address).unwrap(), &request).unwrap();
    answer.split(' ').nth(1).unwrap().to_owned()
}

fn started(flags: &[&str]) -> (tempfile::TempDir, Running) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = program(folder.path());
    command.args(["serve", "--demo", "--listen", "127.0.0.1:0", "--operator-listen", "127.0.0.1:0"]).args(flags);
    let running = Running::begin(command, None);
    (folder, running)
}

#[test]
fn callers_behind_a_trusted_proxy_have_measures_of_their_own() {
    let (_folder, running) =
        started(&["--trusted-proxy", "127.0.0.0/8", "--trusted-proxy", "10.0.0.0/8", "--validation-rate", "3/3600"]);
    let from = |headers: &str| status(&running, headers, CPF_OF_NOBODY);
    assert_eq!(from("x-forwarded-for: 192.0.2.1\r\n"), "400");
    assert_eq!(from("x-forwarded-for: 192.0.2.1\r\n"), "429", "one question is all that 3/3600 lets through");
    assert_eq!(from("forwarded: for=192.0.2.2\r\n"), "400");
    assert_eq!(
        from("x-forwarded-for: 203.0.113.9, 192.0.2.2, 10.1.1.1\r\n"),
        "429",
        "what a caller forges does not help"
    );
}

#[test]
fn nobody_else_is_believed() {
    let (_folder, running) = started(&["--validation-rate", "3/3600"]);
    assert_eq!(status(&running, "x-forwarded-for: 192.0.2.1\r\n", CPF_OF_NOBODY), "400");
    assert_eq!(status(&running, "x-forwarded-for: 192.0.2.2\r\n", CPF_OF_NOBODY), "429");
}

#[test]
fn numbers_are_walked_for_a_few_steps_or_not_at_all() {
    let by_number = |running: &Running, number: usize| status(running, "", &format!(r#"{{"sequencial":{number}}}"#));
    let (_folder, running) = started(&[]);
    let n_found = (1..100).take_while(|number| by_number(&running, *number) == "200").count();
    assert_eq!(n_found, 10);
    assert_eq!(by_number(&running, 1), "200", "what was found may be asked again");
    let (_folder, running) = started(&["--no-validation-by-number"]);
    assert_eq!(by_number(&running, 1), "400");
}
