//! Processor time of this process.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::receiver;

/// The processor time of all threads but the receiver's so far. The kernel counts it in nanoseconds for each thread.
pub(crate) fn used() -> Duration {
    let tasks = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    Duration::from_nanos(tasks.map(|task| nanoseconds(&task.path())).sum())
}

fn nanoseconds(task: &Path) -> u64 {
    let read = |name: &str| fs::read_to_string(task.join(name)).unwrap_or_default();
    if read("comm").trim_end() == receiver::THREAD {
        return 0;
    }
    read("schedstat").split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}
