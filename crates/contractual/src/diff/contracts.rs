//! The configured documents, each against its baseline.

use anyhow::{Context, Result, ensure};
use contract::diff::judge::Comparison;
use contract::source::Sources;

use crate::address::Address;
use crate::configuration::{Configuration, ConfiguredDocument, Released};

use super::baseline::Baseline;
use super::comparer::{Comparer, open};

/// The documents that are released in one place, compared with their baseline.
pub(crate) struct ReleaseComparison {
    pub(crate) released: Released,
    /// `None` where nothing was released yet.
    pub(crate) baseline: Option<Baseline>,
    /// The documents, in the order of the configuration.
    pub(crate) contracts: Vec<Contract>,
    /// Documents of the baseline that are configured no more.
    pub(crate) gone: Vec<Address>,
}

/// One document that is released.
pub(crate) struct Contract {
    pub(crate) address: Address,
    pub(crate) sources: Sources,
    /// With the baseline; nothing where the document is not in it.
    pub(crate) comparison: Option<Comparison>,
}

impl Comparer {
    /// Compares every document that is released with its baseline, place by place.
    pub(crate) fn contracts(&self, is_accepting: bool) -> Result<Vec<ReleaseComparison>> {
        let configuration = self.configuration()?;
        configuration.released().into_iter().map(|released| self.released_in(released, is_accepting)).collect()
    }

    fn released_in(&self, released: &Released, is_accepting: bool) -> Result<ReleaseComparison> {
        let configuration = self.configuration()?;
        let baseline = Baseline::of(released, configuration)?;
        let is_meant = |document: &&ConfiguredDocument| document.released.as_ref() == Some(released);
        let documents: Vec<&ConfiguredDocument> = configuration.documents.iter().filter(is_meant).collect();
        let contracts = self.against(baseline.as_ref(), &documents, is_accepting)?;
        let gone = baseline.as_ref().map(|baseline| baseline.gone(&documents, self)).transpose()?.unwrap_or_default();
        Ok(ReleaseComparison { released: released.clone(), baseline, contracts, gone })
    }

    /// Compares documents with a baseline, where there is one.
    pub(super) fn against(
        &self,
        baseline: Option<&Baseline>,
        documents: &[&ConfiguredDocument],
        is_accepting: bool,
    ) -> Result<Vec<Contract>> {
        let configuration = self.configuration()?;
        let mut contracts = Vec::new();
        for settings in documents {
            let address = configuration.address(settings);
            let sources = self.open(&address)?;
            let old = baseline.map(|baseline| baseline.document(settings, self)).transpose()?.flatten();
            let old = old.map(|old| open(&old)).transpose()?;
            let compare = |old: Sources| self.compare_held(&old, (&address, &sources), is_accepting);
            let mut comparison = old.map(compare).transpose()?;
            // Whatever was accepted and merged differs no more from a commit.
            let is_commit = baseline.is_some_and(|baseline| baseline.release().is_none());
            if is_commit && self.waivers.is_none() {
                let faults = comparison.iter_mut().map(|comparison| &mut comparison.waiver_faults);
                faults.for_each(|faults| faults.retain(|fault| !fault.is_idle));
            }
            contracts.push(Contract { address, sources, comparison });
        }
        Ok(contracts)
    }

    /// The configuration, where there must be one with documents that are released.
    pub(super) fn configuration(&self) -> Result<&Configuration> {
        let configuration = self.configuration.as_ref();
        configuration.context("no contractual.toml has documents to compare; name two, OLD and NEW")
    }

    /// The same, where a document must be released.
    pub(super) fn released(&self) -> Result<&Configuration> {
        let configuration = self.configuration()?;
        ensure!(
            !configuration.released().is_empty(),
            "no document in contractual.toml is released; name two, OLD and NEW, or give it a folder in `released`"
        );
        Ok(configuration)
    }
}
