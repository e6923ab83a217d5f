//! Endpoint between the socket and the screen: verifies, answers, shows and counts.

use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};

use poem::http::StatusCode;
use poem::{Body, Endpoint, Request, Response};
use tokio::sync::Notify;
use triggers::receiver::{Delivery, LastSeen, Outcome, Receiver, Receiving, Seen};
use triggers::signature::{ID, Verifier};
use triggers::{GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria};

use super::line::{Fate, Line};

/// Longest body that is looked at; the service's own are below a tenth of it.
const BODY_LIMIT: usize = 256 * 1024;

/// How many deliveries are remembered, so that a repetition is told from something new.
const N_REMEMBERED: usize = 100_000;

/// A poem endpoint that shows what it is sent.
pub(super) struct TriggerPrinter {
    receiving: Receiving<Anything>,
    seen: LastSeen,
    is_verified: bool,
    is_json: bool,
    state: Mutex<State>,
    reader_gone: Notify,
}

#[derive(Default)]
struct State {
    n_taken: u64,
    n_repeated: u64,
    n_tests: u64,
    n_refused: u64,
    failure: Option<io::Error>,
}

/// Takes every trigger: what there is to see is in its bytes.
struct Anything;

impl TriggerPrinter {
    pub(super) fn new(verifier: Option<Verifier>, is_json: bool) -> TriggerPrinter {
        let is_verified = verifier.is_some();
        let receiving = match verifier {
            Some(verifier) => Receiving::new(Anything, verifier),
            None => Receiving::unverified(Anything),
        };
        let seen = LastSeen::new(N_REMEMBERED);
        TriggerPrinter { receiving, seen, is_verified, is_json, state: Mutex::default(), reader_gone: Notify::new() }
    }

    /// Waits until nobody reads what is shown.
    pub(super) async fn reader_gone(&self) {
        self.reader_gone.notified().await;
    }

    /// Why nothing can be shown any more.
    pub(super) fn failure(&self) -> Option<io::Error> {
        self.state().failure.take()
    }

    /// What came, in numbers.
    pub(super) fn summary(&self) -> String {
        let State { n_taken, n_repeated, n_tests, n_refused, failure: _ } = &*self.state();
        format!("Gatilhos: {n_taken}. Repetidos: {n_repeated}. Testes: {n_tests}. Recusados: {n_refused}.")
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows a line; one at a time, so that none is torn.
    fn show(&self, line: &Line<'_>) -> bool {
        let mut state = self.state();
        match line.fate {
            Fate::Taken => state.n_taken += 1,
            Fate::Repeated => state.n_repeated += 1,
            Fate::Test => state.n_tests += 1,
            Fate::Refused { .. } => state.n_refused += 1,
        }
        let text = if self.is_json { line.json() } else { line.text() };
        let mut out = anstream::stdout().lock();
        let written = writeln!(out, "{text}").and_then(|()| out.flush());
        let is_shown = written.is_ok();
        if let Err(error) = written {
            state.failure = Some(error);
            self.reader_gone.notify_one();
        }
        is_shown
    }
}

impl Endpoint for TriggerPrinter {
    type Output = Response;

    async fn call(&self, mut request: Request) -> poem::Result<Response> {
        let path = request.uri().path().to_owned();
        let id = request.header(ID).unwrap_or_default().to_owned();
        let Ok(body) = request.take_body().into_bytes_limit(BODY_LIMIT).await else {
            return Ok(StatusCode::PAYLOAD_TOO_LARGE.into());
        };
        request.set_body(Body::from_bytes(body.clone()));
        let mut response = self.receiving.call(request).await?;
        let mut line = Line::new(&path, &id, &body, self.is_verified);
        if response.status() == StatusCode::NO_CONTENT {
            // `LastSeen` is in memory, where nothing fails.
            if matches!(self.seen.has(&id).await, Ok(true)) {
                line.fate = Fate::Repeated;
            }
            let _ = self.seen.add(&id).await;
        } else {
            let status = response.status();
            let reason = response.take_body().into_string().await.unwrap_or_default();
            response.set_body(reason.clone());
            line.fate = Fate::Refused { status: status.as_u16(), reason };
        }
        // What nobody saw was not received: the sender tries again.
        Ok(if self.show(&line) { response } else { StatusCode::SERVICE_UNAVAILABLE.into() })
    }
}

impl Receiver for Anything {
    async fn consulta(&self, _: Delivery<GatilhoConsulta>) -> Outcome {
        Ok(())
    }

    async fn help_desk(&self, _: Delivery<GatilhoHelpDesk>) -> Outcome {
        Ok(())
    }

    async fn vistoria(&self, _: Delivery<GatilhoVistoria>) -> Outcome {
        Ok(())
    }

    async fn beneficio(&self, _: Delivery<GatilhoBeneficio>) -> Outcome {
        Ok(())
    }

    async fn evento(&self, _: Delivery<GatilhoEvento>) -> Outcome {
        Ok(())
    }
}
