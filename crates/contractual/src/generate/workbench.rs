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
use crate::document::{self, Extent, Generated, Made, Opened};
use crate::panics;
use crate::standalone::Generator;

use super::targets::{CrateTarget, Target, TargetKind};

/// Products of documents that have not changed since, so that none is made twice.
#[derive(Debug, Default)]
pub struct Workbench {
    made: Mutex<BTreeMap<Order, Remembered>>,
}

/// A generator, how much of the document it must express, and the document's path.
type Order = (Recipe, PathBuf);

/// A generator, and how much of a document it must express. A mock is a part of the server's product.
type Recipe = (TargetKind, Extent);

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
        let recipes = |document: &ConfiguredDocument| -> BTreeSet<Recipe> {
            document.targets.iter().map(Target::recipe).collect()
        };
        let all = configuration.documents.iter();
        let orders: Vec<_> =
            all.flat_map(|document| recipes(document).into_iter().map(move |recipe| (recipe, document))).collect();
        let made: Result<BTreeMap<(Recipe, &str), Product>> = thread::scope(|scope| {
            let work = |(recipe, document)| scope.spawn(move || self.product(configuration, document, recipe));
            let working: Vec<_> = orders.iter().copied().map(|order| (order, work(order))).collect();
            let done = working.into_iter().map(|((recipe, document), working)| {
                let made = working.join().unwrap_or_else(|panic| {
                    let (said, document) = (panics::message(&*panic), &document.path);
                    Err(anyhow!("cannot generate from {document}: the generator failed: {said}"))
                });
                Ok(((recipe, document.path.as_str()), made?))
            });
            done.collect()
        });
        let made = made?;
        let parts = configuration.targets().map(|(document, target)| {
            let Made { product, findings } = &made[&(target.recipe(), document.path.as_str())];
            Made { product: product.as_ref().map(|product| part(product, target.kind)), findings: findings.clone() }
        });
        Ok(parts.collect())
    }

    /// The product around which a crate is made; `None` where findings stop it.
    pub(super) fn around(
        &self,
        configuration: &Configuration,
        document: &ConfiguredDocument,
        krate: &CrateTarget,
    ) -> Result<Option<Arc<Generated>>> {
        let kind = match krate.generator {
            Generator::Stubs => TargetKind::Server,
            Generator::Client => TargetKind::Client,
        };
        Ok(self.product(configuration, document, (kind, Extent::partial_if(krate.is_partial)))?.product)
    }

    fn product(&self, configuration: &Configuration, document: &ConfiguredDocument, recipe: Recipe) -> Result<Product> {
        let named = configuration.document(document);
        let Opened { sources, findings } = named.open()?;
        let Some(sources) = sources else { return Ok(Made { product: None, findings }) };
        let text = sources.main().text();
        let order = (recipe, configuration.root.join(&document.path));
        if let Some(known) = self.remembered().get(&order).filter(|known| known.text == text) {
            return Ok(Made { product: Some(Arc::clone(&known.product)), findings: Findings::default() });
        }
        let command = format!("{} generate", configuration.command);
        let mut made = make(recipe, &sources, &document.path, &command).map(Arc::new);
        made.findings.append(findings);
        named.lead_back(&mut made.findings)?;
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

impl Target {
    /// The recipe of the product that it holds a part of.
    fn recipe(&self) -> Recipe {
        let kind = if self.kind == TargetKind::Mock { TargetKind::Server } else { self.kind };
        (kind, Extent::partial_if(self.is_partial))
    }
}

/// Makes the product of a document; `command` is what makes it again.
pub(super) fn make((kind, extent): Recipe, sources: &Sources, document: &str, command: &str) -> Made<Generated> {
    let (document, command) = (document.to_owned(), command.to_owned());
    let schemas = match kind {
        TargetKind::Server | TargetKind::Mock => {
            let settings = stubgen::Settings { document, command, ..stubgen::Settings::default() };
            return document::stubs(sources, &settings, extent);
        }
        TargetKind::Client => false,
        TargetKind::DescribedClient => true,
    };
    let settings = clientgen::Settings { document, command, schemas, ..clientgen::Settings::default() };
    document::client(sources, &settings, extent)
}

/// The files of a product that a target holds.
pub(super) fn part(product: &Generated, kind: TargetKind) -> Vec<File> {
    match kind {
        TargetKind::Mock => {
            product.mock.iter().map(|mock| File { path: "mod.rs".to_owned(), ..mock.clone() }).collect()
        }
        TargetKind::Server | TargetKind::Client | TargetKind::DescribedClient => product.files.clone(),
    }
}
