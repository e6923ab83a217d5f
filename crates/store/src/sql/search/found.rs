//! Results of searches: records, and what lists show beside them.

use domain::benefits::{Benefit, BenefitItem, FieldValues};
use domain::crm::{Deal, Lead};
use domain::dependents::Dependent;
use domain::events::Event;
use domain::people::Person;
use domain::values::{CpfCnpj, PersonName, Text};

/// A benefit in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundBenefit {
    /// The benefit, whole.
    pub benefit: Benefit,
    /// The holder's name.
    pub holder: PersonName,
    /// The holder's document.
    pub document: CpfCnpj,
    /// Name of the benefit's store.
    pub store: Text<200>,
    /// Name of the consultant.
    pub consultant: Option<PersonName>,
    /// Name of the representative.
    pub representative: Option<PersonName>,
    /// The items that are in force.
    pub items: Vec<BenefitItem>,
}

/// A dependent in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundDependent {
    /// The dependent, whole.
    pub dependent: Dependent,
    /// The benefit, whole.
    pub benefit: Benefit,
    /// The holder's name.
    pub holder: PersonName,
    /// The holder's document.
    pub document: CpfCnpj,
}

/// A member in a list, once for each benefit.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundMember {
    /// The member, whole.
    pub person: Person,
    /// The benefit; a member without one stands in the list once.
    pub benefit: Option<MemberBenefit>,
}

/// A benefit beside its holder in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberBenefit {
    /// The benefit, whole.
    pub benefit: Benefit,
    /// The items that are in force.
    pub items: Vec<BenefitItem>,
    /// Values of the additional fields.
    pub fields: FieldValues,
}

/// A deal in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundDeal {
    /// The deal, whole.
    pub deal: Deal,
    /// The lead that it is made with, whole.
    pub lead: Lead,
}

/// An event in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct FoundEvent {
    /// The event, whole.
    pub event: Event,
    /// Name of the person whom it is about.
    pub person: PersonName,
    /// Name of its store.
    pub store: Text<200>,
}
