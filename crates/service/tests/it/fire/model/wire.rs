//! The service and the operator's side of it, as the model asks them.

use std::collections::BTreeSet;

use chrono::DateTime;
use operator::runtime::Uuid;
use serde_json::Value;

use crate::world::{Answer, CENTRE, COAST, Operator, PASSWORD, Request, World};

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Who {
    /// The user of store 1.
    Centre,
    /// The user of store 2.
    Coast,
    /// The operator.
    Operator,
}

/// Where requests go, and what was asked so far.
pub(super) struct Wire<'w> {
    world: &'w World,
    operator: Operator<'w>,
    /// The tokens of the users of stores 1 and 2.
    tokens: [String; 2],
    /// Methods and paths, with every code left out.
    pub(super) operations: BTreeSet<String>,
    /// How many requests were refused.
    pub(super) n_refused: u32,
}

/// A request and its answer.
pub(super) struct Exchange {
    asked: String,
    status: u16,
    /// Where what was created is.
    pub(super) location: Option<String>,
    /// The version of what was asked for, where it has one.
    pub(super) version: Option<String>,
    /// The body; where it is no JSON, as a text.
    pub(super) body: Value,
}

impl Who {
    /// The store of a user.
    pub(super) fn store(self) -> i32 {
        match self {
            Self::Centre => 1,
            Self::Coast => 2,
            Self::Operator => panic!("the operator has no store"),
        }
    }
}

impl<'w> Wire<'w> {
    pub(super) fn new(world: &'w World) -> Self {
        let tokens = [String::new(), String::new()];
        let mut wire = Self { world, operator: world.operator(), tokens, operations: BTreeSet::new(), n_refused: 0 };
        wire.enter_again();
        wire
    }

    /// Lets the users of both stores in; what they had until now may have expired.
    pub(super) fn enter_again(&mut self) {
        for (idx, login) in [CENTRE, COAST].into_iter().enumerate() {
            let entered = self.enter(login, PASSWORD);
            entered.is(200);
            entered.body["authorizationToken"].as_str().expect("a token").clone_into(&mut self.tokens[idx]);
        }
    }

    /// What the clock of the service says, in microseconds.
    pub(super) fn now(&self) -> i64 {
        self.world.clock.now().micros()
    }

    /// Tries to enter with a name and a password.
    pub(super) fn enter(&mut self, login: &str, password: &str) -> Exchange {
        let answer = self.world.ask(&Request::post("/ext/autenticacao").user(login, password));
        self.noted("POST", "/ext/autenticacao", format!("a token for {login}"), answer)
    }

    /// Asks with a token of somebody's.
    pub(super) fn ask_bearing(&mut self, token: &str, path: &str) -> Exchange {
        let answer = self.world.ask(&Request::get(path).bearing(token));
        self.noted("GET", path, format!("GET {path} with a token"), answer)
    }

    /// The day of the service, as it is shown.
    pub(super) fn today(&self) -> String {
        const BRASILIA: i64 = -3 * 60 * 60 * 1_000_000;
        let there = DateTime::from_timestamp_micros(self.now() + BRASILIA).expect("not that late");
        there.format("%d/%m/%Y").to_string()
    }

    /// Asks as nobody whom the service knows.
    pub(super) fn ask_openly(&mut self, method: &'static str, path: &str, body: &Value) -> Exchange {
        let text = body.to_string();
        let answer = self.world.ask(&Request::new(method, path, Some(&text)));
        self.noted(method, path, format!("{method} {path} {text} as anybody"), answer)
    }

    /// Asks, and waits for the answer.
    pub(super) fn ask(&mut self, who: Who, method: &'static str, path: &str, body: Option<&Value>) -> Exchange {
        self.ask_with(who, method, path, body, None)
    }

    /// Asks with one more header.
    pub(super) fn ask_with(
        &mut self,
        who: Who,
        method: &'static str,
        path: &str,
        body: Option<&Value>,
        header: Option<(&'static str, &str)>,
    ) -> Exchange {
        let text = body.map(ToString::to_string);
        let asked = format!("{method} {path} {} as {who:?}, {header:?}", text.as_deref().unwrap_or_default());
        let mut request = Request::new(method, path, text.as_deref());
        if let Some((name, value)) = header {
            request = request.header(name, value);
        }
        let answer = match who {
            Who::Centre => self.world.ask(&request.bearing(&self.tokens[0])),
            Who::Coast => self.world.ask(&request.bearing(&self.tokens[1])),
            Who::Operator => self.operator.ask(request),
        };
        self.noted(method, path, asked, answer)
    }

    fn noted(&mut self, method: &str, path: &str, asked: String, answer: Answer) -> Exchange {
        self.operations.insert(operation(method, path));
        self.n_refused += u32::from(answer.status >= 400);
        let header = |name: &str| answer.header(name).map(ToOwned::to_owned);
        let (location, version) = (header("location"), header("etag"));
        let body = serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body));
        Exchange { asked, status: answer.status, location, version, body }
    }

    /// All records of a list that comes in pages of a few.
    pub(super) fn pages(&mut self, path: &str, limit: u32) -> Vec<Value> {
        let (mut records, mut cursor) = (Vec::new(), String::new());
        let joint = if path.contains('?') { '&' } else { '?' };
        loop {
            let page = self.ask(Who::Operator, "GET", &format!("{path}{joint}limite={limit}{cursor}"), None);
            page.is(200);
            records.extend(page.body["itens"].as_array().unwrap().iter().cloned());
            match page.body["proximoCursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => return records,
            }
        }
    }
}

impl Exchange {
    /// The status is the one that the model expects.
    #[track_caller]
    pub(super) fn is(&self, status: u16) {
        assert_eq!(self.status, status, "{}\nwas answered by {}", self.asked, self.body);
    }

    /// It was refused for the reason that the model expects.
    #[track_caller]
    pub(super) fn is_refused(&self, status: u16, reason: &str) {
        self.is(status);
        assert_eq!(self.body["codigo"], reason, "{}\nwas answered by {}", self.asked, self.body);
    }

    /// Fields of the body have what the model expects.
    #[track_caller]
    pub(super) fn has(&self, expected: &Value) {
        for (field, value) in expected.as_object().expect("fields") {
            assert_eq!(&self.body[field], value, "{field} of {}\nwas answered by {}", self.asked, self.body);
        }
    }

    /// The body lists what the model expects, in this order, and perhaps more fields of each.
    #[track_caller]
    pub(super) fn lists(&self, expected: &[Value]) {
        let items = self.body.as_array().unwrap_or_else(|| panic!("{}\nwas answered by {}", self.asked, self.body));
        assert_eq!(items.len(), expected.len(), "{} lists not {expected:?} but {}", self.asked, self.body);
        for (item, expected) in items.iter().zip(expected) {
            for (field, value) in expected.as_object().expect("fields") {
                assert_eq!(&item[field], value, "{field} in {item} of {}", self.asked);
            }
        }
    }

    /// The whole body is what the model expects.
    #[track_caller]
    pub(super) fn equals(&self, expected: &Value) {
        assert_eq!(&self.body, expected, "{}", self.asked);
    }

    /// A code in the body.
    #[track_caller]
    pub(super) fn code(&self, field: &str) -> i32 {
        code(&self.body, field)
    }
}

/// A code in a record.
#[track_caller]
pub(super) fn code(record: &Value, field: &str) -> i32 {
    let code = record[field].as_i64().and_then(|code| i32::try_from(code).ok());
    code.unwrap_or_else(|| panic!("no {field} in {record}"))
}

/// A moment in a record, in microseconds, if there is one.
#[track_caller]
pub(super) fn micros(moment: &Value) -> Option<i64> {
    moment.as_str().map(|text| DateTime::parse_from_rfc3339(text).expect("a moment").timestamp_micros())
}

fn operation(method: &str, path: &str) -> String {
    let path = path.split('?').next().unwrap_or_default();
    let is_code = |step: &str| step.parse::<i64>().is_ok() || step.parse::<Uuid>().is_ok();
    let steps = path.split('/').map(|step| if is_code(step) { "{}" } else { step });
    format!("{method} {}", steps.collect::<Vec<_>>().join("/"))
}
