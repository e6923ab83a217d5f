//! Choice among media types by the caller's `Accept`, as RFC 9110 tells it.
//!
//! `text/*;q=0.5, application/xml` and the offers `application/json`, `text/csv`, `application/xml`: the second weighs
//! 0.5, the third 1, the first nothing, and so the third is sent. Parameters other than `q` are not looked at, and no
//! media type stands for another: `application/json` does not take `application/problem+json`.

use poem::http::{HeaderMap, header};

/// Media types that a caller takes.
#[derive(Debug, Clone, Copy)]
pub struct Accept<'c>(&'c HeaderMap);

/// Liking of a caller for a media type; the greater, the better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Liking {
    /// Thousandths.
    weight: u16,
    /// Precision of the range that gave the weight.
    precision: u8,
}

impl<'c> Accept<'c> {
    /// The media types that the headers of a request tell. Several `Accept` headers count as one list.
    pub fn of(headers: &'c HeaderMap) -> Accept<'c> {
        Accept(headers)
    }

    /// Number of the offer that the caller likes best; the first where none is named, or none will do.
    ///
    /// Of two that weigh the same the one that is named wins over one that only a range takes, then the earlier one. An
    /// offer is sent even if none will do: a refusal would hide the error that is being told.
    pub fn best(self, offers: &[&str]) -> usize {
        self.best_of(offers.iter().copied())
    }

    pub(super) fn best_of<'o>(self, offers: impl Iterator<Item = &'o str>) -> usize {
        if !self.0.contains_key(header::ACCEPT) {
            return 0;
        }
        let mut best: Option<(Liking, usize)> = None;
        for (idx, offer) in offers.enumerate() {
            let liking = self.liking(offer);
            if liking.weight > 0 && best.is_none_or(|(best, _)| liking > best) {
                best = Some((liking, idx));
            }
        }
        best.map_or(0, |(_, idx)| idx)
    }

    /// The most precise range that takes an offer gives the weight, so that `*/*, text/csv;q=0` takes all but one.
    fn liking(self, offer: &str) -> Liking {
        let offer = essence(offer);
        let headers = self.0.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
        let ranges = headers.flat_map(|value| value.split(outside_quotes(',')));
        let likings = ranges.filter_map(|range| {
            let precision = precision(essence(range), offer)?;
            Some(Liking { precision, weight: weight(range)? })
        });
        let most_precise = likings.max_by_key(|liking| (liking.precision, liking.weight));
        most_precise.unwrap_or(Liking { weight: 0, precision: 0 })
    }
}

/// The media type without its parameters.
fn essence(media_type: &str) -> &str {
    media_type.split(';').next().unwrap_or_default().trim()
}

/// Precision with which a range takes a media type: 2 by its name, 1 by its first half, 0 by `*/*`. Nothing where it does
/// not.
fn precision(range: &str, offer: &str) -> Option<u8> {
    let (range_type, range_subtype) = range.split_once('/')?;
    let (offer_type, _) = offer.split_once('/')?;
    if range.eq_ignore_ascii_case(offer) {
        Some(2)
    } else if range_subtype != "*" {
        None
    } else if range_type.eq_ignore_ascii_case(offer_type) {
        Some(1)
    } else {
        (range_type == "*").then_some(0)
    }
}

/// Thousandths that `q` gives; all of them where there is no `q`, nothing where it cannot be read.
fn weight(range: &str) -> Option<u16> {
    let parameters = range.split(outside_quotes(';')).skip(1).filter_map(|parameter| parameter.split_once('='));
    let mut weights = parameters.filter(|(name, _)| name.trim().eq_ignore_ascii_case("q"));
    weights.next().map_or(Some(1000), |(_, text)| thousandths(text.trim()))
}

/// Thousandths of `0`, `0.5`, `1.000`: at most three digits behind the point, and no more than one whole.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let is_plain = matches!(whole, "0" | "1") && fraction.len() <= 3 && fraction.bytes().all(|b| b.is_ascii_digit());
    let thousandths: u16 = if is_plain { format!("{whole}{fraction:0<3}").parse().ok()? } else { return None };
    (thousandths <= 1000).then_some(thousandths)
}

/// Finds a sign that does not stand in a quoted string.
fn outside_quotes(sign: char) -> impl FnMut(char) -> bool {
    let mut is_quoted = false;
    let mut is_escaped = false;
    move |c| {
        let is_literal = std::mem::take(&mut is_escaped);
        match c {
            _ if is_literal => false,
            '\\' => {
                is_escaped = is_quoted;
                false
            }
            '"' => {
                is_quoted = !is_quoted;
                false
            }
            _ => c == sign && !is_quoted,
        }
    }
}

#[cfg(test)]
mod tests {
    use poem::http::{HeaderMap, HeaderValue, header};

    use super::Accept;

    const OFFERS: [&str; 3] = ["application/json", "application/xml", "text/csv; header=present"];

    /// The offer for these `Accept` headers.
    fn chosen(accept: &[&str]) -> &'static str {
        let mut headers = HeaderMap::new();
        for value in accept {
            headers.append(header::ACCEPT, HeaderValue::from_bytes(value.as_bytes()).expect("a header can hold it"));
        }
        OFFERS[Accept::of(&headers).best(&OFFERS)].split(['/', ';']).nth(1).expect("each has two halves")
    }

    #[test]
    fn the_offer_that_the_caller_likes_best() {
        let cases = [
            ("application/json", "json"),
            ("application/xml", "xml"),
            ("APPLICATION/XML", "xml"),
            ("application/xml;q=0.5, application/json;q=0.4", "xml"),
            ("application/json;q=0.4,application/xml;q=0.41", "xml"),
            ("text/csv", "csv"),
            ("text/*", "csv"),
            ("text/csv; header=absent", "csv"),
            ("*/*", "json"),
            ("application/*", "json"),
            ("*/*, application/xml", "xml"),
            ("application/xml;q=0.9, */*", "json"),
            ("application/json;q=0, */*;q=0.1", "xml"),
            ("application/*;q=0, */*;q=0.1", "csv"),
            ("text/html, application/xhtml+xml, application/xml;q=0.9, */*;q=0.8", "xml"),
            ("application/json ; Q = 0.1 , application/xml ; q=1.000", "xml"),
            (r#"application/xml;x="a,b;q=0";q=0.5, application/json;q=0.1"#, "xml"),
            (r#"application/xml;x="\"," , application/json;q=0.1"#, "xml"),
        ];
        for (accept, expected) in cases {
            assert_eq!(chosen(&[accept]), expected, "{accept}");
        }
    }

    #[test]
    fn where_nothing_is_named_or_nothing_fits_it_is_the_first() {
        for accept in ["", ",", "image/png", "application/problem+json", "*/*;q=0", "application/xml;q=0", "xml", "é"]
        {
            assert_eq!(chosen(&[accept]), "json", "{accept}");
        }
        assert_eq!(chosen(&[]), "json");
        let headers = HeaderMap::new();
        assert_eq!(Accept::of(&headers).best(&[]), 0);
    }

    #[test]
    fn malformed_parts_are_skipped() {
        let malformed =
            ["application/json;q=2", "application/json;q=", "application/json;q=1.001", "*/json", "*", "json/"];
        for part in malformed.into_iter().chain(["application/json;q=0.1234", "application/json;q=-1", "q=1", "/"]) {
            assert_eq!(chosen(&[&format!("{part}, application/xml;q=0.1")]), "xml", "{part}");
        }
    }

    #[test]
    fn several_headers_are_one_list() {
        assert_eq!(chosen(&["application/json;q=0.1", "text/csv;q=0.2, application/xml;q=0.3"]), "xml");
    }
}
