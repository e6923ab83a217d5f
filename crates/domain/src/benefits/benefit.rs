//! The record of a benefit and how its situation changes.

use crate::catalogue::{BenefitType, Situation, SituationType};
use crate::details::details;
use crate::history::SituationChange;
use crate::values::{
    BenefitCode, CardNumber, Day, DependentCode, Moment, PersonCode, PlanCode, SellerCode, Sequential, SituationCode,
    StoreCode, Text,
};
use crate::vehicles::{SentVehicle, Vehicle};
use crate::violation::Violation;

/// A registered benefit.
#[derive(Debug, Clone, PartialEq)]
pub struct Benefit {
    /// Code.
    pub code: BenefitCode,
    /// The number that people read out.
    pub sequential: Sequential,
    /// Moment of its registration.
    pub registered: Moment,
    /// Moment of its last change.
    pub updated: Moment,
    /// Its data.
    pub data: BenefitData,
}

/// Data of a benefit.
#[derive(Debug, Clone, PartialEq)]
pub struct BenefitData {
    /// The holder.
    pub person: PersonCode,
    /// The store that the benefit belongs to; not always the holder's.
    pub store: StoreCode,
    /// The plan that the benefit was saved with.
    pub plan: PlanCode,
    /// The type, which is the plan's.
    pub kind: BenefitType,
    /// The situation.
    pub situation: SituationCode,
    /// The discount card; in a new benefit without one, the service issues it.
    pub card: Option<CardNumber>,
    /// Day of joining.
    pub joined: Day,
    /// Day on which it first came into force.
    pub activated: Option<Day>,
    /// Day of the cancellation, while it is cancelled.
    pub cancelled: Option<Day>,
    /// All else that may be unknown.
    pub details: BenefitDetails,
    /// The vehicle, in a vehicle benefit.
    pub vehicle: Option<Vehicle>,
}

details! {
    /// Optional details of a benefit.
    pub struct BenefitDetails sent as SentBenefitDetails {
        /// Day of the month on which it falls due.
        due_day: i32,
        /// The consultant who sold it.
        consultant: SellerCode,
        /// The representative who sold it.
        representative: SellerCode,
        /// The caller's own identifier.
        integration_code: Text<60>,
    }
}

/// Whose a discount card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardOwner {
    /// A benefit's.
    Benefit(BenefitCode),
    /// A dependent's.
    Dependent(DependentCode),
}

impl BenefitData {
    /// Description in a line: its plan and, if it has one, its vehicle.
    pub fn described(&self, plan: &str) -> String {
        let vehicle = self.vehicle.as_ref();
        let words = vehicle.map(|it| [it.brand.as_ref().map(Text::as_str), it.model.as_ref().map(Text::as_str)]);
        let make = words.map(|words| words.into_iter().flatten().collect::<Vec<_>>().join(" "));
        let make = make.filter(|make| !make.is_empty());
        let plate = vehicle.and_then(|it| it.plate.as_ref()).map(|plate| format!("placa {plate}"));
        [Some(plan.to_owned()), make, plate].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Moves the benefit into a situation; being there already is no move.
    pub fn move_to(&mut self, situation: &Situation, today: Day) -> Option<SituationChange> {
        if self.situation == situation.code {
            return None;
        }
        let change = SituationChange { from: Some(self.situation), to: situation.code };
        self.enter(situation, today);
        Some(change)
    }

    /// Takes over what was sent of the vehicle.
    pub(super) fn overlay_vehicle(&mut self, sent: Option<SentVehicle>) {
        if let Some(sent) = sent {
            self.vehicle.get_or_insert_default().overlay(sent);
        }
    }

    /// Takes over a situation and what follows from its type.
    pub(super) fn enter(&mut self, situation: &Situation, today: Day) {
        self.situation = situation.code;
        match situation.kind {
            SituationType::Active => {
                self.activated.get_or_insert(today);
                self.cancelled = None;
            }
            SituationType::Cancelled => self.cancelled = self.cancelled.or(Some(today)),
            SituationType::Inactive | SituationType::Pending => self.cancelled = None,
        }
    }
}

impl CardOwner {
    /// Checks that a card which was sent is nobody else's; `known` is whose it is by now.
    pub fn check(known: Option<Self>, own: Option<Self>) -> Result<(), Violation> {
        if known.is_none() || known == own {
            Ok(())
        } else {
            Err(Violation::new(
                "numeroCartaoDesconto",
                "numeroCartaoDesconto já pertence a outro cadastro. Envie outro número ou deixe que o serviço o gere.",
            ))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{benefit, day, situations, today};
    use crate::values::Plate;

    #[test]
    fn days_follow_the_situation() {
        let situations = situations();
        let named = |name| situations.named(name).unwrap();
        let mut data = benefit(5001, 4).data;
        assert_eq!((data.activated, data.cancelled), (None, None));
        let change = data.move_to(named("Ativo"), day("01/02/2026")).unwrap();
        assert_eq!((change.from.map(SituationCode::get), change.to.get()), (Some(4), 1));
        assert_eq!((data.activated, data.cancelled), (Some(day("01/02/2026")), None));
        data.move_to(named("Cancelado"), day("02/02/2026"));
        assert_eq!(data.cancelled, Some(day("02/02/2026")));
        data.move_to(named("Ativo"), today());
        assert_eq!((data.activated, data.cancelled), (Some(day("01/02/2026")), None), "in force since the first time");
        assert_eq!(data.move_to(named("Ativo"), today()), None, "no move, no history");
    }

    #[test]
    fn a_benefit_is_described_by_its_plan_and_its_vehicle() {
        let mut data = benefit(5001, 1).data;
        assert_eq!(data.described("Saúde"), "Saúde");
        data.vehicle = Some(Vehicle { plate: Plate::parse("ABC1D23").ok(), ..Vehicle::default() });
        assert_eq!(data.described("Ouro"), "Ouro, placa ABC1D23");
        let make = Vehicle { brand: Text::parse("Fiat").ok(), model: Text::parse("Uno").ok(), ..Vehicle::default() };
        data.vehicle = Some(make);
        assert_eq!(data.described("Ouro"), "Ouro, Fiat Uno");
    }

    #[test]
    fn a_card_has_one_owner() {
        let own = Some(CardOwner::Benefit(BenefitCode::new(1).unwrap()));
        let other = Some(CardOwner::Dependent(DependentCode::new(1).unwrap()));
        assert!(CardOwner::check(None, own).is_ok());
        assert!(CardOwner::check(own, own).is_ok());
        assert!(CardOwner::check(other, own).is_err());
        assert!(CardOwner::check(other, None).is_err(), "a new benefit owns nothing yet");
    }
}
