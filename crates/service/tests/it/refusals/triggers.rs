//! Errors of receivers: those that `triggers::receiver` answers by itself, and those that it answers for a receiver.

use std::net::SocketAddr;
use std::time::{SystemTime, UNIX_EPOCH};

use poem::listener::{Acceptor, Listener, TcpListener};
use triggers::receiver::{Delivery, Outcome, Receiver, Receiving, Refusal};
use triggers::signature::{Secret, Verifier, sign};
use triggers::{GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk, GatilhoVistoria};

use super::assert_answered;
use crate::world::{Answer, Request, ask};

const BODY: &str = r#"{"codHistorico":7,"objeto":{"id":5001}}"#;

/// Refuses everything, always alike.
struct Refusing(Refusal);

impl Receiver for Refusing {
    async fn consulta(&self, _: Delivery<GatilhoConsulta>) -> Outcome {
        Err(self.0.clone())
    }

    async fn help_desk(&self, _: Delivery<GatilhoHelpDesk>) -> Outcome {
        Err(self.0.clone())
    }

    async fn vistoria(&self, _: Delivery<GatilhoVistoria>) -> Outcome {
        Err(self.0.clone())
    }

    async fn beneficio(&self, _: Delivery<GatilhoBeneficio>) -> Outcome {
        Err(self.0.clone())
    }

    async fn evento(&self, _: Delivery<GatilhoEvento>) -> Outcome {
        Err(self.0.clone())
    }
}

fn secret() -> Secret {
    Secret::from_key([7; 32]).unwrap()
}

/// A trigger with its signature.
fn signed(body: &str) -> Request {
    let now = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs()).unwrap();
    let signature = sign(&[secret()], "entrega-1", now, body.as_bytes());
    Request::new("POST", "/evento", Some(body))
        .header("webhook-id", "entrega-1")
        .header("webhook-timestamp", &now.to_string())
        .header("webhook-signature", &signature)
}

async fn serve(refusal: Refusal) -> SocketAddr {
    let receiving = Receiving::new(Refusing(refusal), Verifier::new([secret()]));
    let acceptor = TcpListener::bind("127.0.0.1:0").into_acceptor().await.unwrap();
    let address = *acceptor.local_addr()[0].as_socket_addr().unwrap();
    tokio::spawn(poem::Server::new_with_acceptor(acceptor).run(receiving));
    address
}

#[test]
fn examples_of_receivers_are_what_they_answer() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let refused = |refusal: Refusal, request: Request| ask(runtime.block_on(serve(refusal)), &request);
    let failed = || Refusal::Failed("Falha ao gravar o gatilho; tente de novo mais tarde.".to_owned());
    let gone = Refusal::Gone("Este endereço foi desligado: retire-o do cadastro de receptores.".to_owned());
    let too_many = Refusal::TooMany {
        reason: "Limite de 50 gatilhos por segundo atingido: tente de novo em 30 segundos.".to_owned(),
        retry_after: Some(30),
    };
    let later =
        Refusal::Later { reason: "Em manutenção: tente de novo em 10 minutos.".to_owned(), retry_after: Some(600) };
    let answers: [(&str, Answer); 8] = [
        ("CorpoInvalido", refused(failed(), signed(r#"{"codHistorico":7}"#))),
        ("AssinaturaInvalida", refused(failed(), signed(BODY).header("webhook-signature", "v1,YQ=="))),
        ("ReceptorEncerrado", refused(gone, signed(BODY))),
        ("CorpoGrandeDemais", refused(failed(), signed(&" ".repeat(256 * 1024 + 1)))),
        ("TipoNaoAceito", refused(failed(), signed(BODY).header("content-type", "text/plain"))),
        ("GatilhosDemais", refused(too_many, signed(BODY))),
        ("ErroInterno", refused(failed(), signed(BODY))),
        ("Indisponivel", refused(later, signed(BODY))),
    ];
    assert_answered(include_str!("../../../../triggers/src/generated/document.json"), answers);
}
