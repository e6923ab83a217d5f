//! Serves the contract's examples: every operation answers, and what does not fit the contract is refused.
//!
//! `cargo run -p api --features mock --example mock [ADDRESS]`

use api::{mock::Mock, runtime, stub};

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    runtime::serve(stub(Mock), &address).await
}
