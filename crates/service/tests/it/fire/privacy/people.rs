//! People who do not exist, and secrets of nobody: recognisable wherever they turn up.

use super::super::random::Random;
use crate::world::cpf;

/// Somebody with everything that the service could give away.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub(super) name: String,
    /// Without its mask.
    pub(super) cpf: String,
    pub(super) email: String,
    /// With area, digits only.
    pub(super) phone: String,
    /// A card's number.
    pub(super) card: String,
    pub(super) password: String,
    /// Looks like a token, and lets nobody in.
    pub(super) token: String,
}

impl Person {
    /// Somebody new.
    pub(super) fn new(random: &mut Random) -> Self {
        let words = [word(random), word(random), word(random)];
        let name = words.map(|word| word[..1].to_uppercase() + &word[1..]).join(" ");
        let digits = |random: &mut Random, n: usize| -> String {
            (0..n).map(|_| char::from(b'0' + u8::try_from(random.below(10)).expect("a digit"))).collect()
        };
        Self {
            cpf: cpf(100_000_000 + random.below(800_000_000)),
            email: format!("{}@{}.example", secret(random, "correio"), secret(random, "casa")),
            phone: format!("869{}", digits(random, 8)),
            card: format!("4{}", digits(random, 15)),
            password: format!("{} {}", word(random), secret(random, "senha-")),
            token: format!("ben_{:08x}{:08x}{:08x}{:08x}", random.next(), random.next(), random.next(), random.next()),
            name,
        }
    }

    /// The CPF as people write it.
    pub(super) fn masked_cpf(&self) -> String {
        let digits = &self.cpf;
        format!("{}.{}.{}-{}", &digits[..3], &digits[3..6], &digits[6..9], &digits[9..])
    }

    /// Everything that must not turn up anywhere.
    pub(super) fn values(&self) -> Vec<String> {
        let Self { name, cpf, email, phone, card, password, token } = self.clone();
        vec![name, cpf, self.masked_cpf(), email, phone, card, password, token]
    }
}

/// A secret that nobody could guess, fit for an address.
pub(super) fn secret(random: &mut Random, beginning: &str) -> String {
    format!("{beginning}{:08x}{:08x}", random.next(), random.next())
}

/// A word of no language, with letters that are written in several ways.
fn word(random: &mut Random) -> String {
    const SYLLABLES: [&str; 16] =
        ["zu", "xé", "qua", "vô", "wy", "kiã", "fç", "jor", "nhú", "gví", "pló", "bri", "tzê", "mõu", "rkà", "lhy"];
    (0..4).map(|_| *random.choose(&SYLLABLES)).collect()
}
