//! Which of the declared media types a body has.

/// The declared media type that a `Content-Type` fits best, by its number. Names are compared without case and without
/// their parameters; where several fit, the one that says most wins: `text/plain; version=2` with that parameter, then
/// `text/plain`, `application/*+json`, `text/*`, `*/*`.
pub(crate) fn choose(given: &str, accepted: &[&str]) -> Option<usize> {
    let (given_essence, given_parameters) = split(given);
    let (given_type, given_subtype) = given_essence.split_once('/')?;
    if given_type.is_empty() || given_subtype.is_empty() {
        return None;
    }
    let mut best: Option<(u8, usize)> = None;
    for (idx, declared) in accepted.iter().enumerate() {
        let (essence, parameters) = split(declared);
        let (declared_type, declared_subtype) = essence.split_once('/').unwrap_or((essence, ""));
        let rank = if essence.eq_ignore_ascii_case(given_essence) {
            match parameters {
                "" => 4,
                _ if parameters.eq_ignore_ascii_case(given_parameters) => 5,
                _ => 3,
            }
        } else if essence == "*/*" || essence == "*" {
            0
        } else if !declared_type.eq_ignore_ascii_case(given_type) {
            continue;
        } else if declared_subtype == "*" {
            1
        } else if let Some(suffix) = declared_subtype.strip_prefix('*') {
            let given_suffix =
                given_subtype.len().checked_sub(suffix.len()).and_then(|start| given_subtype.get(start..));
            if !given_suffix.is_some_and(|given| given.eq_ignore_ascii_case(suffix)) {
                continue;
            }
            2
        } else {
            continue;
        };
        if best.is_none_or(|(best, _)| rank > best) {
            best = Some((rank, idx));
        }
    }
    best.map(|(_, idx)| idx)
}

/// The name, and its parameters.
fn split(media_type: &str) -> (&str, &str) {
    let (essence, parameters) = media_type.split_once(';').unwrap_or((media_type, ""));
    (essence.trim(), parameters.trim())
}

#[cfg(test)]
mod tests {
    use super::choose;

    #[test]
    fn the_most_specific_wins() {
        let accepted =
            ["*/*", "text/*", "application/*+json", "text/plain", "application/json", "application/json; version=2"];
        let cases = [
            ("application/json", Some(4)),
            ("Application/JSON; charset=utf-8", Some(4)),
            ("application/json;version=2", Some(5)),
            ("application/problem+json", Some(2)),
            ("application/PROBLEM+JSON", Some(2)),
            ("text/plain;charset=utf-8", Some(3)),
            ("text/csv", Some(1)),
            ("image/png", Some(0)),
            ("image", None),
            ("/", None),
            ("", None),
            (";", None),
        ];
        for (given, expected) in cases {
            assert_eq!(choose(given, &accepted), expected, "{given}");
        }
    }

    #[test]
    fn what_is_not_declared_is_not_taken() {
        for given in ["application/jsonx", "application/problem+json", "text/json", "json", "application/ json", "é/é"]
        {
            assert_eq!(choose(given, &["application/json"]), None, "{given}");
        }
        assert_eq!(choose("application/json; charset=utf-8", &["application/json; charset=latin1"]), Some(0));
        assert_eq!(choose("a/é", &["a/*n"]), None);
    }
}
