//! The record of a person.

use super::phones::PersonPhone;
use super::sets::Sex;
use crate::address::Address;
use crate::details::details;
use crate::values::{Cnpj, CpfCnpj, Day, Email, Moment, PersonCode, PersonName, StoreCode, Text};

/// A registered person.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Code.
    pub code: PersonCode,
    /// Moment of the registration.
    pub registered: Moment,
    /// Moment of the last change.
    pub updated: Moment,
    /// Its data.
    pub data: PersonData,
}

/// Data of a person.
#[derive(Debug, Clone, PartialEq)]
pub struct PersonData {
    /// The store that the person belongs to.
    pub store: StoreCode,
    /// CPF or CNPJ, by which the person is matched; it tells the nature too.
    pub document: CpfCnpj,
    /// Name.
    pub name: PersonName,
    /// All that may be unknown.
    pub details: PersonDetails,
}

details! {
    /// Optional details of a person.
    pub struct PersonDetails sent as SentPersonDetails {
        /// The caller's own identifier.
        integration_code: Text<60>,
        /// Sex.
        sex: Sex,
        /// Day of birth.
        birth: Day,
        /// E-mail.
        email: Email,
        /// Whether the person takes e-mails.
        takes_email: bool,
        /// Whether the person takes messages on `WhatsApp`.
        takes_whatsapp: bool,
        /// Telephones, as a whole list.
        phones: Vec<PersonPhone>,
        /// Address, as a whole: half of an old one is nobody's address.
        address: Address,
        /// Trading name.
        trading_name: Text<200>,
        /// Legal representative of a company.
        legal_representative: Text<200>,
        /// Registration with the state.
        state_registration: Text<20>,
        /// Registration with the city.
        city_registration: Text<20>,
        /// Identity card.
        identity: Text<30>,
        /// Who issued the identity card.
        identity_issuer: Text<20>,
        /// When the identity card was issued.
        identity_issued: Day,
        /// Number of the driving licence.
        licence: Text<20>,
        /// Category of the driving licence.
        licence_category: Text<5>,
        /// Until when the driving licence is valid.
        licence_expiry: Day,
        /// Name of the mother.
        mother: Text<200>,
        /// Marital status.
        marital_status: Text<30>,
        /// Name of the spouse.
        spouse: Text<200>,
        /// CNPJ of the company that the member is linked to.
        company: Cnpj,
        /// Name of that company.
        company_name: Text<200>,
        /// CPF or CNPJ of who pays.
        payer: CpfCnpj,
        /// Address of who pays.
        payer_address: Address,
    }
}

impl PersonDetails {
    /// The telephones; none where no list was ever sent.
    pub fn phones(&self) -> &[PersonPhone] {
        self.phones.as_deref().unwrap_or_default()
    }
}
