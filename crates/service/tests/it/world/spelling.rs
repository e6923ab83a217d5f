//! What callers send, as they spell it.

/// The CPF with these nine digits.
pub(crate) fn cpf(number: u32) -> String {
    let mut digits: Vec<u32> = format!("{number:09}").chars().filter_map(|digit| digit.to_digit(10)).collect();
    for _ in 0..2 {
        let sum: u32 = digits.iter().rev().zip(2..).map(|(digit, weight)| digit * weight).sum();
        digits.push(sum * 10 % 11 % 10);
    }
    digits.iter().map(ToString::to_string).collect()
}

/// A text as a query has it.
pub(crate) fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |encoded, byte| encoded + &format!("%{byte:02X}"))
}
