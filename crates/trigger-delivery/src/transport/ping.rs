//! A trigger that tells nothing: whether a receiver can be reached and knows our signature.

use std::time::{Duration, Instant};

use bytes::Bytes;
use delivery::{Answer, Failure, TransportError};
use domain::attendance::Entity;
use domain::values::ReceiverCode;
use serde_json::json;

use super::registration::Directory;
use super::webhooks::Webhooks;

/// Outcome of a ping.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ping {
    /// The address that was called.
    pub url: String,
    /// The answer.
    pub answer: Answer,
    /// Its duration.
    pub took: Duration,
}

impl<D: Directory> Webhooks<D> {
    /// Sends a receiver, active or not, a trigger without a history and with an empty object, once; `None` if there is
    /// no such receiver.
    pub async fn ping(&self, receiver: ReceiverCode, entity: Entity) -> Result<Option<Ping>, TransportError> {
        let Some(target) = self.look_up(receiver).await? else { return Ok(None) };
        let id = uuid::Builder::from_random_bytes(random()?).into_uuid().to_string();
        let body = Bytes::from(json!({ "entidade": entity.text(), "objeto": {} }).to_string());
        let began = Instant::now();
        let answer = match tokio::time::timeout(self.timeout(), self.post(&target, entity.path(), &id, body)).await {
            Ok(answer) => answer?,
            Err(_) => Answer::Nothing(Failure::Timeout),
        };
        let url = target.url().base() + entity.path();
        Ok(Some(Ping { url, answer, took: began.elapsed() }))
    }
}

fn random() -> Result<[u8; 16], TransportError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}
