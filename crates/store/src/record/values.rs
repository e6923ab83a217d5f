//! Values of the domain: in columns and in lines, each in its one spelling, read by its one constructor.

use std::borrow::Cow;

use chrono::{DateTime, SecondsFormat};
use domain::Violation;
use domain::attendance::{AttendanceEntity, Entity};
use domain::catalogue::{BenefitType, FunnelPlace, SellerKind, SituationType, VehicleCategory};
use domain::crm::DealSituation;
use domain::dependents::Kinship;
use domain::events::{Involved, Priority};
use domain::history::HistoryCode;
use domain::people::{Expiry, LastDigits, PersonPhone, PhoneKind, Sex};
use domain::receivers::{DeliveryFailure, DeliveryState, DisabledFor};
use domain::users::PasswordHash;
use domain::values::{
    BenefitCode, CardNumber, Chassis, Cnpj, Colour, ConsultationCode, Cpf, CpfCnpj, CreditCardCode, Day, DayFormat,
    DealCode, DealDependentCode, DependentCode, Email, EventCode, HelpDeskCode, InspectionCode, InstallationCode,
    ItemCode, LeadCode, Login, Moment, Money, PersonCode, PersonName, Phone, Plate, PostalCode, ReceiverCode,
    Sequential, StageCode, Text, Uf, UserCode,
};
use domain::vehicles::{Doors, Fuel, ModelYear};
use serde_json::Value;

use super::columns::{Cells, Column, Columns, corrupt};
use super::line::{JsonField, unlike, write_text};
use crate::error::StoreError;
use crate::sql::{Param, Row};

/// A value that is a text: how it is written and how it is read.
macro_rules! text {
    ([$($generics:tt)*] $type:ty, $it:ident => $text:expr, $parse:expr) => {
        impl $($generics)* Column for $type {
            fn from_column(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
                row.text(idx)?.map(|text| $parse(text).map_err(|_| corrupt::<Self>(idx))).transpose()
            }

            fn to_param(&self) -> Param<'_> {
                let $it = self;
                Param::Text(Cow::from($text))
            }
        }

        impl $($generics)* JsonField for $type {
            fn write_json(&self, out: &mut Vec<u8>) {
                let $it = self;
                write_text($text.as_ref(), out);
            }

            fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
                let Value::String(text) = value else { return Err(unlike(field, "um texto")) };
                $parse(text.as_str()).map_err(|flaw| flaw.at(field))
            }
        }
    };
}

text!([<const MAX: usize>] Text<MAX>, it => it.as_str(), Self::parse);
text!([] Day, it => it.iso(), |text| Day::parse_as(DayFormat::Iso, text));
impl From<Day> for Param<'_> {
    fn from(day: Day) -> Self {
        Param::Text(Cow::Owned(day.iso()))
    }
}

text!([] Expiry, it => it.to_string(), Self::parse);

macro_rules! texts {
    ($($type:ty),+ $(,)?) => { $( text!([] $type, it => it.as_str(), Self::parse); )+ };
}

texts!(CardNumber, Chassis, Cnpj, Colour, Cpf, CpfCnpj, Email, LastDigits, Login, Plate, PostalCode);
text!([] PersonName, it => it.as_str(), Self::parse_kept);

/// Values of closed lists, as their words.
macro_rules! words {
    ($($type:ty),+ $(,)?) => { $(
        text!([] $type, it => it.as_str(), Self::parse);

        impl From<$type> for Param<'_> {
            fn from(value: $type) -> Self {
                Param::Text(Cow::Borrowed(value.as_str()))
            }
        }
    )+ };
}

words!(
    AttendanceEntity,
    BenefitType,
    DealSituation,
    DeliveryFailure,
    DeliveryState,
    DisabledFor,
    Entity,
    Fuel,
    Involved,
    Kinship,
    PhoneKind,
    Priority,
    SellerKind,
    Sex,
    SituationType,
    Uf,
    VehicleCategory
);

/// A value that is kept as a whole number: how it is written and how it is read.
macro_rules! number {
    ($type:ty, $it:ident => $number:expr, $read:expr) => {
        impl $crate::record::Column for $type {
            fn from_column(row: &dyn $crate::sql::Row, idx: usize) -> Result<Option<Self>, $crate::StoreError> {
                row.int(idx)?
                    .map(|number| $read(number).ok_or_else(|| $crate::record::corrupt::<Self>(idx)))
                    .transpose()
            }

            fn to_param(&self) -> $crate::sql::Param<'_> {
                (*self).into()
            }
        }

        impl From<$type> for $crate::sql::Param<'_> {
            fn from($it: $type) -> Self {
                $crate::sql::Param::Int($number)
            }
        }
    };
}

number!(i64, it => it, Some);
number!(i32, it => it.into(), |number| Self::try_from(number).ok());
number!(u16, it => it.into(), |number| Self::try_from(number).ok());
number!(u32, it => it.into(), |number| Self::try_from(number).ok());
number!(u64, it => it.cast_signed(), |number| Self::try_from(number).ok());
number!(bool, it => it.into(), |number| Some(number != 0));
number!(Moment, it => it.micros(), Self::from_micros);
number!(Money, it => it.centavos(), |number| Self::from_centavos(number).ok());

/// A code of records, or another number of the domain.
pub trait Code: Copy + Ord + Send + 'static {
    /// The code with a number.
    fn of(number: i32) -> Option<Self>;

    /// The number.
    fn number(self) -> i32;
}

/// A code of whatever kind.
impl Code for i32 {
    fn of(number: i32) -> Option<Self> {
        Some(number)
    }

    fn number(self) -> i32 {
        self
    }
}

/// Codes, and other numbers of the domain: in columns and in lines.
macro_rules! codes {
    ($($type:ty),+ $(,)?) => { $(
        $crate::record::number!($type, it => it.get().into(), |number| $crate::record::Code::of(i32::try_from(number).ok()?));

        impl $crate::record::Code for $type {
            fn of(number: i32) -> Option<Self> {
                Self::new(number).ok()
            }

            fn number(self) -> i32 {
                self.get()
            }
        }

        impl $crate::record::JsonField for $type {
            fn write_json(&self, out: &mut Vec<u8>) {
                $crate::record::JsonField::write_json(&self.get(), out);
            }

            fn read_json(value: serde_json::Value, field: &str) -> Result<Self, domain::Violation> {
                Self::new($crate::record::JsonField::read_json(value, field)?).map_err(|flaw| flaw.at(field))
            }
        }
    )+ };
}

pub(crate) use {codes, number};

codes!(
    BenefitCode,
    ConsultationCode,
    CreditCardCode,
    DealCode,
    DealDependentCode,
    DependentCode,
    Doors,
    EventCode,
    HelpDeskCode,
    HistoryCode,
    InspectionCode,
    InstallationCode,
    ItemCode,
    LeadCode,
    ModelYear,
    PersonCode,
    ReceiverCode,
    Sequential,
    StageCode,
    UserCode
);

impl Column for f64 {
    fn from_column(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        row.real(idx)
    }

    fn to_param(&self) -> Param<'_> {
        Param::Real(*self)
    }
}

impl Column for String {
    fn from_column(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        Ok(row.text(idx)?.map(str::to_owned))
    }

    fn to_param(&self) -> Param<'_> {
        self.as_str().into()
    }
}

impl Column for Vec<u8> {
    fn from_column(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        Ok(row.bytes(idx)?.map(<[u8]>::to_vec))
    }

    fn to_param(&self) -> Param<'_> {
        Param::Bytes(self)
    }
}

impl Column for PasswordHash {
    fn from_column(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        Ok(row.text(idx)?.map(Self::new))
    }

    fn to_param(&self) -> Param<'_> {
        self.as_str().into()
    }
}

/// The country and the digits.
impl Cells for Option<Phone> {
    const N: usize = 2;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        let phone = columns.next::<Option<u16>>()?.zip(columns.next::<Option<String>>()?);
        let strange = |_| StoreError::Corrupt("a telephone".to_owned());
        phone.map(|(country, digits)| Phone::parse_in(country, &digits).map_err(strange)).transpose()
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        params.push(self.as_ref().map(Phone::country).into());
        params.push(self.as_ref().map(Phone::digits).into());
    }
}

impl Cells for Phone {
    const N: usize = 2;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        let missing = || StoreError::Corrupt("a telephone without number".to_owned());
        columns.next::<Option<Self>>()?.ok_or_else(missing)
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        params.extend([self.country().into(), self.digits().into()]);
    }
}

/// Whether there is a list; the list itself has a table of its own.
impl Cells for Option<Vec<PersonPhone>> {
    const N: usize = 1;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        Ok(columns.next::<bool>()?.then(Vec::new))
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        params.push(self.is_some().into());
    }
}

/// The funnel and the stage.
impl Cells for Option<FunnelPlace> {
    const N: usize = 2;

    fn read(columns: &mut Columns<'_>) -> Result<Self, StoreError> {
        let place = columns.next::<Option<_>>()?.zip(columns.next()?);
        Ok(place.map(|(funnel, stage)| FunnelPlace { funnel, stage }))
    }

    fn write<'a>(&'a self, params: &mut Vec<Param<'a>>) {
        params.push(self.map(|place| place.funnel).into());
        params.push(self.map(|place| place.stage).into());
    }
}

impl JsonField for bool {
    fn write_json(&self, out: &mut Vec<u8>) {
        out.extend(if *self { b"true".as_slice() } else { b"false" });
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        value.as_bool().ok_or_else(|| unlike(field, "true ou false"))
    }
}

impl JsonField for i64 {
    fn write_json(&self, out: &mut Vec<u8>) {
        out.extend(self.to_string().into_bytes());
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        value.as_i64().ok_or_else(|| unlike(field, "um número inteiro"))
    }
}

impl JsonField for i32 {
    fn write_json(&self, out: &mut Vec<u8>) {
        i64::from(*self).write_json(out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        Self::try_from(i64::read_json(value, field)?).map_err(|_| unlike(field, "um número inteiro de 32 bits"))
    }
}

impl JsonField for f64 {
    fn write_json(&self, out: &mut Vec<u8>) {
        // No field of the domain takes a number without end.
        serde_json::to_writer(out, self).expect("numbers are JSON, and memory takes them");
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        value.as_f64().ok_or_else(|| unlike(field, "um número"))
    }
}

impl JsonField for String {
    fn write_json(&self, out: &mut Vec<u8>) {
        write_text(self, out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        // NUL is text to JSON and to nobody else.
        match value {
            Value::String(text) if !text.contains('\0') => Ok(text),
            _ => Err(unlike(field, "um texto")),
        }
    }
}

/// Whether a password can be compared with it is for whoever imports it to say.
impl JsonField for PasswordHash {
    fn write_json(&self, out: &mut Vec<u8>) {
        write_text(self.as_str(), out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        String::read_json(value, field).map(Self::new)
    }
}

impl JsonField for Phone {
    fn write_json(&self, out: &mut Vec<u8>) {
        write_text(&self.to_string(), out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        let Value::String(text) = value else { return Err(unlike(field, "um texto")) };
        Self::parse(&text).map_err(|flaw| flaw.at(field))
    }
}

/// Reais, as the interface has them.
impl JsonField for Money {
    fn write_json(&self, out: &mut Vec<u8>) {
        self.reais().write_json(out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        Self::from_reais(f64::read_json(value, field)?).map_err(|flaw| flaw.at(field))
    }
}

/// A moment to the microsecond, in UTC.
impl JsonField for Moment {
    fn write_json(&self, out: &mut Vec<u8>) {
        write_text(&self.utc().to_rfc3339_opts(SecondsFormat::Micros, true), out);
    }

    fn read_json(value: Value, field: &str) -> Result<Self, Violation> {
        let moment = value.as_str().and_then(|text| DateTime::parse_from_rfc3339(text).ok());
        let moment = moment.and_then(|moment| Self::from_micros(moment.timestamp_micros()));
        moment.ok_or_else(|| unlike(field, "um momento como 2026-07-15T12:30:00Z"))
    }
}
