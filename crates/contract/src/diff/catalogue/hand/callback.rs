//! Calls that the server makes.

use super::diff_rules;
use crate::diff::catalogue::DiffRule;

diff_rules! {

CALLBACK_ADDED = "callback-added", none, Note {
    "The server makes a call that it did not make."
    why: "Who does not answer it misses what it tells; the operation itself is as before."
    remedy: "Tell callers that there is something new to listen to."
    old: r"
paths:
  /hooks: {post: {responses: {'201': {description: Made.}}}}
"
    new: r"
paths:
  /hooks:
    post:
      responses: {'201': {description: Made.}}
      callbacks: {changed: {'{$request.query.url}': {post: {responses: {'204': {description: Heard.}}}}}}
"
}

CALLBACK_REMOVED = "callback-removed", none, Error {
    "The server no longer makes a call that it made."
    why: "Who waits for it waits for ever."
    remedy: "Go on calling, and announce the end of it with a new major version."
    old: r"
paths:
  /hooks:
    post:
      responses: {'201': {description: Made.}}
      callbacks: {changed: {'{$request.query.url}': {post: {responses: {'204': {description: Heard.}}}}}}
"
    new: r"
paths:
  /hooks: {post: {responses: {'201': {description: Made.}}}}
"
}

CALLBACK_CHANGED = "callback-changed", none, Warning {
    "Something about a call that the server makes is gone or different."
    why: "Who is called may miss it, or answer what is no longer understood."
    remedy: "Go on calling as before, and offer the change beside it."
    old: r"
paths:
  /hooks:
    post:
      responses: {'201': {description: Made.}}
      callbacks: {changed: {'{$request.query.url}': {post: {requestBody: {content: {text/plain: {}}}, responses: {'204': {description: Heard.}}}}}}
"
    new: r"
paths:
  /hooks:
    post:
      responses: {'201': {description: Made.}}
      callbacks: {changed: {'{$request.query.url}': {post: {responses: {'204': {description: Heard.}}}}}}
"
}

CALLBACK_EXTENDED = "callback-extended", none, Note {
    "Something about a call that the server makes is new."
    why: "Who is called may use it; none must."
    remedy: "Nothing needs to be done."
    old: r"
paths:
  /hooks:
    post:
      responses: {'201': {description: Made.}}
      callbacks: {changed: {'{$request.query.url}': {post: {responses: {'204': {description: Heard.}}}}}}
"
    new: r"
paths:
  /hooks:
    post:
      responses: {'201': {description: Made.}}
      callbacks: {changed: {'{$request.query.url}': {post: {requestBody: {content: {text/plain: {}}}, responses: {'204': {description: Heard.}}}}}}
"
}

WEBHOOK_ADDED = "webhook-added", same, Note {
    "There is a new webhook."
    why: "Who does not answer it misses what it tells."
    remedy: "Tell receivers that there is something new to listen to."
    old: r"
openapi: 3.1.0
"
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
    old: r"
openapi: 3.1.0
webhooks:
  changed: {post: {responses: {'204': {description: Heard.}}}}
"
    new: r"
openapi: 3.1.0
"
}

}

/// Whether a rule speaks of calls that the server makes.
pub fn is_about_callbacks(rule: &DiffRule) -> bool {
    RULES.contains(&rule)
}
