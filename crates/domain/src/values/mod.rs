//! Values: read from every accepted spelling, printed in one.
//!
//! Each has one checked constructor, so a value that exists is valid. Values that may tell who somebody is show
//! themselves covered in `Debug`, so that no log line gives them away by accident; `Display` is the canonical spelling.

mod card_number;
mod chassis;
mod cnpj;
mod code;
mod colour;
mod cpf;
mod cpf_cnpj;
mod day;
mod day_range;
mod email;
mod login;
mod mask;
mod moment;
mod money;
mod page;
mod person_name;
mod phone;
mod plate;
mod postal_code;
mod search_text;
mod set;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod text;
mod uf;
mod visible;

pub use card_number::CardNumber;
pub use chassis::Chassis;
pub use cnpj::Cnpj;
pub use code::{
    BenefitCode, ConsultationCode, CreditCardCode, DealCode, DealDependentCode, DependentCode, EventCode, FieldCode,
    FunnelCode, HelpDeskCode, InspectionCode, InstallationCode, ItemCode, LeadCode, PersonCode, PlanCode, ReceiverCode,
    SellerCode, Sequential, SituationCode, StageCode, StoreCode, SupplierCode, TypeCode, UserCode, VehicleTypeCode,
};
pub(crate) use code::{codes, number_of, out_of_range};
pub use colour::Colour;
pub use cpf::Cpf;
pub use cpf_cnpj::CpfCnpj;
pub use day::{Day, DayFormat};
pub use day_range::DayRange;
pub use email::Email;
pub use login::Login;
pub use moment::Moment;
pub use money::Money;
pub use page::{Page, PageOf};
pub use person_name::PersonName;
pub use phone::Phone;
pub use plate::{Plate, PlateKey};
pub use postal_code::PostalCode;
pub use search_text::SearchText;
pub(crate) use set::value_set;
pub use text::Text;
pub use uf::Uf;
