//! Registers a person, a benefit for a vehicle, and the dependents that it covers.

mod environment;

use std::process::ExitCode;

use benefits_client::types::{Parentesco, Placa};
use benefits_client::{Error, Nullable, Session};
use environment::Failure;

const HELP: &str = "\
Registers a person, a benefit for a vehicle, and the dependents that it covers.

Usage: cargo run -p benefits-client --example register_vehicle -- CPF NAME PLATE PLAN [DEPENDENT]...

Example: register_vehicle 529.982.247-25 'Maria Exemplo da Silva' ABC1D23 10 'Pedro Exemplo da Silva'
";

#[tokio::main]
async fn main() -> ExitCode {
    environment::run(HELP, 4, register).await
}

async fn register(session: &Session, arguments: &[String]) -> Result<(), Failure> {
    let [cpf, name, plate, plan, dependents @ ..] = arguments else { return Err(HELP.into()) };
    let (plate, plan) = (plate.parse::<Placa>()?, plan.parse::<i32>()?);

    // A person who is known already is brought up to date, so that this can be repeated.
    let person = session.salvar_associado().body_map(|person| person.cpf_cnpj(cpf).nome_pessoa(name)).send().await?;
    println!("person {}", person.cod_pessoa.unwrap_or_default());

    let saved = session
        .salvar_beneficio_veicular()
        .body_map(|benefit| benefit.cpf_cnpj(cpf).cod_plano(plan).placa(Nullable::Value(plate)))
        .send()
        .await;
    let benefit = match saved {
        Ok(benefit) => benefit.cod_beneficio.unwrap_or_default(),
        // What the service says is written for people.
        Err(Error::Invalid { message, .. }) => return Err(format!("the benefit was refused: {message}").into()),
        Err(error) => return Err(error.into()),
    };
    println!("benefit {benefit}");

    for name in dependents {
        let dependent = session
            .salvar_dependente()
            .body_map(|dependent| {
                dependent.cod_beneficio(benefit).nome(name).parentesco(Nullable::Value(Parentesco::Filho))
            })
            .send()
            .await?;
        println!("dependent {}", dependent.cod_dependente.unwrap_or_default());
    }
    Ok(())
}
