//! What a log is told: operations, and nobody's data.

use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use benefits_client::Session;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::server::{json, refusal};
use crate::service::{PASSWORD, Service, USER};

const NAME: &str = "Maria Exemplo da Silva";
const CPF: &str = "529.982.247-25";

/// Writes down everything that it is told, whoever tells it and however unimportant.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Log {
    fn write(&self, text: &str) {
        self.0.lock().unwrap().push_str(text);
    }
}

impl Visit for Log {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.write(&format!(" {field}={value:?}"));
    }
}

impl Subscriber for Log {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        self.write(&format!("\n{}", span.metadata().name()));
        span.record(&mut self.clone());
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut self.clone());
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        self.write(&format!("\n{}", event.metadata().target()));
        event.record(&mut self.clone());
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

async fn call(session: &Session) {
    session.pesquisar_associados().nome(NAME).cpf(CPF).send().await.unwrap_err();
    session.listar_lojas().send().await.unwrap();
}

#[tokio::test]
async fn spans_name_operations_and_hold_nothing_personal() {
    let log = Log::default();
    let guard = tracing::subscriber::set_default(log.clone());
    let service = Service::start(|request| {
        if request.line.contains("associado") {
            refusal("400 Bad Request", &format!("Não há {NAME}, {CPF}."))
        } else {
            json("[]")
        }
    })
    .await;
    let session = service.session();
    call(&session).await;
    drop(guard);
    let log = log.0.lock().unwrap().clone() + &format!("\n{session:?}");
    for told in ["autenticarUsuario", "pesquisarAssociados", "status=400", "listarLojas", "status=200"] {
        assert!(log.contains(told), "{told} is not in {log}");
    }
    for secret in ["Maria", "Exemplo", "529", "982", USER, PASSWORD, "token-1", "aW50"] {
        assert!(!log.contains(secret), "{secret} is in {log}");
    }
}
