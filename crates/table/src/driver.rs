//! Who takes a match on: chance, the rules, a bot or people.

use cloverleaf_core::{Actor, Seat, SeatSet, Turn};

use crate::{AnyTable, Event, Seed, Standing};

/// Who plays a seat. `L` is what the caller calls a bot's level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter<L> {
    /// A person.
    Person,
    /// A bot.
    Bot(L),
    /// A bot, until the person who owns the seat takes it back.
    StandIn(L),
}

/// A bot that is to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotTurn<L> {
    /// For which seat.
    pub seat: Seat,
    /// How hard it tries.
    pub level: L,
}

/// What a match waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<L> {
    /// A draw.
    Chance,
    /// The action that the rules have for a seat that resigned.
    Ruled(Seat, String),
    /// A bot's choice. People who owe theirs at the same time may make it meanwhile.
    Bot(BotTurn<L>),
    /// The first of these people to act, or of those who choose secretly all of them.
    People(SeatSet),
    /// The first to act of these people. Only when they have had their chance may the bot act.
    Race {
        /// The people who race.
        people: SeatSet,
        /// The bot that acts if none of them does.
        bot: BotTurn<L>,
    },
    /// Nothing: the match is over.
    Over,
}

impl<L: Copy> Step<L> {
    /// The people it waits for.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        match self {
            Step::People(people) | Step::Race { people, .. } => *people,
            _ => SeatSet::EMPTY,
        }
    }

    /// The bot that may choose now, given whether the people in a race have had their chance: all of
    /// them let the others go first, or the time that the caller gives them has passed.
    #[must_use]
    pub fn bot(&self, people_had_their_chance: bool) -> Option<BotTurn<L>> {
        match self {
            Step::Bot(bot) => Some(*bot),
            Step::Race { bot, .. } if people_had_their_chance => Some(*bot),
            _ => None,
        }
    }
}

/// Who sits where, and so what a match waits for. It has no clock, no thread and no randomness: the same
/// table and the same sitters give the same answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Driver<L> {
    sitters: Vec<Sitter<L>>,
    resigned: L,
}

impl<L: Copy> Driver<L> {
    /// A driver for these sitters, in the order of the seats. Where the rules want a bot for a seat that
    /// resigned, it is of the level `resigned`.
    pub fn new(sitters: impl IntoIterator<Item = Sitter<L>>, resigned: L) -> Driver<L> {
        Driver { sitters: sitters.into_iter().collect(), resigned }
    }

    /// The level of the bot that plays a seat, if a bot does. A seat that resigned is not its owner's
    /// any more, nor a stand-in's.
    pub fn bot_at(&self, standing: &Standing, seat: Seat) -> Option<L> {
        match self.sitters.get(seat.index()) {
            _ if standing.has_resigned(seat) => Some(self.resigned),
            Some(Sitter::Bot(level) | Sitter::StandIn(level)) => Some(*level),
            Some(Sitter::Person) | None => None,
        }
    }

    /// The seats that people play.
    pub fn people(&self, table: &dyn AnyTable) -> SeatSet {
        self.people_of(SeatSet::first(table.seats()), table)
    }

    /// The seats of people who owe a decision.
    pub fn owing(&self, table: &dyn AnyTable) -> SeatSet {
        self.people_of(table.turn().seats(), table)
    }

    fn people_of(&self, seats: SeatSet, table: &dyn AnyTable) -> SeatSet {
        seats.iter().filter(|seat| self.bot_at(table.standing(), *seat).is_none()).collect()
    }

    /// What the match waits for now.
    pub fn next(&self, table: &dyn AnyTable) -> Step<L> {
        match table.turn() {
            Turn::Over => Step::Over,
            Turn::Chance => Step::Chance,
            turn => match table.for_the_resigned() {
                Some((seat, Some(action))) => Step::Ruled(seat, action),
                _ => self.next_choice(turn, table),
            },
        }
    }

    fn next_choice(&self, turn: Turn, table: &dyn AnyTable) -> Step<L> {
        let people = self.owing(table);
        let level = |seat| Some(BotTurn { seat, level: self.bot_at(table.standing(), seat)? });
        match turn.seats().iter().find_map(level) {
            None => Step::People(people),
            // GB-3.5: a bot is quicker than anybody.
            Some(bot) if matches!(turn, Turn::Race(_)) && !people.is_empty() => Step::Race { people, bot },
            Some(bot) => Step::Bot(bot),
        }
    }

    /// Lets everything happen that nobody chooses, and tells what the match waits for then. Draws come
    /// from the table's dealer or else from this seed; without either it waits for [`Step::Chance`].
    pub fn settle(&self, table: &mut dyn AnyTable, seed: Option<Seed>) -> Step<L> {
        settle(table, seed);
        self.next(table)
    }
}

/// Lets everything happen at a table that nobody chooses: draws, by its dealer or else by this seed, and
/// what the rules have for those who resigned.
pub fn settle(table: &mut dyn AnyTable, seed: Option<Seed>) {
    settle_watched(table, seed, &mut |_, _| {});
}

/// The same, with each event shown just before it happens.
pub fn settle_watched(
    table: &mut dyn AnyTable,
    seed: Option<Seed>,
    watch: &mut dyn FnMut(&dyn AnyTable, &Event<String>),
) {
    while let Some(event) = nobodys_choice(table, seed) {
        watch(table, &event);
        table.apply(event).expect("what nobody chooses is legal");
    }
}

/// What happens next if that is nobody's choice.
fn nobodys_choice(table: &dyn AnyTable, seed: Option<Seed>) -> Option<Event<String>> {
    if let Some(drawn) = table.deal(None).or_else(|| table.deal(seed)) {
        return Some(Event::Play(Actor::Chance, drawn));
    }
    let (seat, ruled) = table.for_the_resigned()?;
    Some(Event::Play(Actor::Seat(seat), ruled?))
}
