//! Money in centavos.

use std::fmt;

use crate::violation::Flaw;

/// The greatest amount, as the contract's `Valor` has it: a thousand million reais.
const MAX_CENTAVOS: i64 = 100_000_000_000;
const MAX_REAIS: f64 = 1e9;

/// An amount in reais, kept as whole centavos.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Money(i64);

impl Money {
    /// The amount of so many centavos.
    pub fn from_centavos(centavos: i64) -> Result<Self, Flaw> {
        if (0..=MAX_CENTAVOS).contains(&centavos) { Ok(Self(centavos)) } else { Err(out_of_range()) }
    }

    /// The amount that a JSON number says in reais.
    ///
    /// A number with up to two decimals has a nearest `f64`, and so has each whole number of centavos; the two are
    /// compared, so that 0.1 is ten centavos and 0.105 is refused instead of rounded.
    pub fn from_reais(reais: f64) -> Result<Self, Flaw> {
        if !(0.0..=MAX_REAIS).contains(&reais) {
            return Err(out_of_range());
        }
        let centavos = (reais * 100.0).round();
        #[expect(clippy::float_cmp, reason = "the nearest numbers are the same number, or there are more decimals")]
        let is_exact = centavos / 100.0 == reais;
        if !is_exact {
            return Err(Flaw::new("tem mais de duas casas decimais", "Envie reais e centavos, por exemplo 149.9"));
        }
        #[expect(clippy::cast_possible_truncation, reason = "a whole number within the range, as was just seen")]
        Ok(Self(centavos as i64))
    }

    /// Reads an amount as it is printed: `149.90`; decimals may be left out.
    pub fn parse(text: &str) -> Result<Self, Flaw> {
        let malformed = || Flaw::new("não é um valor", "Envie reais e centavos, por exemplo 149.90");
        let text = text.trim();
        let (reais, decimals) = text.split_once('.').unwrap_or((text, "0"));
        let are_digits = |part: &str, most: usize| {
            (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
        };
        if !are_digits(reais, 15) || !are_digits(decimals, 2) {
            return Err(malformed());
        }
        let centavos = format!("{reais}{decimals:0<2}").parse().map_err(|_| malformed())?;
        Self::from_centavos(centavos)
    }

    /// Whole centavos.
    pub fn centavos(self) -> i64 {
        self.0
    }

    /// The amount as the JSON number that [`Money::from_reais`] reads.
    #[expect(clippy::cast_precision_loss, reason = "amounts are far below 2^53")]
    pub fn reais(self) -> f64 {
        self.0 as f64 / 100.0
    }
}

impl fmt::Display for Money {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}.{:02}", self.0 / 100, self.0 % 100)
    }
}

fn out_of_range() -> Flaw {
    Flaw::new("está fora dos limites", "Envie um valor em reais de 0 a 1000000000")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::testing::{assert_refused, assert_round_trip, assert_sound};
    use super::*;

    #[test]
    fn json_numbers_become_the_centavos_that_people_mean() {
        let centavos = |reais| Money::from_reais(reais).map(Money::centavos);
        for (reais, expected) in [
            (0.0, 0),
            (-0.0, 0),
            (0.1, 10),
            (0.29, 29),
            (1.1, 110),
            (19.99, 1999),
            (149.9, 14990),
            (1.15, 115),
            (4.35, 435),
            (62500.0, 6_250_000),
            (999_999_999.99, 99_999_999_999),
            (1e9, MAX_CENTAVOS),
        ] {
            assert_eq!(centavos(reais), Ok(expected), "{reais}");
        }
    }

    #[test]
    fn other_numbers_are_refused_and_not_rounded() {
        for reais in [
            0.001,
            0.105,
            1.005,
            149.999,
            -0.01,
            -1.0,
            1e9 + 0.01,
            1e300,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            5e-324,
        ] {
            assert!(Money::from_reais(reais).is_err(), "{reais}");
        }
        assert_refused(
            &["", ".", "1.", ".5", "1.999", "-1", "+1", "1e3", "1,50", "R$ 1", "9999999999999999999", "１", "1\0"],
            Money::parse,
        );
    }

    proptest! {
        #[test]
        fn every_amount_round_trips(centavos in 0..=MAX_CENTAVOS) {
            let money = Money::from_centavos(centavos).unwrap();
            assert_round_trip(&money.to_string(), Money::parse);
            prop_assert_eq!(Money::from_reais(money.reais()), Ok(money));
            prop_assert_eq!(money.to_string().parse::<f64>().map(Money::from_reais), Ok(Ok(money)), "through JSON text");
        }

        #[test]
        fn any_number_is_an_amount_or_refused(reais: f64) {
            let _ = Money::from_reais(reais);
        }

        #[test]
        fn any_text_is_read_or_refused(text: String) {
            assert_sound(&text, Money::parse);
        }
    }
}
