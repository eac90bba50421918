//! Every "no" of the rules, one variant a reason, each with its clause.

use alloc::string::{String, ToString};
use core::fmt;

use cloverleaf_core::Seat;

use crate::board::Ground;
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
    NotBuildable(Space, Ground),
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
fn due_draw(phase: Phase) -> &'static str {
    match phase {
        Phase::Showing | Phase::Redrawing => "a starting card for seat",
        Phase::Dealing => "a secret card for seat",
        Phase::Choosing => "the first player, not something for seat",
        _ => "a tile for seat",
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoSuchSpace(space) => write!(f, "the board has no space '{space}'"),
            Refusal::AnotherTile(space, tile) => {
                write!(
                    f,
                    "the tile on {space} cannot be turned to '{tile}'; tiles are turned, never flipped or changed"
                )
            }
            Refusal::OnlyChanceDraws => f.write_str("cards, tiles and lots are drawn by chance, not chosen"),
            Refusal::NotThisDraw(phase, seat) => write!(f, "the next draw is {} {seat}", due_draw(*phase)),
            Refusal::CardNotThere(_, Some(name)) => write!(f, "the card '{name}' is not there to be drawn"),
            Refusal::CardNotThere(_, None) => f.write_str("a draw has to say which card it is"),
            Refusal::TileNotThere(Some(tile)) => {
                write!(
                    f,
                    "there is no tile '{tile}' to draw; draws are written as the list of kinds has them"
                )
            }
            Refusal::TileNotThere(None) => f.write_str("a draw has to say which tile it is"),
            Refusal::RaceIsAPlacement => f.write_str("the race to be first is run by placing a tile"),
            Refusal::OpeningIsAPlacement => {
                f.write_str("in the opening round everybody places exactly one tile")
            }
            Refusal::Undeclared => f.write_str("say first whether this turn is to build or to drive"),
            Refusal::DeclaredAlready => f.write_str("this turn has been declared, and that is final"),
            Refusal::NoDriveInABuild(_) => f.write_str("this is a build turn; the car stays where it is"),
            Refusal::NoBuildInADrive(_) => f.write_str("this is a drive turn; nothing is built in it"),
            Refusal::NotYourTurn(seat) => write!(f, "it is not the turn of seat {seat}"),
            Refusal::NotBuildable(space, ground) => {
                write!(f, "{space} is {}; tiles go on empty spaces", ground.word())
            }
            Refusal::Occupied(space) => write!(f, "{space} has a tile; remove it first"),
            Refusal::NotInHand(tile) => write!(f, "there is no tile in hand that can lie as '{tile}'"),
            Refusal::NothingToRotate(space) => write!(f, "{space} has no tile to rotate"),
            Refusal::SameRoads(space) => write!(f, "the tile on {space} lies so already"),
            Refusal::RotateInZone(space, centre) => {
                write!(f, "{space} is in the construction zone around {centre}; nothing is rotated there")
            }
            Refusal::NothingToRemove(space) => write!(f, "{space} has no tile to remove"),
            Refusal::RemoveInZone(space, centre) => {
                write!(f, "{space} is in the construction zone around {centre}; nothing is removed there")
            }
            Refusal::UnderACar(space, seat) => write!(f, "the car of seat {seat} stands on {space}"),
            Refusal::NoConeLeft(_) => f.write_str("both cones are on the board; clear one first"),
            Refusal::ConeThere(space) => write!(f, "{space} has a cone already"),
            Refusal::NoConeThere(space) => write!(f, "{space} has no cone to clear"),
            Refusal::StandsThere(space) => write!(f, "the car stands on {space}; a stop is somewhere else"),
            Refusal::NotOpen(space) => write!(f, "{space} has no road for this car"),
            Refusal::NotJoined(space) => write!(f, "no road leads to {space} from where the car stands"),
            Refusal::MustStop(space, stop, reason) => {
                write!(f, "on the way to {space} the car must stop on {stop}: {}", reason.word())
            }
            Refusal::NothingToDeclare => f.write_str("a quick trip has no build or drive turns to declare"),
            Refusal::NoCones(_) => f.write_str("this quick trip is played without cones"),
        }
    }
}

impl ForcedStop {
    /// The reason in a few words.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            ForcedStop::Cone => "a cone stands there",
            ForcedStop::ConstructionVehicle => "the construction vehicle works there",
            ForcedStop::Congestion => "two or more cubes lie there",
            ForcedStop::Traffic => "another car stands there",
        }
    }
}
