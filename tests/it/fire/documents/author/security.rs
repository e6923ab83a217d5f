//! Ways of showing who one is, and which of them an operation asks for.

use serde_json::{Map, Value, json};

use super::Author;

/// A scheme.
pub(super) struct Scheme {
    pub(super) name: String,
    pub(super) written: Value,
    /// Whether it is shown in `Authorization`, where there is room for one.
    is_authorization: bool,
}

impl Author {
    pub(super) fn write_schemes(&mut self) {
        let names = self.some_of(&["token", "Basic", "api_key", "type", "x.y", "oauth-2"], 3);
        for (nth, name) in names.into_iter().enumerate() {
            let kind = self.below(7);
            let written = match kind {
                0 => json!({"type": "http", "scheme": self.pick(&["basic", "Basic"])}),
                1 => json!({"type": "http", "scheme": "bearer", "bearerFormat": "JWT"}),
                2 => json!({"type": "openIdConnect", "openIdConnectUrl": "https://id.example/openid"}),
                3 => json!({"type": "oauth2", "flows": {"clientCredentials": {
                    "tokenUrl": "https://id.example/token", "scopes": {"read": "Reads.", "write:all": ""}}}}),
                4 => json!({"type": "apiKey", "in": "header", "name": format!("X-Key-{nth}")}),
                5 => json!({"type": "apiKey", "in": "query", "name": format!("api_key_{nth}")}),
                _ => json!({"type": "apiKey", "in": "cookie", "name": format!("session{nth}")}),
            };
            self.schemes.push(Scheme { name: name.to_owned(), written, is_authorization: kind < 4 });
        }
    }

    /// Security of an operation: none, one scheme, several, or schemes that go together.
    pub(super) fn requirements(&mut self) -> Value {
        let mut alternatives = Vec::new();
        for _ in 0..self.below(3) {
            let mut schemes = Map::new();
            let mut has_authorization = false;
            for at in 0..self.schemes.len() {
                if self.chance(50) || (has_authorization && self.schemes[at].is_authorization) {
                    continue;
                }
                let Scheme { name, written, is_authorization } = &self.schemes[at];
                has_authorization |= is_authorization;
                let scopes = if written["type"] == "oauth2" { json!(["read"]) } else { json!([]) };
                schemes.insert(name.clone(), scopes);
            }
            let schemes = Value::Object(schemes);
            if !alternatives.contains(&schemes) {
                alternatives.push(schemes);
            }
        }
        Value::Array(alternatives)
    }
}
