//! Searches: what may be asked for, and what must be.
//!
//! Filters are values that were read already; blank ones count as not given (see [`given`](super::given)). A search
//! that exists satisfies the rule of its operation.

/// Declares a search: its filters, and which of them must be given, if only one, by their names in the contract.
macro_rules! search {
    (
        $(#[$of_filters:meta])* $filters:ident
        $(#[$of_search:meta])* $search:ident
        one of { $( $(#[$of_needed:meta])* $needed:ident: $type_of_needed:ty = $name:literal, )+ }
        any of { $( $(#[$of_other:meta])* $other:ident: $type_of_other:ty, )* }
    ) => {
        $(#[$of_filters])*
        #[derive(Debug, Clone, PartialEq, Eq, Default)]
        pub struct $filters {
            $( $(#[$of_needed])* pub $needed: Option<$type_of_needed>, )+
            $( $(#[$of_other])* pub $other: Option<$type_of_other>, )*
        }

        $(#[$of_search])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $search($filters);

        impl $search {
            /// A search by these filters; some only narrow, and one of the others must be given.
            pub fn new(filters: $filters) -> Result<Self, $crate::Violation> {
                if $( filters.$needed.is_some() )||+ {
                    return Ok(Self(filters));
                }
                Err($crate::Violation::none_of(&[$( $name ),+]))
            }

            /// The filters.
            pub fn filters(&self) -> &$filters {
                &self.0
            }
        }
    };
}

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
