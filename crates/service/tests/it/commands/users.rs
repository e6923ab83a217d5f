//! `benefits user`.

use super::Bench;

const PASSWORD: &str = "uma senha bem comprida";

fn add(bench: &Bench, login: &str, more: &[&str]) -> super::Said {
    let args = [&["user", "add", login, "--name", "Ana Silva", "--email", "ana@exemplo.test"], more].concat();
    bench.run_with(&args, &format!("{PASSWORD}\n"))
}

#[test]
fn a_user_is_registered_given_a_password_and_kept_out() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "3"]);
    let said = add(&bench, "ana.silva", &["--store", "1", "--store", "3"]);
    assert_eq!((said.code, said.out.as_str()), (Some(0), "ana.silva is registered with the code 2\n"), "{said:?}");
    let hash = || -> (String, bool) {
        let sql = "SELECT password, is_active FROM service_user WHERE login = 'ana.silva'";
        bench.connection("benefits.db").query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).unwrap()
    };
    let (first, is_active) = hash();
    assert!(first.starts_with("$argon2id$v=19$m=19456,t=2,p=1$") && is_active, "{first}");
    let changed = bench.run_with(&["user", "password", "ana.silva"], "outra senha bem comprida");
    assert_eq!((changed.code, changed.out.as_str()), (Some(0), "ana.silva has another password\n"));
    assert_ne!(hash().0, first);
    assert_eq!(bench.done(&["user", "disable", "ana.silva"]), "ana.silva is kept out\n");
    assert!(!hash().1);
    let everywhere = add(&bench, "bia", &["--all-stores"]);
    assert_eq!(everywhere.code, Some(0), "{everywhere:?}");
    let sql = "SELECT COUNT(*) FROM user_store s JOIN service_user u ON u.code = s.holder WHERE u.login = 'bia'";
    assert_eq!(bench.connection("benefits.db").query_row(sql, [], |row| row.get::<_, i32>(0)).unwrap(), 3);
}

#[test]
fn what_is_wrong_with_a_user_is_said_and_nothing_is_changed() {
    let bench = Bench::new();
    bench.done(&["demo", "--members", "3"]);
    let said = |said: super::Said| (said.code, said.err);
    assert_eq!(
        said(add(&bench, "demo", &["--store", "1"])),
        (Some(2), "benefits: cannot register demo: somebody else has this name already\n".to_owned())
    );
    assert_eq!(
        said(add(&bench, "ana", &["--store", "9"])),
        (Some(2), "benefits: cannot register ana: there is no store 9\n".to_owned())
    );
    assert_eq!(
        said(bench.run_with(&["user", "password", "demo"], "curta\n")),
        (Some(2), "benefits: a password has 12 to 128 characters; nothing was changed\n".to_owned())
    );
    assert_eq!(
        said(bench.run(&["user", "disable", "ninguem"])),
        (Some(2), "benefits: cannot keep ninguem out: nobody has this name\n".to_owned())
    );
    for args in [
        vec!["user", "add", "Ana", "--name", "Ana", "--email", "a@b.co", "--store", "1"],
        vec!["user", "add", "ana", "--name", "Ana", "--email", "nowhere", "--store", "1"],
        vec!["user", "add", "ana", "--name", "Ana", "--email", "a@b.co"],
        vec!["user", "password", "demo", PASSWORD],
    ] {
        let (code, err) = said(bench.run(&args));
        assert_eq!(code, Some(2), "{args:?}: {err}");
    }
}
