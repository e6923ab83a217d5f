//! Segurança: tokens for those who were let in.

use std::collections::BTreeMap;

use api::runtime::Value;
use api::{AutenticarUsuarioResponse, SegurancaApi};
use auth::User;

use super::errors::{Failure, LoginErrors};
use super::service::Service;
use super::showing;

impl SegurancaApi for Service {
    async fn autenticar_usuario(
        &self,
        user: User,
        _: Option<BTreeMap<String, Value>>,
    ) -> Result<AutenticarUsuarioResponse, LoginErrors> {
        let token = self.gate.issue(&user).await.map_err(Failure::from)?;
        self.read(move |reading| {
            let (stores, plans) = (reading.stores()?, reading.plans()?);
            Ok(AutenticarUsuarioResponse::Ok(showing::access(&user, &token, &stores, &plans)))
        })
        .await
    }
}
