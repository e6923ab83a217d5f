//! One trigger as one line: in the colours of its situation for people, as JSON for programs.

use anstyle::{AnsiColor, Color, RgbColor, Style};

use crate::json::Json;
use crate::readable::readable;

/// What became of a trigger.
#[derive(Debug)]
pub(super) enum Fate {
    /// It came for the first time.
    Taken,
    /// It came before: its answer was lost, or somebody sent it again.
    Repeated,
    /// A test of the address: nothing happened.
    Test,
    Refused {
        status: u16,
        reason: String,
    },
}

/// A trigger and what became of it.
#[derive(Debug)]
pub(super) struct Line<'a> {
    path: &'a str,
    id: &'a str,
    /// `None` if it is no JSON.
    body: Option<Json>,
    is_verified: bool,
    pub(super) fate: Fate,
}

impl<'a> Line<'a> {
    /// A trigger that was taken, or the test of an address: that has no `codHistorico`.
    pub(super) fn new(path: &'a str, id: &'a str, body: &[u8], is_verified: bool) -> Line<'a> {
        let body: Option<Json> = serde_json::from_slice(body).ok();
        let is_test = !matches!(body.as_ref().and_then(|body| body.get("codHistorico")), Some(Json::Number(_)));
        Line { path, id, body, is_verified, fate: if is_test { Fate::Test } else { Fate::Taken } }
    }

    /// The line for people.
    pub(super) fn text(&self) -> String {
        let id = readable(self.id);
        let entity = self.entity();
        let dim = Style::new().dimmed();
        match &self.fate {
            Fate::Refused { status, reason } => {
                let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
                let (path, reason) = (readable(self.path), readable(reason));
                format!("{red}recusado {status}{red:#}  {path}  {reason}  {dim}{id}{dim:#}")
            }
            Fate::Test => format!("{entity:<9}  teste do endereço  {dim}{id}{dim:#}"),
            Fate::Taken | Fate::Repeated => {
                let style = Style::new().fg_color(self.colour("corInversa")).bg_color(self.colour("corDestaque"));
                let (happened, code, situation, history) = (
                    self.value(None, "dataHistorico"),
                    self.value(Some("objeto"), "id"),
                    self.value(Some("objeto"), "nomeSituacao"),
                    self.value(None, "codHistorico"),
                );
                let repeated = if matches!(self.fate, Fate::Repeated) { "  (repetido)" } else { "" };
                format!(
                    "{happened}  {entity:<9} {code:>8}  {style} {situation} {style:#}  histórico {history}  \
                     {dim}{id}{dim:#}{repeated}"
                )
            }
        }
    }

    /// The line for programs.
    pub(super) fn json(&self) -> String {
        let text = |value: &str| Json::Text(value.to_owned());
        let (fate, refusal) = match &self.fate {
            Fate::Taken => ("recebido", None),
            Fate::Repeated => ("repetido", None),
            Fate::Test => ("teste", None),
            Fate::Refused { status, reason } => ("recusado", Some((*status, reason))),
        };
        let mut fields = vec![
            ("resultado".to_owned(), text(fate)),
            ("id".to_owned(), text(self.id)),
            ("caminho".to_owned(), text(self.path)),
            ("assinaturaConferida".to_owned(), Json::Bool(self.is_verified && refusal.is_none())),
        ];
        if let Some((status, reason)) = refusal {
            fields.push(("status".to_owned(), Json::Number(status.into())));
            fields.push(("motivo".to_owned(), text(reason)));
        }
        fields.push(("corpo".to_owned(), self.body.clone().unwrap_or(Json::Null)));
        serde_json::to_string(&Json::Object(fields)).expect("it holds only what JSON can")
    }

    /// The entity, by the path that its triggers are sent to.
    fn entity(&self) -> String {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        match name {
            "consulta" => "Consulta".to_owned(),
            "helpDesk" => "Help Desk".to_owned(),
            "vistoria" => "Vistoria".to_owned(),
            "beneficio" => "Benefício".to_owned(),
            "evento" => "Evento".to_owned(),
            other => readable(other),
        }
    }

    /// A value of the body, or of an object in it, as a person reads it.
    fn value(&self, object: Option<&str>, name: &str) -> String {
        match self.field(object, name) {
            Some(Json::Text(text)) => readable(text),
            Some(Json::Number(number)) => number.to_string(),
            _ => "?".to_owned(),
        }
    }

    fn field(&self, object: Option<&str>, name: &str) -> Option<&Json> {
        let body = self.body.as_ref()?;
        object.map_or(Some(body), |object| body.get(object))?.get(name)
    }

    /// A colour of the situation: six hexadecimal digits. Most entities spell the second one `corinversa`.
    fn colour(&self, name: &str) -> Option<Color> {
        let spelled = |name: &str| self.field(Some("objeto"), name);
        let Some(Json::Text(digits)) = spelled(name).or_else(|| spelled(&name.to_ascii_lowercase())) else {
            return None;
        };
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| digits.len() == 6)?;
        let [_, red, green, blue] = number.to_be_bytes();
        Some(RgbColor(red, green, blue).into())
    }
}
