//! Names of the codes in leads and deals.

use domain::catalogue::{Catalogue, FunnelPlace, Seller, SellerKind};
use domain::stores::Store;
use domain::values::{PlanCode, SellerCode, StoreCode, Text, UserCode};
use store::{ReadTx, StoreError};

/// The names that stand beside the codes of leads and deals. Read together with what is shown, so that all is of one moment.
pub(in crate::routes) struct CatalogueNames {
    /// All that rules choose from.
    pub(super) catalogue: Catalogue,
    sellers: Vec<Seller>,
    stores: Vec<Store>,
    users: Vec<(UserCode, Text<200>)>,
}

impl CatalogueNames {
    /// All names.
    pub(in crate::routes) fn read(reading: &mut ReadTx<'_>) -> Result<Self, StoreError> {
        Ok(Self {
            catalogue: reading.catalogue()?,
            sellers: reading.sellers()?,
            stores: reading.stores()?,
            users: reading.user_names()?,
        })
    }

    pub(super) fn store(&self, code: StoreCode) -> Option<String> {
        store_name(&self.stores, code)
    }

    pub(super) fn plan(&self, code: PlanCode) -> Option<String> {
        self.catalogue.plans.find(code).map(|plan| plan.name.to_string())
    }

    pub(super) fn seller(&self, kind: SellerKind, code: SellerCode) -> Option<String> {
        let seller = self.sellers.iter().find(|seller| seller.kind == kind && seller.code == code);
        seller.map(|seller| seller.name.to_string())
    }

    pub(super) fn funnel(&self, place: FunnelPlace) -> Option<String> {
        self.catalogue.funnels.find(place.funnel).map(|funnel| funnel.name.to_string())
    }

    pub(super) fn stage(&self, place: FunnelPlace) -> Option<String> {
        let funnel = self.catalogue.funnels.find(place.funnel)?;
        funnel.stage(place.stage).map(|(_, stage)| stage.name.to_string())
    }

    pub(super) fn user(&self, code: UserCode) -> Option<String> {
        let user = self.users.iter().find(|(known, _)| *known == code);
        user.map(|(_, name)| name.to_string())
    }
}

/// What a store is called.
pub(super) fn store_name(stores: &[Store], code: StoreCode) -> Option<String> {
    stores.iter().find(|store| store.code == code).map(|store| store.name.to_string())
}
