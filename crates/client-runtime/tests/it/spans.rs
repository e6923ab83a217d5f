//! What a log is told of calls.

use std::fmt::Debug;
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

use crate::operations::READ;
use crate::server::{Server, answer};

/// Writes down everything that it is told by this crate.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<String>>);

impl Visit for Log {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        self.0.lock().unwrap().push_str(&format!("{field}={value:?} "));
    }
}

impl Subscriber for Log {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with("client_runtime")
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        self.0.lock().unwrap().push_str(&format!("{}: ", span.metadata().name()));
        span.record(&mut self.clone());
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut self.clone());
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        event.record(&mut self.clone());
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

#[tokio::test]
async fn a_span_tells_the_operation_and_nothing_personal() {
    let log = Log::default();
    let guard = tracing::subscriber::set_default(log.clone());
    let server = Server::start([answer("503 A", ""), answer("404 A", "No Maria here.")]).await;
    let connection = server.connection();
    let mut call = connection.call(&READ);
    call.path("id", "12345678909").query("name", "Maria").json("application/json", "Maria");
    let error = call.send().await.unwrap().undeclared::<()>().await;
    drop(guard);
    assert_eq!(error.to_string(), "readItem: 404: No Maria here.");
    assert_eq!(
        *log.0.lock().unwrap(),
        "call: operation=\"readItem\" method=\"GET\" path=\"/items/{id}\" message=trying again n_retries=1 status=404 "
    );
}
