//! A receiver that writes down what it hears, on a socket of its own.

use poem::listener::{Acceptor, Listener, TcpListener};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use triggers::receiver::{Delivery, Outcome, Receiver, Receiving};
use triggers::signature::{Secret, Verifier};
use triggers::{Codigo, GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria};

/// A trigger that was heard, its signature verified.
#[derive(Debug)]
pub(super) struct Heard {
    /// The delivery's identifier.
    pub(super) id: String,
    /// The history that it tells of.
    pub(super) history: Option<i32>,
}

/// Where nobody listens yet: the listener, and its address as receivers are registered by.
pub(super) async fn bind() -> (impl Acceptor + 'static, String) {
    let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
    let url = format!("http://{}", acceptor.local_addr()[0].as_socket_addr().unwrap());
    (acceptor, url)
}

/// Listens with a secret, and gives what is heard.
pub(super) fn listen(acceptor: impl Acceptor + 'static, secret: &str) -> UnboundedReceiver<Heard> {
    let (notebook, heard) = unbounded_channel();
    let receiving = Receiving::new(Notebook(notebook), Verifier::new([Secret::parse(secret).unwrap()]));
    tokio::spawn(poem::Server::new_with_acceptor(acceptor).run(receiving));
    heard
}

struct Notebook(UnboundedSender<Heard>);

impl Notebook {
    fn note(&self, id: String, history: Option<Codigo>) {
        // Whoever no longer reads has heard enough.
        let _ = self.0.send(Heard { id, history: history.map(Codigo::into_inner) });
    }
}

impl Receiver for Notebook {
    async fn consulta(&self, delivery: Delivery<GatilhoConsulta>) -> Outcome {
        self.note(delivery.id, delivery.trigger.cod_historico);
        Ok(())
    }

    async fn help_desk(&self, delivery: Delivery<GatilhoHelpDesk>) -> Outcome {
        self.note(delivery.id, delivery.trigger.cod_historico);
        Ok(())
    }

    async fn vistoria(&self, delivery: Delivery<GatilhoVistoria>) -> Outcome {
        self.note(delivery.id, delivery.trigger.cod_historico);
        Ok(())
    }

    async fn beneficio(&self, delivery: Delivery<GatilhoBeneficio>) -> Outcome {
        self.note(delivery.id, delivery.trigger.cod_historico);
        Ok(())
    }

    async fn evento(&self, delivery: Delivery<GatilhoEvento>) -> Outcome {
        self.note(delivery.id, delivery.trigger.cod_historico);
        Ok(())
    }
}
