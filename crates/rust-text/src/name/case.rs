//! Words of a wire name, joined in Rust's ways.

use deunicode::deunicode;

/// `PascalCase`, for types and variants. Empty when the name holds no letter and no digit.
pub fn pascal(wire: &str) -> String {
    let joined: String = words(wire).iter().map(|word| capitalised(word)).collect();
    unless_digit_first(joined, "Value")
}

/// `snake_case`, for fields, arguments, functions and modules. Empty when the name holds no letter and no digit.
/// Keywords are the [`Scope`](super::Scope)'s business.
pub fn snake(wire: &str) -> String {
    unless_digit_first(words(wire).join("_"), "value_")
}

/// Lower-case ASCII words: split at what is neither letter nor digit, and where the case turns.
fn words(wire: &str) -> Vec<String> {
    let ascii = spelled_signs(wire);
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let chars: Vec<char> = ascii.chars().collect();
    for (idx, &c) in chars.iter().enumerate() {
        if !c.is_ascii_alphanumeric() {
            flush(&mut word, &mut words);
            continue;
        }
        let before = idx.checked_sub(1).map(|idx| chars[idx]);
        let after = chars.get(idx + 1);
        let turns = c.is_ascii_uppercase()
            && before.is_some_and(|before| {
                before.is_ascii_lowercase()
                    || before.is_ascii_digit()
                    || (before.is_ascii_uppercase() && after.is_some_and(char::is_ascii_lowercase))
            });
        if turns {
            flush(&mut word, &mut words);
        }
        word.push(c.to_ascii_lowercase());
    }
    flush(&mut word, &mut words);
    words
}

fn flush(word: &mut String, words: &mut Vec<String>) {
    if !word.is_empty() {
        words.push(std::mem::take(word));
    }
}

/// The name in ASCII. A sign in front of a number or letter matters (`-1`, `+1`, `>=`), so leading signs are spelled out.
fn spelled_signs(wire: &str) -> String {
    let mut spelled = String::new();
    for c in wire.chars().take_while(|c| is_sign(*c)) {
        let word = match c {
            '-' if wire.chars().nth(1).is_some_and(|next| next.is_ascii_digit()) => "minus",
            '+' => "plus",
            '<' => "less",
            '>' => "greater",
            '=' => "equal",
            '!' => "not",
            '*' => "star",
            '$' => "dollar",
            '@' => "at",
            '%' => "percent",
            '&' => "and",
            '#' => "number",
            _ => "",
        };
        spelled.push_str(word);
        spelled.push(' ');
    }
    let rest: String = wire.chars().skip_while(|c| is_sign(*c)).collect();
    spelled.push_str(&deunicode(&rest));
    spelled
}

fn is_sign(c: char) -> bool {
    c.is_ascii() && !c.is_ascii_alphanumeric()
}

fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map(|first| first.to_ascii_uppercase().to_string() + chars.as_str()).unwrap_or_default()
}

fn unless_digit_first(name: String, prefix: &str) -> String {
    if name.starts_with(|c: char| c.is_ascii_digit()) { format!("{prefix}{name}") } else { name }
}

#[cfg(test)]
mod tests {
    use super::{pascal, snake};

    #[test]
    fn names_of_every_kind() {
        let cases = [
            ("listarClientes", "ListarClientes", "listar_clientes"),
            ("HTTPServer2Go", "HttpServer2Go", "http_server2_go"),
            ("[\"Evento\"]", "Evento", "evento"),
            ("Média", "Media", "media"),
            ("$", "Dollar", "dollar"),
            ("", "", ""),
            ("-1", "Minus1", "minus_1"),
            ("+1", "Plus1", "plus_1"),
            ("2fa", "Value2fa", "value_2fa"),
            ("北京", "BeiJing", "bei_jing"),
            ("a.b-c_d e", "ABCDE", "a_b_c_d_e"),
            ("X-Rate-Limit", "XRateLimit", "x_rate_limit"),
            ("🦀", "Crab", "crab"),
        ];
        for (wire, as_type, as_field) in cases {
            assert_eq!((pascal(wire).as_str(), snake(wire).as_str()), (as_type, as_field), "{wire:?}");
        }
    }
}
