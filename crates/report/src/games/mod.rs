//! What only one game has: a file a game. A game without one has the general report.

mod congestion;
mod gridlock;
mod rightofway;
mod tango;

use core::any::Any;

use cloverleaf_catalog::Playable;
use cloverleaf_core::{Actor, Arg, Game, Message, Say, Seat};
use cloverleaf_lab::Trial;
use cloverleaf_table::{Event, RecordError, Table};

use crate::measure::Uses;
use crate::{Figure, Section};

/// The questions that only one game has: they see its games step by step and then answer.
pub(crate) trait Measure<G: Game> {
    /// A game begins.
    fn begin(&mut self, _game: &G) {}

    /// Something happens in it.
    fn step(&mut self, game: &G, step: &Step<'_, G>);

    /// It is over.
    fn end(&mut self, game: &G, state: &G::State, trial: &Trial);

    /// The piece that an action uses, by the name of its kind: notation, or a message.
    fn piece(&self, _game: &G, _seat: Seat, _action: G::Action) -> Option<Arg> {
        None
    }

    /// The answers, in these words.
    fn sections(&self, game: &G, say: &dyn Say) -> Vec<Section>;
}

/// One step of a game.
pub(crate) struct Step<'a, G: Game> {
    /// The position before it.
    pub(crate) before: &'a G::State,
    /// Who does it.
    pub(crate) actor: Actor,
    /// What.
    pub(crate) action: G::Action,
    /// The position after it.
    pub(crate) after: &'a G::State,
}

impl<G: Game> Step<'_, G> {
    /// The seat that does it, unless it is a draw.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Chance => None,
        }
    }
}

/// A game with no questions of its own.
struct Nothing;

impl<G: Game> Measure<G> for Nothing {
    fn step(&mut self, _: &G, _: &Step<'_, G>) {}

    fn end(&mut self, _: &G, _: &G::State, _: &Trial) {}

    fn sections(&self, _: &G, _: &dyn Say) -> Vec<Section> {
        Vec::new()
    }
}

/// A game's own questions.
pub(crate) fn own<G: Playable>() -> Box<dyn Measure<G>> {
    let all: Vec<Box<dyn Any>> = vec![
        asked::<cloverleaf_gridlock::Gridlock>(gridlock::Roads::default()),
        asked::<cloverleaf_congestion::Congestion>(congestion::Traffic::default()),
        asked::<cloverleaf_tango::Tango>(tango::Deliveries::default()),
        asked::<cloverleaf_rightofway::RightOfWay>(rightofway::City::default()),
    ];
    let own = all.into_iter().find_map(|one| one.downcast::<Box<dyn Measure<G>>>().ok());
    own.map_or_else(|| Box::new(Nothing) as Box<dyn Measure<G>>, |own| *own)
}

/// Questions whose game is known only when they are asked.
fn asked<G: Game + 'static>(questions: impl Measure<G> + 'static) -> Box<dyn Any> {
    let questions: Box<dyn Measure<G>> = Box::new(questions);
    Box::new(questions)
}

/// Shows a game to its questions, step by step, and counts the pieces that are used.
pub(crate) fn walk<G: Playable>(
    trial: &Trial,
    measure: &mut dyn Measure<G>,
    pieces: &mut Uses,
) -> Result<(), RecordError> {
    let mut table = Table::<G>::replay(&trial.record, Some(0))?;
    let game = table.game().clone();
    measure.begin(&game);
    for line in &trial.record.events {
        let wrong = |why: Message| RecordError::new(line.number, why);
        let event = line.content.clone().read::<G::Action>().map_err(|error| wrong(error.message()))?;
        let before = table.state().clone();
        table.apply(event).map_err(|error| wrong(error.message()))?;
        if let Event::Play(actor, action) = event {
            measure.step(&game, &Step { before: &before, actor, action, after: table.state() });
            if let Actor::Seat(seat) = actor
                && let Some(piece) = measure.piece(&game, seat, action)
            {
                pieces.note(game.seats(), seat, piece);
            }
        }
    }
    measure.end(&game, table.state(), trial);
    pieces.end(&trial.wins());
    Ok(())
}

/// The greatest and the least of these figures, for a sentence.
pub(crate) fn extremes(figures: &[Figure]) -> Option<(&Figure, &Figure)> {
    let by_value = |one: &&Figure, other: &&Figure| one.estimate.value.total_cmp(&other.estimate.value);
    Some((figures.iter().max_by(by_value)?, figures.iter().min_by(by_value)?))
}
