//! Follows the open deals of the CRM: shows each one that is new, moves on, or is no longer open.

mod environment;

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::Duration;

use benefits_client::{Error, Session};
use environment::Failure;

const HELP: &str = "\
Shows the open deals, then every one that is new, moves on, or is no longer open.

Usage: cargo run -p benefits-client --example follow_deals -- [SECONDS [ROUNDS]]

SECONDS is the time between two looks, 30 unless given; ROUNDS how many looks there are, without end unless given.
";

#[tokio::main]
async fn main() -> ExitCode {
    environment::run(HELP, 0, follow).await
}

async fn follow(session: &Session, arguments: &[String]) -> Result<(), Failure> {
    let pause = Duration::from_secs(arguments.first().map_or(Ok(30), |seconds| seconds.parse())?);
    let n_rounds = arguments.get(1).map_or(Ok(u64::MAX), |rounds| rounds.parse())?;
    let mut known = BTreeMap::new();
    for round in 0..n_rounds {
        if round > 0 {
            tokio::time::sleep(pause).await;
        }
        match open_deals(session).await {
            Ok(open) => {
                show(&known, &open);
                known = open;
            }
            // The session has logged in again and the call has been repeated before an error comes up here. What remains
            // and may pass is waited for.
            Err(error) if error.is_retryable() => {
                eprintln!("{error}; still following");
                tokio::time::sleep(error.retry_after().unwrap_or_default()).await;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// The open deals and the stage that each is in, by code.
async fn open_deals(session: &Session) -> Result<BTreeMap<i32, String>, Error> {
    let deals = session.pesquisar_negocios().send().await?.into_inner();
    let staged = deals
        .into_iter()
        .filter_map(|deal| Some((deal.cod_negocio?, deal.nome_etapa.unwrap_or_else(|| "(no stage)".to_owned()))));
    Ok(staged.collect())
}

/// Shows what is different.
fn show(known: &BTreeMap<i32, String>, open: &BTreeMap<i32, String>) {
    for (code, stage) in open {
        match known.get(code) {
            None => println!("deal {code}: {stage}"),
            Some(before) if before != stage => println!("deal {code}: from {before} to {stage}"),
            Some(_) => {}
        }
    }
    for code in known.keys().filter(|code| !open.contains_key(code)) {
        println!("deal {code}: no longer open");
    }
}
