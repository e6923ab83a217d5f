//! Documents at URLs: real requests to servers on loopback, by the program.

use std::fs;
use std::io::Write;
use std::process::{Output, Stdio};

use crate::sandbox::{BEFORE, Sandbox, complaint};
use crate::server::{Answer, Request, Server};

const JSON: &str = r#"{"openapi": "3.0.3", "info": {"title": "Pets", "version": "1"}, "paths": {"/pets": {"get": {
"operationId": "listPets", "tags": ["Pets"], "responses": {"200": {"description": "All pets.",
"content": {"application/json": {"schema": {"type": "array", "items": {"type": "string"}}}}}}}}}}"#;

/// A desk with a cache of its own, and no proxy.
struct Desk(Sandbox);

impl Desk {
    fn new() -> Desk {
        Desk(Sandbox::with(BEFORE))
    }

    fn run(&self, arguments: &[&str]) -> Output {
        self.0.run(arguments)
    }

    /// Both streams of a run with an exit code.
    fn said(&self, arguments: &[&str], code: i32) -> String {
        let output = self.run(arguments);
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), complaint(&output));
        assert_eq!(output.status.code(), Some(code), "{arguments:?}: {said}");
        said
    }

    /// A run with a document on standard input.
    fn fed(&self, text: &str, arguments: &[&str]) -> Output {
        let mut child = self.0.command(arguments);
        let child = child.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let mut child = child.expect("the tool can be started");
        let written = child.stdin.take().expect("it is a pipe").write_all(text.as_bytes());
        written.expect("it reads");
        child.wait_with_output().expect("it ends")
    }
}

/// A server of one document.
fn serving(text: &'static str) -> Server {
    Server::new(move |_| Answer::ok(text))
}

/// The text with the address of a server called otherwise.
fn at_example(text: &str, server: &Server) -> String {
    text.replace(server.url("").trim_start_matches("http://"), "example.com")
}

#[test]
fn every_command_takes_a_url() {
    let (desk, server) = (Desk::new(), serving(JSON));
    let url = &server.url("/v1/openapi.json");
    assert_eq!(desk.said(&["lint", url], 0), "no findings in 1 document\n");
    assert!(desk.said(&["diff", url, url], 0).contains("equivalent"));
    assert!(desk.said(&["diff", url, "api/service.yaml"], 1).contains("path-removed"));
    for command in ["stubs", "client"] {
        desk.said(&[command, "--spec", url, "--out", command], 0);
        let made = desk.0.text(&format!("{command}/src/generated/mod.rs"));
        assert!(made.contains(&format!("`{url}`")), "{made}");
    }
    assert!(server.requests().iter().all(|request| request.path == "/v1/openapi.json"));
}

#[test]
fn a_finding_names_the_url() {
    let (desk, server) = (Desk::new(), serving(r#"{"openapi": "3.0.3", "info": {"title": "Pets"}, "paths": {}}"#));
    let said = desk.said(&["lint", &server.url("/openapi.json")], 1);
    insta::assert_snapshot!(at_example(&said, &server), @r#"
    error[missing-field]: An Info Object needs `version`, and it is missing.
     --> http://example.com/openapi.json:1:22  #/info
      |
    1 | {"openapi": "3.0.3", "info": {"title": "Pets"}, "paths": {}}
      |                      ^^^^^^
      = help: Add `version` here.

    1 error in 1 document
    "#);
}

#[test]
fn what_has_not_changed_is_not_sent_again() {
    for (validator, condition) in [
        ("ETag: \"seven\"", "if-none-match: \"seven\""),
        ("Last-Modified: Wed, 21 Oct 2015 07:28:00 GMT", "if-modified-since: wed, 21 oct 2015 07:28:00 gmt"),
    ] {
        let desk = Desk::new();
        let server = Server::new(move |request: &Request| {
            let is_known = request.head.contains(condition);
            let (status, text) = if is_known { ("304 Not Modified", "") } else { ("200 OK", JSON) };
            Answer::Whole(status, Some(validator.to_owned()), text.to_owned())
        });
        let url = &server.url("/openapi.json");
        for _ in 0..2 {
            assert_eq!(desk.said(&["lint", url], 0), "no findings in 1 document\n");
        }
        let conditions: Vec<bool> = server.requests().iter().map(|request| request.head.contains(condition)).collect();
        assert_eq!(conditions, [false, true], "{validator}");
    }
}

#[test]
fn what_has_changed_is_seen_at_once() {
    let desk = Desk::new();
    let answer = |request: &Request| {
        let is_second = request.head.contains("if-none-match");
        let text = if is_second { JSON.replace("\"paths\"", "\"pahts\"") } else { JSON.to_owned() };
        Answer::Whole("200 OK", Some(format!("ETag: \"{is_second}\"")), text)
    };
    let server = Server::new(answer);
    let url = &server.url("/openapi.json");
    desk.said(&["lint", url], 0);
    assert!(desk.said(&["lint", url], 1).contains("`pahts`"));
}

#[test]
fn a_copy_stands_in_for_a_server_that_cannot_be_reached() {
    let (desk, server) = (Desk::new(), serving(JSON));
    let (kept, other) = (&server.url("/openapi.json"), &server.url("/other.json"));
    desk.said(&["lint", kept], 0);
    drop(server);
    let output = desk.run(&["lint", kept]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "no findings in 1 document\n");
    let note = complaint(&output);
    assert!(
        note.starts_with(&format!("note: {kept} cannot be reached, ")) && note.contains(": used the copy of 2"),
        "{note}"
    );
    assert_eq!(note.lines().count(), 1, "{note}");
    let said = desk.said(&["lint", other], 2);
    assert!(said.contains(", and there is no copy; check the address and the network"), "{said}");
}

#[cfg(unix)]
#[test]
fn copies_are_private_and_hold_no_secret() {
    use std::os::unix::fs::PermissionsExt;

    let (desk, server) = (Desk::new(), serving(JSON));
    let url = server.url("/openapi.json").replace("://", "://me:secret@");
    let output = desk.run(&["lint", &url, "--header", "Authorization: Bearer secret"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let copies: Vec<_> = fs::read_dir(desk.0.cache().join("contractual")).expect("there is a copy").collect();
    let [Ok(copy)] = copies.as_slice() else { panic!("{copies:?}") };
    assert_eq!(copy.metadata().expect("it is there").permissions().mode() & 0o777, 0o600);
    assert!(!fs::read_to_string(copy.path()).expect("it can be read").contains("secret"));
}

#[test]
fn a_cache_that_cannot_be_written_is_said_and_stops_nothing() {
    let (desk, server) = (Desk::new(), serving(JSON));
    fs::write(desk.0.cache(), "").expect("a file can be written");
    let output = desk.run(&["lint", &server.url("/openapi.json")]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(complaint(&output).contains("is kept for when it cannot be reached: cannot write "), "{output:?}");
}

#[test]
fn headers_and_credentials_go_to_the_server_that_was_named_and_are_shown_nowhere() {
    let other = serving(JSON);
    let elsewhere = other.url("/openapi.json");
    let server = Server::new(move |request: &Request| match &*request.path {
        "/here" => Answer::redirect("/there"),
        "/there" => Answer::redirect(&elsewhere),
        _ => Answer::Whole("403 Forbidden", None, String::new()),
    });
    let desk = Desk::new();
    let headers = ["--header", "X-Key: first-secret", "--header", "X-Other: second"];
    desk.said(&[&["lint", &server.url("/here")], &headers[..]].concat(), 0);
    assert!(
        server
            .requests()
            .iter()
            .all(|it| it.head.contains("x-key: first-secret") && it.head.contains("x-other: second"))
    );
    assert!(other.requests().iter().all(|it| !it.head.contains("first-secret")));

    let named = server.url("/closed").replace("://", "://me:pass-secret@");
    let said = desk.said(&[&["lint", &named], &headers[..]].concat(), 2);
    insta::assert_snapshot!(at_example(&said, &server), @"error: cannot open http://example.com/closed: it answered 403 Forbidden; give what it asks for with --header, such as 'Authorization: Bearer …'");
    let asked = server.requests();
    assert!(asked[0].head.contains("authorization: basic"), "{}", asked[0].head);

    for wrong in ["a secret: b", "X-Key: b\u{7f}secret"] {
        let said = desk.said(&["lint", &server.url("/"), "--header", "A: b", "--header", wrong], 2);
        assert!(said.contains("cannot use --header number 2, who") && !said.contains("secret"), "{said}");
    }
}

#[test]
fn redirects_are_followed_and_references_begin_where_they_led() {
    let main = r#"{"openapi": "3.0.3", "info": {"title": "Pets", "version": "1"}, "paths": {"/pets": {"get": {
        "operationId": "listPets", "responses": {"200": {"$ref": "../parts/all%20pets.json?x=/y#/pets"}}}}}}"#;
    let server = Server::new(move |request: &Request| match &*request.path {
        "/latest" => Answer::redirect("v1/api/openapi.json"),
        "/v1/api/openapi.json" => Answer::ok(main),
        "/v1/parts/all%20pets.json?x=/y" => Answer::ok(r#"{"pets": {"description": "All pets."}}"#),
        _ => Answer::Whole("404 Not Found", None, String::new()),
    });
    assert_eq!(Desk::new().said(&["lint", &server.url("/latest")], 0), "no findings in 1 document\n");
    assert_eq!(server.requests().len(), 3);
}

#[test]
fn references_lead_to_the_same_server_alone() {
    let other = serving(r#"{"pets": {"description": "All pets."}}"#);
    let elsewhere = other.url("/parts.json");
    let server = Server::new(move |request: &Request| {
        let reference = match &*request.path {
            "/absolute.json" => format!(
                "http://{}/parts.json",
                request.head.split("host: ").nth(1).and_then(|it| it.lines().next()).unwrap_or_default()
            ),
            "/gone.json" => "nothing.json".to_owned(),
            "/remote.json" => elsewhere.clone(),
            "/parts.json" => return Answer::ok(r#"{"pets": {"description": "All pets."}}"#),
            _ => return Answer::Whole("404 Not Found", None, String::new()),
        };
        Answer::ok(&format!(
            r#"{{"openapi": "3.0.3", "info": {{"title": "Pets", "version": "1"}}, "paths": {{"/pets": {{"get": {{
            "operationId": "listPets", "responses": {{"200": {{"$ref": "{reference}#/pets"}}}}}}}}}}}}"#
        ))
    });
    let desk = Desk::new();
    desk.said(&["lint", &server.url("/absolute.json")], 0);
    let said = desk.said(&["lint", &server.url("/remote.json")], 1);
    assert!(said.contains("[reference-remote]") && said.contains("Save the document beside this one"), "{said}");
    assert!(other.requests().is_empty(), "nobody named it");
    let said = desk.said(&["lint", &server.url("/gone.json")], 1);
    assert!(
        said.contains("The file `nothing.json` cannot be read: it answered 404 Not Found; check the address."),
        "{said}"
    );
}

#[test]
fn answers_that_are_no_documents_are_one_message_each() {
    let server = Server::new(|request: &Request| match &*request.path {
        "/loop" => Answer::redirect("/loop"),
        "/lost" => Answer::Whole("301 Moved Permanently", None, String::new()),
        "/file" => Answer::redirect("file:///etc/passwd"),
        "/moved" => Answer::redirect("/page"),
        "/page" => Answer::ok("\n<!doctype html><title>Log in</title>"),
        "/login" => Answer::Whole("401 Unauthorized", None, "secret".to_owned()),
        "/broken" => Answer::Whole("503 Service Unavailable", None, String::new()),
        "/silent" => Answer::Nothing,
        _ => Answer::Whole("404 Not Found", None, String::new()),
    });
    let desk = Desk::new();
    let said = |path: &str| at_example(&desk.said(&["lint", &server.url(path), "--deadline", "1"], 2), &server);
    insta::assert_snapshot!(said("/loop"), @"error: cannot open http://example.com/loop: it redirects more than 5 times; name the address at which the document is");
    insta::assert_snapshot!(said("/lost"), @"error: cannot open http://example.com/lost: it redirects to no address of HTTP; name the address at which the document is");
    insta::assert_snapshot!(said("/file"), @"error: cannot open http://example.com/file: it redirects to no address of HTTP; name the address at which the document is");
    insta::assert_snapshot!(said("/page"), @"error: cannot open http://example.com/page: it answered with a page for people, HTML or XML; name the address of the YAML or JSON itself, which such a page often links to");
    insta::assert_snapshot!(said("/moved"), @"error: cannot open http://example.com/moved: http://example.com/page answered with a page for people, HTML or XML; name the address of the YAML or JSON itself, which such a page often links to");
    insta::assert_snapshot!(said("/login"), @"error: cannot open http://example.com/login: it answered 401 Unauthorized; give what it asks for with --header, such as 'Authorization: Bearer …'");
    insta::assert_snapshot!(said("/gone"), @"error: cannot open http://example.com/gone: it answered 404 Not Found; check the address");
    insta::assert_snapshot!(said("/broken"), @"error: cannot open http://example.com/broken: it answered 503 Service Unavailable; try again later, or name a file");
    insta::assert_snapshot!(said("/silent"), @"error: cannot open http://example.com/silent: it cannot be reached, no whole answer within the --deadline of 1 s, and there is no copy; check the address and the network");
    insta::assert_snapshot!(desk.said(&["diff", "https://", "api/service.yaml"], 2), @"error: cannot read the URL, empty host; write it whole, as in https://example.com/openapi.json");
}

// Elsewhere the system is asked, and knows no variable.
#[cfg(target_os = "linux")]
#[test]
fn certificates_are_those_that_the_machine_trusts() {
    let plain = serving(JSON);
    let elsewhere = plain.url("/openapi.json");
    let (server, certificate) = Server::encrypted(move |request: &Request| match &*request.path {
        "/openapi.json" => Answer::ok(JSON),
        _ => Answer::redirect(&elsewhere),
    });
    let desk = Desk::new();
    desk.0.write("trusted.pem", &certificate);
    let said = |path: &str, certificates: &str| {
        let mut command = desk.0.command(&["lint", &server.encrypted_url(path)]);
        let command = command.env("SSL_CERT_FILE", desk.0.path().join(certificates)).env_remove("SSL_CERT_DIR");
        let output = command.output().expect("the tool can be run");
        (output.status.code(), complaint(&output))
    };
    assert_eq!(said("/openapi.json", "trusted.pem"), (Some(0), String::new()));
    let (_, other) = Server::encrypted(|_| Answer::Nothing);
    desk.0.write("other.pem", &other);
    let (code, refused) = said("/openapi.json", "other.pem");
    assert_eq!(code, Some(2), "a copy is no help: {refused}");
    assert!(refused.contains(": TLS fails; let this machine trust the server's certificate: "), "{refused}");
    let (code, refused) = said("/down", "trusted.pem");
    assert_eq!(code, Some(2), "{refused}");
    assert!(refused.contains(", which is not encrypted; name that address if it is meant"), "{refused}");
    assert!(plain.requests().is_empty());
}

#[test]
fn documents_are_as_large_as_files_may_be() {
    let large = format!("{JSON}{}", " ".repeat(2 << 20));
    let server = Server::new(move |_| Answer::ok(&large));
    let desk = Desk::new();
    let url = &server.url("/openapi.json");
    assert!(desk.said(&["lint", url, "--max-megabytes", "1"], 1).contains("[file-too-large]"));
    desk.said(&["lint", url, "--max-megabytes", "3"], 0);
}

#[test]
fn nothing_is_fetched_that_is_not_named_and_nothing_twice_in_a_run() {
    let (desk, server) = (Desk::new(), serving(JSON));
    let keys = format!("path = '{}'\nreleased = 'released'\n", server.url("/openapi.json"));
    let target = "target = [{ kind = 'server', folder = 'src/generated' }, { kind = 'client', folder = 'src/client' }]";
    desk.0.write("contractual.toml", &format!("[[document]]\n{keys}{target}\n"));
    desk.said(&["lint", "api/service.yaml"], 0);
    desk.said(&["diff", "api/service.yaml", "api/triggers.yaml"], 0);
    assert!(server.requests().is_empty());
    desk.said(&["generate"], 0);
    assert_eq!(server.requests().len(), 1);
    desk.said(&["check"], 0);
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn a_configured_document_that_cannot_be_had_stops_every_command_with_one_message() {
    let (desk, server) = (Desk::new(), serving("<html>"));
    let keys = format!("path = '{}'\nreleased = 'released'\n", server.url("/openapi.json"));
    let target = "target = [{ kind = 'server', crate = 'crates/api' }]";
    desk.0.write("contractual.toml", &format!("[[document]]\n{keys}{target}\n"));
    for command in [&["lint"][..], &["generate"], &["check"], &["diff"], &["release", "1"], &["watch", "--once"]] {
        let said = desk.said(command, 2);
        assert_eq!(said.lines().count(), 1, "{command:?}: {said}");
        assert!(said.contains("it answered with a page for people"), "{command:?}: {said}");
    }
    assert!(!desk.0.path().join("crates").exists() && !desk.0.path().join("released").exists());
}

#[test]
fn a_document_at_a_url_is_released_and_held_to_it() {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    let is_new = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&is_new);
    let server = Server::new(move |_| {
        let kind = if seen.load(Ordering::SeqCst) { "integer" } else { "string" };
        Answer::ok(&JSON.replace("\"string\"", &format!("\"{kind}\"")))
    });
    let desk = Desk::new();
    let url = &server.url("/v1/pets.json?format=json");
    desk.0.write(
        "contractual.toml",
        &format!("[[document]]\npath = '{url}'\nreleased = 'released'\nwaivers = 'waivers.toml'\n"),
    );
    desk.said(&["release", "1"], 0);
    assert_eq!(desk.0.text("released/1/pets.json"), JSON);
    desk.said(&["check"], 0);
    is_new.store(true, Ordering::SeqCst);
    let said = desk.said(&["check"], 1);
    assert!(said.contains("[release-broken]") && said.contains(&format!("--> {url}:")), "{said}");
    assert!(desk.said(&["diff"], 1).contains(&format!("== {url} against 1\n")));
    assert!(desk.said(&["diff", "--against", "all"], 1).contains(&format!("{url} against every release")));
}

#[test]
fn standard_input_is_a_document_of_every_command() {
    let desk = Desk::new();
    assert_eq!(desk.fed(BEFORE, &["lint", "-"]).status.code(), Some(0));
    assert_eq!(desk.fed(BEFORE, &["diff", "-", "api/service.yaml"]).status.code(), Some(0));
    assert_eq!(desk.fed(BEFORE, &["diff", "api/service.yaml", "-"]).status.code(), Some(0));
    for command in ["stubs", "client"] {
        let output = desk.fed(BEFORE, &[command, "--spec", "-", "--out", command]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    let refused = desk.fed(BEFORE, &["diff", "-", "-"]);
    assert_eq!(refused.status.code(), Some(2));
    insta::assert_snapshot!(complaint(&refused), @"error: standard input is one document; name the other one");
}

#[test]
fn lint_takes_patterns_and_leaves_out_parts() {
    let desk = Desk::new();
    desk.0.write("api/part.yaml", "type: string\n");
    let said = desk.said(&["lint", "api/*.yaml"], 0);
    insta::assert_snapshot!(said, @"
    no findings in 2 documents
    skipped api/part.yaml: a part of another document, since it has no `openapi`
    ");
    insta::assert_snapshot!(desk.said(&["lint", "web/*.yaml"], 2), @"error: cannot open web/*.yaml: no file matches the pattern; check the spelling, or name no file to lint those in contractual.toml");
}
