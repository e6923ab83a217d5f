//! Types that need more than a plain struct.
//!
//! Made from `case.yaml` by `cargo test`; do not edit.

/// `Image`
pub type Image = ::client_runtime::File;

/// `null` or a value.
pub type NullableImage = ::client_runtime::Nullable<::client_runtime::File>;

/// `Place`
pub type Place = (f64, f64);

::client_runtime::tuple! {
    /// `Street`
    pub struct Street {
        required: [0: ::std::string::String],
        optional: [1: i64],
        rest: [2: ::std::string::String],
    }
}

::client_runtime::tagged! {
    /// `Event`
    pub enum Event by "kind" {
        Born(super::types::EventBorn) = "born",
        Moved(super::types::EventMoved) = "moved",
    }
}

::client_runtime::tagged! {
    /// `Payment`
    pub enum Payment by "method" {
        Card(super::types::PaymentCard) = "card",
        Cash(super::types::PaymentCash) = "cash",
    }
}

::client_runtime::union! {
    /// `Address`
    pub enum Address {
        Then(super::types::AddressThen),
        Else(super::types::AddressElse),
    }
}

::client_runtime::tuple! {
    /// `Tree`
    pub struct Tree {
        required: [0: ::std::string::String],
        optional: [1: ::std::boxed::Box<super::types::Tree>],
        rest: [],
    }
}

::client_runtime::union! {
    /// `OrderValue`
    pub enum OrderValue {
        Integer(i64),
        Any(::serde_json::Value),
    }
}

::client_runtime::text_enum! {
    /// `EventBornKind`
    pub enum EventBornKind {
        Born = "born",
    }
}

::client_runtime::text_enum! {
    /// `EventMovedKind`
    pub enum EventMovedKind {
        Moved = "moved",
    }
}

::client_runtime::text_enum! {
    /// `PaymentCardMethod`
    pub enum PaymentCardMethod {
        Card = "card",
    }
}

::client_runtime::text_enum! {
    /// `PaymentCashMethod`
    pub enum PaymentCashMethod {
        Card = "card",
        Cash = "cash",
    }
}

::client_runtime::text_enum! {
    /// `AddressThenCountry`
    pub enum AddressThenCountry {
        Br = "BR",
    }
}
