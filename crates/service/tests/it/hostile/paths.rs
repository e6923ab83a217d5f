//! Codes in paths that are none.

use super::assert_refused;
use crate::world::{Request, World};

#[test]
fn a_code_in_a_path_is_a_whole_number_from_one() {
    let world = World::sqlite();
    for (method, path, body) in [
        ("GET", "/ext/administracao/campos/{}", None),
        ("GET", "/ext/administracao/fornecedor/{}", None),
        ("GET", "/ext/associado/{}/cartaoCredito", None),
        ("PUT", "/ext/beneficio/{}/cancelar", None),
        ("PUT", "/ext/beneficio/{}/dadosAdicionais", Some("[]")),
        ("GET", "/ext/beneficio/{}/dependentes", None),
        ("GET", "/ext/beneficio/{}/equipamentos", None),
        ("GET", "/ext/beneficio/{}/itens", None),
        ("POST", "/ext/beneficio/{}/itens", Some(r#"{"codPlano":15}"#)),
        ("GET", "/ext/crm/negocio/{}", None),
        ("PUT", "/ext/crm/negocio/{}", Some(r#"{"codLead":1}"#)),
        ("POST", "/ext/crm/negocio/{}/dependente", Some(r#"{"nome":"Rui"}"#)),
        ("PUT", "/ext/crm/negocio/1/dependente/{}", Some(r#"{"nome":"Rui"}"#)),
        ("GET", "/ext/evento/{}", None),
    ] {
        for code in ["abc", "-1", "2147483648", "1%00", "%D9%A1", "1.0", "+1", "0x1", "1e0", "%20", "9999999999999999"]
        {
            let request = Request::new(method, path.replace("{}", code), body);
            assert_refused(&world.ask_in_centre(request), 400, "");
        }
        let never = world.ask_in_centre(Request::new(method, path.replace("{}", "2147483647"), body));
        assert!([400, 404].contains(&never.status), "{method} {path}: {} {}", never.status, never.body);
        assert!(never.body.len() > 10, "{method} {path}: {}", never.body);
    }
}

#[test]
fn slashes_that_do_not_belong_make_another_path() {
    let world = World::sqlite();
    for path in
        ["/ext/evento/1/", "/ext//evento/1", "//ext/evento/1", "/ext/evento/1//", "/ext/evento/1/2", "/EXT/evento/1"]
    {
        let answer = world.ask_in_centre(Request::get(path));
        assert_eq!(answer.status, 404, "{path}: {}", answer.body);
    }
}
