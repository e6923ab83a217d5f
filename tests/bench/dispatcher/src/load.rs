//! As many deliveries as there can be, beside as many bare requests.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::base::{Base, body};
use crate::receiver::Receiver;
use crate::{Measured, cpu};

/// Deliveries of a turn.
const N_DELIVERIES: u16 = 5000;

/// Turns of each.
const N_TURNS: u16 = 4;

/// Requests at once, as many as a receiver gets from the dispatcher.
const N_AT_ONCE: usize = 16;

pub(crate) async fn measure(folder: &Path, measured: &mut Measured) -> Result<(), Box<dyn Error>> {
    let mut receiver = Receiver::start()?;
    let url = format!("{}/0", receiver.base);
    let client = reqwest::Client::new();
    let (mut delivered, mut bare) = (Spent::default(), Spent::default());
    for turn in 0..N_TURNS {
        let mut base = Base::create(folder, &format!("load-{turn}.db"), std::slice::from_ref(&url)).await?;
        base.commit(i32::from(N_DELIVERIES)).await?;
        let spending = Spending::begin();
        let dispatcher = base.dispatch()?;
        receiver.wait(N_DELIVERIES.into()).await;
        spending.end(&mut delivered);
        receiver.take(N_DELIVERIES.into()).await?;

        let spending = Spending::begin();
        post(&client, &format!("{url}/evento")).await?;
        spending.end(&mut bare);
        receiver.take(N_DELIVERIES.into()).await?;
        // Not before: what a thread has spent is forgotten with it.
        dispatcher.stop().await;
    }
    let each = |duration: Duration| duration.as_secs_f64() * 1e6 / f64::from(N_DELIVERIES * N_TURNS);
    measured.insert("delivery under load", each(delivered.time));
    measured.insert("CPU of a delivery", each(delivered.cpu));
    measured.insert("CPU of a bare request", each(bare.cpu));
    Ok(())
}

/// Sends as many requests as there were deliveries, with as many headers.
async fn post(client: &reqwest::Client, url: &str) -> Result<(), Box<dyn Error>> {
    let n_sent = Arc::new(AtomicUsize::new(0));
    let senders: Vec<_> = (0..N_AT_ONCE)
        .map(|_| {
            let (client, url, n_sent) = (client.clone(), url.to_owned(), Arc::clone(&n_sent));
            tokio::spawn(async move {
                while n_sent.fetch_add(1, Ordering::Relaxed) < usize::from(N_DELIVERIES) {
                    let request = client.post(&url).header("content-type", "application/json");
                    let request = request.header("webhook-id", "7b0c6a52-3f0e-4c1b-9a55-2d8f1e64c0aa");
                    let request = request.header("webhook-timestamp", "1784656800");
                    let request =
                        request.header("webhook-signature", "v1,5ANNg2tm0xLFZY3N74Pb3bIsn7vjFhZyxb29OLfm0Zw=");
                    request.body(body(1)).send().await?.error_for_status()?.bytes().await?;
                }
                Ok::<(), reqwest::Error>(())
            })
        })
        .collect();
    for sender in senders {
        sender.await??;
    }
    Ok(())
}

/// What was spent.
#[derive(Default)]
struct Spent {
    time: Duration,
    cpu: Duration,
}

/// What is being spent.
struct Spending {
    began: Instant,
    cpu: Duration,
}

impl Spending {
    fn begin() -> Spending {
        Spending { began: Instant::now(), cpu: cpu::used() }
    }

    fn end(self, spent: &mut Spent) {
        spent.time += self.began.elapsed();
        spent.cpu += cpu::used().saturating_sub(self.cpu);
    }
}
