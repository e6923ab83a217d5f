//! Operations tagged `Harbours`.
//!
//! Made from `tests/adopters/bookings/openapi.yaml` by `cargo xtask generate`; do not edit.

/// Operations tagged `Harbours`.
///
/// Places that ferries leave from.
pub trait HarboursApi: super::Authenticate {
    /// Harbours, by name
    ///
    /// `GET /harbours`, operation `list-harbours`.
    ///
    /// - `context.principal`: let in by `oauth`.
    fn list_harbours(
        &self,
        context: crate::runtime::Context<'_, Self::Oauth>,
        parameters: ListHarboursParameters,
    ) -> impl Future<Output = Result<super::Success<ListHarboursOkBody>, ListHarboursError>> + Send;
}

/// Parameters of `GET /harbours`, operation `list-harbours`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListHarboursParameters {
    /// query `page`. The number of the page. At least 1, at most 1000. Default: `1`.
    pub page: i64,
    /// query `search`. A part of the name. At most 100 characters.
    pub search: Option<String>,
}

/// Errors of `GET /harbours`, operation `list-harbours`.
#[derive(Debug)]
pub enum ListHarboursError {
    /// 401: Nobody knows who is calling.
    Unauthorized(super::Unauthorized),
    /// 403: The caller may not do this.
    Forbidden(super::Forbidden),
    /// 429: The caller asks too often.
    TooManyRequests(super::TooManyRequests),
    /// An answer that the document does not declare.
    Rejected(crate::runtime::Rejection),
}

crate::runtime::errors! { ListHarboursError of "list-harbours" from super::AnyError {
    401 Unauthorized(super::Unauthorized) from Unauthorized,
    403 Forbidden(super::Forbidden) from Forbidden,
    429 TooManyRequests(super::TooManyRequests) from TooManyRequests,
} }

pub(super) async fn list_harbours<S: HarboursApi>(
    service: &S,
    call: &mut crate::runtime::Call,
) -> crate::runtime::Answer {
    const QUERY: [crate::runtime::query::Field; 2] = [
        crate::runtime::query::Field::single("page"),
        crate::runtime::query::Field::single("search"),
    ];
    let principal = super::security::oauth(service, call, [&["read"]]).await?;
    let query = call.query(&QUERY)?;
    let page: i64 = query.or(0, 1, |value: &i64| {
        crate::runtime::check::minimum(value, 1)?;
        crate::runtime::check::maximum(value, 1000)?;
        Ok(())
    })?;
    let search: Option<String> = query.optional(1, |value: &String| {
        crate::runtime::check::max_length(value, 100)?;
        Ok(())
    })?;
    let parameters = ListHarboursParameters { page, search };
    match HarboursApi::list_harbours(service, call.context(principal), parameters).await {
        Ok(answer) => {
            answer.reply(|body| crate::runtime::reply::offered(200, call, &super::representations::LIST_HARBOURS_OK_BODY_OFFERS, &body))
        }
        Err(error) => error.reply(call),
    }
}

/// Schema at `#/paths/~1harbours/get/responses/200/content/application~1json/schema`.
#[derive(Debug, Clone, PartialEq)]
pub struct ListHarboursOkBody {
    /// Property `data`.
    pub data: Vec<Harbour>,
    /// Property `links`.
    pub links: super::SelfLinkAndPageLinks,
}
crate::runtime::object! {
    ListHarboursOkBody {
        0 data "data" required,
        1 links "links" required,
    }
}
impl crate::runtime::Check for ListHarboursOkBody {
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

/// Schema `Harbour`.
#[derive(Debug, Clone, PartialEq)]
pub struct Harbour {
    /// Property `id`.
    pub id: crate::runtime::Uuid,
    /// Property `name`.
    pub name: String,
    /// Property `country`. At least 2 characters, at most 2 characters.
    pub country: String,
}
crate::runtime::object! {
    Harbour {
        0 id "id" required,
        1 name "name" required,
        2 country "country" required,
    }
}
impl crate::runtime::Check for Harbour {
    fn check(&self) -> Result<(), crate::runtime::Fault> {
        crate::runtime::check::at("country", crate::runtime::check::min_length(&self.country, 2))?;
        crate::runtime::check::at("country", crate::runtime::check::max_length(&self.country, 2))?;
        Ok(())
    }
}
