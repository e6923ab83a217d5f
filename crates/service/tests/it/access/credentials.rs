//! Credentials of every kind, over HTTP.

use auth::Accounts;
use domain::values::{Login, Moment};

use crate::world::{Answer, CENTRE, PASSWORD, Request, World};

const BASIC: &str = "Basic realm=\"api\", charset=\"UTF-8\"";

fn login() -> Request {
    Request::post("/ext/autenticacao")
}

fn stores() -> Request {
    Request::get("/ext/administracao/loja")
}

/// Refused for want of a credential, by a text that repeats nothing.
fn assert_unauthorized(answer: &Answer, challenge: &str, sent: &str) {
    assert_eq!((answer.status, answer.header("www-authenticate")), (401, Some(challenge)), "{sent}: {}", answer.body);
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    assert!(answer.body.ends_with('.') && !answer.body.is_empty(), "{}", answer.body);
    assert!(sent.len() < 8 || !answer.body.contains(&sent[6..]), "{}", answer.body);
}

#[test]
fn a_login_needs_a_readable_name_and_password() {
    let world = World::sqlite();
    assert_unauthorized(&world.ask(&login()), BASIC, "");
    for sent in [
        "",
        "garbage",
        "Basic",
        "Basic ",
        "Basic !!!!",
        "Basic c2VtZG9pc3BvbnRvcw==", // Without a colon.
        "Basic //86Og==",             // No UTF-8.
        "Basic Og==",                 // Nothing but a colon.
        "Digest username=\"maria\"",
        "Bearer ben_0123456789",
    ] {
        assert_unauthorized(&world.ask(&login().header("authorization", sent)), BASIC, sent);
    }
    let bearing = login().bearing(world.token());
    assert_unauthorized(&world.ask(&bearing), BASIC, world.token());
    let huge = format!("Basic {}", "QUFB".repeat(250_000));
    assert_eq!(world.ask(&login().header("authorization", &huge)).status, 431);
}

#[test]
fn everything_else_needs_a_token() {
    let world = World::sqlite();
    let token = world.token();
    let (cut, longer) = (format!("Bearer {}", &token[..75]), format!("Bearer {token}0"));
    let other = format!("Bearer {}", token.replace('a', "b").replace('0', "1"));
    assert_unauthorized(&world.ask(&stores()), "Bearer", "");
    for sent in
        ["", "garbage", "Bearer", "Bearer ", "Bearer a b", "Bearer ben_", &cut, &longer, &other, "Basic Y2VudHJvOng="]
    {
        assert_unauthorized(&world.ask(&stores().header("authorization", sent)), "Bearer", sent);
    }
    assert_eq!(world.ask(&stores().bearing(token)).status, 200);
    assert_eq!(world.ask(&stores().header("authorization", &format!("bearer {token}"))).status, 200);
}

#[test]
fn a_password_may_have_colons() {
    let world = World::sqlite();
    let password = "a:b::c \u{1f996} ção";
    let accounts = Accounts::new(world.database.clone(), world.clock.clone());
    world.block_on(accounts.set_password(&Login::parse(CENTRE).unwrap(), password)).unwrap();
    assert_eq!(world.ask(&login().user(CENTRE, password)).status, 200);
    assert_eq!(world.ask(&stores().bearing(world.token())).status, 401, "tokens of the last password are gone");
}

#[test]
fn nobody_learns_which_names_there_are() {
    let world = World::sqlite();
    let unknown = world.ask(&login().user("ninguem", PASSWORD));
    let wrong = world.ask(&login().user(CENTRE, "outra senha"));
    assert_unauthorized(&unknown, BASIC, "ninguem");
    assert_eq!(unknown.shown(), wrong.shown());
    let accounts = Accounts::new(world.database.clone(), world.clock.clone());
    world.block_on(accounts.set_active(&Login::parse(CENTRE).unwrap(), false)).unwrap();
    assert_eq!(world.ask(&login().user(CENTRE, PASSWORD)).shown(), wrong.shown());
    assert_eq!(world.ask(&stores().bearing(world.token())).status, 401, "a disabled user's token is gone");
}

#[test]
fn guesses_are_answered_429_whatever_address_they_claim() {
    let world = World::sqlite();
    let guess = |number: u32| {
        let address = format!("192.0.2.{number}");
        world.ask(&login().user(CENTRE, "guess").header("x-forwarded-for", &address).header("forwarded", &address))
    };
    let refused = (0..20).map(guess).find(|answer| answer.status != 401).expect("guesses are throttled");
    assert_eq!(refused.status, 429, "{}", refused.body);
    let wait: i64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=15).contains(&wait), "{wait}");
    let later = Moment::from_micros(world.clock.now().micros() + wait * 1_000_000).unwrap();
    world.clock.set(later);
    assert_eq!(world.ask(&login().user(CENTRE, PASSWORD)).status, 200, "after the wait the true user gets in");
}

#[test]
fn a_token_ends_after_twelve_hours() {
    let world = World::sqlite();
    let begun = world.clock.now().micros();
    for (seconds, status) in [(12 * 3600 - 1, 200), (12 * 3600 + 1, 401)] {
        world.clock.set(Moment::from_micros(begun + seconds * 1_000_000).unwrap());
        assert_eq!(world.ask(&stores().bearing(world.token())).status, status, "after {seconds} s");
    }
}

#[test]
#[ignore = "long"]
fn a_flood_of_logins_leaves_other_calls_alone() {
    let world = World::sqlite();
    std::thread::scope(|scope| {
        for number in 0..40 {
            let world = &world;
            scope.spawn(move || {
                for _ in 0..5 {
                    let answer = world.ask(&login().user(&format!("user{number}"), "guess"));
                    assert!([401, 429].contains(&answer.status), "{}", answer.body);
                }
            });
        }
        for _ in 0..50 {
            assert_eq!(world.ask(&stores().bearing(world.token())).status, 200);
        }
    });
}
