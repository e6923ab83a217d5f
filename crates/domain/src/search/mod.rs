//! Searches: what may be asked for, and what must be.
//!
//! Filters are values that were read already; blank ones count as not given (see [`given`](super::given)). A search
//! that exists satisfies the rule of its operation.

mod benefits;
mod crm;
mod dependents;
mod events;
mod members;
mod registers;
mod sellers;

pub use benefits::{BenefitFilters, BenefitSearch};
pub use crm::{DealFilters, LeadFilters};
pub use dependents::{DependentFilters, DependentSearch};
pub use events::EventFilters;
pub use members::{MemberFilters, MemberSearch};
pub use registers::{SellerList, SupplierList};
pub use sellers::SellerFilters;
