//! Requests that a document calls right.

use std::cell::RefCell;
use std::fmt;

use contract::diff::sets::{Held, ValueMaker};
use contract::model::{
    Api, Direction, Location, MediaType, Operation, Parameter, PathItem, SecurityRequirement, SecuritySchemeKind,
};
use serde_json::Value;

use super::body::{Body, is_json};
use super::style::{encoded, in_one_text, in_pairs, plain};

/// A request, its parts apart, so that one of them can be spoiled.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// In capitals.
    pub method: String,
    /// With a placeholder for each parameter.
    pub template: String,
    /// Parameters and credentials.
    pub parts: Vec<Part>,
    /// Nothing where none is sent.
    pub body: Option<Body>,
}

/// A parameter or a credential, encoded.
#[derive(Debug, Clone, PartialEq)]
pub struct Part {
    /// Whether it shows who calls.
    pub is_credential: bool,
    /// Its location.
    pub location: Location,
    /// As the document calls it.
    pub name: String,
    /// The pairs that it is written as; one in a path or a header.
    pub text: Vec<(String, String)>,
}

/// Makes the requests of a document.
pub struct Caller<'a, 's> {
    pub(super) api: &'a Api<'s>,
    maker: RefCell<ValueMaker<'a, 's>>,
}

impl<'a, 's> Caller<'a, 's> {
    /// A caller of the operations of a document.
    pub fn new(api: &'a Api<'s>) -> Self {
        Caller { api, maker: RefCell::new(ValueMaker::new(api)) }
    }

    /// A request for each media type of the body and for each way to show who calls, the first with everything that the
    /// document names.
    pub fn requests(
        &self,
        path: &str,
        item: &PathItem<'s>,
        operation: &Operation<'s>,
    ) -> Result<Vec<(String, Request)>, String> {
        let (api, method) = (self.api, operation.method.name().to_owned());
        let parameters: Vec<&Parameter<'s>> = api.parameters_of(item, operation).iter().map(|id| &api[*id]).collect();
        let mut parts = Vec::new();
        for parameter in parameters.iter().filter(|parameter| !is_ignored(parameter)) {
            parts.extend(self.part(parameter)?);
        }
        let bare = Request { method, template: path.to_owned(), parts, body: None };
        let mut bodies = Vec::new();
        if let Some(body) = operation.request_body {
            let content = &api[body.id].content;
            for media_type in content {
                bodies.push((media_type.name.to_owned(), Some(Body::made(self, media_type)?)));
            }
            if !api[body.id].is_required {
                bodies.push(("without a body".to_owned(), None));
            }
        }
        if bodies.is_empty() {
            bodies.push(("as it is".to_owned(), None));
        }
        let ways: Vec<Vec<Part>> = api.security_of(operation).iter().filter_map(|way| self.credentials(way)).collect();
        let first = ways.first().cloned().unwrap_or_default();
        let with = |body: &Option<Body>, credentials: &[Part]| {
            let parts = bare.parts.iter().chain(credentials).cloned().collect();
            Request { parts, body: body.clone(), ..bare.clone() }
        };
        let mut requests: Vec<(String, Request)> =
            bodies.iter().map(|(how, body)| (how.clone(), with(body, &first))).collect();
        for way in ways.iter().skip(1) {
            let names: Vec<&str> = way.iter().map(|part| part.name.as_str()).collect();
            requests.push((format!("let in by {names:?}"), with(&bodies[0].1, way)));
        }
        let mut least = requests[0].1.clone();
        least
            .parts
            .retain(|part| part.is_credential || parameters.iter().any(|known| part.is_of(known) && known.is_required));
        requests.push(("with no optional parameter".to_owned(), least));
        Ok(requests)
    }

    /// A value of the request side for a place of the document.
    pub fn value<'p>(&self, held: impl Into<Held<'p, 's>>) -> Result<Value, String>
    where
        's: 'p,
    {
        self.maker.borrow_mut().value(held, Direction::Request).map_err(|why| why.to_string())
    }

    fn part(&self, parameter: &Parameter<'s>) -> Result<Option<Part>, String> {
        let made = self.value(&parameter.value);
        let value = made.map_err(|why| format!("{}: {why}", parameter.node.pointer()))?;
        let is_empty =
            value.as_array().is_some_and(Vec::is_empty) || value.as_object().is_some_and(serde_json::Map::is_empty);
        if is_empty && !parameter.is_required {
            return Ok(None);
        }
        let (name, style, explodes) = (parameter.name, parameter.style(), parameter.explodes());
        // All of a query is a form or a text as often as JSON.
        let is_written = |media: &MediaType<'_>| parameter.location != Location::QueryString || is_json(media.name);
        let is_json = parameter.value.content.first().is_some_and(is_written);
        let value = if is_json { Value::String(value.to_string()) } else { value };
        let text = match parameter.location {
            Location::Path => vec![(String::new(), in_one_text(name, &value, style, explodes, encoded))],
            Location::Header => vec![(name.to_owned(), in_one_text(name, &value, style, explodes, str::to_owned))],
            Location::QueryString if value.is_object() => in_pairs(name, &value, style, true),
            Location::QueryString => vec![(String::new(), encoded(&plain(&value)))],
            Location::Query | Location::Cookie => in_pairs(name, &value, style, explodes),
        };
        Ok(Some(Part { is_credential: false, location: parameter.location, name: name.to_owned(), text }))
    }

    /// Credentials for every scheme of a requirement, or nothing where two of them want the same header.
    fn credentials(&self, requirement: &SecurityRequirement<'s>) -> Option<Vec<Part>> {
        let mut parts: Vec<Part> = Vec::new();
        for (name, _) in &requirement.schemes {
            let authorization = |text: &str| (Location::Header, "authorization", text.to_owned());
            let (location, key, text) = match &self.api.security_scheme(name.as_str()?)?.kind {
                SecuritySchemeKind::ApiKey { name, location } => (*location, *name, "a-key".to_owned()),
                SecuritySchemeKind::Http { scheme, .. } if scheme.eq_ignore_ascii_case("basic") => {
                    authorization("Basic cmV4OndvZg==")
                }
                SecuritySchemeKind::Http { scheme, .. } => authorization(&format!("{scheme} a-token")),
                _ => authorization("Bearer a-token"),
            };
            let part = Part { is_credential: true, location, name: key.to_owned(), text: vec![(key.to_owned(), text)] };
            if parts.iter().any(|known| known.location == location && known.name == part.name) {
                return None;
            }
            parts.push(part);
        }
        Some(parts)
    }
}

/// Headers that OpenAPI says more about elsewhere are no parameters.
fn is_ignored(parameter: &Parameter<'_>) -> bool {
    let is = |name: &str| parameter.name.eq_ignore_ascii_case(name);
    parameter.location == Location::Header && (is("accept") || is("content-type") || is("authorization"))
}

impl Part {
    /// Whether it is the value of a parameter.
    pub fn is_of(&self, parameter: &Parameter<'_>) -> bool {
        !self.is_credential && self.location == parameter.location && self.name == parameter.name
    }
}

impl Request {
    /// Path and query.
    pub fn target(&self) -> String {
        let mut target = self.template.clone();
        for part in self.parts.iter().filter(|part| part.location == Location::Path) {
            target = target.replace(&format!("{{{}}}", part.name), &part.text[0].1);
        }
        let pairs = self.pairs(Location::QueryString).chain(self.pairs(Location::Query));
        let written =
            pairs.map(|(name, value)| if name.is_empty() { value.clone() } else { format!("{name}={value}") });
        let query = written.collect::<Vec<_>>();
        if query.is_empty() { target } else { format!("{target}?{}", query.join("&")) }
    }

    /// Every header, that of the body included.
    pub fn headers(&self) -> Vec<(String, String)> {
        let mut headers: Vec<(String, String)> = self.pairs(Location::Header).cloned().collect();
        let cookies: Vec<String> =
            self.pairs(Location::Cookie).map(|(name, value)| format!("{name}={value}")).collect();
        if !cookies.is_empty() {
            headers.push(("cookie".to_owned(), cookies.join("; ")));
        }
        headers.extend(self.body.iter().map(|body| ("content-type".to_owned(), body.media_type.clone())));
        headers
    }

    fn pairs(&self, location: Location) -> impl Iterator<Item = &(String, String)> {
        self.parts.iter().filter(move |part| part.location == location).flat_map(|part| &part.text)
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {:?}", self.method, self.target(), self.headers())?;
        let bytes = self.body.as_ref().map(|body| body.bytes.as_slice()).unwrap_or_default();
        write!(f, " {}", String::from_utf8_lossy(bytes).chars().take(400).collect::<String>())
    }
}
