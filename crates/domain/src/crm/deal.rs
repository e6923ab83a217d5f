//! The record of a deal.

use crate::catalogue::{BenefitType, FunnelPlace};
use crate::details::details;
use crate::values::{
    Day, DealCode, LeadCode, Moment, Money, PlanCode, SellerCode, Sequential, StoreCode, Text, UserCode, value_set,
};
use crate::vehicles::Vehicle;

value_set! {
    /// Situation of a deal.
    pub enum DealSituation {
        /// Being negotiated.
        Open = "ABERTO",
        /// Won.
        Won = "GANHO",
        /// Lost.
        Lost = "PERDIDO",
    }
}

/// A registered deal.
#[derive(Debug, Clone, PartialEq)]
pub struct Deal {
    /// Code.
    pub code: DealCode,
    /// The number that people read out.
    pub sequential: Sequential,
    /// Moment of its registration.
    pub registered: Moment,
    /// Moment of its last change.
    pub updated: Moment,
    /// Its data.
    pub data: DealData,
}

/// Data of a deal.
#[derive(Debug, Clone, PartialEq)]
pub struct DealData {
    /// The lead that the deal is made with; it never changes.
    pub lead: LeadCode,
    /// The store that the deal belongs to.
    pub store: StoreCode,
    /// Situation of the deal.
    pub situation: DealSituation,
    /// Reason of the loss, if it was lost.
    pub loss_reason: Option<Text<200>>,
    /// Position in its funnel.
    pub place: Option<FunnelPlace>,
    /// The user responsible for it.
    pub responsible: UserCode,
    /// The day on which it was won or lost.
    pub closed: Option<Day>,
    /// All that may be unknown.
    pub details: DealDetails,
}

details! {
    /// Optional details of a deal.
    pub struct DealDetails sent as SentDealDetails {
        /// Short description.
        description: Text<200>,
        /// The consultant.
        consultant: SellerCode,
        /// What kind of benefit is negotiated.
        kind: BenefitType,
        /// The plan that is negotiated.
        plan: PlanCode,
        /// Value of a month.
        value: Money,
        /// The vehicle to be protected, as a whole.
        vehicle: Vehicle,
        /// The day on which it is expected to close.
        expected_close: Day,
        /// Notes.
        note: Text<2000>,
    }
}

impl DealData {
    /// Takes over a situation and what follows from it.
    pub(super) fn enter(&mut self, situation: DealSituation, today: Day) {
        self.situation = situation;
        self.closed = match situation {
            DealSituation::Open => None,
            DealSituation::Won | DealSituation::Lost => self.closed.or(Some(today)),
        };
        if situation != DealSituation::Lost {
            self.loss_reason = None;
        }
    }
}
