//! Values of the domain as parameters of SQL.

use std::borrow::Cow;

use domain::attendance::{AttendanceEntity, Entity};
use domain::catalogue::{BenefitType, SellerKind, SituationType, VehicleCategory};
use domain::crm::DealSituation;
use domain::dependents::Kinship;
use domain::events::{Involved, Priority};
use domain::people::{PhoneKind, Sex};
use domain::receivers::{DeliveryState, DisabledFor};
use domain::values::{
    CardNumber, Chassis, Cnpj, Colour, Cpf, CpfCnpj, Day, Email, Moment, Money, PersonName, PostalCode, SearchText,
    Text, Uf,
};
use domain::vehicles::Fuel;

/// A parameter.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Param<'a> {
    /// No value.
    Null,
    /// A whole number: codes, flags, moments, money.
    Int(i64),
    /// A number with decimals.
    Real(f64),
    /// Text: words, documents, days.
    Text(Cow<'a, str>),
    /// Bytes: bodies, and what is encrypted.
    Bytes(&'a [u8]),
}

impl<'a, T: Into<Param<'a>>> From<Option<T>> for Param<'a> {
    fn from(value: Option<T>) -> Self {
        value.map_or(Param::Null, Into::into)
    }
}

impl<'a> From<&'a str> for Param<'a> {
    fn from(text: &'a str) -> Self {
        Param::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a [u8]> for Param<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Param::Bytes(bytes)
    }
}

impl From<i32> for Param<'_> {
    fn from(number: i32) -> Self {
        Param::Int(i64::from(number))
    }
}

impl From<f64> for Param<'_> {
    fn from(number: f64) -> Self {
        Param::Real(number)
    }
}

impl From<bool> for Param<'_> {
    fn from(flag: bool) -> Self {
        Param::Int(i64::from(flag))
    }
}

impl From<Day> for Param<'_> {
    fn from(day: Day) -> Self {
        Param::Text(Cow::Owned(day.iso()))
    }
}

impl From<Moment> for Param<'_> {
    fn from(moment: Moment) -> Self {
        Param::Int(moment.micros())
    }
}

impl From<Money> for Param<'_> {
    fn from(money: Money) -> Self {
        Param::Int(money.centavos())
    }
}

impl<'a, const MAX: usize> From<&'a Text<MAX>> for Param<'a> {
    fn from(text: &'a Text<MAX>) -> Self {
        text.as_str().into()
    }
}

/// Values that are kept as the text of `as_str`.
macro_rules! texts {
    ($($type:ty),+ $(,)?) => { $(
        impl<'a> From<&'a $type> for Param<'a> {
            fn from(value: &'a $type) -> Self {
                value.as_str().into()
            }
        }
    )+ };
}

texts!(CardNumber, Chassis, Cnpj, Colour, Cpf, CpfCnpj, Email, PersonName, PostalCode, SearchText);

/// Values of closed lists, kept as their words.
macro_rules! words {
    ($($type:ty),+ $(,)?) => { $(
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

/// Values that are kept as the number of `get`.
macro_rules! numbers {
    ($($type:ty),+ $(,)?) => { $(
        impl From<$type> for Param<'_> {
            fn from(value: $type) -> Self {
                value.get().into()
            }
        }
    )+ };
}

domain::every_number!(numbers);
