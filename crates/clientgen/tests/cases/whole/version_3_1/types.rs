//! Types of what is sent and answered.
//!
//! Made from `case.yaml` by `cargo test`; do not edit.

mod own;

pub use own::*;
use super::types;

/// `AddressElse`
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct AddressElse {
    /// `country`
    pub country: ::std::string::String,
    /// `zip`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub zip: ::std::option::Option<::std::string::String>,
}

impl AddressElse {
    /// A builder with nothing set.
    pub fn builder() -> builder::AddressElse {
        Default::default()
    }
}

/// `AddressThen`
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct AddressThen {
    /// `cep`
    pub cep: ::std::string::String,
    /// `country`
    pub country: super::types::AddressThenCountry,
}

impl AddressThen {
    /// A builder with nothing set.
    pub fn builder() -> builder::AddressThen {
        Default::default()
    }
}

/// Born
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EventBorn {
    /// `kind`
    pub kind: super::types::EventBornKind,
    /// `weight`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub weight: ::std::option::Option<i64>,
}

impl EventBorn {
    /// A builder with nothing set.
    pub fn builder() -> builder::EventBorn {
        Default::default()
    }
}

/// Moved
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct EventMoved {
    /// `kind`
    pub kind: super::types::EventMovedKind,
    /// `to`
    pub to: ::std::string::String,
}

impl EventMoved {
    /// A builder with nothing set.
    pub fn builder() -> builder::EventMoved {
        Default::default()
    }
}

/// `Order`
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct Order {
    /// `address`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub address: ::std::option::Option<super::types::Address>,
    /// `events`
    pub events: ::std::vec::Vec<super::types::Event>,
    /// `labels`
    #[serde(default, skip_serializing_if = ":: std :: collections :: HashMap::is_empty")]
    pub labels: ::std::collections::HashMap<
        ::std::string::String,
        ::std::string::String,
    >,
    /// `payment`
    pub payment: super::types::Payment,
    /// `picture`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub picture: ::std::option::Option<::client_runtime::Base64>,
    /// `place`
    pub place: super::types::Place,
    /// `street`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub street: ::std::option::Option<super::types::Street>,
    /// `tree`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub tree: ::std::option::Option<super::types::Tree>,
    /// `extra`
    #[serde(flatten)]
    pub extra: ::std::collections::HashMap<
        ::std::string::String,
        super::types::OrderValue,
    >,
}

impl Order {
    /// A builder with nothing set.
    pub fn builder() -> builder::Order {
        Default::default()
    }
}

/// `PaymentCard`
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaymentCard {
    /// `method`
    pub method: super::types::PaymentCardMethod,
    /// `number`
    pub number: ::std::string::String,
}

impl PaymentCard {
    /// A builder with nothing set.
    pub fn builder() -> builder::PaymentCard {
        Default::default()
    }
}

/// `PaymentCash`
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct PaymentCash {
    /// `method`
    pub method: super::types::PaymentCashMethod,
    /// `received`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub received: ::std::option::Option<i64>,
}

impl PaymentCash {
    /// A builder with nothing set.
    pub fn builder() -> builder::PaymentCash {
        Default::default()
    }
}

/// `UploadBody`
#[derive(::serde::Deserialize, ::serde::Serialize, Clone, Debug)]
#[cfg_attr(
    feature = "schemas",
    derive(::client_runtime::schemas::schemars::JsonSchema),
    schemars(crate = "::client_runtime::schemas::schemars")
)]
pub struct UploadBody {
    /// `back`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub back: ::std::option::Option<super::types::NullableImage>,
    /// `cover`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub cover: ::std::option::Option<::client_runtime::File>,
    /// `file`
    pub file: ::client_runtime::File,
    /// `pages`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub pages: ::std::option::Option<::std::vec::Vec<::client_runtime::File>>,
    /// `purpose`
    pub purpose: ::std::string::String,
    /// `thumbnail`
    #[serde(skip_serializing_if = "::std::option::Option::is_none")]
    pub thumbnail: ::std::option::Option<::client_runtime::Base64>,
}

impl UploadBody {
    /// A builder with nothing set.
    pub fn builder() -> builder::UploadBody {
        Default::default()
    }
}

/// Types for composing complex structures.
pub mod builder {
    /// `AddressElse`
    #[derive(Clone, Debug)]
    pub struct AddressElse {
        country: ::std::result::Result<::std::string::String, ::std::string::String>,
        zip: ::std::result::Result<
            ::std::option::Option<::std::string::String>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for AddressElse {
        fn default() -> Self {
            Self {
                country: Err("no value supplied for country".to_string()),
                zip: Ok(Default::default()),
            }
        }
    }

    impl AddressElse {
        /// Sets `country`.
        pub fn country<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.country = ::client_runtime::given("country", value);
            self
        }

        /// Sets `zip`.
        pub fn zip<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::std::string::String>>,
            T::Error: ::std::fmt::Display,
        {
            self.zip = ::client_runtime::given("zip", value);
            self
        }
    }

    impl ::std::convert::TryFrom<AddressElse> for super::AddressElse {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AddressElse,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                country: value.country?,
                zip: value.zip?,
            })
        }
    }

    impl ::std::convert::From<super::AddressElse> for AddressElse {
        fn from(value: super::AddressElse) -> Self {
            Self {
                country: Ok(value.country),
                zip: Ok(value.zip),
            }
        }
    }

    /// `AddressThen`
    #[derive(Clone, Debug)]
    pub struct AddressThen {
        cep: ::std::result::Result<::std::string::String, ::std::string::String>,
        country: ::std::result::Result<
            super::types::AddressThenCountry,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for AddressThen {
        fn default() -> Self {
            Self {
                cep: Err("no value supplied for cep".to_string()),
                country: Err("no value supplied for country".to_string()),
            }
        }
    }

    impl AddressThen {
        /// Sets `cep`.
        pub fn cep<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.cep = ::client_runtime::given("cep", value);
            self
        }

        /// Sets `country`.
        pub fn country<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::AddressThenCountry>,
            T::Error: ::std::fmt::Display,
        {
            self.country = ::client_runtime::given("country", value);
            self
        }
    }

    impl ::std::convert::TryFrom<AddressThen> for super::AddressThen {
        type Error = super::error::ConversionError;
        fn try_from(
            value: AddressThen,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                cep: value.cep?,
                country: value.country?,
            })
        }
    }

    impl ::std::convert::From<super::AddressThen> for AddressThen {
        fn from(value: super::AddressThen) -> Self {
            Self {
                cep: Ok(value.cep),
                country: Ok(value.country),
            }
        }
    }

    /// `EventBorn`
    #[derive(Clone, Debug)]
    pub struct EventBorn {
        kind: ::std::result::Result<super::types::EventBornKind, ::std::string::String>,
        weight: ::std::result::Result<::std::option::Option<i64>, ::std::string::String>,
    }

    impl ::std::default::Default for EventBorn {
        fn default() -> Self {
            Self {
                kind: Err("no value supplied for kind".to_string()),
                weight: Ok(Default::default()),
            }
        }
    }

    impl EventBorn {
        /// Sets `kind`.
        pub fn kind<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EventBornKind>,
            T::Error: ::std::fmt::Display,
        {
            self.kind = ::client_runtime::given("kind", value);
            self
        }

        /// Sets `weight`.
        pub fn weight<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i64>>,
            T::Error: ::std::fmt::Display,
        {
            self.weight = ::client_runtime::given("weight", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EventBorn> for super::EventBorn {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EventBorn,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                kind: value.kind?,
                weight: value.weight?,
            })
        }
    }

    impl ::std::convert::From<super::EventBorn> for EventBorn {
        fn from(value: super::EventBorn) -> Self {
            Self {
                kind: Ok(value.kind),
                weight: Ok(value.weight),
            }
        }
    }

    /// `EventMoved`
    #[derive(Clone, Debug)]
    pub struct EventMoved {
        kind: ::std::result::Result<super::types::EventMovedKind, ::std::string::String>,
        to: ::std::result::Result<::std::string::String, ::std::string::String>,
    }

    impl ::std::default::Default for EventMoved {
        fn default() -> Self {
            Self {
                kind: Err("no value supplied for kind".to_string()),
                to: Err("no value supplied for to".to_string()),
            }
        }
    }

    impl EventMoved {
        /// Sets `kind`.
        pub fn kind<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::EventMovedKind>,
            T::Error: ::std::fmt::Display,
        {
            self.kind = ::client_runtime::given("kind", value);
            self
        }

        /// Sets `to`.
        pub fn to<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.to = ::client_runtime::given("to", value);
            self
        }
    }

    impl ::std::convert::TryFrom<EventMoved> for super::EventMoved {
        type Error = super::error::ConversionError;
        fn try_from(
            value: EventMoved,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                kind: value.kind?,
                to: value.to?,
            })
        }
    }

    impl ::std::convert::From<super::EventMoved> for EventMoved {
        fn from(value: super::EventMoved) -> Self {
            Self {
                kind: Ok(value.kind),
                to: Ok(value.to),
            }
        }
    }

    /// `Order`
    #[derive(Clone, Debug)]
    pub struct Order {
        address: ::std::result::Result<
            ::std::option::Option<super::types::Address>,
            ::std::string::String,
        >,
        events: ::std::result::Result<
            ::std::vec::Vec<super::types::Event>,
            ::std::string::String,
        >,
        labels: ::std::result::Result<
            ::std::collections::HashMap<::std::string::String, ::std::string::String>,
            ::std::string::String,
        >,
        payment: ::std::result::Result<super::types::Payment, ::std::string::String>,
        picture: ::std::result::Result<
            ::std::option::Option<::client_runtime::Base64>,
            ::std::string::String,
        >,
        place: ::std::result::Result<super::types::Place, ::std::string::String>,
        street: ::std::result::Result<
            ::std::option::Option<super::types::Street>,
            ::std::string::String,
        >,
        tree: ::std::result::Result<
            ::std::option::Option<super::types::Tree>,
            ::std::string::String,
        >,
        extra: ::std::result::Result<
            ::std::collections::HashMap<::std::string::String, super::types::OrderValue>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for Order {
        fn default() -> Self {
            Self {
                address: Ok(Default::default()),
                events: Err("no value supplied for events".to_string()),
                labels: Ok(Default::default()),
                payment: Err("no value supplied for payment".to_string()),
                picture: Ok(Default::default()),
                place: Err("no value supplied for place".to_string()),
                street: Ok(Default::default()),
                tree: Ok(Default::default()),
                extra: Ok(::std::default::Default::default()),
            }
        }
    }

    impl Order {
        /// Sets `address`.
        pub fn address<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Address>>,
            T::Error: ::std::fmt::Display,
        {
            self.address = ::client_runtime::given("address", value);
            self
        }

        /// Sets `events`.
        pub fn events<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::vec::Vec<super::types::Event>>,
            T::Error: ::std::fmt::Display,
        {
            self.events = ::client_runtime::given("events", value);
            self
        }

        /// Sets `labels`.
        pub fn labels<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::collections::HashMap<::std::string::String, ::std::string::String>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.labels = ::client_runtime::given("labels", value);
            self
        }

        /// Sets `payment`.
        pub fn payment<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Payment>,
            T::Error: ::std::fmt::Display,
        {
            self.payment = ::client_runtime::given("payment", value);
            self
        }

        /// Sets `picture`.
        pub fn picture<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::client_runtime::Base64>>,
            T::Error: ::std::fmt::Display,
        {
            self.picture = ::client_runtime::given("picture", value);
            self
        }

        /// Sets `place`.
        pub fn place<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::Place>,
            T::Error: ::std::fmt::Display,
        {
            self.place = ::client_runtime::given("place", value);
            self
        }

        /// Sets `street`.
        pub fn street<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Street>>,
            T::Error: ::std::fmt::Display,
        {
            self.street = ::client_runtime::given("street", value);
            self
        }

        /// Sets `tree`.
        pub fn tree<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<super::types::Tree>>,
            T::Error: ::std::fmt::Display,
        {
            self.tree = ::client_runtime::given("tree", value);
            self
        }

        /// Sets `extra`.
        pub fn extra<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::collections::HashMap<
                    ::std::string::String,
                    super::types::OrderValue,
                >,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.extra = ::client_runtime::given("extra", value);
            self
        }
    }

    impl ::std::convert::TryFrom<Order> for super::Order {
        type Error = super::error::ConversionError;
        fn try_from(
            value: Order,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                address: value.address?,
                events: value.events?,
                labels: value.labels?,
                payment: value.payment?,
                picture: value.picture?,
                place: value.place?,
                street: value.street?,
                tree: value.tree?,
                extra: value.extra?,
            })
        }
    }

    impl ::std::convert::From<super::Order> for Order {
        fn from(value: super::Order) -> Self {
            Self {
                address: Ok(value.address),
                events: Ok(value.events),
                labels: Ok(value.labels),
                payment: Ok(value.payment),
                picture: Ok(value.picture),
                place: Ok(value.place),
                street: Ok(value.street),
                tree: Ok(value.tree),
                extra: Ok(value.extra),
            }
        }
    }

    /// `PaymentCard`
    #[derive(Clone, Debug)]
    pub struct PaymentCard {
        method: ::std::result::Result<
            super::types::PaymentCardMethod,
            ::std::string::String,
        >,
        number: ::std::result::Result<::std::string::String, ::std::string::String>,
    }

    impl ::std::default::Default for PaymentCard {
        fn default() -> Self {
            Self {
                method: Err("no value supplied for method".to_string()),
                number: Err("no value supplied for number".to_string()),
            }
        }
    }

    impl PaymentCard {
        /// Sets `method`.
        pub fn method<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::PaymentCardMethod>,
            T::Error: ::std::fmt::Display,
        {
            self.method = ::client_runtime::given("method", value);
            self
        }

        /// Sets `number`.
        pub fn number<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.number = ::client_runtime::given("number", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PaymentCard> for super::PaymentCard {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PaymentCard,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                method: value.method?,
                number: value.number?,
            })
        }
    }

    impl ::std::convert::From<super::PaymentCard> for PaymentCard {
        fn from(value: super::PaymentCard) -> Self {
            Self {
                method: Ok(value.method),
                number: Ok(value.number),
            }
        }
    }

    /// `PaymentCash`
    #[derive(Clone, Debug)]
    pub struct PaymentCash {
        method: ::std::result::Result<
            super::types::PaymentCashMethod,
            ::std::string::String,
        >,
        received: ::std::result::Result<
            ::std::option::Option<i64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for PaymentCash {
        fn default() -> Self {
            Self {
                method: Err("no value supplied for method".to_string()),
                received: Ok(Default::default()),
            }
        }
    }

    impl PaymentCash {
        /// Sets `method`.
        pub fn method<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<super::types::PaymentCashMethod>,
            T::Error: ::std::fmt::Display,
        {
            self.method = ::client_runtime::given("method", value);
            self
        }

        /// Sets `received`.
        pub fn received<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<i64>>,
            T::Error: ::std::fmt::Display,
        {
            self.received = ::client_runtime::given("received", value);
            self
        }
    }

    impl ::std::convert::TryFrom<PaymentCash> for super::PaymentCash {
        type Error = super::error::ConversionError;
        fn try_from(
            value: PaymentCash,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                method: value.method?,
                received: value.received?,
            })
        }
    }

    impl ::std::convert::From<super::PaymentCash> for PaymentCash {
        fn from(value: super::PaymentCash) -> Self {
            Self {
                method: Ok(value.method),
                received: Ok(value.received),
            }
        }
    }

    /// `UploadBody`
    #[derive(Clone, Debug)]
    pub struct UploadBody {
        back: ::std::result::Result<
            ::std::option::Option<super::types::NullableImage>,
            ::std::string::String,
        >,
        cover: ::std::result::Result<
            ::std::option::Option<::client_runtime::File>,
            ::std::string::String,
        >,
        file: ::std::result::Result<::client_runtime::File, ::std::string::String>,
        pages: ::std::result::Result<
            ::std::option::Option<::std::vec::Vec<::client_runtime::File>>,
            ::std::string::String,
        >,
        purpose: ::std::result::Result<::std::string::String, ::std::string::String>,
        thumbnail: ::std::result::Result<
            ::std::option::Option<::client_runtime::Base64>,
            ::std::string::String,
        >,
    }

    impl ::std::default::Default for UploadBody {
        fn default() -> Self {
            Self {
                back: Ok(Default::default()),
                cover: Ok(Default::default()),
                file: Err("no value supplied for file".to_string()),
                pages: Ok(Default::default()),
                purpose: Err("no value supplied for purpose".to_string()),
                thumbnail: Ok(Default::default()),
            }
        }
    }

    impl UploadBody {
        /// Sets `back`.
        pub fn back<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<super::types::NullableImage>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.back = ::client_runtime::given("back", value);
            self
        }

        /// Sets `cover`.
        pub fn cover<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::client_runtime::File>>,
            T::Error: ::std::fmt::Display,
        {
            self.cover = ::client_runtime::given("cover", value);
            self
        }

        /// Sets `file`.
        pub fn file<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::client_runtime::File>,
            T::Error: ::std::fmt::Display,
        {
            self.file = ::client_runtime::given("file", value);
            self
        }

        /// Sets `pages`.
        pub fn pages<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<
                ::std::option::Option<::std::vec::Vec<::client_runtime::File>>,
            >,
            T::Error: ::std::fmt::Display,
        {
            self.pages = ::client_runtime::given("pages", value);
            self
        }

        /// Sets `purpose`.
        pub fn purpose<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::string::String>,
            T::Error: ::std::fmt::Display,
        {
            self.purpose = ::client_runtime::given("purpose", value);
            self
        }

        /// Sets `thumbnail`.
        pub fn thumbnail<T>(mut self, value: T) -> Self
        where
            T: ::std::convert::TryInto<::std::option::Option<::client_runtime::Base64>>,
            T::Error: ::std::fmt::Display,
        {
            self.thumbnail = ::client_runtime::given("thumbnail", value);
            self
        }
    }

    impl ::std::convert::TryFrom<UploadBody> for super::UploadBody {
        type Error = super::error::ConversionError;
        fn try_from(
            value: UploadBody,
        ) -> ::std::result::Result<Self, super::error::ConversionError> {
            Ok(Self {
                back: value.back?,
                cover: value.cover?,
                file: value.file?,
                pages: value.pages?,
                purpose: value.purpose?,
                thumbnail: value.thumbnail?,
            })
        }
    }

    impl ::std::convert::From<super::UploadBody> for UploadBody {
        fn from(value: super::UploadBody) -> Self {
            Self {
                back: Ok(value.back),
                cover: Ok(value.cover),
                file: Ok(value.file),
                pages: Ok(value.pages),
                purpose: Ok(value.purpose),
                thumbnail: Ok(value.thumbnail),
            }
        }
    }
}

/// Error types.
pub mod error {
    /// Error from a `TryFrom` or `FromStr` implementation.
    pub struct ConversionError(::std::borrow::Cow<'static, str>);
    impl ::std::error::Error for ConversionError {}
    impl ::std::fmt::Display for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Display::fmt(&self.0, f)
        }
    }

    impl ::std::fmt::Debug for ConversionError {
        fn fmt(
            &self,
            f: &mut ::std::fmt::Formatter<'_>,
        ) -> Result<(), ::std::fmt::Error> {
            ::std::fmt::Debug::fmt(&self.0, f)
        }
    }

    impl From<&'static str> for ConversionError {
        fn from(value: &'static str) -> Self {
            Self(value.into())
        }
    }

    impl From<String> for ConversionError {
        fn from(value: String) -> Self {
            Self(value.into())
        }
    }
}
