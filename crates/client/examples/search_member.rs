//! Searches members by name and shows each with a benefit, page by page.

mod environment;

use std::process::ExitCode;

use benefits_client::Session;
use environment::Failure;

const HELP: &str = "\
Searches members by name, or a part of it, and shows each with a benefit.

Usage: cargo run -p benefits-client --example search_member -- NAME
";

#[tokio::main]
async fn main() -> ExitCode {
    environment::run(HELP, 1, search).await
}

async fn search(session: &Session, arguments: &[String]) -> Result<(), Failure> {
    let name = arguments.join(" ");
    let mut members = session.pesquisar_associados().nome(name).pages();
    let mut n_found = 0;
    while let Some(member) = members.next().await.transpose()? {
        n_found += 1;
        let name = member.nome_pessoa.as_ref().map_or("(no name)", |name| name.as_str());
        let code = member.cod_pessoa.unwrap_or_default();
        match (member.cod_beneficio, &member.tipo_beneficio) {
            (Some(benefit), Some(kind)) => println!("{code}  {name}  benefit {benefit}, {kind}"),
            _ => println!("{code}  {name}  no benefit yet"),
        }
    }
    println!("{n_found} found");
    Ok(())
}
