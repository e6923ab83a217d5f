//! Operations tagged `Bookings`.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Bookings`.
///
/// Seats that are held for a passenger.
pub trait BookingsApi: super::Authenticate {
    /// Bookings of the caller
    ///
    /// `GET /bookings`, operation `list-bookings`.
    ///
    /// - `context.principal`: let in by `oauth`.
    /// - `page`: query `page`. The number of the page. At least 1, at most 1000. Default: `1`.
    fn list_bookings(
        &self,
        context: crate::runtime::Context<'_, Self::Oauth>,
        page: i64,
    ) -> impl Future<Output = Result<super::Success<ListBookingsOkBody>, ListBookingsError>> + Send;

    /// Hold a seat
    ///
    /// The seat is held until it is paid for.
    ///
    /// `POST /bookings`, operation `create-booking`.
    ///
    /// - `context.principal`: let in by `oauth`.
    /// - `body`: `application/json`, `application/xml`.
    fn create_booking(
        &self,
        context: crate::runtime::Context<'_, Self::Oauth>,
        body: BookingInput,
    ) -> impl Future<Output = Result<super::Created<BookingWithLinks>, CreateBookingError>> + Send;

    /// A booking
    ///
    /// `GET /bookings/{bookingId}`, operation `get-booking`.
    ///
    /// - `context.principal`: let in by `oauth`.
    /// - `booking_id`: path `bookingId`. The booking.
    fn get_booking(
        &self,
        context: crate::runtime::Context<'_, Self::Oauth>,
        booking_id: crate::runtime::Uuid,
    ) -> impl Future<Output = Result<super::Success<BookingWithLinks>, GetBookingError>> + Send;

    /// Give a seat back
    ///
    /// `DELETE /bookings/{bookingId}`, operation `cancel-booking`.
    ///
    /// - `context.principal`: let in by `oauth`.
    /// - `booking_id`: path `bookingId`. The booking.
    fn cancel_booking(
        &self,
        context: crate::runtime::Context<'_, Self::Oauth>,
        booking_id: crate::runtime::Uuid,
    ) -> impl Future<Output = Result<(), CancelBookingError>> + Send;
}

/// Errors of `GET /bookings`, operation `list-bookings`.
#[derive(Debug)]
pub enum ListBookingsError {
    /// 401: Nobody knows who is calling.
    Unauthorized(super::Unauthorized),
    /// 403: The caller may not do this.
    Forbidden(super::Forbidden),
    /// 429: The caller asks too often.
    TooManyRequests(super::TooManyRequests),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListBookingsError of "list-bookings" from super::AnyError {
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    403 Forbidden(super::Forbidden) from Forbidden,
    429 TooManyRequests(super::TooManyRequests) from TooManyRequests,
} }

/// Errors of `POST /bookings`, operation `create-booking`.
#[derive(Debug)]
pub enum CreateBookingError {
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
    /// 429: The caller asks too often.
    TooManyRequests(super::TooManyRequests),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { CreateBookingError of "create-booking" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    403 Forbidden(super::Forbidden) from Forbidden,
    404 NotFound(super::NotFound) from NotFound,
    409 Conflict(super::Conflict) from Conflict,
    429 TooManyRequests(super::TooManyRequests) from TooManyRequests,
} }

/// Errors of `GET /bookings/{bookingId}`, operation `get-booking`.
#[derive(Debug)]
pub enum GetBookingError {
    /// 401: Nobody knows who is calling.
    Unauthorized(super::Unauthorized),
    /// 403: The caller may not do this.
    Forbidden(super::Forbidden),
    /// 404: There is no such thing.
    NotFound(super::NotFound),
    /// 429: The caller asks too often.
    TooManyRequests(super::TooManyRequests),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { GetBookingError of "get-booking" from super::AnyError {
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    403 Forbidden(super::Forbidden) from Forbidden,
    404 NotFound(super::NotFound) from NotFound,
    429 TooManyRequests(super::TooManyRequests) from TooManyRequests,
} }

/// Errors of `DELETE /bookings/{bookingId}`, operation `cancel-booking`.
#[derive(Debug)]
pub enum CancelBookingError {
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

crate::runtime::errors! { CancelBookingError of "cancel-booking" from super::AnyError {
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    403 Forbidden(super::Forbidden) from Forbidden,
    404 NotFound(super::NotFound) from NotFound,
    409 Conflict(super::Conflict) from Conflict,
} }

pub(super) async fn list_bookings<S: BookingsApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 1] = [crate::runtime::query::Field::single("page")];
    let principal = super::security::oauth(service, call, [&["read"]]).await?;
    let query = call.query(&QUERY)?;
    let page: i64 = query.or(0, 1, |value: &i64| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 1000)?;
        Ok(())
    })?;
    match BookingsApi::list_bookings(service, call.context(principal), page).await {
        Ok(answer) => answer.reply(|body| crate::runtime::reply::json(200, "application/json", &body)),
        Err(error) => error.reply(call),
    }
}

pub(super) async fn create_booking<S: BookingsApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const MEDIA_TYPES: [&str; 2] = ["application/json", "application/xml"];
    let principal = super::security::oauth(service, call, [&["write"]]).await?;
    call.query(&[])?;
    let body: BookingInput = match call.media_type(&MEDIA_TYPES)? {
        0 => call.json(|value: &BookingInput| {
            crate::runtime::Check::check(value)?;
            Ok(())
        })
        .await?,
        _ => call.xml(&super::representations::BOOKING_XML, |value: &BookingInput| {
            crate::runtime::Check::check(value)?;
            Ok(())
        })
        .await?,
    };
    match BookingsApi::create_booking(service, call.context(principal), body).await {
        Ok(answer) => {
            answer.reply(|body| crate::runtime::reply::offered(201, call, &super::representations::CREATE_BOOKING_CREATED_BODY_OFFERS, &body))
        }
        Err(error) => error.reply(call),
    }
}

pub(super) async fn get_booking<S: BookingsApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::oauth(service, call, [&["read"]]).await?;
    let booking_id: crate::runtime::Uuid = call.path(0, "bookingId", crate::runtime::check::any)?;
    call.query(&[])?;
    match BookingsApi::get_booking(service, call.context(principal), booking_id).await {
        Ok(answer) => {
            answer.reply(|body| crate::runtime::reply::offered(200, call, &super::representations::GET_BOOKING_OK_BODY_OFFERS, &body))
        }
        Err(error) => error.reply(call),
    }
}

pub(super) async fn cancel_booking<S: BookingsApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    let principal = super::security::oauth(service, call, [&["write"]]).await?;
    let booking_id: crate::runtime::Uuid = call.path(0, "bookingId", crate::runtime::check::any)?;
    call.query(&[])?;
    match BookingsApi::cancel_booking(service, call.context(principal), booking_id).await {
        Ok(()) => crate::runtime::reply::empty(204),
        Err(error) => error.reply(call),
    }
}

/// Schema at `#/paths/~1bookings/get/responses/200/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListBookingsOkBody {
    /// Property `data`.
    pub data: Vec<Booking>,
    /// Property `links`.
    pub links: super::SelfLinkAndPageLinks,
}
crate::runtime::object! {
    ListBookingsOkBody {
        0 data "data" required,
        1 links "links" required,
    }
}
impl crate::runtime::Check for ListBookingsOkBody {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        for (index, item) in self.data.iter().enumerate() {
            crate::runtime::check::at(
                "data",
                crate::runtime::check::at_index(index, crate::runtime::Check::check(item)),
            )?;
        }
        Ok(())
    }
}

/// A seat on a crossing.
///
/// Schema `Booking`.
#[derive(Debug, Clone, PartialEq)]
pub struct Booking {
    /// Property `id`.
    pub id: crate::runtime::Uuid,
    /// Property `crossing_id`.
    pub crossing_id: crate::runtime::Uuid,
    /// Property `passenger_name`. At least 1 character, at most 100 characters.
    pub passenger_name: String,
    /// Property `has_bicycle`. Default: `false`.
    pub has_bicycle: bool,
    /// Property `status`.
    pub status: BookingStatus,
}
crate::runtime::object! {
    Booking {
        0 id "id" required,
        1 crossing_id "crossing_id" required,
        2 passenger_name "passenger_name" required,
        3 has_bicycle "has_bicycle" default(false),
        4 status "status" required,
    }
}
impl crate::runtime::Check for Booking {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("passenger_name", crate::runtime::check::min_length(&self.passenger_name, 1))?;
        crate::runtime::check::at("passenger_name", crate::runtime::check::max_length(&self.passenger_name, 100))?;
        Ok(())
    }
}

/// Schema at `#/components/schemas/Booking/properties/status`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BookingStatus {
    /// `held`.
    Held,
    /// `paid`.
    Paid,
}
crate::runtime::text_enum! {
    BookingStatus {
        Held "held",
        Paid "paid",
    }
}

/// A seat on a crossing.
///
/// Schema `Booking`.
#[derive(Debug, Clone, PartialEq)]
pub struct BookingInput {
    /// Property `crossing_id`.
    pub crossing_id: crate::runtime::Uuid,
    /// Property `passenger_name`. At least 1 character, at most 100 characters.
    pub passenger_name: String,
    /// Property `has_bicycle`. Default: `false`.
    pub has_bicycle: bool,
    /// A code that makes the crossing cheaper.
    pub voucher: Option<String>,
}
crate::runtime::object! {
    BookingInput {
        0 crossing_id "crossing_id" required,
        1 passenger_name "passenger_name" required,
        2 has_bicycle "has_bicycle" default(false),
        3 voucher "voucher" optional,
    }
}
impl crate::runtime::Check for BookingInput {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("passenger_name", crate::runtime::check::min_length(&self.passenger_name, 1))?;
        crate::runtime::check::at("passenger_name", crate::runtime::check::max_length(&self.passenger_name, 100))?;
        Ok(())
    }
}

/// Schema at `#/paths/~1bookings/post/responses/201/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct BookingWithLinks {
    /// Property `id`.
    pub id: crate::runtime::Uuid,
    /// Property `crossing_id`.
    pub crossing_id: crate::runtime::Uuid,
    /// Property `passenger_name`. At least 1 character, at most 100 characters.
    pub passenger_name: String,
    /// Property `has_bicycle`. Default: `false`.
    pub has_bicycle: bool,
    /// Property `status`.
    pub status: BookingStatus,
    /// Property `links`.
    pub links: Option<SelfLink>,
}
crate::runtime::object! {
    BookingWithLinks {
        0 id "id" required,
        1 crossing_id "crossing_id" required,
        2 passenger_name "passenger_name" required,
        3 has_bicycle "has_bicycle" default(false),
        4 status "status" required,
        5 links "links" optional,
    }
}
impl crate::runtime::Check for BookingWithLinks {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("passenger_name", crate::runtime::check::min_length(&self.passenger_name, 1))?;
        crate::runtime::check::at("passenger_name", crate::runtime::check::max_length(&self.passenger_name, 100))?;
        Ok(())
    }
}

/// Schema `SelfLink`.
#[derive(Debug, Clone, PartialEq)]
pub struct SelfLink {
    /// Property `self`.
    pub self_: Option<String>,
}
crate::runtime::object! {
    SelfLink {
        0 self_ "self" optional,
    }
}
