//! Sends deliveries to receivers.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use delivery::address::{Forbidden, Host, Networks, ReceiverUrl};
use delivery::{
    Answer, Clock, Delivery, EXCERPT_BYTES, Failure, Reply, Transport, TransportError, excerpt, retry_after,
};
use domain::values::{Moment, ReceiverCode};
use triggers::sender::operations::OPERATIONS;
use triggers::sender::runtime::{self, Connection, SetupError};
use triggers::signature::{ID, SIGNATURE, TIMESTAMP, sign};

use super::clients::{Clients, Reach};
use super::failure;
use super::registration::{Directory, LiveSecret, Registration};

/// How long the beginning of an answer's body is waited for: much less than an attempt may take.
const PATIENCE_FOR_BODY: Duration = Duration::from_secs(2);

/// Delivers by HTTP what a directory knows receivers for.
pub struct Webhooks<D> {
    directory: D,
    clients: Clients,
    networks: Networks,
    timeout: Duration,
    /// Receivers by the version that was last sent to: looking one up and opening its secrets costs more than sending.
    targets: Mutex<HashMap<ReceiverCode, Arc<Target>>>,
}

/// A receiver, ready to be sent to.
pub(super) struct Target {
    version: i64,
    url: ReceiverUrl,
    connection: Connection,
    secrets: Vec<LiveSecret>,
    /// What is wrong with its address, if its host is one. Names are vetted when they are resolved.
    address: Result<(), Forbidden>,
}

impl<D: Directory> Webhooks<D> {
    /// Sends as far as it may reach. Fails if the machine's certificates cannot be read.
    pub fn new(directory: D, reach: &Reach) -> Result<Webhooks<D>, SetupError> {
        Ok(Webhooks {
            directory,
            clients: Clients::new(reach)?,
            networks: reach.networks.clone(),
            timeout: reach.timeout,
            targets: Mutex::default(),
        })
    }

    /// How long an attempt may take.
    pub(super) fn timeout(&self) -> Duration {
        self.timeout
    }

    /// A receiver as it is registered now.
    pub(super) async fn look_up(&self, receiver: ReceiverCode) -> Result<Option<Target>, TransportError> {
        let Some(registration) = self.directory.registration(receiver).await? else { return Ok(None) };
        let Registration { version, url, secrets } = registration;
        let connection = self.clients.connection(&url)?;
        let address = check_address(&url, &self.networks);
        Ok(Some(Target { version, url, connection, secrets, address }))
    }

    /// A receiver as a claim saw it, or newer.
    async fn target(&self, receiver: ReceiverCode, version: i64) -> Result<Arc<Target>, TransportError> {
        if let Some(known) = self.targets().get(&receiver).filter(|known| known.version >= version) {
            return Ok(Arc::clone(known));
        }
        let Some(found) = self.look_up(receiver).await? else {
            self.targets().remove(&receiver);
            return Err("the receiver was removed".into());
        };
        let found = Arc::new(found);
        self.targets().insert(receiver, Arc::clone(&found));
        Ok(found)
    }

    fn targets(&self) -> std::sync::MutexGuard<'_, HashMap<ReceiverCode, Arc<Target>>> {
        self.targets.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a body to a receiver once, signed now.
    pub(super) async fn post(
        &self,
        target: &Target,
        path: &str,
        id: &str,
        body: Bytes,
    ) -> Result<Answer, TransportError> {
        let operation = OPERATIONS.iter().find(|operation| operation.path == path);
        let operation = operation.ok_or("the contract has no such trigger")?;
        if target.address.is_err() {
            return Ok(Answer::Nothing(Failure::Forbidden));
        }
        let now = Clock::system().now();
        let seconds = now.micros().div_euclid(1_000_000);
        let mut call = target.connection.call(operation);
        for (name, value) in target.url.query() {
            call.query(&name, &value);
        }
        call.header(ID, id);
        call.header(TIMESTAMP, &seconds);
        call.header(SIGNATURE, &target.signature(id, now, seconds, &body)?);
        call.bytes("application/json", body);
        match answer(call, now).await {
            Ok(answer) => Ok(answer),
            Err(failed) => Ok(Answer::Nothing(failure::reason(failed)?)),
        }
    }
}

impl<D: Directory> Transport for Webhooks<D> {
    async fn send(&self, delivery: &Delivery) -> Result<Answer, TransportError> {
        let target = self.target(delivery.receiver, delivery.receiver_version).await?;
        self.post(&target, delivery.entity.kind.path(), &delivery.id, Bytes::copy_from_slice(&delivery.body)).await
    }
}

impl Target {
    /// The address of the receiver.
    pub(super) fn url(&self) -> &ReceiverUrl {
        &self.url
    }

    fn signature(&self, id: &str, now: Moment, seconds: i64, body: &[u8]) -> Result<String, TransportError> {
        let live = self.secrets.iter().filter(|secret| secret.is_live(now)).map(|secret| &secret.secret);
        let signature = sign(live, id, seconds, body);
        // Nothing leaves unsigned.
        if signature.is_empty() { Err("the receiver has no live secret".into()) } else { Ok(signature) }
    }
}

async fn answer(call: runtime::Call<'_>, now: Moment) -> Result<Answer, runtime::Failure> {
    let answer = call.send().await?;
    let status = answer.status();
    if !(100..=599).contains(&status) {
        // HTTP has no such status, nor has the operator's contract.
        return Ok(Answer::Nothing(Failure::Interrupted));
    }
    let asked = answer.headers().get("retry-after").and_then(|value| value.to_str().ok());
    let retry_after = asked.and_then(|value| retry_after(value, now));
    // The status says what became of the delivery, whether or not the body ever ends.
    let beginning = tokio::time::timeout(PATIENCE_FOR_BODY, answer.beginning(EXCERPT_BYTES)).await;
    let excerpt = match beginning {
        Ok(Ok(beginning)) => excerpt(&beginning),
        Ok(Err(_)) | Err(_) => excerpt(b""),
    };
    Ok(Answer::Status(Reply { status, retry_after, excerpt }))
}

/// Vets a host that is an address, which is not looked up when a connection is made.
fn check_address(url: &ReceiverUrl, networks: &Networks) -> Result<(), Forbidden> {
    match url.host() {
        Host::Ipv4(address) => networks.check(url, address.into()),
        Host::Ipv6(address) => networks.check(url, address.into()),
        Host::Domain(_) => Ok(()),
    }
}

impl<D> fmt::Debug for Webhooks<D> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Webhooks").field("networks", &self.networks).finish_non_exhaustive()
    }
}
