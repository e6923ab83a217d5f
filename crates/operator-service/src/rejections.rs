//! Rejections as the operator's contract writes them: an `Erro` in JSON, with the id of the request.

use operator::runtime::json;
use operator::{CodigoErro, Erro, Reject};
use poem::Response;
use poem::http::StatusCode;
use stub_runtime::Rule;
use stub_runtime::check::Step;
use stub_runtime::rejection::{Reason, Rejected};

use http_server::RequestId;
use http_server::rejections::{is_like_ours, worded};

use super::OperatorService;

/// What whoever runs the service is told about credentials; those of users are of no use here.
const CREDENTIALS: &str = "Envie o token do operador em Authorization: Bearer.";

impl Reject for OperatorService {
    fn erro(&self, rejected: Rejected<'_>) -> Erro {
        let text = match rejected.reason() {
            Reason::MissingCredentials | Reason::MalformedCredentials => CREDENTIALS.to_owned(),
            reason => worded(reason),
        };
        error(rejected.status(), text, field(rejected.reason()))
    }
}

/// The answer for a refusal with such a status.
pub(super) fn refused(status: StatusCode, text: String) -> Response {
    let body = json::write(&error(status, text, None)).expect("an error is texts and a UUID, which JSON can hold");
    Response::builder().status(status).content_type("application/json").body(body)
}

fn error(status: StatusCode, text: String, field: Option<String>) -> Erro {
    let id = RequestId::current().map(|id| id.uuid().into());
    Erro { codigo: code(status), mensagem: text, campo: field, detalhes: None, id_requisicao: id }
}

fn code(status: StatusCode) -> CodigoErro {
    match status {
        StatusCode::UNAUTHORIZED => CodigoErro::NaoAutenticado,
        StatusCode::NOT_FOUND => CodigoErro::NaoEncontrado,
        StatusCode::METHOD_NOT_ALLOWED => CodigoErro::MetodoNaoAceito,
        StatusCode::REQUEST_TIMEOUT => CodigoErro::TempoEsgotado,
        StatusCode::PAYLOAD_TOO_LARGE => CodigoErro::CorpoGrandeDemais,
        StatusCode::URI_TOO_LONG => CodigoErro::EnderecoLongoDemais,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => CodigoErro::TipoNaoAceito,
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => CodigoErro::CabecalhosGrandesDemais,
        StatusCode::SERVICE_UNAVAILABLE => CodigoErro::Indisponivel,
        status if status.is_client_error() => CodigoErro::RequisicaoInvalida,
        _ => CodigoErro::ErroInterno,
    }
}

/// Where the fault is: a JSON pointer into the body, or the name of a parameter or a header. What the caller made up is
/// left out.
fn field(reason: &Reason) -> Option<String> {
    let name: &str = match reason {
        Reason::InvalidBody { fault } => {
            let missing = match fault.rule() {
                Rule::Required(name) => format!("/{name}"),
                _ => String::new(),
            };
            let field = fault.path().map(told).chain([missing]).collect::<String>();
            return Some(field).filter(|field| !field.is_empty());
        }
        Reason::Missing { name, .. } | Reason::Invalid { name, .. } | Reason::Misshapen { name, .. } => {
            return Some((*name).to_owned());
        }
        Reason::Unknown { name, .. } => name,
        Reason::Repeated { name, .. } => name,
        _ => return None,
    };
    is_like_ours(name).then(|| name.to_owned())
}

fn told(step: &Step) -> String {
    match step {
        Step::Name(name) => format!("/{name}"),
        Step::Key(_) => "/…".to_owned(),
        Step::Index(idx) => format!("/{idx}"),
    }
}
