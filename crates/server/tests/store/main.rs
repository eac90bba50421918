//! What the store promises, kept by both databases: every law runs on SQLite and on a real Postgres.

#![expect(clippy::unwrap_used, reason = "laws are tests, though their attribute stands elsewhere")]

mod backup;
mod counted;
mod crash;
mod databases;
mod encrypted;
mod friends;
mod log;
mod notices;
mod opening;
mod passkeys;
mod people;
#[path = "../support/postgres.rs"]
mod postgres;
mod privacy;
mod race;
mod speakers;
mod tables;

use databases::{Databases, run};

/// Each law is a test on SQLite. On Postgres all are one, so that it is started once, each in a database of
/// its own.
macro_rules! laws {
    ($($module:ident: $($law:ident)*;)*) => {
        mod on_sqlite {
            use super::{Databases, run};
            $(mod $module {
                $(#[test]
                fn $law() {
                    super::run(crate::$module::$law(&super::Databases::sqlite()));
                })*
            })*
        }

        #[test]
        fn every_law_holds_on_postgres() {
            let databases = Databases::postgres();
            $($(
                println!("{}", concat!(stringify!($module), "::", stringify!($law)));
                run($module::$law(&databases));
            )*)*
        }
    };
}

laws! {
    log:
        entries_are_kept_in_order
        a_batch_that_is_sent_again_is_known_by_its_place
        a_place_is_its_firsts
        a_table_is_opened_once
        a_rematch_is_opened_with_its_entry_or_not_at_all
        what_cannot_be_stored_spoils_nothing_else
        what_was_stored_is_there_after_reopening
        closing_waits_for_what_was_handed_in;
    race:
        two_servers_at_one_table_store_every_batch_once
        two_servers_at_many_tables_never_wait_for_each_other_in_a_ring;
    tables:
        lists_show_what_is_listed_and_mine
        no_table_is_lost_between_two_pages
        mine_begin_with_what_waits_longest
        one_host_does_not_fill_a_list
        the_server_finds_what_needs_it
        heads_and_counts;
    people:
        people_are_known_by_keys_until_these_expire
        a_key_is_dropped_by_its_owner_only
        a_login_is_one_persons
        a_guests_tables_are_brought_along_and_let_go
        who_is_forgotten_stays_forgotten
        idle_guests_are_found
        a_span_without_servers_is_noted_once;
    passkeys:
        the_last_way_to_log_in_stays
        a_challenge_is_taken_once_and_in_time;
    notices:
        a_notice_is_there_once_and_one_process_takes_it
        a_notice_is_wanted_until_the_decision_is_made
        channels_go_with_their_owner;
    counted:
        a_game_is_counted_once_whoever_counts_it
        only_what_is_over_is_counted
        results_are_told_and_private_games_are_not
        a_ladder_has_places_and_pages
        of_whoever_is_forgotten_nothing_is_counted;
    friends:
        friends_are_friends_of_each_other
        a_friend_who_was_a_guest_is_the_account_now
        a_friend_link_ends_and_there_are_few
        friends_are_seen_at_listed_tables_only
        an_invitation_lasts_until_the_game_starts_or_the_friendship_ends;
    backup:
        a_backup_is_one_moment_while_entries_go_on
        a_restored_backup_is_the_same_database
        a_restore_adds_what_is_missing_and_changes_nothing_else
        a_backup_of_another_story_adds_nothing
        a_damaged_backup_says_where_and_adds_nothing;
    speakers:
        whoever_speaks_is_found_there
        what_an_earlier_version_stored_is_learnt_later
        speakers_are_learnt_anew_after_a_restore
        whoever_is_forgotten_has_spoken_nowhere;
    privacy:
        every_column_is_on_the_privacy_page;
    opening:
        a_newer_database_is_refused
        somebody_elses_database_is_left_alone
        several_servers_may_make_the_database_at_once;
}
