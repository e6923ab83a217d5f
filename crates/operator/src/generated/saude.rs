//! Operations tagged `Saude`.
//!
//! Made from `spec/operator.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Saude`.
///
/// Saúde: sinais para quem vigia o processo, sem credencial.
pub trait SaudeApi: super::Reject {
    /// O processo está vivo?
    ///
    /// Não toca no banco nem na rede: se responde, o processo não precisa ser reiniciado. 503 só vem quando há conexões demais.
    ///
    /// `GET /operador/saude/vida`, operation `consultarVida`.
    fn consultar_vida(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> impl Future<Output = Result<Vida, ConsultarVidaError>> + Send;

    /// O serviço pode receber pedidos?
    ///
    /// Verifica o banco, o disco dele e os despachantes de gatilhos e de mensagens; um servidor de e-mail fora do ar não impede pedidos. Enquanto algo falha, ou durante o desligamento, responde 503 com o que falhou em `detalhes`.
    ///
    /// `GET /operador/saude/prontidao`, operation `consultarProntidao`.
    fn consultar_prontidao(
        &self,
        context: crate::runtime::Context<'_>,
    ) -> impl Future<Output = Result<Prontidao, ConsultarProntidaoError>> + Send;
}

/// Errors of `GET /operador/saude/vida`, operation `consultarVida`.
#[derive(Debug)]
pub enum ConsultarVidaError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ConsultarVidaError of "consultarVida" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

/// Errors of `GET /operador/saude/prontidao`, operation `consultarProntidao`.
#[derive(Debug)]
pub enum ConsultarProntidaoError {
    /// 400: O pedido não segue o contrato, ou cita um código que não existe. Nada foi gravado.
    BadRequest(super::RequisicaoInvalida),
    /// 500: Falha do serviço. Nada foi gravado.
    InternalServerError(super::ErroInterno),
    /// 503: O banco não responde, ou o serviço está iniciando ou se desligando. Nada foi gravado.
    ServiceUnavailable(super::Indisponivel),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ConsultarProntidaoError of "consultarProntidao" from super::AnyError {
    400 BadRequest(super::RequisicaoInvalida) from BadRequest,
    500 InternalServerError(super::ErroInterno) from InternalServerError,
    503 ServiceUnavailable(super::Indisponivel) from ServiceUnavailable,
} }

pub(super) async fn consultar_vida<S: SaudeApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    match SaudeApi::consultar_vida(service, call.context(())).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn consultar_prontidao<S: SaudeApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    call.query(&[])?;
    match SaudeApi::consultar_prontidao(service, call.context(())).await {
        Ok(body) => crate::runtime::reply::json(200, "application/json", &body),
        Err(error) => error.reply(call),
    }
}

/// Sinal de vida do processo.
///
/// Schema `Vida`.
#[derive(Debug, Clone, PartialEq)]
pub struct Vida {
    /// Sempre verdadeiro: quem não vive não responde.
    pub vivo: Option<bool>,
    /// Versão do programa.
    ///
    /// At most 64 characters.
    pub versao: Option<String>,
    /// Quando o processo começou.
    ///
    /// Property `iniciadoEm`.
    pub iniciado_em: Option<super::DataHora>,
}
crate::runtime::object! {
    Vida {
        0 vivo "vivo" optional,
        1 versao "versao" optional,
        2 iniciado_em "iniciadoEm" optional,
    }
}
impl crate::runtime::Check for Vida {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.versao {
            crate::runtime::check::at("versao", crate::runtime::check::max_length(value, 64))?;
        }
        Ok(())
    }
}

/// O que o serviço precisa para atender.
///
/// Schema `Prontidao`.
#[derive(Debug, Clone, PartialEq)]
pub struct Prontidao {
    /// Sempre verdadeiro em 200.
    pub pronto: Option<bool>,
    /// Cada dependência verificada, pelo nome: `banco`, `despachante`.
    pub verificacoes: Option<std::collections::BTreeMap<String, Verificacao>>,
}
crate::runtime::object! {
    Prontidao {
        0 pronto "pronto" optional,
        1 verificacoes "verificacoes" optional,
    }
}
impl crate::runtime::Check for Prontidao {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.verificacoes {
            for (key, item) in value {
                crate::runtime::check::at(
                    "verificacoes",
                    crate::runtime::check::at_key(key, crate::runtime::Check::check(item)),
                )?;
            }
        }
        Ok(())
    }
}

/// O resultado de uma verificação.
///
/// Schema `Verificacao`.
#[derive(Debug, Clone, PartialEq)]
pub struct Verificacao {
    /// Se a dependência responde.
    pub ok: Option<bool>,
    /// Quanto demorou, em milissegundos.
    ///
    /// Property `duracaoMs`. At least 0.
    pub duracao_ms: Option<i64>,
}
crate::runtime::object! {
    Verificacao {
        0 ok "ok" optional,
        1 duracao_ms "duracaoMs" optional,
    }
}
impl crate::runtime::Check for Verificacao {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.duracao_ms {
            crate::runtime::check::at("duracaoMs", crate::runtime::check::minimum(value, 0))?;
        }
        Ok(())
    }
}
