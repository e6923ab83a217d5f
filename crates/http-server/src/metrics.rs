//! Metrics of requests, in Prometheus' text format.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use poem::http::StatusCode;

/// Upper bounds of the histogram, in seconds.
const BOUNDS: [f64; 10] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// Counts. Labels are the contract's own words, so that there are only so many series, and none tells of anybody.
#[derive(Default)]
pub struct Metrics {
    counts: Mutex<Counts>,
    others: Option<Exposition>,
}

/// Writes figures of another crate in Prometheus' text format.
type Exposition = Box<dyn Fn() -> String + Send + Sync>;

#[derive(Debug, Default)]
struct Counts {
    /// By method, path of the contract and status.
    requests: BTreeMap<(&'static str, &'static str, u16), u64>,
    /// By path of the contract.
    durations: BTreeMap<&'static str, Histogram>,
}

#[derive(Debug, Default)]
struct Histogram {
    /// By bound, how many took no longer than it and longer than the one before.
    n_within: [u64; BOUNDS.len()],
    n_all: u64,
    total: Duration,
}

impl Metrics {
    /// Counts of requests, told together with other figures.
    pub fn with(others: impl Fn() -> String + Send + Sync + 'static) -> Self {
        Self { others: Some(Box::new(others)), ..Self::default() }
    }

    /// Counts an answer.
    pub(super) fn answered(&self, method: &'static str, route: &'static str, status: StatusCode, duration: Duration) {
        let mut counts = self.counts();
        *counts.requests.entry((method, route, status.as_u16())).or_default() += 1;
        let histogram = counts.durations.entry(route).or_default();
        if let Some(idx) = BOUNDS.iter().position(|bound| duration.as_secs_f64() <= *bound) {
            histogram.n_within[idx] += 1;
        }
        histogram.n_all += 1;
        histogram.total += duration;
    }

    /// All counts as text.
    pub fn render(&self) -> String {
        let counts = self.counts();
        let mut text = String::new();
        text.push_str("# HELP benefits_requests_total Requests answered.\n# TYPE benefits_requests_total counter\n");
        for ((method, route, status), n) in &counts.requests {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            text.push_str(&format!("benefits_requests_total{{{labels}}} {n}\n"));
        }
        let name = "benefits_request_duration_seconds";
        text.push_str(&format!("# HELP {name} Time from a request's head to its answer.\n# TYPE {name} histogram\n"));
        for (route, Histogram { n_within, n_all, total }) in &counts.durations {
            let mut n_so_far = 0;
            for (bound, n) in BOUNDS.iter().zip(n_within) {
                n_so_far += n;
                text.push_str(&format!("{name}_bucket{{route=\"{route}\",le=\"{bound}\"}} {n_so_far}\n"));
            }
            text.push_str(&format!("{name}_bucket{{route=\"{route}\",le=\"+Inf\"}} {n_all}\n"));
            text.push_str(&format!("{name}_sum{{route=\"{route}\"}} {}\n", total.as_secs_f64()));
            text.push_str(&format!("{name}_count{{route=\"{route}\"}} {n_all}\n"));
        }
        if let Some(others) = &self.others {
            text.push_str(&others());
        }
        text
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        // Counts are added to and never left half-done.
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Metrics").field("counts", &self.counts).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_as_prometheus_reads_them() {
        let metrics = Metrics::default();
        let route = "/ext/beneficio/{codBeneficio}";
        metrics.answered("GET", route, StatusCode::OK, Duration::from_millis(2));
        metrics.answered("GET", route, StatusCode::OK, Duration::from_secs(9));
        metrics.answered("GET", route, StatusCode::NOT_FOUND, Duration::from_micros(10));
        let text = metrics.render();
        for line in [
            "benefits_requests_total{method=\"GET\",route=\"/ext/beneficio/{codBeneficio}\",status=\"200\"} 2",
            "benefits_request_duration_seconds_bucket{route=\"/ext/beneficio/{codBeneficio}\",le=\"0.001\"} 1",
            "benefits_request_duration_seconds_bucket{route=\"/ext/beneficio/{codBeneficio}\",le=\"0.0025\"} 2",
            "benefits_request_duration_seconds_bucket{route=\"/ext/beneficio/{codBeneficio}\",le=\"5\"} 2",
            "benefits_request_duration_seconds_bucket{route=\"/ext/beneficio/{codBeneficio}\",le=\"+Inf\"} 3",
            "benefits_request_duration_seconds_sum{route=\"/ext/beneficio/{codBeneficio}\"} 9.00201",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
    }
}
