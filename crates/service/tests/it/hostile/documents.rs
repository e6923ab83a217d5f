//! CPF, CNPJ, plates and cards in every spelling, and in none.

use super::{assert_refused, encoded};
use crate::world::{Request, World};

#[test]
fn documents_are_read_in_every_spelling_and_refused_with_wrong_digits() {
    for world in World::each() {
        let company = r#"{"cpfCnpj":"12abc34501de35","nomePessoa":"Transportes Exemplo"}"#;
        assert_eq!(world.ask_in_centre(Request::new("POST", "/ext/associado", Some(company))).status, 200);
        let found = |query: &str| {
            let answer = world.ask_in_centre(Request::get(format!("/ext/associado?{query}")));
            assert_eq!(answer.status, 200, "{query}: {}", answer.body);
            answer.json()["quantidade"].as_i64()
        };
        for spelling in ["52998224725", "529.982.247-25", "%2052998224725%20"] {
            assert_eq!(found(&format!("cpf={spelling}")), Some(2), "{spelling}");
        }
        for spelling in ["12ABC34501DE35", "12.ABC.345/01DE-35", "12abc34501de35", "12.abc.345/01de-35"] {
            assert_eq!(found(&format!("cnpj={}", encoded(spelling))), Some(1), "{spelling}");
        }
        for (field, document) in [
            ("cpf", "11111111111"),
            ("cpf", "52998224700"),
            ("cpf", "5299822472"),
            ("cpf", "５２９９８２２４７２５"),
            ("cpf", "529.982.247"),
            ("cnpj", "00000000000000"),
            ("cnpj", "12ABC34501DE36"),
            ("cnpj", "52998224725"),
            ("cpf", "12ABC34501DE35"),
            ("cnpjEmpresa", "52998224725"),
        ] {
            let answer =
                world.ask_in_centre(Request::get(format!("/ext/associado?nome=a&{field}={}", encoded(document))));
            assert_refused(&answer, 400, document);
        }
    }
}

#[test]
fn a_plate_is_found_in_both_spellings() {
    for world in World::each() {
        for plate in ["ABC1D23", "abc1d23", "ABC-1323", "abc1323", "Abc-1D23"] {
            for path in ["/ext/beneficio?placa=", "/ext/associado?placa="] {
                let answer = world.ask_in_centre(Request::get(format!("{path}{plate}")));
                assert_eq!(answer.status, 200, "{plate}: {}", answer.body);
                assert!(answer.body.contains("ABC1D23"), "{plate}: {}", answer.body);
            }
        }
        for plate in ["ABC12", "1234567", "ABC１D23", "ABC_1D2", "%' OR 1"] {
            let answer = world.ask_in_centre(Request::get(format!("/ext/beneficio?placa={}", encoded(plate))));
            assert_refused(&answer, 400, plate);
        }
    }
}

#[test]
fn cards_are_read_with_and_without_spaces() {
    let world = World::sqlite();
    let found = world.ask_in_centre(Request::get("/ext/beneficio?sequencial=1")).json();
    let card = found[0]["numeroCartaoDesconto"].as_str().unwrap().to_owned();
    for spelling in [card.clone(), card.replace(' ', "")] {
        let path = format!("/ext/beneficio?numeroCartaoDesconto={}", encoded(&spelling));
        assert_eq!(world.ask_in_centre(Request::get(path)).json()[0]["codBeneficio"], 1, "{spelling}");
    }
    for spelling in ["7009", "7001-23-4-567-890", "７００１２３４５６７８９０", "70012345678901"] {
        let path = format!("/ext/beneficio?numeroCartaoDesconto={}", encoded(spelling));
        assert_refused(&world.ask_in_centre(Request::get(path)), 400, spelling);
    }
    let body = format!(r#"{{"cpfCnpj":"52998224725","codPlano":20,"numeroCartaoDesconto":"{card}"}}"#);
    let taken = world.ask_in_centre(Request::new("POST", "/ext/beneficio", Some(&body)));
    assert_refused(&taken, 400, &card);
}
