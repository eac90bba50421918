//! A law that cannot fail is worth nothing: each fault planted in a toy is caught, by the law it
//! breaks, and the sound toy keeps them all.

mod toy;

use cloverleaf_core::SplitMix;
use cloverleaf_testkit::game;
use cloverleaf_testkit::laws::{Broken, Effort, Law, hold_for};
use toy::{Fault, Toy, ToySubject};

fn look(fault: Option<Fault>, seats: u8) -> Result<(), Broken> {
    let options = fault.map_or(String::new(), |fault| format!("fault={fault:?}"));
    let game: Toy = game(seats, &options).expect("the toy has this set-up");
    let effort = Effort { matches: 40, most_actions: 400, every: 1 };
    hold_for::<ToySubject>(&game, &mut SplitMix::new(1), effort)
}

fn law_against(fault: Fault) -> Law {
    match fault {
        Fault::ForgottenAction => Law::ListedIsChecked,
        Fault::ListedTwice => Law::NoRepeats,
        Fault::PicksOffByOne | Fault::DrawsUnweighted => Law::PicksAreListed,
        Fault::NothingToDo | Fault::WeightlessDraw => Law::SomeoneCanAct,
        Fault::OverWithoutOutcome => Law::OverHasOutcome,
        Fault::TextOffByOne => Law::TextRoundTrips,
        Fault::MemoryOutsideTheState => Law::LogReplays,
        Fault::TieByArrival => Law::CommitsCommute,
        Fault::SeatOneFavoured => Law::SeatsRelabel,
        Fault::CompletionLosesOwnBid | Fault::ViewLosesFieldInJson => Law::ViewsComplete,
        Fault::ListPeeksAtOthersCard => Law::KnowledgeIsEnough,
        Fault::ViewCarriesTheDeck | Fault::RedactionShowsBids => Law::NoLeak,
        Fault::BidsSaidToRevealNothing => Law::NothingLearnt,
        Fault::Endless => Law::GamesEnd,
        Fault::NoWords | Fault::NotTranslated | Fault::ArgumentLeftOut | Fault::NoCommand => {
            Law::EverythingHasWords
        }
    }
}

#[test]
fn the_sound_toy_keeps_every_law() {
    for seats in [2, 3] {
        assert_eq!(look(None, seats), Ok(()));
    }
}

#[test]
fn each_planted_fault_is_caught_by_the_law_it_breaks() {
    for fault in Fault::ALL {
        let broken = look(Some(fault), 2).expect_err(&format!("{fault:?} went unnoticed"));
        assert_eq!(broken.law, law_against(fault), "{fault:?}: {broken}");
    }
}
