//! Throttle of logins by name and address.
//!
//! Three measures, each a bucket that fills again with time: one of a name from an address, one of an address whatever
//! the name, one of a name whatever the address. A wrong password costs three times what a right one does.
//!
//! Nobody is locked out by others' guesses: a single address runs out of its own measure before it has used up that of
//! a name, and who has entered from an address before is not asked for the measure of the name there. What is known of
//! all this is each process's own and is forgotten when it ends.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use domain::values::Moment;

/// What a try costs until it is known to be right, and what it costs then.
const PRICE: i64 = 3;
const PRICE_OF_SUCCESS: i64 = 1;

/// How long somebody is remembered who entered from an address, in microseconds: 30 days.
const MEMORY: i64 = 30 * 24 * 60 * 60 * 1_000_000;

/// Most buckets, and most users at an address, that are remembered.
const MAX_REMEMBERED: usize = 50_000;

/// A rate: a burst, then one in each period. As text `12/5`: 12 at once, then one in 5 seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// So many times at once.
    pub burst: u32,
    /// After that once in each such period.
    pub period: Duration,
}

impl FromStr for Rate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let read = || {
            let (burst, seconds) = text.split_once('/')?;
            Some((burst.trim().parse::<u32>().ok()?, seconds.trim().parse::<f64>().ok()?))
        };
        match read() {
            Some((burst @ 3..=1_000_000, seconds)) if (0.001..=86_400.0).contains(&seconds) => {
                Ok(Self { burst, period: Duration::from_secs_f64(seconds) })
            }
            _ => Err("use N/SECONDS, such as 12/5: at least 3 at once, then one in so many seconds, at most a day"
                .to_owned()),
        }
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.burst, self.period.as_secs_f64())
    }
}

/// How often somebody may try to enter. A right password counts once, a wrong one three times.
#[derive(Debug, Clone, Copy)]
pub struct ThrottleLimits {
    /// By one name from one address.
    pub name_at_peer: Rate,
    /// From one address.
    pub peer: Rate,
    /// By one name.
    pub name: Rate,
}

impl Default for ThrottleLimits {
    fn default() -> Self {
        let rate = |burst, millis| Rate { burst, period: Duration::from_millis(millis) };
        Self { name_at_peer: rate(12, 5000), peer: rate(60, 1000), name: rate(90, 1000) }
    }
}

/// Counts tries.
#[derive(Debug)]
pub(super) struct Throttle {
    limits: ThrottleLimits,
    hashing: RandomState,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// By bucket, when it will be full again, in microseconds since 1970.
    full_at: HashMap<u64, i64>,
    /// By name and address, until when somebody is remembered who entered there.
    known_until: HashMap<u64, i64>,
}

/// A try that was let through, and the buckets it was taken from.
#[derive(Debug)]
pub(super) struct Admission {
    known_key: u64,
    taken: Vec<(u64, i64)>,
}

impl Throttle {
    /// With such limits.
    pub(super) fn new(limits: ThrottleLimits) -> Self {
        Self { limits, hashing: RandomState::new(), state: Mutex::default() }
    }

    /// Lets a try through and takes its price, or says how long to wait.
    pub(super) fn admit(&self, name: &str, peer: Option<IpAddr>, now: Moment) -> Result<Admission, Duration> {
        let now = now.micros();
        let peer = peer.map(network);
        // Buckets go by hashes, so that a name of a megabyte takes no more room than any other.
        let known_key = self.known_key(name, peer);
        let ThrottleLimits { name_at_peer, peer: by_peer, name: by_name } = self.limits;
        let mut state = self.state();
        let mut buckets = vec![(self.hashing.hash_one(("name at peer", name, peer)), name_at_peer)];
        if peer.is_some() {
            buckets.push((self.hashing.hash_one(("peer", peer)), by_peer));
        }
        if !state.knows(known_key, now) {
            buckets.push((self.hashing.hash_one(("name", name)), by_name));
        }
        let waits = buckets.iter().map(|(key, rate)| state.wait(*key, *rate, now));
        let wait = waits.max().unwrap_or_default();
        if wait > 0 {
            return Err(Duration::from_micros(wait.unsigned_abs()));
        }
        let mut taken = Vec::new();
        for (key, rate) in buckets {
            state.charge(key, PRICE * period(rate), now);
            taken.push((key, period(rate)));
        }
        Ok(Admission { known_key, taken })
    }

    /// Whether somebody of this name succeeded from this address before.
    pub(super) fn is_known(&self, name: &str, peer: Option<IpAddr>, now: Moment) -> bool {
        self.state().knows(self.known_key(name, peer.map(network)), now.micros())
    }

    fn known_key(&self, name: &str, network: Option<IpAddr>) -> u64 {
        self.hashing.hash_one(("known", name, network))
    }

    /// The password was right: most of the price is given back, and the user is known at this address.
    pub(super) fn succeeded(&self, admission: &Admission, now: Moment) {
        let mut state = self.state();
        state.refund(admission, PRICE - PRICE_OF_SUCCESS);
        make_room(&mut state.known_until, now.micros());
        state.known_until.insert(admission.known_key, now.micros() + MEMORY);
    }

    /// No password was compared: the price is given back.
    pub(super) fn given_up(&self, admission: &Admission) {
        self.state().refund(admission, PRICE);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it is held; if something did, a wrong count is better than no logins at all.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn knows(&self, key: u64, now: i64) -> bool {
        self.known_until.get(&key).is_some_and(|until| *until > now)
    }

    /// How long a bucket needs until it holds the price of a try.
    fn wait(&self, key: u64, rate: Rate, now: i64) -> i64 {
        let depth = i64::from(rate.burst) * period(rate);
        let full_at = self.full_at.get(&key).copied().unwrap_or(now);
        // A bucket that says it is emptier than empty was filled before the clock was set back.
        let lacks = if full_at > now + depth { 0 } else { (full_at - now).max(0) };
        lacks + PRICE * period(rate) - depth
    }

    fn charge(&mut self, key: u64, price: i64, now: i64) {
        make_room(&mut self.full_at, now);
        let full_at = self.full_at.entry(key).or_insert(now);
        *full_at = (*full_at).max(now) + price;
    }

    fn refund(&mut self, admission: &Admission, n_times: i64) {
        for (key, period) in &admission.taken {
            if let Some(full_at) = self.full_at.get_mut(key) {
                *full_at -= n_times * period;
            }
        }
    }
}

/// Forgets what no longer matters and, if there is still too much, every other one: rarely, so that the work of it is
/// shared by as many tries as were forgotten.
fn make_room(remembered: &mut HashMap<u64, i64>, now: i64) {
    if remembered.len() < MAX_REMEMBERED {
        return;
    }
    remembered.retain(|_, until| *until > now);
    if remembered.len() > MAX_REMEMBERED / 2 {
        let mut is_kept = false;
        remembered.retain(|_, _| {
            is_kept = !is_kept;
            is_kept
        });
    }
}

fn period(rate: Rate) -> i64 {
    i64::try_from(rate.period.as_micros()).unwrap_or(i64::MAX)
}

/// What one subscriber is given: an IPv4 address, or 64 bits of an IPv6 one.
fn network(peer: IpAddr) -> IpAddr {
    match peer.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}

#[cfg(test)]
mod tests;
