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

/// Whether a status announces another one, so that no service sends it.
pub(super) fn is_interim(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(100..200) | StatusKey::Range(1))
}

/// Whether an answer with this status never has a body.
pub(super) fn is_bodiless(status: StatusKey) -> bool {
    matches!(status, StatusKey::Code(204 | 205 | 304))
}

/// The name of an error enum: `Errors400_401`, `Errors4xxDefault`.
pub(super) fn set_name(statuses: impl Iterator<Item = StatusKey>) -> String {
    let mut name = "Errors".to_owned();
    for status in statuses {
        // Rust's lint about type names allows an underscore only between digits.
        if name.ends_with(|c: char| c.is_ascii_digit()) && status != StatusKey::Default {
            name.push('_');
        }
        match status {
            StatusKey::Code(code) => name.push_str(&code.to_string()),
            StatusKey::Range(class) => name.extend([class.to_string().as_str(), "xx"]),
            StatusKey::Default => name.push_str("Default"),
        }
    }
    name
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

#[cfg(test)]
mod tests {
    use super::set_name;
    use contract::model::StatusKey::{Code, Default, Range};

    #[test]
    fn sets_have_names_that_rust_likes() {
        let cases = [
            (vec![Code(400), Code(401)], "Errors400_401"),
            (vec![Code(400), Range(5)], "Errors400_5xx"),
            (vec![Range(4), Range(5), Default], "Errors4xx5xxDefault"),
            (vec![Code(404), Default], "Errors404Default"),
            (vec![Default, Code(404)], "ErrorsDefault404"),
        ];
        for (statuses, expected) in cases {
            assert_eq!(set_name(statuses.into_iter()), expected);
        }
    }
}
