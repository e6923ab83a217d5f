//! Bodies: a file, single fields, or both.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use clap::ArgMatches;
use client_runtime::{Call, Operation};

use super::field;
use crate::commands::{BODY, FIELD, PASSWORD_FROM_STDIN};
use crate::failure::Failure;
use crate::json::Json;

#[derive(Debug)]
pub(crate) struct Body {
    media_type: &'static str,
    content: Content,
}

#[derive(Debug)]
enum Content {
    Json(Json),
    Bytes(Vec<u8>),
}

impl Body {
    /// The body that was given, or `None` if the operation can do without.
    pub(crate) fn read(operation: &Operation, matches: &ArgMatches) -> Result<Option<Body>, Failure> {
        let Some(declared) = operation.body else { return Ok(None) };
        let media_type = declared.media_type;
        let file = matches.get_one::<std::path::PathBuf>(BODY);
        let fields: Vec<&String> = matches.get_many(FIELD).into_iter().flatten().collect();
        if file.is_none() && fields.is_empty() {
            return if declared.is_required { Err(missing()) } else { Ok(None) };
        }
        let bytes = match file {
            Some(path) => Some(read_file(path, matches.get_flag(PASSWORD_FROM_STDIN))?),
            None => None,
        };
        if !is_json(media_type) {
            let Some(bytes) = bytes.filter(|_| fields.is_empty()) else { return Err(no_fields(media_type)) };
            return Ok(Some(Body { media_type, content: Content::Bytes(bytes) }));
        }
        let mut json = match bytes {
            Some(bytes) => serde_json::from_slice(&bytes).map_err(|error| not_json(&error))?,
            None => Json::Null,
        };
        for text in fields {
            field::set(&mut json, text, declared.fields)?;
        }
        Ok(Some(Body { media_type, content: Content::Json(json) }))
    }

    pub(crate) fn json(json: Json) -> Body {
        Body { media_type: "application/json", content: Content::Json(json) }
    }

    pub(crate) fn write(&self, call: &mut Call<'_>) {
        match &self.content {
            Content::Json(json) => call.json(self.media_type, json),
            Content::Bytes(bytes) => call.bytes(self.media_type, bytes.clone()),
        };
    }
}

fn read_file(path: &Path, is_stdin_taken: bool) -> Result<Vec<u8>, Failure> {
    if path != Path::new("-") {
        return fs::read(path).map_err(|error| Failure::file(path, "ler", &error));
    }
    if is_stdin_taken {
        return Err(Failure::usage(
            "--senha-de-stdin e --corpo - leem a mesma entrada",
            "Ponha o corpo em um arquivo, ou a senha em BENEFITS_PASSWORD ou no perfil.",
        ));
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).map_err(|error| Failure::file(path, "ler", &error))?;
    Ok(bytes)
}

fn is_json(media_type: &str) -> bool {
    media_type.split(';').next().is_some_and(|essence| essence.trim().ends_with("json"))
}

fn missing() -> Failure {
    Failure::usage(
        "falta o corpo do pedido",
        "Diga --corpo ARQUIVO (ou --corpo - para a entrada padrão), ou --campo CAMINHO=VALOR para cada campo.",
    )
}

fn not_json(error: &serde_json::Error) -> Failure {
    // What serde_json says holds a place and no value of the body.
    Failure::usage(
        format!("o corpo não é JSON: linha {}, coluna {}", error.line(), error.column()),
        "Corrija o arquivo; nada foi enviado.",
    )
}

fn no_fields(media_type: &str) -> Failure {
    Failure::usage(format!("--campo só serve para corpos em JSON, e este é {media_type}"), "Diga --corpo ARQUIVO.")
}
