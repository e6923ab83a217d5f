//! Operations: what a method of the client takes, sends and answers.

use contract::model::{Location, Method, StatusKey, Style};

use super::Ty;

/// One operation.
#[derive(Debug, Clone)]
pub struct Operation {
    /// `operationId`, or the name that was made up.
    pub id: String,
    /// The words of its name, `get_pet`.
    pub words: String,
    /// The method of the client: the words, escaped where they are a keyword.
    pub function: String,
    /// The builder: `GetPet`.
    pub builder: String,
    /// Its row of the table: `GET_PET`.
    pub constant: String,
    /// The first of its groups.
    pub tag: Option<String>,
    /// One line, possibly empty.
    pub summary: String,
    /// Markdown.
    pub description: Option<String>,
    /// Whether callers should move away from it.
    pub is_deprecated: bool,
    /// Its method.
    pub method: Method,
    /// Its path below the base.
    pub path: String,
    /// Parameters.
    pub arguments: Vec<Argument>,
    /// The request body.
    pub body: Option<Body>,
    /// The responses.
    pub answers: Answers,
    /// Alternatives of scheme names.
    pub security: Vec<Vec<String>>,
}

/// A parameter.
#[derive(Debug, Clone)]
pub struct Argument {
    /// Its name on the wire.
    pub name: String,
    /// Its words, `pet_id`.
    pub words: String,
    /// Its location.
    pub location: Location,
    /// Whether it must be there.
    pub is_required: bool,
    /// Its type.
    pub ty: Ty,
    /// Its form on the wire.
    pub serialization: Serialization,
    /// Its shape on a command line.
    pub shape: ArgumentShape,
    /// Markdown.
    pub description: Option<String>,
}

/// Form of a parameter on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Serialization {
    /// By a style.
    Styled {
        /// The style.
        style: Style,
        /// Whether arrays and objects are spread out.
        explode: bool,
    },
    /// As JSON.
    Json,
}

/// Shape of a parameter or a field on a command line.
#[derive(Debug, Clone)]
pub struct ArgumentShape {
    /// Kind of one value.
    pub kind: ArgumentKind,
    /// The values that are listed, if any.
    pub values: Vec<String>,
    /// Whether it holds several.
    pub is_list: bool,
}

/// Kind of one value on a command line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArgumentKind {
    /// Any text.
    Text,
    /// A whole number.
    Integer,
    /// A number.
    Number,
    /// `true` or `false`.
    Boolean,
    /// Something that is written as JSON there.
    Object,
}

/// A request body.
#[derive(Debug, Clone)]
pub struct Body {
    /// Its media type.
    pub media_type: String,
    /// Whether it must be there.
    pub is_required: bool,
    /// Its form on the wire.
    pub form: BodyForm,
    /// Its fields that hold plain values, if it is JSON.
    pub fields: Vec<Field>,
    /// Markdown.
    pub description: Option<String>,
}

/// A field of a body that holds a plain value, or a list of them.
#[derive(Debug, Clone)]
pub struct Field {
    /// The path to it: `endereco.uf`, `telefones[].numero`.
    pub path: String,
    /// Whether the object that it stands in must have it.
    pub is_required: bool,
    /// Its shape on a command line.
    pub shape: ArgumentShape,
    /// Markdown.
    pub description: Option<String>,
}

/// Form of a body on the wire, and its type.
#[derive(Debug, Clone)]
pub enum BodyForm {
    /// JSON.
    Json(Ty),
    /// `application/x-www-form-urlencoded`, and properties that have a style of their own.
    Form(Ty, Vec<(String, Style, bool)>),
    /// `multipart/form-data`, and the parts that are not plain text or JSON.
    Multipart(Ty, Vec<BodyPart>),
    /// Text.
    Text,
    /// Bytes as they are.
    Bytes,
}

/// A part of a multipart body.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BodyPart {
    /// The property.
    pub name: String,
    /// Its media type, where the document names one.
    pub media_type: Option<String>,
    /// Whether it holds bytes.
    pub is_binary: bool,
}

/// All answers of an operation.
#[derive(Debug, Clone)]
pub struct Answers {
    /// In the order in which a status is looked up: single ones, then ranges, then the rest.
    pub list: Vec<Answer>,
    /// Rust type that `send` gives when all goes well.
    pub ok: String,
    /// Rust type that it gives with a refusal.
    pub error: String,
    /// Media types that are asked for, joined.
    pub accept: String,
}

/// One answer.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Its statuses.
    pub status: StatusKey,
    /// Whether all went well.
    pub is_ok: bool,
    /// As which media type its body comes, as the document writes it; nothing where it has none.
    pub media_type: Option<String>,
    /// Its type.
    pub payload: Payload,
    /// The variant that tells it from other answers, where there are several kinds: `types::GetPetOk::Created`.
    pub variant: Option<String>,
}

/// Content of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Payload {
    /// JSON.
    Json(Ty),
    /// Text.
    Text,
    /// Bytes, all at once.
    Bytes,
    /// Bytes, as they come.
    Stream,
    /// Nothing.
    Empty,
}

/// A security scheme.
#[derive(Debug, Clone)]
pub struct Scheme {
    /// Its name in the document.
    pub name: String,
    /// Its kind.
    pub kind: SchemeKind,
}

/// Kind of a security scheme.
#[derive(Debug, Clone)]
pub enum SchemeKind {
    /// User and password.
    Basic,
    /// A token, wherever it comes from.
    Bearer,
    /// A key.
    ApiKey {
        /// Its location.
        location: Location,
        /// Its name there.
        name: String,
    },
}

impl Payload {
    /// The type in Rust, as `builder.rs` writes it.
    pub fn rust(&self) -> String {
        match self {
            Payload::Json(ty) => ty.rust(),
            Payload::Text => "::std::string::String".to_owned(),
            Payload::Bytes => "client_runtime::Bytes".to_owned(),
            Payload::Stream => "super::ByteStream".to_owned(),
            Payload::Empty => "()".to_owned(),
        }
    }
}

impl BodyForm {
    /// The type in Rust, as `builder.rs` writes it.
    pub fn rust(&self) -> String {
        match self {
            BodyForm::Json(ty) | BodyForm::Form(ty, _) | BodyForm::Multipart(ty, _) => ty.rust(),
            BodyForm::Text => "::std::string::String".to_owned(),
            BodyForm::Bytes => "client_runtime::reqwest::Body".to_owned(),
        }
    }
}
