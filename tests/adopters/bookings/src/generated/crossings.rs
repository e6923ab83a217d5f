//! Operations tagged `Crossings`.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Crossings`.
///
/// Timetables.
pub trait CrossingsApi: super::Authenticate {
    /// Crossings of a day
    ///
    /// `GET /crossings`, operation `list-crossings`.
    ///
    /// - `context.principal`: let in by `oauth`.
    fn list_crossings(
        &self,
        context: crate::runtime::Context<'_, Self::Oauth>,
        parameters: ListCrossingsParameters,
    ) -> impl Future<Output = Result<super::Success<ListCrossingsOkBody>, ListCrossingsError>> + Send;
}

/// Parameters of `GET /crossings`, operation `list-crossings`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListCrossingsParameters {
    /// query `origin`. The harbour to leave from.
    pub origin: crate::runtime::Uuid,
    /// query `destination`. The harbour to arrive at.
    pub destination: crate::runtime::Uuid,
    /// query `date`. The day of departure.
    pub date: crate::runtime::Date,
    /// query `bicycles`. Only crossings that take bicycles. Default: `false`.
    pub bicycles: bool,
}

/// Errors of `GET /crossings`, operation `list-crossings`.
#[derive(Debug)]
pub enum ListCrossingsError {
    /// 400: The request cannot be understood.
    BadRequest(super::BadRequest),
    /// 401: Nobody knows who is calling.
    Unauthorized(super::Unauthorized),
    /// 403: The caller may not do this.
    Forbidden(super::Forbidden),
    /// 429: The caller asks too often.
    TooManyRequests(super::TooManyRequests),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListCrossingsError of "list-crossings" from super::AnyError {
    400 BadRequest(super::BadRequest) from BadRequest,
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    403 Forbidden(super::Forbidden) from Forbidden,
    429 TooManyRequests(super::TooManyRequests) from TooManyRequests,
} }

pub(super) async fn list_crossings<S: CrossingsApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 4] = [
        crate::runtime::query::Field::single("origin"),
        crate::runtime::query::Field::single("destination"),
        crate::runtime::query::Field::single("date"),
        crate::runtime::query::Field::single("bicycles"),
    ];
    let principal = super::security::oauth(service, call, [&["read"]]).await?;
    let query = call.query(&QUERY)?;
    let origin: crate::runtime::Uuid = query.required(0, crate::runtime::check::any)?;
    let destination: crate::runtime::Uuid = query.required(1, crate::runtime::check::any)?;
    let date: crate::runtime::Date = query.required(2, crate::runtime::check::any)?;
    let bicycles: bool = query.or(3, false, crate::runtime::check::any)?;
    let parameters = ListCrossingsParameters { origin, destination, date, bicycles };
    match CrossingsApi::list_crossings(service, call.context(principal), parameters).await {
        Ok(answer) => {
            answer.reply(|body| crate::runtime::reply::offered(200, call, &super::representations::LIST_CROSSINGS_OK_BODY_OFFERS, &body))
        }
        Err(error) => error.reply(call),
    }
}

/// Schema at `#/paths/~1crossings/get/responses/200/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListCrossingsOkBody {
    /// Property `data`.
    pub data: Vec<Crossing>,
    /// Property `links`.
    pub links: super::SelfLinkAndPageLinks,
}
crate::runtime::object! {
    ListCrossingsOkBody {
        0 data "data" required,
        1 links "links" required,
    }
}
impl crate::runtime::Check for ListCrossingsOkBody {
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

/// Schema `Crossing`.
#[derive(Debug, Clone, PartialEq)]
pub struct Crossing {
    /// Property `id`.
    pub id: crate::runtime::Uuid,
    /// Property `origin`.
    pub origin: crate::runtime::Uuid,
    /// Property `destination`.
    pub destination: crate::runtime::Uuid,
    /// Property `departure`.
    pub departure: crate::runtime::DateTime,
    /// Property `seats`. At least 0.
    pub seats: i64,
    /// Property `price`. At least 0.
    pub price: f64,
    /// Property `takes_bicycles`. Default: `false`.
    pub takes_bicycles: bool,
}
crate::runtime::object! {
    Crossing {
        0 id "id" required,
        1 origin "origin" required,
        2 destination "destination" required,
        3 departure "departure" required,
        4 seats "seats" required,
        5 price "price" required,
        6 takes_bicycles "takes_bicycles" default(false),
    }
}
impl crate::runtime::Check for Crossing {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("seats", crate::runtime::check::minimum(&self.seats, 0))?;
        crate::runtime::check::at("price", crate::runtime::check::minimum(&self.price, 0.0))?;
        Ok(())
    }
}
