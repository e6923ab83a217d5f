//! Pages that are none, pages beyond the end, and lists that grow while they are read.

use super::{assert_refused, cpf};
use crate::world::{Request, World};

#[test]
fn pages_begin_at_one_and_end_empty() {
    for world in World::each() {
        for path in ["/ext/beneficio/lista?", "/ext/associado?nome=maria&"] {
            for page in ["0", "-1", "1.5", "abc", "2147483648", "", "%D9%A1"] {
                assert_refused(&world.ask_in_centre(Request::get(format!("{path}pagina={page}"))), 400, "");
            }
            for page in ["2", "999", "2147483647"] {
                let answer = world.ask_in_centre(Request::get(format!("{path}pagina={page}")));
                assert_eq!(answer.status, 200, "{page}: {}", answer.body);
                let found = answer.json();
                assert_eq!(found["itens"].as_array().map(Vec::len), Some(0), "{page}");
                assert_eq!((&found["proximaPagina"], &found["quantidade"]), (&false.into(), &2.into()), "{page}");
                assert_eq!(found["paginaAtual"].to_string(), page);
            }
        }
    }
}

#[test]
#[ignore = "long"]
fn a_list_that_grows_shows_nothing_twice() {
    for world in World::each() {
        let add = |numbers: std::ops::Range<u32>| {
            for number in numbers {
                let document = cpf(number);
                let person = format!(r#"{{"cpfCnpj":"{document}","nomePessoa":"Titular {number}"}}"#);
                let benefit = format!(r#"{{"cpfCnpj":"{document}","codPlano":30}}"#);
                for (path, body) in [("/ext/associado", person), ("/ext/beneficio", benefit)] {
                    let answer = world.ask_in_centre(Request::new("POST", path, Some(&body)));
                    assert_eq!(answer.status, 200, "{}", answer.body);
                }
            }
        };
        add(100_000_000..100_000_110);
        for (path, n_found) in [("/ext/beneficio/lista?", 112), ("/ext/associado?nome=titular&", 110)] {
            let page = |number: i32| world.ask_in_centre(Request::get(format!("{path}pagina={number}"))).json();
            let codes = |page: &serde_json::Value| -> Vec<i64> {
                page["itens"].as_array().unwrap().iter().filter_map(|item| item["codBeneficio"].as_i64()).collect()
            };
            let first = page(1);
            assert_eq!((&first["proximaPagina"], &first["quantidade"]), (&true.into(), &n_found.into()), "{path}");
            let begin = 200_000_000 + u32::try_from(n_found).unwrap() * 10;
            // Other names, so that the number of those that are searched for stays.
            for number in begin..begin + 2 {
                let body = format!(r#"{{"cpfCnpj":"{}","nomePessoa":"Outra pessoa"}}"#, cpf(number));
                assert_eq!(world.ask_in_centre(Request::new("POST", "/ext/associado", Some(&body))).status, 200);
            }
            let mut all = codes(&first);
            assert_eq!(all.len(), 100, "{path}");
            all.extend(codes(&page(2)));
            assert!(all.is_sorted_by(|one, next| one < next), "{path}: each once, in the order of codes");
            assert_eq!(all.len(), usize::try_from(n_found).unwrap(), "{path}");
        }
    }
}
