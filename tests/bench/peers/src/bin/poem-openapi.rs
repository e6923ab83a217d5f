//! The operations of `bench.yaml` in idiomatic poem-openapi: types, constraints and routes by its derives.

use std::io;

use ground::SITUATIONS;
use poem::listener::TcpAcceptor;
use poem::{Route, Server};
use poem_openapi::param::{Path, Query};
use poem_openapi::payload::Json;
use poem_openapi::{Object, OpenApi, OpenApiService};
use tokio::net::TcpListener;

/// A situation that a benefit can be in.
#[derive(Object)]
#[oai(skip_serializing_if_is_none)]
struct SituacaoBeneficio {
    codigo: i32,
    descricao: String,
    sigla: Option<String>,
    ativo: bool,
}

/// Where a person lives.
#[derive(Object)]
struct Endereco {
    #[oai(validator(max_length = 120))]
    logradouro: String,
    #[oai(validator(max_length = 60))]
    bairro: String,
    #[oai(validator(max_length = 60))]
    cidade: String,
    #[oai(validator(min_length = 2, max_length = 2))]
    uf: String,
    #[oai(validator(min_length = 8, max_length = 8))]
    cep: String,
}

/// A person, with lengths and limits.
#[derive(Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
struct Beneficiario {
    #[oai(validator(min_length = 11, max_length = 11))]
    cpf: String,
    #[oai(validator(min_length = 3, max_length = 100))]
    nome: String,
    #[oai(validator(min_length = 10, max_length = 10))]
    data_nascimento: String,
    email: Option<String>,
    telefone: Option<String>,
    #[oai(validator(minimum(value = "1")))]
    matricula: i64,
    situacao: String,
    #[oai(validator(max_items = 20))]
    beneficios: Vec<i32>,
    endereco: Endereco,
    #[oai(validator(minimum(value = "0")))]
    valor: f64,
    #[oai(validator(max_length = 200))]
    observacao: Option<String>,
}

/// The same person, with three patterns.
#[derive(Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
struct BeneficiarioComPadrao {
    #[oai(validator(pattern = "^[0-9]{11}$"))]
    cpf: String,
    #[oai(validator(min_length = 3, max_length = 100))]
    nome: String,
    #[oai(validator(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))]
    data_nascimento: String,
    #[oai(validator(pattern = r"^[^@ ]+@[^@ ]+\.[a-z]{2,}$"))]
    email: Option<String>,
    telefone: Option<String>,
    #[oai(validator(minimum(value = "1")))]
    matricula: i64,
    situacao: String,
    #[oai(validator(max_items = 20))]
    beneficios: Vec<i32>,
    endereco: Endereco,
    #[oai(validator(minimum(value = "0")))]
    valor: f64,
    #[oai(validator(max_length = 200))]
    observacao: Option<String>,
}

/// A search as it was understood.
#[derive(Object)]
#[oai(skip_serializing_if_is_none)]
struct Consulta {
    id: i32,
    nome: Option<String>,
    cpf: Option<String>,
    situacao: Option<String>,
    uf: Option<String>,
    pagina: Option<i32>,
    tamanho: Option<i32>,
    ordenar: Option<String>,
    ativo: Option<bool>,
}

struct Api;

#[OpenApi]
impl Api {
    #[oai(path = "/ext/beneficio/situacaoBeneficio", method = "get")]
    async fn list(&self) -> Json<Vec<SituacaoBeneficio>> {
        let owned = |(codigo, descricao, sigla, ativo): (i32, &str, Option<&str>, bool)| SituacaoBeneficio {
            codigo,
            descricao: descricao.to_owned(),
            sigla: sigla.map(str::to_owned),
            ativo,
        };
        Json(SITUATIONS.into_iter().map(owned).collect())
    }

    #[oai(path = "/ext/beneficiario", method = "post")]
    async fn create(&self, person: Json<Beneficiario>) -> Json<Beneficiario> {
        person
    }

    #[oai(path = "/ext/beneficiario/padrao", method = "post")]
    async fn create_with_patterns(&self, person: Json<BeneficiarioComPadrao>) -> Json<BeneficiarioComPadrao> {
        person
    }

    #[oai(path = "/ext/beneficiario/:id", method = "get")]
    #[expect(clippy::too_many_arguments, reason = "the operation has as many parameters")]
    async fn search(
        &self,
        id: Path<i32>,
        #[oai(validator(max_length = 100))] nome: Query<Option<String>>,
        #[oai(validator(min_length = 11, max_length = 11))] cpf: Query<Option<String>>,
        #[oai(validator(max_length = 30))] situacao: Query<Option<String>>,
        #[oai(validator(min_length = 2, max_length = 2))] uf: Query<Option<String>>,
        #[oai(validator(minimum(value = "1")))] pagina: Query<Option<i32>>,
        #[oai(validator(minimum(value = "1"), maximum(value = "100")))] tamanho: Query<Option<i32>>,
        #[oai(validator(max_length = 30))] ordenar: Query<Option<String>>,
        ativo: Query<Option<bool>>,
    ) -> Json<Consulta> {
        Json(Consulta {
            id: id.0,
            nome: nome.0,
            cpf: cpf.0,
            situacao: situacao.0,
            uf: uf.0,
            pagina: pagina.0,
            tamanho: tamanho.0,
            ordenar: ordenar.0,
            ativo: ativo.0,
        })
    }
}

fn main() -> io::Result<()> {
    ground::serve(run)
}

async fn run(listener: TcpListener) -> io::Result<()> {
    let service = OpenApiService::new(Api, "Quatro operações que se medem", "1.0");
    let document = service.spec_endpoint();
    let route = Route::new().at("/openapi.json", document).nest("/", service);
    Server::new_with_acceptor(TcpAcceptor::from_tokio(listener)?).run(route).await
}
