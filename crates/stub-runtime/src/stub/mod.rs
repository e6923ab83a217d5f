//! The endpoint: from a request to an operation, and from whatever comes out of it to a response.

mod answers;
mod endpoint;
mod openapi;
mod services;

pub use endpoint::Answered;
pub use services::Unset;

use std::sync::Arc;

use poem::endpoint::{BoxEndpoint, EndpointExt};
use poem::{IntoEndpoint, Response};

use crate::call::Base;
use crate::query::UnknownQuery;
use crate::rejection::{Rejected, Shapes};
use crate::router::Router;
use crate::schema::Answers;
use crate::{Answer, Call, Context, NamedMethod, Rejection, Route};

/// The operations of a document, answered by one implementation. Generated code implements it.
pub trait Operations: Send + Sync + 'static {
    /// The document as JSON.
    const DOCUMENT: &'static str;
    /// Every path with its operations.
    const ROUTES: &'static [Route];
    /// Operations whose methods are called by name.
    const NAMED_METHODS: &'static [NamedMethod] = &[];

    /// The schemas of what operations answer, in the text of [`Stub::check_answers`]; empty where there are none.
    const ANSWERS: &'static str = "";

    /// The bodies that operations declare for rejections.
    const SHAPES: Shapes = Shapes::NONE;

    /// Answers a rejection by the body with this number in [`Operations::SHAPES`], which is [`Shape::Written`](crate::rejection::Shape::Written): the service
    /// of the operation makes it, or one of them where the request is for no operation.
    fn reject(&self, operation: Option<usize>, body: usize, rejected: Rejected<'_>) -> Answer {
        let _ = (operation, rejected);
        Err(Rejection::internal(format!("nobody writes the body {body} of rejections")))
    }

    /// Answers a request for the operation with this number.
    fn call(&self, operation: usize, call: &mut Call) -> impl Future<Output = Answer> + Send;
}

/// Longest body that is read unless another limit is set: 2 MiB.
const BODY_LIMIT: usize = 2 * 1024 * 1024;

/// Writes the response for a rejection.
type Wording = Arc<dyn Fn(&Rejection, &Context<'_>) -> Response + Send + Sync>;

/// A poem endpoint for all operations of a document.
///
/// It never fails: whatever goes wrong is a response with the status that the document or HTTP asks for. Its body is what
/// the operation declares for that status; for what none declares, the body that operations declare most often, or plain
/// text.
pub struct Stub<O> {
    operations: Arc<O>,
    router: Arc<Router>,
    answers: Arc<Answers>,
    settings: Settings,
}

#[derive(Clone)]
struct Settings {
    unknown_query: UnknownQuery,
    body_limit: usize,
    base: Arc<Base>,
    fallback: Option<Arc<BoxEndpoint<'static>>>,
    wording: Option<Wording>,
    /// True if `Prefer: code=…` chooses the status.
    honors_prefer: bool,
    checks_answers: bool,
}

impl<O: Operations> Stub<O> {
    /// With the settings that suit a public service: strict about queries, bodies up to 2 MiB.
    pub fn new(operations: O) -> Stub<O> {
        let settings = Settings {
            unknown_query: UnknownQuery::Refused,
            body_limit: BODY_LIMIT,
            base: Arc::default(),
            fallback: None,
            wording: None,
            honors_prefer: false,
            checks_answers: cfg!(debug_assertions),
        };
        Stub {
            operations: Arc::new(operations),
            router: Arc::new(Router::new(O::ROUTES, O::NAMED_METHODS)),
            answers: Arc::new(Answers::new(O::ANSWERS)),
            settings,
        }
    }

    /// Lets query parameters through that an operation does not declare, instead of answering 400.
    #[must_use]
    pub fn allow_unknown_query(mut self) -> Stub<O> {
        self.settings.unknown_query = UnknownQuery::LetThrough;
        self
    }

    /// The longest body in bytes; a longer one is answered with 413.
    #[must_use]
    pub fn body_limit(mut self, n_bytes: usize) -> Stub<O> {
        self.settings.body_limit = n_bytes;
        self
    }

    /// Serves the document's paths under this one: `/v1`.
    #[must_use]
    pub fn under(mut self, base_path: &str) -> Stub<O> {
        let base_path = base_path.trim_matches('/');
        let path = if base_path.is_empty() { String::new() } else { format!("/{base_path}") };
        Arc::make_mut(&mut self.settings.base).path = path;
        self
    }

    /// Makes the addresses of [`Context::url`] absolute: `https://api.example.com`. A trailing slash does not matter. The
    /// paths of [`Stub::under`] and of poem's routes follow it.
    #[must_use]
    pub fn public_url(mut self, url: &str) -> Stub<O> {
        Arc::make_mut(&mut self.settings.base).public_url = Some(url.trim_end_matches('/').to_owned());
        self
    }

    /// Answers the paths that the document does not know: pages about the document, health checks.
    #[must_use]
    pub fn fallback<E>(mut self, endpoint: E) -> Stub<O>
    where
        E: IntoEndpoint,
        E::Endpoint: 'static,
    {
        self.settings.fallback = Some(Arc::new(endpoint.into_endpoint().map_to_response().boxed()));
        self
    }

    /// Lets callers choose among the declared statuses by `Prefer: code=404`. Generated mocks do as they are asked; other
    /// implementations find the status in [`Context::preferred_status`].
    #[must_use]
    pub fn honor_prefer(mut self) -> Stub<O> {
        self.settings.honors_prefer = true;
        self
    }

    /// True if answers in JSON are held to their schemas before they are sent; unless this says otherwise, they are in debug
    /// builds. One that does not fit is answered with 500, and the log names the rule and the place without what was in it.
    /// Stubs of documents of 3.1 bring the schemas along; others do not, and nothing is checked.
    #[must_use]
    pub fn check_answers(mut self, checks_answers: bool) -> Stub<O> {
        self.settings.checks_answers = checks_answers;
        self
    }

    /// Words rejections in place of the document: in another language, or in a body of one's own. [`Rejection::worded`] and
    /// [`Rejection::with_body`] keep the status and the headers; the context tells what was asked for and what the caller
    /// takes.
    #[must_use]
    pub fn rejections(
        mut self,
        wording: impl Fn(&Rejection, &Context<'_>) -> Response + Send + Sync + 'static,
    ) -> Stub<O> {
        self.settings.wording = Some(Arc::new(wording));
        self
    }
}

impl<O> Clone for Stub<O> {
    fn clone(&self) -> Stub<O> {
        Stub {
            operations: Arc::clone(&self.operations),
            router: Arc::clone(&self.router),
            answers: Arc::clone(&self.answers),
            settings: self.settings.clone(),
        }
    }
}

impl<O> std::fmt::Debug for Stub<O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stub").field("router", &self.router).finish_non_exhaustive()
    }
}
