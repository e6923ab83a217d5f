//! Calls that the server makes.

use super::diff_rules;
use crate::diff::catalogue::DiffRule;
use crate::findings::Level;

diff_rules! {

CALLBACK_ADDED = "callback-added", none, Note {
    "The server makes a call that it did not make."
    why: "Who does not answer it misses what it tells; the operation itself is as before."
    remedy: "Tell callers that there is something new to listen to."
    old in paths: "/hooks: {post: {responses: {'201': {description: Made.}}}}"
    new in called: ""
}

CALLBACK_REMOVED = "callback-removed", none, Error {
    "The server no longer makes a call that it made."
    why: "Who waits for it waits for ever."
    remedy: "Go on calling, and announce the end of it with a new major version."
    reverse of: CALLBACK_ADDED
}

CALLBACK_BREAKS_RECEIVER = "callback-breaks-receiver", none, Error {
    "A call that the server makes is no longer understood by those who receive it, or their answer no longer by us."
    why: "Receivers read calls by the old document, and answer by it."
    remedy: "Go on calling as before, and offer the change beside it under a new name or version."
    old in called: ""
    new: r"
paths:
  /hooks:
    post:
      responses: {'201': {description: Made.}}
      callbacks:
        changed:
          '{$request.query.url}':
            post:
              parameters: [{in: header, name: X-Tenant, required: true, schema: {type: string}}]
              responses: {'204': {description: Heard.}}
"
}

CALLBACK_CHANGED = "callback-changed", none, Warning {
    "Something about a call that the server makes is gone or different."
    why: "Who is called may miss it, or answer what is no longer understood."
    remedy: "Go on calling as before, and offer the change beside it."
    old in called: "requestBody: {content: {text/plain: {}}}, "
    new in called: ""
}

CALLBACK_EXTENDED = "callback-extended", none, Note {
    "A call that the server makes changed, and those who receive it understand it as before."
    why: "What is new they may use; none must."
    reverse of: CALLBACK_CHANGED
}

WEBHOOK_ADDED = "webhook-added", same, Note {
    "There is a new webhook."
    why: "Who does not answer it misses what it tells."
    remedy: "Tell receivers that there is something new to listen to."
    old in root: "openapi: 3.1.0"
    new: r"
openapi: 3.1.0
webhooks:
  changed: {post: {responses: {'204': {description: Heard.}}}}
"
}

WEBHOOK_REMOVED = "webhook-removed", same, Error {
    "A webhook is gone."
    why: "Who waits for it waits for ever."
    remedy: "Go on calling, and announce the end of it with a new major version."
    reverse of: WEBHOOK_ADDED
}

}

/// The rule for the same change in a call that the server makes, where ordinary rules would blame the wrong side. One that
/// is the same whoever calls keeps its name.
pub fn reversed(rule: &'static DiffRule) -> &'static DiffRule {
    rule.reversed.map_or(rule, of_level)
}

/// The name of everything in a call that the server makes that is as bad as this.
pub fn of_level(level: Level) -> &'static DiffRule {
    match level {
        Level::Error => &CALLBACK_BREAKS_RECEIVER,
        Level::Warning => &CALLBACK_CHANGED,
        Level::Note => &CALLBACK_EXTENDED,
    }
}
