//! Discount cards of benefits and dependents: thirteen digits, and one owner.

use serde_json::Value;

use super::super::random::Random;
use super::state::Model;
use super::wire::Exchange;

/// Cards that nobody has at first, which the service would not number so.
const CARDS: &[&str] = &["7999000000001", "7999 00 0 000 002", "7999000000003"];

/// Whose a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Owner {
    Benefit(i32),
    Dependent(i32),
}

/// A card to be sent; now and then somebody's.
pub(super) fn some_card(model: &Model, random: &mut Random) -> String {
    let known: Vec<String> = owners(model).map(|(card, _)| card).collect();
    if known.is_empty() || random.one_in(2) {
        return (*random.choose(CARDS)).to_owned();
    }
    random.choose(&known).clone()
}

/// Whether a card is nobody's, or already the owner's to be.
pub(super) fn is_free(model: &Model, card: &str, owner: Option<Owner>) -> bool {
    owners(model).find(|(known, _)| *known == bare(card)).is_none_or(|(_, known)| Some(known) == owner)
}

/// The card that the service issued, which nobody has.
pub(super) fn issued(model: &Model, answer: &Exchange) -> String {
    let card = bare(answer.body["numeroCartaoDesconto"].as_str().expect("a card is issued"));
    assert!(is_free(model, &card, None), "{card} is somebody's: {}", answer.body);
    card
}

/// A card without its spaces.
pub(super) fn bare(card: &str) -> String {
    card.replace(' ', "")
}

/// A card as it is shown.
pub(super) fn shown(card: &str) -> Value {
    let parts = [&card[..4], &card[4..6], &card[6..7], &card[7..10], &card[10..]];
    Value::from(parts.join(" "))
}

fn owners(model: &Model) -> impl Iterator<Item = (String, Owner)> {
    let benefits = model.benefits.iter().map(|(code, it)| (it.card.clone(), Owner::Benefit(*code)));
    let of_dependent = |(code, it): (&i32, &super::state::Dependent)| Some((it.card.clone()?, Owner::Dependent(*code)));
    benefits.chain(model.dependents.iter().filter_map(of_dependent))
}
