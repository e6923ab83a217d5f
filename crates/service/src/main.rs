//! `cargo run`: the interface on your machine.
//!
//! The service itself is not built yet. Until it is, every operation answers from the contract's examples, and what does
//! not fit the contract is refused as the service will refuse it: enough to try a client on. Nothing is kept.

use api::{mock::Mock, runtime, stub};

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    println!("the service is not built yet: this answers from the contract's examples, for any user and password");
    println!("  curl -s http://{address}/ext/beneficio/tipoVeiculo");
    println!("  curl -s -u demo:demo -X POST http://{address}/ext/autenticacao");
    runtime::serve(stub(Mock), &address).await
}
