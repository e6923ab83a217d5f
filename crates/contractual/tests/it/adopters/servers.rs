//! Crates that are generated compile, answer, and hold servers to their documents: the mock, an implementation of the team's, and a
//! server that was written without us. What is compiled for one step serves the next.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::thread;

use super::{Adopter, PETS, alone, said, target};

/// The test that `init` writes. For one package alone Cargo would choose other features, and compile everything once more.
const CONTRACT_TEST: [&str; 4] = ["test", "--workspace", "--test", "contract"];

const LIBRARY: &str = "crates/greetings-api/src/lib.rs";

#[test]
#[ignore = "long: compiles a server and a client"]
fn an_empty_folder_becomes_a_server_that_is_held_to_its_document() {
    let adopter = Adopter::with(&[]);
    adopter.contractual(&["init", "--yes"], 0);
    adopter.cargo_passes(&["test", "--workspace"]);
    let tested = adopter.cargo_passes(&CONTRACT_TEST);
    assert!(tested.contains("test result: ok. 2 passed"), "{tested}");
    let laid_out =
        Command::new(env!("CARGO")).args(["fmt", "--all", "--check"]).current_dir(adopter.path(".")).output();
    let laid_out = laid_out.expect("cargo can be run");
    assert!(laid_out.status.success(), "{}", said(&laid_out));
    adopter.contractual(&["check"], 0);

    the_mock_answers();
    a_server_of_others_takes_the_same_test(&adopter);
    a_document_that_the_server_does_not_follow_fails_the_test(&adopter);
    stale_code_fails_the_teams_own_test(&adopter);
    an_implementation_is_asked_in_the_place_of_the_mock(&adopter);
}

fn the_mock_answers() {
    // It was compiled for the tests beside it. Not by `cargo run`, which would leave the mock behind when it is stopped itself.
    let mut mock = Command::new(target().join("debug/greetings-api"));
    let mut mock = mock.arg("127.0.0.1:0").stdout(Stdio::piped()).spawn().expect("the mock can be started");
    let heard = mock.stdout.take().into_iter().flat_map(|out| BufReader::new(out).lines()).next();
    let heard = heard.expect("it says where it listens").expect("it can be read");
    let (_, rest) = heard.split_once("http://").unwrap_or_else(|| panic!("{heard}"));
    let address = rest.split(": ").next().unwrap_or(rest);
    let answer = ask(address, "GET /greetings/Ana HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    mock.kill().expect("it runs");
    mock.wait().expect("it ends");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Good morning!"), "{answer}");
}

fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap_or_else(|error| panic!("{address}: {error}"));
    let mut answer = String::new();
    let heard = stream.write_all(request.as_bytes()).and_then(|()| stream.read_to_string(&mut answer));
    heard.expect("it answers");
    answer
}

fn a_server_of_others_takes_the_same_test(adopter: &Adopter) {
    let document = adopter.text("crates/greetings-api/src/generated/document.json");
    let asked = |greeting: &'static str| {
        let address = hand_written(document.clone(), greeting);
        let mut test = adopter.cargo(&CONTRACT_TEST);
        alone(test.env("CONTRACT_URL", format!("http://{address}")))
    };
    let passed = asked("200 OK\r\ncontent-type: application/json\r\n\r\n{\"text\": \"Hi\"}");
    assert!(passed.status.success(), "{}", said(&passed));
    for (greeting, why) in [
        (
            "200 OK\r\ncontent-type: application/json\r\n\r\n{\"text\": 7}",
            "answers 200 with a body that is wrong at `/text`: it must be a string, and is the number 7.",
        ),
        ("418 I'm a teapot\r\n\r\n", "answers 418, and the contract declares 200."),
        ("200 OK\r\ncontent-type: text/plain\r\n\r\nHi", "with the media type `text/plain`, which is not declared."),
        ("200 OK\r\ncontent-type: application/json\r\n\r\n{}", "with a body that must have the property `text`."),
    ] {
        let failed = asked(greeting);
        assert!(!failed.status.success() && said(&failed).contains(why), "{why}: {}", said(&failed));
        assert!(said(&failed).contains("--> ../../openapi.yaml:"), "{}", said(&failed));
    }
}

/// A server in a few lines: it serves a document, and greets everybody alike.
fn hand_written(document: String, greeting: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let address = listener.local_addr().expect("a listener has an address");
    // It ends with the process.
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let mut head = String::new();
            let mut reader = BufReader::new(&stream);
            while reader.read_line(&mut head).is_ok_and(|n_bytes| n_bytes > 2) {}
            let answer =
                if head.starts_with("GET /openapi.json") { &format!("200 OK\r\n\r\n{document}") } else { greeting };
            // A caller that is gone already has no answer to wait for.
            let _ = stream.write_all(format!("HTTP/1.0 {answer}").as_bytes());
        }
    });
    address
}

fn a_document_that_the_server_does_not_follow_fails_the_test(adopter: &Adopter) {
    let document = adopter.text("openapi.yaml");
    adopter.write(
        "openapi.yaml",
        &document.replace("text: {type: string, example: Good morning!}", "text: {type: integer}"),
    );
    let failed = alone(&mut adopter.cargo(&CONTRACT_TEST));
    for told in ["error[server-stricter]: ", "it must be an integer, and is the string \"Good morning!\"."] {
        assert!(said(&failed).contains(told), "{told}: {}", said(&failed));
    }
    adopter.write("openapi.yaml", &document);
}

fn stale_code_fails_the_teams_own_test(adopter: &Adopter) {
    let fresh = "#[test]\nfn generated_code_is_fresh() {\n    contract_testing::assert_fresh();\n}\n";
    adopter.write("crates/greetings-api/tests/fresh.rs", fresh);
    let tested = |program: &str| {
        let mut test = adopter.cargo(&["test", "--workspace", "--test", "fresh"]);
        alone(test.env("CONTRACTUAL", program))
    };
    let tool = env!("CARGO_BIN_EXE_contractual");
    let passed = tested(tool);
    assert!(passed.status.success(), "{}", said(&passed));
    let generated = "crates/greetings-client/src/generated/mod.rs";
    let present = adopter.text(generated);
    adopter.write(generated, &format!("{present}// by hand\n"));
    let stale = tested(tool);
    for told in ["generated code is not fresh", "src/generated/mod.rs (+0 -1)", "run `contractual generate` and commit"]
    {
        assert!(!stale.status.success() && said(&stale).contains(told), "{told}: {}", said(&stale));
    }
    adopter.write(generated, &present);
    let missing = tested("no-such-contractual");
    let told = "Install it with `cargo install contractual --locked --version ";
    assert!(!missing.status.success() && said(&missing).contains(told), "{}", said(&missing));
}

fn an_implementation_is_asked_in_the_place_of_the_mock(adopter: &Adopter) {
    let library = adopter.text(LIBRARY);
    let implemented = |greeting: &str| {
        let own = format!(
            "\nstruct Own;\n\nimpl GreetingsApi for Own {{\n    async fn greet(&self, _: runtime::Context<'_>, name: String) -> \
             Result<Greeting, GreetError> {{\n        {greeting}\n    }}\n}}\n"
        );
        adopter.write(LIBRARY, &(library.replace("stub(mock::Mock)", "stub(Own)") + &own));
        alone(&mut adopter.cargo(&CONTRACT_TEST))
    };
    let passed = implemented("Ok(Greeting { text: format!(\"Good morning, {name}!\") })");
    assert!(passed.status.success(), "{}", said(&passed));
    let failed = implemented("panic!(\"{name} is not known\")");
    let why = "`GET /greetings/{name}` answers 500, and the contract declares 200.";
    assert!(!failed.status.success() && said(&failed).contains(why), "{}", said(&failed));
    adopter.write(LIBRARY, &library);
}

#[test]
#[ignore = "long: compiles servers and clients"]
fn a_workspace_with_a_tool_of_its_own_keeps_it_and_takes_two_documents() {
    let adopter = Adopter::with(&[
        ("Cargo.toml", "[workspace]\nresolver = \"3\"\nmembers = [\"xtask\"] # Ours.\n"),
        ("xtask/Cargo.toml", "[package]\nname = \"xtask\"\nedition = \"2024\"\n"),
        ("xtask/src/main.rs", "fn main() {\n    println!(\"theirs\");\n}\n"),
        ("api/pets.yaml", PETS),
        ("api/vets.yaml", &PETS.replace("pets", "vets").replace("Pets", "Vets")),
    ]);
    adopter.contractual(&["init", "--yes"], 0);
    let tested = adopter.cargo_passes(&["test", "--workspace"]);
    assert_eq!(tested.matches("test result: ok. 2 passed").count(), 2, "each server is held to its document: {tested}");
    let theirs = alone(&mut adopter.cargo(&["run", "--package", "xtask"]));
    assert_eq!(said(&theirs), "theirs\n");
    adopter.contractual(&["check"], 0);

    // Generated code of another version does not compile, and says why.
    let generated = "crates/vets-client/src/generated/mod.rs";
    let present = adopter.text(generated);
    adopter.write(generated, &present.replace("assert_generated_for(\"", "assert_generated_for(\"9."));
    let output = alone(&mut adopter.cargo(&["test", "--workspace", "--no-run"]));
    assert!(
        !output.status.success() && said(&output).contains("`contractual upgrade` brings both to the same"),
        "{}",
        said(&output)
    );
    adopter.contractual(&["upgrade"], 0);
    adopter.cargo_passes(&["test", "--workspace", "--no-run"]);
}
