//! Vehicles of the demo, with plates of both spellings.

use chrono::Datelike;
use domain::values::{Chassis, Day, Money, Plate, Text, VehicleTypeCode};
use domain::vehicles::{Doors, Fuel, ModelYear, Vehicle};

use super::base::sure;
use super::random::Random;
use super::words::{VehicleModel, WORDS};

/// A vehicle that no other number has.
pub(super) fn vehicle(random: &mut Random, number: u32, today: Day) -> Vehicle {
    let VehicleModel { brand, model, kind, fuel, doors, reais } = random.choose(&WORDS.models);
    let built = today.date().year() - random.between(0, 15);
    // A tenth of its worth is lost every year.
    let worth = i64::from(*reais) * 100 / (10 + i64::from(today.date().year() - built)) * 10;
    Vehicle {
        plate: Some(plate(number)),
        chassis: Some(sure(Chassis::parse(&format!("9BD{:02}ZZZ{number:09}", doors * 10 + kind)))),
        renavam: Text::parse(&format!("{:011}", 10_000_000_000 + u64::from(number) * 7)).ok(),
        brand: Text::parse(brand).ok(),
        model: Text::parse(model).ok(),
        built: ModelYear::new(built).ok(),
        model_year: ModelYear::new(built + random.between(0, 1)).ok(),
        colour: Text::parse(random.word(&WORDS.colours)).ok(),
        doors: Doors::new(*doors).ok(),
        kind: VehicleTypeCode::new(*kind).ok(),
        category: None,
        fuel: Fuel::parse(fuel).ok(),
        value: Money::from_centavos(worth).ok(),
        protected_value: Money::from_centavos(worth).ok(),
        own_share: Money::from_centavos(worth / 20).ok(),
    }
}

/// A plate that names no other car, in whatever spelling; even numbers have the old one.
fn plate(number: u32) -> Plate {
    const N_PLATES: u64 = 26 * 26 * 26 * 10_000;
    // The factor shares no divisor with the number of plates: no two numbers meet, and neighbours lie far apart.
    let scattered = u64::from(number) * 61_803_399 % N_PLATES;
    let (mut letters, digits) = (scattered / 10_000, scattered % 10_000);
    let mut text = String::new();
    for _ in 0..3 {
        text.push(char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[usize::try_from(letters % 26).unwrap_or(0)]));
        letters /= 26;
    }
    let digits = format!("{digits:04}");
    if number.is_multiple_of(2) {
        text.push_str(&digits);
    } else {
        let letter = char::from(digits.as_bytes()[1] - b'0' + b'A');
        text.push_str(&format!("{}{letter}{}", &digits[..1], &digits[2..]));
    }
    sure(Plate::parse(&text))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_plates_name_one_car() {
        let keys: BTreeSet<_> = (0..50_000).map(|number| plate(number).key()).collect();
        assert_eq!(keys.len(), 50_000);
        assert!(plate(2).to_string().contains('-') && !plate(3).to_string().contains('-'));
    }

    #[test]
    fn vehicles_are_whole() {
        let today = Day::parse("15/07/2026").unwrap();
        for number in 0..200 {
            let it = vehicle(&mut Random::of(number), number, today);
            assert!(it.kind.is_some() && it.fuel.is_some() && it.doors.is_some() && it.own_share.is_some());
        }
    }
}
