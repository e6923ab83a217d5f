//! Types that need more than a plain struct.
//!
//! Made from `spec/triggers.yaml` by `cargo xtask generate`; do not edit.

/// Identificador, código ou contador. Decisão: 32 bits e nunca negativo.
pub type Codigo = i32;

/// Data e hora ISO 8601 com fuso. Decisão: o serviço envia em UTC, com `Z`.
pub type DataHora = ::chrono::DateTime<::chrono::offset::Utc>;

::client_runtime::text_enum! {
    /// Nome da entidade, entregue como texto entre colchetes e aspas.
    pub enum Entidade {
        Consulta = "[\"Consulta\"]",
        HelpDesk = "[\"Help Desk\"]",
        Vistoria = "[\"Vistoria\"]",
        Beneficio = "[\"Benefício\"]",
        Evento = "[\"Evento\"]",
    }
}

/// Número do protocolo. Decisão: 64 bits, pois um protocolo que começa pela data não cabe em 32; no máximo 2⁵³ − 1, para que todo leitor de JSON o leia sem perda.
pub type Protocolo = i64;

::client_runtime::text_enum! {
    /// Prioridade, entregue como texto entre colchetes e aspas. A interface só mostra Baixa e Média.
    pub enum Prioridade {
        Baixa = "[\"Baixa\"]",
        Media = "[\"Média\"]",
        Alta = "[\"Alta\"]",
    }
}

::client_runtime::text_enum! {
    /// Tipo do benefício, entregue como texto entre colchetes e aspas. A interface afirma a forma do texto, mas não os valores. Os cinco primeiros são os nomes que ela dá aos tipos de benefício nos campos adicionais.
    pub enum TipoBeneficio {
        Veicular = "[\"Veicular\"]",
        Saude = "[\"Saúde\"]",
        Diversos = "[\"Diversos\"]",
        Consorcio = "[\"Consórcio\"]",
        Assistencia24H = "[\"Assistência 24H\"]",
        Assinatura = "[\"Assinatura\"]",
    }
}

::client_runtime::texts! {
    /// `ReceberConsultaWebhookId`
    pub ReceberConsultaWebhookId {
        pattern: r"^[A-Za-z0-9_\-]{1,64}$",
        max_length: 64,
    }

    /// `ReceberConsultaWebhookSignature`
    pub ReceberConsultaWebhookSignature {
        pattern: r"^v[0-9]+[a-z]*,[A-Za-z0-9\+/]+={0,2}(?: v[0-9]+[a-z]*,[A-Za-z0-9\+/]+={0,2})*$",
        max_length: 1024,
    }

    /// Nome legível. Decisão: até 200 caracteres.
    pub Nome {
        max_length: 200,
    }

    /// Cor em seis dígitos hexadecimais, sem `#`.
    pub CorHex {
        pattern: "^[0-9A-Fa-f]{6}$",
        max_length: 6,
    }

    /// Texto livre. Decisão: até 4000 caracteres.
    pub Texto {
        max_length: 4000,
    }
}
