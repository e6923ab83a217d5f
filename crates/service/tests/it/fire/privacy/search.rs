//! Every spelling of what must not be told, looked for in everything that was.

use std::collections::BTreeMap;

use aho_corasick::AhoCorasick;
use base64::Engine;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;

/// The fewest characters that are worth looking for: shorter texts turn up by chance.
const MIN_LENGTH: usize = 8;

/// Fields of an export that tell who somebody is, or let them in.
const PERSONAL: [&str; 25] = [
    "card",
    "chassis",
    "company",
    "cpf",
    "description",
    "doctor_name",
    "document",
    "email",
    "holder",
    "identity",
    "imei",
    "inspector",
    "legal_representative",
    "licence",
    "login",
    "message",
    "mother",
    "name",
    "note",
    "password",
    "payer",
    "phone",
    "renavam",
    "responsible",
    "spouse",
];

/// Records that are about people.
const PEOPLE: [&str; 14] = [
    "user",
    "person",
    "credit_card",
    "benefit",
    "installation",
    "dependent",
    "lead",
    "deal",
    "deal_dependent",
    "consultation",
    "help_desk",
    "inspection",
    "event",
    "seller",
];

/// What must not be told.
#[derive(Debug, Default)]
pub(super) struct Secrets {
    /// Each spelling, and the value that it spells.
    spellings: BTreeMap<Vec<u8>, String>,
    n_values: usize,
}

impl Secrets {
    /// Adds a value in every spelling.
    pub(super) fn add(&mut self, value: &str) {
        if value.chars().count() < MIN_LENGTH {
            return;
        }
        self.n_values += 1;
        for spelling in spellings(value) {
            self.spellings.insert(spelling, value.to_owned());
        }
    }

    /// Adds several.
    pub(super) fn add_all(&mut self, values: impl IntoIterator<Item = String>) {
        values.into_iter().for_each(|value| self.add(&value));
    }

    /// Adds all that an export tells about people.
    pub(super) fn add_export(&mut self, export: &str) {
        for line in export.lines() {
            let record: Value = serde_json::from_str(line).expect("an export is JSON");
            if record["kind"].as_str().is_some_and(|kind| PEOPLE.contains(&kind)) {
                self.add_personal(&record);
            }
        }
    }

    fn add_personal(&mut self, value: &Value) {
        match value {
            Value::Object(fields) => {
                for (name, field) in fields {
                    match field {
                        // Names of situations stand in histories, and are nobody's.
                        _ if name == "history" => {}
                        Value::String(text) if PERSONAL.contains(&name.as_str()) => self.add(text),
                        other => self.add_personal(other),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| self.add_personal(item)),
            _ => {}
        }
    }

    pub(super) fn n_values(&self) -> usize {
        self.n_values
    }

    /// Where any of it turned up, by the name of what tells it.
    pub(super) fn found_in<'t>(&self, told: impl IntoIterator<Item = &'t (String, String)>) -> Vec<String> {
        let patterns: Vec<&Vec<u8>> = self.spellings.keys().collect();
        let searcher = AhoCorasick::builder().ascii_case_insensitive(true).build(&patterns).expect("few enough");
        let mut found = Vec::new();
        for (name, text) in told {
            for occurrence in searcher.find_iter(text) {
                let spelling = patterns[occurrence.pattern()];
                let line = text[..occurrence.start()].rsplit('\n').next().unwrap_or_default().len();
                let from = occurrence.start() - line;
                let line = text[from..].lines().next().unwrap_or_default();
                found.push(format!("{name} tells {:?}: {line}", self.spellings[spelling]));
            }
        }
        found
    }
}

/// A value as it might be written somewhere.
fn spellings(value: &str) -> Vec<Vec<u8>> {
    let lower = value.to_lowercase();
    let plain: String = lower.nfd().filter(char::is_ascii).collect();
    let mut texts = vec![value.to_owned(), lower.clone(), value.to_uppercase(), plain, value.nfd().collect()];
    let digits: String = value.chars().filter(char::is_ascii_digit).collect();
    // A telephone, a card, a document: however it is set, its digits tell.
    if digits.len() >= MIN_LENGTH && 2 * digits.len() > value.len() {
        texts.extend(set(&digits));
        texts.push(digits);
    }
    let mut all: Vec<Vec<u8>> = Vec::new();
    for text in &texts {
        all.push(text.clone().into_bytes());
        all.push(percent(text, "%20").into_bytes());
        all.push(percent(text, "+").into_bytes());
        all.push(text.chars().map(escaped).collect::<String>().into_bytes());
        all.push(text.bytes().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}")).into_bytes());
        let bytes: Vec<String> = text.bytes().map(|byte| byte.to_string()).collect();
        all.push(bytes.join(", ").into_bytes());
    }
    for text in [value, &lower] {
        all.extend(base64(text.as_bytes()));
    }
    all.retain(|spelling| spelling.len() >= MIN_LENGTH);
    all
}

/// The ways in which documents, telephones and cards are set.
fn set(digits: &str) -> Vec<String> {
    let d = digits;
    match d.len() {
        11 => vec![
            format!("{}.{}.{}-{}", &d[..3], &d[3..6], &d[6..9], &d[9..]),
            format!("({}){}-{}", &d[..2], &d[2..7], &d[7..]),
            format!("({}) {}-{}", &d[..2], &d[2..7], &d[7..]),
            format!("{} {}-{}", &d[..2], &d[2..7], &d[7..]),
        ],
        14 => vec![format!("{}.{}.{}/{}-{}", &d[..2], &d[2..5], &d[5..8], &d[8..12], &d[12..])],
        16 => vec![format!("{} {} {} {}", &d[..4], &d[4..8], &d[8..12], &d[12..])],
        _ => Vec::new(),
    }
}

fn percent(text: &str, space: &str) -> String {
    let byte = |byte: u8| match byte {
        b' ' => space.to_owned(),
        byte if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// A character as JSON may have it.
fn escaped(character: char) -> String {
    if character.is_ascii() {
        return character.to_string();
    }
    let mut units = [0; 2];
    let units = character.encode_utf16(&mut units);
    units.iter().fold(String::new(), |escaped, unit| escaped + &format!("\\u{unit:04x}"))
}

/// What of a text can be seen in base 64, wherever in the encoded bytes it begins.
fn base64(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for n_before in 0..3 {
        let shifted = [vec![0; n_before], bytes.to_vec()].concat();
        // The first and the last character depend on what stands beside the text.
        let (first, n_whole) = ((n_before * 4).div_ceil(3), shifted.len() / 3 * 4);
        for encoded in [STANDARD_NO_PAD.encode(&shifted), URL_SAFE_NO_PAD.encode(&shifted)] {
            all.push(encoded.as_bytes()[first..n_whole].to_vec());
        }
    }
    all
}

#[test]
fn every_spelling_is_found() {
    let mut secrets = Secrets::default();
    secrets.add("Zuxé Quavô");
    secrets.add("52998224725");
    let credential = base64::engine::general_purpose::STANDARD.encode("x:Zuxé Quavô!");
    for text in [
        "Zuxé Quavô",
        "ZUXÉ QUAVÔ",
        "zuxe quavo",
        "Zux%C3%A9%20Quav%C3%B4",
        "zux%c3%a9+quav%c3%b4",
        r"Zux\u00e9 Quav\u00f4",
        "5a7578c3a92051756176c3b4",
        credential.as_str(),
        "529.982.247-25",
        "cpf=52998224725&",
        "NTI5OTgyMjQ3MjU=",
    ] {
        let told = [("a log".to_owned(), format!("before\n{text}\nafter"))];
        assert!(!secrets.found_in(&told).is_empty(), "{text}");
    }
    let told = [("a log".to_owned(), "Zuxé, quavô; 529982247".to_owned())];
    assert_eq!(secrets.found_in(&told), Vec::<String>::new());
}
