//! Every operation, asked for every status that it declares.

use contract::model::{Api, Location, Operation, PathItem, StatusKey};

use crate::caller::{Caller, Part, Request, malformed};
use crate::error::Error;
use crate::exchange::Exchange;
use crate::judge::Judge;
use crate::peer::Peer;

/// Asks a server for the operations of its document.
pub(crate) struct Asker<'a, 's> {
    peer: &'a Peer,
    api: &'a Api<'s>,
    caller: Caller<'a, 's>,
}

/// An operation where it stands.
type Placed<'o, 's> = (&'s str, &'o PathItem<'s>, &'o Operation<'s>);

impl<'a, 's> Asker<'a, 's> {
    pub(crate) fn new(peer: &'a Peer, api: &'a Api<'s>) -> Asker<'a, 's> {
        Asker { peer, api, caller: Caller::new(api) }
    }

    /// Sound requests, each with the wish for a status, which mocks obey and other servers need not.
    pub(crate) fn wished(&self, placed: Placed<'_, 's>) -> Result<Vec<Exchange>, Error> {
        let (path, item, operation) = placed;
        let requests = self.caller.requests(path, item, operation);
        let requests = requests.map_err(|why| Error::new(format!("cannot ask {}: {why}", named(path, operation))))?;
        let mut statuses: Vec<Option<u16>> = declared(operation).map(Some).collect();
        if statuses.is_empty() {
            statuses.push(None);
        }
        let mut heard = Vec::new();
        for status in statuses {
            // What is optional is shown once, where all goes well.
            let is_success = status.is_none_or(|status| StatusKey::Code(status).is_success());
            let chosen = if is_success { requests.first() } else { requests.last() };
            let Some((_, request)) = chosen else { continue };
            let mut request = request.clone();
            request.parts.extend(status.map(prefer));
            heard.push(self.exchange(placed, status, request)?);
        }
        Ok(heard)
    }

    /// Answers that refuse a malformed request with a status that is declared and that a sound one did not bring about.
    pub(crate) fn provoked(&self, placed: Placed<'_, 's>, heard: &[Exchange]) -> Result<Vec<Exchange>, Error> {
        let (path, item, operation) = placed;
        let is_heard = |status: u16, heard: &[Exchange]| heard.iter().any(|exchange| exchange.answer.status == status);
        let missing: Vec<u16> =
            declared(operation).filter(|status| (400..500).contains(status) && !is_heard(*status, heard)).collect();
        let mut provoked: Vec<Exchange> = Vec::new();
        let Some(sound) = heard.first().filter(|_| !missing.is_empty()) else { return Ok(provoked) };
        let mut sound = sound.request.clone();
        sound.parts.retain(|part| part.name != PREFER);
        for (_, request) in malformed::variants(self.api, item, operation, &sound) {
            if missing.iter().all(|status| is_heard(*status, &provoked)) {
                break;
            }
            let exchange = self.exchange((path, item, operation), None, request)?;
            let status = exchange.answer.status;
            // Another refusal than those that are looked for says nothing about sound requests.
            if missing.contains(&status) && !is_heard(status, &provoked) {
                provoked.push(Exchange { status: Some(status), ..exchange });
            }
        }
        Ok(provoked)
    }

    fn exchange(
        &self,
        (path, _, operation): Placed<'_, 's>,
        status: Option<u16>,
        request: Request,
    ) -> Result<Exchange, Error> {
        let request = self.peer.prepared(request);
        let answer = self.peer.call(&request)?;
        let findings = Judge::new(self.api, path, operation).findings(&answer);
        Ok(Exchange { operation: named(path, operation), status, request, answer, findings })
    }
}

fn named(path: &str, operation: &Operation<'_>) -> String {
    operation.id.map_or_else(|| format!("{} {path}", operation.method.name()), str::to_owned)
}

/// The statuses that an operation names.
fn declared<'o>(operation: &'o Operation<'_>) -> impl Iterator<Item = u16> + 'o {
    operation.responses.by_status.iter().filter_map(|(key, _)| match key {
        StatusKey::Code(status) => Some(*status),
        StatusKey::Range(_) | StatusKey::Default => None,
    })
}

const PREFER: &str = "prefer";

/// The wish for a status.
fn prefer(status: u16) -> Part {
    let text = vec![(PREFER.to_owned(), format!("code={status}"))];
    Part { is_credential: false, location: Location::Header, name: PREFER.to_owned(), text }
}
