//! Mails: what is written to whom, and what becomes of it when the mail server is not well.

use std::time::{Duration, Instant};

use crate::world::{CENTRE, Home, MailServer, Mood, Request, World, until};

const USER: &str = r#"{"usuario": "integracao.curitiba", "nomeUsuario": "Integração Curitiba",
                       "email": "Curitiba@Example.com.br", "codLojas": [1]}"#;

/// Sets the clock forward by more than the first wait of what failed.
fn wait_is_over(world: &World) {
    world.clock.set(world.clock.now().after(Duration::from_secs(8)));
}

/// Sets the clock forward by more than a lease lasts.
fn lease_is_over(world: &World) {
    world.clock.set(world.clock.now().after(Duration::from_secs(46)));
}

#[test]
fn a_generated_password_is_mailed_and_a_chosen_one_is_not() {
    for world in World::each() {
        let server = MailServer::start();
        let accounts = world.accounts(&server);
        let body =
            r#"{"usuario": "ana", "nomeUsuario": "Ana", "email": "ana@example.com", "senha": "uma senha longa"}"#;
        assert_eq!(accounts.operator.ask(Request::new("POST", "/operador/usuarios", Some(body))).status, 201);
        let created = accounts.operator.ask(Request::new("POST", "/operador/usuarios", Some(USER)));
        let password = created.json()["senhaGerada"].as_str().unwrap().to_owned();
        let mail = server.mail(1);
        assert_eq!(mail.to, "curitiba@example.com.br");
        for told in ["Olá, Integração Curitiba.", "Usuário: integracao.curitiba", &format!("Senha: {password}")] {
            assert!(mail.text.contains(told), "{told}: {}", mail.text);
        }
        assert!(accounts.login("integracao.curitiba", &password).is_some());
        let refused = accounts.operator.ask(Request::new("POST", "/operador/usuarios", Some(USER)));
        assert_eq!(refused.status, 409);
        assert_eq!(server.mails().len(), 1, "{:?}", server.mails());
    }
}

#[test]
fn what_a_mail_server_does_not_take_is_sent_again() {
    for world in World::each() {
        let server = MailServer::start();
        let accounts = world.accounts(&server);
        for (number, mood) in (1..).zip([Mood::Refusing, Mood::Babbling]) {
            server.is_in(mood);
            let n_callers = server.n_callers();
            let user = USER.replace("integracao.curitiba", &format!("integracao.{number}"));
            let created = accounts.operator.ask(Request::new("POST", "/operador/usuarios", Some(&user)));
            assert_eq!(created.status, 201, "nobody hears of it");
            until(|| (server.n_callers() > n_callers).then_some(()));
            assert_eq!(server.mails().len(), number - 1);
            server.is_in(Mood::Taking);
            // The attempt may not have been recorded yet; then the next step is long enough.
            until(|| {
                wait_is_over(&world);
                std::thread::sleep(Duration::from_millis(300));
                server.mails().get(number - 1).cloned()
            });
        }
        assert_eq!(server.mails().len(), 2, "each once");
    }
}

#[test]
#[ignore = "long"]
fn a_mail_server_that_hangs_holds_up_nobody() {
    let (world, server) = (World::sqlite(), MailServer::start());
    server.is_in(Mood::Hanging);
    let accounts = world.accounts(&server);
    let started = Instant::now();
    for number in 0..6 {
        let user = USER.replace("integracao.curitiba", &format!("integracao.{number}"));
        assert_eq!(accounts.operator.ask(Request::new("POST", "/operador/usuarios", Some(&user))).status, 201);
    }
    assert_eq!(accounts.ask_for(&format!("{CENTRE}@example.com")).status, 200);
    assert!(started.elapsed() < Duration::from_secs(8), "less than a step of the conversation may take");
    server.is_in(Mood::Taking);
    until(|| {
        wait_is_over(&world);
        std::thread::sleep(Duration::from_millis(300));
        (server.mails().len() == 7).then_some(())
    });
}

#[test]
fn an_acceptance_that_nobody_heard_of_is_followed_by_the_same_mail() {
    for world in World::each() {
        let server = MailServer::start();
        server.is_in(Mood::Deserting);
        let accounts = world.accounts(&server);
        accounts.operator.ask(Request::new("POST", "/operador/usuarios", Some(USER)));
        server.mail(1);
        server.is_in(Mood::Taking);
        until(|| {
            wait_is_over(&world);
            std::thread::sleep(Duration::from_millis(300));
            (server.mails().len() > 1).then_some(())
        });
        let mails = server.mails();
        assert_eq!((&mails[0].id, &mails[0].text), (&mails[1].id, &mails[1].text));
        for _ in 0..3 {
            lease_is_over(&world);
            std::thread::sleep(Duration::from_millis(1200));
        }
        assert_eq!(server.mails().len(), 2, "what was accepted is not sent again");
    }
}

#[test]
fn what_waits_cannot_be_read_and_what_was_accepted_is_erased() {
    let (world, server) = (World::sqlite(), MailServer::start());
    server.is_in(Mood::Refusing);
    let accounts = world.accounts(&server);
    let created = accounts.operator.ask(Request::new("POST", "/operador/usuarios", Some(USER)));
    let password = created.json()["senhaGerada"].as_str().unwrap().to_owned();
    accounts.ask_for(&format!("{CENTRE}@example.com"));
    until(|| (server.n_callers() >= 2).then_some(()));
    let Home::Sqlite(folder) = &world.home else { panic!("it is a file") };
    let rows = |sql: &str| -> i64 {
        let connection = rusqlite::Connection::open(folder.path().join("benefits.db")).unwrap();
        connection.query_row(sql, [], |row| row.get(0)).unwrap()
    };
    assert_eq!(rows("SELECT COUNT(*) FROM mail WHERE sealed IS NOT NULL"), 2);
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        for secret in [password.as_str(), "ben_"] {
            assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()), "{secret}");
        }
    }
    server.is_in(Mood::Taking);
    until(|| {
        wait_is_over(&world);
        std::thread::sleep(Duration::from_millis(300));
        (rows("SELECT COUNT(*) FROM mail WHERE state = 'ACEITA'") == 2).then_some(())
    });
    assert_eq!(rows("SELECT COUNT(*) FROM mail WHERE sealed IS NOT NULL"), 0);
}

#[test]
fn a_link_that_nobody_took_in_time_is_not_sent_any_more() {
    let (world, server) = (World::sqlite(), MailServer::start());
    server.is_in(Mood::Refusing);
    let accounts = world.accounts(&server);
    accounts.ask_for(&format!("{CENTRE}@example.com"));
    until(|| (server.n_callers() > 0).then_some(()));
    std::thread::sleep(Duration::from_millis(300));
    server.is_in(Mood::Taking);
    world.clock.set(world.clock.now().after(Duration::from_hours(1)));
    std::thread::sleep(Duration::from_millis(2500));
    assert_eq!(server.mails().len(), 0);
}
