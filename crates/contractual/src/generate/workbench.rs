//! Makes the files of targets: at the same time, and each product once, however many targets take a part of it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use anyhow::{Result, anyhow};
use contract::findings::Findings;
use contract::source::Sources;
use rust_text::File;

use crate::document::{self, Generated, Made};
use crate::{panics, workspace};

use super::targets::{Target, TargetKind};

/// Products of documents that have not changed since, so that none is made twice.
#[derive(Debug, Default)]
pub struct Workbench {
    made: Mutex<BTreeMap<Order, Remembered>>,
}

/// A generator and the document that it makes something of. A mock is a part of the server's product.
type Order = (TargetKind, &'static str);

/// A product, and the text that it was made of.
#[derive(Debug)]
struct Remembered {
    text: String,
    product: Arc<Generated>,
}

impl Workbench {
    /// The files of targets of a workspace, in their order, or the findings that stop them.
    pub(super) fn make(&self, root: &Path, targets: &[Target]) -> Result<Vec<Made<Vec<File>>>> {
        let orders: BTreeSet<Order> = targets.iter().map(order).collect();
        let made: Result<BTreeMap<Order, Made<Arc<Generated>>>> = thread::scope(|scope| {
            let working: Vec<_> =
                orders.into_iter().map(|order| (order, scope.spawn(move || self.product(root, order)))).collect();
            let done = working.into_iter().map(|(order, working)| {
                let made = working.join().unwrap_or_else(|panic| {
                    let (said, document) = (panics::message(&*panic), order.1);
                    Err(anyhow!("cannot generate from {document}: the generator failed: {said}"))
                });
                Ok((order, made?))
            });
            done.collect()
        });
        let made = made?;
        let parts = targets.iter().map(|target| {
            let Made { product, findings } = &made[&order(target)];
            Made { product: product.as_ref().map(|product| part(product, target.kind)), findings: findings.clone() }
        });
        Ok(parts.collect())
    }

    fn product(&self, root: &Path, order: Order) -> Result<Made<Arc<Generated>>> {
        let (kind, document) = order;
        let sources = document::open(&workspace::shown(&root.join(document)))?;
        let text = sources.main().text();
        if let Some(known) = self.remembered().get(&order).filter(|known| known.text == text) {
            return Ok(Made { product: Some(Arc::clone(&known.product)), findings: Findings::default() });
        }
        let made = make(kind, &sources, document).map(Arc::new);
        // What other files say is not looked at when a product is asked for again.
        if let Some(product) = made.product.as_ref().filter(|_| sources.files().count() == 1) {
            let remembered = Remembered { text: text.to_owned(), product: Arc::clone(product) };
            self.remembered().insert(order, remembered);
        }
        Ok(made)
    }

    fn remembered(&self) -> MutexGuard<'_, BTreeMap<Order, Remembered>> {
        // Whoever panicked has put in a whole product or none.
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn order(target: &Target) -> Order {
    let kind = if target.kind == TargetKind::Mock { TargetKind::Server } else { target.kind };
    (kind, target.document)
}

fn make(kind: TargetKind, sources: &Sources, document: &str) -> Made<Generated> {
    let (document, command) = (document.to_owned(), "cargo xtask generate".to_owned());
    let schemas = match kind {
        TargetKind::Server | TargetKind::Mock => {
            let settings = stubgen::Settings { document, command, ..stubgen::Settings::default() };
            return document::stubs(sources, &settings);
        }
        TargetKind::Client => false,
        TargetKind::DescribedClient => true,
    };
    let settings = clientgen::Settings { document, command, schemas, ..clientgen::Settings::default() };
    document::client(sources, &settings)
}

/// The files of a product that a target holds.
fn part(product: &Generated, kind: TargetKind) -> Vec<File> {
    match kind {
        TargetKind::Mock => {
            product.mock.iter().map(|mock| File { path: "mod.rs".to_owned(), ..mock.clone() }).collect()
        }
        TargetKind::Server | TargetKind::Client | TargetKind::DescribedClient => product.files.clone(),
    }
}
