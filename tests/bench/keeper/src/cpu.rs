//! Processor time of this process and of the servers that it asks.

use std::fs;
use std::time::Duration;

/// Processes whose CPU time counts.
#[derive(Debug, Clone, Default)]
pub(crate) struct Processes {
    servers: Vec<i32>,
}

impl Processes {
    /// This process and those that serve it.
    pub(crate) fn with(servers: Vec<i32>) -> Self {
        Self { servers }
    }

    /// The processor time that they have used so far. The kernel counts it in nanoseconds for each thread.
    pub(crate) fn used(&self) -> Duration {
        let own = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
        let own: u64 = own.map(|task| nanoseconds(&task.path().join("schedstat").to_string_lossy())).sum();
        let servers: u64 = self.servers.iter().map(|id| nanoseconds(&format!("/proc/{id}/schedstat"))).sum();
        Duration::from_nanos(own + servers)
    }
}

/// The first number of the kernel's account; a process that is gone has used nothing since.
fn nanoseconds(path: &str) -> u64 {
    let account = fs::read_to_string(path).unwrap_or_default();
    account.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}
