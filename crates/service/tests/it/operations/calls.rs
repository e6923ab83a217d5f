//! Requests of the user of store 1 with what comes of them, in few words.

use domain::values::Moment;
use serde_json::Value;

use crate::world::{Answer, Request, World, now};

pub(super) fn ask(world: &World, method: &'static str, path: &str, body: &Value) -> Answer {
    world.ask_in_centre(Request::new(method, path, Some(&body.to_string())))
}

/// The answer to a request that is carried out.
#[track_caller]
pub(super) fn taken(world: &World, method: &'static str, path: &str, body: &Value) -> Value {
    let answer = ask(world, method, path, body);
    assert_eq!(answer.status, 200, "{method} {path} {body}: {}", answer.body);
    answer.json()
}

/// Asserts that a request is refused in these words.
#[track_caller]
pub(super) fn refused(world: &World, method: &'static str, path: &str, body: &Value, expected: &str) {
    let answer = ask(world, method, path, body);
    assert_eq!((answer.status, answer.body.as_str()), (400, expected), "{method} {path} {body}");
}

pub(super) fn get(world: &World, path: &str) -> Value {
    world.ask_in_centre(Request::get(path)).json()
}

/// Sets the clock past midnight, which is no later than the tokens live.
pub(super) fn pass_midnight(world: &World) {
    world.clock.set(Moment::from_micros(now().micros() + (11 * 60 + 59) * 60 * 1_000_000).unwrap());
}
