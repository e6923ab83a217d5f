//! Identities of the demo: documents, names, telephones and addresses.

use domain::address::Address;
use domain::people::{PersonPhone, Sex};
use domain::values::{Cnpj, Cpf, Day, Email, PersonName, Phone, PostalCode, Text, Uf};

use super::base::sure;
use super::random::Random;
use super::words::{City, WORDS};

/// Which of several people of one number is meant; each has a document of its own.
#[derive(Debug, Clone, Copy)]
pub(super) enum Role {
    Member = 1,
    FirstDependent = 2,
    SecondDependent = 3,
    ThirdDependent = 4,
    Lead = 5,
    DealDependent = 6,
}

/// The CPF of somebody.
pub(super) fn cpf(number: u32, role: Role) -> Cpf {
    let base = scattered(number);
    let first = base / 10_000_000;
    // The last digit is never the first one, so that nobody has nine equal ones.
    let last = (first + role as u32) % 10;
    sure(Cpf::complete(&format!("{base:08}{last}")))
}

/// The CNPJ of a company; every other one has letters.
pub(super) fn cnpj(number: u32) -> Cnpj {
    let base = scattered(number);
    let root = if number.is_multiple_of(2) {
        format!("{base:08}")
    } else {
        let letter = |number: u32| char::from(b"ABCDEFGHJKLMNPRSTUVWXYZ"[(number % 23) as usize]);
        format!("{}{}{:06}", letter(base), letter(number / 1_000_000), number % 1_000_000)
    };
    sure(Cnpj::complete(&format!("{root}0001")))
}

/// Eight digits that no other number has, far from those of its neighbours.
fn scattered(number: u32) -> u32 {
    // The factor has no divisor in common with a power of ten, so that no two numbers meet.
    let product = u64::from(number % 100_000_000) * 38_742_049 + 12_345_678;
    u32::try_from(product % 100_000_000).expect("a remainder of eight digits")
}

/// A name of a person.
pub(super) fn name(random: &mut Random, sex: Sex) -> String {
    let first = random.choose(match sex {
        Sex::Female => &WORDS.women,
        Sex::Male => &WORDS.men,
    });
    let (middle, last) = (random.choose(&WORDS.surnames), random.choose(&WORDS.surnames));
    format!("{first} {middle} {}{last}", random.choose(&WORDS.links))
}

/// A name of a company.
pub(super) fn company_name(random: &mut Random) -> String {
    format!("{} {} Ltda", random.choose(&WORDS.surnames), random.choose(&WORDS.trades))
}

/// A name as a value.
pub(super) fn named(name: &str) -> PersonName {
    sure(PersonName::parse(name))
}

/// A sex.
pub(super) fn sex(random: &mut Random) -> Sex {
    if random.happens(50) { Sex::Female } else { Sex::Male }
}

/// An address for mail that reaches nobody.
pub(super) fn email(name: &str, number: u32) -> Email {
    let local: String = name.split(' ').next().unwrap_or("ninguem").chars().filter(char::is_ascii_alphabetic).collect();
    sure(Email::parse(&format!("{local}.{number}@exemplo.test")))
}

/// A mobile telephone in a city.
pub(super) fn mobile(random: &mut Random, area: u32) -> Phone {
    sure(Phone::parse(&format!("{area}9{:08}", 80_000_000 + random.below(20_000_000))))
}

/// Telephones of somebody in a city.
pub(super) fn phones(random: &mut Random, area: u32) -> Vec<PersonPhone> {
    let mut phones = vec![PersonPhone::new(mobile(random, area), None)];
    if random.happens(40) {
        let landline = format!("{area}3{:07}", random.below(10_000_000));
        phones.push(PersonPhone::new(sure(Phone::parse(&landline)), None));
    }
    phones
}

/// An address, and the area code of its telephones.
pub(super) fn address(random: &mut Random) -> (Address, u32) {
    let City { name: city, state, area, postal } = random.choose(&WORDS.cities);
    let complement = random.happens(25).then(|| format!("Apto {}", random.between(101, 1804)));
    let address = Address {
        kind: Text::parse("Residencial").ok(),
        street_kind: Text::parse(random.word(&WORDS.street_kinds)).ok(),
        street: Text::parse(random.word(&WORDS.streets)).ok(),
        street_with_kind: None,
        number: Text::parse(&random.between(1, 3999).to_string()).ok(),
        complement: complement.and_then(|text| Text::parse(&text).ok()),
        quarter: Text::parse(random.word(&WORDS.quarters)).ok(),
        city: Text::parse(city).ok(),
        uf: Uf::parse(state).ok(),
        postal_code: PostalCode::parse(&format!("{postal:03}{:05}", random.below(100_000))).ok(),
    };
    (address, *area)
}

/// A day of birth that makes somebody so old, more or less.
pub(super) fn birth(random: &mut Random, today: Day, youngest: i32, oldest: i32) -> Option<Day> {
    let days = random.between(youngest * 366, oldest * 365);
    Day::from_date(today.date() - chrono::Days::new(u64::from(days.unsigned_abs())))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn everybody_has_a_document_of_their_own() {
        let roles = [Role::Member, Role::FirstDependent, Role::Lead, Role::DealDependent];
        let cpfs: BTreeSet<Cpf> = (0..20_000).flat_map(|number| roles.map(|role| cpf(number, role))).collect();
        assert_eq!(cpfs.len(), 80_000);
        let cnpjs: BTreeSet<Cnpj> = (0..20_000).map(cnpj).collect();
        assert_eq!(cnpjs.len(), 20_000);
        let is_lettered = |cnpj: &&Cnpj| cnpj.as_str().bytes().any(|byte| byte.is_ascii_uppercase());
        assert_eq!(cnpjs.iter().filter(is_lettered).count(), 10_000);
    }

    #[test]
    fn people_are_plausible() {
        let mut random = Random::of(1);
        for number in 0..500 {
            let sex = sex(&mut random);
            let name = name(&mut random, sex);
            assert!(named(&name).as_str().contains(' '), "{name}");
            assert!(email(&name, number).as_str().ends_with("@exemplo.test"));
            let (address, area) = address(&mut random);
            assert!(address.postal_code.is_some() && address.uf.is_some() && !phones(&mut random, area).is_empty());
        }
    }
}
