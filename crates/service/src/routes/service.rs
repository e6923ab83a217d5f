//! The service as the stubs call it.

use api::Authenticate;
use api::runtime::json::Serialize;
use api::runtime::security::{Basic, Bearer};
use api::runtime::{Context, Denied, Items, StatusCode};
use auth::{AnonymousLimits, AnonymousThrottle, Gate, LoginRefusal, Principal, TokenRefusal, User};
use domain::stores::StoreAccess;
use futures_util::{TryStreamExt, stream};
use http_server::waiting::{wait_for, whole_seconds};
use store::{Clock, Database, Listed, Listing, ReadTx, StoreError, Tx};

use super::errors::{Failure, RETRY_AFTER, UNAVAILABLE};

/// Shows a batch of a list as the contract's records.
type Show<F, T> = fn(&[<F as Listed>::Item], &mut ReadTx<'_>) -> Result<Vec<T>, StoreError>;

/// Answers all operations of the contract; hand it to [`api::stub`].
#[derive(Debug)]
pub struct Service {
    database: Database,
    pub(super) gate: Gate,
    pub(super) clock: Clock,
    pub(super) anonymous: AnonymousThrottle,
    pub(super) validates_by_number: bool,
}

impl Service {
    /// A service over a database, for those whom the gate lets in.
    pub fn new(database: Database, gate: Gate, clock: Clock) -> Self {
        let anonymous = AnonymousThrottle::new(AnonymousLimits::default(), clock.clone());
        Self { database, gate, anonymous, validates_by_number: true, clock }
    }

    /// The same, with other limits for callers without a credential; they validate by number alone or not.
    #[must_use]
    pub fn asked_openly(mut self, limits: AnonymousLimits, validates_by_number: bool) -> Self {
        self.anonymous = AnonymousThrottle::new(limits, self.clock.clone());
        self.validates_by_number = validates_by_number;
        self
    }

    /// Reads what is known, all of it from the same moment.
    pub(super) async fn read<T: Send + 'static, E: From<Failure>>(
        &self,
        work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, E> {
        Ok(self.database.read(work).await?)
    }

    /// Lists what is found, batch by batch: each is of one moment, and read when the caller has taken the one before.
    pub(super) async fn list<F: Listed, T: Serialize + Send + 'static, E: From<Failure>>(
        &self,
        filters: F,
        access: StoreAccess,
        show: Show<F, T>,
    ) -> Result<Items<T>, E> {
        let database = self.database.clone();
        let batches = stream::try_unfold(Listing::new(filters, access), move |mut listing| {
            let database = database.clone();
            async move {
                if listing.is_ended() {
                    return Ok(None);
                }
                let work = move |reading: &mut ReadTx<'_>| {
                    let found = listing.next(reading)?;
                    Ok((show(&found, reading)?, listing))
                };
                let (shown, listing) = database.read::<_, StoreError>(work).await?;
                Ok::<_, Failure>(Some((stream::iter(shown.into_iter().map(Ok)), listing)))
            }
        });
        Ok(Items::begin(batches.try_flatten()).await?)
    }

    /// Changes what is known: all of the work, or nothing.
    pub(super) async fn write<T: Send + 'static, E: From<Failure>>(
        &self,
        work: impl FnMut(&mut Tx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, E> {
        Ok(self.database.write(work).await?)
    }
}

impl Authenticate for Service {
    type Basic = User;

    async fn basic(&self, context: Context<'_>, credential: Basic, _: &'static [&'static str]) -> Result<User, Denied> {
        self.gate
            .login(&credential.user, &credential.password, context.remote_address().map(|address| address.ip()))
            .await
            .map_err(|refusal| match refusal {
                LoginRefusal::Unknown => Denied::unauthorized()
                    .message("Usuário ou senha inválidos. Confira a credencial enviada em Authorization Basic."),
                LoginRefusal::TooMany { retry_after } => {
                    let seconds = whole_seconds(retry_after);
                    Denied::with_status(StatusCode::TOO_MANY_REQUESTS)
                        .message(format!("Muitas tentativas de autenticação. {}", wait_for(seconds)))
                        .header("retry-after", seconds)
                }
                LoginRefusal::Unavailable(error) => unavailable(&error),
            })
    }

    type Bearer = Principal;

    async fn bearer(
        &self,
        _: Context<'_>,
        credential: Bearer,
        _: &'static [&'static str],
    ) -> Result<Principal, Denied> {
        self.gate.principal(&credential.token).await.map_err(|refusal| match refusal {
            TokenRefusal::Unknown => Denied::unauthorized().message(
                "Token ausente, inválido ou vencido. Autentique-se em POST /ext/autenticacao e repita o pedido.",
            ),
            TokenRefusal::Unavailable(error) => unavailable(&error),
        })
    }
}

/// Nobody can be asked who the caller is. Whatever the reason, it is told as the store's absence: before somebody is let
/// in there is nothing else to tell.
fn unavailable(error: &StoreError) -> Denied {
    error.log();
    Denied::with_status(StatusCode::SERVICE_UNAVAILABLE).message(UNAVAILABLE).header("retry-after", RETRY_AFTER)
}
