//! Every "no" of the rules, one variant a reason, each with its clause.

use alloc::string::{String, ToString};

use cloverleaf_core::{Message, Seat};

use crate::board::Terrain;
use crate::drive::ForcedStop;
use crate::space::{Name, Space};
use crate::state::Phase;
use crate::tile::Tile;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// GB-1.1: the board has no such space.
    NoSuchSpace(Space),
    /// GB-2.3: the tile there cannot be turned into this one.
    AnotherTile(Space, Tile),
    /// GB-3.1: a draw is not a player's to make.
    OnlyChanceDraws,
    /// GB-3.2, GB-3.3, GB-3.4, GB-3.5, GB-4.3: another draw is due in this phase.
    NotThisDraw(Phase, Seat),
    /// GB-3.2, GB-3.3: this card cannot be drawn now.
    CardNotThere(Phase, Option<Name>),
    /// GB-4.4: this tile is not in the pile, or is not written as the list of kinds has it.
    TileNotThere(Option<Tile>),
    /// GB-3.5: the first action of a race is a placement.
    RaceIsAPlacement,
    /// GB-3.6: a turn of the opening round is one placement.
    OpeningIsAPlacement,
    /// GB-4.1: the kind of turn has to be declared first.
    Undeclared,
    /// GB-4.1: the kind of turn has been declared.
    DeclaredAlready,
    /// GB-4.1: this is a build turn.
    NoDriveInABuild(Space),
    /// GB-4.1: this is a drive turn.
    NoBuildInADrive(Space),
    /// GB-4.5: it is not this player's turn.
    NotYourTurn(Seat),
    /// GB-5.1: only an empty space takes a tile.
    NotBuildable(Space, Terrain),
    /// GB-5.1: there is a tile already.
    Occupied(Space),
    /// GB-5.1: the player has no such tile in hand.
    NotInHand(Tile),
    /// GB-5.2: there is no tile to rotate.
    NothingToRotate(Space),
    /// GB-5.2: the tile lies so already.
    SameRoads(Space),
    /// GB-5.2: construction around that space forbids it.
    RotateInZone(Space, Space),
    /// GB-5.3: there is no tile to remove.
    NothingToRemove(Space),
    /// GB-5.3: construction around that space forbids it.
    RemoveInZone(Space, Space),
    /// GB-5.3: a car stands on the tile.
    UnderACar(Space, Seat),
    /// GB-5.4: both cones are in play.
    NoConeLeft(Space),
    /// GB-5.4: the space has a cone.
    ConeThere(Space),
    /// GB-5.5: the space has no cone.
    NoConeThere(Space),
    /// GB-6.1: the car stands there.
    StandsThere(Space),
    /// GB-6.2: no car of this colour can drive on such a space.
    NotOpen(Space),
    /// GB-6.2: no road leads there.
    NotJoined(Space),
    /// GB-6.5, GB-9.1, GB-9.2, GB-10.4: the way to the first space leads over the second, where the car
    /// has to stop.
    MustStop(Space, Space, ForcedStop),
    /// GB-8.1: a quick trip has no build or drive turns.
    NothingToDeclare,
    /// GB-8.1: a quick trip has no cones.
    NoCones(Space),
}

impl cloverleaf_core::Refusal for Refusal {
    fn clause(&self) -> &'static str {
        match self {
            Refusal::NoSuchSpace(_) => "GB-1.1",
            Refusal::AnotherTile(..) => "GB-2.3",
            Refusal::OnlyChanceDraws => "GB-3.1",
            Refusal::NotThisDraw(phase, _) | Refusal::CardNotThere(phase, _) => draw_clause(*phase),
            Refusal::TileNotThere(_) => "GB-4.4",
            Refusal::RaceIsAPlacement => "GB-3.5",
            Refusal::OpeningIsAPlacement => "GB-3.6",
            Refusal::Undeclared
            | Refusal::DeclaredAlready
            | Refusal::NoDriveInABuild(_)
            | Refusal::NoBuildInADrive(_) => "GB-4.1",
            Refusal::NotYourTurn(_) => "GB-4.5",
            Refusal::NotBuildable(..) | Refusal::Occupied(_) | Refusal::NotInHand(_) => "GB-5.1",
            Refusal::NothingToRotate(_) | Refusal::SameRoads(_) | Refusal::RotateInZone(..) => "GB-5.2",
            Refusal::NothingToRemove(_) | Refusal::RemoveInZone(..) | Refusal::UnderACar(..) => "GB-5.3",
            Refusal::NoConeLeft(_) | Refusal::ConeThere(_) => "GB-5.4",
            Refusal::NoConeThere(_) => "GB-5.5",
            Refusal::StandsThere(_) => "GB-6.1",
            Refusal::NotOpen(_) | Refusal::NotJoined(_) => "GB-6.2",
            Refusal::MustStop(_, _, ForcedStop::Cone) => "GB-6.5",
            Refusal::MustStop(_, _, ForcedStop::Congestion) => "GB-9.1",
            Refusal::MustStop(_, _, ForcedStop::Traffic) => "GB-9.2",
            Refusal::MustStop(_, _, ForcedStop::ConstructionVehicle) => "GB-10.4",
            Refusal::NothingToDeclare | Refusal::NoCones(_) => "GB-8.1",
        }
    }

    fn at(&self) -> Option<String> {
        match self {
            Refusal::NoSuchSpace(space)
            | Refusal::AnotherTile(space, _)
            | Refusal::NoDriveInABuild(space)
            | Refusal::NoBuildInADrive(space)
            | Refusal::NotBuildable(space, _)
            | Refusal::Occupied(space)
            | Refusal::NothingToRotate(space)
            | Refusal::SameRoads(space)
            | Refusal::RotateInZone(space, _)
            | Refusal::NothingToRemove(space)
            | Refusal::RemoveInZone(space, _)
            | Refusal::UnderACar(space, _)
            | Refusal::NoConeLeft(space)
            | Refusal::ConeThere(space)
            | Refusal::NoConeThere(space)
            | Refusal::StandsThere(space)
            | Refusal::NotOpen(space)
            | Refusal::NotJoined(space)
            | Refusal::MustStop(_, space, _)
            | Refusal::NoCones(space) => Some(space.to_string()),
            Refusal::NotInHand(tile) => Some(tile.to_string()),
            Refusal::TileNotThere(tile) => tile.map(|tile| tile.to_string()),
            Refusal::CardNotThere(_, name) => name.map(|name| name.to_string()),
            _ => None,
        }
    }

    fn message(&self) -> Message {
        let at = |key: &'static str, space: &Space| Message::new(key).place("at", space);
        match self {
            Refusal::NoSuchSpace(space) => at("gb-no-space", space),
            Refusal::AnotherTile(space, tile) => at("gb-another-tile", space).tile("tile", tile),
            Refusal::OnlyChanceDraws => Message::new("gb-chance"),
            Refusal::NotThisDraw(phase, seat) => next_draw(*phase, *seat),
            Refusal::CardNotThere(_, Some(name)) => Message::new("gb-card-gone").card("card", name),
            Refusal::CardNotThere(_, None) => Message::new("gb-which-card"),
            Refusal::TileNotThere(Some(tile)) => Message::new("gb-tile-gone").tile("tile", tile),
            Refusal::TileNotThere(None) => Message::new("gb-which-tile"),
            Refusal::RaceIsAPlacement => Message::new("gb-race"),
            Refusal::OpeningIsAPlacement => Message::new("gb-opening"),
            Refusal::Undeclared => Message::new("gb-undeclared"),
            Refusal::DeclaredAlready => Message::new("gb-declared"),
            Refusal::NoDriveInABuild(_) => Message::new("gb-build-turn"),
            Refusal::NoBuildInADrive(_) => Message::new("gb-drive-turn"),
            Refusal::NotYourTurn(seat) => Message::new("gb-not-your-turn").with("seat", *seat),
            Refusal::NotBuildable(space, ground) => {
                at("gb-not-buildable", space).with("ground", ground.message())
            }
            Refusal::Occupied(space) => at("gb-occupied", space),
            Refusal::NotInHand(tile) => Message::new("gb-not-in-hand").tile("tile", tile),
            Refusal::NothingToRotate(space) => at("gb-nothing-to-rotate", space),
            Refusal::SameRoads(space) => at("gb-same-roads", space),
            Refusal::RotateInZone(space, centre) => at("gb-rotate-zone", space).place("centre", centre),
            Refusal::NothingToRemove(space) => at("gb-nothing-to-remove", space),
            Refusal::RemoveInZone(space, centre) => at("gb-remove-zone", space).place("centre", centre),
            Refusal::UnderACar(space, seat) => at("gb-under-car", space).with("seat", *seat),
            Refusal::NoConeLeft(_) => Message::new("gb-no-cone-left"),
            Refusal::ConeThere(space) => at("gb-cone-there", space),
            Refusal::NoConeThere(space) => at("gb-no-cone", space),
            Refusal::StandsThere(space) => at("gb-stands-there", space),
            Refusal::NotOpen(space) => at("gb-not-open", space),
            Refusal::NotJoined(space) => at("gb-not-joined", space),
            Refusal::MustStop(space, stop, reason) => {
                at("gb-must-stop", space).place("stop", stop).with("why", reason.message())
            }
            Refusal::NothingToDeclare => Message::new("gb-quick"),
            Refusal::NoCones(_) => Message::new("gb-no-cones"),
        }
    }
}

/// The clause by which chance draws in a phase.
fn draw_clause(phase: Phase) -> &'static str {
    match phase {
        Phase::Showing | Phase::Redrawing => "GB-3.2",
        Phase::Dealing => "GB-3.3",
        Phase::Handing => "GB-3.4",
        Phase::Choosing => "GB-3.5",
        _ => "GB-4.3",
    }
}

/// What chance is to do in a phase.
fn next_draw(phase: Phase, seat: Seat) -> Message {
    let what = match phase {
        Phase::Choosing => return Message::new("gb-next-first"),
        Phase::Showing | Phase::Redrawing => "gb-start-card",
        Phase::Dealing => "gb-secret-card",
        _ => "gb-tile-for",
    };
    Message::new("gb-next-draw").with("what", Message::new(what).with("seat", seat))
}

impl ForcedStop {
    /// The reason in a few words.
    fn message(self) -> Message {
        Message::new(match self {
            ForcedStop::Cone => "gb-why-cone",
            ForcedStop::ConstructionVehicle => "gb-why-vehicle",
            ForcedStop::Congestion => "gb-why-cubes",
            ForcedStop::Traffic => "gb-why-car",
        })
    }
}
