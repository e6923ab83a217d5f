//! Prints triggers as they come, each in the colours of its situation.
//!
//! ```console
//! $ RECEIVER_SECRET=whsec_… cargo run -p triggers --example receiver -- 127.0.0.1:9090
//! ```

use std::error::Error;

use anstyle::{RgbColor, Style};
use triggers::receiver::{Delivery, LastSeen, Outcome, Receiver, Receiving};
use triggers::runtime::ToText;
use triggers::signature::{Secret, Verifier};
use triggers::{Codigo, CorHex, DataHora, GatilhoBeneficio, GatilhoConsulta, GatilhoEvento, GatilhoHelpDesk};
use triggers::{GatilhoVistoria, Nome};

/// How many deliveries are remembered, so that none is printed twice.
const N_REMEMBERED: usize = 10_000;

struct Printer;

/// One line of the printout.
struct Line<'a> {
    entity: &'a str,
    id: Option<Codigo>,
    situation: Option<&'a Nome>,
    colour: Option<&'a CorHex>,
    inverse: Option<&'a CorHex>,
    happened: Option<&'a DataHora>,
    history: Option<Codigo>,
}

/// Prints a trigger; only the name of the inverse colour differs between them.
macro_rules! show {
    ($entity:literal, $inverse:ident, $delivery:ident) => {{
        let trigger = $delivery.trigger;
        print(&Line {
            entity: $entity,
            id: trigger.objeto.id,
            situation: trigger.objeto.nome_situacao.as_ref(),
            colour: trigger.objeto.cor_destaque.as_ref(),
            inverse: trigger.objeto.$inverse.as_ref(),
            happened: trigger.data_historico.as_ref(),
            history: trigger.cod_historico,
        });
        Ok(())
    }};
}

impl Receiver for Printer {
    async fn consulta(&self, delivery: Delivery<GatilhoConsulta>) -> Outcome {
        show!("Consulta", corinversa, delivery)
    }

    async fn help_desk(&self, delivery: Delivery<GatilhoHelpDesk>) -> Outcome {
        show!("Help Desk", corinversa, delivery)
    }

    async fn vistoria(&self, delivery: Delivery<GatilhoVistoria>) -> Outcome {
        show!("Vistoria", corinversa, delivery)
    }

    async fn beneficio(&self, delivery: Delivery<GatilhoBeneficio>) -> Outcome {
        show!("Benefício", cor_inversa, delivery)
    }

    async fn evento(&self, delivery: Delivery<GatilhoEvento>) -> Outcome {
        show!("Evento", corinversa, delivery)
    }
}

fn print(line: &Line<'_>) {
    let shown = |code: Option<Codigo>| code.map_or_else(|| "?".to_owned(), |code| code.to_text().into_owned());
    let style = Style::new().fg_color(rgb(line.inverse)).bg_color(rgb(line.colour));
    let situation = line.situation.map_or("?", |name| name.as_str());
    let happened = line.happened.map_or_else(|| "?".to_owned(), |moment| moment.to_text().into_owned());
    anstream::println!(
        "{happened}  {:9} {:>8}  {style} {situation} {style:#}  history {}",
        line.entity,
        shown(line.id),
        shown(line.history),
    );
}

/// Six hexadecimal digits as a colour.
fn rgb(colour: Option<&CorHex>) -> Option<anstyle::Color> {
    let number = u32::from_str_radix(colour?.as_str(), 16).ok()?;
    let [_, red, green, blue] = number.to_be_bytes();
    Some(RgbColor(red, green, blue).into())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:9090".to_owned());
    let secret = std::env::var("RECEIVER_SECRET").map_err(|_| "put the receiver's secret into RECEIVER_SECRET")?;
    let receiving =
        Receiving::new(Printer, Verifier::new([Secret::parse(&secret)?])).remembering(LastSeen::new(N_REMEMBERED));
    println!("listening on http://{address}");
    Ok(poem::Server::new(poem::listener::TcpListener::bind(address)).run(receiving).await?)
}
