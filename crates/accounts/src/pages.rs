//! The account pages: an address for mail is asked for, a link leads back, a new password is taken.
//!
//! Whoever asks is answered alike whether the address is known or not: the request is kept, and only the dispatcher looks
//! whose the address is.

use std::fmt;
use std::net::{IpAddr, SocketAddr};

use auth::{Gate, LoginRefusal, Password, PasswordLinks, RequestThrottle};
use domain::values::Email;
use http_server::waiting::{wait_for, whole_seconds};
use maud::Markup;
use poem::error::ReadBodyError;
use poem::http::{Method, StatusCode, header};
use poem::{Endpoint, Request, Response};
use store::StoreError;
use url::form_urlencoded;

use super::letter::Letter;
use super::outbox::MailOutbox;
use super::page;

/// Longest form.
const FORM_LIMIT: usize = 8 * 1024;

/// Seconds after which to try again what cannot be done now.
const PAUSE: i32 = 5;

/// Endpoint of the account pages, at one path.
pub struct AccountPages {
    gate: Gate,
    links: PasswordLinks,
    throttle: RequestThrottle,
    outbox: Option<MailOutbox>,
}

/// A page, its status, and when to try again.
struct Shown {
    status: StatusCode,
    page: Markup,
    retry_after: Option<i32>,
}

impl AccountPages {
    /// Path at which they stand.
    pub const PATH: &'static str = "/conta/senha";

    /// Pages for the users of a gate. Without an outbox no link can be asked for.
    pub fn new(gate: Gate, links: PasswordLinks, throttle: RequestThrottle, outbox: Option<MailOutbox>) -> Self {
        Self { gate, links, throttle, outbox }
    }

    async fn show(&self, mut request: Request) -> Shown {
        let code = field(request.uri().query().unwrap_or_default().as_bytes(), "codigo");
        let peer = request.remote_addr().as_socket_addr().map(SocketAddr::ip);
        match (request.method(), code) {
            (&Method::GET | &Method::HEAD, None) => shown(StatusCode::OK, page::asking("", None)),
            (&Method::GET | &Method::HEAD, Some(code)) => match self.links.is_good(&code).await {
                Ok(true) => shown(StatusCode::OK, page::choosing(None)),
                Ok(false) => useless(),
                Err(error) => unavailable(&error),
            },
            (&Method::POST, code) => match request.take_body().into_bytes_limit(FORM_LIMIT).await {
                Ok(form) => match code {
                    None => self.ask(&form, peer).await,
                    Some(code) => self.choose(&code, &form).await,
                },
                Err(ReadBodyError::PayloadTooLarge) => {
                    let why = "O formulário é maior do que o esperado. Comece de novo.";
                    shown(StatusCode::PAYLOAD_TOO_LARGE, page::refused("Não foi possível", why))
                }
                Err(_) => {
                    let why = "O formulário não chegou inteiro. Tente de novo.";
                    shown(StatusCode::REQUEST_TIMEOUT, page::refused("Não foi possível", why))
                }
            },
            _ => {
                let why = "Esta página só é aberta e enviada pelo navegador.";
                shown(StatusCode::METHOD_NOT_ALLOWED, page::refused("Não foi possível", why))
            }
        }
    }

    /// Takes the request for a link.
    async fn ask(&self, form: &[u8], peer: Option<IpAddr>) -> Shown {
        let sent = field(form, "email").unwrap_or_default();
        let Ok(email) = Email::parse(&sent) else {
            let wrong = "Isto não é um e-mail. Informe um endereço como nome@exemplo.com.br.";
            return shown(StatusCode::BAD_REQUEST, page::asking(&sent, Some(wrong)));
        };
        if let Err(wait) = self.throttle.admit(email.as_str(), peer) {
            return too_many("Muitos pedidos de link.", whole_seconds(wait));
        }
        let Some(outbox) = &self.outbox else {
            tracing::warn!("no mail without a key that seals it; --secrets-key-file gives one");
            return not_now();
        };
        match outbox.post(&Letter::Link { email: email.as_str().to_owned() }).await {
            Ok(()) => shown(StatusCode::OK, page::asked()),
            Err(error) => unavailable(&error),
        }
    }

    /// Takes the new password of a link's holder.
    async fn choose(&self, code: &str, form: &[u8]) -> Shown {
        let [chosen, repeated] = ["senha", "repeticao"].map(|name| field(form, name).unwrap_or_default());
        let wrong = |why: &str| shown(StatusCode::BAD_REQUEST, page::choosing(Some(why)));
        let password = match Password::parse(&chosen) {
            _ if chosen != repeated => return wrong("As duas senhas não são iguais."),
            Ok(password) => password,
            Err(_) => return wrong("A senha precisa ter de 12 a 128 caracteres."),
        };
        match self.links.set_password(&self.gate, code, &password).await {
            Ok(true) => shown(StatusCode::OK, page::chosen()),
            Ok(false) | Err(LoginRefusal::Unknown) => useless(),
            Err(LoginRefusal::TooMany { retry_after }) => {
                too_many("Muitas senhas estão sendo conferidas agora.", whole_seconds(retry_after))
            }
            Err(LoginRefusal::Unavailable(error)) => unavailable(&error),
        }
    }
}

impl Endpoint for AccountPages {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let Shown { status, page, retry_after } = self.show(request).await;
        let mut response =
            Response::builder().status(status).content_type("text/html; charset=utf-8").body(page.into_string());
        let headers = response.headers_mut();
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, seconds.into());
        }
        if status == StatusCode::METHOD_NOT_ALLOWED {
            headers.insert(header::ALLOW, header::HeaderValue::from_static("GET, HEAD, POST"));
        }
        Ok(response)
    }
}

/// The first value of a name in a form, or in a query.
fn field(form: &[u8], name: &str) -> Option<String> {
    form_urlencoded::parse(form).find(|(known, _)| known == name).map(|(_, value)| value.into_owned())
}

fn shown(status: StatusCode, page: Markup) -> Shown {
    Shown { status, page, retry_after: None }
}

fn useless() -> Shown {
    shown(StatusCode::GONE, page::useless())
}

fn too_many(why: &str, seconds: i32) -> Shown {
    let page = page::refused("Aguarde um pouco", &format!("{why} {}", wait_for(seconds)));
    Shown { status: StatusCode::TOO_MANY_REQUESTS, page, retry_after: Some(seconds) }
}

fn unavailable(error: &StoreError) -> Shown {
    error.log();
    not_now()
}

fn not_now() -> Shown {
    let page = page::refused("Não foi possível agora", &format!("O serviço está indisponível. {}", wait_for(PAUSE)));
    Shown { status: StatusCode::SERVICE_UNAVAILABLE, page, retry_after: Some(PAUSE) }
}

impl fmt::Debug for AccountPages {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("AccountPages").finish_non_exhaustive()
    }
}
