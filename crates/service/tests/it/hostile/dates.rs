//! Days that are none, or are written otherwise than is due.

use super::{assert_refused, encoded};
use crate::world::{Request, World};

#[test]
fn days_of_searches_exist_and_are_written_as_is_due() {
    let world = World::sqlite();
    let brazilian =
        ["31/02/2020", "29/02/2023", "00/00/0000", "2026-07-01", "1/7/2026", "０１/０７/２０２６", "01/07/26"];
    let iso =
        ["2020-02-31", "2023-02-29", "0000-00-00", "01/07/2026", "2026-7-1", "２０２６-０７-０１", "2026-07-01T00"];
    for (path, field, other, bad, good) in [
        ("/ext/associado?nome=a", "dataCadastroInicial", "dataCadastroFinal", brazilian, "01/07/2026"),
        ("/ext/associado?nome=a", "dataCadastroFinal", "dataCadastroInicial", brazilian, "01/07/2026"),
        ("/ext/associado?nome=a", "dataNascimento", "", brazilian, "29/02/2024"),
        ("/ext/associado?nome=a", "dataAtualizacao", "", brazilian, "29/02/2024"),
        ("/ext/evento?", "dataAberturaInicial", "dataAberturaFinal", brazilian, "01/07/2026"),
        ("/ext/evento?", "dataEventoFinal", "dataEventoInicial", brazilian, "01/07/2026"),
        ("/ext/crm/negocio?", "dataInicial", "dataFinal", iso, "2026-07-01"),
        ("/ext/crm/negocio?", "dataFinal", "dataInicial", iso, "2026-07-01"),
    ] {
        let query = |day: &str| {
            let day = encoded(day);
            let other = if other.is_empty() { String::new() } else { format!("&{other}={day}") };
            Request::get(format!("{path}&{field}={day}{other}").replace("?&", "?"))
        };
        for day in bad {
            assert_refused(&world.ask_in_centre(query(day)), 400, day);
        }
        let answer = world.ask_in_centre(query(good));
        assert_eq!(answer.status, 200, "{field} {good}: {}", answer.body);
    }
}

#[test]
fn days_of_bodies_exist_in_either_format() {
    let world = World::sqlite();
    let save = |day: &str| {
        let body = format!(r#"{{"cpfCnpj":"52998224725","nomePessoa":"Maria","dataNascimento":"{day}"}}"#);
        world.ask_in_centre(Request::new("POST", "/ext/associado", Some(&body)))
    };
    for day in ["31/02/2020", "2023-02-29", "00/00/0000", "0000-00-00", "2026/07/01", "０１/０７/２０２６"] {
        assert_refused(&save(day), 400, day);
    }
    for day in ["29/02/2024", "2024-02-29", ""] {
        assert_eq!(save(day).status, 200, "{day}");
    }
    let found = world.ask_in_centre(Request::get("/ext/associado?dataNascimento=29/02/2024")).json();
    assert_eq!(found["itens"][0]["dataNascimento"], "29/02/2024", "blank keeps the value");
}
