//! Random responses.

use serde_json::{Map, Value, json};

use super::{Author, names};

const SUCCESSES: &[&str] = &["200", "200", "200", "201", "202", "204", "206", "2XX", "default"];
const REFUSALS: &[&str] =
    &["400", "401", "403", "404", "409", "410", "422", "429", "500", "503", "4XX", "5XX", "default"];

impl Author {
    pub(super) fn responses(&mut self) -> Value {
        let mut responses = Map::new();
        let success = self.pick(SUCCESSES);
        let second = if self.chance(20) { Some(self.pick(SUCCESSES)) } else { None };
        let refusals = self.some_of(REFUSALS, 3);
        // Many operations refuse alike.
        let is_alike = self.chance(40);
        let alike = self.response("400");
        for status in [success].into_iter().chain(second).chain(refusals) {
            let is_refusal = !SUCCESSES[..8].contains(&status);
            let response = if is_refusal && is_alike { alike.clone() } else { self.response(status) };
            responses.insert(status.to_owned(), self.shared("responses", response));
        }
        Value::Object(responses)
    }

    fn response(&mut self, status: &str) -> Value {
        let mut response = json!({"description": self.pick(names::PROSE)});
        if self.chance(20) {
            response["headers"] = self.headers();
        }
        if status == "204" || self.chance(15) {
            return response;
        }
        let mut content = Map::new();
        let (media_type, described) = self.answered();
        content.insert(media_type.to_owned(), described);
        if self.chance(10) {
            let (media_type, described) = self.answered();
            content.insert(media_type.to_owned(), described);
        }
        response["content"] = Value::Object(content);
        response
    }

    fn answered(&mut self) -> (&'static str, Value) {
        match self.below(12) {
            0 => ("text/plain", json!({"schema": {"type": "string", "minLength": 1}})),
            1 => ("text/csv", json!({})),
            2 => ("application/pdf", json!({"schema": {"type": "string", "format": "binary"}})),
            3 => ("application/problem+json", json!({"schema": self.object(2)})),
            4 => ("application/json", json!({})),
            5 => ("application/json; charset=utf-8", json!({"schema": self.schema(2)})),
            _ => ("application/json", json!({"schema": self.schema(3)})),
        }
    }

    fn headers(&mut self) -> Value {
        let mut headers = Map::new();
        for name in self.random.choose_multiple(["X-Left", "ETag", "x-type", "X-Self"], 2) {
            let mut header = json!({"schema": self.plain()});
            if self.chance(40) {
                header["required"] = json!(true);
            }
            headers.insert(name.to_owned(), self.shared("headers", header));
        }
        Value::Object(headers)
    }
}
