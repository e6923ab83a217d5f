//! Texts that read well: of a format, or of no meaning.

/// Characters that are made; a text that must be longer is given up.
pub(super) const MAX_LENGTH: usize = 100_000;

/// A text without a meaning, the nth of several.
pub(super) fn plain(min: usize, max: usize, nth: usize) -> String {
    let mut text = if nth == 0 { "text".to_owned() } else { format!("text{}", nth + 1) };
    if text.len() > max {
        text = letters(nth, max);
    }
    let n_missing = min.saturating_sub(text.len());
    text.extend("abcdefghij".chars().cycle().take(n_missing));
    text
}

/// So many letters, of which the first tell one from another.
fn letters(nth: usize, n: usize) -> String {
    let digit = |place: u32| nth / 26_usize.checked_pow(place).unwrap_or(usize::MAX) % 26;
    (0..).map(|place| char::from(b"abcdefghijklmnopqrstuvwxyz"[digit(place)])).take(n).collect()
}

/// One to four letters.
fn short(nth: usize, max: usize) -> String {
    letters(nth, max.clamp(1, 4))
}

/// Texts of a format, the one that reads best first.
pub(super) fn of_format(format: &str, min: usize, max: usize, nth: usize) -> Vec<String> {
    let n = nth + 1;
    let (minute, second) = (nth / 60 % 60, nth % 60);
    let numbered = |first: &str, other: String| if nth == 0 { first.to_owned() } else { other };
    let n_missing = |text: &str| min.saturating_sub(text.len());
    match format {
        "date" => vec![format!("2024-{:02}-{:02}", nth / 28 % 12 + 1, nth % 28 + 1)],
        "date-time" => {
            let until = format!("2024-01-01T12:{minute:02}:{second:02}");
            let fraction = "0".repeat(n_missing(&until).saturating_sub(2).max(1));
            vec![format!("{until}Z"), format!("{until}.{fraction}Z")]
        }
        "time" => vec![format!("12:{minute:02}:{second:02}Z")],
        "duration" => vec![format!("P{n}D")],
        "uuid" => vec![format!("123e4567-e89b-12d3-a456-{:012x}", 0x4266_1417_4000_u64 + nth as u64)],
        "email" | "idn-email" => {
            let name = numbered("ana", format!("ana{n}"));
            let padding = "a".repeat(n_missing(&format!("{name}@example.com")));
            vec![format!("{name}{padding}@example.com"), format!("{}@a.b", short(nth, max.saturating_sub(4)))]
        }
        "hostname" | "idn-hostname" => {
            let name = numbered("example.com", format!("host{n}.example.com"));
            vec![format!("{}{name}", "a.".repeat(n_missing(&name).div_ceil(2))), short(nth, max)]
        }
        "ipv4" => vec![format!("192.0.2.{}", n % 255), format!("1.1.1.{}", n % 10)],
        "ipv6" => vec![format!("2001:db8::{n:x}"), format!("::{n:x}")],
        "uri" | "uri-reference" | "iri" | "iri-reference" | "url" => {
            let address = numbered("https://example.com/", format!("https://example.com/{n}"));
            let padding = "a".repeat(n_missing(&address));
            vec![format!("{address}{padding}"), format!("a:{}", short(nth, max.saturating_sub(2)))]
        }
        "byte" | "base64" => {
            let text = numbered("dGV4dA==", "YWJj".repeat(n));
            let long = "YWJj".repeat(min.div_ceil(4));
            vec![if min > text.len() { long } else { text }, "YWJj".repeat(max.min(4_000) / 4), String::new()]
        }
        "json-pointer" => vec![format!("/text{n}")],
        "relative-json-pointer" => vec![n.to_string()],
        _ => Vec::new(),
    }
}
