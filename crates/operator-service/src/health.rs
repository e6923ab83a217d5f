//! Saude: signs for whoever watches the process.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use operator::runtime::Context;
use operator::{ConsultarProntidaoError, ConsultarVidaError, Prontidao, SaudeApi, Verificacao, Vida};
use tokio::time::timeout;

use super::errors::Unready;
use super::service::OperatorService;
use super::values::moment;

/// How long something may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);

/// Fewest bytes that the disk must have left: below it the next commits may fail.
const MIN_ROOM: u64 = 16 << 20;

impl SaudeApi for OperatorService {
    async fn consultar_vida(&self, _: Context<'_>) -> Result<Vida, ConsultarVidaError> {
        Ok(Vida {
            vivo: Some(true),
            versao: Some(env!("CARGO_PKG_VERSION").to_owned()),
            iniciado_em: Some(moment(self.started)),
        })
    }

    async fn consultar_prontidao(&self, _: Context<'_>) -> Result<Prontidao, ConsultarProntidaoError> {
        let told = |name: &str, what: String| Unready(BTreeMap::from([(name.to_owned(), what)])).into();
        if self.drain.is_begun() {
            return Err(told("servico", "desligando".to_owned()));
        }
        let began = Instant::now();
        match timeout(PATIENCE, self.database.ping()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::warn!(error = %error.with_causes(), "the database does not work");
                return Err(told("banco", "não responde".to_owned()));
            }
            Err(_) => return Err(told("banco", format!("sem resposta em {} s", PATIENCE.as_secs()))),
        }
        if let Some(room) = self.database.room().filter(|room| *room < MIN_ROOM) {
            return Err(told("disco", format!("restam {} MiB; libere espaço", room >> 20)));
        }
        let mut checks = BTreeMap::from([("banco".to_owned(), answered_after(began.elapsed()))]);
        for (name, is_alive) in [("despachante", self.triggers.is_alive()), ("correio", self.mail_figures.is_alive())] {
            match is_alive {
                Some(true) => drop(checks.insert(name.to_owned(), answered_after(Duration::ZERO))),
                Some(false) => return Err(told(name, "parado".to_owned())),
                // This process delivers nothing.
                None => {}
            }
        }
        Ok(Prontidao { pronto: Some(true), verificacoes: Some(checks) })
    }
}

fn answered_after(duration: Duration) -> Verificacao {
    Verificacao { ok: Some(true), duracao_ms: Some(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)) }
}
