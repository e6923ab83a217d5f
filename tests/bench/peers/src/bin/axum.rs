//! The operations of `bench.yaml` on axum, with its router and extractors.

use std::io;

use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Json, Router};
use peers::{Beneficiario, Consulta, Filtro, SituacaoBeneficio, Violation, situations};
use tokio::net::TcpListener;

type Refusal = (StatusCode, String);

fn main() -> io::Result<()> {
    ground::serve(run)
}

async fn run(listener: TcpListener) -> io::Result<()> {
    let router = Router::new()
        .route("/ext/beneficio/situacaoBeneficio", get(list))
        .route("/ext/beneficiario", post(create))
        .route("/ext/beneficiario/padrao", post(create_with_patterns))
        .route("/ext/beneficiario/{id}", get(search));
    axum::serve(listener, router).await
}

async fn list() -> Json<Vec<SituacaoBeneficio>> {
    Json(situations())
}

async fn create(person: Result<Json<Beneficiario>, JsonRejection>) -> Result<Json<Beneficiario>, Refusal> {
    let person = person.map_err(wrong_body)?;
    person.check().map_err(bad_request)?;
    Ok(person)
}

async fn create_with_patterns(
    person: Result<Json<Beneficiario>, JsonRejection>,
) -> Result<Json<Beneficiario>, Refusal> {
    let person = person.map_err(wrong_body)?;
    person.check_patterns().map_err(bad_request)?;
    Ok(person)
}

async fn search(Path(id): Path<i32>, Query(filter): Query<Filtro>) -> Result<Json<Consulta>, Refusal> {
    filter.check().map_err(bad_request)?;
    Ok(Json(filter.into_search(id)))
}

/// axum answers 422 where a body has the wrong shape; `bench.yaml` says 400.
fn wrong_body(rejection: JsonRejection) -> Refusal {
    match rejection {
        JsonRejection::JsonDataError(error) => (StatusCode::BAD_REQUEST, error.body_text()),
        other => (other.status(), other.body_text()),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "so that it fits `map_err`")]
fn bad_request(violation: Violation) -> Refusal {
    (StatusCode::BAD_REQUEST, violation.to_string())
}
