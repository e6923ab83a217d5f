//! The record of a lead.

use crate::catalogue::FunnelPlace;
use crate::details::details;
use crate::values::{
    CpfCnpj, Email, LeadCode, Moment, PersonCode, PersonName, Phone, SellerCode, StoreCode, Text, Uf, UserCode,
};

/// A registered lead.
#[derive(Debug, Clone, PartialEq)]
pub struct Lead {
    /// Code.
    pub code: LeadCode,
    /// Moment of its registration.
    pub registered: Moment,
    /// Its data.
    pub data: LeadData,
}

/// Data of a lead.
///
/// A lead has its own contact data. It points to the person with the same document, where there is one, and never
/// changes that person: what somebody types into a form must not overwrite a member.
#[derive(Debug, Clone, PartialEq)]
pub struct LeadData {
    /// Name.
    pub name: PersonName,
    /// The store that the lead belongs to.
    pub store: StoreCode,
    /// The person with the same document, if one is registered.
    pub person: Option<PersonCode>,
    /// Position in its funnel.
    pub place: Option<FunnelPlace>,
    /// The user responsible for it.
    pub responsible: UserCode,
    /// Whether the lead is active.
    pub is_active: bool,
    /// All that may be unknown.
    pub details: LeadDetails,
}

details! {
    /// Optional details of a lead.
    pub struct LeadDetails sent as SentLeadDetails {
        /// CPF or CNPJ.
        document: CpfCnpj,
        /// Telephone.
        phone: Phone,
        /// E-mail.
        email: Email,
        /// City.
        city: Text<100>,
        /// State.
        uf: Uf,
        /// What the lead wrote.
        message: Text<2000>,
        /// Where the lead came from.
        origin: Text<60>,
        /// The consultant who attends to the lead.
        consultant: SellerCode,
        /// The caller's own identifier.
        integration_code: Text<60>,
    }
}
