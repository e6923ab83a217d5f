//! What the examples share: a session from the environment, help, and errors for people.

use std::env;
use std::error;
use std::process::ExitCode;

use benefits_client::{Error, Session, SetupError};

/// Whatever goes wrong: a call, or an argument that cannot be sent.
pub(crate) type Failure = Box<dyn error::Error>;

/// Runs an example: shows its help when asked to or when arguments are missing, else hands it a session.
pub(crate) async fn run(
    help: &str,
    n_needed: usize,
    example: impl AsyncFnOnce(&Session, &[String]) -> Result<(), Failure>,
) -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        print!("{help}{ENVIRONMENT}");
        return ExitCode::SUCCESS;
    }
    let session = match session() {
        Some(session) if arguments.len() >= n_needed => session,
        _ => {
            eprint!("{help}{ENVIRONMENT}");
            return ExitCode::from(2);
        }
    };
    let outcome = match session {
        Ok(session) => example(&session, &arguments).await.map_err(|error| advise(&*error)),
        Err(error) => Err(error.to_string()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

const ENVIRONMENT: &str = "
Environment:
  BENEFITS_URL       address of the service; http://127.0.0.1:8080 unless given
  BENEFITS_USER      who logs in
  BENEFITS_PASSWORD  the password

`cargo run` serves the contract's examples at that address, for any login.
";

/// A session, unless the environment does not say who logs in.
fn session() -> Option<Result<Session, SetupError>> {
    let base = env::var("BENEFITS_URL").unwrap_or_else(|_| "http://127.0.0.1:8080".to_owned());
    let (user, password) = (env::var("BENEFITS_USER").ok()?, env::var("BENEFITS_PASSWORD").ok()?);
    Some(Session::builder(&base).user(user).password(password).build())
}

/// An error with what to do about it.
fn advise(error: &(dyn error::Error + 'static)) -> String {
    let remedy = match error.downcast_ref::<Error>() {
        Some(Error::Unauthorized { .. }) => "check BENEFITS_USER and BENEFITS_PASSWORD",
        Some(Error::Forbidden { .. }) => "ask whoever gave you the user for the right to do this",
        Some(Error::NotFound { .. }) => "check the code: what belongs to other stores is not found either",
        Some(Error::Invalid { .. } | Error::InvalidRequest { .. }) | None => "check the arguments",
        Some(Error::RateLimited { .. } | Error::Unavailable { .. }) => "try again later",
        Some(Error::Contract { .. }) => "this is not what the contract says; check BENEFITS_URL",
        Some(Error::Transport { .. }) => "check BENEFITS_URL and the network",
    };
    format!("{error}\n{remedy}")
}
