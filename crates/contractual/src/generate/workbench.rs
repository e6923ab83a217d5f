//! Where targets are made: at the same time, and each thing once, however many targets take a part of it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use anyhow::{Result, anyhow};
use contract::findings::Findings;
use contract::source::Sources;
use rust_text::File;

use crate::document::{self, Made};
use crate::{panics, workspace};

use super::targets::{Target, TargetKind};

/// What was made of which text. A document that has not changed is not made anew.
#[derive(Debug, Default)]
pub struct Workbench {
    made: Mutex<BTreeMap<Order, Remembered>>,
}

/// Something to be made: by whom, and of which document.
type Order = (Generator, &'static str);

/// Who makes what several targets may take a part of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Generator {
    Stubs,
    Client,
    DescribedClient,
}

/// What a generator makes of a document.
#[derive(Debug)]
struct Product {
    files: Vec<File>,
    mock: Option<File>,
}

/// A product, and the document that it was made of.
#[derive(Debug)]
struct Remembered {
    text: String,
    product: Arc<Product>,
}

impl Workbench {
    /// What targets of a workspace hold, in their order, or what stops them.
    pub(super) fn make(&self, root: &Path, targets: &[Target]) -> Result<Vec<Made<Vec<File>>>> {
        let orders: BTreeSet<Order> = targets.iter().map(order).collect();
        let made: Result<BTreeMap<Order, Made<Arc<Product>>>> = thread::scope(|scope| {
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
            Made { product: product.as_ref().map(|product| product.part(target.kind)), findings: findings.clone() }
        });
        Ok(parts.collect())
    }

    fn product(&self, root: &Path, order: Order) -> Result<Made<Arc<Product>>> {
        let (generator, document) = order;
        let sources = document::open(&workspace::shown(&root.join(document)))?;
        let text = sources.main().text();
        if let Some(known) = self.remembered().get(&order).filter(|known| known.text == text) {
            return Ok(Made { product: Some(Arc::clone(&known.product)), findings: Findings::default() });
        }
        let made = generator.make(&sources, document).map(Arc::new);
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
    let generator = match target.kind {
        TargetKind::Server | TargetKind::Mock => Generator::Stubs,
        TargetKind::Client => Generator::Client,
        TargetKind::DescribedClient => Generator::DescribedClient,
    };
    (generator, target.document)
}

impl Generator {
    fn make(self, sources: &Sources, document: &str) -> Made<Product> {
        let (document, command) = (document.to_owned(), "cargo xtask generate".to_owned());
        let schemas = match self {
            Generator::Stubs => {
                let settings = stubgen::Settings { document, command, ..stubgen::Settings::default() };
                return document::stubs(sources, &settings)
                    .map(|stubs| Product { files: stubs.files, mock: Some(stubs.mock) });
            }
            Generator::Client => false,
            Generator::DescribedClient => true,
        };
        let settings = clientgen::Settings { document, command, schemas, ..clientgen::Settings::default() };
        document::client(sources, &settings).map(|client| Product { files: client.files, mock: None })
    }
}

impl Product {
    /// What a target takes.
    fn part(&self, kind: TargetKind) -> Vec<File> {
        match kind {
            TargetKind::Mock => {
                self.mock.iter().map(|mock| File { path: "mod.rs".to_owned(), ..mock.clone() }).collect()
            }
            TargetKind::Server | TargetKind::Client | TargetKind::DescribedClient => self.files.clone(),
        }
    }
}
