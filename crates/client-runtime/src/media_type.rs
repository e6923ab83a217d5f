//! Media types, as far as answers are told apart by them.

pub(crate) fn essence(media_type: &str) -> &str {
    media_type.split_once(';').map_or(media_type, |(essence, _)| essence).trim()
}

pub(crate) fn is_json(media_type: &str) -> bool {
    let essence = essence(media_type);
    essence.eq_ignore_ascii_case("application/json")
        || essence
            .len()
            .checked_sub(5)
            .and_then(|start| essence.get(start..))
            .is_some_and(|end| end.eq_ignore_ascii_case("+json"))
}

pub(crate) fn is_html(media_type: &str) -> bool {
    essence(media_type).eq_ignore_ascii_case("text/html")
}

/// Whether a media type is among the accepted ones, which are joined by commas and may hold `*`. If none is, all are.
pub(crate) fn is_accepted(media_type: &str, accept: &str) -> bool {
    // Most answers are of the first type, spelled as in the document.
    if accept.strip_prefix(media_type).is_some_and(|rest| rest.is_empty() || rest.starts_with(',')) {
        return true;
    }
    let essence = essence(media_type);
    accept.is_empty() || accept.split(',').any(|range| fits(essence, self::essence(range)))
}

fn fits(essence: &str, range: &str) -> bool {
    match range.strip_suffix('*') {
        Some("*/") => true,
        Some(start) => essence.get(..start.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(start)),
        None => essence.eq_ignore_ascii_case(range),
    }
}

/// Whether its text is encoded as ISO 8859-1, where each byte is a character.
pub(crate) fn is_latin1(media_type: &str) -> bool {
    media_type.split(';').skip(1).any(|parameter| {
        parameter.split_once('=').is_some_and(|(name, value)| {
            let value = value.trim().trim_matches('"');
            name.trim().eq_ignore_ascii_case("charset")
                && ["iso-8859-1", "latin1"].iter().any(|latin1| value.eq_ignore_ascii_case(latin1))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::{is_accepted, is_json, is_latin1};

    #[test]
    fn json_has_several_names() {
        for name in ["application/json", "Application/JSON; charset=utf-8", "application/problem+json"] {
            assert!(is_json(name), "{name}");
        }
        for name in ["text/html", "application/jsonp", "json", "", "+jso", "é+jso"] {
            assert!(!is_json(name), "{name}");
        }
    }

    #[test]
    fn ranges_are_understood() {
        assert!(is_accepted("text/plain; charset=utf-8", "application/json, text/plain"));
        assert!(is_accepted("image/png", "image/*"));
        assert!(is_accepted("image/png", "*/*"));
        assert!(is_accepted("image/png", ""));
        assert!(!is_accepted("text/html", "application/json, text/plain"));
    }

    #[test]
    fn latin1_is_a_charset() {
        assert!(is_latin1("text/plain; charset=\"ISO-8859-1\""));
        assert!(!is_latin1("text/plain; charset=utf-8"));
        assert!(!is_latin1("text/plain"));
    }
}
