//! A rule: one thing that can happen between two documents, and its example, two documents between which it happens.
//!
//! The rules of the table are too many for two documents each. Their rows have two schemas, their subjects a frame for
//! one, and the documents are made of both when somebody asks for them.

use crate::findings::Level;
use crate::model::Direction;

use super::row::{Row, RowExample};
use super::subject::Subject;

/// One entry of the catalogue.
#[derive(Debug)]
pub struct DiffRule {
    /// Kebab-case name of what happened.
    pub id: &'static str,
    /// The name that oasdiff has for it.
    pub oasdiff: Option<&'static str>,
    /// How bad it is where policy decides alone; where sets of values decide, what to start from.
    pub level: Level,
    /// Which way the values travel; nothing where it is not about values.
    pub direction: Option<Direction>,
    /// How bad it is in a call that the server makes; nothing where it is the same whoever calls.
    pub reversed: Option<Level>,
    /// Whether sets of values decide how bad it is.
    pub is_about_sets: bool,
    /// What happened, in one sentence.
    pub title: &'static str,
    /// Whom it can hurt and how.
    pub why: &'static str,
    /// What to do instead.
    pub remedy: &'static str,
    /// What it looks like.
    pub example: DiffExample,
}

impl PartialEq for DiffRule {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for DiffRule {}

/// The example of a rule.
#[derive(Debug)]
pub enum DiffExample {
    /// Two documents in YAML, without the parts that do not matter (`openapi`, `info`, an empty `paths`).
    Documents {
        /// The older one.
        old: &'static str,
        /// The newer one.
        new: &'static str,
    },
    /// Two schemas of a row, in the frame of a subject.
    Schemas {
        /// What happens.
        row: &'static Row,
        /// Where.
        subject: Subject,
    },
    /// The documents of another rule, in the other order.
    Reverse(&'static DiffRule),
    /// In words, where no short text would do.
    Words(&'static str),
}

impl DiffExample {
    /// The older and the newer document; nothing where there are only words.
    pub fn documents(&self) -> Option<[String; 2]> {
        match self {
            DiffExample::Documents { old, new } => Some([old, new].map(|text| (*text).to_owned())),
            DiffExample::Schemas { row, subject } => Some(row.example(*subject).documents(*subject)),
            DiffExample::Reverse(mirror) => mirror.example.documents().map(|[old, new]| [new, old]),
            DiffExample::Words(_) => None,
        }
    }
}

impl RowExample {
    /// Both schemas in the frame of a subject.
    pub fn documents(&self, subject: Subject) -> [String; 2] {
        let openapi = self.openapi.map_or_else(String::new, |version| format!("openapi: {version}\n"));
        let components = if self.old.contains("Cat") { COMPONENTS } else { "" };
        let media_type = match (self.is_text, subject.is_inner()) {
            (false, _) => "application/json",
            (true, false) => "text/plain",
            (true, true) => "application/x-www-form-urlencoded",
        };
        let frame = subject.frame().replace("application/json", media_type);
        [self.old, self.new].map(|schema| format!("{openapi}{}{components}", frame.replacen("{}", schema, 1)))
    }
}

/// The schemas that others may name.
const COMPONENTS: &str = "\
components:
  schemas: {Cat: {type: object}, Dog: {type: object}}
";

impl Subject {
    /// A document for a schema that stands as this subject; `{}` is where it stands.
    pub fn frame(self) -> &'static str {
        match self {
            Subject::RequestBody => {
                "paths:
  /pets: {post: {requestBody: {content: {application/json: {schema: {}}}}, responses: {'204': {description: Saved.}}}}
"
            }
            Subject::RequestProperty => {
                "paths:
  /pets:
    post:
      requestBody: {content: {application/json: {schema: {type: object, properties: {owner: {}}}}}}
      responses: {'204': {description: Saved.}}
"
            }
            // What is inside something hidden is hidden as well.
            Subject::RequestReadOnlyProperty => {
                "paths:
  /pets:
    post:
      requestBody:
        content:
          application/json:
            schema: {type: object, properties: {state: {type: object, readOnly: true, properties: {owner: {}}}}}
      responses: {'204': {description: Saved.}}
"
            }
            Subject::RequestParameter => {
                "paths:
  /pets: {get: {parameters: [{name: filter, in: query, schema: {}}], responses: {'200': {description: All.}}}}
"
            }
            Subject::RequestParameterProperty => {
                "paths:
  /pets:
    get:
      parameters:
        - {name: filter, in: query, content: {application/json: {schema: {type: object, properties: {owner: {}}}}}}
      responses: {'200': {description: All.}}
"
            }
            Subject::RequestHeaderProperty => {
                "paths:
  /pets:
    get:
      parameters:
        - {name: X-Filter, in: header, content: {application/json: {schema: {type: object, properties: {owner: {}}}}}}
      responses: {'200': {description: All.}}
"
            }
            Subject::ResponseBody => {
                "paths:
  /pets: {get: {responses: {'200': {description: All., content: {application/json: {schema: {}}}}}}}
"
            }
            Subject::ResponseProperty => {
                "paths:
  /pets:
    get:
      responses:
        '200':
          description: All.
          content: {application/json: {schema: {type: object, properties: {owner: {}}}}}
"
            }
            Subject::ResponseWriteOnlyProperty => {
                "paths:
  /pets:
    get:
      responses:
        '200':
          description: All.
          content:
            application/json:
              schema: {type: object, properties: {state: {type: object, writeOnly: true, properties: {owner: {}}}}}
"
            }
            Subject::ResponseHeader => {
                "paths:
  /pets: {get: {responses: {'200': {description: All., headers: {X-Page: {schema: {}}}}}}}
"
            }
            Subject::ResponseHeaderProperty => {
                "paths:
  /pets:
    get:
      responses:
        '200': {description: All., headers: {X-Page: {schema: {type: object, properties: {owner: {}}}}}}
"
            }
        }
    }
}
