//! Lists that are read batch by batch.

use domain::crm::{LeadChange, LeadData};
use domain::search::LeadFilters;
use domain::testing::{access, now, store};
use domain::values::{LeadCode, PersonName};

use super::crm::{lead, world};
use crate::testing::whole;
use crate::{Listing, StoreError, Tx};

/// Writes a lead of this name down, over the one that has the code.
fn put(tx: &mut Tx<'_>, code: Option<LeadCode>, name: &str, change: fn(&mut LeadData)) -> Result<LeadCode, StoreError> {
    let mut data = LeadData { name: PersonName::parse(name).unwrap(), ..lead(None) };
    change(&mut data);
    Ok(tx.put_lead(LeadChange { code, data }, now())?.code)
}

/// Leads of these names.
fn leads(tx: &mut Tx<'_>, names: &str) -> Result<Vec<LeadCode>, StoreError> {
    names.split(' ').map(|name| put(tx, None, name, |_| {})).collect()
}

/// Names of the next batch.
fn batch(tx: &mut Tx<'_>, listing: &mut Listing<LeadFilters>) -> Result<String, StoreError> {
    let names: Vec<String> = listing.next(tx)?.iter().map(|lead| lead.data.name.to_string()).collect();
    Ok(names.join(" "))
}

pub(crate) fn batches_are_the_list(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    leads(tx, "Ana Bia Caio Davi Eva Fabio Gil")?;
    let all = whole(tx, LeadFilters::default(), &access(&[1]))?;
    for (n_codes, n_items) in [(1, 1), (3, 2), (7, 7), (2, 3), (8, 3), (100, 100)] {
        let mut listing = Listing::new(LeadFilters::default(), access(&[1])).sized(n_codes, n_items);
        let mut read = Vec::new();
        while !listing.is_ended() {
            let batch = listing.next(tx)?;
            assert!(batch.len() <= n_items);
            read.extend(batch);
        }
        assert_eq!(read, all, "{n_codes} codes, {n_items} records");
        assert_eq!(listing.next(tx)?, [], "it stays at its end");
    }
    Ok(())
}

pub(crate) fn changes_between_batches_repeat_nothing_and_lose_nothing(tx: &mut Tx<'_>) -> Result<(), StoreError> {
    world(tx)?;
    let codes = leads(tx, "Ana Bia Caio Davi Eva Fabio Gil")?;
    // Five are found at once, two of them read.
    let mut listing = Listing::new(LeadFilters::default(), access(&[1])).sized(5, 2);
    assert_eq!(batch(tx, &mut listing)?, "Ana Bia");
    put(tx, Some(codes[0]), "Anita", |_| {})?;
    put(tx, Some(codes[2]), "Caius", |_| {})?;
    put(tx, Some(codes[3]), "Davi", |lead| lead.is_active = false)?;
    put(tx, Some(codes[4]), "Eva", |lead| lead.store = store(2))?;
    put(tx, Some(codes[5]), "Fabio", |lead| lead.is_active = false)?;
    put(tx, None, "Hugo", |_| {})?;
    assert_eq!(batch(tx, &mut listing)?, "Caius", "one is no longer active");
    assert_eq!(batch(tx, &mut listing)?, "", "one is beyond the border");
    assert!(!listing.is_ended());
    assert_eq!(batch(tx, &mut listing)?, "Gil Hugo", "found after the changes");
    assert!(listing.is_ended());
    Ok(())
}
