//! What the two stores hold: members, benefits, leads and deals as their users save them, and what only the operator
//! writes.
//!
//! Codes are given out from 1; those of store 1 are odd, those of store 2 even.

use domain::address::Address;
use domain::attendance::{AttendanceEntity, AttendanceSituation, AttendanceType, Course, Entity};
use domain::benefits::Installation;
use domain::events::{Event, Involved, Priority};
use domain::people::{CreditCard, Expiry, LastDigits};
use domain::values::{
    BenefitCode, Colour, CreditCardCode, Day, EventCode, InstallationCode, PersonCode, Plate, SituationCode,
    SupplierCode, TypeCode,
};
use domain::vehicles::Vehicle;
use store::{NewEntry, StoreError, Tx};

use super::register::{store, text};
use super::{Request, World, now};

/// A member with a benefit of each of two kinds, a dependent, a lead and a deal about health with a dependent.
fn records(document: &str, name: &str, plate: &str, lead: &str, seller: i32) -> [(&'static str, String); 7] {
    [
        (
            "/ext/associado",
            format!(
                r#"{{"cpfCnpj":"{document}","nomePessoa":"{name}","sexo":"Feminino","dataNascimento":"1985-03-15",
            "email":"maria@example.com","telefones":[{{"numero":"86999990001"}},{{"numero":"8633330001"}}],
            "codigoIntegracao":"CLI-1","endereco":{{"tipoLogradouro":"Rua","logradouro":"das Amostras","numero":"120",
            "cidade":"Teresina","uf":"PI","cep":"64049000"}},"nomeMae":"Ana Exemplo","cnpjEmpresa":"12ABC34501DE35",
            "nomeEmpresa":"Transportes Exemplo Ltda."}}"#
            ),
        ),
        (
            "/ext/beneficio/veicular",
            format!(
                r#"{{"cpfCnpj":"{document}","codPlano":10,"diaVencimento":10,"situacao":"Ativo","codConsultor":{seller},
            "placa":"{plate}","chassi":"9BW{plate}377VT00","marca":"Volkswagen","modelo":"Gol 1.6","anoModelo":2023,
            "codTipoVeiculo":3,"combustivel":"FLEX","valorVeiculo":62500,
            "dadosAdicionais":[{{"codCampo":1,"valor":true}},{{"nome":"Uso do veículo","valor":"Particular"}}]}}"#
            ),
        ),
        ("/ext/beneficio", format!(r#"{{"cpfCnpj":"{document}","codPlano":20,"diaVencimento":5,"ativo":true}}"#)),
        (
            "/ext/beneficio/dependente",
            r#"{"codBeneficio":BENEFIT,"nome":"Pedro Exemplo","parentesco":"FILHO",
            "dataNascimento":"20/07/2012","telefone":"86999990002","planos":[20]}"#
                .to_owned(),
        ),
        (
            "/ext/crm/lead",
            format!(
                r#"{{"nomePessoa":"{lead}","telefone":"11988880010","email":"lead@example.com","cidade":"São Paulo",
            "uf":"SP","mensagem":"Quero proteger meu carro.","origem":"Site","codFunil":3}}"#
            ),
        ),
        (
            "/ext/crm/negocio",
            r#"{"codLead":LEAD,"descricao":"Saúde para a família","tipoBeneficio":"SAUDE",
            "codPlano":20,"valor":320,"dataPrevisaoFechamento":"2026-08-30"}"#
                .to_owned(),
        ),
        ("/ext/crm/negocio/DEAL/dependente", r#"{"nome":"Rita Modelo","parentesco":"FILHO","valor":110}"#.to_owned()),
    ]
}

/// Saves all of it.
pub(super) fn seed(world: &World) {
    let centre = records("52998224725", "Maria Exemplo da Silva", "ABC1D23", "Lucas Fictício", 71);
    let coast = records("11144477735", "João Praia de Souza", "XYZ1C34", "Beatriz Modelo", 72);
    for (number, (in_centre, at_coast)) in (1..).zip(centre.into_iter().zip(coast)) {
        // The third record of each is the second benefit of its store.
        let codes = |benefit: &str, one: &str, (path, body): (&str, String)| {
            let body = body.replace("BENEFIT", benefit).replace("LEAD", one);
            Request::new("POST", path.replace("DEAL", one), Some(&body))
        };
        let first = world.ask_in_centre(codes("3", "1", in_centre));
        assert_eq!(first.status, 200, "record {number}: {}", first.body);
        let second = world.ask_at_coast(codes("4", "2", at_coast));
        assert_eq!(second.status, 200, "record {number}: {}", second.body);
    }
    let database = world.database.clone();
    world.block_on(async move { database.write::<(), StoreError>(put).await }).unwrap();
}

/// Cards, equipment and events, which no operation saves. Events 1 and 3 are related in a circle, and to those of store
/// 2.
fn put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    tx.put(&AttendanceSituation {
        code: SituationCode::new(50).unwrap(),
        entity: AttendanceEntity::Event,
        name: text("Em análise"),
        is_initial: true,
        closes: false,
        highlight: Colour::parse("1565C0").unwrap(),
        inverse: Colour::parse("FFFFFF").unwrap(),
    })?;
    tx.put(&AttendanceType {
        code: TypeCode::new(1).unwrap(),
        entity: AttendanceEntity::Event,
        name: text("Colisão"),
        is_active: true,
    })?;
    for of in [1, 2] {
        let card = CreditCard {
            code: CreditCardCode::new(of).unwrap(),
            brand: Some(text("Visa")),
            last_digits: LastDigits::parse("1111").unwrap(),
            holder: Some(text("MARIA E SILVA")),
            expiry: Expiry::parse("08/2029").ok(),
            is_main: true,
            is_active: true,
            registered: now(),
        };
        tx.add_credit_card(PersonCode::new(of).unwrap(), &card)?;
        tx.add_installation(&Installation {
            code: InstallationCode::new(of).unwrap(),
            benefit: BenefitCode::new(of).unwrap(),
            tracker: Some(2210),
            serial: Some(text("RX-0002210")),
            imei: Some(text("350000000000006")),
            manufacturer: Some(text("Rastreadores Exemplo Ltda.")),
            model: Some(text("RX-4G")),
            carrier: None,
            line: None,
            place: Some(text("Painel")),
            supplier: SupplierCode::new(301).ok(),
            installer: Some(text("Rui Fictício Lopes")),
            installed: Day::parse("08/01/2026").ok(),
            removed: None,
        })?;
        for code in [of, of + 2] {
            let event = event(code, of);
            tx.add_attendance(&event)?;
            let entry = NewEntry { change: event.course.beginning(), name: text("Em análise"), note: None };
            tx.enter(Entity::Event, code, entry, now())?.without_announcing();
        }
    }
    for (from, to) in [(1, 3), (3, 1), (1, 2), (3, 4), (2, 1)] {
        tx.add_event_relation(EventCode::new(from).unwrap(), EventCode::new(to).unwrap())?;
    }
    // These codes were not given out.
    tx.raise_counters()
}

fn event(code: i32, of: i32) -> Event {
    Event {
        code: EventCode::new(code).unwrap(),
        store: store(of),
        benefit: BenefitCode::new(of).unwrap(),
        person: PersonCode::new(of).unwrap(),
        driver: PersonCode::new(of).ok(),
        vehicle: (code > 2).then(|| Vehicle { plate: Plate::parse("KLM9A87").ok(), ..Vehicle::default() }),
        protocol: 202_607_000_000 + i64::from(code),
        kind: TypeCode::new(1).unwrap(),
        involved: if code > 2 { Involved::ThirdParty } else { Involved::Client },
        priority: Priority::Medium,
        responsible: Some(text("Sônia Modelo Dias")),
        description: None,
        occurred: Day::parse("11/07/2026").unwrap(),
        place: Address { city: Some(text("Teresina")), ..Address::default() },
        course: Course { situation: SituationCode::new(50).unwrap(), opened: now(), closed: None },
    }
}
