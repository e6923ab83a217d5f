//! The operations of `bench.yaml` on poem, with its router and extractors.

use std::io;

use peers::{Beneficiario, Consulta, Filtro, SituacaoBeneficio, Violation, situations};
use poem::http::StatusCode;
use poem::listener::TcpAcceptor;
use poem::web::{Json, Path, Query};
use poem::{Error, Result, Route, Server, get, handler, post};
use tokio::net::TcpListener;

fn main() -> io::Result<()> {
    ground::serve(run)
}

async fn run(listener: TcpListener) -> io::Result<()> {
    let route = Route::new()
        .at("/ext/beneficio/situacaoBeneficio", get(list))
        .at("/ext/beneficiario", post(create))
        .at("/ext/beneficiario/padrao", post(create_with_patterns))
        .at("/ext/beneficiario/:id", get(search));
    Server::new_with_acceptor(TcpAcceptor::from_tokio(listener)?).run(route).await
}

#[handler]
async fn list() -> Json<Vec<SituacaoBeneficio>> {
    Json(situations())
}

#[handler]
async fn create(person: Json<Beneficiario>) -> Result<Json<Beneficiario>> {
    person.check().map_err(bad_request)?;
    Ok(person)
}

#[handler]
async fn create_with_patterns(person: Json<Beneficiario>) -> Result<Json<Beneficiario>> {
    person.check_patterns().map_err(bad_request)?;
    Ok(person)
}

#[handler]
async fn search(Path(id): Path<i32>, Query(filter): Query<Filtro>) -> Result<Json<Consulta>> {
    filter.check().map_err(bad_request)?;
    Ok(Json(filter.into_search(id)))
}

#[expect(clippy::needless_pass_by_value, reason = "so that it fits `map_err`")]
fn bad_request(violation: Violation) -> Error {
    Error::from_string(violation.to_string(), StatusCode::BAD_REQUEST)
}
