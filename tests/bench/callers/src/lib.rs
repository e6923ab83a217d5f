//! Code that both callers share: the arguments, the runtime, and calls one after the other or many at once.

#[rustfmt::skip]
pub mod generated;

use std::error::Error;
use std::future::Future;

use tokio::runtime::Builder;
use tokio::task::JoinSet;

/// Whatever goes wrong ends the measurement.
pub type Outcome<T = ()> = Result<T, Box<dyn Error + Send + Sync>>;

/// Operation, number of calls, and number of calls at once.
#[derive(Debug, Clone)]
pub struct Plan {
    /// Address of the server.
    pub base: String,
    /// Which operation.
    pub operation: String,
    /// Calls at once.
    pub n_lanes: usize,
    /// Calls in all.
    pub n_calls: usize,
}

impl Plan {
    /// Reads `BASE OPERATION LANES CALLS`.
    pub fn from_arguments() -> Outcome<Plan> {
        let arguments: Vec<String> = std::env::args().skip(1).collect();
        let [base, operation, n_lanes, n_calls] = arguments.as_slice() else {
            return Err("usage: BASE OPERATION LANES CALLS".into());
        };
        let (n_lanes, n_calls) = (n_lanes.parse()?, n_calls.parse()?);
        Ok(Plan { base: base.clone(), operation: operation.clone(), n_lanes, n_calls })
    }
}

/// Makes the calls on one thread, as many at once as there are lanes.
pub fn run<C, F>(plan: &Plan, call: C) -> Outcome
where
    C: Fn() -> F + Clone + Send + 'static,
    F: Future<Output = Outcome> + Send + 'static,
{
    // One thread, so that both callers are scheduled alike and nothing waits for a lock.
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut lanes = JoinSet::new();
        for lane in 0..plan.n_lanes {
            let n_calls = plan.n_calls / plan.n_lanes + usize::from(lane < plan.n_calls % plan.n_lanes);
            let call = call.clone();
            lanes.spawn(async move {
                for _ in 0..n_calls {
                    call().await?;
                }
                Outcome::Ok(())
            });
        }
        while let Some(lane) = lanes.join_next().await {
            lane??;
        }
        Ok(())
    })
}
