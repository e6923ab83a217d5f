//! Columns of rows as values of the domain.
//!
//! Every value is read through its checked constructor, so that a row which somebody edited by hand is found out here
//! and not somewhere in a rule.

use domain::Flaw;
use domain::attendance::{AttendanceEntity, Entity};
use domain::catalogue::{BenefitType, SellerKind, SituationType, VehicleCategory};
use domain::crm::DealSituation;
use domain::dependents::Kinship;
use domain::events::{Involved, Priority};
use domain::people::{Expiry, LastDigits, PhoneKind, Sex};
use domain::receivers::{DeliveryFailure, DeliveryState, DisabledFor};
use domain::values::{
    CardNumber, Chassis, Cnpj, Colour, Cpf, CpfCnpj, Day, DayFormat, Email, Login, Moment, Money, PersonName, Phone,
    Plate, PostalCode, Text, Uf,
};
use domain::vehicles::Fuel;

use super::driver::Row;
use crate::error::StoreError;

/// A row that is read column by column, in the order of the query.
pub struct Columns<'r> {
    row: &'r dyn Row,
    next: usize,
}

/// A value that can stand in a column.
pub(super) trait Column: Sized {
    /// Reads the value; `None` where the column is null.
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError>;
}

impl<'r> Columns<'r> {
    /// The columns of a row, from the first.
    pub(super) fn of(row: &'r dyn Row) -> Self {
        Self { row, next: 0 }
    }

    /// The next column, which may be null.
    pub(super) fn optional<T: Column>(&mut self) -> Result<Option<T>, StoreError> {
        let idx = self.next;
        self.next += 1;
        T::read(self.row, idx)
    }

    /// The next column, which may not be null.
    pub(super) fn required<T: Column>(&mut self) -> Result<T, StoreError> {
        let idx = self.next;
        self.optional()?.ok_or_else(|| StoreError::Corrupt(format!("column {idx} is null")))
    }
}

impl Columns<'_> {
    /// The next two columns, a telephone's country and digits, which may be null.
    pub(super) fn phone(&mut self) -> Result<Option<Phone>, StoreError> {
        let idx = self.next;
        let (country, digits): (Option<u16>, Option<String>) = (self.optional()?, self.optional()?);
        let phone = country.zip(digits).map(|(country, digits)| Phone::parse_in(country, &digits));
        phone.transpose().map_err(|_| corrupt::<Phone>(idx))
    }
}

/// Reads a row of one column.
pub(super) fn only<T: Column>(columns: &mut Columns<'_>) -> Result<T, StoreError> {
    columns.required()
}

impl Column for i32 {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        let number = row.int(idx)?;
        number.map(|number| Self::try_from(number).map_err(|_| corrupt::<Self>(idx))).transpose()
    }
}

impl Column for i64 {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        row.int(idx)
    }
}

impl Column for u64 {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        let number = row.int(idx)?;
        number.map(|number| Self::try_from(number).map_err(|_| corrupt::<Self>(idx))).transpose()
    }
}

impl Column for u32 {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        let number = row.int(idx)?;
        number.map(|number| Self::try_from(number).map_err(|_| corrupt::<Self>(idx))).transpose()
    }
}

impl Column for u16 {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        let number = row.int(idx)?;
        number.map(|number| Self::try_from(number).map_err(|_| corrupt::<Self>(idx))).transpose()
    }
}

impl Column for f64 {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        row.real(idx)
    }
}

impl Column for bool {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        Ok(row.int(idx)?.map(|number| number != 0))
    }
}

impl Column for String {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        Ok(row.text(idx)?.map(str::to_owned))
    }
}

impl Column for Vec<u8> {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        Ok(row.bytes(idx)?.map(<[u8]>::to_vec))
    }
}

impl Column for Moment {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        row.int(idx)?.map(|micros| Self::from_micros(micros).ok_or_else(|| corrupt::<Self>(idx))).transpose()
    }
}

impl Column for Money {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        row.int(idx)?.map(|centavos| Self::from_centavos(centavos).map_err(|_| corrupt::<Self>(idx))).transpose()
    }
}

impl<const MAX: usize> Column for Text<MAX> {
    fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
        read_text(row, idx, Self::parse)
    }
}

/// Values that are kept as text and read by a constructor.
macro_rules! texts {
    ($($type:ty => $parse:expr),+ $(,)?) => { $(
        impl Column for $type {
            fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
                read_text(row, idx, $parse)
            }
        }
    )+ };
}

texts! {
    AttendanceEntity => AttendanceEntity::parse,
    BenefitType => BenefitType::parse,
    CardNumber => CardNumber::parse,
    Chassis => Chassis::parse,
    Cnpj => Cnpj::parse,
    Colour => Colour::parse,
    Cpf => Cpf::parse,
    CpfCnpj => CpfCnpj::parse,
    Day => |text| Day::parse_as(DayFormat::Iso, text),
    DealSituation => DealSituation::parse,
    DeliveryFailure => DeliveryFailure::parse,
    DeliveryState => DeliveryState::parse,
    DisabledFor => DisabledFor::parse,
    Email => Email::parse,
    Entity => Entity::parse,
    Expiry => Expiry::parse,
    Fuel => Fuel::parse,
    Involved => Involved::parse,
    Kinship => Kinship::parse,
    LastDigits => LastDigits::parse,
    Login => Login::parse,
    PersonName => PersonName::parse,
    PhoneKind => PhoneKind::parse,
    Plate => Plate::parse,
    PostalCode => PostalCode::parse,
    Priority => Priority::parse,
    SellerKind => SellerKind::parse,
    Sex => Sex::parse,
    SituationType => SituationType::parse,
    Uf => Uf::parse,
    VehicleCategory => VehicleCategory::parse,
}

/// Values that are kept as numbers and read by a constructor.
macro_rules! numbers {
    ($($type:ty),+ $(,)?) => { $(
        impl Column for $type {
            fn read(row: &dyn Row, idx: usize) -> Result<Option<Self>, StoreError> {
                i32::read(row, idx)?.map(|number| Self::new(number).map_err(|_| corrupt::<Self>(idx))).transpose()
            }
        }
    )+ };
}

domain::every_number!(numbers);

fn read_text<T>(
    row: &dyn Row,
    idx: usize,
    parse: impl FnOnce(&str) -> Result<T, Flaw>,
) -> Result<Option<T>, StoreError> {
    row.text(idx)?.map(|text| parse(text).map_err(|_| corrupt::<T>(idx))).transpose()
}

/// What is said of a column never repeats what is in it.
fn corrupt<T>(idx: usize) -> StoreError {
    StoreError::Corrupt(format!("column {idx} holds no {}", std::any::type_name::<T>()))
}
