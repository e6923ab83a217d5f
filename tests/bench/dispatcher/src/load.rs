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

/// Requests at once, as many as a receiver gets from the dispatcher.
const N_AT_ONCE: usize = 32;

/// Measures deliveries under load. The median of the turns counts: neighbours on the machine make some dearer, and rarely both
/// halves of one.
pub(crate) async fn measure(folder: &Path, n_turns: u16, measured: &mut Measured) -> Result<(), Box<dyn Error>> {
    let mut receiver = Receiver::start()?;
    let url = format!("{}/0", receiver.base);
    let client = reqwest::Client::new();
    let [mut times, mut delivered, mut bare, mut ratios] = [const { Vec::new() }; 4];
    for turn in 0..n_turns {
        let mut base = Base::create(folder, &format!("load-{turn}.db"), std::slice::from_ref(&url)).await?;
        base.commit(i32::from(N_DELIVERIES)).await?;
        let spending = Spending::begin();
        let dispatcher = base.dispatch()?;
        receiver.wait(N_DELIVERIES.into()).await;
        let (time, cpu) = spending.end();
        receiver.take(N_DELIVERIES.into()).await?;

        let spending = Spending::begin();
        post(&client, &format!("{url}/evento")).await?;
        let (_, cpu_bare) = spending.end();
        receiver.take(N_DELIVERIES.into()).await?;
        times.push(time);
        delivered.push(cpu);
        bare.push(cpu_bare);
        ratios.push(cpu / cpu_bare);
        // Not before: what a thread has spent is forgotten with it.
        dispatcher.stop().await;
    }
    measured.insert("delivery under load", middle(times));
    measured.insert("CPU of a delivery", middle(delivered));
    measured.insert("CPU of a bare request", middle(bare));
    measured.insert("CPU against a bare request", middle(ratios));
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

fn middle(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
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

    /// Microseconds for each delivery: on the clock, and of the processor.
    fn end(self) -> (f64, f64) {
        let each = |duration: Duration| duration.as_secs_f64() * 1e6 / f64::from(N_DELIVERIES);
        (each(self.began.elapsed()), each(cpu::used().saturating_sub(self.cpu)))
    }
}
