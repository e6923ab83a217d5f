//! Statuses as variants.

use contract::model::StatusKey;

/// The variant of a status: its reason phrase, the class of a range, `Default`.
pub(super) fn variant(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => reason(code).map_or_else(|| format!("Status{code}"), ToOwned::to_owned),
        StatusKey::Range(class) => class_name(class).to_owned(),
        StatusKey::Default => "Default".to_owned(),
    }
}

/// Whether a status says that the request failed.
pub(super) fn is_error(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(400..600) | StatusKey::Range(4..=5) | StatusKey::Default)
}

/// Whether an answer with this status never has a body.
pub(super) fn is_bodiless(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(204 | 205 | 304))
}

fn class_name(class: u8) -> &'static str {
    match class {
        1 => "Informational",
        2 => "Success",
        3 => "Redirection",
        4 => "ClientError",
        _ => "ServerError",
    }
}

/// The reason phrases of the IANA registry.
fn reason(code: u16) -> Option<&'static str> {
    Some(match code {
        200 => "Ok",
        201 => "Created",
        202 => "Accepted",
        203 => "NonAuthoritativeInformation",
        204 => "NoContent",
        205 => "ResetContent",
        206 => "PartialContent",
        207 => "MultiStatus",
        208 => "AlreadyReported",
        226 => "ImUsed",
        300 => "MultipleChoices",
        301 => "MovedPermanently",
        302 => "Found",
        303 => "SeeOther",
        304 => "NotModified",
        305 => "UseProxy",
        307 => "TemporaryRedirect",
        308 => "PermanentRedirect",
        400 => "BadRequest",
        401 => "Unauthorized",
        402 => "PaymentRequired",
        403 => "Forbidden",
        404 => "NotFound",
        405 => "MethodNotAllowed",
        406 => "NotAcceptable",
        407 => "ProxyAuthenticationRequired",
        408 => "RequestTimeout",
        409 => "Conflict",
        410 => "Gone",
        411 => "LengthRequired",
        412 => "PreconditionFailed",
        413 => "ContentTooLarge",
        414 => "UriTooLong",
        415 => "UnsupportedMediaType",
        416 => "RangeNotSatisfiable",
        417 => "ExpectationFailed",
        418 => "ImATeapot",
        421 => "MisdirectedRequest",
        422 => "UnprocessableContent",
        423 => "Locked",
        424 => "FailedDependency",
        425 => "TooEarly",
        426 => "UpgradeRequired",
        428 => "PreconditionRequired",
        429 => "TooManyRequests",
        431 => "RequestHeaderFieldsTooLarge",
        451 => "UnavailableForLegalReasons",
        500 => "InternalServerError",
        501 => "NotImplemented",
        502 => "BadGateway",
        503 => "ServiceUnavailable",
        504 => "GatewayTimeout",
        505 => "HttpVersionNotSupported",
        506 => "VariantAlsoNegotiates",
        507 => "InsufficientStorage",
        508 => "LoopDetected",
        510 => "NotExtended",
        511 => "NetworkAuthenticationRequired",
        _ => return None,
    })
}

/// A status in a sentence.
pub(super) fn described(status: StatusKey) -> String {
    match status {
        StatusKey::Code(code) => format!("With status {code}."),
        StatusKey::Range(class) => format!("With a status from {class}00 to {class}99."),
        StatusKey::Default => "With any other status.".to_owned(),
    }
}
