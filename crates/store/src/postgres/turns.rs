//! Everybody comes to their turn, however many want to change the same at once.

use std::time::Duration;

use super::conforms::Scratch;
use super::database::PostgresStore;
use crate::error::StoreError;
use crate::sql::Param;

const N_WRITERS: usize = 16;
const N_CHANGES: usize = 40;

#[test]
fn nobody_loses_for_good_however_many_change_one_row() {
    let Some(scratch) = Scratch::new() else { return };
    let stores = [scratch.open(N_WRITERS / 2), scratch.open(N_WRITERS / 2)];
    scratch.client().batch_execute("CREATE TABLE hot (n INTEGER NOT NULL); INSERT INTO hot VALUES (0)").unwrap();
    std::thread::scope(|scope| {
        for writer in 0..N_WRITERS {
            let store = &stores[writer % 2];
            scope.spawn(move || (0..N_CHANGES).for_each(|_| change(store)));
        }
    });
    let counted: i32 = scratch.client().query_one("SELECT n FROM hot", &[]).unwrap().get(0);
    assert_eq!(usize::try_from(counted), Ok(N_WRITERS * N_CHANGES));
}

/// Reads the row, takes some time over it, and writes it.
fn change(store: &PostgresStore) {
    let changed = store.write::<_, StoreError>(|tx| {
        let mut number = None;
        tx.sql.rows("SELECT n FROM hot", &[], &mut |row| {
            number = row.int(0)?;
            Ok(())
        })?;
        std::thread::sleep(Duration::from_millis(1));
        tx.sql.execute("UPDATE hot SET n = $1", &[Param::Int(number.unwrap() + 1)])
    });
    assert_eq!(changed.unwrap(), 1);
}
