//! One line of a file: a record of some kind.

use auth::is_usable;
use domain::Violation;
use domain::attendance::{AttendanceSituation, AttendanceType, Consultation, HelpDesk, Inspection};
use domain::benefits::Installation;
use domain::catalogue::{FieldDefinition, Funnel, Plan, Seller, Situation, Supplier, VehicleType};
use domain::crm::{Deal, Lead};
use domain::dependents::Dependent;
use domain::events::Event;
use domain::people::Person;
use domain::stores::Store;
use domain::violation::list;
use store::{
    EventRelation, Fields, Object, ObjectWriter, ReadTx, StoreError, Transferred, Tx, WholeBenefit, WholeCreditCard,
    WholeDealDependent, WholeUser, WithHistory, fields, unlike,
};

/// A day on which benefits may fall due.
#[derive(Debug, Clone, PartialEq)]
pub struct DueDay {
    /// The day of the month.
    pub day: i32,
}

fields!(DueDay { day });

impl Transferred for DueDay {
    fn after(reading: &mut ReadTx<'_>, after: i32, most: i32) -> Result<Vec<Self>, StoreError> {
        let days = reading.due_days()?;
        let days = days.iter().filter(|day| *day > after).take(usize::try_from(most).unwrap_or_default());
        Ok(days.map(|day| Self { day }).collect())
    }

    fn last(&self) -> i32 {
        self.day
    }

    fn adopt(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
        tx.put_due_day(self.day)
    }
}

/// Reads records of a kind after a code, at most so many, each with the code after which reading goes on.
pub(super) type Piece = fn(&mut ReadTx<'_>, i32, i32) -> Result<Vec<(i32, Record)>, StoreError>;

fn piece<T: Transferred + Into<Record>>(
    reading: &mut ReadTx<'_>,
    after: i32,
    most: i32,
) -> Result<Vec<(i32, Record)>, StoreError> {
    let records = T::after(reading, after, most)?.into_iter();
    Ok(records.map(|record| (record.last(), record.into())).collect())
}

/// Makes the kinds of records, each with its word.
macro_rules! records {
    ($( $(#[$meta:meta])* $variant:ident($type:ty) = $kind:literal ),+ $(,)?) => {
        /// A record, whatever its kind, as a file has it. Kinds stand in the order in which they refer to one another.
        #[derive(Debug, Clone, PartialEq)]
        pub enum Record { $( $(#[$meta])* $variant(Box<$type>) ),+ }

        impl Record {
            /// The words of all kinds, in the order of a file.
            pub const KINDS: &'static [&'static str] = &[$( $kind ),+];

            /// How pieces of all kinds are read, in the order of a file.
            pub(super) const PIECES: &'static [Piece] = &[$( piece::<$type> ),+];

            /// The word of its kind.
            pub fn kind(&self) -> &'static str {
                match self { $( Self::$variant(_) => $kind ),+ }
            }

            /// Reads a line.
            pub fn parse(line: &[u8]) -> Result<Self, Violation> {
                let mut object = Object::parse(line)?;
                let kind: String = object.take("kind")?;
                let record = match kind.as_str() {
                    $( $kind => Self::$variant(Box::new(Fields::take_fields(&mut object)?)), )+
                    _ => {
                        let kinds = list(Self::KINDS.iter().copied(), "ou");
                        return Err(Violation::new("kind", &format!("kind não é aceito. Use {kinds}.")));
                    }
                };
                object.finish()?;
                record.check()?;
                Ok(record)
            }

            /// Writes the record as a line, its end included.
            pub fn write(&self, out: &mut Vec<u8>) {
                ObjectWriter::object(out, |to| {
                    to.put("kind", &self.kind().to_owned());
                    match self { $( Self::$variant(record) => record.write_fields(to) ),+ }
                });
                out.push(b'\n');
            }

            /// Writes down a record of another database.
            pub(super) fn adopt(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
                match self { $( Self::$variant(record) => record.adopt(tx) ),+ }
            }
        }


        $( impl From<$type> for Record {
            fn from(record: $type) -> Self {
                Self::$variant(Box::new(record))
            }
        } )+
    };
}

records! {
    /// A store.
    Store(Store) = "store",
    /// A plan.
    Plan(Plan) = "plan",
    /// A situation of benefits.
    Situation(Situation) = "situation",
    /// A day on which benefits may fall due.
    DueDay(DueDay) = "due_day",
    /// A type of vehicles.
    VehicleType(VehicleType) = "vehicle_type",
    /// An additional field.
    FieldDefinition(FieldDefinition) = "field_definition",
    /// A seller.
    Seller(Seller) = "seller",
    /// A funnel.
    Funnel(Funnel) = "funnel",
    /// A supplier.
    Supplier(Supplier) = "supplier",
    /// A situation of attendances.
    AttendanceSituation(AttendanceSituation) = "attendance_situation",
    /// A type of attendances.
    AttendanceType(AttendanceType) = "attendance_type",
    /// A user.
    User(WholeUser) = "user",
    /// A person.
    Person(Person) = "person",
    /// A credit card.
    CreditCard(WholeCreditCard) = "credit_card",
    /// A benefit.
    Benefit(WholeBenefit) = "benefit",
    /// Equipment in the vehicle of a benefit.
    Installation(Installation) = "installation",
    /// A dependent.
    Dependent(Dependent) = "dependent",
    /// A lead.
    Lead(Lead) = "lead",
    /// A deal.
    Deal(Deal) = "deal",
    /// A dependent of a deal.
    DealDependent(WholeDealDependent) = "deal_dependent",
    /// A medical consultation.
    Consultation(WithHistory<Consultation>) = "consultation",
    /// A help desk call.
    HelpDesk(WithHistory<HelpDesk>) = "help_desk",
    /// An inspection.
    Inspection(WithHistory<Inspection>) = "inspection",
    /// An event.
    Event(WithHistory<Event>) = "event",
    /// That an event is related to another.
    EventRelation(EventRelation) = "event_relation",
}

impl Record {
    /// Refuses a user with whose hash no password can be compared.
    fn check(&self) -> Result<(), Violation> {
        let Self::User(user) = self else { return Ok(()) };
        let is_known = user.password.as_str().starts_with("$argon2id$") && is_usable(&user.password);
        if is_known { Ok(()) } else { Err(unlike("password", "um resumo argon2id que use até 64 MiB")) }
    }
}
