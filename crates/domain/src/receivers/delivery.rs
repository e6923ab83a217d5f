//! Deliveries: one trigger for one receiver, and which of them are meant.

use crate::attendance::Entity;
use crate::values::{Moment, ReceiverCode, value_set};

value_set! {
    /// Situation of a delivery.
    pub enum DeliverySituation {
        /// It waits for its turn, or for the next attempt.
        Pending = "PENDENTE",
        /// The dispatcher has it.
        Sending = "ENVIANDO",
        /// The receiver took it.
        Delivered = "ENTREGUE",
        /// It was tried for the last time, or its receiver is gone.
        Dead = "MORTA",
    }
}

value_set! {
    /// State of a delivery, whether or not the dispatcher has it.
    pub enum DeliveryState {
        /// It has not ended.
        Pending = "PENDENTE",
        /// The receiver took it.
        Delivered = "ENTREGUE",
        /// It was given up.
        Dead = "MORTA",
    }
}

value_set! {
    /// Failures of an attempt.
    pub enum DeliveryFailure {
        /// A status other than 200 to 204.
        Status = "STATUS_INESPERADO",
        /// The whole answer did not come in time.
        Timeout = "TEMPO_ESGOTADO",
        /// Nobody took the connection.
        Refused = "CONEXAO_RECUSADA",
        /// The connection ended too soon.
        Interrupted = "CONEXAO_INTERROMPIDA",
        /// No address is known for the name.
        UnknownName = "NOME_NAO_RESOLVIDO",
        /// The certificate is not to be trusted.
        Certificate = "TLS_INVALIDO",
        /// Nothing may be sent to the address.
        Forbidden = "ENDERECO_PROIBIDO",
    }
}

/// Which deliveries are meant. What is empty or not given lets everything through.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DeliveryFilter {
    /// Of these receivers.
    pub receivers: Vec<ReceiverCode>,
    /// In these situations.
    pub situations: Vec<DeliverySituation>,
    /// About these entities.
    pub entities: Vec<Entity>,
    /// Of this entry of the history.
    pub history: Option<i32>,
    /// That came to be then or later.
    pub since: Option<Moment>,
    /// That came to be before.
    pub until: Option<Moment>,
}
