//! Bodies of requests.

use serde_json::{Map, Value, json};

use super::{Author, names};

impl Author {
    pub(super) fn body(&mut self) -> Value {
        let mut content = Map::new();
        let (media_type, described) = self.sent();
        content.insert(media_type.to_owned(), described);
        if self.chance(15) {
            let (media_type, described) = self.sent();
            content.insert(media_type.to_owned(), described);
        }
        let mut body = json!({"content": content});
        if self.chance(70) {
            body["required"] = json!(true);
        }
        if self.chance(20) {
            body["description"] = json!(self.pick(names::PROSE));
        }
        body
    }

    fn sent(&mut self) -> (&'static str, Value) {
        match self.below(12) {
            0 => ("text/plain", json!({"schema": {"type": "string", "minLength": 1}})),
            1 => ("application/octet-stream", json!({"schema": {"type": "string", "format": "binary"}})),
            2 => ("image/png", json!({})),
            3 => ("application/x-www-form-urlencoded", self.form()),
            4 => ("multipart/form-data", self.multipart()),
            5 => ("application/vnd.odd.v2+json", json!({"schema": self.schema(2)})),
            6 => ("application/merge-patch+json", json!({"schema": self.object(2)})),
            7 => ("application/json; charset=utf-8", json!({"schema": self.schema(2)})),
            8 => ("application/json", json!({})),
            _ => ("application/json", json!({"schema": self.schema(3)})),
        }
    }

    fn form(&mut self) -> Value {
        let mut schema = self.flat_object();
        let mut encoding = json!({});
        if self.chance(40) {
            schema["properties"]["tags"] = json!({"type": "array", "items": self.plain(), "minItems": 1});
            if self.chance(50) {
                encoding["tags"] =
                    json!({"style": self.pick(&["form", "spaceDelimited", "pipeDelimited"]), "explode": false});
            }
        }
        if self.chance(25) {
            schema["properties"]["inner"] = self.flat_object();
            encoding["inner"] = match self.below(2) {
                0 => json!({"style": "deepObject", "explode": true}),
                _ => json!({"contentType": "application/json"}),
            };
        }
        let mut described = json!({"schema": schema});
        if encoding != json!({}) {
            described["encoding"] = encoding;
        }
        described
    }

    fn multipart(&mut self) -> Value {
        let mut schema = self.flat_object();
        let mut encoding = json!({});
        if self.chance(60) {
            schema["properties"]["file"] = json!({"type": "string", "format": "binary"});
            if self.chance(40) {
                encoding["file"] =
                    json!({"contentType": self.pick(&["image/png", "image/png, image/jpeg", "application/pdf"])});
            }
        }
        if self.chance(30) {
            schema["properties"]["more"] = json!({"type": "array", "items": {"type": "string", "format": "binary"}});
        }
        if self.chance(30) {
            schema["properties"]["inner"] = self.flat_object();
        }
        let mut described = json!({"schema": schema});
        if encoding != json!({}) {
            described["encoding"] = encoding;
        }
        described
    }
}
