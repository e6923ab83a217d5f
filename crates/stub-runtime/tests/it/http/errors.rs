//! Error enums of operations, as generated code declares them.

use stub_runtime::{Answer, Call, Rejection, StatusCode, Stub, reply};

use super::server::Server;
use crate::api;

/// An error whose answer names the media types that the caller takes.
struct Problem(&'static str);

/// Any error of the document.
enum AnyError {
    NotFound(Problem),
    Conflict(Problem),
    Gone(Problem),
    Forbidden(Problem),
    Default(StatusCode, Problem),
}

/// Errors of an operation.
enum GetPetError {
    NotFound(Problem),
    Conflict(OtherProblem),
    Default(StatusCode, OtherProblem),
    Rejected(Rejection),
}

/// The same text as [`Problem`], in a struct that stands for several statuses.
struct OtherProblem(&'static str);

impl Problem {
    fn reply(self, status: u16, call: &Call) -> Answer {
        let accept = call.context(()).accept().unwrap_or("anything");
        reply::text(status, "text/plain", format!("{} for {accept}", self.0))
    }
}

impl OtherProblem {
    fn reply(self, status: u16, call: &Call) -> Answer {
        Problem(self.0).reply(status, call)
    }
}

impl From<Problem> for OtherProblem {
    fn from(problem: Problem) -> OtherProblem {
        OtherProblem(problem.0)
    }
}

impl AnyError {
    fn undeclared(self, operation: &'static str) -> Rejection {
        let (AnyError::NotFound(problem)
        | AnyError::Conflict(problem)
        | AnyError::Gone(problem)
        | AnyError::Forbidden(problem)
        | AnyError::Default(_, problem)) = self;
        Rejection::internal(format!("`{operation}` does not declare: {}", problem.0))
    }
}

stub_runtime::errors! { GetPetError of "getPet" from AnyError {
    404 NotFound(Problem) from NotFound,
} several {
    409 Conflict(OtherProblem) from Conflict,
} open {
    Default(OtherProblem) from Default,
} other {
    410 Gone as Default,
} }

api! { Errors {
    "/struct" { GET 0 |call| { GetPetError::from(Problem("no pet")).reply(call) } }
    "/missing" { GET 5 |call| { GetPetError::from(AnyError::NotFound(Problem("none"))).reply(call) } }
    "/any" { GET 1 |call| { GetPetError::from(AnyError::Conflict(Problem("two pets"))).reply(call) } }
    "/default" { GET 2 |call| { GetPetError::from(AnyError::Gone(Problem("no more"))).reply(call) } }
    "/open" { GET 3 |call| {
        GetPetError::from(AnyError::Default(StatusCode::IM_A_TEAPOT, Problem("tea"))).reply(call)
    } }
    "/undeclared" { GET 4 |call| { GetPetError::from(AnyError::Forbidden(Problem("secret"))).reply(call) } }
} }

#[tokio::test]
async fn an_error_is_answered_with_its_status_and_knows_the_call() {
    let server = Server::start(Stub::new(Errors)).await;
    let cases = [
        ("GET /struct", "404 no pet for text/plain"),
        ("GET /missing", "404 none for text/plain"),
        ("GET /any", "409 two pets for text/plain"),
        ("GET /default", "410 no more for text/plain"),
        ("GET /open", "418 tea for text/plain"),
        ("GET /undeclared", "500 internal error"),
    ];
    for (line, expected) in cases {
        assert_eq!(server.ask(line, &["accept: text/plain"]).await, expected, "{line}");
    }
    assert_eq!(server.ask("GET /struct", &[]).await, "404 no pet for anything");
}
