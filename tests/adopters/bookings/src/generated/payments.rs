//! Operations tagged `Payments`.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Payments`.
///
/// Money for a booking.
pub trait PaymentsApi: super::Authenticate {
    /// Pay for a seat
    ///
    /// `POST /bookings/{bookingId}/payment`, operation `pay-booking`.
    ///
    /// - `context.principal`: let in by `oauth`.
    /// - `booking_id`: path `bookingId`. The booking.
    /// - `body`: `application/json`.
    fn pay_booking(
        &self,
        context: crate::runtime::Context<'_, Self::Oauth>,
        booking_id: crate::runtime::Uuid,
        body: PaymentInput,
    ) -> impl Future<Output = Result<super::Success<PaymentWithLinks>, PayBookingError>> + Send;
}

/// Errors of `POST /bookings/{bookingId}/payment`, operation `pay-booking`.
#[derive(Debug)]
pub enum PayBookingError {
    /// 400: The request cannot be understood.
    BadRequest(super::BadRequest),
    /// 401: Nobody knows who is calling.
    Unauthorized(super::Unauthorized),
    /// 403: The caller may not do this.
    Forbidden(super::Forbidden),
    /// 404: There is no such thing.
    NotFound(super::NotFound),
    /// 409: It cannot be done as things stand.
    Conflict(super::Conflict),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { PayBookingError of "pay-booking" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    403 Forbidden(super::Forbidden) from Forbidden,
    404 NotFound(super::NotFound) from NotFound,
    409 Conflict(super::Conflict) from Conflict,
} }

pub(super) async fn pay_booking<S: PaymentsApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::oauth(service, call, [&["write"]]).await?;
    let booking_id: crate::runtime::Uuid = call.path(0, "bookingId", crate::runtime::check::any)?;
    call.query(&[])?;
    let body: PaymentInput = call.json(|value: &PaymentInput| {
        crate::runtime::Check::check(value)?;
        Ok(())
    })
    .await?;
    match PaymentsApi::pay_booking(service, call.context(principal), booking_id, body).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

/// Money for a booking.
///
/// Schema `Payment`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaymentInput {
    /// Property `amount`. More than 0.
    pub amount: f64,
    /// Property `currency`.
    pub currency: PaymentCurrency,
    /// Property `source`.
    pub source: PaymentInputSource,
}
crate::runtime::object! {
    PaymentInput {
        0 amount "amount" required,
        1 currency "currency" required,
        2 source "source" required,
    }
}
impl crate::runtime::Check for PaymentInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("amount", crate::runtime::check::exclusive_minimum(&self.amount, 0.0))?;
        crate::runtime::check::at("source", crate::runtime::Check::check(&self.source))?;
        Ok(())
    }
}

/// Schema at `#/components/schemas/Payment/properties/source`.
#[derive(Debug, Clone, PartialEq)]
pub enum PaymentInputSource {
    /// `object` is `card`.
    Card(PaymentInputSourceCard),
    /// `object` is `account`.
    Account(PaymentInputSourceAccount),
}
crate::runtime::tagged! {
    PaymentInputSource "object" {
        Card(PaymentInputSourceCard) "card",
        Account(PaymentInputSourceAccount) "account",
    }
}
impl crate::runtime::Check for PaymentInputSource {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Self::Card(value) = self {
            crate::runtime::Check::check(value)?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Payment/properties/source/oneOf/0`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaymentInputSourceCard {
    /// Property `object`.
    pub object: PaymentSourceCardObject,
    /// Property `holder`.
    pub holder: String,
    /// Property `number`. Matching `^[0-9]{12,19}$`.
    pub number: Option<String>,
}
crate::runtime::object! {
    PaymentInputSourceCard {
        0 object "object" required,
        1 holder "holder" required,
        2 number "number" optional,
    }
}
impl crate::runtime::Check for PaymentInputSourceCard {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        if let Some(value) = &self.number {
            crate::runtime::check::at("number", crate::runtime::check::pattern(value, &super::patterns::PATTERN_1))?;
        }
        Ok(())
    }
}

/// Schema at `#/components/schemas/Payment/properties/source/oneOf/0/properties/object`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaymentSourceCardObject {
    /// `card`.
    Card,
}
crate::runtime::text_enum! {
    PaymentSourceCardObject {
        Card "card",
    }
}

/// Schema at `#/components/schemas/Payment/properties/source/oneOf/1`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaymentInputSourceAccount {
    /// Property `object`.
    pub object: PaymentSourceAccountObject,
    /// Property `holder`.
    pub holder: String,
    /// Property `iban`.
    pub iban: Option<String>,
}
crate::runtime::object! {
    PaymentInputSourceAccount {
        0 object "object" required,
        1 holder "holder" required,
        2 iban "iban" optional,
    }
}

/// Schema at `#/components/schemas/Payment/properties/source/oneOf/1/properties/object`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaymentSourceAccountObject {
    /// `account`.
    Account,
}
crate::runtime::text_enum! {
    PaymentSourceAccountObject {
        Account "account",
    }
}

/// Schema at `#/components/schemas/Payment/properties/currency`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaymentCurrency {
    /// `dkk`.
    Dkk,
    /// `eur`.
    Eur,
    /// `sek`.
    Sek,
}
crate::runtime::text_enum! {
    PaymentCurrency {
        Dkk "dkk",
        Eur "eur",
        Sek "sek",
    }
}

/// Schema at `#/paths/~1bookings~1{bookingId}~1payment/post/responses/200/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaymentWithLinks {
    /// Property `id`.
    pub id: crate::runtime::Uuid,
    /// Property `amount`. More than 0.
    pub amount: f64,
    /// Property `currency`.
    pub currency: PaymentCurrency,
    /// Property `source`.
    pub source: PaymentSource,
    /// Property `status`.
    pub status: PaymentStatus,
    /// Property `links`.
    pub links: Option<BookingLink>,
}
crate::runtime::object! {
    PaymentWithLinks {
        0 id "id" required,
        1 amount "amount" required,
        2 currency "currency" required,
        3 source "source" required,
        4 status "status" required,
        5 links "links" optional,
    }
}
impl crate::runtime::Check for PaymentWithLinks {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("amount", crate::runtime::check::exclusive_minimum(&self.amount, 0.0))?;
        Ok(())
    }
}

/// Schema `BookingLink`.
#[derive(Debug, Clone, PartialEq)]
pub struct BookingLink {
    /// Property `booking`.
    pub booking: Option<String>,
}
crate::runtime::object! {
    BookingLink {
        0 booking "booking" optional,
    }
}

/// Schema at `#/components/schemas/Payment/properties/source`.
#[derive(Debug, Clone, PartialEq)]
pub enum PaymentSource {
    /// `object` is `card`.
    Card(PaymentSourceCard),
    /// `object` is `account`.
    Account(PaymentSourceAccount),
}
crate::runtime::tagged! {
    PaymentSource "object" {
        Card(PaymentSourceCard) "card",
        Account(PaymentSourceAccount) "account",
    }
}

/// Schema at `#/components/schemas/Payment/properties/source/oneOf/0`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaymentSourceCard {
    /// Property `object`.
    pub object: PaymentSourceCardObject,
    /// Property `holder`.
    pub holder: String,
}
crate::runtime::object! {
    PaymentSourceCard {
        0 object "object" required,
        1 holder "holder" required,
    }
}

/// Schema at `#/components/schemas/Payment/properties/source/oneOf/1`.
#[derive(Debug, Clone, PartialEq)]
pub struct PaymentSourceAccount {
    /// Property `object`.
    pub object: PaymentSourceAccountObject,
    /// Property `holder`.
    pub holder: String,
}
crate::runtime::object! {
    PaymentSourceAccount {
        0 object "object" required,
        1 holder "holder" required,
    }
}

/// Schema at `#/components/schemas/Payment/properties/status`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PaymentStatus {
    /// `succeeded`.
    Succeeded,
    /// `failed`.
    Failed,
}
crate::runtime::text_enum! {
    PaymentStatus {
        Succeeded "succeeded",
        Failed "failed",
    }
}
