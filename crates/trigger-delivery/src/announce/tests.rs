//! Bodies are what the contract says: its other side reads each, and loses nothing of it.

use std::collections::BTreeSet;

use domain::attendance::{Consultation, Entity, HelpDesk, Inspection};
use domain::events::Event;
use domain::testing::now;
use domain::values::BenefitCode;
use serde::Serialize;
use serde_json::{Value, json};
use store::sqlite::SqliteStore;
use store::{Database, ReadTx, StoreError};
use transfer::demo;
use triggers::runtime::json::{self, Deserialize};

use super::*;

/// Reads a body as a receiver does, and gives it back as it was sent.
fn received<B: Serialize, W: for<'de> Deserialize<'de> + Serialize>(body: &B) -> Value {
    let sent = serde_json::to_vec(body).unwrap();
    let read: W = json::parse(&sent).unwrap_or_else(|fault| panic!("{fault:?}: {}", String::from_utf8_lossy(&sent)));
    let sent: Value = serde_json::from_slice(&sent).unwrap();
    let again: Value = serde_json::from_slice(&json::write(&read).unwrap()).unwrap();
    assert_eq!(again, sent, "what the contract does not know is lost");
    sent
}

/// The bodies of all attendances of a kind, each about its last entry.
fn bodies<A: Announced, W: for<'de> Deserialize<'de> + Serialize>(
    reading: &mut ReadTx<'_>,
) -> Result<Vec<Value>, StoreError> {
    let register = reading.attendance_register()?;
    let records: Vec<A> = reading.attendances_after(0, 1000)?;
    let mut bodies = Vec::new();
    for record in records {
        let entry = reading.last_entries(A::ENTITY.into(), record.place().code, 1)?.remove(0);
        bodies.push(received::<_, W>(&record.body(&entry, &register, reading)?));
    }
    Ok(bodies)
}

/// All that some bodies together tell of an object.
fn told(bodies: &[Value]) -> BTreeSet<&str> {
    bodies.iter().flat_map(|body| body["objeto"].as_object().unwrap().keys()).map(String::as_str).collect()
}

async fn with_demo<T: Send + 'static>(
    work: impl FnOnce(&mut ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    let folder = tempfile::tempdir().unwrap();
    let database: Database = SqliteStore::open(&folder.path().join("demo.db"), 1).unwrap().into();
    demo::fill(&database, now(), 120, |_| {}).await.unwrap();
    database.read(work).await.unwrap()
}

#[tokio::test]
async fn attendances_are_told_in_the_words_of_the_contract() {
    let [consultations, calls, inspections, events] = with_demo(|reading| {
        Ok([
            bodies::<Consultation, triggers::GatilhoConsulta>(reading)?,
            bodies::<HelpDesk, triggers::GatilhoHelpDesk>(reading)?,
            bodies::<Inspection, triggers::GatilhoVistoria>(reading)?,
            bodies::<Event, triggers::GatilhoEvento>(reading)?,
        ])
    })
    .await;
    let common = ["id", "codPessoa", "codBeneficio", "nomeSituacao", "corDestaque", "corinversa"];
    for (bodies, entity, own) in [
        (
            &consultations,
            Entity::Consultation,
            "dataAbertura protocolo dataConsulta codEspecialidade nomeEspecialidade codClinica nomeClinica codMedico \
             nomeMedico endereco",
        ),
        (
            &calls,
            Entity::HelpDesk,
            "dataAbertura protocolo prioridade codTipoHelpDesk nomeTipoHelpDesk descricao dataEncerramento",
        ),
        (
            &inspections,
            Entity::Inspection,
            "dataSolicitacao codTipoVistoria nomeTipoVistoria descricaoBeneficio dataConclusao vistoriador",
        ),
        (
            &events,
            Entity::Event,
            "dataAbertura protocolo prioridade codTipoEvento nomeTipoEvento descricao dataEncerramento",
        ),
    ] {
        assert!(bodies.iter().all(|body| body["entidade"] == entity.text()), "{entity}");
        assert_eq!(told(bodies), common.into_iter().chain(own.split_whitespace()).collect(), "{entity}");
    }
    assert!(events.iter().any(|body| body["objeto"].get("dataEncerramento").is_none()), "some are still open");
}

#[tokio::test]
async fn a_benefit_is_told_whole() {
    let body = with_demo(|reading| {
        let benefit = reading.benefit(BenefitCode::new(1).unwrap())?.unwrap();
        let entry = reading.last_entries(Entity::Benefit, 1, 1)?.remove(0);
        let body = super::benefit::body(&benefit, &entry, reading)?;
        Ok(received::<_, triggers::GatilhoBeneficio>(&body))
    })
    .await;
    assert_eq!(
        body,
        json!({
            "codHistorico": 1,
            "dataHistorico": "2021-07-16T03:00:00Z",
            "entidade": "[\"Benefício\"]",
            "objeto": {
                "id": 1,
                "codPessoa": 1,
                "codLoja": 1,
                "nomeLoja": "Matriz Teresina",
                "nomeSituacao": "Ativo",
                "corDestaque": "2E7D32",
                "corInversa": "FFFFFF",
                "descricao": "Proteção Veicular Essencial, Volkswagen Gol 1.0, placa AAA-0000",
                "dataCadastro": "2021-07-16T03:00:00Z",
                "sequencial": 1,
                "tipoBeneficio": "[\"Veicular\"]",
                "dataAdesao": "2021-07-16T03:00:00Z",
            },
        })
    );
}
