//! Databases with receivers, and the dispatcher over them.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use delivery::address::Networks;
use domain::attendance::Entity;
use domain::history::HistoryCode;
use domain::receivers::NewReceiver;
use domain::values::Text;
use sealing::SecretsKey;
use store::sqlite::SqliteStore;
use store::{Clock, Database, StoreError};
use tokio::sync::oneshot;
use trigger_delivery::secrets::seal;
use trigger_delivery::transport::{Reach, Webhooks};
use trigger_delivery::{Dispatch, Figures, Registrations};
use triggers::signature::Secret;

/// A database with receivers of events.
pub(crate) struct Base {
    pub(crate) file: PathBuf,
    pub(crate) database: Database,
    key: Arc<SecretsKey>,
    history: i32,
}

impl Base {
    /// A new database with a receiver at each of these addresses, their codes from 1.
    pub(crate) async fn create(folder: &Path, name: &str, urls: &[String]) -> Result<Base, Box<dyn Error>> {
        let file = folder.join(name);
        let key = Arc::new(SecretsKey::create(&SecretsKey::path_beside(&file))?);
        let database = Database::from(SqliteStore::open(&file, 4)?);
        let base = Base { file, database, key, history: 0 };
        for url in urls {
            base.register(url.clone()).await?;
        }
        Ok(base)
    }

    async fn register(&self, url: String) -> Result<(), Box<dyn Error>> {
        let (key, now) = (Arc::clone(&self.key), Clock::system().now());
        self.database
            .write::<(), StoreError>(move |tx| {
                let code = tx.next_receiver()?;
                let new = NewReceiver {
                    name: Text::parse(&format!("receiver {}", code.get())).map_err(unfit)?,
                    url: Text::parse(&url).map_err(unfit)?,
                    entities: vec![Entity::Event],
                    stores: Vec::new(),
                    note: None,
                    is_active: true,
                };
                let secret = Secret::from_key([7; 32]).map_err(unfit)?;
                let sealed = seal(&key, &secret, code).map_err(unfit)?;
                tx.add_receiver(&new.registered(code, now), &sealed)
            })
            .await?;
        Ok(())
    }

    /// Commits so many changes at once, each of an entity of its own; gives the history's entry of the last.
    pub(crate) async fn commit(&mut self, n_changes: i32) -> Result<i32, StoreError> {
        let first = self.history + 1;
        self.history += n_changes;
        let last = self.history;
        let now = Clock::system().now();
        self.database
            .write::<(), StoreError>(move |tx| {
                for number in first..=last {
                    let history = HistoryCode::new(number).map_err(unfit)?;
                    tx.enqueue(Entity::Event, number, history, body(number).as_bytes(), now)?;
                }
                Ok(())
            })
            .await?;
        Ok(last)
    }

    /// Starts delivering as the service does.
    pub(crate) fn dispatch(&self) -> Result<Dispatching, Box<dyn Error>> {
        let clock = Clock::system();
        let (stop, stopped) = oneshot::channel();
        let registrations = Registrations::new(self.database.clone(), clock.clone(), Arc::clone(&self.key));
        let reach = Reach::new(Networks::opened(["127.0.0.0/8".parse()?]));
        let webhooks = Webhooks::new(registrations, &reach)?;
        let (figures, keep) = (Arc::new(Figures::default()), Duration::from_hours(24));
        let stopped = async { drop(stopped.await) };
        let dispatch = Dispatch::start(self.database.clone(), clock, webhooks, figures, keep, stopped)?;
        Ok(Dispatching { dispatch, stop })
    }
}

/// A dispatcher at work, until it is stopped.
pub(crate) struct Dispatching {
    dispatch: Dispatch,
    stop: oneshot::Sender<()>,
}

impl Dispatching {
    pub(crate) async fn stop(self) {
        drop(self.stop);
        self.dispatch.ended().await;
    }
}

/// Something that was made up is not as the service wants it.
fn unfit<E>(_: E) -> StoreError {
    StoreError::Corrupt("what was made up does not fit".to_owned())
}

/// What is told of a change: as long as most triggers are, the number of its history at the end.
pub(crate) fn body(history: i32) -> String {
    format!(r#"{{"entidade":"[\"Evento\"]","objeto":{{"descricao":"{}"}},"codHistorico":{history}}}"#, "x".repeat(500))
}
