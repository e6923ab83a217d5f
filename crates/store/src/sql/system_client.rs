//! Whose installation this is.

use domain::system_client::SystemClient;

use super::transaction::{ReadTx, Tx};
use super::whole::Transferred;
use crate::error::StoreError;

impl ReadTx<'_> {
    /// The client of the system, if it was ever told.
    pub fn system_client(&mut self) -> Result<Option<SystemClient>, StoreError> {
        Ok(self.records("", &[])?.pop())
    }
}

impl Tx<'_> {
    /// Tells who the client of the system is.
    pub fn put_system_client(&mut self, client: &SystemClient) -> Result<(), StoreError> {
        self.sql.execute("DELETE FROM system_client", &[])?;
        self.insert(client, &[("only_one", 1.into())])
    }
}

impl Transferred for SystemClient {
    fn after(reading: &mut ReadTx<'_>, after: i32, _: i32) -> Result<Vec<Self>, StoreError> {
        Ok(reading.system_client()?.into_iter().filter(|client| client.code > after).collect())
    }

    fn last(&self) -> i32 {
        self.code
    }

    fn adopt(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_system_client(self)
    }
}
