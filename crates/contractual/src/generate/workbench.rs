//! Makes the files of targets: at the same time, and each product once, however many targets take a part of it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use anyhow::{Result, anyhow};
use contract::findings::Findings;
use contract::source::Sources;
use rust_text::File;

use crate::configuration::{Configuration, ConfiguredDocument};
use crate::document::{self, Generated, Made, Opened};
use crate::panics;
use crate::standalone::Generator;

use super::targets::{Target, TargetKind};

/// Products of documents that have not changed since, so that none is made twice.
#[derive(Debug, Default)]
pub struct Workbench {
    made: Mutex<BTreeMap<Order, Remembered>>,
}

/// A generator and the path of the document that it makes something of. A mock is a part of the server's product.
type Order = (TargetKind, PathBuf);

/// A product that several may hold, or the findings that stopped it.
type Product = Made<Arc<Generated>>;

/// A product, and the text that it was made of.
#[derive(Debug)]
struct Remembered {
    text: String,
    product: Arc<Generated>,
}

impl Workbench {
    /// The files of all targets of a configuration, in their order, or the findings that stop them.
    pub(super) fn make(&self, configuration: &Configuration) -> Result<Vec<Made<Vec<File>>>> {
        let kinds = |document: &ConfiguredDocument| -> BTreeSet<TargetKind> {
            document.targets.iter().map(|target| ordered(target.kind)).collect()
        };
        let all = configuration.documents.iter();
        let orders: Vec<_> =
            all.flat_map(|document| kinds(document).into_iter().map(move |kind| (kind, document))).collect();
        let made: Result<BTreeMap<(TargetKind, &str), Product>> = thread::scope(|scope| {
            let work = |(kind, document)| scope.spawn(move || self.product(configuration, document, kind));
            let working: Vec<_> = orders.iter().copied().map(|order| (order, work(order))).collect();
            let done = working.into_iter().map(|((kind, document), working)| {
                let made = working.join().unwrap_or_else(|panic| {
                    let (said, document) = (panics::message(&*panic), &document.path);
                    Err(anyhow!("cannot generate from {document}: the generator failed: {said}"))
                });
                Ok(((kind, document.path.as_str()), made?))
            });
            done.collect()
        });
        let made = made?;
        let parts = configuration.targets().map(|(document, Target { kind, .. })| {
            let Made { product, findings } = &made[&(ordered(*kind), document.path.as_str())];
            Made { product: product.as_ref().map(|product| part(product, *kind)), findings: findings.clone() }
        });
        Ok(parts.collect())
    }

    /// The product around which a crate is made; `None` where findings stop it.
    pub(super) fn around(
        &self,
        configuration: &Configuration,
        document: &ConfiguredDocument,
        generator: Generator,
    ) -> Result<Option<Arc<Generated>>> {
        let kind = match generator {
            Generator::Stubs => TargetKind::Server,
            Generator::Client => TargetKind::Client,
        };
        Ok(self.product(configuration, document, kind)?.product)
    }

    fn product(
        &self,
        configuration: &Configuration,
        document: &ConfiguredDocument,
        kind: TargetKind,
    ) -> Result<Product> {
        let path = configuration.shown(&document.path);
        let overlays = configuration.overlays(document);
        let Opened { sources, findings } = document::open_overlaid(&path, &overlays)?;
        let Some(sources) = sources else { return Ok(Made { product: None, findings }) };
        let text = sources.main().text();
        let order = (kind, configuration.root.join(&document.path));
        if let Some(known) = self.remembered().get(&order).filter(|known| known.text == text) {
            return Ok(Made { product: Some(Arc::clone(&known.product)), findings: Findings::default() });
        }
        let mut made = make(kind, &sources, &document.path, &configuration.command).map(Arc::new);
        made.findings.append(findings);
        document::lead_back(&path, &overlays, &mut made.findings)?;
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

/// The generator that makes a kind of target.
fn ordered(kind: TargetKind) -> TargetKind {
    if kind == TargetKind::Mock { TargetKind::Server } else { kind }
}

fn make(kind: TargetKind, sources: &Sources, document: &str, command: &str) -> Made<Generated> {
    let (document, command) = (document.to_owned(), format!("{command} generate"));
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
