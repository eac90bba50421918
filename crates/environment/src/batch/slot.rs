//! One game of a batch.

use cloverleaf_bots::Bot;
use cloverleaf_core::{Actor, GameExt, Random, Seat, SeatSet, SplitMix, Turn, Viewer};
use cloverleaf_encode::Number;

use super::{Arrays, Autoreset, Settings};
use crate::rules::Set;
use crate::{ActionError, Learnable, Played, returns};

/// So many games in a row that end before the learner acts are not an accident.
const MOST_BEGINNINGS: u32 = 1000;

/// One game of a batch.
#[derive(Clone, Debug)]
pub(super) struct Slot<G: Learnable> {
    pub(super) state: G::State,
    pub(super) history: Vec<Played>,
    /// Where the seeds of its games come from.
    seeds: SplitMix,
    /// What chance draws by, and which seat is the first in a race.
    random: SplitMix,
    bots: Vec<Option<Bot<G::Action>>>,
    /// The seat of the learner's that is to act, or acted last.
    pub(super) seat: Seat,
    /// What it is about to play, once that is found to be legal.
    chosen: Option<G::Action>,
    steps: u32,
    pub(super) ended: bool,
}

impl<G: Learnable> Slot<G> {
    pub(super) fn new(rules: &Set<G>, seed: u64) -> Slot<G> {
        Slot {
            state: rules.0.start(),
            history: Vec::new(),
            seeds: SplitMix::new(seed),
            random: SplitMix::new(seed),
            bots: Vec::new(),
            seat: Seat::at(0),
            chosen: None,
            steps: 0,
            ended: true,
        }
    }

    /// From now on its games follow from this seed.
    pub(super) fn seed(&mut self, seed: u64) {
        self.seeds = SplitMix::new(seed);
    }

    /// Begins a new game in which a seat of the learner's is to act. False if there is none.
    pub(super) fn begin(&mut self, rules: &Set<G>, settings: &Settings) -> bool {
        for _ in 0..MOST_BEGINNINGS {
            self.random = SplitMix::new(self.seeds.next_u64());
            let seeds = &mut self.random;
            self.bots.clear();
            let bots = settings.opponents.iter();
            self.bots.extend(bots.map(|level| level.map(|level| Bot::new(level, seeds.next_u64()))));
            self.state = rules.0.start();
            self.history.clear();
            self.steps = 0;
            self.ended = false;
            if self.advance(rules) {
                return true;
            }
        }
        self.ended = true;
        false
    }

    /// Lets chance and bots act until a seat of the learner's is to act. False if the game is over before.
    fn advance(&mut self, rules: &Set<G>) -> bool {
        loop {
            let (actor, action) = match rules.0.turn(&self.state) {
                Turn::Over => return false,
                Turn::Chance => {
                    let random = &mut self.random;
                    (Actor::Chance, rules.0.pick_draw(&self.state, |total| random.below(total)))
                }
                turn => {
                    let seat = self.next_seat(turn);
                    let Some(bot) = self.bots.get_mut(seat.index()).and_then(Option::as_mut) else {
                        self.seat = seat;
                        return true;
                    };
                    let view = rules.0.view(&self.state, Viewer::Seat(seat));
                    (Actor::Seat(seat), bot.act(&rules.0, &view, seat))
                }
            };
            // A law of every game: whoever is to act can act.
            let Some(action) = action else { return false };
            self.play(rules, actor, action);
        }
    }

    /// Who acts next: the lowest seat that owes something, and in a race anyone.
    fn next_seat(&mut self, turn: Turn) -> Seat {
        let seats = turn.seats();
        let place = match turn {
            Turn::Race(_) => self.random.below(seats.len() as u32) as usize,
            _ => 0,
        };
        seats.iter().nth(place).unwrap_or(self.seat)
    }

    fn play(&mut self, rules: &Set<G>, actor: Actor, action: G::Action) {
        let id = rules.number(actor, action).unwrap_or(u32::MAX);
        self.history.push(Played { actor, id });
        rules.0.play_unchecked(&mut self.state, actor, action);
    }

    /// Finds the action with this id, if it may be played.
    pub(super) fn choose(&mut self, rules: &Set<G>, id: i64) -> Result<(), ActionError> {
        let actor = Actor::Seat(self.seat);
        let action = rules.action(actor, id)?;
        rules.0.permit(&self.state, actor, action).map_err(|refused| ActionError::refused(&refused))?;
        self.chosen = Some(action);
        Ok(())
    }

    /// The id of any legal action, each as likely; 0 if there is none.
    pub(super) fn sample(&self, rules: &Set<G>, random: &mut SplitMix) -> i64 {
        let picked = match self.ended {
            true => None,
            false => rules.0.pick(&self.state, self.seat, |count| random.below(count)),
        };
        picked.and_then(|action| rules.0.action_id(self.seat, action)).map_or(0, i64::from)
    }

    /// Plays what was chosen, and writes the game's line.
    pub(super) fn step(&mut self, rules: &Set<G>, settings: &Settings, out: &mut Arrays<'_>) {
        out.rewards.fill(0.0);
        (out.terminated[0], out.truncated[0]) = (false, false);
        if self.ended {
            self.begin(rules, settings);
        } else if let Some(action) = self.chosen.take() {
            self.play(rules, Actor::Seat(self.seat), action);
            self.steps += 1;
            if !self.advance(rules) {
                self.ended = true;
                out.terminated[0] = true;
                if let Some(outcome) = rules.0.outcome(&self.state) {
                    let earned = returns(&outcome);
                    out.rewards
                        .iter_mut()
                        .zip(earned.as_slice())
                        .for_each(|(reward, one)| *reward = *one as f32);
                }
            } else if settings.most_steps.is_some_and(|most| self.steps >= most) {
                self.ended = true;
                out.truncated[0] = true;
            }
            if self.ended && settings.autoreset == Autoreset::SameStep {
                if !out.final_observations.is_empty() {
                    self.observe(rules, out.final_observations);
                }
                self.begin(rules, settings);
            }
        }
        self.show(rules, out);
    }

    /// Writes what the seat that is to act sees and may do.
    pub(super) fn show(&self, rules: &Set<G>, out: &mut Arrays<'_>) {
        self.observe(rules, out.observations);
        match self.ended {
            true => out.masks.fill(0),
            false => rules.0.mask(&self.state, self.seat, out.masks),
        }
        out.seats[0] = self.seat.index() as u8;
    }

    fn observe(&self, rules: &Set<G>, out: &mut [Number]) {
        rules.0.observe(&rules.0.view(&self.state, Viewer::Seat(self.seat)), self.seat, out);
    }
}

/// Whether these opponents leave a seat to the learner.
pub(super) fn leaves_a_seat(settings: &Settings, seats: u8) -> bool {
    let opponents = &settings.opponents;
    let taken = |seat: Seat| opponents.get(seat.index()).is_some_and(Option::is_some);
    opponents.len() <= usize::from(seats) && !SeatSet::first(seats).iter().all(taken)
}
