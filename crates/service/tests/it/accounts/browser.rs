//! The account pages in headless Chromium: `tests/accounts-browser/account.mjs`.
//!
//! `ACCOUNTS_SCREENSHOTS=docs/accounts` keeps what the pages look like.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::process::{created, served};
use crate::server::Running;

#[test]
#[ignore = "long"]
fn a_password_is_chosen_in_a_browser_without_scripts_on_a_phone_and_in_the_dark() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let script = root.join("tests/accounts-browser");
    let Some(chromium) = on_path("chromium").filter(|_| is_installed(&script)) else {
        return eprintln!("LEFT OUT: chromium, node or npm is missing; `.ci/run` installs them");
    };
    let folder = tempfile::tempdir().unwrap();
    let running = Running::begin(served(folder.path()), None);
    created(&running);
    let page = format!("http://{}/conta/senha", running.address);
    let mut node = Command::new("node");
    node.current_dir(&script).arg("account.mjs").arg(chromium).args([
        &page,
        "integracao.curitiba",
        "ti@example.com.br",
    ]);
    node.arg(folder.path().join("mails"));
    if let Some(screenshots) = std::env::var_os("ACCOUNTS_SCREENSHOTS") {
        node.arg(root.canonicalize().unwrap().join(screenshots));
    }
    let output = node.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).unwrap();
    let (user, password) = told.trim().split_once(':').unwrap();
    assert!(super::process::enters(&running, user, password), "the last password that was chosen opens");
}

/// Whether what the script stands on is there; it is fetched once.
fn is_installed(script: &Path) -> bool {
    let is_there = || script.join("node_modules/playwright-core").exists();
    let fetch = || Command::new("npm").arg("ci").current_dir(script).stdout(Stdio::null()).status();
    on_path("node").is_some() && (is_there() || (fetch().is_ok_and(|status| status.success()) && is_there()))
}

fn on_path(name: &str) -> Option<PathBuf> {
    std::env::split_paths(&std::env::var_os("PATH")?).map(|folder| folder.join(name)).find(|path| path.exists())
}
