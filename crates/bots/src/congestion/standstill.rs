//! When nothing goes any more: lanes that wait for each other in a ring wait for ever, because a signal
//! changes only when its lane moves (TC-3.6). A game can go on for ever around such a ring without another
//! car coming home; whoever sees that passes, and when all do it is over (TC-5.3). And whoever is out of
//! patience and has no hope left lets the others bring theirs home.

use cloverleaf_congestion::{Colour, Congestion, Direction, State};
use cloverleaf_core::Seat;

use super::{Flow, Target};

impl Flow {
    /// Whether nobody can hope for another car, or this seat cannot and has lost its patience; and whoever has
    /// lost it twice over gives up in any case, so that a game between bots always ends.
    pub(super) fn gives_up(&self, game: &Congestion, state: &State, seat: Seat) -> bool {
        if self.weary {
            return true;
        }
        let stuck = self.stuck(state);
        let hopes = |&colour: &Colour| self.has_hope(state, &stuck, colour);
        let hopeless = stuck.contains(&true) && !hopes(&game.colours()[seat]);
        hopeless && (self.rivalry == 0.0 || !game.colours().as_slice().iter().any(hopes))
    }

    /// The lanes that never move again: each waits for room in one that does not either.
    fn stuck(&self, state: &State) -> Vec<bool> {
        let waits_for = |lane: usize| match self.leads[lane][state.signal(lane)? as usize] {
            Target::Lane(next) if !state.has_room(next) => Some(next),
            _ => None,
        };
        let mut stuck: Vec<bool> = (0..self.leads.len()).map(|lane| waits_for(lane).is_some()).collect();
        // A chain of waiting lanes is no longer than there are lanes.
        for _ in 0..stuck.len() {
            for lane in 0..stuck.len() {
                stuck[lane] &= waits_for(lane).is_some_and(|next| stuck[next]);
            }
        }
        stuck
    }

    /// Whether a car of this colour can still come home, from the board or from outside.
    fn has_hope(&self, state: &State, stuck: &[bool], colour: Colour) -> bool {
        let home = self.home(stuck, colour);
        let on_board = (0..home.len()).any(|lane| home[lane] && state.cars(lane).any(|car| car == colour));
        let may_enter =
            |&lane: &usize| home[lane] && state.has_room(lane) && self.admits(stuck, lane, colour);
        on_board || self.entrances.iter().any(may_enter)
    }

    /// The lanes from which a colour can come home if all signals were set for it.
    fn home(&self, stuck: &[bool], colour: Colour) -> Vec<bool> {
        let mut home = vec![false; stuck.len()];
        for _ in 0..stuck.len() {
            for lane in 0..stuck.len() {
                let leads_home = |direction: Direction| match self.leads[lane][direction as usize] {
                    Target::Exit(side) => side == colour.side(),
                    Target::Lane(next) => home[next],
                };
                home[lane] = !stuck[lane] && Direction::ALL.into_iter().any(leads_home);
            }
        }
        home
    }

    /// TC-3.3: whether a colour can ever enter a lane: none of its exits is next, or the signal can point
    /// elsewhere and change again.
    fn admits(&self, stuck: &[bool], lane: usize, colour: Colour) -> bool {
        let leads = self.leads[lane];
        let is_own = |target: &Target| *target == Target::Exit(colour.side());
        let goes_on =
            |target: &Target| !is_own(target) && !matches!(target, Target::Lane(next) if stuck[*next]);
        !leads.iter().any(is_own) || leads.iter().any(goes_on)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cloverleaf_core::{Actor, Game, GameExt, Turn};

    /// The entrances, the middle lanes that can be filled from them straight on, with cars of a colour that may
    /// enter, and the signals that lead round the middle of the board, first one way and then the other.
    const ROUND: [(&str, &str, &str, &str); 8] = [
        ("SW:E", "red", "SE:E", "left"),
        ("SE:N", "yellow", "NE:N", "left"),
        ("NE:W", "red", "NW:W", "left"),
        ("NW:S", "red", "SW:S", "left"),
        ("NW:E", "red", "NE:E", "right"),
        ("NE:S", "yellow", "SE:S", "right"),
        ("SE:W", "red", "SW:W", "right"),
        ("SW:N", "red", "NW:N", "right"),
    ];

    fn play(game: &Congestion, state: &mut State, text: &str) {
        let Turn::Seat(seat) = game.turn(state) else { panic!("{text}: nobody's turn") };
        let played = game.play(state, Actor::Seat(seat), text.parse().unwrap());
        assert!(played.is_ok(), "{text}: {played:?}");
    }

    /// All middle lanes are full.
    fn full() -> (Congestion, State) {
        let game = Congestion::new(2, Default::default()).unwrap();
        let mut state = game.start();
        for (entrance, colour, _, _) in ROUND {
            play(&game, &mut state, &format!("signal {entrance} straight"));
            (0..5).for_each(|_| play(&game, &mut state, &format!("enter {entrance} {colour}")));
            play(&game, &mut state, &format!("move {entrance} remove"));
        }
        (game, state)
    }

    #[test]
    fn lanes_in_a_ring_are_stuck_as_soon_as_it_is_closed() {
        let (game, mut state) = full();
        let flow = Flow::new(game.board(), usize::MAX, 1.0);
        let gives_up = |flow: &Flow, state: &State| flow.gives_up(&game, state, Seat::at(0));
        for (count, (_, _, lane, on)) in ROUND.into_iter().enumerate() {
            let stuck = flow.stuck(&state).iter().filter(|&&stuck| stuck).count();
            assert_eq!(stuck, if count < 4 { 0 } else { 4 }, "before {lane}");
            assert!(!gives_up(&flow, &state), "before {lane}: a way round is open");
            play(&game, &mut state, &format!("signal {lane} {on}"));
        }
        assert_eq!(flow.stuck(&state).iter().filter(|&&stuck| stuck).count(), 8);
        assert!(gives_up(&flow, &state));
    }

    #[test]
    fn whoever_has_sat_there_for_ever_gives_up_whatever_they_hope() {
        let game = Congestion::new(4, Default::default()).expect("the ordinary set-up");
        let state = game.start();
        let after =
            |turns: f64| Flow::new(game.board(), usize::MAX, turns).gives_up(&game, &state, Seat::at(0));
        assert!(!after(200.0), "there is hope");
        assert!(after(201.0));
    }
}
