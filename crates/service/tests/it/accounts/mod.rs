//! Accounts: passwords by mail, on each engine and against a mail server on a real socket.

mod browser;
mod mails;
mod pages;
mod process;

use crate::world::{Mail, PUBLIC_URL};

/// The queries of all links in a mail: `?codigo=…`.
fn links(mail: &Mail) -> Vec<String> {
    let page = format!("{PUBLIC_URL}/conta/senha");
    mail.text.lines().filter_map(|line| Some(line.trim().strip_prefix(&page)?.to_owned())).collect()
}
