//! What every engine must do alike: one suite, run on each.
//!
//! A case gets a transaction on an empty database. It drives the store as the service does: facts are read, a rule of
//! the domain decides, the outcome is put.

pub(super) mod attendance;
pub(super) mod benefits;
pub(super) mod catalogue_cases;
pub(super) mod crm;
pub(super) mod dependents;
pub(super) mod events;
pub(super) mod lists;
pub(super) mod mails;
pub(super) mod members;
pub(super) mod outbox;
pub(super) mod people;
pub(super) mod plans;
pub(super) mod records;
pub(super) mod registers;
pub(super) mod request_keys;
pub(super) mod search;
pub(super) mod users;
pub(super) mod world;

use super::{StoreError, Tx};

/// One case.
pub(super) type Case = fn(&mut Tx<'_>) -> Result<(), StoreError>;

/// Makes a test of each case for an engine; `$run` brings up an empty database and a transaction.
macro_rules! conforms {
    ($run:path: $($area:ident { $($case:ident),+ $(,)? })+) => { $(
        mod $area { $(
            #[test]
            fn $case() {
                $run(crate::conformance::$area::$case);
            }
        )+ }
    )+ };
}

/// The suite for an engine.
macro_rules! suite {
    ($run:path) => {
        crate::conformance::conforms! { $run:
            people {
                a_person_is_read_as_it_was_written,
                an_update_replaces_lists_and_addresses_as_a_whole,
                a_document_stands_once_in_a_store_and_in_every_store,
            }
            catalogue_cases {
                catalogues_are_read_as_they_were_put,
            }
            benefits {
                a_benefit_is_read_as_it_was_written,
                a_new_benefit_gets_code_sequential_card_item_and_history,
                an_update_keeps_code_and_sequential_and_moves_the_plan,
                benefits_are_found_by_either_spelling_of_a_plate,
                a_cancellation_is_recorded_once,
                additional_fields_are_put_changed_and_taken_away,
                a_validation_finds_by_card_sequential_or_document,
                issued_cards_pass_over_those_that_are_taken,
            }
            crm {
                sellers_and_funnels_are_read_as_they_were_put,
                a_lead_is_read_as_it_was_written,
                only_active_leads_are_known_by_their_document,
                a_deal_is_read_as_it_was_written,
                a_dependent_of_a_deal_is_overwritten_whole,
                leads_are_found_by_each_meaning_of_a_text,
                deals_are_found_by_all_that_is_given,
                sellers_are_found_within_the_border,
            }
            dependents {
                a_dependent_is_read_as_it_was_written,
                an_overwritten_dependent_keeps_nothing,
                a_cpf_stands_once_in_a_benefit,
            }
            lists {
                batches_are_the_list,
                changes_between_batches_repeat_nothing_and_lose_nothing,
            }
            users {
                a_user_is_read_as_it_was_written,
                a_token_is_its_holders_until_it_expires,
                what_changes_a_user_revokes_their_tokens,
                users_are_listed_page_by_page,
                stores_that_are_granted_taken_and_closed_count_at_once,
            }
            mails {
                a_mail_is_claimed_once_until_its_lease_ends,
                what_ended_says_nothing_any_more,
                an_acceptance_counts_whenever_it_comes,
                a_link_is_its_holders_until_it_expires,
                what_changes_a_user_revokes_their_links,
            }
            request_keys {
                an_answer_is_kept_until_it_expires,
                a_key_is_one_users_and_one_operations,
                what_fails_is_not_kept,
            }
            search {
                benefits_are_found_by_all_that_is_given,
                nothing_is_found_beyond_the_border,
                dependents_are_found_by_all_that_is_given,
                no_character_of_a_name_is_a_wildcard,
            }
            members {
                members_are_found_by_all_that_is_given,
                members_beyond_the_border_are_not_found,
                a_found_member_is_whole,
                pages_are_of_a_hundred_and_end,
                a_benefit_that_moves_to_another_store_moves_in_the_list,
                a_member_who_is_renamed_is_found_by_the_new_name,
            }
            outbox {
                a_change_leaves_a_delivery_for_each_receiver_of_its_entity,
                first_attempts_of_an_entity_keep_their_order,
                what_fails_is_due_again_after_its_wait,
                a_lease_that_ends_is_as_if_it_had_never_been,
                a_success_counts_whenever_it_comes,
                a_claim_takes_what_there_is_room_for,
                whoever_has_least_under_way_comes_first,
                whoever_is_gone_is_disabled_and_waited_for,
                five_days_of_nothing_but_failures_disable_a_receiver,
                the_last_attempts_are_kept,
                what_ended_long_ago_is_forgotten,
                what_is_recorded_together_is_kept_one_by_one,
                a_replay_keeps_the_attempt_that_succeeded,
            }
            plans {
                every_filter_of_members_has_an_index,
                every_other_filter_has_an_index,
                every_filter_of_attendances_has_an_index,
                every_filter_of_deliveries_has_an_index,
            }
            records {
                a_supplier_is_read_as_it_was_put,
                credit_cards_are_read_as_they_were_put,
                equipment_is_read_as_it_was_put,
            }
            registers {
                suppliers_are_listed_page_by_page,
                sellers_are_listed_by_all_that_is_given,
                what_is_new_comes_after_all_that_is_there,
                a_version_rises_whenever_a_list_is_replaced,
                what_refers_to_a_register_is_counted,
                held_values_keep_a_field,
                what_is_removed_takes_its_own_with_it,
            }
            attendance {
                what_is_chosen_from_is_read_as_it_was_put,
                attendances_are_read_as_they_were_written,
                a_list_begins_with_what_was_opened_last_and_goes_on_where_it_ended,
                one_history_tells_of_all_entities,
            }
            events {
                an_event_is_read_as_it_was_put,
                events_are_found_by_all_that_is_given,
                related_events_are_shown_once_and_within_the_border,
                a_long_chain_and_a_wide_family_are_cut,
            }
        }
    };
}

pub(super) use {conforms, suite};
