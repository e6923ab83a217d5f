//! What the operator registers: stores, plans, situations and all else that others choose from.

use domain::address::Address;
use domain::catalogue::{
    BenefitType, FieldDefinition, FieldFormat, Funnel, Plan, Seller, SellerKind, Situation, SituationType, Stage,
    Supplier, VehicleCategory, VehicleType,
};
use domain::people::PersonPhone;
use domain::stores::Store;
use domain::values::{
    Colour, CpfCnpj, Email, FieldCode, FunnelCode, Money, PersonName, Phone, PlanCode, PostalCode, SellerCode,
    SituationCode, StageCode, StoreCode, SupplierCode, Text, Uf, VehicleTypeCode,
};
use store::{Database, StoreError, Tx};

/// Registers all of it.
pub(super) async fn register(database: &Database) {
    database.write::<(), StoreError>(put).await.unwrap();
}

pub(super) fn text<const MAX: usize>(text: &str) -> Text<MAX> {
    Text::parse(text).unwrap()
}

pub(super) fn store(code: i32) -> StoreCode {
    StoreCode::new(code).unwrap()
}

fn put(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    for (code, name) in [(1, "Loja Exemplo Centro"), (2, "Loja Exemplo Litoral")] {
        tx.put(&Store { code: store(code), name: text(name), cnpj: None, is_active: true })?;
    }
    for (code, name, kind, centavos, is_active) in [
        (10, "Proteção Veicular Ouro", BenefitType::Vehicle, 14990, true),
        (15, "Carro Reserva 15 dias", BenefitType::Vehicle, 1990, true),
        (20, "Saúde Família", BenefitType::Health, 32000, true),
        (30, "Clube de Vantagens", BenefitType::Miscellaneous, 990, true),
        (99, "Plano Antigo", BenefitType::Health, 10000, false),
    ] {
        let value = Money::from_centavos(centavos).unwrap();
        tx.put(&Plan { code: PlanCode::new(code).unwrap(), name: text(name), kind, value, is_active })?;
    }
    for (code, name, kind, highlight) in [
        (1, "Ativo", SituationType::Active, "2E7D32"),
        (2, "Inadimplente", SituationType::Inactive, "F9A825"),
        (3, "Cancelado", SituationType::Cancelled, "C62828"),
        (4, "Pendente", SituationType::Pending, "1565C0"),
    ] {
        tx.put(&Situation {
            code: SituationCode::new(code).unwrap(),
            name: text(name),
            kind,
            is_default: true,
            highlight: Colour::parse(highlight).unwrap(),
            inverse: Colour::parse("FFFFFF").unwrap(),
        })?;
    }
    for day in [5, 10, 20] {
        tx.put_due_day(day)?;
    }
    for (code, name, category) in [
        (3, "Automóvel de passeio", VehicleCategory::Light),
        (4, "Motocicleta até 300 cc", VehicleCategory::Motorcycle),
    ] {
        tx.put(&VehicleType { code: VehicleTypeCode::new(code).unwrap(), name: text(name), category })?;
    }
    put_fields(tx)?;
    put_funnels(tx)?;
    put_sellers_and_suppliers(tx)?;
    // These codes were not given out.
    tx.raise_counters()
}

fn put_fields(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let options = ["Particular", "Aplicativo", "Frete"].map(text).to_vec();
    let quilometers = FieldFormat::Number { minimum: Some(0.0), maximum: Some(999_999.0), decimals: 0 };
    for (code, name, is_required, format) in [
        (1, "Possui alarme", true, FieldFormat::Flag),
        (2, "Uso do veículo", false, FieldFormat::Choice { options }),
        (3, "Observação", false, FieldFormat::Text { max_length: 20 }),
        (4, "Quilometragem", false, quilometers),
        (5, "Última revisão", false, FieldFormat::Day),
    ] {
        tx.put(&FieldDefinition {
            code: FieldCode::new(code).unwrap(),
            name: text(name),
            kind: BenefitType::Vehicle,
            is_required,
            position: code,
            is_active: true,
            format,
        })?;
    }
    Ok(())
}

fn put_funnels(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let stage = |(code, name): (i32, &str)| Stage { code: StageCode::new(code).unwrap(), name: text(name) };
    for (code, name, stages, is_active) in [
        (1, "Funil antigo", vec![(11, "Contato")], false),
        (2, "Venda veicular", vec![(21, "Primeiro contato"), (22, "Cotação enviada"), (23, "Fechamento")], true),
        (3, "Venda de saúde", vec![(31, "Proposta")], true),
    ] {
        let stages = stages.into_iter().map(stage).collect();
        tx.put(&Funnel { code: FunnelCode::new(code).unwrap(), name: text(name), stages, is_active })?;
    }
    Ok(())
}

fn put_sellers_and_suppliers(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    let phone = PersonPhone::new(Phone::parse("86999990071").unwrap(), None);
    for (code, kind, name, document, of) in [
        (71, SellerKind::Consultant, "Carlos Modelo Pereira", "16899535009", 1),
        (40, SellerKind::Representative, "Representações Exemplo Ltda.", "12ABC34501DE35", 1),
        (72, SellerKind::Consultant, "Célia Modelo Praia", "39053344705", 2),
        (41, SellerKind::Representative, "Representações do Litoral Ltda.", "11222333000181", 2),
    ] {
        tx.put(&Seller {
            code: SellerCode::new(code).unwrap(),
            kind,
            name: PersonName::parse(name).unwrap(),
            document: CpfCnpj::parse(document).unwrap(),
            email: None,
            phones: vec![phone.clone()],
            address: Address {
                quarter: Some(text("Centro")),
                city: Some(text("Teresina")),
                uf: Some(Uf::Pi),
                ..Address::default()
            },
            store: Some(store(of)),
            is_active: true,
        })?;
    }
    for (code, name, of) in [
        (301, "Rastreadores Exemplo Ltda.", None),
        (302, "Oficina do Centro", Some(1)),
        (303, "Oficina da Praia", Some(2)),
    ] {
        tx.put(&Supplier {
            code: SupplierCode::new(code).unwrap(),
            name: text(name),
            trading_name: Some(text("Rastreia Exemplo")),
            document: CpfCnpj::parse("11222333000181").unwrap(),
            state_registration: None,
            city_registration: None,
            trade: Some(text("Rastreadores")),
            contact: None,
            email: Email::parse("contato@example.com").ok(),
            phones: vec![PersonPhone::new(Phone::parse("8633330001").unwrap(), None)],
            address: Address {
                street_kind: Some(text("Avenida")),
                street: Some(text("dos Exemplos")),
                postal_code: PostalCode::parse("64000000").ok(),
                ..Address::default()
            },
            store: of.map(store),
            is_active: true,
        })?;
    }
    Ok(())
}
