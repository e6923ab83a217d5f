//! The principal of a request.

use domain::stores::StoreAccess;
use domain::values::UserCode;

/// The user behind a request, and what they may see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Principal {
    /// Their code.
    pub user: UserCode,
    /// The stores that they see; all else does not exist for them.
    pub access: StoreAccess,
}
