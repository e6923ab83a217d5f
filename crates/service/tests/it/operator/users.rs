//! Users as the operator has them: created, found, kept out, and given stores.

use operator::client::Error;
use operator::client::types::{Senha, Usuario};

use crate::world::{CENTRE, COAST, PASSWORD, Request, World};

/// Codes of the world's two users, in the order of their registration.
const CENTRE_CODE: i32 = 1;
const COAST_CODE: i32 = 2;

fn login(world: &World, user: &str, password: &str) -> Option<String> {
    let answer = world.ask(&Request::post("/ext/autenticacao").user(user, password));
    (answer.status == 200).then(|| answer.json()["authorizationToken"].as_str().unwrap().to_owned())
}

/// Which stores a token sees.
fn seen(world: &World, token: &str) -> Option<Vec<i64>> {
    let answer = world.ask(&Request::get("/ext/administracao/loja").bearing(token));
    let codes = |answer: &crate::world::Answer| {
        answer.json().as_array().unwrap().iter().map(|store| store["codigo"].as_i64().unwrap()).collect()
    };
    (answer.status == 200).then(|| codes(&answer))
}

#[test]
fn a_user_is_created_with_a_password_that_is_told_once() {
    for world in World::each() {
        let client = world.operator().client();
        let created = world.block_on(async {
            let call = client.criar_usuario().body_map(|body| {
                body.usuario("integracao.curitiba")
                    .nome_usuario("Integração Curitiba")
                    .email("Integracao@Example.com.br")
                    .cod_lojas(vec![2, 1])
            });
            call.send().await.unwrap()
        });
        assert_eq!(created.headers()["location"], "/operador/usuarios/3");
        let created = created.into_inner();
        assert_eq!((created.cod_usuario, created.ativo, created.cod_lojas), (Some(3), Some(true), vec![1, 2]));
        assert_eq!(created.email.to_string(), "integracao@example.com.br");
        let password = created.senha_gerada.expect("it was generated").to_string();
        let parts: Vec<&str> = password.split('-').collect();
        assert_eq!(parts.iter().map(|part| part.len()).collect::<Vec<_>>(), [6, 6, 2, 6, 6], "easy to read out");
        let token = login(&world, "integracao.curitiba", &password).expect("it opens");
        assert_eq!(seen(&world, &token), Some(vec![1, 2]));

        let read = world.block_on(client.consultar_usuario().cod_usuario(3).send()).unwrap().into_inner();
        let last_login = read.ultimo_acesso_em.expect("somebody entered").to_rfc3339();
        assert_eq!(last_login, "2026-07-15T18:00:00+00:00");
        let raw = world.operator().ask(Request::get("/operador/usuarios/3")).body;
        assert!(!raw.contains("senha"), "{raw}");
    }
}

#[test]
fn a_user_may_be_created_with_a_password_of_choice_and_kept_out() {
    for world in World::each() {
        let operator = world.operator();
        let body = r#"{"usuario": "ana", "nomeUsuario": "Ana", "email": "ana@example.com", "senha": "uma senha longa",
                       "ativo": false}"#;
        let answer = operator.ask(Request::new("POST", "/operador/usuarios", Some(body)));
        assert_eq!(answer.status, 201, "{}", answer.body);
        assert!(answer.json().get("senhaGerada").is_none());
        assert_eq!(login(&world, "ana", "uma senha longa"), None, "not yet");
        let answer = operator.ask(Request::new("PATCH", "/operador/usuarios/3", Some(r#"{"ativo": true}"#)));
        assert_eq!(answer.json()["ativo"], true);
        assert!(login(&world, "ana", "uma senha longa").is_some());
    }
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    for world in World::each() {
        let operator = world.operator();
        let user = |login: &str, stores: &str| {
            format!(r#"{{"usuario": "{login}", "nomeUsuario": "N", "email": "n@example.com", "codLojas": {stores}}}"#)
        };
        for (method, path, body, status, code, field) in [
            ("POST", "/operador/usuarios", user(CENTRE, "[]"), 409, "DUPLICADO", "/usuario"),
            ("POST", "/operador/usuarios", user("novo", "[1, 99]"), 400, "REQUISICAO_INVALIDA", "/codLojas"),
            ("POST", "/operador/usuarios", user("No", "[]"), 400, "REQUISICAO_INVALIDA", "/usuario"),
            ("PATCH", "/operador/usuarios/9", r#"{"ativo": false}"#.to_owned(), 404, "NAO_ENCONTRADO", ""),
            ("PATCH", "/operador/usuarios/1", r#"{"email": "x"}"#.to_owned(), 400, "REQUISICAO_INVALIDA", "/email"),
            ("POST", "/operador/usuarios/9/senha", "{}".to_owned(), 404, "NAO_ENCONTRADO", ""),
            (
                "POST",
                "/operador/usuarios/1/senha",
                r#"{"senha": "x"}"#.to_owned(),
                400,
                "REQUISICAO_INVALIDA",
                "/senha",
            ),
        ] {
            let answer = operator.ask(Request::new(method, path, Some(&body)));
            let error = answer.json();
            assert_eq!((answer.status, error["codigo"].as_str()), (status, Some(code)), "{path} {body}");
            assert_eq!(error["campo"].as_str().unwrap_or_default(), field, "{path} {body}");
        }
        for (method, path) in [
            ("PUT", "/operador/usuarios/9/lojas/1"),
            ("PUT", "/operador/usuarios/1/lojas/9"),
            ("DELETE", "/operador/usuarios/1/lojas/9"),
            ("DELETE", "/operador/usuarios/9/tokens"),
            ("GET", "/operador/usuarios/9"),
        ] {
            assert_eq!(operator.ask(Request::new(method, path, None)).status, 404, "{method} {path}");
        }
        let all = operator.ask(Request::get("/operador/usuarios")).json();
        assert_eq!(all["itens"].as_array().unwrap().len(), 2);
    }
}

#[test]
fn who_is_kept_out_is_out_at_once_and_others_are_not() {
    for world in World::each() {
        let operator = world.operator();
        let [centre, coast] = [CENTRE, COAST].map(|user| login(&world, user, PASSWORD).unwrap());
        let path = format!("/operador/usuarios/{CENTRE_CODE}");
        let answer = operator.ask(Request::new("PATCH", &path, Some(r#"{"ativo": false}"#)));
        assert_eq!((answer.status, answer.json()["ativo"].as_bool()), (200, Some(false)));
        assert_eq!(seen(&world, &centre), None);
        assert_eq!(login(&world, CENTRE, PASSWORD), None);
        assert_eq!(seen(&world, &coast), Some(vec![2]));
        operator.ask(Request::new("PATCH", &path, Some(r#"{"ativo": true}"#)));
        assert_eq!(seen(&world, &centre), None, "a token that was revoked stays so");
        assert!(login(&world, CENTRE, PASSWORD).is_some());
    }
}

#[test]
fn tokens_are_revoked_alone_or_with_a_new_password() {
    for world in World::each() {
        let operator = world.operator();
        let token = login(&world, COAST, PASSWORD).unwrap();
        let revoked = operator.ask(Request::new("DELETE", format!("/operador/usuarios/{COAST_CODE}/tokens"), None));
        assert_eq!(revoked.status, 204);
        assert_eq!(seen(&world, &token), None);
        let tokens = [0, 1].map(|_| login(&world, COAST, PASSWORD).unwrap());
        let answer = operator.ask(Request::post(&format!("/operador/usuarios/{COAST_CODE}/senha")));
        let answer = answer.json();
        assert_eq!(answer["tokensRevogados"], 2);
        assert!(tokens.iter().all(|token| seen(&world, token).is_none()));
        assert_eq!(login(&world, COAST, PASSWORD), None);
        assert!(login(&world, COAST, answer["senhaGerada"].as_str().unwrap()).is_some());
    }
}

#[test]
fn stores_that_are_granted_and_taken_count_for_tokens_that_are_there() {
    for world in World::each() {
        let operator = world.operator();
        let token = login(&world, CENTRE, PASSWORD).unwrap();
        assert_eq!(seen(&world, &token), Some(vec![1]));
        let path = format!("/operador/usuarios/{CENTRE_CODE}/lojas/2");
        for _ in 0..2 {
            assert_eq!(operator.ask(Request::new("PUT", &path, None)).status, 204, "once more changes nothing");
            assert_eq!(seen(&world, &token), Some(vec![1, 2]));
        }
        for _ in 0..2 {
            assert_eq!(operator.ask(Request::new("DELETE", &path, None)).status, 204);
            assert_eq!(seen(&world, &token), Some(vec![1]));
        }
    }
}

#[test]
fn users_come_in_pages_that_neither_repeat_nor_hide_any() {
    for world in World::each() {
        let client = world.operator().client();
        world.block_on(async {
            for number in 0..5 {
                let call = client.criar_usuario().body_map(|body| {
                    body.usuario(format!("usuario-{number}"))
                        .nome_usuario("Usuário")
                        .email("u@example.com")
                        .senha(Some(Senha::try_from(PASSWORD).unwrap()))
                        .ativo(number % 2 == 0)
                        .cod_lojas(vec![1])
                });
                call.send().await.unwrap();
            }
            let mut found: Vec<Usuario> = Vec::new();
            let mut cursor = None;
            loop {
                let call = client.listar_usuarios().ativo(true).cod_loja(1).limite(2);
                let call = match &cursor {
                    Some(cursor) => call.cursor(String::clone(cursor)),
                    None => call,
                };
                let page = call.send().await.unwrap().into_inner();
                assert!(page.itens.len() <= 2);
                found.extend(page.itens);
                cursor = page.proximo_cursor;
                if cursor.is_none() {
                    break;
                }
            }
            let logins: Vec<String> = found.iter().map(|user| user.usuario.to_string()).collect();
            assert_eq!(logins, [CENTRE, "usuario-0", "usuario-2", "usuario-4"]);

            let page = client.listar_usuarios().limite(1).send().await.unwrap().into_inner();
            let refused = client.listar_usuarios().ativo(true).cursor(page.proximo_cursor.unwrap()).send().await;
            let error: Error<_> = refused.unwrap_err();
            assert_eq!(error.status(), Some(400), "a cursor of other filters");
        });
    }
}
