//! Harbours and crossings.

use std::sync::Arc;

use crate::office::{Office, PAGE, Passenger};
use crate::runtime::security::Bearer;
use crate::runtime::{Context, Denied};
use crate::{
    Authenticate, CrossingsApi, HarboursApi, ListCrossingsError, ListCrossingsOkBody, ListCrossingsParameters,
    ListHarboursError, ListHarboursOkBody, ListHarboursParameters, SelfLinkAndPageLinks, Success, desk, links,
};

/// Answers what anybody may look up.
#[derive(Debug)]
pub struct Timetable {
    office: Arc<Office>,
}

impl Timetable {
    /// The timetable of an office.
    pub fn new(office: Arc<Office>) -> Timetable {
        Timetable { office }
    }
}

impl Authenticate for Timetable {
    type Oauth = Passenger;

    async fn oauth(&self, _: Context<'_>, token: Bearer, scopes: &'static [&'static str]) -> Result<Passenger, Denied> {
        desk::let_in(&token, scopes)
    }
}

impl HarboursApi for Timetable {
    async fn list_harbours(
        &self,
        context: Context<'_, Passenger>,
        parameters: ListHarboursParameters,
    ) -> Result<Success<ListHarboursOkBody>, ListHarboursError> {
        let ListHarboursParameters { page, search } = parameters;
        let found = self.office.harbours(search.as_deref());
        let address = |page: i64| {
            let link = links::list_harbours().query("page", page);
            let link = search.iter().fold(link, |link, search| link.query("search", search.clone()));
            context.url(&link)
        };
        let (data, links) = paged(found, page, address);
        let answer = Success(ListHarboursOkBody { data, links });
        Ok(answer.rate_limit(self.office.rate_limit(&context.principal)))
    }
}

impl CrossingsApi for Timetable {
    async fn list_crossings(
        &self,
        context: Context<'_, Passenger>,
        parameters: ListCrossingsParameters,
    ) -> Result<Success<ListCrossingsOkBody>, ListCrossingsError> {
        let ListCrossingsParameters { origin, destination, date, bicycles } = parameters;
        let mut data = self.office.crossings(origin, destination, date);
        data.retain(|crossing| !bicycles || crossing.takes_bicycles);
        let link = links::list_crossings().query("origin", origin).query("destination", destination);
        let own = context.url(&link.query("date", date));
        let links = SelfLinkAndPageLinks { self_: Some(own), next: None, prev: None };
        let answer = Success(ListCrossingsOkBody { data, links });
        Ok(answer.rate_limit(self.office.rate_limit(&context.principal)))
    }
}

/// One page of things, and the addresses around it.
pub(crate) fn paged<T>(all: Vec<T>, page: i64, address: impl Fn(i64) -> String) -> (Vec<T>, SelfLinkAndPageLinks) {
    let skipped = usize::try_from(page - 1).unwrap_or_default().saturating_mul(PAGE);
    let has_next = all.len() > skipped.saturating_add(PAGE);
    let links = SelfLinkAndPageLinks {
        self_: Some(address(page)),
        next: has_next.then(|| address(page + 1)),
        prev: (page > 1).then(|| address(page - 1)),
    };
    (all.into_iter().skip(skipped).take(PAGE).collect(), links)
}
