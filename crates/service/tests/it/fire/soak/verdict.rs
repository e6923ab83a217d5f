//! Whether anything grew: the middle of the last third of the samples against the middle of the first.

use std::fmt::{self, Display};

use super::samples::Sample;

/// The program warms up in the first minute, or in the first fifth of a run that is short.
const WARMING_MINUTES: f64 = 1.0;
const WARMING_SHARE: f64 = 0.2;

/// What must be flat.
struct Measure {
    what: &'static str,
    of: fn(&Sample) -> f64,
    /// Below this, more is no growth.
    floor: f64,
    /// In multiples of what it was.
    goal: f64,
}

const MEMORY: Measure = Measure { what: "resident memory", of: |it| it.resident_megabytes, floor: 1.0, goal: 1.1 };
const DESCRIPTORS: Measure = Measure { what: "open descriptors", of: |it| it.descriptors, floor: 1.0, goal: 1.1 };
/// A fast answer may be twice as slow, and still be fast.
const MEDIAN: Measure = Measure { what: "median latency", of: |it| it.p50_milliseconds, floor: 2.0, goal: 1.5 };
const TAIL: Measure =
    Measure { what: "99th percentile of latency", of: |it| it.p99_milliseconds, floor: 20.0, goal: 2.0 };
/// As many as a second of this load makes.
const BACKLOG: Measure = Measure { what: "deliveries that wait", of: |it| it.backlog, floor: 50.0, goal: 2.0 };

/// How much something grew, in multiples of what it was.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Growth {
    pub(super) what: &'static str,
    pub(super) measured: f64,
    pub(super) goal: f64,
}

/// How much each thing grew; a log that is smaller than usual may become so.
pub(super) fn growth(samples: &[Sample], usual_wal_megabytes: f64) -> Vec<Growth> {
    let log =
        Measure { what: "the write-ahead log", of: |it| it.wal_megabytes, floor: usual_wal_megabytes, goal: 1.25 };
    let end = samples.last().map_or(0.0, |last| last.minutes);
    let warm = WARMING_MINUTES.min(end * WARMING_SHARE);
    let samples: Vec<&Sample> = samples.iter().filter(|sample| sample.minutes > warm).collect();
    let n_third = (samples.len() / 3).max(1).min(samples.len());
    let (first, last) = (&samples[..n_third], &samples[samples.len() - n_third..]);
    let grown = |Measure { what, of, floor, goal }: &Measure| {
        let middle = |third: &[&Sample]| median(third.iter().map(|sample| of(sample)).collect()).max(*floor);
        Growth { what, measured: middle(last) / middle(first), goal: *goal }
    };
    [MEMORY, DESCRIPTORS, log, MEDIAN, TAIL, BACKLOG].iter().map(grown).collect()
}

impl Growth {
    pub(super) fn is_flat(&self) -> bool {
        self.measured < self.goal
    }
}

impl Display for Growth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:.2}×", self.what, self.measured)
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half an hour of samples, each changed by how many minutes it is from the start.
    fn half_an_hour(change: fn(&mut Sample)) -> Vec<Sample> {
        let sample = |number: u32| {
            let minutes = f64::from(number) / 12.0;
            let mut sample = Sample {
                minutes,
                resident_megabytes: 60.0,
                descriptors: 40.0,
                wal_megabytes: 4.2,
                p50_milliseconds: 0.8,
                p99_milliseconds: 6.0,
                backlog: 1.0,
            };
            change(&mut sample);
            sample
        };
        (1..=360).map(sample).collect()
    }

    fn grown(change: fn(&mut Sample)) -> Vec<&'static str> {
        let growth = growth(&half_an_hour(change), 8.0);
        growth.into_iter().filter(|it| !it.is_flat()).map(|it| it.what).collect()
    }

    #[test]
    fn what_is_flat_has_not_grown_nor_what_warms_up_or_stays_small() {
        assert_eq!(grown(|_| {}), [""; 0]);
        assert_eq!(grown(|it| it.resident_megabytes *= if it.minutes < 1.0 { 0.5 } else { 1.0 }), [""; 0]);
        assert_eq!(grown(|it| it.p50_milliseconds += it.minutes / 30.0), [""; 0], "below two milliseconds");
        assert_eq!(grown(|it| it.backlog += it.minutes), [""; 0]);
    }

    #[test]
    fn a_leak_is_found() {
        assert_eq!(grown(|it| it.resident_megabytes += it.minutes), ["resident memory"]);
        assert_eq!(grown(|it| it.descriptors += it.minutes), ["open descriptors"]);
        assert_eq!(grown(|it| it.wal_megabytes += it.minutes), ["the write-ahead log"]);
        assert_eq!(grown(|it| it.p99_milliseconds += 10.0 * it.minutes), ["99th percentile of latency"]);
        assert_eq!(grown(|it| it.backlog += 50.0 * it.minutes), ["deliveries that wait"]);
    }
}
