//! Texts of a format, a pattern and a length.

use super::super::fit::Fit;
use super::super::maker::Maker;
use super::demand::{Demand, Unmade};

/// Characters that are made; a text that must be longer is given up.
const MAX_LENGTH: u64 = 100_000;

impl Maker {
    pub(super) fn text(&mut self, demand: &Demand, variant: usize) -> Result<String, Unmade> {
        let min = demand.greatest("minLength").unwrap_or_default();
        let max = demand.least("maxLength").unwrap_or(u64::MAX);
        if min > MAX_LENGTH {
            return Err(Unmade::TooMuch);
        }
        if min > max {
            return Err(Unmade::unfit(format!("no text has at least {min} and at most {max} characters")));
        }
        let (min, max) = (n_chars(min), n_chars(max));
        let formats = demand.parts.iter().filter_map(|part| part.text("format"));
        let of_formats: Vec<String> = formats.flat_map(|format| of_format(format, min, max, variant)).collect();
        if let Some(text) = of_formats.into_iter().find(|text| self.fits_parts(demand, text)) {
            return Ok(text);
        }
        let patterns: Vec<&'static str> = demand.parts.iter().filter_map(|part| part.text("pattern")).collect();
        for source in &patterns {
            let pattern = self.pattern(source);
            // A pattern that cannot be read says nothing here.
            let Some(pattern) = pattern else { continue };
            let texts: Vec<String> = (0..4).filter_map(|nth| pattern.text(min, max, variant + nth)).collect();
            if let Some(text) = texts.into_iter().find(|text| self.fits_parts(demand, text)) {
                return Ok(text);
            }
        }
        let plain = plain(min, max, variant);
        if self.fits_parts(demand, &plain) {
            return Ok(plain);
        }
        let pattern = patterns.first().copied().unwrap_or_default();
        Err(Unmade::unfit(format!("no text was found that fits, with the pattern {pattern:?}")))
    }

    fn fits_parts(&mut self, demand: &Demand, text: &str) -> bool {
        let value = serde_json::Value::from(text);
        demand.parts.iter().all(|part| self.fits_scalar(part, &value) != Fit::No)
    }
}

fn n_chars(count: u64) -> usize {
    usize::try_from(count).unwrap_or(usize::MAX)
}

/// A text without a meaning.
fn plain(min: usize, max: usize, variant: usize) -> String {
    let mut text = if variant == 0 { "text".to_owned() } else { format!("text{}", variant + 1) };
    if text.len() > max {
        // Of a short one the end tells it apart.
        let digits = b"abcdefghijklmnopqrstuvwxyz";
        let mut rest = variant;
        text = std::iter::repeat_with(|| {
            let digit = digits[rest % digits.len()];
            rest /= digits.len();
            char::from(digit)
        })
        .take(max)
        .collect();
    }
    let n_missing = min.saturating_sub(text.len());
    text.extend("abcdefghij".chars().cycle().take(n_missing));
    text
}

/// Texts of a format, the one that reads best first.
fn of_format(format: &str, min: usize, max: usize, variant: usize) -> Vec<String> {
    let n = variant + 1;
    let wanted = |short: usize| min.saturating_sub(short);
    match format {
        "date" => vec![format!("2024-{:02}-{:02}", variant / 28 % 12 + 1, variant % 28 + 1)],
        "date-time" => {
            let (minute, second) = (variant / 60 % 60, variant % 60);
            let whole = format!("2024-01-01T12:{minute:02}:{second:02}Z");
            let fraction = "0".repeat(wanted(21).max(1));
            vec![whole, format!("2024-01-01T12:{minute:02}:{second:02}.{fraction}Z")]
        }
        "time" => vec![format!("12:{:02}:{:02}Z", variant / 60 % 60, variant % 60)],
        "duration" => vec![format!("P{n}D")],
        "uuid" => vec![format!("123e4567-e89b-12d3-a456-{:012x}", 0x4266_1417_4000_u64 + variant as u64)],
        "email" | "idn-email" => {
            let name = if variant == 0 { "ana".to_owned() } else { format!("ana{n}") };
            let longer = format!("{name}{}@example.com", "a".repeat(wanted(name.len() + 12)));
            vec![longer, format!("{}@a.b", short(variant, max.saturating_sub(4)))]
        }
        "hostname" | "idn-hostname" => {
            let name = if variant == 0 { "example.com".to_owned() } else { format!("host{n}.example.com") };
            let labels = "a.".repeat(wanted(name.len()).div_ceil(2));
            vec![format!("{labels}{name}"), short(variant, max)]
        }
        "ipv4" => vec![format!("192.0.2.{}", n % 255), format!("1.1.1.{}", n % 10)],
        "ipv6" => vec![format!("2001:db8::{n:x}"), format!("::{n:x}")],
        "uri" | "uri-reference" | "iri" | "iri-reference" | "url" => {
            let address =
                if variant == 0 { "https://example.com/".to_owned() } else { format!("https://example.com/{n}") };
            let padding = "a".repeat(wanted(address.len()));
            vec![format!("{address}{padding}"), format!("a:{}", short(variant, max.saturating_sub(2)))]
        }
        "byte" | "base64" => {
            let mut text = if variant == 0 { "dGV4dA==".to_owned() } else { "YWJj".repeat(n) };
            if min > text.len() {
                text = "YWJj".repeat(min.div_ceil(4));
            }
            vec![text, "YWJj".repeat(max.min(4000) / 4), String::new()]
        }
        "json-pointer" => vec![format!("/text{n}")],
        "relative-json-pointer" => vec![n.to_string()],
        "regex" => vec![format!("text{n}")],
        _ => Vec::new(),
    }
}

/// One to a few letters.
fn short(variant: usize, max: usize) -> String {
    plain(1, max.clamp(1, 4), variant)
}
