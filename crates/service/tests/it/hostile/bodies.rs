//! Bodies that are no JSON, or JSON that nobody meant.

use super::assert_refused;
use crate::world::{Request, World};

fn save(world: &World, body: &[u8]) -> crate::world::Answer {
    let request = Request::new("POST", "/ext/associado", Some("")).bytes_as_body(body);
    world.ask_in_centre(request)
}

#[test]
fn what_is_not_the_json_that_is_due_is_refused() {
    let world = World::sqlite();
    let utf16: Vec<u8> =
        r#"{"cpfCnpj":"70010020039","nomePessoa":"Maria"}"#.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let cases: Vec<(&str, Vec<u8>)> = vec![
        ("nothing", Vec::new()),
        ("a hundred thousand brackets", vec![b'['; 100_000]),
        ("deep objects", r#"{"a":"#.repeat(50_000).into_bytes()),
        ("duplicate keys", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria","nomePessoa":"Ana"}"#.to_vec()),
        ("a number beyond all", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria","codLoja":1e400}"#.to_vec()),
        ("2^31", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria","codLoja":2147483648}"#.to_vec()),
        ("a fraction", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria","codLoja":1.5}"#.to_vec()),
        ("a number as text", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria","codLoja":"1"}"#.to_vec()),
        ("text as a number", br#"{"cpfCnpj":70010020039,"nomePessoa":"Maria"}"#.to_vec()),
        ("a lone surrogate", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria \ud800"}"#.to_vec()),
        ("bytes that are no text", b"{\"cpfCnpj\":\"70010020039\",\"nomePessoa\":\"Maria \xff\"}".to_vec()),
        ("UTF-16", utf16),
        ("trailing garbage", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria"} x"#.to_vec()),
        ("two bodies", br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria"}{}"#.to_vec()),
        ("an array", b"[]".to_vec()),
        ("null", b"null".to_vec()),
        ("a field that must be there", br#"{"nomePessoa":"Maria"}"#.to_vec()),
        ("single quotes", b"{'nomePessoa':'Maria'}".to_vec()),
        (
            "eleven telephones",
            format!(
                r#"{{"cpfCnpj":"70010020039","nomePessoa":"Maria","telefones":[{}]}}"#,
                [r#"{"numero":"86999990001"}"#; 11].join(",")
            )
            .into_bytes(),
        ),
    ];
    for (name, body) in cases {
        assert_refused(&save(&world, &body), 400, name);
    }
    let found = world.ask_in_centre(Request::get("/ext/associado?cpf=70010020039"));
    assert_eq!(found.json()["quantidade"], 0, "nothing of it was saved");
}

#[test]
fn a_million_values_are_refused_and_soon() {
    let world = World::sqlite();
    let many = format!("[{}]", vec!["0"; 1_000_000].join(","));
    let request = Request::new("PUT", "/ext/beneficio/1/dadosAdicionais", Some(&many));
    assert_refused(&world.ask_in_centre(request), 400, "a million values");
    let fields = format!("[{}]", vec![r#"{"codCampo":3,"valor":"x"}"#; 201].join(","));
    let request = Request::new("PUT", "/ext/beneficio/1/dadosAdicionais", Some(&fields));
    assert_refused(&world.ask_in_centre(request), 400, "more fields than are taken");
}

#[test]
fn fields_that_nobody_may_set_are_passed_over() {
    let world = World::sqlite();
    let body = r#"{"cpfCnpj":"70010020039","nomePessoa":"Maria","codPessoa":1,"dataCadastro":"01/01/2000",
                   "situacao":"Ativo","__proto__":{"x":1},"store":2}"#;
    let saved = save(&world, body.as_bytes());
    assert_eq!(saved.status, 200, "{}", saved.body);
    let saved = saved.json();
    assert_eq!((saved["codLoja"].as_i64(), saved["dataCadastro"].as_str()), (Some(1), Some("15/07/2026")));
    assert_ne!(saved["codPessoa"], 1);
}

#[test]
fn a_byte_order_mark_is_read_or_refused_and_never_kept() {
    let world = World::sqlite();
    let body = [b"\xef\xbb\xbf".as_slice(), br#"{"cpfCnpj":"70010020039","nomePessoa":"Maria"}"#].concat();
    let answer = save(&world, &body);
    assert!([200, 400].contains(&answer.status), "{}", answer.body);
}
