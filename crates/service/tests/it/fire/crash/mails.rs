//! Mails that users are told by, on a mail server that outlives the program.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;

use super::super::place::Place;
use super::ledger::Ledger;
use crate::world::{MailServer, until};

/// The mail server, and which mails it was known to have accepted.
pub(super) struct Mails {
    server: MailServer,
    /// How often each came whose acceptance was recorded when that was last looked at: never again since.
    accepted: BTreeMap<String, usize>,
}

impl Mails {
    pub(super) fn of(server: MailServer) -> Self {
        Self { server, accepted: BTreeMap::new() }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.server.address
    }

    pub(super) fn n_sent(&self) -> usize {
        self.server.mails().len()
    }

    /// Every user has one mail, there or on its way; none came again whose acceptance was recorded.
    pub(super) fn settle(&mut self, ledger: &Ledger, place: &Place) {
        let rows = place.rows("SELECT id, state, CASE WHEN sealed IS NULL THEN 'erased' ELSE 'kept' END FROM mail");
        // Whoever wrote goes on only when this is over.
        assert_eq!(rows.len(), ledger.n_users(), "a mail for each user");
        let mut n_times: BTreeMap<String, usize> = BTreeMap::new();
        for mail in self.server.mails() {
            let id = mail.id.trim_start_matches('<').split('@').next().unwrap().to_owned();
            *n_times.entry(id).or_default() += 1;
        }
        let known: BTreeSet<&String> = rows.iter().map(|row| &row[0]).collect();
        assert!(n_times.keys().all(|id| known.contains(id)), "a mail that nobody committed");
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
        let told: BTreeSet<&str> =
            mails.iter().filter_map(|mail| mail.text.split("Usuário: ").nth(1)?.lines().next()).collect();
        for login in ledger.pages.iter().flat_map(|page| &page.users) {
            assert!(told.contains(login.as_str()), "{login} was created and never written to");
        }
    }
}
