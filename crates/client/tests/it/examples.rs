//! The examples do what they say, against the mock that is made from the contract's examples.

use std::path::PathBuf;
use std::process::{Command, Output};

use crate::mock;

/// Runs an example as cargo built it for this test.
async fn run(example: &str, arguments: &[&str], base: &str) -> Output {
    let test = std::env::current_exe().unwrap();
    let folder: PathBuf = test.parent().and_then(|deps| deps.parent()).unwrap().join("examples");
    let program = folder.join(format!("{example}{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{example} is not built; `cargo test -p benefits-client` builds it");
    let mut command = Command::new(program);
    command.args(arguments).env("BENEFITS_URL", base).env("BENEFITS_USER", "u").env("BENEFITS_PASSWORD", "p");
    tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap()
}

/// What an example prints against the mock; it must succeed.
async fn printed(example: &str, arguments: &[&str]) -> String {
    let output = run(example, arguments, &mock::start().await).await;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[tokio::test]
async fn search_member() {
    assert_eq!(
        printed("search_member", &["Maria", "Exemplo"]).await,
        "1001  Maria Exemplo da Silva  benefit 5001, VEICULAR\n1 found\n"
    );
}

#[tokio::test]
async fn register_vehicle() {
    let arguments = ["529.982.247-25", "Maria Exemplo da Silva", "ABC1D23", "10", "Pedro", "Ana"];
    assert_eq!(
        printed("register_vehicle", &arguments).await,
        "person 1001\nbenefit 5001\ndependent 9001\ndependent 9001\n"
    );
}

#[tokio::test]
async fn follow_deals() {
    assert_eq!(printed("follow_deals", &["0", "2"]).await, "deal 4001: Cotação enviada\n");
}

#[tokio::test]
async fn every_example_has_a_help_text_and_says_what_went_wrong() {
    for (example, arguments) in [
        ("search_member", &["Maria"][..]),
        ("register_vehicle", &["1", "2", "ABC1D23", "4"]),
        ("follow_deals", &["0", "1"]),
    ] {
        let help = run(example, &["--help"], "").await;
        assert!(help.status.success());
        let help = String::from_utf8(help.stdout).unwrap();
        assert!(
            help.contains("Usage: cargo run -p benefits-client --example") && help.contains("BENEFITS_URL"),
            "{help}"
        );

        let failed = run(example, arguments, "nowhere").await;
        assert_eq!(failed.status.code(), Some(1));
        let said = String::from_utf8(failed.stderr).unwrap();
        assert_eq!(said, "error: the base address is no URL: relative URL without a base\n");
    }
    let failed = run("register_vehicle", &["1", "Maria", "ABC1D23", "10"], "http://127.0.0.1:1").await;
    let said = String::from_utf8(failed.stderr).unwrap();
    assert!(said.starts_with("error: salvarAssociado: ") && said.contains("shorter than 11 characters"), "{said}");
}
