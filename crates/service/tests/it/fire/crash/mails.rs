//! Mails to users who were created or ask for links, on a mail server that outlives the program.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use super::super::place::Place;
use super::ledger::Ledger;
use super::writers::email;
use crate::world::{Mail, MailServer, until};

/// The mail server, and what was known of the outbox when it was last looked at.
pub(super) struct Mails {
    server: MailServer,
    /// The mails that were there: none may be gone since.
    known: BTreeSet<String>,
    /// How often each came whose acceptance was recorded: never again since.
    accepted: BTreeMap<String, usize>,
}

impl Mails {
    pub(super) fn of(server: MailServer) -> Self {
        Self { server, known: BTreeSet::new(), accepted: BTreeMap::new() }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.server.address
    }

    pub(super) fn n_sent(&self) -> usize {
        self.server.mails().len()
    }

    /// Whatever was acknowledged has its mail, there or on its way; none came again whose acceptance was recorded.
    pub(super) fn settle(&mut self, ledger: &Ledger, place: &Place) {
        let rows = place.rows("SELECT id, state, CASE WHEN sealed IS NULL THEN 'erased' ELSE 'kept' END FROM mail");
        // Whoever wrote goes on only when this is over.
        let least = ledger.n_users() + ledger.n_links();
        let expected = least..=least + ledger.n_uncertain_links();
        assert!(expected.contains(&rows.len()), "{} mails, not {expected:?}", rows.len());
        let there: BTreeSet<String> = rows.iter().map(|row| row[0].clone()).collect();
        assert!(self.known.is_subset(&there), "mails are gone");
        let mut n_times: BTreeMap<String, usize> = BTreeMap::new();
        for mail in self.server.mails() {
            *n_times.entry(id(&mail).to_owned()).or_default() += 1;
        }
        assert!(n_times.keys().all(|id| there.contains(id)), "a mail that nobody committed");
        self.known = there;
        for row in &rows {
            let [id, state, kept] = &row[..] else { panic!("three columns") };
            match state.as_str() {
                "ACEITA" => {
                    let n_now = n_times.get(id).copied().unwrap_or_default();
                    assert!(n_now > 0 && kept == "erased", "{id} was recorded as accepted");
                    let n_then = *self.accepted.entry(id.clone()).or_insert(n_now);
                    assert_eq!(n_now, n_then, "{id} was sent again after its acceptance was recorded");
                }
                "PENDENTE" => assert_eq!(kept, "kept", "{id}"),
                other => panic!("{id} is {other}"),
            }
        }
    }

    /// Waits until every mail was accepted, and looks at everything once more.
    pub(super) fn everything_is_sent(&mut self, ledger: &Ledger, place: &Place) {
        until(|| place.rows("SELECT id FROM mail WHERE ended IS NULL").is_empty().then_some(()));
        self.settle(ledger, place);
        let mails = self.server.mails();
        let mut passwords: BTreeSet<&str> = BTreeSet::new();
        let mut links: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for mail in &mails {
            if mail.text.contains("?codigo=") {
                links.entry(&mail.to).or_default().insert(id(mail));
            } else {
                passwords.insert(&mail.to);
            }
        }
        for (login, n_links) in ledger.pages.iter().flat_map(|page| &page.users) {
            let email = email(login);
            assert!(passwords.contains(email.as_str()), "{login} was created and never written to");
            let n_sent = links.get(email.as_str()).map_or(0, BTreeSet::len);
            assert!(n_sent >= *n_links, "{login} asked for {n_links} links and got {n_sent}");
        }
    }
}

/// The identifier of a mail in the outbox, which it keeps however often it is sent.
fn id(mail: &Mail) -> &str {
    mail.id.trim_start_matches('<').split('@').next().expect("the first part is always there")
}
