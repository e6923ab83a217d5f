//! Tries, with a clock that is set.

use std::net::Ipv4Addr;

use super::*;

const MINUTE: i64 = 60_000_000;

/// Tries at a moment, in microseconds since the tests began.
struct Door {
    throttle: Throttle,
    now: i64,
}

impl Door {
    fn new() -> Self {
        Self { throttle: Throttle::new(ThrottleLimits::default()), now: 0 }
    }

    fn moment(&self) -> Moment {
        Moment::from_micros(1_784_000_000_000_000 + self.now).unwrap()
    }

    fn right(&self, name: &str, peer: u32) -> Result<(), Duration> {
        let admission = self.throttle.admit(name, Some(IpAddr::V4(Ipv4Addr::from_bits(peer))), self.moment())?;
        self.throttle.succeeded(&admission, self.moment());
        Ok(())
    }

    fn wrong(&self, name: &str, peer: u32) -> Result<(), Duration> {
        self.throttle.admit(name, Some(IpAddr::V4(Ipv4Addr::from_bits(peer))), self.moment()).map(drop)
    }

    /// How many tries in a row are let through, up to a thousand.
    fn n_let_through(&self, mut one: impl FnMut(&Self) -> Result<(), Duration>) -> usize {
        (0..1000).take_while(|_| one(self).is_ok()).count()
    }
}

#[test]
fn a_client_that_logs_in_twice_is_not_hurt_and_one_that_does_nothing_else_is() {
    let mut door = Door::new();
    assert_eq!(door.n_let_through(|door| door.right("maria", 1)), 10);
    let wait = door.right("maria", 1).unwrap_err();
    assert_eq!(wait, Duration::from_secs(5));
    door.now += 5_000_000;
    assert_eq!(door.right("maria", 1), Ok(()));
}

#[test]
fn the_right_password_is_let_in_after_wrong_ones() {
    let mut door = Door::new();
    assert_eq!(door.n_let_through(|door| door.wrong("maria", 1)), 4);
    let wait = door.right("maria", 1).unwrap_err();
    assert_eq!(wait, Duration::from_secs(15));
    door.now += 15_000_000;
    assert_eq!(door.right("maria", 1), Ok(()));
}

#[test]
fn nobody_at_one_address_locks_out_another() {
    let mut door = Door::new();
    let mut n_guesses = 0;
    for _ in 0..600 {
        n_guesses += door.n_let_through(|door| door.wrong("maria", 66));
        assert_eq!(door.n_let_through(|door| door.wrong("maria", 66)), 0);
        door.now += 1_000_000;
    }
    assert!(n_guesses <= 4 + 40, "{n_guesses} guesses in ten minutes");
    assert_eq!(door.right("maria", 1), Ok(()));
}

#[test]
fn guesses_at_many_names_use_up_the_address() {
    let door = Door::new();
    let mut names = (0..).map(|number| format!("user{number}"));
    assert_eq!(door.n_let_through(|door| door.wrong(&names.next().unwrap(), 66)), 20);
    assert_eq!(door.right("maria", 1), Ok(()));
}

#[test]
fn whoever_entered_from_an_address_enters_there_whatever_others_guess() {
    let mut door = Door::new();
    assert_eq!(door.right("maria", 1), Ok(()));
    door.now += MINUTE;
    let mut peers = 1000..;
    assert_eq!(door.n_let_through(|door| door.wrong("maria", peers.next().unwrap())), 30);
    assert!(door.right("maria", 2).is_err(), "a new address waits");
    assert_eq!(door.right("maria", 1), Ok(()));
}

#[test]
fn a_try_that_compared_nothing_costs_nothing() {
    let door = Door::new();
    let n_tries = door.n_let_through(|door| {
        let admission = door.throttle.admit("maria", None, door.moment())?;
        door.throttle.given_up(&admission);
        Ok(())
    });
    assert_eq!(n_tries, 1000);
}

#[test]
fn a_clock_that_is_set_back_locks_nobody_out() {
    let mut door = Door::new();
    door.now = 1_000_000 * MINUTE;
    assert_eq!(door.n_let_through(|door| door.wrong("maria", 1)), 4);
    door.now = 0;
    assert_eq!(door.right("maria", 1), Ok(()));
}

#[test]
fn what_is_remembered_has_a_bound_and_a_flood_of_names_does_not_help() {
    let door = Door::new();
    for peer in 0..70_000 {
        let _ = door.wrong(&format!("user{peer}"), peer);
    }
    assert!(door.throttle.state().full_at.len() <= MAX_REMEMBERED);
}

#[test]
fn neighbours_in_a_network_of_ipv6_are_one() {
    let first = network("2001:db8:1:2::1".parse().unwrap());
    assert_eq!(first, network("2001:db8:1:2:ffff::9".parse().unwrap()));
    assert_ne!(first, network("2001:db8:1:3::1".parse().unwrap()));
    assert_eq!(network("::ffff:10.0.0.1".parse().unwrap()), network("10.0.0.1".parse().unwrap()));
}

#[test]
fn a_rate_is_read_as_it_is_written() {
    let read = |text: &str| text.parse::<Rate>();
    assert_eq!(read("12/5"), Ok(ThrottleLimits::default().name_at_peer));
    assert_eq!(read(" 30 / 0.5 ").unwrap().to_string(), "30/0.5");
    for text in ["", "12", "2/5", "0/0", "12/0", "12/-1", "12/NaN", "12/86401", "-3/5", "1e3/5"] {
        assert!(read(text).unwrap_err().starts_with("use N/SECONDS"), "{text}");
    }
}
