//! Progress of a batch in sending its rows, for the one behind it.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use store::StoreError;

/// The side of the batch. Dropped before all is sent, it says that nothing comes any more.
#[derive(Debug)]
pub(super) struct Teller(Arc<Shared>);

/// The side of the one behind it.
#[derive(Debug)]
pub(super) struct Listener(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    left: Mutex<Left>,
    changed: Condvar,
}

/// What is still to be sent.
#[derive(Debug)]
enum Left {
    /// Perhaps rows of any table.
    Unknown,
    /// Rows of these tables and no others.
    Tables(Vec<&'static str>),
    /// The batch has failed.
    Lost,
}

/// Both sides of a batch that has sent nothing yet.
pub(super) fn progress() -> (Teller, Listener) {
    let shared = Arc::new(Shared { left: Mutex::new(Left::Unknown), changed: Condvar::new() });
    (Teller(Arc::clone(&shared)), Listener(shared))
}

impl Teller {
    /// Tells of which tables rows are still to be sent.
    pub(super) fn tell_left(&self, tables: &[&'static str]) {
        self.0.change(Left::Tables(tables.to_vec()));
    }

    /// Whether the one behind may be sending already.
    pub(super) fn has_told(&self) -> bool {
        !matches!(*self.0.left(), Left::Unknown)
    }
}

impl Drop for Teller {
    fn drop(&mut self) {
        let has_sent_all = matches!(&*self.0.left(), Left::Tables(tables) if tables.is_empty());
        if !has_sent_all {
            self.0.change(Left::Lost);
        }
    }
}

impl Listener {
    /// Waits until no more rows of a table come.
    pub(super) fn wait(&self, table: &str) -> Result<(), StoreError> {
        let is_coming = |left: &mut Left| match left {
            Left::Unknown => true,
            Left::Tables(tables) => tables.contains(&table),
            Left::Lost => false,
        };
        let left = self.0.changed.wait_while(self.0.left(), is_coming).unwrap_or_else(PoisonError::into_inner);
        match *left {
            Left::Lost => Err(StoreError::Dangling("the batch before was not written".into())),
            Left::Unknown | Left::Tables(_) => Ok(()),
        }
    }
}

impl Shared {
    fn left(&self) -> MutexGuard<'_, Left> {
        self.left.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, left: Left) {
        *self.left() = left;
        self.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes of waiting for a table of people, while one after the other is told what is left.
    fn waited(told: &[&[&'static str]]) -> Result<(), StoreError> {
        let (teller, listener) = progress();
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| listener.wait("person"));
            for left in told {
                assert!(!waiting.is_finished(), "rows of it are still to come");
                teller.tell_left(left);
            }
            drop(teller);
            waiting.join().unwrap()
        })
    }

    #[test]
    fn a_table_is_free_when_its_rows_are_sent_though_others_are_not() {
        let (teller, listener) = progress();
        assert!(!teller.has_told());
        teller.tell_left(&["address"]);
        assert!(teller.has_told());
        listener.wait("person").unwrap();
        teller.tell_left(&[]);
        listener.wait("address").unwrap();
        drop(teller);
        listener.wait("address").unwrap();
    }

    #[test]
    fn who_waits_goes_on_when_it_is_told() {
        waited(&[&["person", "address"], &["person"], &[]]).unwrap();
    }

    #[test]
    fn a_batch_that_fails_lets_nobody_wait() {
        for told in [&[][..], &[&["person"][..]]] {
            assert!(matches!(waited(told), Err(StoreError::Dangling(_))), "{told:?}");
        }
    }
}
