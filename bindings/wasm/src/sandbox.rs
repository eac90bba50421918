//! Playing on for everybody from what somebody sees, without anything happening at the table.

use cloverleaf_catalog as catalog;
use cloverleaf_core::Seat;
use cloverleaf_protocol::worker::{Imagined, Setup, Sitting};
use cloverleaf_protocol::{PlanStep, TurnNow};
use cloverleaf_table::{Ahead, AnyTable, Seed};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Said;
use crate::convert::{fault, options, parse, refusal, seat, text};
use crate::game::{eyes, happened, now};
use crate::log::Log;

/// A game on which somebody plays on for everybody. What they do not know is imagined.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Sandbox {
    ahead: Ahead,
    start: Box<dyn AnyTable>,
    sitters: Vec<Sitting>,
    /// Who thinks ahead; nobody if they only watch.
    owner: Option<Seat>,
}

#[wasm_bindgen]
impl Sandbox {
    /// Goes on from a view of a game with this [`Setup`], for whoever has that view: a seat, or 0 for somebody who only
    /// watches. `resigned` is a list of the seats that have given up.
    ///
    /// # Errors
    /// If there is no such set-up or seat, or this is no view of the game.
    #[wasm_bindgen(constructor)]
    pub fn new(setup: &str, view: &str, number: u8, resigned: &str, seed: u64) -> Result<Sandbox, String> {
        let setup: Setup = parse(setup)?;
        let seats = u8::try_from(setup.sitters.len()).unwrap_or(u8::MAX);
        let mut table = catalog::imagine(&setup.game, seats, &options(&setup)?, &parse(view)?, seed)
            .map_err(|error| fault(&error.message()))?;
        for number in parse::<Vec<u8>>(resigned)? {
            table.resign(seat(number)?).map_err(refusal)?;
        }
        let owner = if number == 0 { None } else { Some(seat(number)?) };
        let start = table.duplicate();
        let ahead = Ahead::new(table, owner, Seed::from_number(seed));
        Ok(Sandbox { ahead, start, sitters: setup.sitters, owner })
    }

    /// How it would stand, as [`Imagined`]: through the eyes of whoever is to act, its owner's first.
    ///
    /// # Errors
    /// If its owner has no seat at the table.
    pub fn state(&self) -> Said {
        let table = self.ahead.table();
        let asked = table.turn().seats();
        let viewer = self.owner.filter(|owner| asked.contains(*owner) || asked.is_empty()).or(asked.lowest());
        let viewer = viewer.or(self.owner).map_or(0, Seat::number);
        let mut log = Log::new(self.start.duplicate());
        log.catch_up(table);
        let mut now = now(table, &self.sitters, eyes(viewer)?);
        now.turn = TurnNow { seats: asked.iter().map(Seat::number).collect(), ..now.turn };
        Ok(text(&Imagined {
            now,
            viewer,
            happened: (1..).zip(log.seen_by(eyes(viewer)?)).map(|(v, event)| happened(v, &event)).collect(),
            line: self.ahead.line().iter().map(PlanStep::from).collect(),
            drawn: self.ahead.has_drawn(),
        }))
    }

    /// Plays a list of actions for a seat, all or none, and whatever nobody chooses then.
    ///
    /// # Errors
    /// Why one of them may not be done. Nothing has changed then.
    pub fn play(&mut self, number: u8, actions: &str) -> Result<(), String> {
        self.ahead.play(seat(number)?, &parse::<Vec<String>>(actions)?).map_err(refusal)
    }

    /// Goes back to before the last choice; whether there was one.
    pub fn undo(&mut self) -> bool {
        self.ahead.undo()
    }

    /// Draws anew what was drawn last; whether there was something to draw.
    pub fn redraw(&mut self, seed: u64) -> bool {
        self.ahead.redraw(Seed::from_number(seed))
    }
}

#[cfg(test)]
mod tests {
    use cloverleaf_core::{Random as _, SplitMix, Viewer};
    use serde_json::{Value as Json, json};

    use super::*;

    fn sandbox(id: &str, seats: u8, viewer: u8) -> (Sandbox, Json) {
        let mut table = catalog::open(id, seats, &[], Some(Seed::from_number(3))).expect("a set-up");
        table.roll(None);
        let view = table.view(if viewer == 0 { Viewer::Spectator } else { eyes(viewer).expect("a seat") });
        let sitters = vec![json!({"name": ""}); seats.into()];
        let setup = json!({"game": id, "options": {}, "sitters": sitters}).to_string();
        (Sandbox::new(&setup, &view.to_string(), viewer, "[]", 5).expect("a view of the game"), view)
    }

    fn state(sandbox: &Sandbox) -> Imagined {
        serde_json::from_str(&sandbox.state().expect("its owner has a seat")).expect("its own JSON")
    }

    #[test]
    fn everybody_is_played_for_and_every_choice_goes_back() {
        for entry in catalog::entries() {
            for viewer in [0, 1] {
                let (mut sandbox, _) = sandbox(entry.id, entry.about.max_seats, viewer);
                let mut random = SplitMix::new(9);
                let mut states = vec![state(&sandbox)];
                while states.len() < 12 && sandbox.ahead.table().outcome().is_none() {
                    let asked = states.last().map_or(0, |state| state.viewer);
                    let legal = sandbox.ahead.table().legal(seat(asked).expect("a seat"));
                    let action = random.choose(&legal).expect("there is something to do");
                    sandbox.play(asked, &json!([action]).to_string()).expect("legal");
                    states.push(state(&sandbox));
                }
                assert!(states.len() > 5, "{}", entry.id);
                while let Some(later) = states.pop() {
                    assert_eq!(state(&sandbox), later, "{}", entry.id);
                    assert_eq!(sandbox.undo(), !states.is_empty(), "{}", entry.id);
                }
            }
        }
    }

    #[test]
    fn a_refused_action_changes_nothing_and_a_bad_view_is_told() {
        let (mut sandbox, _) = sandbox("rightofway", 2, 1);
        let before = state(&sandbox);
        assert!(sandbox.play(1, r#"["no such thing"]"#).is_err());
        assert!(sandbox.play(9, "[]").is_err());
        assert_eq!(state(&sandbox), before);
        let setup = json!({"game": "rightofway", "options": {}, "sitters": [{"name": ""}, {"name": ""}]});
        assert!(Sandbox::new(&setup.to_string(), "{}", 1, "[]", 5).is_err());
    }

    #[test]
    fn what_was_drawn_can_be_drawn_otherwise() {
        let (mut sandbox, view) = sandbox("rightofway", 2, 1);
        let mut random = SplitMix::new(1);
        while !state(&sandbox).drawn {
            let asked = state(&sandbox).viewer;
            let legal = sandbox.ahead.table().legal(seat(asked).expect("a seat"));
            let action = random.choose(&legal).expect("there is something to do");
            sandbox.play(asked, &json!([action]).to_string()).expect("legal");
        }
        let first = state(&sandbox);
        let others = (0..20).map(|seed| (sandbox.redraw(seed), state(&sandbox).line));
        let others: Vec<_> = others.collect();
        assert!(others.iter().all(|(drawn, line)| *drawn && line.len() == first.line.len()));
        assert!(others.iter().any(|(_, line)| *line != first.line), "{view}");
    }
}
