//! Statuses: what they say, and their names.

use contract::model::StatusKey;

/// Whether a status says that the request failed.
pub fn is_error(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(400..600) | StatusKey::Range(4..=5) | StatusKey::Default)
}

/// Whether a status announces another one, so that no service sends it.
pub fn is_interim(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(100..200) | StatusKey::Range(1))
}

/// Whether an answer with this status never has a body.
pub fn is_bodiless(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(204 | 205 | 304))
}

/// Name of a status in Pascal case: its reason phrase in the IANA registry, the class of a range, `Default`.
pub fn variant(status: StatusKey) -> String {
    let name = match status {
        StatusKey::Default => "Default",
        StatusKey::Range(1) => "Informational",
        StatusKey::Range(2) => "Success",
        StatusKey::Range(3) => "Redirection",
        StatusKey::Range(4) => "ClientError",
        StatusKey::Range(_) => "ServerError",
        StatusKey::Code(code) => match code {
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
            _ => return format!("Status{code}"),
        },
    };
    name.to_owned()
}
