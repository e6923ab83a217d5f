//! Segurança: tokens for those who were let in.

use std::collections::BTreeMap;

use api::runtime::Context;
use api::runtime::Value;
use api::{AcessoTo, AutenticarUsuarioError, SegurancaApi};
use auth::User;

use super::errors::Failure;
use super::service::Service;
use super::showing;

impl SegurancaApi for Service {
    async fn autenticar_usuario(
        &self,
        Context { principal: user, .. }: Context<'_, User>,
        _: Option<BTreeMap<String, Value>>,
    ) -> Result<AcessoTo, AutenticarUsuarioError> {
        let token = self.gate.issue(&user).await.map_err(Failure::from)?;
        self.read(move |reading| {
            let (client, stores, plans) = (reading.system_client()?, reading.stores()?, reading.plans()?);
            Ok(showing::access(&user, &token, client.as_ref(), &stores, &plans))
        })
        .await
    }
}
