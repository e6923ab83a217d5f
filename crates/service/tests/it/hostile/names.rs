//! Names that mean something to SQL, to patterns or to full-text searches.

use super::{assert_refused, cpf, encoded};
use crate::world::{Request, World};

/// Each is part of one member's name and of nobody else's.
const NAMES: [&str; 16] = [
    "O'Hara",
    "100%",
    "under_score",
    r"back\\slash",
    r#"aspas \"duplas\""#,
    "as*terisco",
    "NEAR(a b)",
    "a AND b",
    "x OR 1=1; --",
    "João 🚗 Motorista",
    "Joa\u{303}o Combinado",
    "Ærøskøbing",
    "İstanbul",
    "ﬁlipe ligado",
    "漢字",
    "-hífen-",
];

#[test]
fn names_are_found_as_they_were_saved_and_match_nothing_else() {
    for world in World::each() {
        for (number, name) in (900_000_001..).zip(NAMES) {
            let body = format!(r#"{{"cpfCnpj":"{}","nomePessoa":"{name}"}}"#, cpf(number));
            let saved = world.ask_in_centre(Request::new("POST", "/ext/associado", Some(&body)));
            assert_eq!(saved.status, 200, "{name}: {}", saved.body);
        }
        for name in NAMES {
            let name: String = serde_json::from_str(&format!("\"{name}\"")).unwrap();
            for searched in [name.clone(), name.to_lowercase(), name.to_uppercase()] {
                let path = format!("/ext/associado?nome={}", encoded(&searched));
                let answer = world.ask_in_centre(Request::get(path));
                assert_eq!(answer.status, 200, "{searched}: {}", answer.body);
                assert_eq!(answer.json()["quantidade"], 1, "{searched}: {}", answer.body);
            }
        }
        // Characters that stand for others do so nowhere.
        for (searched, n_found) in
            [("%", 1), ("_", 1), ("*", 1), ("\\", 1), ("\"", 1), ("'", 1), ("%a%", 0), ("_ _", 0)]
        {
            let answer = world.ask_in_centre(Request::get(format!("/ext/associado?nome={}", encoded(searched))));
            assert_eq!(answer.json()["quantidade"], n_found, "{searched}: {}", answer.body);
        }
        let accents = world.ask_in_centre(Request::get(format!("/ext/associado?nome={}", encoded("JOAO COMBINADO"))));
        assert_eq!(accents.json()["quantidade"], 1);
        let one_letter = world.ask_in_centre(Request::get("/ext/associado?nome=z"));
        assert_eq!(one_letter.json()["quantidade"], 0, "{}", one_letter.body);
    }
}

#[test]
fn names_are_found_by_several_words_in_any_order() {
    for world in World::each() {
        for (number, name) in (900_000_001..).zip(["Zuleica Quixote da Serra", "Zuleicana Serrana Quixote"]) {
            let body = format!(r#"{{"cpfCnpj":"{}","nomePessoa":"{name}"}}"#, cpf(number));
            let saved = world.ask_in_centre(Request::new("POST", "/ext/associado", Some(&body)));
            assert_eq!(saved.status, 200, "{}", saved.body);
        }
        let found = |searched: &str| {
            let path = format!("/ext/associado?nome={}", encoded(searched));
            world.ask_in_centre(Request::get(path)).json()["quantidade"].as_u64().unwrap()
        };
        for (searched, n_found) in [
            ("quixote da serra", 1),
            ("Serra Zuleica", 2),
            ("DA  quixote  zuleica", 1),
            ("quixote zuleicana", 1),
            ("serra zenaide", 0),
        ] {
            assert_eq!(found(searched), n_found, "{searched}");
        }
    }
}

#[test]
fn every_search_by_name_takes_what_is_typed() {
    for world in World::each() {
        for path in [
            "/ext/associado?nome=",
            "/ext/beneficio/dependente?nome=",
            "/ext/crm/lead?filtro=",
            "/ext/crm/negocio?filtro=",
            "/ext/administracao/vendedor?nome=",
            "/ext/administracao/vendedor?bairro=",
            "/ext/associado?situacaoBeneficio=",
            "/ext/evento?protocolo=",
        ] {
            for typed in ["'", "%", "_", "\\", "\"", "*", "NEAR(", "🚗", "e\u{301}", "a", "\u{200d}", "))((", "$1"] {
                let answer = world.ask_in_centre(Request::get(format!("{path}{}", encoded(typed))));
                assert_eq!(answer.status, 200, "{path}{typed}: {}", answer.body);
            }
            // Ten kilobytes are more than an address may have, and far more than a name may.
            for (typed, status) in [("x".repeat(10_000), 414), ("x".repeat(201), 400), ("a\0b".to_owned(), 400)] {
                let answer = world.ask_in_centre(Request::get(format!("{path}{}", encoded(&typed))));
                assert_refused(&answer, status, &typed);
            }
        }
    }
}

#[test]
fn a_name_of_marks_or_control_characters_is_none() {
    let world = World::sqlite();
    for name in ["   ", "\\u0301\\u0301", "a\\u0007b", "\\u0000"] {
        let body = format!(r#"{{"cpfCnpj":"70010020039","nomePessoa":"{name}"}}"#);
        assert_refused(&world.ask_in_centre(Request::new("POST", "/ext/associado", Some(&body))), 400, name);
    }
}
