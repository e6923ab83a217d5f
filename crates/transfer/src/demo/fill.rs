//! Filling an empty database.

use std::ops::Range;
use std::sync::Arc;

use auth::hash_password;
use domain::stores::StoreAccess;
use domain::users::{NewUser, PasswordHash};
use domain::values::{Email, Login, Moment, Text};
use store::{Database, ImportState, ReadTx, Tx};

use super::base::{Base, DemoError, sure};
use super::{catalogue, member};

/// Default number of members.
pub const DEFAULT_MEMBERS: u32 = 200;

/// Who enters the demo, and with which password. Both are known to everybody.
pub const DEMO_USER: &str = "demo";
/// The password of [`DEMO_USER`].
pub const DEMO_PASSWORD: &str = "demo";

/// Members of one transaction. What belongs together is made together, so the number is part of what a demo is.
const BATCH: u32 = 1000;

/// The first of them joined so many days ago.
const DAYS_OF_HISTORY: i64 = 5 * 365;

const MICROS_OF_A_DAY: i64 = 24 * 60 * 60 * 1_000_000;

/// Fills an empty database with so many members, and tells how many there are after each batch.
///
/// Whether it did: a database that has stores is somebody's, and stays as it is, unless they are those of a demo of the
/// same size that was interrupted, which is continued. The dates of the demo end at `now`.
pub async fn fill(
    database: &Database,
    now: Moment,
    n_members: u32,
    mut progress: impl FnMut(u32),
) -> Result<bool, DemoError> {
    let note: Arc<str> = format!("demo of {n_members}").into();
    let known = Arc::clone(&note);
    let known = move |reading: &mut ReadTx<'_>| Ok((reading.import_state(&known)?, reading.stores()?.is_empty()));
    let (begun, is_empty) = database.read::<_, DemoError>(known).await?;
    let is_interrupted = begun.n_records > 0 && !begun.is_done;
    if !is_empty && !is_interrupted {
        return Ok(false);
    }
    let n_there = u32::try_from(begun.n_records).unwrap_or(n_members);
    if n_members > BATCH {
        database.write(|tx: &mut Tx<'_>| tx.prepare_for_bulk()).await?;
    }
    let password = hash_password(DEMO_PASSWORD)?;
    // The first batch brings the catalogue along, so that a small demo is there whole or not at all.
    for start in (n_there..n_members.max(1)).step_by(BATCH as usize) {
        let batch = start..n_members.min(start.saturating_add(BATCH));
        let n_done = batch.end;
        let (password, note) = (password.clone(), Arc::clone(&note));
        let done = ImportState { n_records: n_done.into(), is_done: n_done >= n_members, ..ImportState::default() };
        let put = move |tx: &mut Tx<'_>| {
            put_batch(tx, batch.clone(), n_members, &password, now)?;
            Ok::<_, DemoError>(tx.put_import_state(&note, done)?)
        };
        database.write(put).await?;
        progress(n_done);
    }
    Ok(true)
}

fn put_batch(
    tx: &mut Tx<'_>,
    batch: Range<u32>,
    n_members: u32,
    password: &PasswordHash,
    now: Moment,
) -> Result<(), DemoError> {
    let login = sure(Login::parse(DEMO_USER));
    if batch.start == 0 {
        catalogue::put(tx)?;
    }
    let access = StoreAccess::to(tx.stores()?.into_iter().map(|store| store.code));
    let user = match tx.user_by_login(&login)? {
        Some((user, _)) => user,
        None => {
            let email = sure(Email::parse("demo@exemplo.test"));
            let name = sure(Text::parse("Demonstração"));
            tx.add_user(NewUser { login, name, email, access: access.clone() }, password, now)?
        }
    };
    let base = Base {
        access,
        catalogue: tx.catalogue()?,
        register: tx.attendance_register()?,
        sellers: tx.sellers()?,
        user: user.code,
    };
    for number in batch {
        // Codes grow with time, as they do where people come one after the other.
        let age = DAYS_OF_HISTORY * MICROS_OF_A_DAY / i64::from(n_members) * i64::from(n_members - number);
        let joined = Moment::from_micros(now.micros() - age).unwrap_or(now);
        member::put(tx, &base, number, joined)?;
    }
    // The demo has codes of its own choice; those that are given out come after them.
    tx.raise_counters()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use domain::catalogue::BenefitType;
    use domain::testing::now;
    use domain::values::PersonCode;
    use store::StoreError;
    use store::sqlite::SqliteStore;

    use super::*;

    fn database(folder: &std::path::Path) -> Database {
        SqliteStore::open(&folder.join("demo.db"), 1).unwrap().into()
    }

    #[tokio::test]
    async fn a_demo_has_benefits_of_every_type_and_is_made_once() {
        let folder = tempfile::tempdir().unwrap();
        let database = database(folder.path());
        let mut told = Vec::new();
        assert!(fill(&database, now(), 60, |n_done| told.push(n_done)).await.unwrap());
        assert_eq!(told, [60]);
        assert!(!fill(&database, now(), 60, |_| panic!("nothing is to be done")).await.unwrap());
        let (kinds, n_benefits) = database
            .read(|reading| {
                let mut kinds = BTreeSet::new();
                let mut n_benefits = 0;
                for code in 1..=60 {
                    let benefits = reading.benefits_of(PersonCode::new(code).unwrap())?;
                    n_benefits += benefits.len();
                    kinds.extend(benefits.into_iter().map(|it| it.data.kind));
                }
                Ok::<_, StoreError>((kinds, n_benefits))
            })
            .await
            .unwrap();
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), BenefitType::ALL);
        assert_eq!(n_benefits, 90);
    }

    #[tokio::test]
    async fn two_demos_of_one_size_are_one() {
        let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
        let mut seen = Vec::new();
        for folder in &folders {
            let database = database(folder.path());
            fill(&database, now(), 25, |_| {}).await.unwrap();
            let everybody = |reading: &mut store::ReadTx<'_>| {
                (1..=25).map(|code| reading.person(PersonCode::new(code).unwrap())).collect::<Result<Vec<_>, _>>()
            };
            seen.push(database.read::<_, StoreError>(everybody).await.unwrap());
        }
        assert_eq!(seen[0], seen[1]);
        assert!(seen[0].iter().all(Option::is_some));
    }
}
