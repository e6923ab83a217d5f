//! The account pages, as a browser without scripts sees them.

use std::time::Duration;

use domain::values::Moment;

use super::links;
use crate::world::{CENTRE, COAST, MailServer, PASSWORD, Request, World};

const NEW: &str = "outra senha serena";

/// Sets the clock of a world forward.
fn pass(world: &World, time: Duration) {
    world.clock.set(Moment::from_micros(world.clock.now().after(time).micros()).unwrap());
}

#[test]
fn a_link_takes_a_new_password_once_and_every_token_is_gone() {
    for world in World::each() {
        let server = MailServer::start();
        let accounts = world.accounts(&server);
        let form = accounts.open("");
        assert_eq!((form.status, form.header("cache-control")), (200, Some("no-store")));
        assert!(form.header("content-security-policy").unwrap().contains("form-action 'self'"));
        assert!(form.body.contains("name=\"email\"") && !form.body.contains("<script"), "{}", form.body);
        assert_eq!(accounts.ask_for(&format!(" {CENTRE}@Example.com ")).status, 200);
        let mail = server.mail(1);
        assert_eq!(mail.to, format!("{CENTRE}@example.com"));
        let [link] = &links(&mail)[..] else { panic!("{}", mail.text) };
        for _ in 0..2 {
            let form = accounts.open(link);
            assert!(form.status == 200 && form.body.contains("name=\"senha\""), "to look at it uses nothing up");
        }
        for (fields, why) in [
            ([("senha", "curta"), ("repeticao", "curta")], "de 12 a 128 caracteres"),
            ([("senha", NEW), ("repeticao", PASSWORD)], "não são iguais"),
        ] {
            let refused = accounts.send(link, &fields);
            assert!(refused.status == 400 && refused.body.contains(why), "{}", refused.body);
        }
        assert_eq!(accounts.choose(link, NEW).status, 200);
        assert_eq!(world.ask_in_centre(Request::get("/ext/administracao/loja")).status, 401, "the token is gone");
        assert_eq!(world.ask_at_coast(Request::get("/ext/administracao/loja")).status, 200, "not that of others");
        assert!(accounts.login(CENTRE, PASSWORD).is_none() && accounts.login(CENTRE, NEW).is_some());
        assert_eq!((accounts.open(link).status, accounts.choose(link, PASSWORD).status), (410, 410));
        assert!(accounts.login(CENTRE, NEW).is_some());
        assert_eq!(server.mails().len(), 1);
    }
}

#[test]
fn an_address_that_nobody_has_is_answered_like_one_that_somebody_has() {
    for world in World::each() {
        let server = MailServer::start();
        let accounts = world.accounts(&server);
        let told = |email: &str| {
            let answer = accounts.ask_for(email);
            let id = answer.header("x-request-id").unwrap().to_owned();
            (answer.status, answer.told().replace(&id, "…"), answer.body)
        };
        assert_eq!(told("ninguem@example.com"), told(&format!("{COAST}@example.com")));
        server.mail(1);
        // What was asked for first was looked at first.
        assert_eq!(server.mails().len(), 1);
    }
}

#[test]
fn whoever_shares_an_address_gets_a_link_each() {
    for world in World::each() {
        let server = MailServer::start();
        let accounts = world.accounts(&server);
        let answer = accounts.operator.ask(Request::new(
            "PATCH",
            "/operador/usuarios/2",
            Some(&format!(r#"{{"email": "{CENTRE}@example.com"}}"#)),
        ));
        assert_eq!(answer.status, 200, "{}", answer.body);
        accounts.ask_for(&format!("{CENTRE}@example.com"));
        let mail = server.mail(1);
        assert!(mail.text.contains(&format!("Usuário: {CENTRE}")) && mail.text.contains(&format!("Usuário: {COAST}")));
        assert_eq!(accounts.choose(&links(&mail)[1], NEW).status, 200);
        assert!(accounts.login(COAST, NEW).is_some() && accounts.login(CENTRE, PASSWORD).is_some());
    }
}

#[test]
fn a_link_that_is_late_made_up_or_of_somebody_who_is_gone_is_of_no_use() {
    for world in World::each() {
        let server = MailServer::start();
        let accounts = world.accounts(&server);
        let forged = format!("?codigo=ben_{}", "0".repeat(72));
        for query in ["?codigo=", "?codigo=%00", forged.as_str()] {
            let answer = accounts.open(query);
            assert_eq!((answer.status, accounts.choose(query, NEW).status), (410, 410), "{query}");
            assert!(answer.body.contains("Pedir outro link"), "{}", answer.body);
        }
        accounts.ask_for(&format!("{CENTRE}@example.com"));
        accounts.ask_for(&format!("{COAST}@example.com"));
        server.mail(2);
        let of = |user: &str| links(server.mails().iter().find(|mail| mail.to.starts_with(user)).unwrap()).remove(0);
        let (late, gone) = (of(CENTRE), of(COAST));
        accounts.operator.ask(Request::new("PATCH", "/operador/usuarios/2", Some(r#"{"ativo": false}"#)));
        assert_eq!((accounts.open(&gone).status, accounts.choose(&gone, NEW).status), (410, 410));
        accounts.operator.ask(Request::new("PATCH", "/operador/usuarios/2", Some(r#"{"ativo": true}"#)));
        assert_eq!(accounts.choose(&gone, NEW).status, 410, "not even when they are back");
        pass(&world, Duration::from_mins(59));
        assert_eq!(accounts.open(&late).status, 200);
        pass(&world, Duration::from_mins(1));
        assert_eq!((accounts.open(&late).status, accounts.choose(&late, NEW).status), (410, 410));
        assert!(accounts.login(CENTRE, PASSWORD).is_some() && accounts.login(COAST, PASSWORD).is_some());
    }
}

#[test]
fn links_lead_to_the_public_address_whatever_the_host_says() {
    let (world, server) = (World::sqlite(), MailServer::start());
    let accounts = world.accounts(&server);
    let request = Request::new("POST", "/conta/senha", None)
        .header("x-forwarded-host", "boese.example")
        .header("forwarded", "host=boese.example")
        .bytes_as_body(format!("email={CENTRE}%40example.com").as_bytes());
    assert_eq!(accounts.ask(&request).status, 200);
    let mail = server.mail(1);
    assert_eq!(links(&mail).len(), 1);
    assert!(!mail.text.contains("boese") && !mail.text.contains("localhost"), "{}", mail.text);
}

#[test]
fn requests_are_measured_by_caller_and_by_address() {
    let (world, server) = (World::sqlite(), MailServer::start());
    let accounts = world.accounts(&server);
    let statuses = |email: &dyn Fn(usize) -> String, n: usize| -> Vec<u16> {
        (0..n).map(|number| accounts.ask_for(&email(number)).status).collect()
    };
    assert_eq!(statuses(&|_| "ninguem@example.com".to_owned(), 4), [200, 200, 200, 429], "known or not");
    let refused = accounts.ask_for("ninguem@example.com");
    assert_eq!(refused.header("retry-after"), Some("900"));
    assert!(refused.body.contains("Aguarde 900 segundos"), "{}", refused.body);
    let others = statuses(&|number| format!("outro{number}@example.com"), 8);
    assert_eq!(others, [200, 200, 200, 200, 200, 200, 200, 429]);
    pass(&world, Duration::from_mins(1));
    assert_eq!(accounts.ask_for("outro@example.com").status, 200);
}

#[test]
fn what_is_no_form_of_ours_gets_a_clear_answer_and_no_mail() {
    let (world, server) = (World::sqlite(), MailServer::start());
    let accounts = world.accounts(&server);
    for email in ["", "centro", "centro@example.com\r\nBcc: todos@example.com", "<x>@example.com", "a@b.c, d@e.f"] {
        let answer = accounts.ask_for(email);
        assert!(answer.status == 400 && answer.body.contains("Isto não é um e-mail"), "{email:?}: {}", answer.body);
        assert!(!answer.body.contains("<x>"), "what was sent comes back escaped");
    }
    let large = "x".repeat(9000);
    assert_eq!(accounts.ask_for(&large).status, 413);
    let deleted = accounts.ask(&Request::new("DELETE", "/conta/senha", None));
    assert_eq!((deleted.status, deleted.header("allow")), (405, Some("GET, HEAD, POST")));
    assert_eq!(accounts.open("/").status, 404);
    assert_eq!((server.mails().len(), server.n_callers()), (0, 0));
}
