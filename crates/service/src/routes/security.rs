//! Segurança: tokens for those who were let in.

use std::collections::BTreeMap;

use api::runtime::Value;
use api::{AutenticarUsuarioResponse, Errors400_401_408_413_415_429_500_503, SegurancaApi};
use auth::User;

use super::errors::Failure;
use super::service::Service;
use super::showing;

impl SegurancaApi for Service {
    async fn autenticar_usuario(
        &self,
        user: User,
        _: Option<BTreeMap<String, Value>>,
    ) -> Result<AutenticarUsuarioResponse, Errors400_401_408_413_415_429_500_503> {
        let token = self.gate.issue(&user).await.map_err(Failure::from)?;
        self.read(move |reading| {
            let (stores, plans) = (reading.stores()?, reading.plans()?);
            Ok(AutenticarUsuarioResponse::Ok(showing::access(&user, &token, &stores, &plans)))
        })
        .await
    }
}
