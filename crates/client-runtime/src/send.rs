//! A call on its way: credentials, attempts, deadline.
//!
//! Everything happens within the caller's future; no task is started, so that dropping it leaves nothing behind.

use bytes::Bytes;
use reqwest::header::{ACCEPT, HeaderValue, USER_AGENT};
use reqwest::{Request, Response};
use tokio::time::Instant;
use tracing::Instrument;

use crate::answer::Answer;
use crate::call::Call;
use crate::connection::Connection;
use crate::credentials::Grant;
use crate::error::Failure;
use crate::operation::Operation;
use crate::{retry, transport};

impl Call<'_> {
    /// Sends the request and waits for the head of the answer.
    pub async fn send(self) -> Result<Answer, Failure> {
        let (connection, operation) = (self.connection, self.operation);
        // Neither the address nor any parameter: those may be personal.
        let span = tracing::info_span!(
            "call",
            operation = operation.id,
            method = operation.method.as_str(),
            path = operation.path,
            status = tracing::field::Empty,
        );
        let request = self.into_request()?;
        // A deadline beyond what the clock can hold is none.
        let deadline = Instant::now().checked_add(connection.deadline);
        let attempts = Attempts { connection, operation, deadline };
        let attempts = attempts.run(request).instrument(span.clone());
        let response = match deadline {
            Some(deadline) => tokio::time::timeout_at(deadline, attempts)
                .await
                .map_err(|_| transport::late(operation, connection.deadline))??,
            None => attempts.await?,
        };
        span.record("status", response.status().as_u16());
        let body_limit = connection.shared.body_limit;
        Ok(Answer { operation, response, body_limit, deadline, timeout: connection.deadline, span })
    }
}

struct Attempts<'c> {
    connection: &'c Connection,
    operation: &'static Operation,
    deadline: Option<Instant>,
}

impl Attempts<'_> {
    async fn run(&self, mut request: Request) -> Result<Response, Failure> {
        let credentials = self.connection.credentials.as_deref().filter(|_| self.operation.has_security());
        let mut grant = match credentials {
            Some(credentials) => credentials.grant(self.operation).await?,
            None => Grant::none(),
        };
        let mut may_renew = credentials.is_some();
        let mut n_retries = 0;
        loop {
            let may_retry = n_retries < self.connection.shared.retries.count;
            // A stream cannot be copied: a call with one has one attempt.
            let copy = if may_retry || may_renew { request.try_clone() } else { None };
            self.complete(&mut request, &grant)?;
            let outcome = self.connection.shared.client.execute(request).await;
            let Some(copy) = copy else { return self.end(outcome) };
            let is_refused = outcome.as_ref().is_ok_and(|response| response.status() == 401);
            if let Some(credentials) = credentials.filter(|_| is_refused && may_renew) {
                may_renew = false;
                let Some(renewed) = credentials.renew(self.operation, &grant).await? else { return self.end(outcome) };
                grant = renewed;
            } else {
                let pause = if may_retry { self.pause(&outcome, n_retries) } else { None };
                let Some(until) = pause else { return self.end(outcome) };
                // Its socket is of use to others meanwhile.
                drop(outcome);
                n_retries += 1;
                tracing::debug!(n_retries, "trying again");
                tokio::time::sleep_until(until).await;
            }
            request = copy;
        }
    }

    /// Writes what all requests of an operation have in common. Last, so that no copy has it.
    fn complete(&self, request: &mut Request, grant: &Grant) -> Result<(), Failure> {
        let refuse = |error: &dyn std::error::Error| Failure::invalid_request(self.operation, error.to_string());
        let headers = request.headers_mut();
        if !self.operation.accept.is_empty() {
            let accept = Bytes::from_static(self.operation.accept.as_bytes());
            headers.insert(ACCEPT, HeaderValue::from_maybe_shared(accept).map_err(|error| refuse(&error))?);
        }
        headers.insert(USER_AGENT, self.connection.shared.user_agent.clone());
        grant.apply(request).map_err(|error| refuse(&error))
    }

    fn end(&self, outcome: reqwest::Result<Response>) -> Result<Response, Failure> {
        outcome.map_err(|error| transport::failure(self.operation, error))
    }

    /// Until when to wait before the next attempt; `None` if there must be none.
    fn pause(&self, outcome: &reqwest::Result<Response>, n_retries: u32) -> Option<Instant> {
        let is_safe = self.connection.is_safe_to_repeat(self.operation);
        let asked = match outcome {
            Ok(response) => match response.status().as_u16() {
                // The server refused before it acted: safe for every operation.
                429 => retry::retry_after(response.headers()),
                status if is_safe && retry::is_passing(status) => retry::retry_after(response.headers()),
                _ => return None,
            },
            Err(error) if is_safe && transport::is_passing(error) => None,
            Err(_) => return None,
        };
        let delay = asked.unwrap_or_else(|| self.connection.shared.retries.delay(n_retries));
        let until = Instant::now().checked_add(delay)?;
        // A caller rather has the refusal now than the deadline later.
        self.deadline.is_none_or(|deadline| until < deadline).then_some(until)
    }
}
