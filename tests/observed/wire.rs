//! Every operation, asked for every status that it declares.

use contract::model::{Api, Location, StatusKey};
use contractual::check::ObservedAnswer;

use crate::caller::{Answer, Caller, Part, Request, call};
use crate::layout::{laid_out, shown_body};

/// Headers of an answer that the contract speaks of; the others are the server's own affair and some of them vary.
const HEADERS: [&str; 7] =
    ["allow", "content-disposition", "content-type", "location", "retry-after", "www-authenticate", "etag"];

/// Answers of the server at an address, in the order of its document.
pub(crate) fn answers(api: &Api<'_>, address: &str) -> Result<Vec<ObservedAnswer>, String> {
    let caller = Caller::new(api);
    let mut heard = Vec::new();
    for (path, item, operation) in api.operations() {
        let id = operation.id.map_or_else(|| format!("{} {path}", operation.method.name()), str::to_owned);
        let requests = caller.requests(path, item, operation).map_err(|why| format!("{id} cannot be called: {why}"))?;
        for (key, _) in &operation.responses.by_status {
            let StatusKey::Code(status) = *key else { continue };
            // What is optional is shown once, where all goes well.
            let chosen = if key.is_success() { requests.first() } else { requests.last() };
            let mut request = chosen.map(|(_, request)| request.clone()).ok_or("a call has a request")?;
            request.parts.push(prefer(status));
            let answer = call(address, &request).map_err(|error| format!("{id} cannot be called: {error}"))?;
            heard.push(ObservedAnswer {
                operation: id.clone(),
                status,
                answered: answer.status,
                text: told(&request, &answer),
            });
        }
    }
    Ok(heard)
}

/// The wish for a status.
fn prefer(status: u16) -> Part {
    let text = vec![("prefer".to_owned(), format!("code={status}"))];
    Part { is_credential: false, location: Location::Header, name: "prefer".to_owned(), text }
}

/// Both sides of a call, for people to read.
fn told(request: &Request, answer: &Answer) -> String {
    let mut text = format!("{} {}\n", request.method, request.target());
    for (name, value) in request.headers() {
        text += &format!("{name}: {value}\n");
    }
    if let Some(body) = &request.body {
        text += &format!("\n{}\n", shown_body(&body.media_type, &body.bytes));
    }
    text += &format!("\n{}\n", answer.status);
    let headers = answer.headers.iter().filter(|(name, _)| HEADERS.contains(&name.as_str()));
    let mut headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value}\n")).collect();
    headers.sort();
    text += &headers.concat();
    if !answer.body.is_empty() {
        text += &format!("\n{}\n", shown_body(answer.header("content-type").unwrap_or_default(), &answer.body));
    }
    laid_out(&text)
}
