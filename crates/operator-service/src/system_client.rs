//! `ClienteSistema`: whose installation this is.

use domain::system_client::SystemClient;
use operator::runtime::Context;
use operator::{ClienteSistema, ClienteSistemaApi, ConsultarClienteSistemaError, DefinirClienteSistemaError};
use store::StoreError;

use super::errors::{Failure, NotFound};
use super::service::OperatorService;
use super::values::{code, read_text, text};

impl ClienteSistemaApi for OperatorService {
    async fn consultar_cliente_sistema(
        &self,
        _: Context<'_, ()>,
    ) -> Result<ClienteSistema, ConsultarClienteSistemaError> {
        self.read(|reading| shown(&reading.system_client()?.ok_or(NotFound)?)).await
    }

    async fn definir_cliente_sistema(
        &self,
        _: Context<'_, ()>,
        body: ClienteSistema,
    ) -> Result<ClienteSistema, DefinirClienteSistemaError> {
        let ClienteSistema { cod_cliente_sistema, nome_cliente_sistema } = body;
        let name = read_text("nomeClienteSistema", &nome_cliente_sistema)?;
        let client = SystemClient { code: cod_cliente_sistema.into_inner(), name };
        let kept = client.clone();
        self.write::<_, Failure>(move |tx| Ok(tx.put_system_client(&kept)?)).await?;
        Ok(shown(&client)?)
    }
}

fn shown(client: &SystemClient) -> Result<ClienteSistema, Failure> {
    let code = code(client.code).ok_or_else(|| StoreError::Corrupt("the system's client has no code".to_owned()))?;
    Ok(ClienteSistema { cod_cliente_sistema: code, nome_cliente_sistema: text(&client.name) })
}
