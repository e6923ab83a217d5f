//! Users: let in by the operator, given passwords and stores, and what their tokens are good for.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::super::random::Random;
use super::registers::is_refused;
use super::rules::invalid;
use super::state::{Model, User, some};
use super::table::{PLANS, STORES};
use super::wire::{Exchange, Who, Wire, code, micros};

/// Names by which users enter; the first was there before.
const LOGINS: &[&str] =
    &["centro", "um.modelo", "dois.modelo", "tres-modelo", "quatro_modelo", "5modelo", "seis.modelo"];

/// Who was there before, and the store of each.
const FOREIGN: &[(i32, i32)] = &[(1, 1), (2, 2)];

const NAMES: &[&str] = &["Uma Pessoa", "Outra Pessoa"];

const PASSWORDS: &[&str] = &["capivara do modelo", "senha: com dois-pontos"];

/// Does one thing with a user.
pub(super) fn step(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let asked = some(random, model.users.keys().copied());
    // Passwords take their time, and are few.
    match random.below(24) {
        0..2 => create(model, wire, random),
        2..8 => change(model, wire, random, asked),
        8 => reset(model, wire, random, asked),
        9..11 => revoke(model, wire, asked),
        11..16 => grant(model, wire, random, asked),
        16 => read(model, wire, asked),
        17..21 => list(model, wire, random),
        _ => enter(model, wire, random, asked),
    }
    // Whatever was done holds at once.
    use_tokens(model, wire, asked);
}

/// Looks at everything once more.
pub(super) fn sweep(model: &Model, wire: &mut Wire<'_>) {
    for code in model.users.keys() {
        read(model, wire, *code);
        use_tokens(model, wire, *code);
    }
}

fn create(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random) {
    let stores: BTreeSet<i32> = model.any(STORES).into_iter().filter(|_| random.one_in(4)).collect();
    let mut sent = json!({"usuario": random.choose(LOGINS), "nomeUsuario": random.choose(NAMES),
                          "email": "Modelo@Example.com", "codLojas": stores});
    if random.one_in(2) {
        sent["senha"] = json!(random.choose(PASSWORDS));
    }
    if random.one_in(3) {
        sent["ativo"] = json!(random.one_in(2));
    }
    let odd = match random.below(12) {
        0 => Some(("usuario", "Com Espaço")),
        1 => Some(("senha", "curta")),
        2 => Some(("email", "sem arroba")),
        _ => None,
    };
    if let Some((field, value)) = odd {
        sent[field] = json!(value);
    }
    let answer = wire.ask(Who::Operator, "POST", "/operador/usuarios", Some(&sent));
    if let Some((field, _)) = odd {
        return is_refused(&answer, &invalid(&format!("/{field}")));
    }
    let login = sent["usuario"].as_str().unwrap();
    if login == LOGINS[0] || model.users.values().any(|user| user.login == login) {
        return is_refused(&answer, &(409, "DUPLICADO", Some("/usuario".to_owned())));
    }
    if stores.iter().any(|store| !model.records.contains_key(&(STORES, *store))) {
        return is_refused(&answer, &invalid("/codLojas"));
    }
    answer.is(201);
    let user = User {
        login: login.to_owned(),
        name: sent["nomeUsuario"].as_str().unwrap().to_owned(),
        email: "modelo@example.com".to_owned(),
        is_active: sent["ativo"].as_bool().unwrap_or(true),
        stores,
        password: told_password(&sent, &answer),
        tokens: Vec::new(),
        spent: Vec::new(),
        registered: wire.now(),
        entered: None,
    };
    is_shown(&answer.body, &user);
    let code = answer.code("codUsuario");
    assert!(model.users.insert(code, user).is_none(), "{code} was given out before");
}

/// The password that was sent or, where none was, the one that is told.
fn told_password(sent: &Value, answer: &Exchange) -> String {
    let told = answer.body.get("senhaGerada").map(|told| told.as_str().expect("a password").to_owned());
    let chosen = sent["senha"].as_str().map(ToOwned::to_owned);
    assert_eq!(told.is_some(), chosen.is_none(), "{}", answer.body);
    chosen.or(told).expect("one of the two")
}

fn change(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, asked: i32) {
    let mut sent = json!({});
    if random.one_in(2) {
        sent["nomeUsuario"] = json!(random.choose(NAMES));
    }
    if random.one_in(3) {
        sent["email"] = json!("outro@example.com");
    }
    if random.one_in(2) {
        sent["ativo"] = json!(!random.one_in(3));
    }
    let answer = wire.ask(Who::Operator, "PATCH", &format!("/operador/usuarios/{asked}"), Some(&sent));
    if sent == json!({}) {
        return answer.is_refused(400, "REQUISICAO_INVALIDA");
    }
    let Some(user) = model.users.get_mut(&asked) else { return answer.is_refused(404, "NAO_ENCONTRADO") };
    let text = |field: &str| sent[field].as_str().map(ToOwned::to_owned);
    user.name = text("nomeUsuario").unwrap_or(user.name.clone());
    user.email = text("email").unwrap_or(user.email.clone());
    user.is_active = sent["ativo"].as_bool().unwrap_or(user.is_active);
    if !user.is_active {
        user.lose_tokens();
    }
    answer.is(200);
    is_shown(&answer.body, user);
}

fn reset(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, asked: i32) {
    let sent = random.one_in(2).then(|| json!({"senha": random.choose(PASSWORDS)}));
    let answer = wire.ask(Who::Operator, "POST", &format!("/operador/usuarios/{asked}/senha"), sent.as_ref());
    let Some(user) = model.users.get_mut(&asked) else { return answer.is_refused(404, "NAO_ENCONTRADO") };
    answer.is(200);
    user.password = told_password(&sent.unwrap_or_default(), &answer);
    answer.has(&json!({"tokensRevogados": user.lose_tokens()}));
}

fn revoke(model: &mut Model, wire: &mut Wire<'_>, asked: i32) {
    let answer = wire.ask(Who::Operator, "DELETE", &format!("/operador/usuarios/{asked}/tokens"), None);
    let Some(user) = model.users.get_mut(&asked) else { return answer.is_refused(404, "NAO_ENCONTRADO") };
    answer.is(204);
    user.lose_tokens();
}

/// Gives a user a store, or takes it away.
fn grant(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, asked: i32) {
    let (store, is_given) = (*random.choose(&model.any(STORES)), !random.one_in(3));
    let method = if is_given { "PUT" } else { "DELETE" };
    let answer = wire.ask(Who::Operator, method, &format!("/operador/usuarios/{asked}/lojas/{store}"), None);
    let is_store = model.records.contains_key(&(STORES, store));
    let Some(user) = model.users.get_mut(&asked).filter(|_| is_store) else {
        return answer.is_refused(404, "NAO_ENCONTRADO");
    };
    answer.is(204);
    if is_given {
        user.stores.insert(store)
    } else {
        user.stores.remove(&store)
    };
}

fn read(model: &Model, wire: &mut Wire<'_>, asked: i32) {
    let answer = wire.ask(Who::Operator, "GET", &format!("/operador/usuarios/{asked}"), None);
    match model.users.get(&asked) {
        Some(user) => {
            answer.is(200);
            is_shown(&answer.body, user);
        }
        None => answer.is_refused(404, "NAO_ENCONTRADO"),
    }
}

fn list(model: &Model, wire: &mut Wire<'_>, random: &mut Random) {
    let (is_active, store) = (random.one_in(2), *random.choose(&model.any(STORES)));
    let (by_active, by_store) = (random.one_in(2), random.one_in(2));
    let query = match (by_active, by_store) {
        (false, false) => String::new(),
        (true, false) => format!("?ativo={is_active}"),
        (false, true) => format!("?codLoja={store}"),
        (true, true) => format!("?ativo={is_active}&codLoja={store}"),
    };
    let path = format!("/operador/usuarios{query}");
    let listed = wire.pages(&path, 1 + random.below(4));
    let is_asked_for = |active: bool, sees: bool| (!by_active || active == is_active) && (!by_store || sees);
    let foreign = FOREIGN.iter().filter(|(_, own)| is_asked_for(true, *own == store)).map(|(code, _)| *code);
    let own = model.users.iter().filter(|(_, it)| is_asked_for(it.is_active, it.stores.contains(&store)));
    let expected: Vec<i32> = foreign.chain(own.map(|(code, _)| *code)).collect();
    assert_eq!(listed.iter().map(|it| code(it, "codUsuario")).collect::<Vec<_>>(), expected, "{path}");
    for record in &listed {
        if let Some(user) = model.users.get(&code(record, "codUsuario")) {
            is_shown(record, user);
        }
    }
}

/// Enters, mostly with the right password.
fn enter(model: &mut Model, wire: &mut Wire<'_>, random: &mut Random, asked: i32) {
    let Some(user) = model.users.get(&asked) else { return };
    let is_right = !random.one_in(4);
    let answer = wire.enter(&user.login, if is_right { &user.password } else { "uma senha qualquer" });
    if !is_right || !user.is_active {
        return answer.is(401);
    }
    answer.is(200);
    answer.has(&json!({"codUsuario": asked, "nomeUsuario": user.name, "authorizationType": "Bearer"}));
    let seen: BTreeSet<i32> = codes(&answer.body["permissaoLoja"], "codLoja");
    assert_eq!(seen, user.stores, "{}", answer.body);
    let on_sale = model.of(PLANS).filter(|it| it["ativo"] == true).map(|it| code(it, "codPlano"));
    assert_eq!(codes(&answer.body["plano"], "codPlano"), on_sale.collect(), "{}", answer.body);
    let token = answer.body["authorizationToken"].as_str().expect("a token").to_owned();
    let user = model.users.get_mut(&asked).expect("it was there");
    user.tokens.push(token);
    user.entered = Some(wire.now());
}

/// A good token shows the stores that are seen, and any other nothing.
fn use_tokens(model: &Model, wire: &mut Wire<'_>, asked: i32) {
    let Some(user) = model.users.get(&asked) else { return };
    let path = "/ext/administracao/loja";
    if let Some(spent) = user.spent.last() {
        wire.ask_bearing(spent, path).is(401);
    }
    if let Some(token) = user.tokens.first() {
        let answer = wire.ask_bearing(token, path);
        answer.is(200);
        assert_eq!(codes(&answer.body, "codigo"), user.stores, "stores of {}", user.login);
    }
}

#[track_caller]
fn is_shown(record: &Value, user: &User) {
    let User { login, name, email, is_active, stores, registered, entered, .. } = user;
    let expected =
        json!({"usuario": login, "nomeUsuario": name, "email": email, "ativo": is_active, "codLojas": stores});
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&record[field], value, "{field} of {record}");
    }
    let (created, last_entered) = (micros(&record["criadoEm"]), micros(&record["ultimoAcessoEm"]));
    assert_eq!((created, last_entered), (Some(*registered), *entered), "{record}");
}

fn codes(records: &Value, field: &str) -> BTreeSet<i32> {
    records.as_array().expect("a list").iter().map(|it| code(it, field)).collect()
}
