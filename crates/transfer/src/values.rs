//! Values of the domain in JSON: each in its one spelling, read by its one constructor.

use auth::is_usable;
use chrono::{DateTime, SecondsFormat};
use domain::Violation;
use domain::attendance::AttendanceEntity;
use domain::catalogue::{BenefitType, SellerKind, SituationType, VehicleCategory};
use domain::crm::DealSituation;
use domain::dependents::Kinship;
use domain::events::{Involved, Priority};
use domain::people::{Expiry, LastDigits, PhoneKind, Sex};
use domain::users::PasswordHash;
use domain::values::{
    CardNumber, Chassis, Cnpj, Colour, Cpf, CpfCnpj, Day, DayFormat, Email, Login, Moment, Money, PersonName, Phone,
    Plate, PostalCode, Text, Uf,
};
use domain::vehicles::Fuel;
use serde_json::Value;

use super::object::{JsonField, unlike, write_text};

/// Values that are texts: how each is written and how it is read.
macro_rules! texts {
    ($($type:ty: $write:expr, $parse:expr;)+) => { $(
        impl JsonField for $type {
            fn write(&self, out: &mut Vec<u8>) {
                let write: fn(&$type) -> _ = $write;
                write_text(write(self).as_ref(), out);
            }

            fn read(value: Value, field: &str) -> Result<Self, Violation> {
                let Value::String(text) = value else { return Err(unlike(field, "um texto")) };
                $parse(&text).map_err(|flaw: domain::Flaw| flaw.at(field))
            }
        }
    )+ };
}

texts! {
    CardNumber: |it| it.as_str().to_owned(), CardNumber::parse;
    Chassis: |it| it.as_str().to_owned(), Chassis::parse;
    Cnpj: |it| it.as_str().to_owned(), Cnpj::parse;
    Colour: |it| it.as_str().to_owned(), Colour::parse;
    Cpf: |it| it.as_str().to_owned(), Cpf::parse;
    CpfCnpj: |it| it.as_str().to_owned(), CpfCnpj::parse;
    Day: |it| it.iso(), |text: &str| Day::parse_as(DayFormat::Iso, text);
    Email: |it| it.as_str().to_owned(), Email::parse;
    Expiry: |it| it.to_string(), Expiry::parse;
    LastDigits: |it| it.as_str().to_owned(), LastDigits::parse;
    Login: |it| it.as_str().to_owned(), Login::parse;
    PersonName: |it| it.as_str().to_owned(), PersonName::parse;
    Phone: |it| it.to_string(), Phone::parse;
    Plate: |it| it.as_str().to_owned(), Plate::parse;
    PostalCode: |it| it.as_str().to_owned(), PostalCode::parse;
}

/// Values of closed lists, as their words.
macro_rules! words {
    ($($type:ty),+ $(,)?) => { $(
        impl JsonField for $type {
            fn write(&self, out: &mut Vec<u8>) {
                write_text(self.as_str(), out);
            }

            fn read(value: Value, field: &str) -> Result<Self, Violation> {
                let Value::String(word) = value else { return Err(unlike(field, "um texto")) };
                Self::parse(&word).map_err(|flaw| flaw.at(field))
            }
        }
    )+ };
}

words!(
    AttendanceEntity,
    BenefitType,
    DealSituation,
    Fuel,
    Involved,
    Kinship,
    PhoneKind,
    Priority,
    SellerKind,
    Sex,
    SituationType,
    Uf,
    VehicleCategory,
);

/// Values that are whole numbers.
macro_rules! numbers {
    ($($type:ty),+ $(,)?) => { $(
        impl JsonField for $type {
            fn write(&self, out: &mut Vec<u8>) {
                self.get().write(out);
            }

            fn read(value: Value, field: &str) -> Result<Self, Violation> {
                Self::new(i32::read(value, field)?).map_err(|flaw| flaw.at(field))
            }
        }
    )+ };
}

domain::every_number!(numbers);

impl JsonField for bool {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend(if *self { b"true".as_slice() } else { b"false" });
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        value.as_bool().ok_or_else(|| unlike(field, "true ou false"))
    }
}

impl JsonField for i64 {
    fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.to_string().into_bytes());
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        value.as_i64().ok_or_else(|| unlike(field, "um número inteiro"))
    }
}

impl JsonField for i32 {
    fn write(&self, out: &mut Vec<u8>) {
        i64::from(*self).write(out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        Self::try_from(i64::read(value, field)?).map_err(|_| unlike(field, "um número inteiro de 32 bits"))
    }
}

impl JsonField for f64 {
    fn write(&self, out: &mut Vec<u8>) {
        // No field of the domain takes a number without end.
        serde_json::to_writer(out, self).expect("numbers are JSON, and memory takes them");
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        value.as_f64().ok_or_else(|| unlike(field, "um número"))
    }
}

impl JsonField for String {
    fn write(&self, out: &mut Vec<u8>) {
        write_text(self, out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        // NUL is text to JSON and to nobody else.
        match value {
            Value::String(text) if !text.contains('\0') => Ok(text),
            _ => Err(unlike(field, "um texto")),
        }
    }
}

impl JsonField for PasswordHash {
    fn write(&self, out: &mut Vec<u8>) {
        write_text(self.as_str(), out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        let hash = Self::new(String::read(value, field)?);
        let is_known = hash.as_str().starts_with("$argon2id$") && is_usable(&hash);
        if is_known { Ok(hash) } else { Err(unlike(field, "um resumo argon2id que use até 64 MiB")) }
    }
}

impl<const MAX: usize> JsonField for Text<MAX> {
    fn write(&self, out: &mut Vec<u8>) {
        write_text(self.as_str(), out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        let Value::String(text) = value else { return Err(unlike(field, "um texto")) };
        Self::parse(&text).map_err(|flaw| flaw.at(field))
    }
}

/// Reais, as the interface has them.
impl JsonField for Money {
    fn write(&self, out: &mut Vec<u8>) {
        self.reais().write(out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        Self::from_reais(f64::read(value, field)?).map_err(|flaw| flaw.at(field))
    }
}

/// A moment to the microsecond, in UTC.
impl JsonField for Moment {
    fn write(&self, out: &mut Vec<u8>) {
        write_text(&self.utc().to_rfc3339_opts(SecondsFormat::Micros, true), out);
    }

    fn read(value: Value, field: &str) -> Result<Self, Violation> {
        let moment = value.as_str().and_then(|text| DateTime::parse_from_rfc3339(text).ok());
        let moment = moment.and_then(|moment| Self::from_micros(moment.timestamp_micros()));
        moment.ok_or_else(|| unlike(field, "um momento como 2026-07-15T12:30:00Z"))
    }
}
