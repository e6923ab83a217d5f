//! Requests with an `Idempotency-Key`, which are done once.
//!
//! The store keeps the first answer; here is decided who may have it. The token is judged before, as for any request. The
//! store in which the work wrote is kept beside the answer: a user who no longer sees that one is answered as if the key
//! were new and named it.

use api::runtime::json::{Deserialize, Serialize};
use auth::Principal;
use domain::stores::StoreAccess;
use domain::values::StoreCode;
use domain::{Refusal, Violation};
use store::{KeyReused, KeyedRequest, StoreError, Tx};

use super::errors::Failure;
use super::service::Service;

/// A request that a key may let be done only once.
pub(super) struct Once {
    request: Option<KeyedRequest>,
    access: StoreAccess,
    /// Whether a code in the path names what is written to, so that beyond the border nothing is found.
    has_code: bool,
}

impl Once {
    /// What a user sends to an operation in a body.
    pub(super) fn new(
        principal: &Principal,
        operation: &'static str,
        key: Option<&str>,
        sent: &impl Serialize,
    ) -> Result<Self, Failure> {
        let request = key.map(|key| KeyedRequest::of_user(key, principal.user, operation, sent)).transpose()?;
        Ok(Self { request, access: principal.access.clone(), has_code: false })
    }

    /// The same, where a code in the path is part of what is sent.
    pub(super) fn at_code(
        principal: &Principal,
        operation: &'static str,
        key: Option<&str>,
        code: i32,
        body: &impl Serialize,
    ) -> Result<Self, Failure> {
        Ok(Self { has_code: true, ..Self::new(principal, operation, key, &(code, body))? })
    }

    fn check(&self, store: StoreCode) -> Result<(), Refusal> {
        match self.access.check(store) {
            Err(_) if self.has_code => Err(Refusal::NotFound),
            checked => Ok(checked.map(|_| ())?),
        }
    }
}

impl Service {
    /// Changes what is known, unless the key was used before; the work also says in which store it wrote.
    pub(super) async fn write_once<T, E>(
        &self,
        once: Once,
        mut work: impl FnMut(&mut Tx<'_>) -> Result<(StoreCode, T), Failure> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Serialize + for<'de> Deserialize<'de> + Send + 'static,
        E: From<Failure>,
    {
        let now = self.clock.now();
        self.write(move |tx| {
            let kept = |tx: &mut Tx<'_>| work(tx).map(|(store, answer)| (store.get(), answer));
            let (store, answer): (i32, T) = tx.once(once.request.as_ref(), now, kept)?;
            let store =
                StoreCode::new(store).map_err(|_| StoreError::Corrupt("the store of a kept answer".to_owned()))?;
            once.check(store)?;
            Ok(answer)
        })
        .await
    }
}

impl From<KeyReused> for Failure {
    fn from(KeyReused: KeyReused) -> Self {
        let text =
            "Idempotency-Key já serviu a outro pedido desta operação. Repita aquele corpo ou use uma chave nova.";
        Violation::new("Idempotency-Key", text).into()
    }
}
