//! Benefits.

use domain::attendance::Entity;
use domain::benefits::{Benefit, BenefitChange, BenefitData, Cancellation, CardOwner, ValidationQuery, follow_plan};
use domain::catalogue::Plan;
use domain::history::SituationChange;
use domain::people::Person;
use domain::values::{BenefitCode, Moment, PersonCode, Plate, StoreCode};

use super::history::{HistoryEntry, NewEntry, Unannounced};
use super::params::Param;
use super::subject::Subject;
use super::transaction::{ReadTx, Tx, only};
use super::{dialect, vehicles};
use crate::error::StoreError;
use crate::record::{Columns, Record};

/// What they are read from.
pub(super) const FROM: &str = "benefit b LEFT JOIN card c ON c.benefit = b.code \
                    LEFT JOIN vehicle v ON v.subject = 'benefit' AND v.code = b.code";

/// A benefit as it was saved.
#[derive(Debug, Clone, PartialEq)]
pub struct SavedBenefit {
    /// The benefit as it is now.
    pub benefit: Benefit,
    /// The entry in the history, if the situation changed.
    pub history: Option<HistoryEntry>,
}

impl ReadTx<'_> {
    /// The benefit with a code, of whatever store.
    pub fn benefit(&mut self, code: BenefitCode) -> Result<Option<Benefit>, StoreError> {
        only(self.benefits_where("b.code = $1", code.into())?)
    }

    /// The benefits with these codes, in the order of codes and of whatever store.
    pub(super) fn benefits(&mut self, codes: &[BenefitCode]) -> Result<Vec<Benefit>, StoreError> {
        let among = dialect::is_among(self.sql.engine(), "b.code", "$1");
        self.benefits_where(&among, dialect::codes(codes.iter().copied()))
    }

    /// The benefits of a person, in the order of codes and of whatever store.
    pub fn benefits_of(&mut self, person: PersonCode) -> Result<Vec<Benefit>, StoreError> {
        self.benefits_where("b.person = $1", person.into())
    }

    /// The benefits whose vehicle has a plate, in either spelling, in the order of codes and of whatever store.
    pub fn benefits_with_plate(&mut self, plate: &Plate) -> Result<Vec<Benefit>, StoreError> {
        self.benefits_where("v.plate_key = $1", plate.key().as_str().into())
    }

    /// The benefits that one of the things which a validation knows points to, each with its holder.
    ///
    /// Whether they fit the rest is for the query to say.
    pub fn benefits_for(&mut self, query: &ValidationQuery) -> Result<Vec<(Benefit, Person)>, StoreError> {
        let benefits = if let Some(card) = query.card() {
            self.benefits_where("c.number = $1", card.into())?
        } else if let Some(sequential) = query.sequential() {
            self.benefits_where("b.sequential = $1", sequential.into())?
        } else if let Some(document) = query.document() {
            let holders = self.people_with(document)?;
            let mut benefits = Vec::new();
            for holder in holders {
                benefits.extend(self.benefits_of(holder.code)?);
            }
            benefits
        } else {
            Vec::new()
        };
        let missing = || StoreError::Corrupt("a benefit without its holder".to_owned());
        benefits
            .into_iter()
            .map(|benefit| {
                let holder = self.person(benefit.data.person)?.ok_or_else(missing)?;
                Ok((benefit, holder))
            })
            .collect()
    }

    fn benefits_where(&mut self, condition: &str, param: Param<'_>) -> Result<Vec<Benefit>, StoreError> {
        let sql = format!("SELECT {} FROM {FROM} WHERE {condition} ORDER BY b.code", columns());
        self.all_by(&sql, &[param], read)
    }
}

impl Tx<'_> {
    /// Carries out what saving a benefit came to: the benefit, its vehicle, card, items, fields and history.
    pub fn put_benefit(&mut self, change: BenefitChange, now: Moment) -> Result<Unannounced<SavedBenefit>, StoreError> {
        let BenefitChange { code, mut data, situation, fields } = change;
        let known = match code {
            None => None,
            Some(code) => Some(self.existing_benefit(code)?),
        };
        let missing = || StoreError::Corrupt("the plan of a benefit is gone".to_owned());
        let plan = self.registered::<Plan>(data.plan)?.ok_or_else(missing)?;
        if known.is_none() && data.card.is_none() {
            data.card = Some(self.issue_card()?);
        }
        let old_plan = known.as_ref().map(|benefit| benefit.data.plan);
        let old_store = known.as_ref().map(|benefit| benefit.data.store);
        let benefit = match known {
            Some(known) => Benefit { updated: now, data, ..known },
            None => Benefit {
                code: self.next("benefit")?,
                sequential: self.next("sequential")?,
                registered: now,
                updated: now,
                data,
            },
        };
        self.write_benefit(&benefit, old_store)?;
        self.put_vehicle(Subject::Benefit(benefit.code), benefit.data.vehicle.as_ref())?;
        self.put_card(CardOwner::Benefit(benefit.code), benefit.data.card.as_ref())?;
        let items = self.items(benefit.code)?;
        self.change_items(benefit.code, &follow_plan(&items, old_plan, &plan, now.day()), now.day())?;
        self.put_fields(benefit.code, &fields)?;
        let entry = situation.map(|change| self.entry_of(change)).transpose()?;
        self.saved(benefit, entry, now)
    }

    /// Carries out a cancellation.
    pub fn put_cancellation(
        &mut self,
        code: BenefitCode,
        cancellation: Cancellation,
        now: Moment,
    ) -> Result<Unannounced<SavedBenefit>, StoreError> {
        let Cancellation { data, change } = cancellation;
        let entry = self.entry_of(change)?;
        self.put_benefit_move(code, data, entry, now)
    }

    /// Carries out a move of a benefit, which is now as `data` has it.
    pub fn put_benefit_move(
        &mut self,
        code: BenefitCode,
        data: BenefitData,
        entry: NewEntry,
        now: Moment,
    ) -> Result<Unannounced<SavedBenefit>, StoreError> {
        let known = self.existing_benefit(code)?;
        let old_store = known.data.store;
        let benefit = Benefit { updated: now, data, ..known };
        self.write_benefit(&benefit, Some(old_store))?;
        self.saved(benefit, Some(entry), now)
    }

    /// Notes that something which belongs to a benefit changed: its items, its additional fields.
    pub fn touch_benefit(&mut self, code: BenefitCode, now: Moment) -> Result<(), StoreError> {
        self.change_one("UPDATE benefit SET updated = $2 WHERE code = $1", &[code.into(), now.into()])
    }

    fn existing_benefit(&mut self, code: BenefitCode) -> Result<Benefit, StoreError> {
        self.benefit(code)?.ok_or_else(|| StoreError::Corrupt("a benefit that is updated is gone".to_owned()))
    }

    /// Enters the situation that a benefit was written with, if it is another.
    fn saved(
        &mut self,
        benefit: Benefit,
        entry: Option<NewEntry>,
        now: Moment,
    ) -> Result<Unannounced<SavedBenefit>, StoreError> {
        let enter = |entry| self.enter(Entity::Benefit, benefit.code.get(), entry, now);
        let history = entry.map(enter).transpose()?.map(|Unannounced(entry)| entry);
        Ok(Unannounced(SavedBenefit { benefit, history }))
    }

    /// The move as the history has it.
    fn entry_of(&mut self, change: SituationChange) -> Result<NewEntry, StoreError> {
        let gone = || StoreError::Corrupt("the situation of a benefit is gone".to_owned());
        let sql = "SELECT name FROM situation WHERE code = $1";
        let name = self.one(sql, &[change.to.into()])?.ok_or_else(gone)?;
        Ok(NewEntry { change, name, note: None })
    }

    /// Writes a benefit, which is new unless it was in a store before, and counts it where it is.
    fn write_benefit(&mut self, benefit: &Benefit, old_store: Option<StoreCode>) -> Result<(), StoreError> {
        self.write(benefit, &[], old_store.is_none())?;
        let (code, store) = (benefit.code, benefit.data.store);
        if old_store == Some(store) {
            return Ok(());
        }
        if let Some(old_store) = old_store {
            self.count_benefit(code, old_store, -1)?;
        }
        self.count_benefit(code, store, 1)
    }
}

/// What is read of each, by [`read`].
pub(super) fn columns() -> String {
    format!("{}, c.number, {}", Benefit::names_in("b"), vehicles::columns())
}

/// A benefit with its card and its vehicle.
pub(super) fn read(columns: &mut Columns<'_>) -> Result<Benefit, StoreError> {
    let mut benefit: Benefit = columns.next()?;
    benefit.data.card = columns.next()?;
    benefit.data.vehicle = vehicles::read(columns)?;
    Ok(benefit)
}
