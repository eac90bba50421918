//! Whether an action is legal, and which clause forbids it. Refusals tell a player nothing they may
//! not know: they rest on the board and on that player's own hand.

use cloverleaf_core::Seat;
use cloverleaf_grid::SpaceSet;

use crate::action::Action;
use crate::board::Terrain;
use crate::data::CONES;
use crate::refusal::Refusal;
use crate::rules::Gridlock;
use crate::space::Space;
use crate::state::{Phase, State};
use crate::tile::{Kind, Tile};

type Checked = Result<(), Refusal>;

/// Refuses if the condition does not hold.
fn ensure(holds: bool, otherwise: Refusal) -> Checked {
    if holds { Ok(()) } else { Err(otherwise) }
}

impl Gridlock {
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Checked {
        ensure(state.phase == Phase::Racing || state.to_act == seat, Refusal::NotYourTurn(seat))?;
        self.check_phase(state.phase, action)?;
        match action {
            Action::Place(space, tile) => self.check_place(state, seat, space, tile),
            Action::Rotate(space, tile) => self.check_rotate(state, seat, space, tile),
            Action::Remove(space) => self.check_remove(state, seat, space),
            Action::Cone(space) => self.check_cone(state, space),
            Action::Clear(space) => {
                let here = self.find(space)?;
                ensure(state.cones.contains(here), Refusal::NoConeThere(space))
            }
            Action::Stop(space) => self.check_stop(state, seat, space),
            _ => Ok(()),
        }
    }

    /// Whether this kind of action belongs here at all.
    fn check_phase(&self, phase: Phase, action: Action) -> Checked {
        use Action::{Build, Card, Clear, Cone, Drive, End, First, Place, Remove, Rotate, Stop};
        match (phase, action) {
            (_, Card(..) | Action::Tile(..) | First(_)) => Err(Refusal::OnlyChanceDraws),
            (Phase::Racing, Place(..)) | (Phase::Opening, Place(..)) => Ok(()),
            (Phase::Racing, _) => Err(Refusal::RaceIsAPlacement),
            (Phase::Opening, _) => Err(Refusal::OpeningIsAPlacement),
            (Phase::Undeclared, Build | Drive | End) => Ok(()),
            (Phase::Undeclared, _) => Err(Refusal::Undeclared),
            (Phase::Building | Phase::Driving, Build | Drive) => Err(Refusal::DeclaredAlready),
            (Phase::Building, Stop(space)) => Err(Refusal::NoDriveInABuild(space)),
            (
                Phase::Driving,
                Place(space, _) | Rotate(space, _) | Remove(space) | Cone(space) | Clear(space),
            ) => Err(Refusal::NoBuildInADrive(space)),
            (Phase::Tripping, Build | Drive) => Err(Refusal::NothingToDeclare),
            (Phase::Tripping, Cone(space) | Clear(space)) => {
                ensure(self.has_cones(), Refusal::NoCones(space))
            }
            (Phase::Building | Phase::Driving | Phase::Tripping, _) => Ok(()),
            _ => Err(Refusal::OnlyChanceDraws),
        }
    }

    fn find(&self, space: Space) -> Result<usize, Refusal> {
        self.board().find(space).ok_or(Refusal::NoSuchSpace(space))
    }

    fn check_place(&self, state: &State, seat: Seat, space: Space, tile: Tile) -> Checked {
        let here = self.find(space)?;
        let ground = self.board().ground(here);
        ensure(ground == Terrain::Empty, Refusal::NotBuildable(space, ground))?;
        ensure(!state.laid.contains(here), Refusal::Occupied(space))?;
        let held = tile.kind().is_some_and(|kind| state.player(seat).hand.contains(kind));
        ensure(held, Refusal::NotInHand(tile))
    }

    fn check_rotate(&self, state: &State, seat: Seat, space: Space, tile: Tile) -> Checked {
        let here = self.find(space)?;
        let lying = state.tile(here).ok_or(Refusal::NothingToRotate(space))?;
        self.check_zone(state, seat, here).map_err(|centre| Refusal::RotateInZone(space, centre))?;
        ensure(tile != lying, Refusal::SameRoads(space))?;
        ensure(tile.kind() == lying.kind(), Refusal::AnotherTile(space, tile))
    }

    fn check_remove(&self, state: &State, seat: Seat, space: Space) -> Checked {
        let here = self.find(space)?;
        ensure(state.laid.contains(here), Refusal::NothingToRemove(space))?;
        self.check_zone(state, seat, here).map_err(|centre| Refusal::RemoveInZone(space, centre))?;
        match self.all_seats().find(|&other| state.player(other).car_space() == here) {
            Some(driver) => Err(Refusal::UnderACar(space, driver)),
            None => Ok(()),
        }
    }

    /// Whether a seat may rotate and remove on a space; otherwise the middle of a zone that forbids it.
    fn check_zone(&self, state: &State, seat: Seat, here: usize) -> Result<(), Space> {
        let vehicle = self.construction_for(seat).map(|vehicle| state.player(vehicle).car_space());
        let centres = state.cones | vehicle.map_or(SpaceSet::EMPTY, SpaceSet::of);
        match centres.into_iter().find(|&centre| self.board().zone(centre).contains(here)) {
            Some(centre) => Err(self.board().spaces[centre]),
            None => Ok(()),
        }
    }

    fn check_cone(&self, state: &State, space: Space) -> Checked {
        let here = self.find(space)?;
        ensure(!state.cones.contains(here), Refusal::ConeThere(space))?;
        ensure(state.cones.len() < CONES, Refusal::NoConeLeft(space))
    }

    fn check_stop(&self, state: &State, seat: Seat, space: Space) -> Checked {
        let here = self.find(space)?;
        ensure(state.player(seat).car_space() != here, Refusal::StandsThere(space))?;
        if self.reaches(state, seat, here) {
            return Ok(());
        }
        let open = self.open(seat)[here] != 0 || state.laid.contains(here);
        ensure(open, Refusal::NotOpen(space))?;
        ensure(self.reach_in_the_end(state, seat).contains(here), Refusal::NotJoined(space))?;
        match self.first_stop_towards(state, seat, here) {
            Some(stop) => {
                let reason = self.why_stop(state, seat, stop);
                Err(Refusal::MustStop(space, self.board().spaces[stop], reason))
            }
            None => Err(Refusal::NotJoined(space)),
        }
    }

    pub(crate) fn check_draw(&self, state: &State, action: Action) -> Checked {
        let due = Refusal::NotThisDraw(state.phase, state.to_act);
        match (state.phase, action) {
            (Phase::Showing | Phase::Redrawing | Phase::Dealing, Action::Card(seat, name)) => {
                ensure(seat == state.to_act, due)?;
                let card = name.and_then(|name| self.board().card_named(name));
                let there = card.is_some_and(|card| self.drawable(state).contains(card));
                ensure(there, Refusal::CardNotThere(state.phase, name))
            }
            (Phase::Handing | Phase::Refilling, Action::Tile(seat, tile)) => {
                ensure(seat == state.to_act, due)?;
                ensure(tile.is_some_and(|tile| can_draw(state, tile)), Refusal::TileNotThere(tile))
            }
            (Phase::Choosing, Action::First(seat)) => {
                ensure(self.all_seats().any(|sitting| sitting == seat), due)
            }
            _ => Err(due),
        }
    }
}

/// Whether a tile is in the pile, and named as draws name it.
fn can_draw(state: &State, tile: Tile) -> bool {
    let is_there = |kind: Kind| state.draw_pile().is_some_and(|pile| pile[kind.index()] > 0);
    tile.kind().is_some_and(|kind| kind.tile() == tile && is_there(kind))
}
