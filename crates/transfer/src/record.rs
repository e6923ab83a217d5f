//! One line of a file: a record of some kind.

use auth::is_usable;
use domain::Violation;
use domain::attendance::{Consultation, HelpDesk, Inspection};
use domain::benefits::Installation;
use domain::crm::{Deal, Lead};
use domain::dependents::Dependent;
use domain::events::Event;
use domain::people::Person;
use domain::system_client::SystemClient;
use domain::violation::list;
use store::{
    AnyRegistered, EventRelation, Fields, Object, ObjectWriter, REGISTERS, ReadTx, StoreError, Transferred, Tx,
    WholeBenefit, WholeCreditCard, WholeDealDependent, WholeUser, WithHistory, fields, unlike,
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
type Piece = Box<dyn Fn(&mut ReadTx<'_>, i32, i32) -> Result<Vec<(i32, Record)>, StoreError>>;

fn piece<T: Transferred + Into<Record>>(
    reading: &mut ReadTx<'_>,
    after: i32,
    most: i32,
) -> Result<Vec<(i32, Record)>, StoreError> {
    let records = T::after(reading, after, most)?.into_iter();
    Ok(records.map(|record| (record.last(), record.into())).collect())
}

/// A kind of records: its word, and how they are read.
pub(super) struct Kind {
    /// Its word.
    pub(super) word: &'static str,
    /// Reads a piece of them.
    pub(super) piece: Piece,
}

/// Makes the kinds of records that are no registers, each with its word.
macro_rules! records {
    ($( $(#[$meta:meta])* $variant:ident($type:ty) = $kind:literal ),+ $(,)?) => {
        /// A record, whatever its kind, as a file has it.
        #[derive(Debug)]
        pub enum Record {
            /// A record of a register.
            Registered(Box<dyn AnyRegistered>),
            $( $(#[$meta])* $variant(Box<$type>) ),+
        }

        impl Record {
            /// The kinds that are no registers, in the order of a file.
            fn others() -> impl Iterator<Item = Kind> {
                [$( Kind { word: $kind, piece: Box::new(piece::<$type>) } ),+].into_iter()
            }

            /// The word of its kind.
            pub fn kind(&self) -> &'static str {
                match self {
                    Self::Registered(record) => record.kind(),
                    $( Self::$variant(_) => $kind ),+
                }
            }

            /// Reads a line.
            pub fn parse(line: &[u8]) -> Result<Self, Violation> {
                let mut object = Object::parse(line)?;
                let kind: String = object.take("kind")?;
                let record = match kind.as_str() {
                    $( $kind => Self::$variant(Box::new(Fields::take_fields(&mut object)?)), )+
                    word => match REGISTERS.iter().find(|register| register.table == word) {
                        Some(register) => Self::Registered((register.take)(&mut object)?),
                        None => {
                            let kinds = list(Self::kinds().map(|kind| kind.word), "ou");
                            return Err(Violation::new("kind", &format!("kind não é aceito. Use {kinds}.")));
                        }
                    },
                };
                object.finish()?;
                record.check()?;
                Ok(record)
            }

            /// Writes the record as a line, its end included.
            pub fn write(&self, out: &mut Vec<u8>) {
                ObjectWriter::object(out, |to| {
                    to.put("kind", &self.kind().to_owned());
                    match self {
                        Self::Registered(record) => record.write_fields(to),
                        $( Self::$variant(record) => record.write_fields(to) ),+
                    }
                });
                out.push(b'\n');
            }

            /// Writes down a record of another database.
            pub(super) fn adopt(&self, tx: &mut Tx<'_>) -> Result<(), StoreError> {
                match self {
                    Self::Registered(record) => record.keep(tx),
                    $( Self::$variant(record) => record.adopt(tx) ),+
                }
            }

            /// The names of the fields of a kind that is no register.
            #[cfg(test)]
            pub(super) fn field_names(kind: &str) -> Vec<&'static str> {
                let mut names = Vec::new();
                match kind {
                    $( $kind => <$type>::names(&mut names), )+
                    word => (REGISTERS.iter().find(|register| register.table == word).unwrap().names)(&mut names),
                }
                names
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
    /// A day on which benefits may fall due.
    DueDay(DueDay) = "due_day",
    /// Whose installation this is.
    SystemClient(SystemClient) = "system_client",
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
    /// All kinds, in the order in which they refer to one another.
    pub(super) fn kinds() -> impl Iterator<Item = Kind> {
        let registers = REGISTERS.iter().map(|register| Kind {
            word: register.table,
            piece: Box::new(|reading, after, most| {
                let found = (register.after)(reading, after, most)?.into_iter();
                Ok(found.map(|(code, record)| (code, Self::Registered(record))).collect())
            }),
        });
        registers.chain(Self::others())
    }

    /// Refuses a user with whose hash no password can be compared.
    fn check(&self) -> Result<(), Violation> {
        let Self::User(user) = self else { return Ok(()) };
        let is_known = user.password.as_str().starts_with("$argon2id$") && is_usable(&user.password);
        if is_known { Ok(()) } else { Err(unlike("password", "um resumo argon2id que use até 64 MiB")) }
    }
}
