//! A panic quotes what it was about; the log must not.

use std::process::Command;

use http_server::log;
use tracing::Level;

use super::search::Secrets;
use crate::server::{Served, patient};

/// Tells the same test that it is the child.
const CHILD: &str = "PRIVACY_CHILD";

/// What the trial's operation panics with.
const CPF: &str = "529.982.247-25";

#[test]
fn what_a_panic_says_is_not_told() {
    if std::env::var_os(CHILD).is_some() {
        return panic_at_a_caller();
    }
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", "--nocapture", "fire::privacy::panics::what_a_panic_says_is_not_told"]).env(CHILD, "1");
    let output = child.output().unwrap();
    let told = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success() && told.contains("something panicked"), "{told}");
    let mut secrets = Secrets::default();
    secrets.add(CPF);
    assert_eq!(secrets.found_in(&[("the child".to_owned(), told)]), Vec::<String>::new());
}

/// In a process of its own: the log and what hears of panics are the whole process's.
fn panic_at_a_caller() {
    log::begin(log::Format::Json, Level::TRACE).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let answered = runtime.block_on(async { Served::with(patient()).await.get("/panic").await });
    println!("{answered:?}");
}
